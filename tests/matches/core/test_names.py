"""What people write of themselves, as one line in which nothing is hidden."""

import re
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from matches.archive.records import read
from matches.core.names import one_line
from matches.playing import match_queries
from tests.matches.fixtures import ANN, BOB


@pytest.mark.parametrize(
    "hidden",
    [
        *("\u202e", "\u202d", "\u2066", "\u2069", "\u200f", "\u061c"),
        *("\u200b", "\u200c", "\u200d", "\u2060", "\ufeff", "\u00ad", "\u034f", "\u180e"),
        *("\ufe0f", "\U000e0100", "\U000e0041", "\U000e007f", "\x00", "\x1b", "\x7f", "\u0085", "\ud800"),
    ],
    ids=ascii,
)
def test_a_sign_that_is_not_seen_or_turns_the_text_is_taken_out(hidden):
    assert one_line(f"{hidden}Hil{hidden}de{hidden}").replace(" ", "") == "Hilde"
    assert one_line(hidden * 5) == ""


@pytest.mark.parametrize(
    "blank", ["\n", "\r\n", "\t", "\u2028", "\u2029", "\xa0", "\u3000", "\u2800", "\u3164", "\x0b"], ids=ascii
)
def test_what_breaks_the_line_or_only_takes_room_is_one_blank(blank):
    assert one_line(f"{blank}Hilde{blank * 3}A.{blank}") == "Hilde A."
    assert one_line(blank * 5) == ""


@pytest.mark.parametrize(
    "name", ["Chloé", "ילדה", "محمد", "李小龍", "Zoë-Anne O’Neil", "🧙 Merlin", "नमस्ते", "*_~`", "a" * 200]
)
def test_what_is_seen_stays(name):
    assert one_line(name) == name


@pytest.mark.parametrize("name", ["👩‍👩‍👧‍👦", "🏳️‍🌈", "❤️‍🔥 Ann", "🧙🏽‍♀️", "🐦‍⬛", "می‌خواهم", "خانه‌ها", "ශ්‍රී", "क्‍ष"])
def test_what_joins_emoji_or_parts_letters_stays(name):
    assert one_line(name) == name


@pytest.mark.parametrize(
    ("name", "seen"),
    [
        ("\u200d🧙\u200d", "🧙"),
        ("🧙\u200d\u200d\u200c\u200b\u200d♀\ufe0f\ufe0f", "🧙\u200d♀\ufe0f"),
        ("🧙\u200d Ann", "🧙 Ann"),
        ("کار\u200cها", "کارها"),
        ("می\u200c\u200cخواهم", "می\u200cخواهم"),
        ("می\u200c", "می"),
        ("محم\u200cAnn", "محمAnn"),
        ("🧙\u200d\u202e♀", "🧙\u200d♀"),
    ],
    ids=ascii,
)
def test_where_nothing_is_seen_of_what_joins_or_parts_it_is_taken_out(name, seen):
    assert one_line(name) == seen


@given(st.text(st.sampled_from("a🧙♀\ufe0f\u200d\u200c\u200b\u202eمیار්क ")) | st.text())
def test_nothing_that_is_hidden_is_left_of_any_text(text):
    line = one_line(text)
    assert one_line(line) == line == line.strip()
    assert len(line.splitlines()) <= 1
    assert not {unicodedata.category(sign) for sign in {*line} - {*"\u200c\u200d"}} & {"Cc", "Cf", "Cs", "Zl", "Zp"}
    assert not re.search("[\u200c\u200d]([\u200c\u200d\\s]|$)|^[\u200c\u200d]", line)


def test_names_in_a_record_are_read_without_what_is_hidden():
    imported = read('contiguity\nplayer 0: "Hil\\u202ede\\nresult: draw"\nplayer 1: "\\u200b\\ufeff"')
    assert imported.names == ("Hilde result: draw", "")


async def test_a_name_that_was_stored_with_something_hidden_is_shown_without_it(services):
    match = await services.start_match()
    async with services.store.write() as transaction:
        await match_queries.rename(transaction, match, ANN.user, "A\u202enn\n\u200b")
        await match_queries.rename(transaction, match, BOB.user, "\u200b\ufeff")
    assert (await services.matches.get(match)).names == ("Ann", "—")
