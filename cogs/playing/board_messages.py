"""Boards as Discord messages: the public message of a turn, and files with pictures.

What features add to the boards of a match, `cogs.contributions` says.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import repeat
from typing import Any, Final, Literal, TypedDict, TypeVar, Unpack

import discord

import locales
from cogs.core.controls import Button, grouped, view
from cogs.core.messages import Contributions, LoadedContributions, Message, picture_file
from cogs.core.preferences import Reader
from engine import Draw, Leave, Ply, State, Takeback
from engine.stage import PlyKind
from matches import Match, Seat
from matches.playing.match_rules import is_left_alone, is_repeated, may_have_hints
from matches.ratings.rating_rules import LEAST_MOVES, MOST_AMONG_THE_SAME, rating_changes
from renderer import View, animate, has_top_view, render
from renderer.describe import reason_text
from renderer.figures import RulesFigure
from renderer.view import ply_in_words
from wording.formatting import (
    blurb,
    distinct_names,
    fitting,
    game_name,
    names_listed,
    names_of,
    quoted,
    safe,
    short_names,
    side_name,
)
from wording.side_marks import with_marked_side

MOST_TOLD: Final = 10
"""The most entries that one message describes; planned answers among several computers may add more."""
LONGEST_TURN: Final = 1_550
"""Most characters of a turn's message: with long names it describes fewer entries.

A message may have 2,000. Where it is sent elsewhere, the reason comes first.
"""
BEGINNERS: Final = 2
"""The highest computer level at which the first board has help for beginners."""
_FILE_NAME = re.compile(r"trilithon-(\d+)-(\d+)\.\w+", re.ASCII)
Loaded = TypeVar("Loaded")


@dataclass(frozen=True, slots=True)
class Board:
    """A board of a match as one reader or everybody in its place sees it, for what features add to it."""

    match: Match
    language: str
    user: int | None = None
    """The only reader; None for a message to everybody."""
    entry: int | None = None
    """The entry whose board it is, if the match may have moved on since."""
    news: Sequence[object] = ()
    """What was loaded by `TURN_NEWS`."""

    @property
    def moment(self) -> tuple[int, int]:
        """The match and the entry, as the arguments of controls."""
        return self.match.id, self.match.entries if self.entry is None else self.entry

    @property
    def seat(self) -> Seat | None:
        """The seat of the reader, if they have one."""
        return None if self.user is None else self.match.seat_of(self.user)

    def loaded(self, kind: type[Loaded]) -> list[Loaded]:
        """Return those of the news that are of a kind."""
        return [each for each in self.news if isinstance(each, kind)]

    def button(self, name: str, *arguments: object) -> Button:
        """Return the button for an action, labelled `button-<name>`; the default argument is the match."""
        return Button.to(name, *(arguments or [self.match.id]), label=locales.say(self.language, f"button-{name}"))


def links(*names: str) -> Callable[[Board], list[Button]]:
    """Return a provider of buttons for actions that need only the match (see `Board.button`)."""
    return lambda board: [board.button(name) for name in names]


def entry_links(*names: str) -> Callable[[Board], list[Button]]:
    """Return a provider of buttons for actions that need the match and the entry of the board."""
    return lambda board: [board.button(name, *board.moment) for name in names]


TURN_NEWS: Final = LoadedContributions[Match, object]()
"""What has to be loaded for the message of a turn."""
ASKED_LINES: Final = Contributions[Board, str]()
"""Lines below the request to move, as long as it is the latest board."""
TOLD_LINES: Final = Contributions[Board, str]()
"""Lines at the end of the message of a turn."""
TURN_BUTTONS: Final = Contributions[Board, Button]()
"""Buttons beside Move and More."""
FIRST_STEPS: Final = Contributions[Board, Button]()
"""Buttons for beginners."""
LAST_BUTTONS: Final = Contributions[Board, Button]()
"""Buttons below the board of a finished match."""
BOARD_LINES: Final = Contributions[Board, str]()
"""Lines of a private board."""
BOARD_BUTTONS: Final = Contributions[Board, Button]()
"""Buttons below a private board."""
REMARKS: Final = LoadedContributions[Board, str]()
"""Lines about the position of a private board."""


class Marks(TypedDict, total=False):
    """Those fields of a `View` that choose what is marked on a board, and which picture is drawn."""

    typed: str | None
    refused: tuple[str, ...]
    pointed: tuple[str, ...]
    numbered: tuple[tuple[str, ...], ...]
    since: int | None
    top_down: bool


async def board_file(match: Match, reader: Reader, **marks: Unpack[Marks]) -> discord.File:
    """Draw the board of a match as a file, by whose name (match and entry) a posted board is recognised."""
    name = f"trilithon-{match.id}-{match.entries}"
    return await picture_file(name, render, match.state, view_of(match, reader, **marks))


async def film_file(match: Match, reader: Reader) -> discord.File:
    """Draw a match from the start to the current position as an animated picture."""
    return await picture_file(f"trilithon-{match.id}-replay", animate, match.state, view_of(match, reader))


def view_of(match: Match, reader: Reader, **marks: Unpack[Marks]) -> View:
    """Return the renderer's `View` of a match for a reader."""
    return View(
        names=names_of(reader.language, match),
        short_names=short_names(reader.language, match),
        language=reader.language,
        theme=reader.theme,
        perspective=reader.perspective,
        lost=match.abandoned_by,
        **marks,
    )


async def figure_file(figure: RulesFigure, reader: Reader, slug: str) -> discord.File:
    """Draw a figure of a rules text as a file."""
    return await sides_file(figure.state, reader, f"{figure.state.game.id}-{slug}", **figure.marks)


async def sides_file(state: State, reader: Reader, name: str, **shown: Any) -> discord.File:
    """Draw a board whose players are named by their sides. `shown` are fields of the `View`."""
    names = tuple(side_name(reader.language, state.game, side) for side in state.sides)
    view = View(names=names, language=reader.language, theme=reader.theme, **shown)
    return await picture_file(name, render, state, view)


def renamed(file: discord.File, name: str) -> discord.File:
    """Set the name of a file, and return the file."""
    file.filename = name
    return file


def parse_file_name(name: str) -> tuple[int, int] | None:
    """Return the match and entry from the name of a `board_file`; None for other names."""
    found = _FILE_NAME.fullmatch(name)
    return (int(found[1]), int(found[2])) if found else None


async def turn_message(
    match: Match,
    overtaken: bool = False,
    pings: bool = True,
    theme: Literal["dark", "light"] = "dark",
    news: Sequence[object] = (),
    *,
    new: bool = False,
) -> Message:
    """Return the public message of a turn.

    `overtaken`: a later board exists, so this one has no controls and pings nobody. `pings`: ping the player to move.
    `theme`: the server's. `news`: what `TURN_NEWS` loads. `new`: whether one of the people is new to the game.
    """
    rounds = finished_rounds(match)
    everybody = Reader(match.language, theme)
    shown = [
        renamed(await board_file(replace(match, state=state), everybody), f"trilithon-{match.id}-round-{number}.png")
        for number, state in rounds.items()
    ]
    asked = match.mover if match.mover and pings and not (overtaken or match.is_thinking) else None
    return Message(
        turn_text(match, overtaken, news, new=new),
        [*shown, await board_file(match, everybody, since=match.unshown_since)],
        None if overtaken else turn_controls(match, news, new=new),
        [asked.user] if asked and asked.user else (),
    )


def finished_rounds(match: Match) -> dict[int, State]:
    """Return the final states of rounds to show, by number: those just finished; after the match, all but the last."""
    rounds, told = enumerate(match.state.rounds, 1), match.told_entries
    return {number: state for number, state in rounds if match.mover is None or state.length in told}


def turn_text(match: Match, overtaken: bool = False, news: Sequence[object] = (), *, new: bool = False) -> str:
    """Return the text of a turn's message, in the language of the place. `news` and `new` are as in `turn_message`."""
    board = Board(match, match.language, news=news)
    again = locales.say(match.language, "turn-repeated") if is_repeated(match.state) and not overtaken else ""
    rounds = [_round(match, state) for state in finished_rounds(match).values()]
    asked = [] if overtaken else [*_prompts(match), *_whose_turn(match), *ASKED_LINES(board)]
    aim = [_aim(match)] if is_for_beginners(match, new=new) and not overtaken else []
    lost = [] if overtaken else [*_lost_plans(match)]
    told = [_told(match, entry) for entry in match.told_entries[-MOST_TOLD:]]
    lines = filter(None, [*aim, *rounds, again, *lost, *asked, *TOLD_LINES(board)])
    others = "\n".join(fitting(lines, LONGEST_TURN - len(told[-1]) - 1))
    return "\n".join(filter(None, [*_latest(match, told, LONGEST_TURN - len(others)), others]))


def is_first_board(match: Match) -> bool:
    """Return whether this is the first message of a match, to a person; False where teams play."""
    mover = match.mover
    return mover is not None and not mover.is_computer and not match.teams and 0 in match.told_entries


def is_for_beginners(match: Match, *, new: bool = False) -> bool:
    """Return whether this is the first message to people one of whom is `new` to the game, or to the only person in a
    match against computers of the lowest levels.
    """
    user = match.mover.user if match.mover else None
    if user is None or not is_first_board(match):
        return False
    is_easy = all((seat.level or 0) <= BEGINNERS for seat in match.computers)
    return new or (is_easy and may_have_hints(match, user))


def _aim(match: Match) -> str:
    """Return the line about the aim of the game."""
    return locales.say(match.language, "turn-aim", aim=blurb(match.language, match.game, match.terms.options))


def _latest(match: Match, told: Sequence[str], room: int) -> list[str]:
    """Return the latest lines about entries that fit into `room` characters, after a count of the entries before.

    The last line is always among them.
    """
    earlier = len(match.told_entries) - len(told)
    counted = [locales.say(match.language, "turn-earlier", count=earlier)] if earlier else []
    lines = [*counted, *told]
    is_short = len(told) == 1 or sum(len(line) + 1 for line in lines) <= room
    return lines if is_short else _latest(match, told[1:], room)


def _told(match: Match, entry: int) -> str:
    """Return the line about an entry, which mentions if it was planned."""
    told = entry_text(match.at(entry))
    return locales.say(match.language, "turn-planned", told=told) if told and entry in match.planned else told


def _lost_plans(match: Match) -> Iterator[str]:
    """Yield a line for each player whose planned answers no longer apply, without revealing the answers."""
    names, told = distinct_names(match.language, match), match.told_entries
    for player, entry in match.unplanned.items():
        if entry in told and match.mover:
            yield locales.say(match.language, "turn-unplanned", player=names[player])


def _round(match: Match, state: State) -> str:
    assert state.outcome is not None
    names = distinct_names(match.language, match)
    winners = tuple(names[player] for player in state.outcome.winners)
    reason = reason_text(match.language, match.game.id, state.outcome.reason)
    turns = max(state.stage.made[player] for player in state.outcome.winners)
    code = "round-finished" if turns or state.stage.round == 1 else "round-finished-in-no-turn"
    return locales.say(match.language, code, number=state.stage.round, winners=winners, reason=reason)


def turn_controls(match: Match, news: Sequence[object] = (), *, new: bool = False) -> discord.ui.View:
    """Return the buttons below a board: Move and More, with help for beginners; after the match, what is left to do.

    `news` and `new` are as in `turn_message`.
    """
    board = Board(match, match.language, news=news)
    if match.mover is None:
        return view(*LAST_BUTTONS(board))
    first_steps = FIRST_STEPS(board) if is_for_beginners(match, new=new) else []
    more = board.button("more", *board.moment)
    return grouped([move_button(match.language, match), *TURN_BUTTONS(board), more], first_steps)


def view_buttons(board: Board) -> list[Button]:
    """Return the button that shows the board from above, for games whose usual picture hides something."""
    return [board.button("plan", *board.moment)] if has_top_view(board.match.game) else []


def move_button(language: str, match: Match) -> Button:
    """Return the button that leads to a move; for a team, to a vote."""
    label = locales.say(language, "button-vote" if match.mover and match.mover.is_team else "button-move")
    return Button.to("move", match.id, match.entries, label=label, style=discord.ButtonStyle.primary)


def entry_text(match: Match) -> str:
    """Return the line about the latest entry, or about the start."""
    state, language, names = match.state, match.language, distinct_names(match.language, match)
    match state.entry:
        case Leave() | Draw() if state.outcome:
            return ""
        case Takeback() if state.turn is not None:
            return locales.say(language, "turn-taken-back", player=names[state.turn], plies=quoted(state.taken_back))
        case Leave(leaver, reason):
            code = "turn-left-alone" if is_left_alone(match) else _LEFT[reason]
            return locales.say(language, code, player=names[leaver])
        case Ply(text) if state.previous:
            code, player = _PLAYED[state.previous.stage.kind_of(text)], names[state.last_player or 0]
            move = ply_in_words(language, text) if code == "turn-said" else text
            played = locales.say(language, code, player=player, move=move, ply=state.ply, players=_players(match))
            return "\n".join(filter(None, (played, _put_out(match, state.previous))))
    begins = locales.say(language, "turn-begins", game=game_name(language, match.game), players=_players(match))
    position = [locales.say(language, "turn-position", ply=state.ply)] if state.origin else []
    return "\n".join((begins, *position, *rated_lines(language, match)))


def _put_out(match: Match, before: State) -> str:
    """Return the line about the players eliminated by a ply; empty if there are none, or if the match is over."""
    names = distinct_names(match.language, match)
    out = tuple(names[player] for player in match.state.out if player not in before.out)
    return locales.say(match.language, "turn-out", players=out) if out and not match.state.outcome else ""


_LEFT: Final = {"resigned": "turn-left", "time": "turn-late"}
"""Message ids for players who left, by reason."""
_PLAYED: Final[dict[PlyKind, str]] = {"move": "turn-played", "word": "turn-said", "choice": "turn-chose"}
"""Message ids for plies, by kind."""


def _players(match: Match) -> tuple[str, ...]:
    """Return the names of all players with their sides, or without while an auction leaves the sides open."""
    names, language, state = tuple(map(safe, names_of(match.language, match))), match.language, match.state
    if state.undecided:
        return names
    return tuple(
        with_marked_side(language, *each) for each in zip(names, repeat(match.game), state.sides, strict=False)
    )


def _prompts(match: Match) -> Iterator[str]:
    """Yield the lines about special circumstances of this turn."""
    names = distinct_names(match.language, match)
    for prompt in match.state.prompts:
        data = dict(prompt.data)
        if "player" in data:
            data["player"] = names[data["player"]]
        yield locales.say(match.language, f"prompt-{prompt.code}", **data)


def _whose_turn(match: Match) -> Iterator[str]:
    """Yield the request to the player to move, or the result. Where the bot gets no replies, add how to move."""
    language = match.language
    if match.mover:
        opponents = tuple(map(safe, names_listed(language, (seat for seat in match.seats_in() if seat != match.mover))))
        data = {"opponents": opponents, "game": game_name(language, match.game)}
        if match.mover.is_team:
            yield locales.say(language, "turn-team", team=safe(match.mover.name), **data)
        else:
            yield locales.say(language, "turn-yours", mover=f"<@{match.mover.user}>", **data)
        if match.place.answer_only:
            yield locales.say(language, "turn-answer-only")
    else:
        yield result_text(language, match)


def result_text(language: str, match: Match) -> str:
    """Return a sentence about how a match ended."""
    outcome, names = match.state.outcome, distinct_names(language, match)
    assert outcome is not None
    data: dict[str, object] = {
        "game": game_name(language, match.game),
        "reason": reason_text(language, match.game.id, outcome.reason),
        "ply": match.state.ply,
        "names": names,
    }
    if outcome.winners:
        told = locales.say(language, "end-won", winners=tuple(names[player] for player in outcome.winners), **data)
    elif match.abandoned_by:
        people = tuple(names[player] for player in match.abandoned_by)
        told = locales.say(language, "end-nobody-left", people=people, **data)
    else:
        players = tuple(names[seat.player] for seat in match.seats_in())
        code = "end-drawn" if len(players) == len(names) else "end-drawn-among"
        told = locales.say(language, code, players=players, **data)
    return "\n".join((told, *_new_ratings(language, match)))


def rated_lines(language: str, match: Match) -> Iterator[str]:
    """Yield a line if a match is rated."""
    if match.rated:
        yield locales.say(language, "match-rated")


def _new_ratings(language: str, match: Match) -> Iterator[str]:
    """Yield the new ratings of listed players with the changes, or the reason why the match was not rated."""
    names = distinct_names(language, match)
    changes = zip(match.seats, names, rating_changes(match), strict=False)
    new = [
        locales.say(
            language,
            "end-rating",
            player=name,
            rating=str(after.number),
            margin=after.margin,
            change=f"{after.number - before.number:+}".replace("-", "−").replace("+0", "±0"),
        )
        for seat, name, (before, after) in changes
        if seat.user and seat.listed
    ]
    if new:
        yield locales.say(language, "end-ratings", ratings=" · ".join(new))
    if match.rated and not rating_changes(match):
        is_short = match.state.ply < LEAST_MOVES
        yield locales.say(language, "end-unrated", short=is_short, least=LEAST_MOVES, most=MOST_AMONG_THE_SAME)
