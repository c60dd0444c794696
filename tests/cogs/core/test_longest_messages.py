"""With the longest names, ids and numbers, every text stays within nine tenths of its limit, in every language."""

import ast
from collections import defaultdict
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from unittest.mock import Mock

import pytest

import cogs.computers.line_messages
import cogs.computers.review_messages
import cogs.playing.board_messages
import cogs.ratings.result_messages
import locales
from engine import GAMES
from renderer import Picture
from tests.cogs import fullest, longest_messages
from tests.cogs.fullest import FULLEST, LONG, LONGEST_NAME
from tests.cogs.longest_messages import everything, modals
from tests.cogs.text_lengths import SHARE, Length, lengths, modal_lengths
from wording.side_marks import know_marks

DRAWN = {
    cogs.playing.board_messages: ("render", "animate"),
    cogs.computers.line_messages: ("render_line",),
    cogs.computers.review_messages: ("render_course",),
    cogs.ratings.result_messages: ("render_results",),
}
"""The functions that draw, by the modules that call them."""
in_every_language = pytest.mark.parametrize("language", locales.LANGUAGES)


@pytest.fixture(autouse=True)
def _blank_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have nothing drawn: the renderer cuts alt texts at their limit."""
    for module, functions in DRAWN.items():
        for function in functions:
            monkeypatch.setattr(module, function, lambda *_, **__: Picture(b"", "png", ""))


@pytest.fixture(autouse=True)
def _known_commands(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have commands named by mentions with the longest ids."""
    monkeypatch.setattr(locales, "_command_ids", Mock(get=lambda _: LONG))


@pytest.fixture(autouse=True)
def _known_marks() -> Iterator[None]:
    """Have sides marked by emoji with the longest ids."""
    know_marks({(game.id, side): LONG for game in GAMES.values() for side in game.sides})
    yield
    know_marks({})


async def longer_than(share: float, language: str) -> dict[tuple[str, str], Length]:
    """Return the longest texts of messages and modals that take more than a share of their limit."""
    found: dict[tuple[str, str], Length] = {}
    made = [(name, length) async for name, message in everything(language) for length in lengths(message)]
    for name, length in (*made, *modals_of(language)):
        before = found.get((name, length.part))
        if length.share > share and (before is None or length > before):
            found[name, length.part] = length
    return found


def modals_of(language: str) -> Iterator[tuple[str, Length]]:
    """Yield the lengths of the texts of all modals, with their names."""
    for setting in FULLEST:
        for modal in modals(setting, language):
            yield from ((f"{modal.custom_id.split(':')[1]} {setting.game_id}", each) for each in modal_lengths(modal))


@in_every_language
async def test_every_text_stays_within_nine_tenths_of_its_limit(language: str) -> None:
    assert await longer_than(SHARE, language) == {}


@pytest.mark.exhaustive
@in_every_language
async def test_no_text_is_too_long_even_if_every_sign_of_every_name_is_escaped(
    monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    for module in (fullest, longest_messages):
        monkeypatch.setattr(module, "name", lambda number: f"{number}".rjust(LONGEST_NAME, "_"))
    assert await longer_than(1, language) == {}


MADE = {"Message", "ui.Modal", "discord.ui.Modal"}
"""The types of what is made, as the cogs write them."""
OTHERS = {
    "card_after": "a card",
    "load_card": "a card",
    "direct_message": "a board, with the reason why it is not in its place",
    "first_step": "the first step to a move",
    "load_personal_panel": "a page of settings",
    "make": "standings, or results",
    "load_motion": "a motion",
    "motion_after": "a motion",
    "voted_motion": "a motion",
    "page_of": "the page of a league",
    "refused_message": "a refusal, and a command that is cut after 1,000 characters",
    "_question": "a sentence above a board",
    "reload": "an offer",
    "board_at": "a thinking board",
    "which_message": "a select of names that are cut",
    "load_page": "a page of the viewer",
    "own_board": "a thinking board",
    "position_message": "a thinking board",
    "comment_modal": "a label",
    "note_modal": "two labels",
    "rename_modal": "a label",
    "game_modal": "labels of commands",
    "laid_out": "the same message in Components V2",
}
"""Functions that are not called here, and what they make."""


def test_every_function_that_makes_a_message_or_modal_is_called_here_or_makes_one_like_those() -> None:
    makers = defaultdict[str, set[str]](set)
    for made in chain.from_iterable(map(makers_in, Path("cogs").rglob("*.py"))):
        makers[made.name].update(names_in(made))
    called = {*names_in(ast.parse(Path(longest_messages.__file__).read_text()))} & makers.keys()
    while further := set[str]().union(*(makers[name] for name in called)) & makers.keys() - called:
        called |= further
    assert makers.keys() - called == OTHERS.keys()


def makers_in(file: Path) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    """Yield the functions of a file that return a message or a modal."""
    for made in ast.walk(ast.parse(file.read_text())):
        if isinstance(made, ast.FunctionDef | ast.AsyncFunctionDef) and returned(made) in MADE:
            yield made


def returned(made: ast.FunctionDef | ast.AsyncFunctionDef) -> str:
    """Return the type that a function returns."""
    return ast.unparse(made.returns).strip("'") if made.returns else ""


def names_in(tree: ast.AST) -> Iterator[str]:
    """Yield the names that a piece of code uses or imports."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
            yield node.id
        if isinstance(node, ast.Attribute):
            yield node.attr
        if isinstance(node, ast.alias):
            yield node.name
