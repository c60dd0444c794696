"""Personal pages: settings, blocks, privacy, the desk."""
