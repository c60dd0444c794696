"""Turns of computers, hints, and reviews.

When an entry makes a computer the player to move, no board is queued: the transaction marks the match
(`matches.thinks_at`) and wakes the search worker. The worker claims the match, searches in a separate process
(`thinking`), and stores the move like any other, unless the match has changed. The following board shows everything
since the last one (`Match.unshown_since`). The search itself stores nothing.
"""
