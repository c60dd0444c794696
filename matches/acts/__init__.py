"""Acts: what somebody does in a match, as a value. The kind of their seat decides what comes of it.

An act of a person happens. An act of a member of a team is proposed to the team, which votes on it. Whoever offers
acts to people (commands, buttons, replies, boards to think on) says the act to `act_service.ActService`, and does not
ask what kind of seat it is for.

What can be proposed to a team has one definition, for people and for teams: a function of a service that raises if it
may not be done now, else returns what does it (`ActService.allow`). The rooms of teams stand higher; they say how acts
are proposed to them (`ActService.proposing`).
"""
