"""Matches on Discord: boards, moves, the picker, offers, plans.

A move comes from a command or a reply (`moves`), or from the picker and its modal. The picker knows neither matches nor
exercises, only a `Picking`: the position, the message that shows it, and the handling of a complete move.
"""
