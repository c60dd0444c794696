"""The options of a challenge as they are completed: each can be found, by whoever types nothing or a little."""

import pytest

from cogs.challenges.challenge_options import complete_options
from cogs.core.suggestions import MOST_CHOICES
from engine import GAMES, OptionError
from engine.games.ring.contiguity import Contiguity
from engine.options import Option
from locales import LANGUAGES, say

DELUXE = GAMES["contiguity-deluxe"]
in_every_language = pytest.mark.parametrize("language", LANGUAGES)
over_games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def values(game, typed=""):
    return [choice.value for choice in complete_options("en", game, typed)]


def names(game, typed="", language="en"):
    return [choice.name for choice in complete_options(language, game, typed)]


@over_games
def test_every_option_is_found_from_the_empty_field(game):
    assert {text.partition("=")[0] for text in values(game)} == {option.name for option in game.options}


@over_games
def test_every_value_is_found_by_picking_its_option_and_typing(game):
    for option in game.options:
        for word in filter(None, map(option.write, option.allowed)):
            begun = next(text for text in values(game) if word.startswith(text))
            assert word == begun or values(game, begun)
            assert values(game, word)[0] == word


@over_games
def test_what_is_picked_is_legal_or_leads_on(game):
    waiting = [""]
    while waiting:
        typed = waiting.pop()
        for text in values(game, typed):
            try:
                game.start(game.read_options(text))
            except OptionError:
                assert len(text) > len(typed)
                waiting.append(text)


@over_games
@in_every_language
def test_a_list_of_options_is_one_that_discord_takes(game, language):
    for typed in ("", "s", "size=", "turns=", "turns=1", *values(game)):
        listed = names(game, typed, language)
        assert len(listed) <= MOST_CHOICES
        assert all(1 <= len(name) <= 100 for name in listed)


@in_every_language
def test_many_values_crowd_out_no_option_and_are_one_entry_the_last(language):
    assert values(DELUXE)[-4:] == ["flip", "bid", "safe", "turns="]
    assert names(DELUXE, "", language)[-1] == f"turns=… (5–99) · {say(language, 'option-turns')}"
    assert names(DELUXE, "relocate", language)[-1] == f"relocate turns=… (5–99) · {say(language, 'option-turns')}"


def test_of_many_values_the_round_ones_are_listed_and_typing_narrows_them():
    assert values(DELUXE, "turns=") == [f"turns={number}" for number in range(5, 100, 5)]
    assert values(DELUXE, "turns=1") == [f"turns={number}" for number in range(10, 20)]
    assert values(DELUXE, "turns=5")[:3] == ["turns=5", "turns=50", "turns=51"]


def test_an_entry_that_was_picked_is_gone_on_from_as_it_is_shown():
    assert values(DELUXE, names(DELUXE)[-1]) == values(DELUXE, "turns=")
    assert values(DELUXE, names(DELUXE)[0]) == values(DELUXE, "relocate")


def test_after_a_whole_option_come_those_that_can_be_added():
    assert values(DELUXE, "flip")[:2] == ["flip", "flip relocate"]
    assert "flip bid" not in values(DELUXE, "flip")
    assert values(DELUXE, "druidless ")[-1] == "druidless turns="
    assert all(text.count("turns") == 1 for text in values(DELUXE, "turns=20 "))


@over_games
@in_every_language
def test_every_option_is_found_by_the_name_that_it_is_shown_with_and_by_its_last_word(game, language):
    for option in game.options:
        name = say(language, f"option-{option.name}")
        for typed in (name, name.upper(), name.replace("’", "'"), name.split()[-1], f"{name} "):
            found = [choice.value for choice in complete_options(language, game, typed)]
            assert any(text.partition("=")[0] == option.name for text in found), typed
            assert len(set(found)) == len(found)


def test_a_name_is_typed_after_other_options_too():
    druid = GAMES["druid"]
    assert [choice.value for choice in complete_options("fr", druid, "nogaps marche des d")] == ["nogaps walk"]
    assert values(druid, "nogaps no stacked") == ["nogaps nostack"]
    assert values(DELUXE, "bid victory space") == ["bid victory"]
    assert values(druid, "nogaps nothing stacked") == []


def test_any_number_of_values_is_listed_in_a_few_choices():
    class Ranged(Contiguity):
        options = (Option("bid", "int", None, range(1, 1_000)),)

    game = Ranged()
    assert values(game) == ["bid="]
    assert values(game, "bid=") == [f"bid={number}" for number in range(50, 1_000, 50)]
    assert values(game, "bid=9") == ["bid=9", "bid=90", "bid=95", *(f"bid={number}" for number in range(900, 1_000, 5))]
    assert values(game, "bid=97") == ["bid=97", *(f"bid={number}" for number in range(970, 980))]
