"""The steps that lead to a move, from random positions of every game: they all end in legal moves, and fit Discord."""

import random
from functools import cache

import pytest

from cogs.ui.move_steps import follow_trail, next_suggestions, suggestion_option, trail_text, trail_to
from engine import GAMES, State
from engine.suggest import Suggestion
from tests.cogs.conftest import way_to
from tests.cogs.discord_limits import within
from tests.cogs.quick_players import some_moves
from tests.engine.random_matches import SETTINGS, garbled, spread, walk

LONGEST_WAY = 8
LONGEST_ID = len("trilithon-select:pick:12345678:1234:")
"""What stands before a trail where a match and an entry have as many figures as they ever will."""
EACH = 8
"""How many ways down are tried from a position."""

over_games = pytest.mark.parametrize("game", GAMES)


@cache
def positions(game: str) -> list[State]:
    """Yield positions from random matches of a game under some of its options."""
    chance = random.Random(game)
    settings = [setting for setting in SETTINGS if setting.game_id == game]
    some = chance.sample(settings, min(4, len(settings)))
    return [state for setting in some for state in spread(walk(setting), 4) if not state.outcome]


def way_down(state: State, chance: random.Random) -> tuple[tuple[int, ...], list[list[Suggestion]]]:
    """Return a trail of any choices until a move is complete, and what was offered at each step."""
    trail, steps = (), [state.first_steps()]
    while not (suggestion := steps[-1][number := chance.randrange(len(steps[-1]))]).complete:
        trail = (*trail, number)
        steps.append(state.suggest(suggestion.text))
        assert len(steps) <= LONGEST_WAY, suggestion.text
    return (*trail, number), steps


def plain(text: str) -> str:
    """Return a text without what may be left out or stand at its end."""
    return text.lower().strip(" -")


@over_games
def test_whatever_is_chosen_leads_to_a_legal_move_in_a_few_steps(game: str) -> None:
    chance = random.Random(1)
    for state in positions(game):
        for _ in range(EACH):
            trail, steps = way_down(state, chance)
            came = follow_trail(state, trail)
            assert came is not None
            assert [step[number] for step, number in zip(steps, trail, strict=True)] == came
            assert state.read(came[-1].text) == came[-1].text
            assert LONGEST_ID + len(trail_text(trail)) <= 100


@over_games
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_step_offers_what_discord_takes_and_no_value_comes_again(game: str, language: str) -> None:
    chance = random.Random(2)
    for state in positions(game):
        trail, steps = way_down(state, chance)
        known: set[str] = set()
        for depth, step in enumerate(steps):
            options = [
                suggestion_option(language, suggestion, trail_text((*trail[:depth], number)))
                for number, suggestion in enumerate(step)
            ]
            values = {option.value for option in options}
            assert 1 <= len(values) == len(options) <= 25
            assert not values & known
            assert within(
                100, [text or "" for option in options for text in (option.label, option.description, option.value)]
            )
            assert len({option.label for option in options}) == len(options)
            known |= values


@over_games
def test_every_legal_move_can_be_chosen(game: str) -> None:
    chance = random.Random(3)
    for state in positions(game):
        for move in chance.sample(moves := some_moves(state, chance), min(EACH, len(moves))):
            came = follow_trail(state, way_to(state, move))
            assert came
            assert came[-1] == Suggestion(move, came[-1].label, came[-1].data)


@over_games
def test_half_a_move_leads_to_a_step_from_which_the_rest_can_be_chosen(game: str) -> None:
    chance = random.Random(4)
    for state in positions(game):
        for move in chance.sample(moves := some_moves(state, chance), min(EACH, len(moves))):
            half = chance.choice(halves(move))
            came = follow_trail(state, trail_to(state, half.upper().replace("-", "–")))
            assert came is not None
            if came:
                assert not came[-1].complete
                assert plain(half).startswith(plain(came[-1].text))
                assert way_to(state, move, came[-1].text)


def halves(move: str) -> list[str]:
    """Return the beginnings of a move that do not end within a number."""
    ends = range(1, len(move) + 1)
    return [move[:end] for end in ends if not (move[end - 1].isdigit() and move[end : end + 1].isdigit())]


@over_games
def test_the_text_of_every_step_leads_there_again(game: str) -> None:
    chance = random.Random(6)
    for state in positions(game):
        for _ in range(EACH):
            trail, steps = way_down(state, chance)
            for step, number in zip(steps[:-1], trail, strict=False):
                came = follow_trail(state, trail_to(state, step[number].text))
                assert came
                assert came[-1].text == step[number].text


@pytest.mark.parametrize("sign", "+-")
def test_half_a_move_of_pebbles_goes_on_the_way_that_was_typed(sign: str) -> None:
    state = next(found for found in positions("contigo") if max(found.position.pits) > 5)
    pit = 1 + state.position.pits.index(max(state.position.pits))
    half = next(move.rpartition(sign)[0] for move in state.legal_moves() if f" {pit}{sign}" in f" {move}") + sign
    came = follow_trail(state, trail_to(state, f"{half}0"))
    assert came
    assert came[-1].text == half


@over_games
def test_nonsense_leads_nowhere_or_to_a_step_that_it_begins_with(game: str) -> None:
    chance = random.Random(5)
    for state in positions(game):
        texts = [garbled(move, chance) for move in some_moves(state, chance)[:EACH]]
        for nonsense in (text for text in texts if text.strip() and text.isascii()):
            came = follow_trail(state, trail_to(state, nonsense))
            assert came is not None
            assert all(
                not suggestion.complete and plain(nonsense).startswith(plain(suggestion.text)) for suggestion in came
            )


@over_games
def test_a_trail_that_the_engine_never_offered_leads_nowhere(game: str) -> None:
    state = positions(game)[0]
    assert follow_trail(state, (99,)) is None
    assert follow_trail(state, ()) == []
    assert len(next_suggestions(state, "")) < 99
