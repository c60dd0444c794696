"""Which terms a rated match may have."""

from dataclasses import replace

import pytest

from engine import GAMES
from matches import MatchError
from matches.core.terms import Terms
from matches.ratings.rated_terms import LISTED, allowed_words, check_rated, choose_rated, may_be_rated


def test_the_list_has_a_part_for_every_game():
    assert LISTED.keys() == GAMES.keys()


@pytest.mark.parametrize(("game", "name"), [(game, name) for game, listed in LISTED.items() for name in listed])
def test_every_value_in_the_list_is_one_that_the_option_may_be_given_and_goes_with_the_rest_as_usual(game, name):
    for value in LISTED[game][name]:
        assert may_be_rated(Terms.of(GAMES[game], {name: value}))


@pytest.mark.parametrize("game", GAMES)
def test_the_usual_options_may_always_be_rated(game):
    check_rated(Terms(GAMES[game]))


@pytest.mark.parametrize("terms", ["size=8", "size=12 nogaps walk", "size=10 nostack"])
def test_what_is_listed_may_be_rated(terms):
    assert may_be_rated(Terms(GAMES["druid"], terms))


def test_what_is_not_listed_is_refused_and_said_with_what_is():
    with pytest.raises(MatchError) as refusal:
        check_rated(Terms(GAMES["druid"], "size=3 walk"))
    assert refusal.value.code == "rated-options"
    assert refusal.value.data["options"] == ("size=3",)
    assert refusal.value.data["allowed"] == ("size=8–12", "nogaps", "nostack", "walk")


@pytest.mark.parametrize(
    ("terms", "asked", "usual", "rated"),
    [
        ("size=8", None, True, True),
        ("size=8", None, False, False),
        ("size=3", None, True, False),
        ("size=8", True, False, True),
        ("size=8", False, True, False),
        ("size=3", False, True, False),
    ],
)
def test_a_match_is_rated_as_is_asked_or_else_as_usual_if_it_can_be(terms, asked, usual, rated):
    chosen = Terms(GAMES["druid"], terms)
    assert choose_rated(chosen, asked, usual=usual) == replace(chosen, rated=rated)


def test_a_match_that_cannot_be_rated_is_refused_only_if_that_is_asked():
    with pytest.raises(MatchError, match="rated-options"):
        choose_rated(Terms(GAMES["druid"], "size=3"), True, usual=True)


def test_computers_are_never_rated():
    with pytest.raises(MatchError) as refusal:
        check_rated(Terms(GAMES["druid"]), has_computers=True)
    assert refusal.value.code == "rated-computer"


@pytest.mark.parametrize("game", GAMES)
def test_what_may_be_had_can_be_written_as_options(game):
    for word in allowed_words(GAMES[game]):
        assert GAMES[game].read_options(word.partition("–")[0])
