"""Challenging somebody, and answering: `/challenge` and the card's Accept, Decline and Withdraw."""

from collections.abc import Awaitable
from functools import partial
from typing import TYPE_CHECKING

import discord
from discord import app_commands

import locales
from cogs.ui.boards import card_message
from cogs.ui.commands import described, game_choices, options
from cogs.ui.controls import Room, action
from cogs.ui.faults import tell
from cogs.ui.options import complete, player_of, side_names
from cogs.ui.readers import place_tongue, tongue
from cogs.ui.repair import show_outcome
from cogs.ui.words import person
from engine import GAMES
from matches import Challenge, MatchError, Place

if TYPE_CHECKING:
    from bot import Trilithon

    Interaction = discord.Interaction[Trilithon]

CLOSED = ("challenge-closed", "challenge-expired")
"""Refusals after which the card has to look different."""
NEEDED = ("view_channel", "send_messages", "attach_files", "read_message_history")
"""Permissions without which no match can be played in a channel."""


class Challenges(Room):
    """From a challenge to a match."""

    @app_commands.command(**described("challenge"))
    @options("challenge", "game", "opponent", "opponent2", "opponent3", "options", "side")
    @app_commands.choices(game=game_choices())
    async def challenge(
        self,
        interaction: "Interaction",
        game: str,
        opponent: discord.User | None = None,
        opponent2: discord.User | None = None,
        opponent3: discord.User | None = None,
        options: str | None = None,
        side: str | None = None,
    ) -> None:
        """Posts a challenge to some people by name; the seats left over are open to anybody."""
        check_place(interaction)
        opponents = [one for one in (opponent, opponent2, opponent3) if one]
        if any(one.bot for one in opponents):
            raise MatchError("opponent-is-bot")
        chosen = GAMES[game]
        await interaction.client.challenges.offer(
            chosen,
            chosen.read_options(options or ""),
            person(interaction.user),
            [person(one) for one in opponents],
            Place(interaction.guild_id, interaction.channel_id or 0),
            place_tongue(interaction),
            player_of(chosen, side, tongue(interaction)),
        )
        await tell(interaction, locales.say(tongue(interaction), "challenge-sent"))

    @challenge.autocomplete("options")
    async def complete_options(self, interaction: "Interaction", typed: str) -> list[app_commands.Choice[str]]:
        """Options of the chosen game that go with those already there."""
        game = GAMES.get(str(interaction.namespace.game))
        return complete(tongue(interaction), game, typed) if game else []

    @challenge.autocomplete("side")
    async def complete_side(self, interaction: "Interaction", typed: str) -> list[app_commands.Choice[str]]:
        """The sides of the chosen game."""
        names = side_names(GAMES.get(str(interaction.namespace.game)), tongue(interaction))
        fitting = [(side, name) for side, name in names.items() if typed.lower() in name.lower()]
        return [app_commands.Choice(name=name, value=side) for side, name in fitting]

    @action("accept")
    async def accept(self, interaction: "Interaction", challenge: str) -> None:
        """Takes a seat; the last one begins the match."""
        card = interaction.message.id if interaction.message else None
        asked = interaction.client.challenges.accept(int(challenge), person(interaction.user), card)
        await show(interaction, int(challenge), asked)

    @action("decline")
    async def decline(self, interaction: "Interaction", challenge: str) -> None:
        """Refuses a challenge."""
        asked = interaction.client.challenges.decline(int(challenge), person(interaction.user))
        await show(interaction, int(challenge), asked)

    @action("withdraw")
    async def withdraw(self, interaction: "Interaction", challenge: str) -> None:
        """Takes a challenge back."""
        asked = interaction.client.challenges.withdraw(int(challenge), person(interaction.user))
        await show(interaction, int(challenge), asked)


def check_place(interaction: "Interaction") -> None:
    """Raises MatchError where a match could not be played."""
    if interaction.guild_id is None or interaction.channel is None:
        raise MatchError("challenge-needs-server")
    permissions = interaction.app_permissions
    missing = [name for name in NEEDED if not getattr(permissions, name)]
    if isinstance(interaction.channel, discord.Thread) and not permissions.send_messages_in_threads:
        missing.append("send_messages_in_threads")
    if missing:
        language = tongue(interaction)
        names = tuple(locales.say(language, f"permission-{name.replace('_', '-')}") for name in missing)
        raise MatchError("missing-permissions", permissions=names)


async def show(interaction: "Interaction", challenge_id: int, asked: Awaitable[Challenge]) -> None:
    """Does what is asked, and shows on the card how the challenge stands now; also when it turns out to be closed."""
    again = partial(interaction.client.challenges.challenge, challenge_id)
    await show_outcome(interaction, asked, card_message, CLOSED, again)


async def setup(bot: "Trilithon") -> None:
    """Adds the cog."""
    await bot.add_cog(Challenges(bot))
