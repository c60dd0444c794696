"""The standings behind `/results`: ratings in a server, and the person's own place."""

from itertools import chain

import locales
from cogs.core.actions import ControlCog, action
from cogs.core.answers import show_private
from cogs.core.client import Interaction
from cogs.core.controls import Button, look_up
from cogs.core.messages import Message
from cogs.core.persons import person_of
from cogs.core.preferences import Reader, language_of
from cogs.places.showing import show_buttons, show_here
from cogs.ratings.standing_messages import own_ratings, own_standings, standings_text
from engine import GAMES, Game
from matches import MatchError
from matches.ratings.rating_service import Standings


class StandingsCog(ControlCog, name="Standings"):
    """Show standings privately, and in the channel on request."""

    @action("standings")
    async def turn(self, interaction: Interaction, game: str, page: int, _button: str = "") -> None:
        await show_page(interaction, look_up(GAMES, game), page)

    @action("standings-usual")
    async def open(self, interaction: Interaction) -> None:
        await show_standings(interaction, None)

    @action("standings-mine")
    async def turn_to_own(self, interaction: Interaction, game: str) -> None:
        """Show the page that has the person's own place."""
        await show_page(interaction, look_up(GAMES, game), None)

    @action("standings-of", "select")
    async def choose(self, interaction: Interaction, game: str) -> None:
        await show_page(interaction, look_up(GAMES, game), 0)

    @action("standings-here")
    async def post(self, interaction: Interaction, game: str, page: int) -> None:
        """Post a page for everybody, without what only the person sees. All who are on it let themselves be shown."""
        standings = await load(interaction, look_up(GAMES, game), page)

        async def make(reader: Reader) -> Message:
            return Message(standings_text(reader.language, standings))

        await show_here(interaction, [placed.person for placed in standings.placed], make)


async def show_standings(interaction: Interaction, game: Game | None) -> None:
    """Show the standings of this server in a game; without one, in the game that the person has played last.

    Outside of servers, where there are no standings, a person sees their own ratings.
    """
    ratings = interaction.client.services.ratings
    if interaction.guild_id is None and (own := await ratings.own(interaction.user.id)):
        await show_private(interaction, Message(own_ratings(language_of(interaction), own)))
        return
    usual = await ratings.usual_game(server_id(interaction), interaction.user.id)
    await show_page(interaction, game or usual, 0)


async def show_page(interaction: Interaction, game: Game, page: int | None) -> None:
    """Show a page privately; None is that of the person."""
    standings, language = await load(interaction, game, page), language_of(interaction)
    further = show_buttons(interaction, "standings-here", standings.game.id, standings.page)
    results = Button.to("results", label=locales.say(language, "button-results"))
    await show_private(interaction, own_standings(language, standings, chain(further, [results])))


async def load(interaction: Interaction, game: Game, page: int | None) -> Standings:
    """Return a page of the standings of the server of an interaction."""
    person = person_of(interaction.user)
    return await interaction.client.services.ratings.standings(server_id(interaction), game, person, page)


def server_id(interaction: Interaction) -> int:
    """Return the server of an interaction. Raises MatchError("standings-need-server")."""
    if interaction.guild_id is None:
        raise MatchError("standings-need-server")
    return interaction.guild_id
