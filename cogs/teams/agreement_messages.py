"""How the votes of a match's teams went, as a picture and in words."""

import asyncio
from collections.abc import Iterator, Sequence
from io import BytesIO

import discord

import locales
from cogs.core.formatting import game_name, names_listed, safe
from cogs.core.messages import Message
from cogs.core.preferences import Reader
from cogs.playing.board_messages import distinct_names, view_of
from matches import Match
from matches.teams.team_models import Agreement
from renderer import Share, render_votes


async def agreement_message(match: Match, agreements: Sequence[Agreement], reader: Reader) -> Message:
    """Return how the votes of a match's teams went: a picture of all, and what stands out for each team."""
    names = tuple(map(safe, names_listed(reader.language, match.seats)))
    data = {"id": str(match.id), "game": game_name(reader.language, match.game), "names": names}
    lines = [locales.say(reader.language, "agreement-heading", **data)]
    for seat in match.teams:
        own = [each for each in agreements if each.player == seat.player]
        lines += _team_lines(reader.language, distinct_names(reader.language, match)[seat.player], own)
    return Message("\n".join(lines), [await agreement_file(match, agreements, reader)])


async def agreement_file(match: Match, agreements: Sequence[Agreement], reader: Reader) -> discord.File:
    """Draw how the votes went as a file."""
    shares = [Share(each.ply, each.player, each.agreed, each.votes) for each in agreements]
    drawn = await asyncio.to_thread(render_votes, match.state, shares, view_of(match, reader))
    return discord.File(BytesIO(drawn.data), f"trilithon-{match.id}-votes.{drawn.format}", description=drawn.alt)


def _team_lines(language: str, name: str, own: Sequence[Agreement]) -> Iterator[str]:
    """Yield how many votes a team cast on how many moves, and the move on which it was least agreed."""
    if not own:
        return
    unanimous = sum(each.agreed == each.votes for each in own)
    votes = sum(each.votes for each in own)
    yield locales.say(language, "agreement-team", team=name, moves=len(own), votes=votes, unanimous=unanimous)
    least = min(own, key=lambda each: each.agreed / each.votes)
    if least.agreed < least.votes:
        data = {"ply": least.ply, "move": least.text, "agreed": least.agreed, "votes": least.votes}
        yield locales.say(language, "agreement-least", **data)
