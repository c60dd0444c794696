"""Teams as people make and join them on Discord."""

from typing import Any

from engine import GAMES
from tests.cogs.conftest import Guild, Playing


async def make_team(guild: Guild, who: str, message: Any, action: str = "team-seat", **chosen: Any) -> Any:
    """Make a team by a control of a card or panel and its modal, and return the private answer."""
    opened = await guild.open_modal(who, message, action)
    answer = await guild.fill_in(who, opened, **chosen)
    return answer.followups[-1] if answer.followups else answer.response


async def team_match(guild: Guild, *others: str, **chosen: Any) -> Playing:
    """Start a match of Alice, who moves first, against a team that Bruno leads and others have joined."""
    terms = {name: chosen.pop(name) for name in ("hours", "votes") if name in chosen}
    card = await guild.challenge("alice", side="white", **chosen)
    await make_team(guild, "bruno", card, **{name: [value] for name, value in terms.items()})
    for who in others:
        await join(guild, who, guild.again(card))
    return Playing(guild, guild.sim.threads()[-1], ("alice", "bruno"), GAMES["contiguity"], "")


async def join(guild: Guild, who: str, card: Any) -> Any:
    """Join the first team of a card, and return the private answer."""
    answer = await guild.press(who, card, "team-join")
    return answer.followups[-1] if answer.followups else answer.response


def members(guild: Guild) -> list[str]:
    """Return the names of all members of teams, in the order in which they joined."""
    joined = 'SELECT name FROM team_members WHERE joined_at IS NOT NULL ORDER BY joined_at, "user"'
    return [name for (name,) in guild.rows(joined)]
