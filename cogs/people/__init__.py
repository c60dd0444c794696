"""Personal pages: settings, blocks, privacy."""
