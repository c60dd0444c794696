"""Matches as text for people, and imported ones.

A record is keywords with a colon (`game`, `options`, `player 0`, `began`, `ended`, `result`), then the entries,
each with its time, and moves with their numbers. Times are UTC, names are JSON strings, and `#` begins a comment.
Only the entries are read as the match.
"""
