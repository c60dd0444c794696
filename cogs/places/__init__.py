"""Servers, channels and threads: where matches may be played, who may see them, and what the bot may do there."""
