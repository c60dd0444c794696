"""What follows from what happens, in the order in which it follows, all in the same transaction.

Rooms announce what they did and do not know each other. This table says who listens.
"""
