"""Every message is used, and every message that is used exists.

A message counts as used if its id is a string in the Python sources, if another message contains it, if it belongs
to a family whose ids are built from a code (`refusal-` and the code of a refusal) and the code is a string in the
sources, or if it is said in a step of a lesson. `ENDINGS` are what may follow the code (`game-contiguity-blurb`).
The playground's codes count for its own families only: the names of its page's actions are no codes of the bot.
"""

import ast
from collections.abc import Iterable
from pathlib import Path

import locales
from engine import GAMES
from tests.locales import ftl
from training.lessons import lesson

ROOT = ftl.FOLDER.parent
SOURCES = (
    "*.py",
    "runtime",
    "cogs",
    "wording",
    "web",
    "engine",
    "matches",
    "store",
    "training",
    "renderer",
    "search",
    "locales",
    "playground",
    "website",
)

FAMILIES = (
    "alt-",
    "alt-to-",
    "ask-",
    "ask-place-",
    "board-note-",
    "board-word-",
    "box-",
    "button-",
    "button-league-",
    "button-tournament-",
    "button-page-",
    "button-help-",
    "card-",
    "check-",
    "check-database-",
    "check-install-",
    "choice-",
    "choice-comment-",
    "choice-kind-",
    "choice-votes-",
    "desk-",
    "desk-challenge-",
    "edge-",
    "fact-",
    "game-",
    "goal-",
    "help-",
    "here-",
    "holds-",
    "kept-",
    "league",
    "league-",
    "page-",
    "league-goes-",
    "league-own-",
    "league-you-",
    "leave-",
    "letter-",
    "motion-",
    "motion-then-",
    "offer-",
    "option-",
    "option-error-",
    "permission-",
    "piece-",
    "prompt-",
    "reason-",
    "refusal-",
    "refusal-league",
    "refusal-league-",
    "refusal-no-league",
    "refusal-no-tournament",
    "refusal-tournament",
    "results-",
    "results-bar-",
    "server-",
    "server-home-",
    "server-language-",
    "server-rated-",
    "server-theme-",
    "settings-",
    "settings-at-once-",
    "settings-language-",
    "settings-lead-",
    "settings-listed-",
    "settings-notify-",
    "settings-perspective-",
    "settings-puzzles-",
    "settings-theme-",
    "setup-store-",
    "short-edge-",
    "side-",
    "stake-",
    "suggest-",
    "suggest-kind-",
    "text-",
    "time-",
    "tournament",
    "tournament-",
    "tournament-kind-",
    "tournament-you-",
    "word-",
)
PLAYGROUND_FAMILIES = ("discord-", "playground-")
ENDINGS = ("-any", "-blurb", "-chosen", "-profile", "-help", "-hint", "-label", "-yes", "-no", "-question")
ENDINGS += ("-in-set-up", "league", "leagues", "tournament", "tournaments")
ENDINGS += tuple(f"-{game}" for game in GAMES)
# `command-<name>-<option>-description`: names of functions and parameters, which are no strings.
LOOSE_FAMILIES = ("command-",)


def sources() -> list[Path]:
    """Return the Python sources that may say messages."""
    top, *packages = SOURCES
    return [*ROOT.glob(top), *(path for package in packages for path in (ROOT / package).rglob("*.py"))]


def strings(tree: ast.AST) -> set[str]:
    """Return all strings in a syntax tree."""
    return {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def said_ids(tree: ast.AST) -> set[str]:
    """Return the ids that are given as a string to `say`."""
    return {
        node.args[1].value
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and getattr(node.func, "attr", getattr(node.func, "id", None)) == "say"
        and len(node.args) > 1
        and isinstance(node.args[1], ast.Constant)
        and isinstance(node.args[1].value, str)
    }


def codes(message_id: str, families: Iterable[str]) -> set[str]:
    """Return the codes from which one of the families may have built this id."""
    found = set()
    for family in families:
        if message_id.startswith(family):
            code = message_id.removeprefix(family)
            found |= {code, code.replace("-", "_"), *(code.removesuffix(ending) for ending in ENDINGS)}
    return found


def words_of_steps() -> set[str]:
    """Return the ids of the messages that the steps of lessons may say."""
    steps = [step for game in GAMES for step in lesson(game).steps.values()]
    return {f"lesson-{step.game}-{step.id}{part}" for step in steps for part in ("", "-done", "-missed")}


def test_every_message_is_said_somewhere():
    by_path = {path: strings(ast.parse(path.read_text(encoding="utf-8"))) for path in sources()}
    words = set().union(*by_path.values())
    of_bot = set().union(*(found for path, found in by_path.items() if not path.is_relative_to(ROOT / "playground")))
    contained = set().union(*(ftl.references(message).messages for _, message in ftl.messages("en")))
    unused = [
        message_id
        for message_id in sorted(locales.ids("en") - words - contained - words_of_steps())
        if not codes(message_id, FAMILIES) & of_bot
        and not codes(message_id, PLAYGROUND_FAMILIES) & words
        and not message_id.startswith(LOOSE_FAMILIES)
    ]
    assert unused == []


def test_every_message_that_is_said_is_there():
    missing = {
        (path.name, message_id)
        for path in sources()
        for message_id in said_ids(ast.parse(path.read_text(encoding="utf-8"))) - locales.ids("en")
    }
    assert sorted(missing) == []
