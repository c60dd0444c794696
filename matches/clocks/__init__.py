"""Clocks, deadlines and due actions.

Deadlines are stored instead of being timers: each entry sets, in its own transaction, the player's deadline and when
the next action is due. One function sets every deadline (`clock_updates`), taking account of pauses, absences and quiet
hours. A change that moves a deadline first computes the time left, and sets the deadline from it. Each move stores its
player's remaining time, so that a takeback can restore it.
"""
