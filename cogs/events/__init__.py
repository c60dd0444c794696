"""Leagues and tournaments on Discord.

What they share is in `event_….py`: commands and controls, the card, posts, pages and confirmations.
"""
