"""Teams on Discord: making and joining them, voting for moves, and what else a team decides.

`team_lines` has what teams add to cards and boards. A vote is picked, typed and answered like a move:
`cogs.playing.move_submission.enter_move` hands it to the votes where a team is to move. What a player may do alone,
such as offering a draw, a member asks of the team (`asked_teams`).
"""
