"""The answer to a No, below any question before something that cannot be undone."""

import locales
from cogs.ui.actions import ControlCog, action
from cogs.ui.answers import show_private
from cogs.ui.client import Client, Interaction
from cogs.ui.controls import unknown_control
from cogs.ui.formatting import match_url
from cogs.ui.match_lookup import located
from cogs.ui.messages import Message
from cogs.ui.preferences import language_of
from matches import Match


class Confirmations(ControlCog):
    """Leaves everything as it is."""

    @action("no")
    async def keep(self, interaction: Interaction, question: str, match: Match | None = None) -> None:
        """Say that nothing was done, in place of the question."""
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
