"""Boards as Discord messages: the public message of a turn, and files with pictures."""

import asyncio
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from io import BytesIO
from typing import Any, Final, Literal, TypedDict, Unpack

import discord

import locales
from cogs.clocks.notice_messages import presence_lines, time_lines
from cogs.core.controls import Button, grouped, view
from cogs.core.formatting import blurb, fitting, game_name, names_listed, names_of, quoted, safe, short_names, side_name
from cogs.core.messages import Message
from cogs.core.preferences import Reader
from cogs.teams.team_lines import (
    agreement_buttons,
    closed_lines,
    open_lines,
    teams_button,
    thanks_lines,
    votes_button,
    voting_team,
)
from engine import Draw, Leave, Ply, State, Takeback
from engine.stage import PlyKind
from matches import Match
from matches.challenges.challenge_rules import suggested_step
from matches.playing.match_rules import may_have_hints
from matches.ratings.rating_rules import LEAST_MOVES, MOST_AMONG_THE_SAME
from matches.teams.team_models import Ballot, Faithful
from renderer import View, animate, has_top_view, render
from renderer.describe import reason_text
from renderer.figures import RulesFigure
from renderer.view import ply_in_words, with_side

MOST_TOLD: Final = 10
"""The most entries that one message describes; planned answers among several computers may add more."""
LONGEST_TURN: Final = 1_550
"""Most characters of a turn's message: with long names it describes fewer entries.

A message may have 2,000. Where it is sent elsewhere, the reason comes first.
"""
BEGINNERS: Final = 2
"""The highest computer level at which the first board has help for beginners."""
_FILE_NAME = re.compile(r"trilithon-(\d+)-(\d+)\.\w+", re.ASCII)


class Marks(TypedDict, total=False):
    """Those fields of a `View` that choose what is marked on a board, and which picture is drawn."""

    typed: str | None
    refused: tuple[str, ...]
    pointed: tuple[str, ...]
    numbered: tuple[tuple[str, ...], ...]
    since: int | None
    top_down: bool


async def board_file(match: Match, reader: Reader, **marks: Unpack[Marks]) -> discord.File:
    """Draw the board of a match as a file, named by match and entry, with a description for screen readers."""
    drawn = await asyncio.to_thread(render, match.state, view_of(match, reader, **marks))
    return discord.File(BytesIO(drawn.data), file_name(match, drawn.format), description=drawn.alt)


async def film_file(match: Match, reader: Reader) -> discord.File:
    """Draw a match from the start to the current position as an animated picture."""
    drawn = await asyncio.to_thread(animate, match.state, view_of(match, reader))
    return discord.File(BytesIO(drawn.data), f"trilithon-{match.id}-replay.{drawn.format}", description=drawn.alt)


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
    drawn = await asyncio.to_thread(render, state, view)
    return discord.File(BytesIO(drawn.data), f"{name}.{drawn.format}", description=drawn.alt)


def renamed(file: discord.File, name: str) -> discord.File:
    """Set the name of a file, and return the file."""
    file.filename = name
    return file


def file_name(match: Match, form: str = "png") -> str:
    """Return the file name by which a posted board is recognised."""
    return f"trilithon-{match.id}-{match.entries}.{form}"


def parse_file_name(name: str) -> tuple[int, int] | None:
    """Return the match and entry from a name made by `file_name`; None for other names."""
    found = _FILE_NAME.fullmatch(name)
    return (int(found[1]), int(found[2])) if found else None


async def turn_message(
    match: Match,
    overtaken: bool = False,
    pings: bool = True,
    theme: Literal["dark", "light"] = "dark",
    ballots: Sequence[Ballot] = (),
    faithful: Sequence[Faithful] = (),
    *,
    new: bool = False,
) -> Message:
    """Return the public message of a turn.

    `overtaken`: a later board exists, so this one has no controls and pings nobody. `pings`: ping the player to move.
    `theme`: the server's. `ballots`: those of teams that led to the entries told, and the open one. `faithful`: the
    members of teams whom the end of the match thanks. `new`: whether one of the people is new to the game.
    """
    rounds = finished_rounds(match)
    everybody = Reader(match.language, theme)
    shown = [
        renamed(await board_file(replace(match, state=state), everybody), f"trilithon-{match.id}-round-{number}.png")
        for number, state in rounds.items()
    ]
    asked = match.mover if match.mover and pings and not (overtaken or match.is_thinking) else None
    return Message(
        turn_text(match, overtaken, ballots, faithful, new=new),
        [*shown, await board_file(match, everybody, since=match.unshown_since)],
        None if overtaken else turn_controls(match, new=new),
        [asked.user] if asked and not asked.is_team else (),
    )


def told_entries(match: Match) -> range:
    """Return the numbers of the entries that a turn's message describes: the latest, and earlier ones without a board.

    No boards are posted while computers are to move, not even for the start (0) if one of them moves first.
    """
    since = match.unshown_since
    if since is None:
        return range(match.entries, match.entries + 1)
    return range(since if match.at(since).is_thinking else since + 1, match.entries + 1)


def _votes(match: Match, ballots: Sequence[Ballot]) -> Iterator[str]:
    """Yield the lines about the open ballot of the team to move."""
    ballot = next((ballot for ballot in ballots if ballot.is_open), match.ballot)
    if ballot and voting_team(match):
        yield from open_lines(match.language, ballot)


def _results(match: Match, ballots: Sequence[Ballot]) -> Iterator[str]:
    """Yield the results of the ballots that led to the entries told."""
    for ballot in ballots:
        if not ballot.is_open:
            yield from closed_lines(match.language, match.seats[ballot.player].name, ballot)


def finished_rounds(match: Match) -> dict[int, State]:
    """Return the final states of rounds to show, by number: those just finished; after the match, all but the last."""
    rounds, told = enumerate(match.state.rounds, 1), told_entries(match)
    return {number: state for number, state in rounds if match.mover is None or state.length in told}


def is_repeated(state: State) -> bool:
    """Return whether a draw can be claimed for a third repetition (ruling R2)."""
    return state.outcome is None and state.repetitions >= 3


def turn_text(
    match: Match,
    overtaken: bool = False,
    ballots: Sequence[Ballot] = (),
    faithful: Sequence[Faithful] = (),
    *,
    new: bool = False,
) -> str:
    """Return the text of a turn's message, in the language of the place.

    `ballots`, `faithful` and `new` are as in `turn_message`.
    """
    again = locales.say(match.language, "turn-repeated") if is_repeated(match.state) and not overtaken else ""
    rounds = [_round(match, state) for state in finished_rounds(match).values()]
    asked = [] if overtaken else [*_prompts(match), *_whose_turn(match), *_votes(match, ballots)]
    timed = (
        []
        if overtaken
        else [*time_lines(match.language, match), *presence_lines(match.language, match, match.seats_in())]
    )
    aim = [_aim(match)] if is_for_beginners(match, new=new) and not overtaken else []
    lost = [] if overtaken else [*_lost_plans(match)]
    told = [_told(match, entry) for entry in told_entries(match)[-MOST_TOLD:]]
    thanked = thanks_lines(match, faithful)
    lines = filter(None, [*aim, *rounds, again, *lost, *asked, *timed, *_results(match, ballots), *thanked])
    others = "\n".join(fitting(lines, LONGEST_TURN - len(told[-1]) - 1))
    return "\n".join(filter(None, [*_latest(match, told, LONGEST_TURN - len(others)), others]))


def is_first_board(match: Match) -> bool:
    """Return whether this is the first message of a match, to a person; False where teams play."""
    mover = match.mover
    return mover is not None and not mover.is_computer and not match.teams and 0 in told_entries(match)


def is_for_beginners(match: Match, *, new: bool = False) -> bool:
    """Return whether this is the first message to people one of whom is `new` to the game, or to the only person in a
    match against computers of the lowest levels.
    """
    if match.mover is None or not is_first_board(match):
        return False
    is_easy = all((seat.level or 0) <= BEGINNERS for seat in match.computers)
    return new or (is_easy and may_have_hints(match, match.mover.user))


def _aim(match: Match) -> str:
    """Return the line about the aim of the game."""
    return locales.say(match.language, "turn-aim", aim=blurb(match.language, match.game, match.terms))


def _latest(match: Match, told: Sequence[str], room: int) -> list[str]:
    """Return the latest lines about entries that fit into `room` characters, after a count of the entries before.

    The last line is always among them.
    """
    earlier = len(told_entries(match)) - len(told)
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
    names, told = distinct_names(match.language, match), told_entries(match)
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


def turn_controls(match: Match, *, new: bool = False) -> discord.ui.View:
    """Return the buttons below a board: Move and More, with help for beginners; after the match, what is left to do.

    `new` is as in `turn_message`.
    """
    language, moment = match.language, (match.id, match.entries)
    record = Button.to("record", match.id, label=locales.say(language, "button-record"))
    plan = [Button.to("plan", *moment, label=locales.say(language, "button-plan"))] if has_top_view(match.game) else []
    if match.mover is None:
        replay = Button.to("replay", match.id, label=locales.say(language, "button-replay"))
        rematch = [] if match.teams else [*_rematches(match)]
        review = Button.to("review", match.id, 0, label=locales.say(language, "button-review"))
        play_on = Button.to("play-on", match.id, label=locales.say(language, "button-play-on"))
        watch = [play_on] if match.abandoned_by else []
        return view(*watch, replay, *plan, record, review, *agreement_buttons(language, match), *rematch)
    more = Button.to("more", *moment, label=locales.say(language, "button-more"))
    votes = [votes_button(language, match)] if voting_team(match) else []
    teams = [teams_button(language, match)] if match.teams else []
    row = [move_button(language, match), *votes, *teams, *plan, more]
    return grouped(row, list(_first_steps(match)) if is_for_beginners(match, new=new) else [])


def move_button(language: str, match: Match) -> Button:
    """Return the button that leads to a move; for a team, to a vote."""
    label = locales.say(language, "button-vote" if voting_team(match) else "button-move")
    return Button.to("move", match.id, match.entries, label=label, style=discord.ButtonStyle.primary)


def _first_steps(match: Match) -> Iterator[Button]:
    """Yield the ways to learn the game; a hint only against computers alone."""
    language = match.language
    if match.mover and may_have_hints(match, match.mover.user):
        yield Button.to("hint", match.id, match.entries, label=locales.say(language, "button-hint"))
    yield Button.to("rules", match.id, label=locales.say(language, "button-rules"))
    yield Button.to("learn", match.game.id, label=locales.say(language, "button-learn"))


def _rematches(match: Match) -> Iterator[Button]:
    """Yield a rematch; and one a level up or down, if one person has won or lost against computers alone."""
    yield Button.to("rematch", match.id, match.entries, label=locales.say(match.language, "button-rematch"))
    step = suggested_step(match, match.people[0].user) if len(match.people) == 1 else 0
    if not step:
        return
    levels = {seat.level + step for seat in match.computers if seat.level}
    code = "button-rematch-harder" if step > 0 else "button-rematch-easier"
    label = locales.say(match.language, code if len(levels) > 1 else "button-rematch-level", level=min(levels))
    yield Button.to("rematch-step", match.id, match.entries, "up" if step > 0 else "down", label=label)


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


def is_left_alone(match: Match, besides: int | None = None) -> bool:
    """Return whether only computers are in, apart from the user `besides`. Computers do not play on by themselves."""
    return all(seat.is_computer for seat in match.seats_in(besides))


_LEFT: Final = {"resigned": "turn-left", "time": "turn-late"}
"""Message ids for players who left, by reason."""
_PLAYED: Final[dict[PlyKind, str]] = {"move": "turn-played", "word": "turn-said", "choice": "turn-chose"}
"""Message ids for plies, by kind."""


def _players(match: Match) -> tuple[str, ...]:
    """Return the names of all players with their sides, or without while an auction leaves the sides open."""
    names = tuple(map(safe, names_of(match.language, match)))
    return names if match.state.undecided else _with_sides(match.language, match, names)


def _with_sides(language: str, match: Match, names: Sequence[str]) -> tuple[str, ...]:
    sides = (side_name(language, match.game, side) for side in match.state.sides)
    return tuple(with_side(language, name, side) for name, side in zip(names, sides, strict=True))


def distinct_names(language: str, match: Match) -> tuple[str, ...]:
    """Return the escaped names of the players; identical names are followed by the side."""
    names = tuple(map(safe, names_of(language, match)))
    alike = {name for name, count in Counter(names).items() if count > 1}
    if not alike or match.state.undecided:
        return names
    both = zip(names, _with_sides(language, match, names), strict=True)
    return tuple(sided if name in alike else name for name, sided in both)


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
    changes = zip(match.seats, names, match.rating_changes, strict=False)
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
    if match.rated and not match.rating_changes:
        is_short = match.state.ply < LEAST_MOVES
        yield locales.say(language, "end-unrated", short=is_short, least=LEAST_MOVES, most=MOST_AMONG_THE_SAME)
