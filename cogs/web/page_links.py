"""Answers the button Board with a private link to the page."""

from cogs.core.actions import ControlCog, action
from cogs.core.answers import send_private
from cogs.core.client import Interaction
from cogs.core.persons import person_of
from cogs.core.preferences import language_of
from cogs.web.page_messages import link_message
from matches import Match, MatchError
from training.exercises import Exercise


class PageLinks(ControlCog):
    """Gives links to the page, each to one person."""

    @action("touch")
    async def link_to_match(self, interaction: Interaction, match: Match) -> None:
        await send_link(interaction, f"match/{match.id}")

    @action("touch-desk")
    async def link_to_desk(self, interaction: Interaction) -> None:
        await send_link(interaction)

    @action("touch-exercise")
    async def link_to_exercise(self, interaction: Interaction, exercise: Exercise) -> None:
        await send_link(interaction, f"exercise/{exercise.key}")


async def send_link(interaction: Interaction, at: str = "") -> None:
    """Send a link to the page in private, to what is opened there (`Visitor.at`).

    Raises MatchError("no-page") where there is none any more.
    """
    sessions, language = interaction.client.services.sessions, language_of(interaction)
    if sessions.address is None:
        raise MatchError("no-page")
    await send_private(
        interaction, link_message(language, await sessions.link(person_of(interaction.user), language, at))
    )
