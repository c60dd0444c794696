"""Offers between players, of a draw, a takeback or a pause.

An offer holds the entry that it leads to, until all others have agreed or a player moves instead (`offer_rules`).
"""
