"""Matches on Discord: boards, moves, the picker.

A move comes from a command or a reply (`moves`), or from the picker and its modal. The picker knows neither matches nor
exercises, only a `Picking`: the position, the message that shows it, and the handling of a complete move.

A `Board` is what features get that add lines and buttons to the messages here: to a public or private board, behind
More, and on the way to a move. `cogs.contributions` says which, in their order.
"""
