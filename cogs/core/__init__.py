"""Shared parts of the features on Discord: the gateway, answers, messages, controls, text.

`gateway` receives all commands, controls and submitted modals: commands through its command tree, the others through
its listener. It finds the method that answers, defers the interaction after 1.5 seconds, keeps its token for followups
(`followups`), loads the preferences of the person and of their server, calls the method, and answers errors
(`error_answers`).

The `custom_id` of a control encodes its action and arguments: `trilithon:move:12:5` is the Move button of the board
after entry 5 of match 12. Nothing is kept in memory. A cog marks the method that answers an action (`actions`), whose
annotations choose the parsers of the arguments (`handlers`); a match, challenge or offer is loaded only for people who
may see it (`cogs.places.visibility`). The bot does not start if two methods have the same action.

All the bot's messages are of the type `Message` (`messages`), for a `Reader` (`preferences`): one person with a
language, a theme and a perspective, or everybody in a place. A room has `Contributions` for the lines and buttons that
features above it add to its messages; `cogs.contributions` fills them all.
"""
