"""Planned answers: lines that may follow an entry, a reply, the player's answer, and so on.

`plan_rules` derives a match's place in a line. After each entry, due answers are played in the same transaction, and
lines that no longer fit are deleted (`plan_updates`).
"""
