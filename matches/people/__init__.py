"""People: preferences, absences, blocks, the desk, export and deletion."""
