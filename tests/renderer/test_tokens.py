"""The tokens of sides as pictures of their own."""

from io import BytesIO

import pytest
from PIL import Image

from engine import GAMES
from renderer.shapes import Disk
from renderer.tokens import SIZE, Token, side_tokens
from tests.renderer.contrast import contrast

GROUNDS = {"dark": (0x31, 0x33, 0x38), "light": (0xFF, 0xFF, 0xFF)}
"""Discord's grounds."""
SMALL = 22
"""Pixels of an emoji in a line of text."""


def picture(token: Token) -> Image.Image:
    return Image.open(BytesIO(token.png()))


def distinct() -> dict[str, Token]:
    """Return one token for each name."""
    return {token.name: token for token in side_tokens().values()}


def test_every_side_of_every_game_has_one_and_those_that_look_alike_share_a_name() -> None:
    tokens = side_tokens()
    assert [*tokens] == [(game.id, side) for game in GAMES.values() for side in game.sides]
    assert tokens["contiguity", "white"].name == tokens["contiguity-deluxe", "white"].name
    assert tokens["contiguity", "red"].name != tokens["contigo", "red"].name
    pictures = {token.png() for token in distinct().values()}
    assert len(pictures) == len(distinct()) == 11


def test_a_name_is_one_that_discord_takes_behind_a_prefix_and_another_drawing_has_another() -> None:
    for token in distinct().values():
        assert len(token.name) <= 22
        assert set(token.name) <= set("abcdefghijklmnopqrstuvwxyz0123456789_")
    names = {Token("white", (Disk((0, 0), radius, tone),)).name for radius in (20, 21) for tone in ("white", "red")}
    assert len(names) == 4


@pytest.mark.parametrize("name", distinct())
def test_a_token_is_a_small_square_file_without_a_ground(name: str) -> None:
    token = distinct()[name]
    shown = picture(token)
    assert shown.size == (SIZE, SIZE)
    assert shown.getpixel((0, 0))[3] == 0
    left, top, right, bottom = shown.getchannel("A").getbbox() or (0, 0, 0, 0)
    assert max(right - left, bottom - top) >= 0.95 * SIZE
    assert len(token.png()) < 20_000


@pytest.mark.parametrize("ground", GROUNDS)
@pytest.mark.parametrize("name", distinct())
def test_in_a_line_of_text_its_outline_stands_out_from_discords_ground(name: str, ground: str) -> None:
    token = picture(distinct()[name]).resize((SMALL, SMALL), Image.Resampling.BOX)
    below = Image.new("RGBA", token.size, (*GROUNDS[ground], 255))
    below.alpha_composite(token)
    row = [below.getpixel((x, SMALL - 5))[:3] for x in range(SMALL)]
    assert max(contrast(colour, GROUNDS[ground]) for colour in row[: SMALL // 3]) > 3


def test_every_two_sides_of_a_game_differ_without_colour() -> None:
    tokens = side_tokens()
    for game in GAMES.values():
        grey = [picture(tokens[game.id, side]).convert("LA").tobytes() for side in game.sides]
        for number, one in enumerate(grey):
            for other in grey[:number]:
                assert sum(abs(a - b) > 60 for a, b in zip(one, other, strict=True)) > 0.05 * SIZE * SIZE
