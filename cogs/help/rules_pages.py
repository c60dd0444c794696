"""Private pages of `/rules`: the list of games, and rules texts section by section."""

from dataclasses import dataclass

import discord
from discord import ui

import locales
from cogs.core.controls import SELECTABLE, Button, Item, look_up, select, select_id, view
from cogs.core.messages import Message
from cogs.core.preferences import Reader
from cogs.playing.board_messages import figure_file
from cogs.training.lesson_messages import learn_buttons
from engine import GAMES, Game
from engine.options import is_off
from matches import Listing, Match
from renderer.figures import figures
from wording.formatting import game_name, shorten


@dataclass(frozen=True)
class RulesText:
    """A rules text: of a game with all its variants, or of a match with only those in use."""

    game: Game
    match: int = 0
    left_out: frozenset[str] = frozenset()
    """Slugs of the sections about options that are off."""

    @classmethod
    def of_match(cls, match: Match | Listing) -> "RulesText":
        off = frozenset(name for name, value in match.terms.chosen.items() if is_off(value))
        return cls(match.game, match.id, off)

    @property
    def options(self) -> tuple[str, ...]:
        """The names of the options that are on in the match."""
        return tuple(name for each in self.game.options if self.match and (name := each.name) not in self.left_out)

    def sections(self, language: str) -> dict[str, str]:
        """Return the Markdown of the sections by slug."""
        found = locales.rules(language, self.game.id)
        return {slug: text for slug, text in found.items() if slug not in self.left_out}


async def section_message(text: RulesText, slug: str, reader: Reader) -> Message:
    """Return the page of a section: its text, its figure, and the controls for the other sections.

    Raises MatchError("unknown-control") for an unknown slug.
    """
    language, sections = reader.language, text.sections(reader.language)
    section, known, slugs = look_up(sections, slug), figures(text.game.id), list(sections)
    heading = locales.say(
        language,
        "rules-heading",
        game=game_name(language, text.game),
        whole=not text.match,
        match=str(text.match),
        number=slugs.index(slug) + 1,
        count=len(slugs),
    )
    files = [await figure_file(known[slug], reader, slug)] if slug in known else []
    return Message(f"{heading}\n{section}", files, section_controls(text, slug, language))


def games_message(language: str) -> Message:
    """Return the list of games, with a select that opens the rules of one."""
    lines = [locales.say(language, code) for code in ("rules-list", "rules-begin")] + game_lines(language)
    return Message("\n".join(lines), controls=view(_games_select(language, "rules-choose-game")))


def game_lines(language: str) -> list[str]:
    """Return a line for each game: number of players and profile; without a profile, its blurb."""
    described = ((game, f"game-{game.id}-profile") for game in GAMES.values())
    return [
        locales.say(
            language,
            "rules-game",
            game=game_name(language, game),
            players=game.players,
            profile=locales.say(language, code if locales.has(language, code) else f"game-{game.id}-blurb"),
        )
        for game, code in described
    ]


def section_controls(text: RulesText, slug: str, language: str) -> discord.ui.View:
    """Return the controls of a section: selects of sections and of games, ◀ ▶, and the list of games."""
    slugs, titles = list(text.sections(language)), locales.headings(language, text.game.id)
    labels = {other: shorten(titles[other]) for other in slugs[:SELECTABLE]}
    identity, hint = select_id("section", text.game.id, text.match), locales.say(language, "rules-choose")
    sections = select(identity, labels, [slug], placeholder=hint)
    at = slugs.index(slug)
    ways = {"back": ("◀️", at - 1), "forward": ("▶️", at + 1)}
    steps = [
        Button.to(
            *("section", text.game.id, text.match, slugs[to % len(slugs)], name),
            emoji=sign,
            disabled=not 0 <= to < len(slugs),
        )
        for name, (sign, to) in ways.items()
    ]
    every = Button.to("games", label=locales.say(language, "button-games"))
    learn = learn_buttons(language, text.game, dict.fromkeys(text.options, True))
    return view(sections, _games_select(language, "rules-other-game", text.game), *steps, every, *learn)


def _games_select(language: str, hint: str, shown: Game | None = None) -> Item:
    """Return a select of the games' rules; `hint` is the message id of its placeholder."""
    options = [
        discord.SelectOption(
            label=game_name(language, game),
            value=game.id,
            description=locales.say(language, f"game-{game.id}-blurb"),
        )
        for game in list(GAMES.values())[:SELECTABLE]
        if game != shown
    ]
    return ui.Select(custom_id=select_id("rules-of"), placeholder=locales.say(language, hint), options=options)
