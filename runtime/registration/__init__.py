"""What Discord is told about the application at the start: its commands, and the emoji that mark sides.

Each is noted in the database with Discord's ids. One process tells Discord, under a lease; the others read the note.
"""
