"""The steps that lead to a move, from random positions of every game: they all end in legal moves, and fit Discord."""

import random
from collections.abc import Mapping, Sequence
from functools import cache
from io import BytesIO
from itertools import islice
from typing import Unpack

import discord
import pytest

from cogs.core.controls import Button, custom_id
from cogs.core.preferences import Reader
from cogs.playing.board_messages import Marks
from cogs.playing.move_steps import follow_trail, read_trail, step_message, trail_to
from cogs.playing.picking import Picking
from cogs.playing.step_controls import FEWEST, MOST, arranged, candidates, carried, choice_label, step_controls
from engine import GAMES, State
from engine.half_moves import LIMIT, Question
from locales import LANGUAGES, say
from tests.cogs.conftest import way_to
from tests.cogs.discord_limits import check_controls, within
from tests.cogs.quick_players import some_moves
from tests.engine.random_matches import SETTINGS, garbled, spread, walk
from training.exercises import LONGEST_KEY

LONGEST_WAY = 7
EACH = 8
"""How many ways down are tried from a position."""
PICKINGS = [("", (12345678, 1234)), ("exercise-", ("k" * LONGEST_KEY, 10)), ("think-", (f"m{2**63 - 1}", "v99999", 5))]
"""What the controls of the longest ids carry: those of a match, of an exercise, and of a thinking board."""
MOST_EXITS = 5
"""How many buttons stand below the choices of a first step at most."""

over_pickings = pytest.mark.parametrize(("actions", "moment"), PICKINGS, ids=["match", "exercise", "thinking"])
over_games = pytest.mark.parametrize("game", GAMES)


@cache
def positions(game: str) -> list[State]:
    """Yield positions from random matches of a game under some of its options."""
    chance = random.Random(game)
    settings = [setting for setting in SETTINGS if setting.game_id == game]
    some = chance.sample(settings, min(4, len(settings)))
    return [state for setting in some for state in spread(walk(setting), 4) if not state.outcome]


def way_down(state: State, chance: random.Random) -> tuple[tuple[int, ...], list[Question], str]:
    """Return a trail of any choices until a move is complete, what was asked at each step, and the move."""
    trail: tuple[int, ...] = ()
    questions = [state.half_move().question()]
    while True:
        choices = questions[-1].choices
        if len(choices) == 1:
            return trail, questions[:-1], choices[0].text
        trail = (*trail, number := chance.randrange(len(choices)))
        if choices[number].complete:
            return trail, questions, choices[number].text
        questions.append(state.half_move(choices[number].text).question())
        assert len(questions) <= LONGEST_WAY, choices[number].text


def plain(text: str) -> str:
    """Return a text without what may be left out or stand at its end."""
    return text.lower().strip(" -")


@over_games
def test_whatever_is_chosen_leads_to_a_legal_move_in_a_few_steps(game: str) -> None:
    chance = random.Random(1)
    for state in positions(game):
        for _ in range(EACH):
            trail, _, move = way_down(state, chance)
            progress = follow_trail(state, trail)
            assert progress is not None
            assert progress.move == state.read(move) == move


@over_games
@pytest.mark.parametrize("language", ["en", "fr"])
@over_pickings
async def test_every_step_shows_all_choices_within_what_discord_takes_and_no_value_comes_again(
    game: str, language: str, actions: str, moment: tuple[object, ...]
) -> None:
    chance = random.Random(2)
    for state in positions(game):
        trail, questions, _ = way_down(state, chance)
        picking = Picking(state, Reader(language), undrawn, moment, "", (), actions, 996)
        known: set[str] = set()
        for depth, question in enumerate(questions):
            assert sum(map(len, question.groups)) <= LIMIT
            assert len(question.others) <= 3
            shown, names = choices_shown(picking, question, trail[:depth])
            assert sorted(int(each.rpartition(".")[2]) for each in shown) == list(range(len(question.choices)))
            assert len(set(names)) == len(names)
            assert not known & set(shown)
            known |= set(shown)


@over_games
def test_the_first_step_has_room_for_all_choices_and_the_most_exits(game: str) -> None:
    begun = [GAMES[game].start(GAMES[game].read_options(each.terms)) for each in SETTINGS if each.game_id == game]
    bids = [state.play("bid 90") for state in begun if "bid 90" in state.legal_moves()]
    for state in (*begun, *bids, *positions(game)):
        picking = Picking(state, Reader("fr"), undrawn, (1, 1), "", ())
        last = [Button.to("exit", number, label="exit") for number in range(MOST_EXITS)]
        rows = step_controls(picking, state.half_move().question(), (), last).to_components()
        assert len(rows) <= 5
        check_controls([part for row in rows for part in row["components"]])


@over_games
@over_pickings
def test_the_yes_to_a_move_has_an_id_that_discord_takes(game: str, actions: str, moment: tuple[object, ...]) -> None:
    for state in positions(game):
        assert within(100, [custom_id(f"{actions}play", *moment, move) for move in islice(state.legal_moves(), 400)])


@over_games
def test_a_control_leads_where_it_did_or_to_the_first_step(game: str) -> None:
    chance = random.Random(7)
    for state in positions(game):
        trail, questions, _ = way_down(state, chance)
        for depth, question in enumerate(questions[: len(trail)], 1):
            text = carried(trail[:depth], question.choices[trail[depth - 1]])
            numbers = [int(number) for number in text.split(".")]
            assert tuple(read_trail(state, numbers)) == trail[:depth]
            assert read_trail(state, trail[:depth]) == ()
            assert read_trail(state, [numbers[0] + 1, *numbers[1:]]) == ()


@over_games
def test_a_button_has_the_number_that_the_cell_of_its_choice_has_on_the_picture(game: str) -> None:
    chance, counted = random.Random(9), 0
    for state in positions(game):
        trail, questions, _ = way_down(state, chance)
        for depth, question in enumerate(questions):
            found = candidates(state, question)
            picking = Picking(state, Reader("en"), undrawn, (1, 1), "", ())
            _, names = choices_shown(picking, question, trail[:depth], found)
            numbered = [name for name in names if " · " in name and name.split(" ")[0].isdecimal()]
            assert len(numbered) == len(found)
            assert not found or FEWEST <= len(found) <= MOST
            shown = dict(name.split(" · ", 1) for name in numbered)
            for place, (number, cells) in enumerate(found.items(), 1):
                choice = question.choices[number]
                assert shown[str(place)] == choice_label("en", choice, question.typed)
                assert cells == choice.cells
            counted += len(found)
    assert counted


async def test_a_step_with_one_way_is_taken_by_itself_and_told() -> None:
    board = "red c3; blue f6; pits 0 000000 0 000100 0 000020 0 000000; red to move"
    state = GAMES["contigo"].from_text(f"contigo\nply 9\nstage play sides=0,1\nboard {board}")
    step = await step_message(Picking(state, Reader("en"), drawn_nothing, (1, 1), "", ()), ())
    lead = say("en", "pick-on", game="Contigo", typed=(typed := state.half_move().question().typed))
    assert typed.startswith("c3-")
    assert step.content == f"{lead}\n{say('en', 'pick-forced')}\n**{say('en', 'ask-pit')}**"


async def drawn_nothing(_: State, **__: Unpack[Marks]) -> discord.File:
    """Draw an empty file."""
    return discord.File(BytesIO(), "board.png")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sowing_says_what_goes_into_which_pits(language: str) -> None:
    state = GAMES["contigo"].start()
    labels = {
        choice.text: choice_label(language, choice, "b2-b4 3")
        for choice in state.half_move("b2-b4 3").question().choices
    }
    assert labels["b2-b4 3+1,1"] == f"↻ {SOWN[language][0]}"
    assert labels["b2-b4 3-0,2"] == f"↺ {SOWN[language][1]}"


SOWN = {
    "en": ("1 each → pits 4, 5", "2 → pit 1"),
    "de": ("je 1 → Mulden 4, 5", "2 → Mulde 1"),
    "fr": ("1 par alvéole → 4, 5", "2 → alvéole 1"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_sowings_of_a_pit_are_told_apart_within_a_button(language: str) -> None:
    board = "red c3; blue f6; pits 0 000000 0 000100 0 000060 0 000000; red to move"
    state = GAMES["contigo"].from_text(f"contigo\nply 9\nstage play sides=0,1\nboard {board}")
    sowings = [move for move in state.legal_moves() if move.startswith("c3-d3 20+")]
    found = [choice for move in sowings for choice in state.suggest(move) if choice.text == move]
    labels = {choice_label(language, choice, "c3-d3 20+") for choice in found}
    assert len(labels) == len(sowings) == 637
    assert max(map(len, labels)) <= 80


async def undrawn(_: State, **__: Unpack[Marks]) -> discord.File:
    """Draw nothing: only controls are looked at."""
    raise AssertionError


def choices_shown(
    picking: Picking, question: Question, trail: tuple[int, ...], numbered: Mapping[int, tuple[str, ...]] = {}
) -> tuple[list[str], list[str]]:
    """Return the trails and the names of all choices of a step, which must be as Discord takes them."""
    last = [Button.to("back", 1, 1, "0", label="back"), Button.to("type", 1, 1, label="type")]
    rows = step_controls(picking, question, trail, last, numbered).to_components()
    assert 1 <= len(rows) <= 5
    parts = [part for row in rows for part in row["components"]]
    check_controls(parts)
    assert [part["custom_id"] for part in parts[-2:]] == [button.custom_id for button in last]
    buttons = [part for part in parts[:-2] if "options" not in part]
    options = [option for part in parts for option in part.get("options", ())]
    assert within(100, [text for option in options for text in (option["label"], option["description"])])
    trails = [*(part["custom_id"].split(":")[-1] for part in buttons), *(option["value"] for option in options)]
    return trails, [part["label"] for part in [*buttons, *options]]


@over_games
def test_every_legal_move_can_be_chosen(game: str) -> None:
    chance = random.Random(3)
    for state in positions(game):
        for move in chance.sample(moves := some_moves(state, chance), min(EACH, len(moves))):
            way = way_to(state, move)
            assert way is not None, move
            progress = follow_trail(state, way)
            assert progress
            assert progress.move == move


@pytest.mark.parametrize("answers", range(2, LIMIT + 1))
@pytest.mark.parametrize("ending", [1, 2, 5])
def test_few_choices_are_buttons_and_many_are_selects_in_five_rows(answers: int, ending: int) -> None:
    rows, selects = arranged([range(answers)], ending)
    assert [each for part in (*rows, *selects) for each in part] == list(range(answers))
    assert all(len(row) <= 5 for row in rows)
    assert all(len(listed) <= 25 for listed in selects)
    assert len(rows) + len(selects) <= 4 or (not selects and answers + ending <= 25)
    assert bool(selects) == (answers + ending > 25)


@over_games
def test_half_a_move_leads_to_a_step_from_which_the_rest_can_be_chosen(game: str) -> None:
    chance = random.Random(4)
    for state in positions(game):
        for move in chance.sample(moves := some_moves(state, chance), min(EACH, len(moves))):
            half = chance.choice(halves(move))
            typed = chosen_text(state, trail_to(state, half.upper().replace("-", "–")))
            assert plain(half).startswith(plain(typed))
            assert way_to(state, move, typed) is not None


def chosen_text(state: State, trail: Sequence[int]) -> str:
    """Return the text of the last choice of a trail, which is no whole move; nothing for an empty trail."""
    text = ""
    for number in trail:
        choice = state.half_move(text).question().choices[number]
        assert not choice.complete
        text = choice.text
    return text


def halves(move: str) -> list[str]:
    """Return the beginnings of a move that do not end within a number."""
    ends = range(1, len(move) + 1)
    return [move[:end] for end in ends if not (move[end - 1].isdigit() and move[end : end + 1].isdigit())]


@over_games
def test_the_text_of_every_step_leads_there_again(game: str) -> None:
    chance = random.Random(6)
    for state in positions(game):
        for _ in range(EACH):
            _, questions, _ = way_down(state, chance)
            for question in filter(lambda each: each.typed, questions):
                again = follow_trail(state, trail_to(state, question.typed))
                assert again
                assert again.question.typed == question.typed


@pytest.mark.parametrize("sign", "+-")
def test_half_a_move_of_pebbles_goes_on_the_way_that_was_typed(sign: str) -> None:
    state = next(found for found in positions("contigo") if max(found.position.pits) > 5)
    pit = 1 + state.position.pits.index(max(state.position.pits))
    half = next(move.rpartition(sign)[0] for move in state.legal_moves() if f" {pit}{sign}" in f" {move}") + sign
    progress = follow_trail(state, trail_to(state, f"{half}0"))
    assert progress
    assert progress.question.typed == half


@over_games
def test_nonsense_leads_nowhere_or_to_a_step_that_it_begins_with(game: str) -> None:
    chance = random.Random(5)
    for state in positions(game):
        texts = [garbled(move, chance) for move in some_moves(state, chance)[:EACH]]
        for nonsense in (text for text in texts if text.strip() and text.isascii()):
            assert plain(nonsense).startswith(plain(chosen_text(state, trail_to(state, nonsense))))


@over_games
def test_a_trail_that_the_engine_never_offered_leads_nowhere(game: str) -> None:
    state = positions(game)[0]
    assert follow_trail(state, (999,)) is None
    whole = next(number for number, choice in enumerate(deepest(state)[1].choices) if choice.complete)
    assert follow_trail(state, (*deepest(state)[0], whole, 0)) is None


def deepest(state: State) -> tuple[tuple[int, ...], Question]:
    """Return the first choices until a question has a whole move among its answers, and that question."""
    trail, question = (), state.half_move().question()
    while not any(choice.complete for choice in question.choices):
        trail, question = (*trail, 0), state.half_move(question.choices[0].text).question()
    return trail, question
