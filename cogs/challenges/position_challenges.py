"""Playing on from a position: against Trilithon, or as a challenge to friends or to anybody."""

from collections.abc import Iterator
from typing import Final

from discord import ui

import locales
from cogs.challenges.challenge_making import make, place_of
from cogs.challenges.levels import level_select, usual_level
from cogs.challenges.opponents import Opponents, chosen_opponents
from cogs.challenges.positions import Origin, check_shown_by, load_origin
from cogs.core.actions import ControlCog, action
from cogs.core.answers import send_private, show_private
from cogs.core.client import Interaction
from cogs.core.controls import Button, Item, parse_number, select, select_id, unknown_control, view
from cogs.core.followups import is_direct
from cogs.core.messages import Message
from cogs.core.preferences import Reader, reader_of, server_of
from cogs.places.place_checks import check_place
from cogs.places.visibility import visible_match
from cogs.playing.board_messages import sides_file
from engine import GAMES, State
from matches.core.clock import NO_CLOCK, read_clock
from matches.core.terms import Terms
from wording.formatting import game_name, side_name
from wording.side_marks import marked_side, side_emoji

DRAWN: Final = "drawn"


class PositionChallenges(ControlCog):
    """Answers “Play on from here”. Every press loads the position anew, so that a match that runs by now is refused."""

    @action("play-from")
    async def ask_how(self, interaction: Interaction, name: str) -> None:
        await ask_how_to_play_on(interaction, await load_origin(interaction, name))

    @action("play-from-side", "select")
    async def choose_side(self, interaction: Interaction, name: str, chosen: str) -> None:
        origin = await load_origin(interaction, name)
        player = None if chosen == DRAWN else parse_number(chosen)
        _check_player(origin.state, player)
        await show_private(interaction, await _question(interaction, origin, player))

    @action("play-from-level", "select")
    async def begin_practice(self, interaction: Interaction, name: str, player: int | None, level: int) -> None:
        """Begin a match in which Trilithon has all other seats."""
        origin = await load_origin(interaction, name)
        await _begin(interaction, origin, player, ([None] * (origin.state.game.players - 1), ()), level)

    @action("play-from-friend", "select")
    async def challenge(self, interaction: Interaction, name: str, player: int | None, *values: int) -> None:
        """Challenge the chosen people; remaining seats are open to anybody."""
        origin, opponents = await load_origin(interaction, name), chosen_opponents(interaction, values)
        await _begin(interaction, origin, player, opponents, await usual_level(interaction))

    @action("play-from-anybody")
    async def challenge_anybody(self, interaction: Interaction, name: str, player: int | None) -> None:
        origin = await load_origin(interaction, name)
        await _begin(interaction, origin, player, ((), ()), await usual_level(interaction))


async def ask_how_to_play_on(interaction: Interaction, origin: Origin) -> None:
    """Show privately the position and how it can be played on: against Trilithon, or as a challenge."""
    await send_private(interaction, await _question(interaction, origin, None))


async def _question(interaction: Interaction, origin: Origin, player: int | None) -> Message:
    """Return the question how to play on. `player`: the seat that the person chose; None for drawn."""
    reader, state = reader_of(interaction), origin.state
    heading = locales.say(reader.language, "from-here", game=game_name(reader.language, state.game), ply=state.ply)
    board = await sides_file(state, reader, "trilithon-position", perspective=reader.perspective)
    controls = view(*_controls(reader, origin, player, alone=is_direct(interaction)))
    return Message(f"{heading}\n{_side_line(reader.language, state, player)}", [board], controls)


def _controls(reader: Reader, origin: Origin, player: int | None, *, alone: bool) -> Iterator[Item]:
    """Yield a level to play against, a side, and whom to challenge, which `alone` leaves out."""
    language, here = reader.language, (origin.name, "" if player is None else player)
    hint = locales.say(language, "from-here-level")
    yield level_select(language, "play-from-level", *here, placeholder=hint)
    yield _side_select(language, origin, player)
    if alone:
        return
    most, hint = origin.state.game.players - 1, locales.say(language, "from-here-friend")
    yield ui.UserSelect(custom_id=select_id("play-from-friend", *here), placeholder=hint, max_values=most)
    yield Button.to("play-from-anybody", *here, label=locales.say(language, "button-anybody"))


def _side_select(language: str, origin: Origin, player: int | None) -> Item:
    """Return the select of the person's side; while an auction leaves the sides open, of who has the next turn."""
    state = origin.state
    labels = {DRAWN: locales.say(language, "side-drawn"), **dict(_seats(language, state))}
    hint, chosen = locales.say(language, "from-here-choose-side"), DRAWN if player is None else str(player)
    sides = (
        {} if state.undecided else {str(seat): side_emoji(state.game, side) for seat, side in enumerate(state.sides)}
    )
    return select(select_id("play-from-side", origin.name), labels, [chosen], sides, placeholder=hint)


def _seats(language: str, state: State) -> Iterator[tuple[str, str]]:
    """Yield the number and the name of each player's seat, that with the next turn first."""
    players = sorted(range(state.game.players), key=lambda player: (player != state.turn, state.sides[player]))
    for player in players:
        code = "from-here-choice-next" if player == state.turn else "from-here-choice-after"
        open_name = locales.say(language, code)
        yield str(player), open_name if state.undecided else side_name(language, state.game, state.sides[player])


def _side_line(language: str, state: State, player: int | None) -> str:
    if player is None:
        return locales.say(language, "from-here-drawn")
    if state.undecided:
        return locales.say(language, "from-here-next" if player == state.turn else "from-here-after")
    return locales.say(language, "from-here-side", side=marked_side(language, state.game, state.sides[player]))


def _check_player(state: State, player: int | None) -> None:
    if player is not None and player >= state.game.players:
        raise unknown_control()


async def _begin(
    interaction: Interaction, origin: Origin, player: int | None, opponents: Opponents, level: int
) -> None:
    """Post the challenge, with the server's usual clock; against Trilithon alone begin the match, without a clock."""
    people, state = opponents[0], origin.state
    _check_player(state, player)
    place, is_practice = await place_of(interaction), len(people) == state.game.players - 1 and not any(people)
    check_place(interaction, place, alone=is_practice)
    clock = NO_CLOCK if is_practice else read_clock(server_of(interaction).clock)
    terms = Terms.of(GAMES[state.game.id], state.options, clock, player, position=state)
    await make(interaction, terms, opponents, place, level)


async def match_position(interaction: Interaction, name: str) -> State:
    """Return the position of a match that the person may see, named by number and entries, such as `17.30`.

    Raises MatchError("position-runs").
    """
    number, _, rest = name.partition(".")
    entry, match = parse_number(rest), await visible_match(interaction, parse_number(number))
    check_shown_by(match, interaction.user.id)
    return match.at(entry).state
