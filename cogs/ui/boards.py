"""Boards and challenge cards as Discord messages."""

import asyncio
import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from io import BytesIO
from types import MappingProxyType
from typing import Any, Final

import discord

import locales
from cogs.ui.controls import Button, view
from cogs.ui.readers import Reader
from cogs.ui.words import game_name, link, quoted, safe, side_name, terms
from engine import State
from matches import Challenge, Match
from renderer import View, animate, has_plan, render
from renderer.figures import Figure
from renderer.last import resigned

_FILE_NAME = re.compile(r"trilithon-(\d+)-(\d+)\.\w+", re.ASCII)


async def picture(match: Match, reader: Reader, **marks: Any) -> discord.File:
    """The board of a match as a file; its name tells match and entry, its description is a board for the blind."""
    drawn = await asyncio.to_thread(render, match.state, view_of(match, reader, **marks))
    return discord.File(BytesIO(drawn.data), file_name(match, drawn.format), description=drawn.alt)


async def film(match: Match, reader: Reader) -> discord.File:
    """A match from its start to where it stands, as an animated picture."""
    drawn = await asyncio.to_thread(animate, match.state, view_of(match, reader))
    return discord.File(BytesIO(drawn.data), f"trilithon-{match.id}-replay.{drawn.format}", description=drawn.alt)


def view_of(match: Match, reader: Reader, **marks: Any) -> View:
    """How a board of a match is drawn for somebody."""
    return View(
        names=match.names, language=reader.language, theme=reader.theme, perspective=reader.perspective, **marks
    )


async def figure_file(figure: Figure, reader: Reader, slug: str) -> discord.File:
    """A picture of a rules text as a file, the board as the text has it; the players go by their sides."""
    game, language = figure.state.game, reader.language
    names = tuple(side_name(language, game, side) for side in figure.state.sides)
    drawn = await asyncio.to_thread(
        render, figure.state, View(names=names, language=language, theme=reader.theme, **figure.marks)
    )
    return discord.File(BytesIO(drawn.data), f"{game.id}-{slug}.{drawn.format}", description=drawn.alt)


def named(file: discord.File, name: str) -> discord.File:
    """The file under another name."""
    file.filename = name
    return file


def file_name(match: Match, form: str = "png") -> str:
    """The name by which a posted board is known again."""
    return f"trilithon-{match.id}-{match.entries}.{form}"


def named_board(name: str) -> tuple[int, int] | None:
    """The match and the entry that `file_name` has put into a name; None for other names."""
    found = _FILE_NAME.fullmatch(name)
    return (int(found[1]), int(found[2])) if found else None


async def turn_message(match: Match, overtaken: bool = False) -> dict[str, Any]:
    """The public message of a turn: text that pings the player to move, picture, controls.

    A board that is late and has been overtaken by others asks nobody for anything.
    """
    pinged = [discord.Object(match.mover.user)] if match.mover and not overtaken else []
    rounds = await asyncio.to_thread(finished_rounds, match)
    repeated = await asyncio.to_thread(is_repeated, match.state)
    everybody = Reader(match.language)
    shown = [
        named(await picture(replace(match, state=state), everybody), f"trilithon-{match.id}-round-{number}.png")
        for number, state in rounds.items()
    ]
    return {
        "content": turn_text(match, rounds, overtaken, repeated),
        "files": [*shown, await picture(match, everybody)],
        "view": None if overtaken else turn_controls(match),
        "allowed_mentions": discord.AllowedMentions(everyone=False, roles=False, users=pinged),
    }


def finished_rounds(match: Match) -> dict[int, State]:
    """The rounds that a turn's message shows, by number: the one just finished; at the end, all before the last."""
    rounds = enumerate(match.state.rounds, 1)
    latest = match.state.ply, match.state.last
    return {number: one for number, one in rounds if match.mover is None or (one.ply, one.last) == latest}


def is_repeated(state: State) -> bool:
    """Whether a draw can be claimed for a third repetition (R2)."""
    return state.outcome is None and state.repetitions >= 3


def turn_text(
    match: Match,
    rounds: Mapping[int, State] = MappingProxyType({}),
    overtaken: bool = False,
    repeated: bool = False,
) -> str:
    """What the message of a turn says, in the language of the place."""
    again = locales.say(match.language, "turn-repeated") if repeated and not overtaken else ""
    told = [_round(match, number, state) for number, state in rounds.items()]
    asked = [] if overtaken else [*_special(match.language, match.state, match.names), _whose_turn(match)]
    lines = [played(match), *told, again, *asked]
    return "\n".join(filter(None, lines))


def _round(match: Match, number: int, state: State) -> str:
    """The line about a finished round."""
    assert state.outcome is not None
    winners = tuple(safe(match.names[one]) for one in state.outcome.winners)
    reason = locales.say(match.language, f"reason-{state.outcome.reason}")
    return locales.say(match.language, "round-finished", number=number, winners=winners, reason=reason)


def turn_controls(match: Match) -> discord.ui.View:
    """Move and More while the match runs; what is left to do after it."""
    language, moment = match.language, (match.id, match.entries)
    record = Button.to("record", match.id, label=locales.say(language, "button-record"))
    plan = [Button.to("plan", *moment, label=locales.say(language, "button-plan"))] if has_plan(match.game) else []
    if match.mover is None:
        replay = Button.to("replay", match.id, label=locales.say(language, "button-replay"))
        rematch = Button.to("rematch", *moment, label=locales.say(language, "button-rematch"))
        return view(replay, *plan, record, rematch)
    return view(
        Button.to("move", *moment, label=locales.say(language, "button-move"), style=discord.ButtonStyle.primary),
        *plan,
        Button.to("more", *moment, label=locales.say(language, "button-more")),
    )


def played(match: Match) -> str:
    """The line about the latest entry, or about the beginning."""
    state, language = match.state, match.language
    if state.last is None:
        return locales.say(language, "turn-begins", game=game_name(language, match.game), players=_players(match))
    if state.outcome and state.last.startswith(("resign", "draw")):
        return ""
    if state.turn is not None and state.taken_back:
        player, plies = safe(match.names[state.turn]), quoted(state.taken_back)
        return locales.say(language, "turn-taken-back", player=player, plies=plies)
    leaver = resigned(state)
    if leaver is not None:
        return locales.say(language, "turn-left", player=safe(match.names[leaver]))
    player = safe(match.names[state.last_player or 0])
    code = _SAID.get(state.last.split()[0], "turn-played")
    return locales.say(language, code, player=player, move=state.last, ply=state.ply, players=_players(match))


_SAID: Final = dict.fromkeys(("bid", "call", "pass"), "turn-said")
_SAID.update(dict.fromkeys(("first", "second", "swap"), "turn-chose"))
"""How a ply is told that is no move on the board: as words, or as words that settle the sides."""


def _players(match: Match) -> tuple[str, ...]:
    """Every player with their side; by name alone while an auction leaves the sides open."""
    if match.state.undecided:
        return tuple(safe(seat.name) for seat in match.seats)
    return tuple(
        f"{safe(seat.name)} ({side_name(match.language, match.game, match.state.sides[seat.player])})"
        for seat in match.seats
    )


def _special(language: str, state: State, names: tuple[str, ...]) -> Iterator[str]:
    """The lines about what is special this turn."""
    for prompt in state.prompts:
        data = dict(prompt.data)
        if "player" in data:
            data["player"] = safe(names[data["player"]])
        yield locales.say(language, f"prompt-{prompt.code}", **data)


def _whose_turn(match: Match) -> str:
    """The line that asks the player to move, or tells the result."""
    language = match.language
    if match.mover:
        opponents = tuple(safe(seat.name) for seat in match.seats if seat != match.mover and match.is_in(seat))
        data = {"mover": f"<@{match.mover.user}>", "opponents": opponents, "game": game_name(language, match.game)}
        return locales.say(language, "turn-yours", **data)
    return result(language, match)


def result(language: str, match: Match) -> str:
    """How a match ended, in a sentence."""
    outcome = match.state.outcome
    assert outcome is not None
    data: dict[str, Any] = {
        "game": game_name(language, match.game),
        "reason": locales.say(language, f"reason-{outcome.reason}"),
        "ply": match.state.ply,
        "names": tuple(map(safe, match.names)),
    }
    if not outcome.winners:
        return locales.say(language, "end-drawn", **data)
    return locales.say(language, "end-won", winners=tuple(safe(match.names[one]) for one in outcome.winners), **data)


def standing(language: str, match: Match) -> str:
    """One line about a match for somebody's list: game, opponents, whose turn, where."""
    data = {"id": str(match.id), "game": game_name(language, match.game), "names": tuple(map(safe, match.names))}
    turn = locales.say(language, "list-turn", player=safe(match.mover.name)) if match.mover else result(language, match)
    return f"{locales.say(language, 'list-match', **data)} {turn} {link(match)}"


def card_message(challenge: Challenge) -> dict[str, Any]:
    """The challenge card: the full terms, whom it asks, and its controls; only those asked by name are pinged."""
    asked = [one.user for one in challenge.invitations if one.user and not one.taken]
    pinged = [discord.Object(user) for user in asked] if challenge.status == "open" else []
    return {
        "content": card_text(challenge),
        "view": card_controls(challenge),
        "allowed_mentions": discord.AllowedMentions(everyone=False, roles=False, users=pinged),
    }


def card_text(challenge: Challenge) -> str:
    """What a challenge card says."""
    language = challenge.language
    asked = tuple(f"<@{one.user}>" for one in challenge.invitations if one.user)
    free = sum(one.user is None for one in challenge.invitations)
    head = locales.say(
        language,
        "card-challenge" if asked else "card-open",
        challenger=safe(challenge.challenger.name),
        game=game_name(language, challenge.game),
        asked=asked,
        free=free,
    )
    lines = [
        head,
        locales.say(language, "card-seats", free=free) if asked and free else "",
        locales.say(language, "card-rematch", rematch=str(challenge.rematch)) if challenge.rematch else "",
        _card_terms(challenge),
        locales.say(language, f"game-{challenge.game.id}-blurb"),
        _card_status(challenge),
    ]
    return "\n".join(filter(None, lines))


def _card_terms(challenge: Challenge) -> str:
    language = challenge.language
    options = terms(language, challenge.game, challenge.terms) or locales.say(language, "card-no-options")
    if challenge.player is None:
        sides = locales.say(language, "card-sides-drawn")
    else:
        side = side_name(language, challenge.game, challenge.player)
        bidding = challenge.game.start(challenge.game.read_options(challenge.terms)).undecided
        code = "card-opens" if bidding and challenge.player == 0 else "card-answers" if bidding else "card-side-picked"
        sides = locales.say(language, code, player=safe(challenge.challenger.name), side=side)
    return locales.say(language, "card-terms", options=options, sides=sides)


def _card_status(challenge: Challenge) -> str:
    taken = tuple(safe(one.name or "") for one in challenge.invitations if one.taken)
    until = f"<t:{challenge.expires_at}:R>"
    status = "waiting" if challenge.status == "open" else challenge.status
    return locales.say(challenge.language, f"card-{status}", taken=taken, count=len(taken), until=until)


def card_controls(challenge: Challenge) -> discord.ui.View | None:
    """Accept, Decline and Withdraw while the challenge is open."""
    if challenge.status != "open":
        return None
    language = challenge.language
    accept = Button.to(
        "accept", challenge.id, label=locales.say(language, "button-accept"), style=discord.ButtonStyle.success
    )
    withdraw = Button.to("withdraw", challenge.id, label=locales.say(language, "button-withdraw"))
    named = any(one.user and not one.taken for one in challenge.invitations)
    decline = [Button.to("decline", challenge.id, label=locales.say(language, "button-decline"))] if named else []
    return view(accept, *decline, withdraw)
