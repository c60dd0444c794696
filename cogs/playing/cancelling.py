"""The answer to No, below all confirmations."""

import locales
from cogs.core.actions import ControlCog, action
from cogs.core.answers import show_private
from cogs.core.client import Client, Interaction
from cogs.core.controls import unknown_control
from cogs.core.formatting import match_url
from cogs.core.messages import Message
from cogs.core.preferences import language_of
from cogs.playing.match_lookup import located
from matches import Match


class Confirmations(ControlCog):
    """Answers No."""

    @action("no")
    async def keep(self, interaction: Interaction, question: str, match: Match | None = None) -> None:
        """Say in place of the question that nothing was done."""
        language, code = language_of(interaction), f"kept-{question}"
        if not locales.has(language, code):
            raise unknown_control()
        data = {"id": str(match.id), "link": match_url(match)} if match else {"id": "", "link": ""}
        message = Message(locales.say(language, code, **data))
        has_place = match is not None and match.imported_by is None
        await show_private(interaction, located(interaction, match, message) if match and has_place else message)


async def setup(bot: Client) -> None:
    """Add the cog."""
    await bot.add_cog(Confirmations(bot))
