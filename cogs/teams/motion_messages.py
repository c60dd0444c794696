"""What a team decides beside its moves, as a public message with the votes for and against."""

from collections.abc import Iterator

import discord

import locales
from cogs.core.controls import Button, view
from cogs.core.messages import Message
from matches import Match, Offer
from matches.acts.acts import Pause
from matches.teams.team_models import Motion
from wording.formatting import match_url, safe


def motion_message(motion: Motion, match: Match, language: str, offer: Offer | None = None) -> Message:
    """Return the message of a motion, which members vote on. `offer`: the opponents' one that it answers."""
    return Message("\n".join(motion_lines(motion, match, language, offer)), controls=_controls(motion, language))


def motion_lines(motion: Motion, match: Match, language: str, offer: Offer | None = None) -> Iterator[str]:
    """Yield the question of a motion, and how the votes stand or what was decided."""
    team = safe(match.seats[motion.player].name)
    if offer:
        data = {"player": safe(match.seats[offer.player].name), "what": offer.kind, "days": offer.days}
        yield locales.say(language, "motion-answer", team=team, **data)
    else:
        days = motion.act.days if isinstance(motion.act, Pause) else 0
        yield locales.say(language, "motion-asked", team=team, what=motion.act.kind, days=days)
    counts = {"agreed": motion.agreed, "declined": motion.declined, "quorum": motion.quorum}
    yield locales.say(language, f"motion-{motion.status}", **counts)


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
