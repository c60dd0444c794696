"""`/rules` and `/help`."""

from dataclasses import dataclass
from itertools import islice
from typing import Final

import discord
from discord import app_commands, ui

import locales
from cogs.ui.actions import ControlCog, action
from cogs.ui.answers import send_private, show_private
from cogs.ui.board_messages import figure_file
from cogs.ui.challenge_options import no_such_game
from cogs.ui.client import Client, Interaction
from cogs.ui.command_sync import is_for_accounts
from cogs.ui.command_texts import command_name, game_choices, localized_command, localized_options
from cogs.ui.controls import look_up, select_id, view
from cogs.ui.followups import is_answer_only
from cogs.ui.formatting import shorten
from cogs.ui.messages import Message
from cogs.ui.preferences import Reader, language_of, reader_of
from engine import GAMES
from matches import Listing, Match
from renderer.figures import figures

OPENING_SECTIONS = 2
INSTALL = "https://discord.com/oauth2/authorize?client_id={}&integration_type=1&scope=applications.commands"
"""Where somebody adds an application to their own account."""


HELP: Final = {False: ("help-opening", "help-moving"), True: ("help-opening-answer-only", "help-moving-answer-only")}
"""How a match opens, and how one moves in it, by whether the bot is no member and can only answer."""


class RulesAndHelp(ControlCog):
    """Shows texts in the reader's language."""

    @app_commands.command(**localized_command("rules"))
    @localized_options("rules", "game")
    @app_commands.choices(game=game_choices())
    async def rules(self, interaction: Interaction, game: str | None = None) -> None:
        """Show the rules of a game; without one, of the match of this place."""
        if game is not None and game not in GAMES:
            raise no_such_game(language_of(interaction), game)
        match = await interaction.client.services.matches.latest_in(interaction.channel_id or 0)
        if match and game in (None, match.game.id):
            await self.open(interaction, RulesText.of_match(match))
        else:
            await self.open(interaction, RulesText(game or next(iter(GAMES))))

    @action("rules")
    async def rules_of_match(self, interaction: Interaction, match: Match) -> None:
        """Show the rules of a match, from the More button."""
        await self.open(interaction, RulesText.of_match(match))

    async def open(self, interaction: Interaction, text: "RulesText") -> None:
        """Send the first sections, and a select for the others."""
        language = language_of(interaction)
        opening = dict(islice(text.sections(language).items(), OPENING_SECTIONS))
        files = await text.pictures(reader_of(interaction), *opening)
        await send_private(
            interaction, Message("\n\n".join(opening.values()), files=files, controls=text.choice(language))
        )

    @action("section", "select")
    async def section(self, interaction: Interaction, game: str, match: Match | None, slug: str) -> None:
        """Show one section in place of what was shown."""
        text, language = (
            RulesText.of_match(match) if match else RulesText(look_up(GAMES, game).id),
            language_of(interaction),
        )
        section, files = look_up(text.sections(language), slug), await text.pictures(reader_of(interaction), slug)
        await show_private(interaction, Message(section, files, text.choice(language)))

    @app_commands.command(**localized_command("help"))
    async def help(self, interaction: Interaction) -> None:
        """Show on one page how to play here."""
        language = language_of(interaction)
        names = [command.qualified_name for command in interaction.client.tree.walk_commands()]
        named = {f"{name.replace(' ', '-')}-command": f"`{command_name(language, name)}`" for name in names}
        opening, moving = (locales.say(language, code, **named) for code in HELP[is_answer_only(interaction)])
        page = [locales.say(language, "help-page", opening=opening, moving=moving, **named)]
        if is_for_accounts(interaction.client):
            page.append(locales.say(language, "help-account", install=INSTALL.format(interaction.application_id)))
        await send_private(interaction, Message("\n".join(page)))


@dataclass(frozen=True)
class RulesText:
    """A rules text: of a game with all its variants, or of a match with those it is played under."""

    game: str
    match: int = 0
    left_out: frozenset[str] = frozenset()
    """Slugs of sections on options that are off."""

    @classmethod
    def of_match(cls, match: Match | Listing) -> "RulesText":
        """Return the text of a match."""
        options = match.game.settle(match.game.read_options(match.terms))
        off = frozenset(name for name, value in options.items() if value in (None, False))
        return cls(match.game.id, match.id, off)

    def sections(self, language: str) -> dict[str, str]:
        """Return the Markdown of each section by its slug."""
        found = locales.rules(language, self.game)
        return {slug: text for slug, text in found.items() if slug not in self.left_out}

    async def pictures(self, reader: Reader, *slugs: str) -> list[discord.File]:
        """Draw the figures of some sections."""
        known = figures(self.game)
        return [await figure_file(known[slug], reader, slug) for slug in slugs if slug in known]

    def choice(self, language: str) -> discord.ui.View:
        """Return the select of the sections."""
        titles = locales.headings(language, self.game)
        choices = [discord.SelectOption(label=shorten(titles[slug]), value=slug) for slug in self.sections(language)]
        hint = locales.say(language, "rules-choose")
        return view(ui.Select(custom_id=select_id("section", self.game, self.match), placeholder=hint, options=choices))


async def setup(bot: Client) -> None:
    """Add the cog."""
    await bot.add_cog(RulesAndHelp(bot))
