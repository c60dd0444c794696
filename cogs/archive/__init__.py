"""Matches to look at again: replays, films, export and import of records, boards shown to a channel."""
