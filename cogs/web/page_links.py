"""Answers the button Board: with the Activity, or with a private link to the page."""

from discord import app_commands

from cogs.core.actions import ControlCog, action
from cogs.core.answers import open_activity, send_private
from cogs.core.client import Interaction
from cogs.core.command_texts import OPENING, localized_command
from cogs.core.persons import person_of
from cogs.core.preferences import language_of
from cogs.web.page_messages import link_message
from matches import Analysis, Match, MatchError
from matches.analysis.analysis_tree import Spot
from training.exercises import Exercise


@app_commands.command(**localized_command("launch"), extras=OPENING)
async def launch(interaction: Interaction) -> None:
    """Open the page at a person's matches: the Entry Point of an application with an Activity."""
    await open_page(interaction)


class PageLinks(ControlCog):
    """Opens the page, inside Discord or by links, each for one person."""

    async def cog_load(self) -> None:
        if self.bot.services.sessions.has_activity:
            self.bot.tree.add_command(launch)

    @action("touch")
    async def link_to_match(self, interaction: Interaction, match: Match) -> None:
        await open_page(interaction, f"match/{match.id}")

    @action("touch-desk")
    async def link_to_desk(self, interaction: Interaction) -> None:
        await open_page(interaction)

    @action("touch-exercise")
    async def link_to_exercise(self, interaction: Interaction, exercise: Exercise) -> None:
        await open_page(interaction, f"exercise/{exercise.key}")

    @action("touch-think")
    async def link_to_thinking(self, interaction: Interaction, analysis: Analysis, spot: Spot) -> None:
        await open_page(interaction, f"think/{analysis.subject}.{spot}")


async def open_page(interaction: Interaction, at: str = "") -> None:
    """Open the page inside Discord, or else send a link to it in private. `at`: what is to be seen (`Visitor.at`).

    Raises MatchError("no-page") where there is none any more.
    """
    sessions, language = interaction.client.services.sessions, language_of(interaction)
    person = person_of(interaction.user)
    if sessions.address is None:
        raise MatchError("no-page")
    if sessions.has_activity:
        await sessions.launch(person, language, at)
        if await open_activity(interaction):
            return
    await send_private(interaction, link_message(language, await sessions.link(person, language, at)))
