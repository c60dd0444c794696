"""`/tournament`: create, view and join tournaments."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, cast

from discord import app_commands

import locales
from cogs.challenges.challenge_making import ClockText, OptionsText, require_game
from cogs.challenges.challenge_options import complete_game_of
from cogs.challenges.typed_terms import Typed, read_terms
from cogs.core.actions import ControlCog, action
from cogs.core.answers import edit_message, is_private, send_private, show_private
from cogs.core.client import Interaction
from cogs.core.command_texts import command_group, localized_choices, localized_command, localized_options
from cogs.core.formatting import explain, game_name, person_of
from cogs.core.messages import Message
from cogs.core.preferences import language_of, place_language, reader_of
from cogs.core.suggestions import MOST_CHOICES, Choices
from cogs.leagues.league_making import complete_start, refused_message
from cogs.places.place_checks import channel_of, check_is_member, check_match_channel, may_manage
from cogs.places.threads import wants_thread
from cogs.places.visibility import visible_ones
from cogs.tournaments.tournament_making import AHEAD, OPTIONS, USUAL_CLOCK, read_round_time, read_start
from cogs.tournaments.tournament_messages import report_message
from cogs.tournaments.tournament_pages import (
    Viewer,
    done_message,
    end_question,
    join_question,
    leave_question,
    list_message,
    matches_page,
    own_pairing,
    start_question,
    tournament_page,
)
from cogs.tournaments.tournament_posts import update_tournament_card
from engine import GAMES, OptionError
from matches import MatchError, Place, Tournament, TournamentTerms
from matches.clock import read_clock
from matches.tournaments.tournament_models import Kind
from matches.tournaments.tournament_rules import usual_round_time

NAMED: Final = 10
"""Most names of tournaments listed in an error."""


class Tournaments(ControlCog):
    """The commands of tournaments and the controls of their messages."""

    group = command_group("tournament")

    @group.command(**localized_command("tournament-show"))
    @localized_options("tournament-show", "tournament")
    async def show(self, interaction: Interaction, tournament: str | None = None) -> None:
        """Show a tournament; without a name, the only one that is not over, or the list of all."""
        found = await tournaments_here(interaction)
        current = [each for each in found if not each.is_over]
        if tournament is not None:
            await send_private(interaction, await page_of(interaction, named(found, tournament)))
        elif len(current) == 1:
            await send_private(interaction, await page_of(interaction, current[0]))
        else:
            await send_private(interaction, list_message(language_of(interaction), found, 0))

    @show.autocomplete("tournament")
    async def suggest_tournaments(self, interaction: Interaction, typed: str) -> Choices:
        try:
            found = await tournaments_here(interaction)
        except MatchError:
            return []
        names = dict.fromkeys(
            each.terms.name for each in found if typed.casefold().strip() in each.terms.name.casefold()
        )
        return [app_commands.Choice(name=name, value=name) for name in [*names][:MOST_CHOICES]]

    @group.command(**localized_command("tournament-new"))
    @localized_options("tournament-new", *OPTIONS)
    @localized_choices("tournament-new", kind=("knockout", "swiss"))
    async def new(
        self,
        interaction: Interaction,
        name: str,
        game: str,
        options: OptionsText | None = None,
        kind: str = "knockout",
        clock: ClockText | None = None,
        rounds: app_commands.Range[int, 2, 11] = 5,
        time: str | None = None,
        places: app_commands.Range[int, 4, 64] = 16,
        start: str | None = None,
        check: bool = False,
        rated: bool | None = None,
    ) -> None:
        """Create a tournament in the channel, for a person who may manage the server."""
        check_manager(interaction)
        channel = channel_of(interaction)
        check_match_channel(interaction, channel, unseen="tournament-unseen", closed="tournament-closed")
        usual = (await require_game(interaction, game)).terms
        if usual.game.players != 2:
            raise MatchError("tournament-game", game=game_name(language_of(interaction), usual.game))
        usual = replace(usual, clock=usual.clock or read_clock(USUAL_CLOCK), rated=True)
        typed = Typed(options=options, clock=clock, rated=rated)
        try:
            chosen = read_terms(usual, typed, language_of(interaction))
            terms = TournamentTerms(
                name,
                chosen.game,
                chosen.options,
                chosen.clock,
                cast("Kind", kind),
                rounds,
                usual_round_time(chosen.clock) if time is None else read_round_time(time),
                places,
                check,
                chosen.rated,
            )
            starts_at = await read_start(interaction, start)
            service, language = interaction.client.services.tournaments, place_language(interaction)
            made = await service.create(interaction.guild_id or 0, channel, language, terms, starts_at)
        except (OptionError, MatchError) as refusal:
            reason = explain(language_of(interaction), refusal)
            await send_private(interaction, refused_message(interaction, reason, "tournament new", OPTIONS))
            return
        in_threads = await wants_thread(interaction.client, Place(made.guild, made.channel))
        data = {"channel": f"<#{channel}>", "threads": in_threads}
        await send_private(interaction, Message(locales.say(language_of(interaction), "tournament-made", **data)))

    @new.autocomplete("game")
    async def suggest_games(self, interaction: Interaction, typed: str) -> Choices:
        return await complete_game_of(interaction, typed, [game for game in GAMES.values() if game.players == 2])

    @new.autocomplete("start")
    async def suggest_starts(self, interaction: Interaction, typed: str) -> Choices:
        return complete_start(interaction, typed, AHEAD)

    # The pages.

    @action("tournaments")
    async def turn_list(self, interaction: Interaction, page: int, _how: str = "") -> None:
        found = await tournaments_here(interaction)
        await show_private(interaction, list_message(language_of(interaction), found, page))

    @action("tournament-pick", "select")
    async def pick(self, interaction: Interaction, tournament: Tournament) -> None:
        await show_private(interaction, await page_of(interaction, tournament))

    @action("tournament")
    async def open(self, interaction: Interaction, tournament: Tournament, _post: int) -> None:
        await show_private(interaction, await page_of(interaction, tournament))

    @action("tournament-page")
    async def turn_matches(self, interaction: Interaction, tournament: Tournament, page: int, _how: str = "") -> None:
        """Show a page of all matches."""
        standing = await interaction.client.services.tournaments.standing(tournament.id)
        await show_private(interaction, matches_page(await viewer_of(interaction, tournament), standing, page))

    # Joining, checking in, leaving, starting, ending.

    @action("tournament-join")
    async def ask_join(self, interaction: Interaction, tournament: Tournament, post: int) -> None:
        """Join, unless somebody is in it whom the person blocks: then ask first."""
        service, user = interaction.client.services.tournaments, interaction.user.id
        await service.check_join(tournament.id, user)
        if blocked := await service.blocked_by(tournament.id, user):
            await send_private(interaction, join_question(language_of(interaction), tournament, blocked))
        else:
            await self.join(interaction, tournament, post)

    @action("tournament-join-yes")
    async def join(self, interaction: Interaction, tournament: Tournament, post: int = 0) -> None:
        joined = await interaction.client.services.tournaments.join(tournament.id, person_of(interaction.user))
        await self.tell(interaction, joined, "tournament-you-have-joined", post)

    @action("tournament-check")
    async def check_in(self, interaction: Interaction, tournament: Tournament, post: int) -> None:
        checked = await interaction.client.services.tournaments.check_in(tournament.id, person_of(interaction.user))
        await self.tell(interaction, checked, "tournament-you-have-checked", post)

    @action("tournament-leave")
    async def ask_leave(self, interaction: Interaction, tournament: Tournament) -> None:
        """Ask for confirmation before leaving or withdrawing."""
        service = interaction.client.services.tournaments
        part = await service.part(tournament.id, interaction.user.id)
        if tournament.is_over:
            raise MatchError("tournament-over", tournament=tournament.terms.name)
        if part not in ("joined", "checked", "plays"):
            code = "tournament-beaten" if part == "beaten" else "not-in-tournament"
            raise MatchError(code, tournament=tournament.terms.name)
        await show_private(interaction, leave_question(language_of(interaction), tournament))

    @action("tournament-leave-yes")
    async def leave(self, interaction: Interaction, tournament: Tournament) -> None:
        left = await interaction.client.services.tournaments.leave(tournament.id, person_of(interaction.user))
        await self.tell(interaction, left, "tournament-you-have-left")

    @action("tournament-start")
    async def ask_start(self, interaction: Interaction, tournament: Tournament) -> None:
        """Ask a person who may manage the server for confirmation before a tournament begins at once."""
        check_manager(interaction, tournament)
        await interaction.client.services.tournaments.check_start(tournament.id)
        await show_private(interaction, start_question(language_of(interaction), tournament))

    @action("tournament-start-yes")
    async def start_now(self, interaction: Interaction, tournament: Tournament) -> None:
        check_manager(interaction, tournament)
        started = await interaction.client.services.tournaments.start_now(tournament.id)
        await self.tell(interaction, started, "tournament-starts-now")

    @action("tournament-end")
    async def ask_end(self, interaction: Interaction, tournament: Tournament) -> None:
        """Ask a person who may manage the server for confirmation before calling a tournament off."""
        check_manager(interaction, tournament)
        if tournament.is_over:
            raise MatchError("tournament-over", tournament=tournament.terms.name)
        await show_private(interaction, end_question(language_of(interaction), tournament))

    @action("tournament-end-yes")
    async def call_off(self, interaction: Interaction, tournament: Tournament) -> None:
        check_manager(interaction, tournament)
        ended = await interaction.client.services.tournaments.call_off(tournament.id)
        await self.tell(interaction, ended, "tournament-has-ended")

    async def tell(self, interaction: Interaction, tournament: Tournament, code: str, post: int = 0) -> None:
        """Confirm a change to the person, and update the card.

        If the button was on the card (`post`), the response edits the card: unlike channel edits it has no rate limit.
        """
        said = done_message(language_of(interaction), tournament, code)
        card = await interaction.client.services.tournaments.card(tournament.id)
        if card and card.report.id == post and not is_private(interaction):
            await edit_message(interaction, await report_message(interaction.client, card.report))
            await send_private(interaction, said)
        else:
            await show_private(interaction, said)
            await update_tournament_card(interaction.client, tournament)


def check_manager(interaction: Interaction, tournament: Tournament | None = None) -> None:
    """Raise MatchError unless the person may manage the server, and the tournament is in that server."""
    check_server(interaction)
    if not may_manage(interaction, tournament.guild if tournament else None):
        raise MatchError("tournament-not-manager")


def check_server(interaction: Interaction) -> None:
    """Raise MatchError unless the interaction comes from a server of which the bot is a member."""
    check_is_member(interaction, outside="tournament-needs-server", stranger="tournament-not-member")


async def tournaments_here(interaction: Interaction) -> Sequence[Tournament]:
    """Return the tournaments of the interaction's server that the person may see. Raises MatchError elsewhere."""
    check_server(interaction)
    return await visible_ones(interaction, await interaction.client.services.tournaments.of(interaction.guild_id or 0))


def named(tournaments: Sequence[Tournament], typed: str) -> Tournament:
    """Return the latest tournament with a name, or the only one whose name begins so.

    Raises MatchError("no-tournament-called").
    """
    wanted = typed.casefold().strip()
    whole = [each for each in tournaments if each.terms.name.casefold() == wanted]
    begun = [each for each in tournaments if wanted and each.terms.name.casefold().startswith(wanted)]
    if not whole and len(begun) != 1:
        names = tuple(each.terms.name for each in (begun or tournaments)[:NAMED])
        raise MatchError("no-tournament-called", typed=typed, tournaments=names)
    return (whole or begun)[0]


async def viewer_of(interaction: Interaction, tournament: Tournament) -> Viewer:
    """Return the person behind an interaction as the viewer of a tournament's pages."""
    part = await interaction.client.services.tournaments.part(tournament.id, interaction.user.id)
    return Viewer(reader_of(interaction), interaction.user.id, part, may_manage(interaction, tournament.guild))


async def page_of(interaction: Interaction, tournament: Tournament) -> Message:
    """Return the page of a tournament."""
    services, viewer = interaction.client.services, await viewer_of(interaction, tournament)
    entries = await services.tournaments.entries(tournament.id)
    standing = await services.tournaments.standing(tournament.id) if tournament.has_begun else None
    pairing = own_pairing(standing, viewer.user) if standing else None
    match = await services.matches.get(pairing.match) if pairing and pairing.match else None
    return await tournament_page(viewer, tournament, entries, standing, match)
