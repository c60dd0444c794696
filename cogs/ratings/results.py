"""`/results`: a person's results, all or those with certain opponents. A button posts them in the channel."""

from collections.abc import Sequence
from typing import Final

import discord
from discord import app_commands

from cogs.archive.showing import show_buttons, show_here
from cogs.challenges.challenge_making import is_self
from cogs.challenges.game_choice import GameOption
from cogs.core.actions import ControlCog, action
from cogs.core.answers import send_private
from cogs.core.client import Client, Interaction
from cogs.core.command_texts import localized_command, localized_options
from cogs.core.controls import look_up, unknown_control
from cogs.core.formatting import person_of
from cogs.core.messages import Message
from cogs.core.preferences import Reader, language_of, reader_of
from cogs.places.visibility import may_everybody_see
from cogs.ratings.result_messages import Telling, nothing_message, results_message
from engine import GAMES
from matches import NOBODY, MatchError
from matches.ratings.results_service import MOST_OTHERS, Results

ANY: Final = "any"
"""Stands for all games in a custom id."""


class ResultsCog(ControlCog):
    """Show a person's results privately, and in the channel on request."""

    @app_commands.command(**localized_command("results"))
    @localized_options("results", "person", "person2", "person3", "game")
    async def results(
        self,
        interaction: Interaction,
        person: discord.User | None = None,
        person2: discord.User | None = None,
        person3: discord.User | None = None,
        game: GameOption | None = None,
    ) -> None:
        """Show one's results: all, or those of matches with some others, or with Trilithon."""
        named = {user.id: user for user in (person, person2, person3) if user and user.id != interaction.user.id}
        if any(user.bot and not is_self(interaction, user.id) for user in named.values()):
            raise MatchError("results-of-bot")
        users = [NOBODY if is_self(interaction, user) else user for user in named]
        found = await self.find(interaction, users, game.id if game else None)
        if found.total.played:
            await send_private(interaction, await self.private(interaction, found, users))
        else:
            names = [person_of(user).name for user in named.values()]
            await send_private(interaction, nothing_message(language_of(interaction), names, found))

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
        """Return the person's results with some users; `NOBODY` stands for Trilithon."""
        others = [user for user in users if user != NOBODY]
        service = interaction.client.services.results
        return await service.of(interaction.user.id, others, against_computers=NOBODY in users, game=game)

    async def private(self, interaction: Interaction, found: Results, users: Sequence[int]) -> Message:
        """Return results for the person alone, with the button that posts them."""
        telling = Telling(found, person_of(interaction.user), reader_of(interaction))
        asked = found.game or ANY, ".".join(map(str, users))
        return await results_message(telling, show_buttons(interaction, "results-here", *asked))

    async def public(self, interaction: Interaction, found: Results, reader: Reader) -> Telling:
        """Return results for everybody in the channel, without the names of people who do not want to be shown."""
        told = [ended.match for ended in found.latest]
        users = {seat.user for match in told for seat in match.seats} - {interaction.user.id, NOBODY}
        return Telling(
            found,
            person_of(interaction.user),
            reader,
            public=True,
            unlisted=await interaction.client.services.preferences.unlisted(users),
            is_elsewhere=lambda match: not may_everybody_see(interaction, match),
        )


async def setup(bot: Client) -> None:
    """Add the cog."""
    await bot.add_cog(ResultsCog(bot))
