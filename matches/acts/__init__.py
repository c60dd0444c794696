"""Acts: what somebody does in a match, as a value. The kind of their seat decides what comes of it.

An act of a person happens. An act of a member of a team is proposed to the team, which votes on it. Whoever offers
acts to people (commands, buttons, replies, boards to think on) says the act to `act_service.ActService`, and does not
ask what kind of seat it is for.
"""
