"""The board in words: from the alt text alone it can be played, and the text board fits a phone."""

import re

import pytest

from locales import LANGUAGES, say
from renderer import View, describe, text_board
from tests.renderer.ring.ring_positions import RING, crowded, kinds, played, walk

NAMES = ("Hilde", "Corvin")
KINDS = kinds()
MIDDLE = KINDS["middle game"]
LONG = ("W" * 200, "🜂" * 200)
CELL = re.compile(r"\b\d{1,2}[a-d]\b")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", range(8))
def test_the_alt_text_tells_every_piece_of_each_side(seed, language):
    state = walk(seed)
    alt = describe(state, View(names=NAMES, language=language))
    for side, name in enumerate(RING.sides):
        sentence = re.search(rf"{say(language, f'side-{name}')}\s?: ([^.]*)\.", alt)
        stand = {cell for cell, piece in state.position.pieces().items() if piece.side == side}
        assert sentence
        assert set(CELL.findall(sentence[1])) == stand


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("disks", [0, 2, 60, 120])
def test_no_alt_text_is_longer_than_discord_takes(disks, language):
    alt = describe(crowded(disks), View(names=LONG, language=language, typed="1a", refused=("1a", "30d")))
    assert len(alt) <= 1024


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_crowded_board_is_told_whole(language):
    state = crowded(100)
    assert set(CELL.findall(describe(state, View(names=NAMES, language=language)))) == state.position.pieces().keys()


@pytest.mark.parametrize(
    ("kind", "sentence"),
    [
        ("start", "Contiguity, start. Hilde (White) to move. White: 1b,"),
        ("middle game", "after move 8. Hilde (White) to move. Last move: Corvin (Red), 19b-10b. White:"),
        ("won", "Hilde (White) wins: all six disks together. Last move: Hilde (White), 21c-8c."),
        ("no bid yet", "start. Hilde to open the bidding. White:"),
        ("standing bid", "Corvin to bid lower or call. Current bid, by Hilde: 12 turns. Last: Hilde, “bid 12”."),
        ("called", "Corvin to choose first or second. Current bid, by Corvin: 5 turns. Last: Hilde, “call”."),
        (
            "side chosen",
            "Corvin (White) to move. Corvin (White) must win within 5 turns. Last: Corvin (White), “first”.",
        ),
        ("deadline", "Corvin (Red) must win within 4 turns."),
        ("bid missed", "Corvin (White) wins: bid not kept."),
        ("resigned", "Hilde (White) wins: resignation. Last move: Corvin (Red), 19b-10b."),
        ("resigned in the auction", "Corvin wins: resignation. Last: Hilde, “bid 12”."),
        ("drawn", "Draw: by agreement."),
        ("passed", "Last: Corvin (Red), “pass”."),
    ],
)
def test_the_alt_text_tells_turn_result_last_move_and_what_is_special(kind, sentence):
    assert sentence in describe(KINDS[kind], View(names=NAMES))


def test_the_alt_text_is_in_the_language_asked_for():
    assert describe(MIDDLE, View(names=NAMES, language="fr")).startswith(
        "Contiguity, après le coup 8. C’est à Hilde (Blanc) de jouer. "
        "Dernier coup\u202f: Corvin (Rouge), 19b-10b. Blanc\u202f: 1b,"
    )


def test_an_announcement_is_told_in_words_of_the_language_asked_for():
    assert "Dernière annonce\u202f: Hilde annonce 12." in describe(
        KINDS["standing bid"], View(names=NAMES, language="fr")
    )


def test_a_private_picture_tells_where_the_picked_piece_can_go_and_what_was_refused():
    alt = describe(MIDDLE, View(names=NAMES, typed="8d", refused=("2b",)))
    assert "8d can go" not in alt  # it is White's turn
    assert "Marked as breaking a rule: 2b." in alt
    assert "26b can go to 3b," in describe(MIDDLE, View(names=NAMES, typed="26b"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_a_text_board_fits_a_phone(kind, language):
    board = text_board(KINDS[kind], View(names=LONG, language=language, typed="1a", refused=("1a",)))
    assert max(map(len, board.splitlines())) <= 36
    assert len(board) <= 1800


@pytest.mark.parametrize("seed", range(4))
def test_a_text_board_shows_every_piece_in_its_place(seed):
    state = walk(seed)
    rows = [line for line in text_board(state, View(names=NAMES)).splitlines() if re.match(r" ?\d+ [ \[!<]", line)]
    shown = {}
    for row in rows:
        for number, cells in re.findall(r"(\d+) ((?:[ \[][WR·][ \]]?){4})", row):
            shown |= {f"{number}{ring}": mark for ring, mark in zip("abcd", re.findall("[WR·]", cells), strict=True)}
    assert len(shown) == 120
    stand = {cell: "WR"[piece.side] for cell, piece in state.position.pieces().items()}
    assert {cell: mark for cell, mark in shown.items() if mark != "·"} == stand


def test_the_last_move_stands_in_brackets():
    board = text_board(played(RING.start(), "30a-24a"), View(names=NAMES))
    assert "30 [·] R  W  R" in board
    assert "24 [W]" in board
    assert "[ ] last move" in board


def test_a_name_cannot_break_out_of_a_code_block():
    board = text_board(MIDDLE, View(names=("a```b\n\nc", "\u202eevil")))
    assert "`" not in board
    assert "\u202e" not in board
    assert "a'''b c" in board


@pytest.mark.parametrize(("language", "name"), [("en", ""), ("en", "white"), ("fr", "Blanc"), ("fr", "BLANC")])
def test_who_goes_by_the_name_of_their_side_is_named_once(language, name):
    side = say(language, "side-white")
    for tell in (describe, text_board):
        told = tell(KINDS["start"], View(names=(name, "Corvin"), language=language))
        assert (name or side) in told
        assert not re.search(rf"{side} \({side}", told, re.IGNORECASE)


def test_who_goes_by_the_name_of_the_other_side_is_told_with_their_own():
    assert "Red (White) to move" in describe(KINDS["start"], View(names=("Red", "White")))
