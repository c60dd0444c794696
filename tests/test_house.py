"""The rules of the house that reading the sources can check: who may import whom, and what no file may hold."""

import ast
import re
import shutil
import subprocess
import sys
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from engine import GAMES

ROOT = Path(__file__).resolve().parents[1]

# What each package may import beside itself and the standard library.
ARROWS = {
    "engine": set(),
    "search": {"engine"},
    "thinking": {"engine", "search"},
    "locales": {"babel", "fluent"},
    "renderer": {"engine", "locales", "PIL", "isal"},
    "matches": {"engine", "search", "thinking", "openskill", "sqlalchemy", "alembic", "aiosqlite", "asyncpg"},
    "training": {"engine", "search", "thinking", "matches", "sqlalchemy"},
    # discord.py lets the errors of its aiohttp through as they are.
    "cogs": {
        "matches",
        "training",
        "services",
        "searching",
        "workers",
        "faults",
        "renderer",
        "engine",
        "locales",
        "logs",
        "settings",
    }
    | {"discord", "aiohttp"},
    "playground": {"engine", "locales", "simcord", "discord", "aiohttp", "PIL"},
}
# What speaks to whoever runs the bot, at a terminal.
PROGRAMS = {"matches/store/__main__.py": {"locales", "settings"}, "training/making.py": {"locales"}}
# What of `matches` training may know: people, stored data and time, not the life of a match.
SHARED_WITH_TRAINING = {"matches.store", "matches.base_service", "matches.match_errors", "matches.models"}
SHARED_WITH_TRAINING |= {"matches.clocks", "matches.ratings", "matches.time_spans"}
PRODUCTION = (*ARROWS, *sorted(path.name for path in ROOT.glob("*.py")))
# Who may import the cogs: the bot finds them by folder, nobody else needs them.
READERS_OF_COGS = ("discord_bot.py", "cogs")

# What rules and search may use of the standard library; one module may also draw lots and look at a clock.
PURE = {"abc", "array", "bisect", "collections", "contextlib", "copyreg", "dataclasses", "enum", "functools", "heapq"}
PURE |= {"itertools", "math", "operator", "re", "string", "struct", "types", "typing"}
CLOCKED = ROOT / "search" / "choosing.py"

MACHINE_PATH = re.compile(r"(?<![\w.~$}/-])/(?:work|root|home|Users|opt/pypi)/")
REGISTRY = re.compile(r"pypi\.org|pythonhosted|npmjs\.(?:org|com)|deb\.debian\.org")
UNFINISHED = re.compile(r"\b(?:TODO|FIXME|XXX)\b")


def imports(source: str) -> set[str]:
    """Return the top-level packages that a module imports, in functions and for type checking too."""
    found = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom) and not node.level:
            found.add(node.module or "")
    return {name.partition(".")[0] for name in found}


def strays(package: str, source: str) -> set[str]:
    """Return what a module of `package` imports against the arrows."""
    return imports(source) - ARROWS[package] - {package} - sys.stdlib_module_names


def modules(*places: str) -> list[Path]:
    """Return the Python files of some packages, and those of some files that exist."""
    return [
        path
        for place in places
        for path in ([ROOT / place] if place.endswith(".py") else sorted((ROOT / place).rglob("*.py")))
        if path.is_file()
    ]


def texts(source: str) -> list[str]:
    """Return the string constants of a module, the parts of f-strings among them."""
    return [n.value for n in ast.walk(ast.parse(source)) if isinstance(n, ast.Constant) and isinstance(n.value, str)]


def names_a_game(source: str, games: set[str]) -> list[str]:
    """Return the strings of a module in which a game's id stands as a word."""
    pattern = re.compile(
        rf"(?<![\w-])(?:{'|'.join(map(re.escape, sorted(games, key=len, reverse=True)))})(?![\w-])", re.IGNORECASE
    )
    return [text for text in texts(source) if pattern.search(text)]


def kept_files() -> list[Path]:
    """Every file that is, or is about to be, part of the project."""
    if shutil.which("git") is None:
        pytest.skip("git is not installed")
    listing = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    if listing.returncode:
        pytest.skip("not a git checkout")
    return [path for name in listing.stdout.split("\0") if name and (path := ROOT / name).is_file()]


def lines_holding(pattern: re.Pattern[str]) -> list[str]:
    """Where a pattern is found in the project's texts; this file, which names what it looks for, aside."""
    found = []
    for path in kept_files():
        if path == Path(__file__).resolve():
            continue
        try:
            lines = path.read_text(encoding="utf-8").splitlines()
        except UnicodeDecodeError:
            continue
        found += [f"{path.relative_to(ROOT)}:{number}" for number, line in enumerate(lines, 1) if pattern.search(line)]
    return found


@pytest.mark.parametrize("package", ARROWS)
def test_imports_point_one_way(package):
    against = {
        name: stray
        for path in modules(package)
        if (name := path.relative_to(ROOT).as_posix())
        and (stray := strays(package, path.read_text(encoding="utf-8")) - PROGRAMS.get(name, set()))
    }
    assert against == {}


def test_training_knows_people_and_the_store_but_not_the_life_of_a_match():
    known = {module_name(path) for path in modules("matches")}
    found = {
        name
        for path in modules("training")
        for name in imported_modules(path.read_text(encoding="utf-8"), known)
        if not any(name == shared or name.startswith(f"{shared}.") for shared in SHARED_WITH_TRAINING)
    }
    assert found == set()


def module_name(path: Path) -> str:
    """Return the dotted name of a module of the project."""
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def imported_modules(source: str, known: set[str]) -> set[str]:
    """Return the modules among `known` that a module imports, in functions and for type checking too."""
    found = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            inner = {f"{node.module}.{name.name}" for name in node.names} & known
            found |= inner
            if len(inner) < len(node.names):
                found.add(node.module)
    return found & known


def circle(sources: dict[str, str]) -> list[str]:
    """Return modules that import each other in a circle, by their names; none if there is no circle."""
    arrows = {name: imported_modules(source, set(sources)) for name, source in sources.items()}
    try:
        TopologicalSorter(arrows).prepare()
    except CycleError as error:
        return error.args[1]
    return []


def test_no_modules_import_each_other():
    assert circle({module_name(path): path.read_text(encoding="utf-8") for path in modules(*PRODUCTION)}) == []


def test_no_import_is_hidden_behind_a_name():
    """The bot finds the cogs by folder; everything else says what it imports, so that circles are seen."""
    sources = {str(path.relative_to(ROOT)): imports(path.read_text(encoding="utf-8")) for path in modules(*PRODUCTION)}
    assert [name for name, imported in sources.items() if "importlib" in imported and "cogs" not in imported] == []


@pytest.mark.parametrize("package", ["engine", "search"])
def test_rules_and_search_touch_nothing_outside(package):
    """No files and no processes; chance is seeded, and only a search that is given its seconds looks at a clock."""
    found = {path: imports(path.read_text(encoding="utf-8")) - {"engine", "search"} for path in modules(package)}
    allowed = {path: PURE | ({"random", "time"} if path == CLOCKED else set()) for path in found}
    assert {str(path): names - allowed[path] for path, names in found.items() if names - allowed[path]} == {}


def test_a_circle_is_seen_in_functions_and_behind_type_checking_too():
    state = "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from a.game import Game"
    game = "from a import state\nfrom a.board import Board"
    assert set(circle({"a": "", "a.state": state, "a.game": game, "a.board": ""})) == {"a.state", "a.game"}
    assert circle({"a": "from a.game import Game", "a.state": "", "a.game": game, "a.board": ""}) == []
    assert circle({"a.state": "", "a.game": game, "a.board": "def start():\n    import a.game"})


def test_only_the_bot_and_the_tests_know_the_cogs():
    others = [place for place in (*PRODUCTION, "benchmarks") if place not in READERS_OF_COGS]
    knowing = [
        str(path.relative_to(ROOT)) for path in modules(*others) if "cogs" in imports(path.read_text(encoding="utf-8"))
    ]
    assert knowing == []


def test_no_cog_names_a_game():
    named = {
        str(path.relative_to(ROOT)): found
        for path in modules("cogs")
        if (found := names_a_game(path.read_text(encoding="utf-8"), set(GAMES)))
    }
    assert named == {}


@pytest.mark.parametrize(
    ("package", "source", "stray"),
    [
        ("engine", "import discord", {"discord"}),
        ("engine", "def draw():\n    from renderer.shapes import Scene", {"renderer"}),
        ("engine", "import json\nfrom engine.state import State\nfrom . import boards", set()),
        ("matches", "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import cogs.play", {"cogs"}),
        ("matches", "import sqlalchemy.ext.asyncio as sa", set()),
        ("renderer", "from matches import Match", {"matches"}),
        ("cogs", "import sqlalchemy", {"sqlalchemy"}),
        ("playground", "from matches import Match", {"matches"}),
    ],
)
def test_an_arrow_the_other_way_is_seen(package, source, stray):
    assert strays(package, source) == stray


def test_a_game_is_seen_in_any_string_but_not_within_another_word():
    games = {"druid", "druid-hex"}
    assert names_a_game('x = f"{y} druid-hex"', games) == [" druid-hex"]
    assert names_a_game('"""For Druid only."""', games) == ["For Druid only."]
    assert names_a_game('x = "druids"; druid = 1', games) == []


def test_no_file_holds_a_path_of_somebodys_machine():
    assert lines_holding(MACHINE_PATH) == []


def test_no_file_holds_the_address_of_a_registry():
    assert lines_holding(REGISTRY) == []


def test_nothing_is_left_unfinished():
    assert lines_holding(UNFINISHED) == []


@pytest.mark.parametrize(
    ("pattern", "text"),
    [
        (MACHINE_PATH, "see /home/ann/notes"),
        (REGISTRY, "--index-url https://pypi.org/simple"),
        (UNFINISHED, "# TODO: later"),
    ],
)
def test_what_may_not_be_held_is_seen(pattern, text):
    assert pattern.search(text)
