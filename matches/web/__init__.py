"""Sessions of people on the bot's own page, on which one touches the board.

A link is for one person and a short time, and the first browser that follows it has the session. A session is a row:
without its hash of a secret it is a link that nobody has followed yet. Rows that are gone end the sessions.
"""
