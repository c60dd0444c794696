"""`/standings`: ratings in a server, and the person's own place."""

from discord import app_commands

from cogs.archive.showing import show_buttons, show_here
from cogs.challenges.game_choice import GameOption
from cogs.core.actions import ControlCog, action
from cogs.core.answers import show_private
from cogs.core.client import Client, Interaction
from cogs.core.command_texts import localized_command, localized_options
from cogs.core.controls import look_up
from cogs.core.formatting import person_of
from cogs.core.messages import Message
from cogs.core.preferences import Reader, language_of
from cogs.ratings.standing_messages import own_ratings, own_standings, standings_text
from engine import GAMES
from matches import MatchError
from matches.ratings.rating_service import Standings


class StandingsCog(ControlCog, name="Standings"):
    """Show standings privately, and in the channel on request."""

    @app_commands.command(**localized_command("standings"))
    @localized_options("standings", "game")
    async def standings(self, interaction: Interaction, game: GameOption | None = None) -> None:
        """Show the standings of this server in a game; without one, in the game that the person has played last.

        Outside of servers, where there are no standings, a person sees their own ratings.
        """
        if interaction.guild_id is None and (own := await self.bot.services.ratings.own(interaction.user.id)):
            await show_private(interaction, Message(own_ratings(language_of(interaction), own)))
            return
        guild = server_id(interaction)
        usual = await self.bot.services.ratings.usual_game(guild, interaction.user.id)
        await self.show(interaction, (game or usual).id, 0)

    @action("standings")
    async def turn(self, interaction: Interaction, game: str, page: int, _button: str = "") -> None:
        await self.show(interaction, game, page)

    @action("standings-mine")
    async def turn_to_own(self, interaction: Interaction, game: str) -> None:
        """Show the page that has the person's own place."""
        await self.show(interaction, game, None)

    @action("standings-of", "select")
    async def choose(self, interaction: Interaction, game: str) -> None:
        await self.show(interaction, game, 0)

    @action("standings-here")
    async def post(self, interaction: Interaction, game: str, page: int) -> None:
        """Post a page for everybody, without what only the person sees. All who are on it let themselves be shown."""
        standings = await self.load(interaction, game, page)

        async def make(reader: Reader) -> Message:
            return Message(standings_text(reader.language, standings))

        await show_here(interaction, [placed.person for placed in standings.placed], make)

    async def show(self, interaction: Interaction, game: str, page: int | None) -> None:
        """Show a page privately; None is that of the person."""
        standings = await self.load(interaction, game, page)
        further = show_buttons(interaction, "standings-here", standings.game.id, standings.page)
        await show_private(interaction, own_standings(language_of(interaction), standings, further))

    async def load(self, interaction: Interaction, game: str, page: int | None) -> Standings:
        """Return a page of the standings of the server of an interaction."""
        person = person_of(interaction.user)
        return await self.bot.services.ratings.standings(server_id(interaction), look_up(GAMES, game), person, page)


def server_id(interaction: Interaction) -> int:
    """Return the server of an interaction. Raises MatchError("standings-need-server")."""
    if interaction.guild_id is None:
        raise MatchError("standings-need-server")
    return interaction.guild_id


async def setup(bot: Client) -> None:
    """Add the cog."""
    await bot.add_cog(StandingsCog(bot))
