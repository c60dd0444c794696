"""Records of matches as text, and imported matches.

A record has keywords with a colon (`game`, `options`, `player 0`, `began`, `ended`, `result`), then the entries with
their times, moves with numbers. Times are UTC, names are JSON strings, and `#` begins a comment. Only the entries are
parsed as the match.
"""
