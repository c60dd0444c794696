"""The desk: what waits for one person. It reads every room, and no room knows it."""
