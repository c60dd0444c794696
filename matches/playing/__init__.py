"""A match from its first move to its end: moves, offers, plans.

A match *is* its moves: its state is replayed on first use and cached (`loading`). Long records are replayed one at a
time, round-robin over people. A match that the rules cannot replay ends as void when it is loaded, and its people are
notified; one that a process with newer rules has played on is left to that process. Columns for lists (turn, end,
result of each seat) are stored with it, so that lists replay nothing. The primary key (match, ply) decides races.

A takeback is an entry too. An offer holds an entry that needs the others' agreement, until all have agreed or a player
moves instead (`offer_rules`). A planned line is a possible continuation after an entry: a reply, the player's answer,
and so on. `plan_rules` derives the match's place in a line. After each entry `MatchService.enter` plays due answers in
the same transaction, and deletes lines that no longer fit.
"""
