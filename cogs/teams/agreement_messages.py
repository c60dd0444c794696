"""How the votes of a match's teams went, as a picture and in words."""

from collections.abc import Iterator, Sequence

import discord

import locales
from cogs.core.messages import Message, picture_file
from cogs.core.preferences import Reader
from cogs.playing.board_messages import view_of
from matches import Match
from matches.teams.team_models import Agreement
from renderer import Share, render_votes
from wording.formatting import distinct_names, match_data


async def agreement_message(match: Match, agreements: Sequence[Agreement], reader: Reader) -> Message:
    """Return how the votes of a match's teams went: a picture of all, and what stands out for each team."""
    lines = [locales.say(reader.language, "agreement-heading", **match_data(reader.language, match))]
    for seat in match.teams:
        own = [each for each in agreements if each.player == seat.player]
        lines += _team_lines(reader.language, distinct_names(reader.language, match)[seat.player], own)
    return Message("\n".join(lines), [await agreement_file(match, agreements, reader)])


async def agreement_file(match: Match, agreements: Sequence[Agreement], reader: Reader) -> discord.File:
    """Draw how the votes went as a file."""
    shares = [Share(each.ply, each.player, each.agreed, each.votes) for each in agreements]
    return await picture_file(f"trilithon-{match.id}-votes", render_votes, match.state, shares, view_of(match, reader))


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
