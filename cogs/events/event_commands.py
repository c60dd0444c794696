"""The commands and controls that leagues and tournaments share."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any, ClassVar, Final, TypeVar

from discord import app_commands

import locales
from cogs.challenges.challenge_making import require_game
from cogs.challenges.challenge_options import complete_game_of
from cogs.challenges.typed_terms import Typed, read_terms
from cogs.core.actions import Action, Answer, ControlCog, action
from cogs.core.answers import edit_message, is_private, send_private, show_private
from cogs.core.client import Interaction
from cogs.core.controls import interaction_data
from cogs.core.handlers import finds
from cogs.core.messages import Message
from cogs.core.persons import person_of
from cogs.core.preferences import language_of, place_language, preferences_of, reader_of
from cogs.core.suggestions import MOST_CHOICES, Choices
from cogs.events.event_making import complete_start, current_time, read_start, refused_message
from cogs.events.event_pages import Viewer, done_message, list_message, question
from cogs.events.event_posts import report_message, service_of, update_card
from cogs.places.place_checks import channel_of, check_is_member, check_match_channel, may_manage
from cogs.places.threads import wants_thread
from cogs.places.visibility import visible_ones
from engine import GAMES, OptionError
from matches import Event, League, MatchError, Place, Tournament
from matches.core.clock import Clock
from matches.core.terms import Terms
from matches.events.event_models import EventTerms
from matches.events.event_service import EventService
from wording.formatting import explain, game_name

NAMED: Final = 10
"""Most names of events listed in an error."""

Kind = TypeVar("Kind", bound=Event)


class EventCog(ControlCog):
    """What the cogs of leagues and of tournaments share. In names of actions, `event` stands for their word."""

    word: ClassVar[str]
    """`league` or `tournament`, as in actions, codes and messages."""
    command: ClassVar[str]
    """The command that makes an event."""
    options: ClassVar[Sequence[str]]
    """Its options."""
    ahead: ClassVar[Sequence[int]]
    """Suggested numbers of days until the start."""

    @property
    def service(self) -> EventService[Any, Any, Any]:
        return service_of(self.bot, self.word)

    def actions(self) -> Iterator[tuple[Action, Answer]]:
        """Yield the actions of the marked methods."""
        for marked, method in super().actions():
            yield replace(marked, name=marked.name.replace("event", self.word)), method

    # What they do their own way

    def told(self, language: str, event: Any) -> tuple[int, str]:
        """Return the number of people in an event and its status, as in the list."""
        raise NotImplementedError

    async def page_of(self, interaction: Interaction, event: Any) -> Message:
        """Return the page of an event."""
        raise NotImplementedError

    async def start_data(self, event: Any) -> dict[str, Any]:
        """Return what the question says that is asked before a start at once."""
        raise NotImplementedError

    def usual_start(self, now: int, zone: str) -> int:
        """Return the start if none is given."""
        raise NotImplementedError

    def leave_code(self, event: Any, part: str) -> str:
        """Return the question that is asked before somebody leaves; empty for the usual one."""
        return ""

    def end_code(self, event: Any) -> str:
        """Return the question that is asked before an event is ended; empty for the usual one."""
        return ""

    def done_data(self, event: Any) -> dict[str, Any]:
        """Return what the confirmations of a change say besides name and start."""
        return {}

    # The commands

    async def show_named(self, interaction: Interaction, typed: str | None) -> None:
        """Show an event; without a name, the only one that is not over, or the list of all."""
        found = await self.events_here(interaction)
        current = [event for event in found if not event.is_over]
        if typed is not None:
            message = await self.page_of(interaction, named(self.word, found, typed))
        elif len(current) == 1:
            message = await self.page_of(interaction, current[0])
        else:
            message = self.listed(interaction, found, 0)
        await send_private(interaction, message)

    async def complete_name(self, interaction: Interaction, typed: str) -> Choices:
        """Suggest the names of the server's events."""
        try:
            found = await self.events_here(interaction)
        except MatchError:
            return []
        names = dict.fromkeys(event.terms.name for event in found)
        fitting = [name for name in names if typed.casefold().strip() in name.casefold()]
        return [app_commands.Choice(name=name, value=name) for name in fitting[:MOST_CHOICES]]

    async def make(
        self,
        interaction: Interaction,
        game: str,
        typed: Typed,
        start: str | None,
        usual: Clock,
        terms: Callable[[Terms], EventTerms],
    ) -> None:
        """Make an event in the channel, for a person who may manage the server.

        `usual`: the clock if neither the person nor a preset names one. `terms`: all terms, from those of its matches.
        """
        self.check_manager(interaction)
        channel, language = channel_of(interaction), language_of(interaction)
        check_match_channel(interaction, channel, unseen=f"{self.word}-unseen", closed=f"{self.word}-closed")
        of_game = (await require_game(interaction, game)).terms
        if of_game.game.players != 2:
            raise MatchError(f"{self.word}-game", game=game_name(language, of_game.game))
        of_game = replace(of_game, clock=of_game.clock or usual, rated=True)
        try:
            asked = terms(read_terms(of_game, typed, language))
            usual_start = self.usual_start(current_time(interaction), preferences_of(interaction).zone)
            starts_at = usual_start if start is None else await read_start(interaction, start)
            place = interaction.guild_id or 0, channel, place_language(interaction)
            made = await self.service.create(*place, asked, starts_at)
        except (OptionError, MatchError) as refusal:
            reason = explain(language, refusal)
            await send_private(interaction, refused_message(interaction, reason, self.command, self.options))
            return
        in_threads = await wants_thread(interaction.client, Place(made.guild, made.channel))
        text = locales.say(language, f"{self.word}-made", channel=f"<#{channel}>", threads=in_threads)
        await send_private(interaction, Message(text))

    async def complete_game(self, interaction: Interaction, typed: str) -> Choices:
        """Suggest games for two."""
        return await complete_game_of(interaction, typed, [game for game in GAMES.values() if game.players == 2])

    async def complete_start(self, interaction: Interaction, typed: str) -> Choices:
        """Suggest starts."""
        return complete_start(interaction, typed, self.ahead)

    # The pages

    @action("events")
    async def turn_list(self, interaction: Interaction, page: int, _how: str = "") -> None:
        await show_private(interaction, self.listed(interaction, await self.events_here(interaction), page))

    @action("event-pick", "select")
    async def pick(self, interaction: Interaction, event: Event) -> None:
        await show_private(interaction, await self.page_of(interaction, event))

    @action("event")
    async def open(self, interaction: Interaction, event: Event, _post: int) -> None:
        await show_private(interaction, await self.page_of(interaction, event))

    # Joining, leaving, starting, ending

    async def join(self, interaction: Interaction, event: Event, post: int = 0) -> None:
        """Join the next season; `post` is the id of the report whose message has the button."""
        joined = await self.service.join(event.id, person_of(interaction.user))
        await self.tell(interaction, joined, "you-have-joined", post)

    @action("event-leave")
    async def ask_leave(self, interaction: Interaction, event: Event) -> None:
        """Ask for confirmation before leaving, stating the consequences."""
        part = await self.service.check_leave(event.id, interaction.user.id)
        code = self.leave_code(event, part)
        await show_private(interaction, question(language_of(interaction), event, "leave", code=code))

    @action("event-leave-yes")
    async def leave(self, interaction: Interaction, event: Event) -> None:
        """Leave the next season, or the running one."""
        await self.tell(interaction, await self.service.leave(event.id, person_of(interaction.user)), "you-have-left")

    @action("event-start")
    async def ask_start(self, interaction: Interaction, event: Event) -> None:
        """Ask a person who may manage the server for confirmation before a season starts at once."""
        self.check_manager(interaction, event)
        await self.service.check_start(event.id)
        data = await self.start_data(event)
        await show_private(interaction, question(language_of(interaction), event, "start", **data))

    @action("event-start-yes")
    async def start_now(self, interaction: Interaction, event: Event) -> None:
        """Start the next season at once."""
        self.check_manager(interaction, event)
        await self.tell(interaction, await self.service.start_now(event.id), "starts-now")

    @action("event-end")
    async def ask_end(self, interaction: Interaction, event: Event) -> None:
        """Ask a person who may manage the server for confirmation before ending an event."""
        self.check_manager(interaction, event)
        await self.service.check_end(event.id)
        await show_private(interaction, question(language_of(interaction), event, "end", code=self.end_code(event)))

    @action("event-end-yes")
    async def end(self, interaction: Interaction, event: Event) -> None:
        self.check_manager(interaction, event)
        await self.tell(interaction, await self.service.end(event.id), "has-ended")

    async def tell(self, interaction: Interaction, event: Any, code: str, post: int = 0) -> None:
        """Confirm a change to the person, and update the card of the event.

        If the button was on the card (`post`), the response edits the card: unlike channel edits it has no rate limit.
        """
        language, code = language_of(interaction), f"{self.word}-{code}"
        said = done_message(language, event, code, event.starts_at, **self.done_data(event))
        card = await self.service.card(event.id)
        if card and card.report.id == post and not is_private(interaction):
            await edit_message(interaction, await report_message(interaction.client, card.report))
            await send_private(interaction, said)
        else:
            await show_private(interaction, said)
            await update_card(interaction.client, event)

    # Who may see and do what

    async def events_here(self, interaction: Interaction) -> Sequence[Any]:
        """Return the events of the interaction's server that the person may see. Raises MatchError outside servers."""
        self.check_server(interaction)
        return await visible_ones(interaction, await self.service.of(interaction.guild_id or 0))

    def listed(self, interaction: Interaction, events: Sequence[Any], page: int) -> Message:
        return list_message(language_of(interaction), self.word, events, page, self.told)

    async def viewer_of(self, interaction: Interaction, event: Event) -> Viewer:
        """Return the person behind an interaction as the viewer of an event's pages."""
        part = await self.service.part(event.id, interaction.user.id)
        return Viewer(reader_of(interaction), interaction.user.id, part, may_manage(interaction, event.guild))

    def check_manager(self, interaction: Interaction, event: Event | None = None) -> None:
        """Raise MatchError unless the person may manage the server, and the event is in that server."""
        self.check_server(interaction)
        if not may_manage(interaction, event.guild if event else None):
            raise MatchError(f"{self.word}-not-manager")

    def check_server(self, interaction: Interaction) -> None:
        """Raise MatchError unless the interaction comes from a server of which the bot is a member."""
        check_is_member(interaction, outside=f"{self.word}-needs-server", stranger=f"{self.word}-not-member")


def named(word: str, events: Sequence[Kind], typed: str) -> Kind:
    """Return the first event with a name, or the only one whose name begins so.

    Raises MatchError("no-league-called" | "no-tournament-called").
    """
    wanted = typed.casefold().strip()
    whole = [event for event in events if event.terms.name.casefold() == wanted]
    begun = [event for event in events if wanted and event.terms.name.casefold().startswith(wanted)]
    if not whole and len(begun) != 1:
        names = tuple(event.terms.name for event in (begun or events)[:NAMED])
        raise MatchError(f"no-{word}-called", typed=typed, **{f"{word}s": names})
    return (whole or begun)[0]


@finds(Event)
@finds(League)
@finds(Tournament)
async def visible_event(interaction: Interaction, number: int) -> Event:
    """Return the event with a number of which a control is. Raises MatchError("no-such-league" | "no-such-tournament"),
    also if the person may not see it.
    """
    control = interaction_data(interaction)["custom_id"].partition(":")[2]
    word = "league" if control.startswith("league") else "tournament"
    event: Event = await service_of(interaction.client, word).get(number)
    if not await visible_ones(interaction, [event]):
        raise MatchError(f"no-such-{word}", **{word: number})
    return event
