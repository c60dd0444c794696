"""What the features share on Discord: the gateway, answers, messages, controls, text.

Every command, control and submitted modal comes in by `gateway`: commands through its command tree, the others
through its listener. It finds the method that answers, defers an answer that takes longer than 1.5 seconds, keeps
the interaction's token for followups (`followups`), loads the preferences of the person and of their server, calls
the method, and says what went wrong (`error_answers`).

The `custom_id` of a control says what it does and on what: `trilithon:move:12:5` is the Move button of the board
after entry 5 of match 12. Nothing is kept in memory: a cog marks the method that answers an action of a kind of
control (`actions`), whose annotations say how the arguments are read (`handlers`); a match, challenge or offer is
looked up only for people who may see it (`cogs.places.visibility`). Two methods for one action are refused when the
bot starts.

Whatever the bot says is a `Message` (`messages`), for a `Reader` (`preferences`): one person with a language, a
theme and a perspective, or everybody who reads a place.
"""
