"""`/results`: a person's results, all or those with certain opponents, or the standings of the server.

A button posts them in the channel.
"""

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Final

import discord
from discord import app_commands

import locales
from cogs.challenges.game_choice import GameOption
from cogs.challenges.opponents import is_self
from cogs.core.actions import ControlCog, action
from cogs.core.answers import show_private
from cogs.core.client import Interaction
from cogs.core.command_texts import localized_choices, localized_command, localized_options
from cogs.core.controls import Button, look_up, unknown_control
from cogs.core.messages import Message
from cogs.core.persons import person_of
from cogs.core.preferences import Reader, language_of, reader_of
from cogs.places.showing import show_buttons, show_here
from cogs.places.visibility import may_everybody_see
from cogs.ratings.result_messages import Telling, nothing_message, results_message
from cogs.ratings.standings import show_standings
from engine import GAMES
from matches import MatchError
from matches.ratings.results_service import MOST_OTHERS, Results

ANY: Final = "any"
"""Stands for all games in a custom id."""
TRILITHON: Final = 0
"""Stands for computers among users in a custom id."""


class ResultsCog(ControlCog):
    """Show a person's results privately, and in the channel on request."""

    @app_commands.command(**localized_command("results"))
    @localized_options("results", "person", "person2", "person3", "game", "show")
    @localized_choices("results", show=("mine", "standings"))
    async def results(
        self,
        interaction: Interaction,
        person: discord.User | None = None,
        person2: discord.User | None = None,
        person3: discord.User | None = None,
        game: GameOption | None = None,
        show: str = "mine",
    ) -> None:
        """Show one's results: all, or those of matches with some others, or with Trilithon. Or show the standings."""
        if show == "standings":
            if person or person2 or person3:
                raise MatchError("standings-of-people")
            await show_standings(interaction, game)
            return
        named = {user.id: user for user in (person, person2, person3) if user and user.id != interaction.user.id}
        if any(user.bot and not is_self(interaction, user.id) for user in named.values()):
            raise MatchError("results-of-bot")
        users = [TRILITHON if is_self(interaction, user) else user for user in named]
        names = [person_of(user).name for user in named.values()]
        await self.show_own(interaction, users, names, game.id if game else None)

    @action("results")
    async def show_all(self, interaction: Interaction) -> None:
        """Show all the person's results, in place of the standings."""
        await self.show_own(interaction, (), (), None)

    async def show_own(
        self, interaction: Interaction, users: Sequence[int], names: Sequence[str], game: str | None
    ) -> None:
        """Show the person's results with some users, whose names are given, or say that there are none."""
        found = await self.find(interaction, users, game)
        if found.total.played:
            message = await self.private(interaction, found, users)
        else:
            message = nothing_message(language_of(interaction), names, found, standings_buttons(interaction, game))
        await show_private(interaction, message)

    @action("results-here")
    async def show(self, interaction: Interaction, game: str, users: tuple[int, ...]) -> None:
        """Post the person's current results in the channel."""
        if len({*users, interaction.user.id}) != len(users) + 1 or len(users) > MOST_OTHERS:
            raise unknown_control()
        found = await self.find(interaction, users, None if game == ANY else look_up(GAMES, game).id)
        if not found.total.played:
            raise MatchError("results-gone")

        async def make(reader: Reader) -> Message:
            return await results_message(await self.public(interaction, found, reader))

        await show_here(interaction, found.others, make)

    async def find(self, interaction: Interaction, users: Sequence[int], game: str | None) -> Results:
        """Return the person's results with some users; those of matches with computers for `TRILITHON`."""
        others = [user for user in users if user != TRILITHON]
        service = interaction.client.services.results
        return await service.of(interaction.user.id, others, against_computers=TRILITHON in users, game=game)

    async def private(self, interaction: Interaction, found: Results, users: Sequence[int]) -> Message:
        """Return results for the person alone, with the button that posts them."""
        telling = Telling(found, person_of(interaction.user), reader_of(interaction))
        asked = found.game or ANY, ".".join(map(str, users))
        here = show_buttons(interaction, "results-here", *asked)
        return await results_message(telling, chain(here, standings_buttons(interaction, found.game)))

    async def public(self, interaction: Interaction, found: Results, reader: Reader) -> Telling:
        """Return results for everybody in the channel, without the names of people who do not want to be shown."""
        told = [ended.match for ended in found.latest]
        users = {seat.user for match in told for seat in match.seats if seat.user} - {interaction.user.id}
        return Telling(
            found,
            person_of(interaction.user),
            reader,
            public=True,
            unlisted=await interaction.client.services.preferences.unlisted(users),
            is_elsewhere=lambda match: not may_everybody_see(interaction, match),
        )


def standings_buttons(interaction: Interaction, game: str | None) -> Iterator[Button]:
    """Yield the button to the standings of a server in a game, or in the usual one; none outside of servers."""
    if interaction.guild_id is not None:
        target = ("standings", game, 0, "results") if game else ("standings-usual",)
        yield Button.to(*target, label=locales.say(language_of(interaction), "button-standings"))
