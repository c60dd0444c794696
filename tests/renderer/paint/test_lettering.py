"""Names are set as far as our type goes, and never break a picture."""

import pytest

from engine import GAMES
from renderer import View, describe, render, text_board
from renderer.paint.lettering import fitted, in_width, length, plain, settable
from renderer.view import names_in_type
from tests.renderer.ring.ring_positions import kinds

HOSTILE = {
    "empty": "",
    "blanks": " \t\n ",
    "very long": "Bartholomäus von Hohenzollern-Sigmaringen " * 20,
    "one long word": "W" * 300,
    "emoji": "🔥👩‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿",
    "Chinese": "李明",
    "Hebrew": "שלום",
    "Arabic": "مرحبا بالعالم",
    "zalgo": "Z̴̡̛͔a̸̰͝l̵̞̈g̶̣̔o̷̘͌",
    "direction marks": "\u202egnp.exe\u202c\u200f",
    "controls": "a\x00b\x07c\x1b[31m",
    "zero width": "a\u200b\u200d\ufeffb",
    "surrogate": "\ud800lone",
    "private use": "\ue000\U000f0000",
    "markup": "**@everyone** <@1> ```x```",
    "unassigned": "\U0001fbff\u0378",
}


@pytest.mark.parametrize("name", HOSTILE.values(), ids=HOSTILE)
def test_no_name_breaks_a_picture_or_a_text(name):
    state, view = kinds()["middle game"], View(names=(name, name), size=400)
    picture = render(state, view)
    assert picture.data
    assert len(picture.alt) <= 1024
    assert describe(state, view).isprintable() or "\u200d" in name
    assert max(map(len, text_board(state, view).splitlines())) <= 36


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Hilde", "Hilde"),
        ("Zoë Šimůnková", "Zoë Šimůnková"),
        ("Ελένη", "Ελένη"),
        ("Дмитрий", "Дмитрий"),
        ("𝓗𝓲𝓵𝓭𝓮", "Hilde"),
        ("ﬁona", "fiona"),
        ("e\u0301ric", "éric"),
        ("🔥 Ann 🔥", "Ann"),
        ("山田 Taro", "Taro"),
        ("a\u202eb", "ab"),
        ("Z̴̡̛͔a̸̰͝", "Za"),
        ("two\nlines", "two lines"),
        ("李明", ""),
        ("ᴀʟɪᴄᴇ", ""),
        ("ᴛʜᴇ Alice!", "Alice!"),
    ],
)
def test_a_name_keeps_what_can_be_set(name, shown):
    assert settable(name) == shown


def test_who_has_no_name_that_can_be_set_is_called_by_their_side():
    state = kinds()["start"]
    assert names_in_type(state, View(names=("李明", "")), 0) == ("White",)
    assert names_in_type(state, View(names=("李明", ""), language="fr"), 1) == ("Rouge",)
    assert names_in_type(state, View(names=()), 1) == ("Red",)


def test_alt_text_keeps_names_that_type_cannot_set():
    assert "李明 (White) to move" in describe(kinds()["start"], View(names=("李明", "Bob")))
    assert plain("李\n明\u202e") == "李 明"


def test_where_a_name_has_no_room_a_shorter_one_takes_its_place_before_it_is_cut():
    names = ("Trilithon, level 3", "Trilithon 3", "Tri. 3")
    lengths = [length(name, "semibold", 26) for name in names]
    for name, width in zip(names, lengths, strict=True):
        assert fitted(names, "semibold", 26, width) == name
        assert in_width(names, "semibold", (26, 36), width) == (26, name)
    assert fitted(names, "semibold", 26, lengths[-1] - 1).endswith("…")
    view = View(names=("Ann", names[0]), short_names=((), names[1:]))
    assert names_in_type(kinds()["start"], view, 1) == names
    assert names_in_type(kinds()["start"], view, 0) == ("Ann",)


def test_players_of_one_name_are_told_apart_by_their_sides_and_where_that_has_no_room_by_the_side_alone():
    names = ("Trilithon, level 1", "Trilithon 1", "Tri. 1")
    view = View(names=("Ann", *names[:1] * 3), short_names=((), *(names[1:],) * 3))
    shown = [names_in_type(GAMES["contigo-capture"].start(), view, player) for player in range(4)]
    assert shown[0] == ("Ann",)
    assert shown[1] == (*(f"{name} (Blue)" for name in names), "Blue")
    assert [each[-1] for each in shown[2:]] == ["Yellow", "Green"]


@pytest.mark.parametrize("text", ["Hilde", "W" * 60, "Bartholomäus von Hohenzollern"])
def test_a_text_that_is_too_wide_is_cut_with_an_ellipsis(text):
    cut = fitted(text, "semibold", 32, 210)
    assert length(cut, "semibold", 32) <= 210
    assert cut == text or (cut.endswith("…") and text.startswith(cut[:-1]))
