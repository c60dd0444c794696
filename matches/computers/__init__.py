"""Turns of computers, hints, and reviews.

When an entry makes a computer the player to move, no board is queued: the transaction marks the match
(`matches.thinks_at`) and wakes the search worker. That claims the match, has a process think about it (`thinking`),
and stores what it plays like any move, unless the match has moved on. The board that follows shows everything since
the last one (`Match.unshown_since`). Nothing about a thought is stored.
"""
