"""The rules of the house that reading the sources can check: who may import whom, and what no file may hold."""

import ast
import re
import shutil
import subprocess
import sys
from collections import Counter
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from engine import GAMES

ROOT = Path(__file__).resolve().parents[1]

# What each package may import beside itself and the standard library.
ARROWS = {
    "engine": set(),
    "search": {"engine"},
    "thinking": {"engine", "search", "networkx"},
    "locales": {"babel", "fluent"},
    "renderer": {"engine", "locales", "PIL", "isal"},
    "store": {"engine", "sqlalchemy", "alembic", "aiosqlite", "asyncpg", "prometheus_client"},
    "matches": {"engine", "search", "thinking", "store"}
    | {"openskill", "sqlalchemy", "cachetools", "prometheus_client", "itsdangerous"},
    "training": {"engine", "search", "thinking", "matches", "store", "sqlalchemy", "cachetools"},
    # The modules that make the bot out of the cogs, or examine it, are above them: see `ABOVE_THE_COGS`.
    "runtime": {"engine", "search", "thinking", "store", "matches", "training", "locales"}
    | {"discord", "aiohttp", "prometheus_client", "pydantic", "pydantic_core", "dotenv", "pydantic_settings"},
    # discord.py lets the errors of its aiohttp through as they are.
    "wording": {"engine", "matches", "training", "renderer", "locales", "discord"},
    "cogs": {"engine", "matches", "training", "renderer", "locales", "runtime", "wording"}
    | {"discord", "aiohttp", "cachetools", "prometheus_client"},
    # It stands beside the cogs: neither knows the other.
    "web": {"engine", "matches", "training", "renderer", "locales", "runtime", "wording", "aiohttp"},
    "playground": {"engine", "locales", "simcord", "discord", "aiohttp", "PIL", "playwright"},
    # It is made from everything, and nothing knows it.
    "website": {"engine", "locales", "matches", "renderer", "training", "runtime", "playground", "discord", "PIL"},
}
# The modules of `runtime` that make the bot out of the cogs, or examine it. Nothing below them imports them.
ABOVE_THE_COGS = {
    *("runtime/discord_client.py", "runtime/doctor.py"),
    *(f"runtime/registration/{name}.py" for name in ("command_sync", "emoji_sync", "sync_lease")),
}
# What speaks to whoever runs the bot, at a terminal.
PROGRAMS = {"store/__main__.py": {"locales", "runtime"}, "training/making.py": {"locales"}}
EXCEPTIONS = PROGRAMS | {name: {"cogs", "renderer", "web", "wording"} for name in ABOVE_THE_COGS}
# What of `matches` training may know: people, stored data, posts and time, not the life of a match.
SHARED_WITH_TRAINING = {
    "matches.core.base_service",
    "matches.core.match_errors",
    "matches.core.models",
    "matches.core.clock",
}
SHARED_WITH_TRAINING |= {"matches.core.time_spans", "matches.people.preference_queries", "matches.posting"}
SHARED_WITH_TRAINING |= {"matches.ratings.rating_rules", "matches.core.rating"}
# One who makes puzzles may look into matches for slips.
LOOKS_INTO_MATCHES = "training/making.py"
MOST_FILES = 20
"""How many files of code a folder may hold."""
PRODUCTION = (*ARROWS, *sorted(path.name for path in ROOT.glob("*.py")))

# What rules and search may use of the standard library; one module may also draw lots and look at a clock.
PURE = {"abc", "array", "bisect", "collections", "contextlib", "copyreg", "dataclasses", "enum", "functools", "heapq"}
PURE |= {"itertools", "math", "operator", "re", "string", "struct", "types", "typing"}
CLOCKED = ROOT / "search" / "choosing.py"
PER_THREAD = ROOT / "engine" / "state.py"

MACHINE_PATH = re.compile(r"(?<![\w.~$}/-])/(?:work|root|home|Users|opt/pypi)/")
REGISTRY = re.compile(r"pypi\.org|pythonhosted|npmjs\.(?:org|com)|deb\.debian\.org")
UNFINISHED = re.compile(r"\b(?:TODO|FIXME|XXX)\b")


@cache
def tree(source: str) -> ast.Module:
    """Return the syntax tree of a module."""
    return ast.parse(source)


@cache
def import_statements(source: str) -> list[ast.Import | ast.ImportFrom]:
    """Return the import statements of a module, those in functions and for type checking too."""
    return [node for node in ast.walk(tree(source)) if isinstance(node, ast.Import | ast.ImportFrom)]


@cache
def imports(source: str) -> set[str]:
    """Return the top-level packages that a module imports, in functions and for type checking too."""
    found = set()
    for node in import_statements(source):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif not node.level:
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


@cache
def texts(source: str) -> list[str]:
    """Return the string constants of a module, the parts of f-strings among them."""
    return [n.value for n in ast.walk(tree(source)) if isinstance(n, ast.Constant) and isinstance(n.value, str)]


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
        and (stray := strays(package, path.read_text(encoding="utf-8")) - EXCEPTIONS.get(name, set()))
    }
    assert against == {}


def test_training_knows_people_and_the_store_but_not_the_life_of_a_match():
    known = {module_name(path) for path in modules("matches")}
    found = {
        name
        for path in modules("training")
        if path != ROOT / LOOKS_INTO_MATCHES
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
    for node in import_statements(source):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif node.module:
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


def rooms_known(package: str) -> set[tuple[str, str]]:
    """Return which rooms of a package import something of which others: pairs of names.

    Rooms are the folders, and the package itself with its tables.
    """
    paths = {module_name(path): path for path in modules(package)}
    rooms = {name: path.relative_to(ROOT / package).parts[0] for name, path in paths.items()}
    rooms |= {name: package for name, path in paths.items() if path.parent == ROOT / package}
    found = {name: imported_modules(path.read_text(encoding="utf-8"), rooms.keys()) for name, path in paths.items()}
    return {(rooms[name], rooms[other]) for name, known in found.items() for other in known}


@pytest.mark.parametrize("package", ["cogs", "matches"])
def test_no_two_rooms_know_each_other(package):
    """What a room adds to one that it imports stands in a table above both: `contributions`, `consequences`."""
    known = rooms_known(package)
    assert {(one, other) for one, other in known if one < other and (other, one) in known} == set()


def test_no_modules_import_each_other():
    assert circle({module_name(path): path.read_text(encoding="utf-8") for path in modules(*PRODUCTION)}) == []


def test_what_features_share_knows_no_feature():
    known = {module_name(path) for path in modules("cogs")}
    found = {
        path.name: features
        for path in modules("cogs/core")
        if (
            features := {
                name
                for name in imported_modules(path.read_text(encoding="utf-8"), known)
                if not name.startswith("cogs.core")
            }
        )
    }
    assert found == {}


def test_sql_is_only_in_queries_and_in_the_store():
    """Elsewhere rows are met by their key and read by their type; an error means that something was there before."""
    imports = r"^\w+ sqlalchemy(?!(?: import Row|\.exc import IntegrityError)$)"
    sql = re.compile(rf"\.execute\(|\brows\.\w+\([^\n]*\.c\.|{imports}", re.MULTILINE)
    found = [
        path.relative_to(ROOT).as_posix()
        for path in modules("matches", "training", "runtime", "web", "cogs")
        if not path.stem.endswith("queries") and sql.search(path.read_text(encoding="utf-8"))
    ]
    assert found == []


def test_no_folder_is_too_full_to_be_read_at_a_glance():
    full = Counter(path.parent.relative_to(ROOT).as_posix() for path in modules(*PRODUCTION, "benchmarks"))
    assert {folder: files for folder, files in full.items() if files > MOST_FILES} == {}


@pytest.mark.parametrize("package", ["engine", "search"])
def test_rules_and_search_touch_nothing_outside(package):
    """No files and no processes; chance is seeded, and only a search that is given its seconds looks at a clock.

    States are released a thread at a time, and that is all that threads are there for.
    """
    found = {path: imports(path.read_text(encoding="utf-8")) - {"engine", "search"} for path in modules(package)}
    special = {CLOCKED: {"random", "time"}, PER_THREAD: {"threading"}}
    allowed = {path: PURE | special.get(path, set()) for path in found}
    assert {str(path): names - allowed[path] for path, names in found.items() if names - allowed[path]} == {}


def test_a_circle_is_seen_in_functions_and_behind_type_checking_too():
    state = "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from a.game import Game"
    game = "from a import state\nfrom a.board import Board"
    assert set(circle({"a": "", "a.state": state, "a.game": game, "a.board": ""})) == {"a.state", "a.game"}
    assert circle({"a": "from a.game import Game", "a.state": "", "a.game": game, "a.board": ""}) == []
    assert circle({"a.state": "", "a.game": game, "a.board": "def start():\n    import a.game"})


def test_only_the_modules_above_the_cogs_know_them():
    others = [place for place in (*PRODUCTION, "benchmarks") if place != "cogs"]
    names = {str(path.relative_to(ROOT)): imports(path.read_text(encoding="utf-8")) for path in modules(*others)}
    assert {name for name, imported in names.items() if "cogs" in imported} == ABOVE_THE_COGS


def test_nothing_below_the_cogs_and_no_cog_knows_the_modules_above_them():
    makers = {module_name(ROOT / name) for name in ABOVE_THE_COGS}
    knowing = {
        name
        for path in modules(*ARROWS.keys() - {"website"})
        if (name := str(path.relative_to(ROOT))) not in ABOVE_THE_COGS
        and imported_modules(path.read_text(encoding="utf-8"), makers)
    }
    assert knowing == set()


def test_only_what_makes_the_bot_knows_its_page():
    others = [place for place in (*PRODUCTION, "benchmarks") if place != "web"]
    names = {str(path.relative_to(ROOT)): imports(path.read_text(encoding="utf-8")) for path in modules(*others)}
    assert {name for name, imported in names.items() if "web" in imported} == {"runtime/discord_client.py"}


@pytest.mark.parametrize("package", ["cogs", "web"])
def test_neither_cogs_nor_the_page_name_a_game(package):
    named = {
        str(path.relative_to(ROOT)): found
        for path in modules(package)
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
        ("cogs", "from web.server import WebServer", {"web"}),
        ("web", "from cogs.core.persons import person_of", {"cogs"}),
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


def test_no_file_holds_the_address_of_a_registry_but_that_which_fetches_a_package_by_its_hash():
    assert {line.partition(":")[0] for line in lines_holding(REGISTRY)} == {"web/sdk.py"}


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
