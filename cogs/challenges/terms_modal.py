"""The modal for a challenge's terms: options, side, clock, and whether it is rated."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

import discord
from discord import ui

import locales
from cogs.challenges.challenge_options import NO_CLOCK_TEXT, parse_player, side_names
from cogs.core.controls import SELECTABLE, Item, Label, labelled, look_up, modal, single_value
from cogs.core.formatting import game_name
from engine import GAMES, Game, State
from engine.options import Option, Options
from matches import Challenge
from matches.challenges.challenge_rules import side_of
from matches.clock import read_clock
from matches.terms import Terms

SWITCHES: Final = "switches"
RATED: Final = "rated"
YES_OR_NO: Final = {"yes": True, "no": False}


def terms_modal(language: str, challenge: Challenge, user: int) -> ui.Modal:
    """Return the modal with the current terms of a challenge, as seen by one of its players.

    The options of a match that begins with a position of its own are left out, because they belong to the position.
    """
    terms, chosen = challenge.terms, challenge.terms.chosen
    changeable = () if terms.origin else terms.game.options
    parts = [
        *_switches(language, changeable, chosen),
        *(_choice(language, option, chosen) for option in changeable if option.kind != "flag"),
        _side(language, terms.start, side_of(challenge, user)),
        _clock(language, terms.clock.text or NO_CLOCK_TEXT),
        *_rated(language, challenge),
    ]
    title = locales.say(language, "terms-title", game=game_name(language, terms.game))
    return modal(title, parts, "terms", challenge.id)


def read_terms(terms: Terms, fields: Mapping[str, Sequence[str]], language: str) -> Terms:
    """Return terms as a submitted modal changes them. Raises OptionError, MatchError."""
    game = terms.game
    return replace(
        terms,
        options=terms.options if terms.origin else game.write_options(game.settle(read_options(game, fields))),
        player=parse_player(terms.start, single_value(fields, "side"), language),
        clock=read_clock(single_value(fields, "clock")),
        rated=look_up(YES_OR_NO, single_value(fields, RATED)) if RATED in fields else terms.rated,
    )


def read_options(game: Game, fields: Mapping[str, Sequence[str]]) -> Options:
    """Return the options from a submitted modal; empty ones are off. Raises OptionError."""
    on = fields.get(SWITCHES, ())
    chosen: Options = {option.name: option.name in on for option in game.options if option.kind == "flag"}
    for option in game.options:
        if option.kind != "flag" and (text := single_value(fields, _id(option)).strip()):
            chosen[option.name] = option.read(f"{option.name}={text}")
    return chosen


def rated_select(language: str, *, rated: bool) -> Label:
    """Return the select between a rated and an unrated match."""
    options = [
        discord.SelectOption(label=locales.say(language, f"value-{name}"), value=name, default=value == rated)
        for name, value in YES_OR_NO.items()
    ]
    select: Item = ui.Select(custom_id=RATED, options=options)
    return labelled(locales.say(language, "terms-rated"), select, locales.say(language, "terms-rated-hint"))


def _switches(language: str, changeable: Sequence[Option], chosen: Options) -> Iterator[Label]:
    """Yield one select for all flags, if there are any."""
    flags = [option for option in changeable if option.kind == "flag"]
    if not flags:
        return
    select: Item = ui.Select(
        custom_id=SWITCHES,
        options=[
            discord.SelectOption(
                label=locales.say(language, f"option-{option.name}"),
                value=option.name,
                description=locales.say(language, option.help),
                default=bool(chosen[option.name]),
            )
            for option in flags
        ],
        placeholder=locales.say(language, "terms-switches-hint"),
        required=False,
        min_values=0,
        max_values=len(flags),
    )
    yield labelled(locales.say(language, "terms-switches"), select)


def _choice(language: str, option: Option, chosen: Options) -> Label:
    """Return the part for an option with values: a select if they fit and one is required, else a text input."""
    label, explained = locales.say(language, f"option-{option.name}"), locales.say(language, option.help)
    value = chosen[option.name]
    if option.default is None or len(option.allowed) > SELECTABLE:
        text: Item = ui.TextInput(
            custom_id=_id(option), default="" if value is None else str(value), required=False, max_length=20
        )
        return labelled(label, text, explained)
    options = [
        discord.SelectOption(label=str(allowed), value=str(allowed), default=allowed == value)
        for allowed in option.allowed
    ]
    return labelled(label, ui.Select(custom_id=_id(option), options=options), explained)


def _side(language: str, start: State, player: int | None) -> Label:
    game = GAMES[start.game.id]
    now = "drawn" if player is None else game.sides[start.sides[player]]
    options = [
        discord.SelectOption(label=name, value=side, default=side == now)
        for side, name in side_names(game, language).items()
    ]
    return labelled(locales.say(language, "terms-side"), ui.Select(custom_id="side", options=options))


def _clock(language: str, clock: str) -> Label:
    text: Item = ui.TextInput(custom_id="clock", default=clock, required=False, max_length=40)
    return labelled(locales.say(language, "terms-clock"), text, locales.say(language, "terms-clock-hint"))


def _rated(language: str, challenge: Challenge) -> Iterator[Label]:
    """Yield the select for a rated match, if there are no computers and the match begins as usual."""
    if not challenge.terms.origin and not any(asked.is_computer for asked in challenge.invitations):
        yield rated_select(language, rated=challenge.terms.rated)


def _id(option: Option) -> str:
    return f"option-{option.name}"
