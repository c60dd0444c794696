"""`/league` and `/server league`: view and join leagues, and create them."""

from typing import Any

from discord import app_commands

from cogs.challenges.challenge_making import ClockText, OptionsText
from cogs.challenges.typed_terms import Typed
from cogs.core.actions import action
from cogs.core.answers import show_private
from cogs.core.client import Interaction
from cogs.core.command_texts import command_group, localized_command, localized_options
from cogs.core.messages import Message
from cogs.core.persons import person_of
from cogs.core.preferences import server_of
from cogs.events.event_commands import EventCog
from cogs.events.event_making import in_days
from cogs.events.league_messages import listed_as
from cogs.events.league_pages import fixtures_page, mine_page, own_fixtures, table_page
from matches import League, LeagueTerms, Season
from matches.core.clock import read_clock
from matches.core.terms import Terms

USUAL_CLOCK = "3d"
"""Clock of a new league if neither it nor the server names one."""
USUAL_DAYS = 7
"""Days until the first season if none is given."""


class Leagues(EventCog):
    """The commands of leagues and the controls of their messages."""

    word = "league"
    command = "server league"
    options = ("name", "game", "options", "clock", "size", "twice", "most", "days", "start")
    ahead = (1, 2, 3, 7, 14, 28)

    group = command_group("server")

    @app_commands.command(**localized_command("league"))
    @localized_options("league", "league")
    async def show(self, interaction: Interaction, league: str | None = None) -> None:
        """Show a league; without a name, the only one of the server, or the list of all."""
        await self.show_named(interaction, league)

    @group.command(**localized_command("server-league"))
    @localized_options("server-league", *options)
    async def new(
        self,
        interaction: Interaction,
        name: str,
        game: str,
        options: OptionsText | None = None,
        clock: ClockText | None = None,
        size: app_commands.Range[int, 3, 8] = 6,
        twice: bool = True,
        most: app_commands.Range[int, 1, 10] = 4,
        days: app_commands.Range[int, 7, 365] = 60,
        start: str | None = None,
    ) -> None:
        """Create a league in the channel, for a person who may manage the server."""
        usual = read_clock(server_of(interaction).clock) or read_clock(USUAL_CLOCK)

        def terms(match: Terms) -> LeagueTerms:
            return LeagueTerms(name, match, size, twice, most, days)

        await self.make(interaction, game, Typed(options=options, clock=clock), start, usual, terms)

    show.autocomplete("league")(EventCog.complete_name)
    new.autocomplete("game")(EventCog.complete_game)
    new.autocomplete("start")(EventCog.complete_start)

    # The pages.

    @action("league-table")
    async def show_table(self, interaction: Interaction, league: League, season: int) -> None:
        """Show the page of a league with the table of the person's division in a season."""
        await self.choose_table(interaction, league, season, None)

    @action("league-season", "select")
    async def choose_season(self, interaction: Interaction, league: League, season: int) -> None:
        """Show the page of a league with the chosen season."""
        await self.choose_table(interaction, league, season, None)

    @action("league-table", "select")
    async def choose_table(self, interaction: Interaction, league: League, season: int, division: int | None) -> None:
        """Show the page of a league with the table of the chosen division."""
        await show_private(interaction, await self.page_of(interaction, league, season, division))

    @action("league-fixtures")
    async def show_fixtures(self, interaction: Interaction, league: League, season: int) -> None:
        """Show the matches of the person's division in a season."""
        await self.turn_fixtures(interaction, league, season, None, 0)

    @action("league-fixtures", "select")
    async def choose_fixtures(self, interaction: Interaction, league: League, season: int, division: int) -> None:
        await self.turn_fixtures(interaction, league, season, division, 0)

    @action("league-page")
    async def turn_fixtures(
        self, interaction: Interaction, league: League, season: int, division: int | None, page: int, _how: str = ""
    ) -> None:
        """Show a page of a division's matches in a season."""
        found = await interaction.client.services.leagues.season(league.id, season)
        viewer = await self.viewer_of(interaction, league)
        await show_private(interaction, fixtures_page(viewer, league, found, division, page))

    @action("league-mine")
    async def show_mine(self, interaction: Interaction, league: League, season: int) -> None:
        services = interaction.client.services
        found = await services.leagues.season(league.id, season)
        fixtures = own_fixtures(found, interaction.user.id)
        open_ones = [each.match for each in fixtures if each.match is not None and each.result is None]
        loaded = [await services.matches.get(number) for number in open_ones]
        running = {match.id: match for match in loaded if match.mover}  # a finished one is entered soon
        viewer = await self.viewer_of(interaction, league)
        await show_private(interaction, mine_page(viewer, league, found, running))

    async def page_of(
        self, interaction: Interaction, event: League, number: int | None = None, division: int | None = None
    ) -> Message:
        """Return the page of a league with the table of a season, by default the latest."""
        leagues = interaction.client.services.leagues
        season: Season | None = await leagues.season(event.id, number) if event.season else None
        members = await leagues.members(event.id) if number in (None, event.season) else ()
        return table_page(await self.viewer_of(interaction, event), event, season, division, members)

    # Joining and going on.

    @action("league-join")
    async def join_season(self, interaction: Interaction, league: League, post: int) -> None:
        await self.join(interaction, league, post)

    @action("league-answer")
    async def answer(self, interaction: Interaction, league: League, goes_on: int, post: int) -> None:
        """Store whether the person plays in the next season, too."""
        leagues = interaction.client.services.leagues
        changed = await leagues.answer(league.id, person_of(interaction.user), goes_on=bool(goes_on))
        await self.tell(interaction, changed, "you-go-on" if goes_on else "you-stop", post)

    # Its own way.

    def told(self, language: str, event: League) -> tuple[int, str]:
        return listed_as(language, event)

    async def start_data(self, event: League) -> dict[str, Any]:
        return {"count": event.joined, "season": event.season + 1}

    def usual_start(self, now: int, zone: str) -> int:
        return in_days(now, USUAL_DAYS, zone)

    def leave_code(self, event: League, part: str) -> str:
        return "league-leave-season" if part == "plays" else ""

    def end_code(self, event: League) -> str:
        return "league-end-season" if event.is_running else ""

    def done_data(self, event: League) -> dict[str, Any]:
        return {"season": event.season + 1, "known": event.starts_at is not None}
