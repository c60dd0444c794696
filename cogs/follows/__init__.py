"""Following matches on Discord: the list, the messages at the end of a match, daily digests."""
