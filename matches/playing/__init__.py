"""A match from its first move to its end: moves, offers, plans.

A match *is* its moves: its state is made from them when it is first needed, and stays loaded (`loading`). Long
records are replayed one at a time, and people take turns at that. One that the rules cannot replay ends as void
where it is met, and its people are told; one that a process with newer rules has played on is left to that. What
lists show (whose turn it is, how it ended, each seat's result) is stored beside it, so that no list replays
anything. The primary key (match, ply) decides races.

Taking a move back is an entry too. What needs the others' yes is an offer: the entry that it would add waits until
everybody has agreed, or a player moves instead (`offer_rules`). A planned line says how a match may go on from an
entry: a reply, one's own answer, and so on. `plan_rules` derives where a match stands in a line;
`MatchService.enter` asks it after each entry, plays the answers that are due in the same transaction, and deletes
the lines that no longer fit.
"""
