"""The tools agree with one another, so that a newcomer's machine, the image and the checks run the same thing."""

import re
import shutil
import subprocess
import sys
import tomllib
from itertools import pairwise
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).resolve().parents[1]
LOCKS = ("run", "play", "test", "dev", "bench", "site")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")

PYTHONS = re.search(r"^PYTHONS := (.*)$", MAKEFILE, re.MULTILINE)[1].split()
CHECKS = yaml.safe_load((ROOT / ".github" / "workflows" / "check.yml").read_text(encoding="utf-8"))


def plain(name):
    return re.sub(r"[-_.]+", "-", name).lower()


def pins(lock):
    """Return the versions that a lock file pins, by name."""
    text = (ROOT / "requirements" / f"{lock}.txt").read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-z0-9-]+)==(\S+)", text, re.MULTILINE))


def named(requirements):
    return {plain(re.match(r"[\w.-]+", requirement)[0]) for requirement in requirements}


@pytest.mark.parametrize("lock", ["play", "test", "dev", "bench", "site"])
def test_every_lock_file_pins_what_the_bot_runs_on_to_the_same_versions(lock):
    assert pins("run").items() <= pins(lock).items()


@pytest.mark.parametrize(
    ("lock", "groups"),
    [
        ("run", []),
        ("play", ["play"]),
        ("test", ["play", "test"]),
        ("dev", ["play", "test", "dev"]),
        ("bench", ["bench"]),
        ("site", ["site"]),
    ],
)
def test_lock_files_follow_the_project_file(lock, groups):
    wanted = named(PROJECT["project"]["dependencies"])
    for group in groups:
        wanted |= named(PROJECT["project"]["optional-dependencies"][group])
    assert wanted <= pins(lock).keys()


def test_what_is_linted_and_tried_in_a_browser_is_what_is_tested():
    assert pins("test").items() <= pins("dev").items()


@pytest.mark.parametrize("lock", [*LOCKS, "lock", "pip"])
def test_every_pin_has_hashes(lock):
    text = (ROOT / "requirements" / f"{lock}.txt").read_text(encoding="utf-8")
    bare = [line for line in text.splitlines() if "==" in line and not line.endswith("\\")]
    assert bare == []


def test_the_simulated_discord_is_pinned_to_the_letter():
    assert "simcord==3.2.1" in PROJECT["project"]["optional-dependencies"]["play"]


def test_every_ruff_ignore_and_every_warning_let_through_has_its_reason():
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    block = text[text.index("ignore = [") : text.index("[tool.ruff.lint.mccabe]")]
    unexplained = [line for line in block.splitlines() if re.match(r' +"[A-Z]+\d*",', line) and "#" not in line]
    assert unexplained == []
    filters = text[text.index("filterwarnings = [") :].splitlines()
    for before, line in pairwise(filters):
        assert not line.lstrip().startswith('"ignore') or before.lstrip().startswith("#"), line


needs_make = pytest.mark.skipif(shutil.which("make") is None, reason="make is not installed")


@needs_make
def test_help_tells_of_every_target():
    phony = re.search(r"^\.PHONY: (.*)$", MAKEFILE, re.MULTILINE)[1].split()
    output = subprocess.run(["make", "help"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert [target for target in phony if f"make {target} " not in output] == []


@needs_make
@pytest.mark.parametrize("tried", [(3, 10), (3, 99)], ids=["too old", "not tried yet"])
def test_a_python_on_which_nothing_was_tried_is_refused_in_a_sentence(tmp_path, tried):
    other = tmp_path / "other-python"
    other.write_text(f'#!/bin/sh\nexec {sys.executable} -c "import sys; sys.version_info = {tried}; $2"\n')
    other.chmod(0o755)
    made = subprocess.run(
        ["make", "run", f"VENV={tmp_path / 'venv'}", f"PYTHON={other}"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert made.returncode
    assert f"is tried on Python {' '.join(PYTHONS)}; {other} is none of these" in made.stdout


def test_the_image_gets_every_module_the_bot_imports():
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8")
    packages = [path.parent.name for path in ROOT.glob("*/__init__.py")]
    unwanted = {"playground", "benchmarks", "tests", "website"}
    needed = [*(path.name for path in ROOT.glob("*.py")), *(set(packages) - unwanted)]
    assert [name for name in needed if f"!{name}\n" not in ignored] == []


def test_the_pythons_that_are_tried_are_those_that_are_promised():
    oldest, newest = PYTHONS[0], PYTHONS[-1]
    beyond = f"3.{int(newest.removeprefix('3.')) + 1}"
    assert PROJECT["project"]["requires-python"] == f">={oldest},<{beyond}"
    assert "{}.{}".format(*sys.version_info[:2]) in PYTHONS
    assert CHECKS["jobs"]["tests"]["strategy"]["matrix"]["python"] == PYTHONS
    promised = f"Python {', '.join(PYTHONS[:-1])} or {newest}"
    for page in ("README.md", "CONTRIBUTING.md"):
        assert promised in (ROOT / page).read_text(encoding="utf-8"), page


def test_the_image_runs_on_a_python_that_is_tried():
    images = re.findall(r"^FROM python:(\S+)-slim", (ROOT / "Dockerfile").read_text(encoding="utf-8"), re.MULTILINE)
    assert len(images) == 2
    assert set(images) <= set(PYTHONS)
