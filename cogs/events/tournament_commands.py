"""`/tournament`: create, view and join tournaments."""

from typing import Any, cast

from discord import app_commands

from cogs.challenges.challenge_making import ClockText, OptionsText
from cogs.challenges.typed_terms import Typed
from cogs.core.actions import action
from cogs.core.answers import send_private, show_private
from cogs.core.client import Interaction
from cogs.core.command_texts import command_group, localized_choices, localized_command, localized_options
from cogs.core.messages import Message
from cogs.core.persons import person_of
from cogs.core.preferences import language_of
from cogs.events.event_commands import EventCog
from cogs.events.event_making import read_round_time
from cogs.events.event_messages import short_name
from cogs.events.event_pages import question
from cogs.events.tournament_pages import matches_page, own_fixture, tournament_page
from cogs.events.tournament_words import listed_as
from matches import Tournament, TournamentTerms
from matches.core.clock import HOUR, read_clock
from matches.core.terms import Terms
from matches.events.tournament_models import Kind
from matches.events.tournament_rules import usual_round_time

USUAL_CLOCK = "10m strict"
"""Clock of a new tournament if neither it nor a preset names one: an evening's."""
USUAL_WAIT = HOUR
"""Seconds until the beginning if none is given."""


class Tournaments(EventCog):
    """The commands of tournaments and the controls of their messages."""

    word = "tournament"
    command = "tournament new"
    options = ("name", "game", "options", "kind", "clock", "rounds", "time", "places", "start", "check", "rated")
    ahead = range(8)

    group = command_group("tournament")

    @group.command(**localized_command("tournament-show"))
    @localized_options("tournament-show", "tournament")
    async def show(self, interaction: Interaction, tournament: str | None = None) -> None:
        """Show a tournament; without a name, the only one that is not over, or the list of all."""
        await self.show_named(interaction, tournament)

    @group.command(**localized_command("tournament-new"))
    @localized_options("tournament-new", *options)
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

        def terms(match: Terms) -> TournamentTerms:
            length = usual_round_time(match.clock) if time is None else read_round_time(time)
            return TournamentTerms(name, match, cast("Kind", kind), rounds, length, places, check)

        typed = Typed(options=options, clock=clock, rated=rated)
        await self.make(interaction, game, typed, start, read_clock(USUAL_CLOCK), terms)

    show.autocomplete("tournament")(EventCog.complete_name)
    new.autocomplete("game")(EventCog.complete_game)
    new.autocomplete("start")(EventCog.complete_start)

    @action("tournament-page")
    async def turn_matches(self, interaction: Interaction, tournament: Tournament, page: int, _how: str = "") -> None:
        """Show a page of all matches."""
        standing = await interaction.client.services.tournaments.standing(tournament.id)
        await show_private(interaction, matches_page(await self.viewer_of(interaction, tournament), standing, page))

    async def page_of(self, interaction: Interaction, event: Tournament) -> Message:
        """Return the page of a tournament."""
        services, viewer = interaction.client.services, await self.viewer_of(interaction, event)
        members = await services.tournaments.members(event.id)
        standing = await services.tournaments.standing(event.id) if event.has_begun else None
        fixture = own_fixture(standing, viewer.user) if standing else None
        match = await services.matches.get(fixture.match) if fixture and fixture.match else None
        return await tournament_page(viewer, event, members, standing, match)

    # Joining and checking in.

    @action("tournament-join")
    async def ask_join(self, interaction: Interaction, tournament: Tournament, post: int) -> None:
        """Join, unless somebody is in it whom the person blocks: then ask first."""
        service, user = interaction.client.services.tournaments, interaction.user.id
        await service.check_join(tournament.id, user)
        if blocked := await service.blocked_by(tournament.id, user):
            names = tuple(map(short_name, blocked[:3]))
            await send_private(interaction, question(language_of(interaction), tournament, "join", names=names))
        else:
            await self.join(interaction, tournament, post)

    @action("tournament-join-yes")
    async def join_anyway(self, interaction: Interaction, tournament: Tournament) -> None:
        await self.join(interaction, tournament)

    @action("tournament-check")
    async def check_in(self, interaction: Interaction, tournament: Tournament, post: int) -> None:
        checked = await interaction.client.services.tournaments.check_in(tournament.id, person_of(interaction.user))
        await self.tell(interaction, checked, "you-have-checked", post)

    # Its own way.

    def told(self, language: str, event: Tournament) -> tuple[int, str]:
        return listed_as(language, event)

    async def start_data(self, event: Tournament) -> dict[str, Any]:
        return {"count": event.joined}

    def usual_start(self, now: int, zone: str) -> int:
        return now + USUAL_WAIT

    def leave_code(self, event: Tournament, part: str) -> str:
        return "" if event.is_open else "tournament-withdraw-question"
