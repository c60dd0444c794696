"""The match itself: its entries, its seats, who may act in it. Features listen to what happens to it.

A match *is* its moves: its state is replayed on first use and cached (`loading`). Long records are replayed one at a
time, round-robin over people. A match that the rules cannot replay ends as void when it is loaded, and its people are
notified; one that a process with newer rules has played on is left to that process. Columns for lists (turn, end,
result of each seat) are stored with it, so that lists replay nothing. The primary key (match, ply) decides races.

Whatever adds an entry calls `entering.enter`, which announces it; what follows stands in `matches.consequences`.
"""
