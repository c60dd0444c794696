"""Matches to look at again: replays, animations, import and export of records, boards shown to a channel."""
