"""Teams: seats of many people, who vote on their moves.

A seat of a team has no user; its members are rows of their own, so that a match with a team of hundreds is loaded like
any other. A match loaded for a user knows whether they are in one of its teams (`Seat.member`).

A team's turn is a ballot, which opens with the turn (`team_updates`) and is due when it closes. A member's vote is a
move that the engine has checked. Closing plays the move with most votes as the team's entry, in one transaction
(`vote_service`). Without any vote the ballot stays open: the clock decides, or the first vote that is late closes it.
Other decisions are motions, carried by those who voted last (`motion_service`).

Whoever acts for a team still sees its place: `presence` knows it from their interactions, else Discord is asked,
outside of the transaction. When a ballot closes, votes of others do not count.

A server's match is one of a team without a captain against the computer. When it ends, its server is due in the same
transaction, and the next one begins (`server_match_service`).
"""
