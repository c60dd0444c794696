"""`/league` and `/server league`: view and join leagues, and create them."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from discord import app_commands

import locales
from cogs.challenges.challenge_making import ClockText, OptionsText, require_game
from cogs.challenges.challenge_options import complete_game_of
from cogs.challenges.typed_terms import Typed, read_terms
from cogs.core.actions import ControlCog, action
from cogs.core.answers import edit_message, is_private, send_private, show_private
from cogs.core.client import Interaction
from cogs.core.command_texts import command_group, localized_command, localized_options
from cogs.core.formatting import explain, game_name, person_of
from cogs.core.messages import Message
from cogs.core.preferences import language_of, place_language, reader_of, server_of
from cogs.core.suggestions import MOST_CHOICES, Choices
from cogs.leagues.league_making import OPTIONS, USUAL_CLOCK, complete_start, read_start, refused_message
from cogs.leagues.league_messages import report_message
from cogs.leagues.league_pages import (
    Viewer,
    done_message,
    end_question,
    fixtures_page,
    leave_question,
    list_message,
    mine_page,
    own_fixtures,
    start_question,
    table_page,
)
from cogs.leagues.league_posts import update_league_card
from cogs.places.place_checks import channel_of, check_is_member, check_match_channel, may_manage
from cogs.places.threads import wants_thread
from cogs.places.visibility import visible_ones
from engine import GAMES, OptionError
from matches import MatchError, Place
from matches.clock import read_clock
from matches.leagues.league_models import League, LeagueTerms, Season

NAMED: Final = 10
"""Most league names listed in an error."""


class Leagues(ControlCog):
    """The commands of leagues and the controls of their messages."""

    group = command_group("server")

    @app_commands.command(**localized_command("league"))
    @localized_options("league", "league")
    async def show(self, interaction: Interaction, league: str | None = None) -> None:
        """Show a league; without a name, the only one of the server, or the list of all."""
        leagues = await leagues_here(interaction)
        if league is not None:
            await send_private(interaction, await page_of(interaction, named(leagues, league)))
        elif len(leagues) == 1:
            await send_private(interaction, await page_of(interaction, leagues[0]))
        else:
            await send_private(interaction, list_message(language_of(interaction), leagues, 0))

    @show.autocomplete("league")
    async def suggest_leagues(self, interaction: Interaction, typed: str) -> Choices:
        try:
            leagues = await leagues_here(interaction)
        except MatchError:
            return []
        fitting = [league for league in leagues if typed.casefold().strip() in league.terms.name.casefold()]
        return [app_commands.Choice(name=each.terms.name, value=each.terms.name) for each in fitting[:MOST_CHOICES]]

    @group.command(**localized_command("server-league"))
    @localized_options("server-league", *OPTIONS)
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
        check_league_manager(interaction)
        channel = channel_of(interaction)
        check_match_channel(interaction, channel, unseen="league-unseen", closed="league-closed")
        usual = (await require_game(interaction, game)).terms
        if usual.game.players != 2:
            raise MatchError("league-game", game=game_name(language_of(interaction), usual.game))
        usual_clock = usual.clock or read_clock(server_of(interaction).clock) or read_clock(USUAL_CLOCK)
        usual, typed = replace(usual, clock=usual_clock), Typed(options=options, clock=clock)
        try:
            chosen = read_terms(usual, typed, language_of(interaction))
            terms = LeagueTerms(name, chosen.game, chosen.options, chosen.clock, size, twice, most, days)
            starts_at = await read_start(interaction, start)
            leagues, language = interaction.client.services.leagues, place_language(interaction)
            made = await leagues.create(interaction.guild_id or 0, channel, language, terms, starts_at)
        except (OptionError, MatchError) as refusal:
            reason = explain(language_of(interaction), refusal)
            await send_private(interaction, refused_message(interaction, reason))
            return
        in_threads = await wants_thread(interaction.client, Place(made.guild, made.channel))
        data = {"channel": f"<#{channel}>", "threads": in_threads}
        await send_private(interaction, Message(locales.say(language_of(interaction), "league-made", **data)))

    @new.autocomplete("game")
    async def suggest_games(self, interaction: Interaction, typed: str) -> Choices:
        return await complete_game_of(interaction, typed, [game for game in GAMES.values() if game.players == 2])

    @new.autocomplete("start")
    async def suggest_starts(self, interaction: Interaction, typed: str) -> Choices:
        return complete_start(interaction, typed)

    # The pages.

    @action("leagues")
    async def turn_list(self, interaction: Interaction, page: int, _how: str = "") -> None:
        leagues = await leagues_here(interaction)
        await show_private(interaction, list_message(language_of(interaction), leagues, page))

    @action("league-pick", "select")
    async def pick(self, interaction: Interaction, league: League) -> None:
        await show_private(interaction, await page_of(interaction, league))

    @action("league")
    async def open(self, interaction: Interaction, league: League, _post: int) -> None:
        await show_private(interaction, await page_of(interaction, league))

    @action("league-table")
    async def show_table(self, interaction: Interaction, league: League, season: int) -> None:
        """Show the page of a league with the table of the person's division in a season."""
        await show_private(interaction, await page_of(interaction, league, number=season))

    @action("league-season", "select")
    async def choose_season(self, interaction: Interaction, league: League, season: int) -> None:
        """Show the page of a league with the chosen season."""
        await show_private(interaction, await page_of(interaction, league, number=season))

    @action("league-table", "select")
    async def choose_table(self, interaction: Interaction, league: League, season: int, division: int) -> None:
        """Show the page of a league with the table of the chosen division."""
        await show_private(interaction, await page_of(interaction, league, number=season, division=division))

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
        viewer = await viewer_of(interaction, league)
        await show_private(interaction, fixtures_page(viewer, league, found, division, page))

    @action("league-mine")
    async def show_mine(self, interaction: Interaction, league: League, season: int) -> None:
        services = interaction.client.services
        found = await services.leagues.season(league.id, season)
        fixtures = own_fixtures(found, interaction.user.id)
        open_ones = [each.match for each in fixtures if each.match is not None and each.result is None]
        loaded = [await services.matches.get(number) for number in open_ones]
        running = {match.id: match for match in loaded if match.mover}  # a finished one is entered soon
        await show_private(interaction, mine_page(await viewer_of(interaction, league), league, found, running))

    # Joining, leaving, ending.

    @action("league-join")
    async def join(self, interaction: Interaction, league: League, post: int) -> None:
        """Join the next season; `post` is the id of the report whose message has the button."""
        joined = await interaction.client.services.leagues.join(league.id, person_of(interaction.user))
        await self.tell(interaction, joined, "league-you-have-joined", post)

    @action("league-answer")
    async def answer(self, interaction: Interaction, league: League, goes_on: int, post: int) -> None:
        """Store whether the person plays in the next season, too."""
        person, leagues = person_of(interaction.user), interaction.client.services.leagues
        changed = await leagues.answer(league.id, person, goes_on=bool(goes_on))
        await self.tell(interaction, changed, "league-you-go-on" if goes_on else "league-you-stop", post)

    @action("league-leave")
    async def ask_leave(self, interaction: Interaction, league: League) -> None:
        """Ask for confirmation before leaving, stating the consequences."""
        part = await interaction.client.services.leagues.part(league.id, interaction.user.id)
        if part not in ("joined", "plays"):
            raise MatchError("not-in-league", league=league.terms.name)
        await show_private(interaction, leave_question(language_of(interaction), league, part))

    @action("league-leave-yes")
    async def leave(self, interaction: Interaction, league: League) -> None:
        """Leave the next season, or the running one."""
        left = await interaction.client.services.leagues.leave(league.id, person_of(interaction.user))
        await self.tell(interaction, left, "league-you-have-left")

    @action("league-start")
    async def ask_start(self, interaction: Interaction, league: League) -> None:
        """Ask a person who may manage the server for confirmation before a season starts at once."""
        check_league_manager(interaction, league)
        await interaction.client.services.leagues.check_start(league.id)
        members = await interaction.client.services.leagues.members(league.id)
        await show_private(interaction, start_question(language_of(interaction), league, len(members)))

    @action("league-start-yes")
    async def start_now(self, interaction: Interaction, league: League) -> None:
        """Start the next season at once."""
        check_league_manager(interaction, league)
        starting = await interaction.client.services.leagues.start_now(league.id)
        await self.tell(interaction, starting, "league-starts-now")

    @action("league-end")
    async def ask_end(self, interaction: Interaction, league: League) -> None:
        """Ask a person who may manage the server for confirmation before ending a league."""
        check_league_manager(interaction, league)
        if league.is_ended:
            raise MatchError("league-ended", league=league.terms.name)
        await show_private(interaction, end_question(language_of(interaction), league))

    @action("league-end-yes")
    async def end(self, interaction: Interaction, league: League) -> None:
        check_league_manager(interaction, league)
        ended = await interaction.client.services.leagues.end(league.id)
        await self.tell(interaction, ended, "league-has-ended")

    async def tell(self, interaction: Interaction, league: League, code: str, post: int = 0) -> None:
        """Confirm a change to the person, and update the card of the league.

        If the button was on the card (`post`), the response edits the card: unlike channel edits it has no rate limit.
        """
        said = done_message(language_of(interaction), league, code)
        card = await interaction.client.services.leagues.card(league.id)
        if card and card.report.id == post and not is_private(interaction):
            await edit_message(interaction, await report_message(interaction.client, card.report))
            await send_private(interaction, said)
        else:
            await show_private(interaction, said)
            await update_league_card(interaction.client, league)


def check_league_manager(interaction: Interaction, league: League | None = None) -> None:
    """Raise MatchError unless the person may manage the server of the interaction, and the league is in that server."""
    check_server(interaction)
    if not may_manage(interaction, league.guild if league else None):
        raise MatchError("league-not-manager")


def check_server(interaction: Interaction) -> None:
    """Raise MatchError unless the interaction comes from a server of which the bot is a member."""
    check_is_member(interaction, outside="league-needs-server", stranger="league-not-member")


async def leagues_here(interaction: Interaction) -> Sequence[League]:
    """Return the leagues of the interaction's server that the person may see. Raises MatchError outside servers."""
    check_server(interaction)
    return await visible_ones(interaction, await interaction.client.services.leagues.of(interaction.guild_id or 0))


def named(leagues: Sequence[League], typed: str) -> League:
    """Return the league with a name, or the only one whose name begins so. Raises MatchError("no-league-called")."""
    wanted = typed.casefold().strip()
    whole = [league for league in leagues if league.terms.name.casefold() == wanted]
    begun = [league for league in leagues if wanted and league.terms.name.casefold().startswith(wanted)]
    found = whole or begun
    if len(found) != 1:
        meant = tuple(league.terms.name for league in (begun or leagues)[:NAMED])
        raise MatchError("no-league-called", typed=typed, leagues=meant)
    return found[0]


async def viewer_of(interaction: Interaction, league: League) -> Viewer:
    """Return the person behind an interaction as the viewer of a league's pages."""
    part = await interaction.client.services.leagues.part(league.id, interaction.user.id)
    return Viewer(reader_of(interaction), interaction.user.id, part, may_manage(interaction, league.guild))


async def page_of(
    interaction: Interaction, league: League, number: int | None = None, division: int | None = None
) -> Message:
    """Return the page of a league with the table of a season, by default the latest."""
    leagues = interaction.client.services.leagues
    season: Season | None = await leagues.season(league.id, number) if league.season else None
    members = await leagues.members(league.id) if number in (None, league.season) else ()
    return table_page(await viewer_of(interaction, league), league, season, division, members)
