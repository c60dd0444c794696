"""The worker of leagues: it has their seasons started, played and ended."""

from cogs.ui.client import Client
from cogs.ui.faults import report
from cogs.ui.workers import Worker
from matches import Unavailable


class LeagueWorker(Worker):
    """Does what is due in leagues, a step in each by turns, so that others can write in between."""

    def __init__(self, bot: Client) -> None:
        super().__init__(bot, bot.services.seasons.woken)

    async def work(self) -> float | None:
        """Do the next step in each league that is due."""
        seasons = self.bot.services.seasons
        seconds = await seasons.seconds_to_next()
        if seconds == 0:
            for league in await seasons.due():
                await self.advance(league)
        return seconds

    async def advance(self, league: int) -> None:
        """Do the next step in a league; one that fails is tried again later."""
        try:
            await self.bot.services.seasons.advance(league)
        except Unavailable:
            raise
        except Exception as error:  # noqa: BLE001  one league must not stop the others
            report(error)
            await self.bot.services.seasons.postpone(league)


async def setup(bot: Client) -> None:
    """Add the cog."""
    await bot.add_cog(LeagueWorker(bot))
