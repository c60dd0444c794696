"""Logs are lines of data, and hold neither secrets nor what people write."""

import json
import logging
import sys
import warnings

import pytest

from runtime import logs
from tests.service_fixtures import TOKEN


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


def test_a_sentence_for_whoever_runs_the_bot_is_readable_on_a_terminal_and_a_field_for_machines(record):
    log, sentence = logs.get("bot"), 'Trilithon can’t start:\n  - "SHARDS" is 9.'
    lines = record()
    log.critical("cannot run", sentence=sentence)
    first, rest = lines.getvalue().split("\n", 1)
    assert (first.split(" ", 1)[1], rest) == ("CRITICAL bot: cannot run", f"{sentence}\n")
    lines.truncate(0)
    lines.seek(0)
    record("json")
    log.critical("cannot run", sentence=sentence)
    assert json.loads(lines.getvalue())["sentence"] == sentence


def test_a_fault_that_ends_the_process_is_one_line_for_machines_without_secrets(record):
    lines = record("json")
    try:
        raise LookupError(f"lost {TOKEN}")
    except LookupError as error:
        sys.excepthook(LookupError, error, error.__traceback__)
    found = json.loads(lines.getvalue())
    assert (found["level"], found["trace"].splitlines()[-1]) == ("CRITICAL", "LookupError: lost •••")


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


@pytest.mark.parametrize("library", ["discord.gateway", "sqlalchemy.engine", "aiosqlite", "PIL.Image"])
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
