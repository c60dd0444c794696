"""Following matches that others play.

A row of `follows` says that a person follows a match to its end, or daily, and up to which entry they were told.
The entry that ends a match queues a message for each follower in the same transaction. A digest is due at a stored
moment; with it is stored up to which entry of each match it tells, so that a repeated attempt says the same.
Followers are written to in the language that they chose, or else in that of their Discord.
"""
