"""A match on Discord: boards, moves, the picker, offers, plans.

A move comes as a command or a reply (`moves`), or from the picker and its text box. The picker knows neither
matches nor exercises, only a `Picking`: the position, the message that shows it, and what a finished move does.
"""
