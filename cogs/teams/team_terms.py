"""The terms of new teams: one's own, one of a role, one of everybody."""

import locales
from cogs.core.client import Interaction
from cogs.core.formatting import person_of, shorten
from cogs.core.preferences import place_language
from matches.models import DEFAULT_HOURS, Joining, TeamTerms
from matches.names import one_line
from matches.teams.team_rules import LONGEST_NAME


def own_terms(
    interaction: Interaction, joining: Joining = "channel", hours: int = DEFAULT_HOURS, *, is_open: bool = False
) -> TeamTerms:
    """Return the terms of a team that is named after its captain, the person behind an interaction."""
    captain = person_of(interaction.user).name
    name = shorten(locales.say(place_language(interaction), "team-of", captain=captain), LONGEST_NAME)
    return TeamTerms(name, joining, hours=hours, open_votes=is_open, is_named_after=True)


def role_terms(
    interaction: Interaction, role: int, name: str, hours: int = DEFAULT_HOURS, *, is_open: bool = False
) -> TeamTerms:
    """Return the terms of a team of the people with a role, whose name it has; for @everyone, of everybody."""
    if role == interaction.guild_id:
        return everybody_terms(interaction, hours, is_open=is_open)
    shown = shorten(one_line(name), LONGEST_NAME)
    return TeamTerms(shown or str(role)[:LONGEST_NAME], "role", role, hours, is_open)


def everybody_terms(interaction: Interaction, hours: int = DEFAULT_HOURS, *, is_open: bool = False) -> TeamTerms:
    """Return the terms of a team that everybody who sees the channel may join, which has the name of the server."""
    server = one_line(interaction.guild.name) if interaction.guild else ""
    name = shorten(server, LONGEST_NAME) or locales.say(place_language(interaction), "team-everybody")
    return TeamTerms(name, "channel", hours=hours, open_votes=is_open)
