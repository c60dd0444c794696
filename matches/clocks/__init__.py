"""Clocks, deadlines and what happens at them.

Deadlines are stored, and no timer runs for them: each entry sets, in its own transaction, when the player to move
is out of time and when something is due next. One function sets every deadline (`clock_updates`); it knows pauses,
absences and quiet hours, and whatever moves a deadline asks before how much time is left, and gives that. With each
move is stored what its player had left, so that a takeback gives it back.
"""
