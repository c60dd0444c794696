"""Following matches on Discord: the list, messages about the end of a match, daily digests."""
