"""What a team decides beside its moves, as a public message with the votes for and against."""

import discord

import locales
from cogs.core.controls import Button, view
from cogs.core.messages import Message
from matches import Match, Offer
from matches.teams.team_models import Motion
from wording.formatting import match_url
from wording.votes import motion_lines


def motion_message(motion: Motion, match: Match, language: str, offer: Offer | None = None) -> Message:
    """Return the message of a motion, which members vote on. `offer`: the opponents' one that it answers."""
    return Message("\n".join(motion_lines(language, motion, match, offer)), controls=_controls(motion, language))


def _controls(motion: Motion, language: str) -> discord.ui.View | None:
    if motion.status != "open":
        return None
    style = discord.ButtonStyle.success
    return view(
        Button.to("motion-yes", motion.id, label=locales.say(language, "button-motion-yes"), style=style),
        Button.to("motion-no", motion.id, label=locales.say(language, "button-motion-no")),
    )


def motion_voted(motion: Motion, match: Match, language: str) -> Message:
    """Return the private confirmation of a vote on a motion."""
    code = "motion-voted" if motion.status == "open" else f"motion-then-{motion.status}"
    return Message(locales.say(language, code, quorum=motion.quorum, agreed=motion.agreed, link=match_url(match)))
