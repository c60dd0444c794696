"""Matches to look at: `/board`, replays, animations, import and export of records."""
