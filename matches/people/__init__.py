"""People: preferences, blocks, export and deletion. No feature is known here: they declare, and listen."""
