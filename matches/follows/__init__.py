"""Following matches that others play.

A row of `follows` stores that a person follows a match, to its end or daily, and the last entry reported. The entry
that ends a match queues a message for each follower in the same transaction. A digest is due at a stored time, and the
last entries that it reports are stored with it, so that a retry reports the same. Messages are in the follower's chosen
language, or else in that of their Discord client.
"""
