"""What is stored about people: preferences, absences, blocks, the desk, export and deletion."""
