"""People: preferences, blocks, the desk, export and deletion."""
