"""`/rules` and `/help`."""

from discord import app_commands

from cogs.challenges.game_choice import GameOption
from cogs.core.actions import ControlCog, action
from cogs.core.answers import send_private, show_private
from cogs.core.client import Interaction
from cogs.core.command_texts import localized_command, localized_options
from cogs.core.controls import look_up
from cogs.core.preferences import language_of, reader_of
from cogs.help.help_pages import help_message
from cogs.help.rules_pages import RulesText, games_message, section_message
from engine import GAMES
from matches import Match


class RulesAndHelp(ControlCog):
    """`/help`, `/rules`, and the controls of their pages."""

    @app_commands.command(**localized_command("rules"))
    @localized_options("rules", "game")
    async def rules(self, interaction: Interaction, game: GameOption | None = None) -> None:
        """Show the rules of a game; without one, of the match of this place, or all games where there is none."""
        match = await interaction.client.services.matches.latest_in(interaction.channel_id or 0)
        if match and game in (None, match.game):
            await self.open(interaction, RulesText.of_match(match))
        elif game is not None:
            await self.open(interaction, RulesText(game))
        else:
            await send_private(interaction, games_message(language_of(interaction)))

    @action("rules")
    async def rules_of_match(self, interaction: Interaction, match: Match) -> None:
        await self.open(interaction, RulesText.of_match(match))

    async def open(self, interaction: Interaction, text: RulesText) -> None:
        """Send the first section of a rules text as a new private message."""
        first = next(iter(text.sections(language_of(interaction))))
        await send_private(interaction, await section_message(text, first, reader_of(interaction)))

    @action("game-rules")
    async def open_rules_of_game(self, interaction: Interaction, game: str) -> None:
        await self.open(interaction, RulesText(look_up(GAMES, game)))

    @action("games")
    async def games(self, interaction: Interaction) -> None:
        await show_private(interaction, games_message(language_of(interaction)))

    @action("rules-of", "select")
    async def rules_of_game(self, interaction: Interaction, game: str) -> None:
        """Edit the message to show the first section of a game's rules."""
        text = RulesText(look_up(GAMES, game))
        await self.show(interaction, text, next(iter(text.sections(language_of(interaction)))))

    @action("section", "select")
    async def choose_section(self, interaction: Interaction, game: str, match: Match | None, slug: str) -> None:
        """Edit the message to show a section; of a match's rules if there is a match."""
        await self.show(interaction, RulesText.of_match(match) if match else RulesText(look_up(GAMES, game)), slug)

    @action("section")
    async def turn_to_section(
        self, interaction: Interaction, game: str, match: Match | None, slug: str, _button: str
    ) -> None:
        await self.choose_section(interaction, game, match, slug)

    async def show(self, interaction: Interaction, text: RulesText, slug: str) -> None:
        """Edit the message to show a section."""
        await show_private(interaction, await section_message(text, slug, reader_of(interaction)))

    @app_commands.command(**localized_command("help"))
    async def help(self, interaction: Interaction) -> None:
        """Say which games there are, and how to play here."""
        await send_private(interaction, help_message(interaction, "start"))

    @action("help")
    async def turn_help(self, interaction: Interaction, page: str) -> None:
        await show_private(interaction, help_message(interaction, page))
