"""The form that asks for the terms of a match: several commands and buttons open it, each with other questions."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import discord
from discord import app_commands, ui

import locales
from cogs.challenges.challenge_options import NO_CLOCK_TEXT, side_names
from cogs.challenges.typed_terms import TEXTS, Command, Typed
from cogs.core.command_texts import option_id
from cogs.core.controls import SELECTABLE, Item, Label, labelled, look_up, modal, parse_number, select, single_value
from engine import GAMES, Game
from engine.options import Option, Options
from wording.formatting import shorten
from wording.side_marks import side_emoji

LONGEST: Final = 280
"""Maximal length of each text that is kept, in characters."""
MOST_OPPONENTS: Final = max(game.players for game in GAMES.values()) - 1
SWITCHES: Final = "switches"
RATED: Final = "rated"
YES_OR_NO: Final = {"yes": True, "no": False}
CHECKED: Final = {"true": True, "false": False}
"""Whether a box is checked, by the value of its field."""


@dataclass(frozen=True, slots=True)
class TermsForm:
    """A form, filled in with what was typed before."""

    language: str
    typed: Typed
    game: Game | None = None
    """None while it is asked for."""
    games: Sequence[app_commands.Choice[str | int | float]] = ()
    """The games and presets to choose from."""

    def modal(self, title: str, asked: Iterable[str], action: str, *arguments: object) -> ui.Modal:
        """Return the form with some questions, which the action reads with `read_form`.

        `options`, `side`, `clock` and `level` are asked for as in the command; `terms` are options, side and clock to
        be chosen, without options if none were typed. The others are `game`, `opponents` and `rated`.
        """
        return modal(title, [part for name in asked for part in self._parts(name)], action, *arguments)

    def _parts(self, name: str) -> Iterator[Label]:
        if name == "game":
            games = {str(each.value): str(each.name) for each in self.games[:SELECTABLE]}
            choice = select("game", games, [next(iter(games))])
            yield labelled(self._say("menu-challenge-game"), choice, self._say("menu-challenge-terms"))
        elif name == "opponents":
            yield self._people()
        elif name == RATED:
            box: Item = ui.Checkbox(custom_id=RATED, default=bool(self.typed.rated))
            yield labelled(self._say("terms-rated"), box, self._say("terms-rated-hint"))
        elif name == "terms":
            yield from self._terms()
        else:
            text = _text(name, getattr(self.typed, name) or "", LONGEST)
            yield labelled(self._name(name), text, self._hint(name))

    def _people(self) -> Label:
        """Return the select of opponents, as many as the game has."""
        typed, most = self.typed, self.game.players - 1 if self.game else MOST_OPPONENTS
        people: Item = ui.MentionableSelect(
            custom_id="opponents",
            required=False,
            min_values=0,
            max_values=most,
            default_values=[
                discord.Object(each, type=discord.Role if each in typed.roles else discord.User)
                for each in dict.fromkeys(typed.opponents[:most])
            ],
        )
        return labelled(self._name("opponent"), people, shorten(self._say("command-challenge-opponent-description")))

    def _terms(self) -> Iterator[Label]:
        """Yield boxes for all flags, then the other options, the side and the clock."""
        game, typed = self.game, self.typed
        assert game
        if typed.options is not None:
            chosen = game.settled(typed.options)
            if any(option.kind == "flag" for option in game.options):
                yield self._switches(game, chosen)
            yield from (self._choice(option, chosen) for option in game.options if option.kind != "flag")
        marks = {name: side_emoji(game, side) for side, name in enumerate(game.sides)}
        side = select("side", side_names(game, self.language), [typed.side or "drawn"], marks)
        yield labelled(self._say("terms-side"), side)
        clock = _text("clock", typed.clock or NO_CLOCK_TEXT, 40)
        yield labelled(self._say("terms-clock"), clock, self._say("terms-clock-hint"))

    def _switches(self, game: Game, chosen: Options) -> Label:
        options = [
            discord.CheckboxGroupOption(
                label=self._say(f"option-{option.name}"),
                value=option.name,
                description=self._say(option.help),
                default=bool(chosen[option.name]),
            )
            for option in game.options
            if option.kind == "flag"
        ]
        switches: Item = ui.CheckboxGroup(
            custom_id=SWITCHES, options=options, required=False, min_values=0, max_values=len(options)
        )
        return labelled(self._say("terms-switches"), switches)

    def _choice(self, option: Option, chosen: Options) -> Label:
        """Return the part for an option with values: a select if they fit and one is required, else a text input."""
        value = "" if chosen[option.name] is None else str(chosen[option.name])
        if option.default is None or len(option.allowed) > SELECTABLE:
            item = _text(_id(option), value, 20)
        else:
            item = select(_id(option), {str(each): str(each) for each in option.allowed}, [value])
        return labelled(self._say(f"option-{option.name}"), item, self._say(option.help))

    def _hint(self, name: str) -> str | None:
        """Return what can be typed; None if nothing can, or if the game is not known."""
        if not self.game:
            return None
        known = [option.name if option.kind == "flag" else f"{option.name}=…" for option in self.game.options]
        hints = {
            "options": ", ".join(known),
            "side": ", ".join(side_names(self.game, self.language).values()),
            "clock": self._say("terms-clock-hint"),
            "level": self._say(f"command-{self.typed.command}-level-description"),
        }
        return shorten(hints[name]) or None

    def _name(self, name: str) -> str:
        """Return the label of a parameter of the command."""
        return self._say(option_id(self.typed.command, name))

    def _say(self, code: str) -> str:
        return locales.say(self.language, code)


def read_form(
    fields: Mapping[str, Sequence[str]],
    command: Command = "challenge",
    roles: Iterable[int] = (),
    game: Game | None = None,
) -> Typed:
    """Return what a submitted form says; a text that is empty is left out. Raises OptionError, MatchError.

    `game`: that whose options are to be chosen in the form; `roles`: ids of the opponents that are roles.
    """
    opponents = [parse_number(text) for text in fields.get("opponents", ())]
    texts = {name: single_value(fields, name).strip() or None for name in TEXTS[command] if name in fields}
    if game:
        texts["options"] = " ".join(_chosen(game, fields))
    rated = look_up(CHECKED, single_value(fields, RATED)) if RATED in fields else None
    return Typed(opponents, **texts, rated=rated, command=command, roles=frozenset(roles))


def _chosen(game: Game, fields: Mapping[str, Sequence[str]]) -> Iterator[str]:
    """Yield the chosen options as words; empty ones are off. Raises OptionError."""
    on = fields.get(SWITCHES, ())
    for option in game.options:
        if option.kind == "flag":
            yield f"{option.name}={'on' if option.name in on else 'off'}"
        elif text := single_value(fields, _id(option)).strip():
            yield option.write(option.read(f"{option.name}={text}"))


def _id(option: Option) -> str:
    return f"option-{option.name}"


def _text(custom_id: str, text: str, most: int) -> Item:
    return ui.TextInput(custom_id=custom_id, default=shorten(text, most), required=False, max_length=most)
