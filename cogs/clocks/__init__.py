"""Time in matches on Discord: nudges, flags, more time, and the notices about them."""
