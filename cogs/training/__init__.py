"""Lessons, puzzles and the daily puzzle on Discord.

All of them, and the tries in reviews, are exercises: a key such as `lesson.<game>.<step>`, a position, and the number
of moves played in it. `exercises` has the picker, the text box and the replies in direct messages, the same for all
kinds. The kind of an exercise, found by the prefix of its key (`exercise_messages`), answers a move.
"""
