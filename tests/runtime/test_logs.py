"""Logs are lines of data, and hold neither secrets nor what people write."""

import io
import json
import logging
import warnings

import pytest

from runtime import logs

TOKEN = "MTAyNDY4MTM1NzkwMjQ2ODEz.GhIjKl.abcdefghijklmnopqrstuvwxyz0123456789AB"


@pytest.fixture
def record():
    """Set up logging in a given form and return what was written so far; restore logging at the end."""
    root, levels = logging.getLogger(), {name: logging.getLogger(name).level for name in logs._LEAST_LEVELS}
    before = root.level, root.handlers[:]
    stream = io.StringIO()

    def begin(form="text", level="DEBUG"):
        root.handlers = []
        logs.setup(level, form, secrets=[TOKEN, ""], stream=stream)
        return stream

    yield begin
    logging.captureWarnings(capture=False)
    root.setLevel(before[0])
    root.handlers = before[1]
    for name, level in levels.items():
        logging.getLogger(name).setLevel(level)


def test_a_line_tells_time_level_logger_event_and_data(record):
    lines = record()
    logs.get("matches.play").info("move played", match=7, ply=3, game="contiguity")
    time, rest = lines.getvalue().split(" ", 1)
    assert rest == "INFO matches.play: move played match=7 ply=3 game=contiguity\n"
    assert time.endswith("Z")


def test_a_value_with_blanks_is_quoted(record):
    lines = record()
    logs.get("x").info("joined", server="Two Words", empty="", quote='"')
    assert r'server="Two Words" empty="" quote="\""' in lines.getvalue()


def test_an_event_of_two_lines_stays_one_record(record):
    lines = record()
    logging.getLogger("x").info("first\nsecond")
    assert lines.getvalue().count("\n") == 1


def test_json_lines_hold_the_same_data(record):
    lines = record("json")
    logs.get("x").warning("slow", seconds=2.5, logger="mine")
    record = json.loads(lines.getvalue())
    assert (record["event"], record["seconds"], record["level"], record["logger"]) == ("slow", 2.5, "WARNING", "x")


def test_json_keeps_a_traceback_on_the_line(record):
    lines = record("json")
    try:
        raise LookupError("lost")
    except LookupError:
        logs.get("x").exception("fault", reference="K7")
    assert lines.getvalue().count("\n") == 1
    assert "LookupError: lost" in json.loads(lines.getvalue())["trace"]


@pytest.mark.parametrize("form", ["text", "json"])
def test_the_token_is_blotted_out_wherever_it_turns_up(record, form):
    lines = record(form)
    try:
        raise RuntimeError(f"could not sign in with {TOKEN}")
    except RuntimeError:
        logs.get("x").exception("event %s", TOKEN, value=TOKEN)
    assert TOKEN not in lines.getvalue()
    assert lines.getvalue().count("•••") >= 3


def test_the_token_of_an_interaction_is_blotted_out_of_an_address(record):
    lines = record()
    logging.getLogger("discord.http").warning("429 for /webhooks/123/aW50ZXJhY3Rpb24.x-y/messages/@original")
    assert "/webhooks/123/•••/messages" in lines.getvalue()


def test_what_people_write_is_withheld(record):
    lines = record()
    logs.get("x").info("reply", content="hello", author=5)
    assert lines.getvalue().endswith("reply content=••• author=5\n")


@pytest.mark.parametrize("library", ["discord.gateway", "sqlalchemy.engine", "aiosqlite"])
def test_libraries_never_log_what_they_carry(record, library):
    record(level="DEBUG")
    assert not logging.getLogger(library).isEnabledFor(logging.DEBUG)


def test_a_quiet_level_quiets_the_libraries_too(record):
    record(level="ERROR")
    assert not logging.getLogger("discord.client").isEnabledFor(logging.WARNING)


def test_a_quiet_level_writes_no_warnings_and_lets_them_be_counted(record):
    lines = record(level="CRITICAL")
    counted = []
    counter = logging.Handler()
    counter.emit = counted.append
    logging.getLogger().addHandler(counter)
    logs.get("x").warning("twice")
    assert (len(counted), lines.getvalue()) == (1, "")


def test_warnings_about_what_is_missing_on_purpose_are_left_out(record):
    lines = record()
    logging.getLogger("discord.client").warning("PyNaCl is not installed, voice will NOT be supported")
    assert not lines.getvalue()


def test_setting_up_again_does_not_write_twice(record):
    lines = record()
    record()
    logs.get("x").info("once")
    assert lines.getvalue().count("once") == 1


def test_warnings_of_python_go_to_the_log(record):
    lines = record()
    with warnings.catch_warnings():
        warnings.simplefilter("always")
        logging.captureWarnings(capture=True)
        warnings.warn("an old way", DeprecationWarning, stacklevel=1)
    assert "an old way" in lines.getvalue()
