"""Every code of the engine has a message in every language, which can be said with the data that comes with it."""

from itertools import chain

import pytest

import locales
from engine import GAMES, REASONS, MoveError, OptionError
from tests.engine import random_matches
from tests.engine.random_matches import SINGLES, spread, under, walk
from tests.engine.ring.contiguity_positions import STUCK, auctioned, position
from tests.engine.ring.contiguity_refusals import IN_THE_AUCTION, ON_THE_BOARD

BESIDE_A_MOVE = 60
"""The most characters that fit beside a move in a list of suggestions."""

over_singles = under(SINGLES)
over_games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def says(message_id, data=None):
    """Return the texts of a message in all languages, and check that each exists and lacks none of its variables."""
    assert all(locales.has(language, message_id) for language in locales.LANGUAGES), message_id
    texts = [locales.say(language, message_id, **(data or {})) for language in locales.LANGUAGES]
    assert all(text.strip() and "{" not in text for text in texts), message_id
    return texts


# Games.


@over_games
def test_a_game_its_sides_and_its_options_have_names(game):
    names = [f"game-{game.id}", f"game-{game.id}-blurb", *(f"side-{side}" for side in game.sides)]
    names += chain.from_iterable((f"option-{option.name}", option.help) for option in game.options)
    for name in names:
        says(name)


# Refusals.


@over_games
def test_every_refusal_a_game_declares_has_a_message(game):
    for language in locales.LANGUAGES:
        assert [code for code in game.refusals if not locales.has(language, f"refusal-{code}")] == []


@over_singles
def test_the_message_of_a_refusal_needs_only_its_data(setting):
    for _, refusal in random_matches.refused(setting):
        says(f"refusal-{refusal.code}", refusal.data)


@pytest.mark.parametrize("refused", ON_THE_BOARD + IN_THE_AUCTION, ids=str)
def test_a_known_refusal_has_a_message_and_names_its_cells(refused):
    with pytest.raises(MoveError) as caught:
        refused.state.play(refused.text)
    texts = says(f"refusal-{caught.value.code}", caught.value.data)
    if caught.value.code != "which-disk":
        assert all(cell in text for cell in caught.value.data.get("cells", ()) for text in texts)


def test_a_claim_that_comes_too_early_has_a_message():
    state = GAMES["contiguity"].start()
    with pytest.raises(MoveError) as caught:
        state.draw("repetition")
    says("refusal-not-repeated", caught.value.data)


@pytest.mark.parametrize("text", ["speed=3", "bid=perhaps", "bid bid"])
def test_a_refused_option_has_a_message_that_names_it(text):
    with pytest.raises(OptionError) as caught:
        GAMES["contiguity"].read_options(text)
    name = text.split("=")[0].split()[0]
    assert all(name in said for said in says(f"option-error-{caught.value.code}", caught.value.data))


@over_games
def test_options_that_do_not_go_together_have_a_message(game):
    for first, second in (*game.excludes, ("bid", "walk")):
        for text in says("option-error-conflict", {"first": first, "second": second}):
            assert {first, second} <= set(text.replace("`", " ").split())


# Ends.


@over_singles
def test_an_outcome_has_a_message_by_its_reason(setting):
    for state in random_matches.ended(setting):
        assert state.outcome.reason in REASONS
        says(f"reason-{state.outcome.reason}")


@pytest.mark.parametrize("reason", ["connection", "bid", "resigned", "agreed", "repetition"])
def test_every_reason_a_match_of_contiguity_may_end_for_has_a_message(reason):
    says(f"reason-{reason}")


# Suggestions.


@over_singles
def test_a_suggestion_is_explained_beside_its_text_in_a_few_words(setting):
    for state in spread(walk(setting)):
        for first in state.suggest():
            for found in (first, *state.suggest(first.text)):
                assert max(map(len, says(f"suggest-{found.label}", found.data))) <= BESIDE_A_MOVE


@over_singles
def test_a_question_has_a_message(setting):
    for state in spread(walk(setting)):
        if not state.outcome:
            says(f"ask-{state.half_move().question().code}")


@pytest.mark.parametrize(
    ("label", "data"),
    [
        ("disk", {"cell": "30d"}),
        ("slide", {"from": "30d", "to": "29d"}),
        ("jump", {"from": "30d", "to": "28d"}),
        ("more", {"text": "12c-14c x14b>20d x14c>21d x15b>", "count": 999_999}),
        ("more", {"text": "30d", "count": 1}),
        ("range", {"first": "10a", "last": "19d", "count": 999_999}),
        ("range-to", {"from": "30d", "first": "10a", "last": "19d", "count": 10}),
        ("pits", {"first": "10", "last": "19", "count": 10}),
        ("bids", {"first": 31, "last": 99}),
        ("bid", {"bid": 1}),
        ("bid", {"bid": 99}),
        ("call", {}),
        ("first", {}),
        ("second", {}),
        ("move", {"text": "a1-a3-c3-c5-e5-e1 23+1,1,1,1,1,1"}),
        ("begin", {"text": "12c-14c x14b>20d x14c>21d x15b>"}),
    ],
)
def test_the_longest_suggestions_have_room_too(label, data):
    assert max(map(len, says(f"suggest-{label}", data))) <= BESIDE_A_MOVE


@pytest.mark.parametrize(
    "state", [auctioned("bid 3"), auctioned("bid 3", "call"), position(**STUCK)], ids=["bid", "choice", "pass"]
)
def test_what_is_not_a_move_of_a_disk_has_a_message_too(state):
    for found in state.suggest():
        says(f"suggest-{found.label}", found.data)
