"""Lessons, puzzles and the puzzle of the day on Discord.

All of them, and the tries in reviews, are exercises: a key such as `lesson.<game>.<step>`, a position, and how many
moves have been played in it. The picker, the text box and replies in direct messages are the same for all kinds
(`exercises`); what comes of a move is said by the kind (`exercise_kinds`), found by the beginning of the key.
"""
