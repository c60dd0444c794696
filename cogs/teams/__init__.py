"""Teams on Discord: making and joining them, voting for moves, and what else a team decides.

`team_lines` has what cards and boards say of teams, and knows nothing of boards. A vote is picked like a move
(`cogs.playing.move_picker`); `cogs.playing.move_submission` hands what members choose to the votes.
"""
