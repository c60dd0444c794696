"""Records of AbstractPlay: what was written in their format reads as the same match, and what does not fit is named."""

import json
from itertools import islice
from random import Random
from time import process_time

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from engine import GAMES, Leave, State, TextError
from engine.errors import Refusal
from matches.archive.abstractplay import MOST_BRACKETS, is_record, read
from matches.archive.records import LONGEST, MOST_ENTRIES

GAMES_THERE = {
    ("druid", 8, False): ["Small board (8×8)", "Default ruleset"],
    ("druid", 10, False): ["Default ruleset", "Standard board (10×10)"],
    ("druid", 12, False): ["size-12"],
    ("druid", 8, True): ["Small board (8×8)", "Druid's Walk"],
    ("druid-hex", 4, False): ["Druid's Hex (size 4)", "Default ruleset"],
    ("druid-hex", 6, False): ["Hexhex 6 (91 cells)"],
    ("druid-y", 7, False): ["Druid's Y (size 7)", "Default ruleset"],
    ("druid-y", 9, False): ["Y board, size 9"],
}
"""Names of variants there, by game, size and walk here."""
BOARDS_THERE = [
    ("size-8", "Small board (8×8)", "Kleines Brett (8×8)", "Petit plateau (8×8)", "Tabellone piccolo (8×8)"),
    ("#board", "Standard board (10×10)", "Standardbrett (10×10)", "Plateau standard (10×10)"),
    ("size-12", "Large board (12×12)", "Großes Brett (12×12)", "Grand plateau (12×12)", "Tabellone grande (12×12)"),
    *((f"y-{size}", f"Druid's Y (size {size})", f"Druids Y (Größe {size})", f"Y di Druid (dimensione {size})")
      for size in (7, 8, 9)),
    *((f"hex-{size}", f"Druid's Hex (size {size})", f"Druid's Hex (taille {size})") for size in (4, 5, 6)),
]  # fmt: skip
"""Id and names of each board there, in several languages."""
RULES_THERE = ["Default ruleset", "Standard-Regelwerk", "Ensemble de règles par défaut", "Set di regole predefinito"]
NAMES = ("Hilde", "Corvin")
STARTED = "2026-09-01T08:00:00.000Z"


def random_match(start: State, seed: int, plies: int = 60) -> State:
    """Return a random match to its end, or to somebody's resignation; in some the second player swaps sides."""
    chance, state = Random(seed), start
    while not state.outcome and state.ply < plies:
        moves = [*islice(state.legal_moves(), 400)]
        stones = [move for move in moves if "-" in move] or moves
        if state.ply == 1 and chance.random() < 0.4:
            state = state.play("swap")
        else:
            state = state.play(chance.choice(stones if chance.random() < 0.5 else moves))
    return state if state.outcome else state.drop(chance.randrange(2), chance.choice(["resigned", "time"]))


def written(state: State, variants: list[str], **header: object) -> str:
    """Write a match in their format."""
    swapped = "swap" in state.line
    plays = [after for after in state.lineage() if after.entry and after.last != "swap"]
    moves = [there(after) for after in plays]
    if state.outcome.reason == "walk":
        moves += ["pass", f"{state.outcome.cells[0]}-off"]
    won = [1 if not state.outcome.winners or player in state.outcome.winners else 0 for player in (0, 1)]
    players = [{"name": name, "result": result} for name, result in zip(NAMES, won, strict=True)]
    return json.dumps(
        {
            "header": {
                "game": {"name": "Druid", "variants": variants},
                "site": {"name": "Abstract Play", "gameid": "1"},
                "date-start": STARTED,
                "date-end": STARTED,
                "date-generated": STARTED,
                "players": players[::-1] if swapped else players,
                **({"pie-invoked": True} if swapped else {}),
                **header,
            },
            "moves": [moves[number : number + 2] for number in range(0, len(moves), 2)],
        }
    )


def shared(state: State, variants: list[str], **fields: object) -> str:
    """Write the state of a game as it is shared there: with the board after each move, an hour apart."""
    plays = [after for after in state.lineage() if after.entry]
    moves = [None, *map(there, plays), *(["abandoned"] if state.outcome is None else [])]
    winners = state.outcome.winners or (0, 1) if state.outcome else ()
    stack = [
        {
            "_version": "20260706",
            "_results": [{"type": "place", "where": move}] if move else [],
            "_timestamp": f"2026-09-{1 + hour // 24:02}T{hour % 24:02}:00:00.000Z",
            "currplayer": 1 + hour % 2,
            "stacks": {"dataType": "Map", "value": [["c3", [{"kind": "sarsen", "owner": 1}]]] * hour},
            **({"lastmove": move} if move else {}),
        }
        for hour, move in enumerate(moves)
    ]
    won = [winner + 1 for winner in winners]
    head = {"game": "druid", "numplayers": 2, "variants": variants, "gameover": True, "winner": won}
    return json.dumps({**head, "stack": stack, **fields})


def there(after: State) -> str:
    """Return the latest entry in their notation."""
    if isinstance(after.entry, Leave):
        return {"resigned": "resign", "time": "timeout"}[after.entry.reason]
    text, before = after.entry.text, after.previous
    if text == "draw agreed":
        return "draw"
    if text in ("n", "e", "s", "w"):
        grid, side = before.position.grid, before.position.side
        start, end = (grid.named(position.druids[side])[0] for position in (before.position, after.position))
        return f"{start}-{end}"
    if after.game.id == "druid-y" and text != "pass":
        rows = after.options["size"]
        text = "-".join(f"{chr(ord('a') + rows - 1 - (ord(cell[0]) - ord('a')))}{cell[1:]}" for cell in text.split("-"))
    return text.replace("-", "+")


def record(*moves: object, variants: object = (), results: tuple[object, object] = (1, 0), **header: object) -> str:
    """Write a record by hand; the first seat wins unless said otherwise."""
    players = [{"name": name, "result": result} for name, result in zip(NAMES, results, strict=True)]
    game = {"name": "Druid", "variants": variants}
    return json.dumps({"header": {"game": game, "players": players, **header}, "moves": [*moves]})


def refusal(text: str) -> Refusal:
    with pytest.raises(TextError) as caught:
        read(text)
    return caught.value


@pytest.mark.parametrize(("kind", "variants"), GAMES_THERE.items(), ids=lambda value: "-".join(map(str, value)))
def test_a_match_that_was_written_reads_back_the_same(kind, variants):
    game, size, walk = kind
    start = GAMES[game].start({"size": size} | ({"walk": True} if walk else {}))
    for seed in range(3):
        match = random_match(start, seed, plies=25)
        imported = read(written(match, variants))
        assert (imported.state, imported.state.line) == (match, match.line)
        assert imported.names == NAMES
        assert imported.started == 1_788_249_600


@pytest.mark.parametrize("names", BOARDS_THERE, ids=lambda names: names[0])
def test_a_variant_has_its_name_in_the_language_of_who_writes_the_record(names):
    kind, _, number = names[0].partition("-")
    game = {"y": "druid-y", "hex": "druid-hex"}.get(kind, "druid")
    expected = GAMES[game].start({"size": int(number or 10)})
    for name in names:
        for rules in ([], *([rules] for rules in RULES_THERE)):
            assert read(record("resign", variants=[name, *rules], results=(0, 1))).state.terms == expected.terms
            assert read(record("resign", variants=[*rules, name], results=(0, 1))).state.game.id == game


@pytest.mark.parametrize(
    ("game", "options", "variants"),
    [
        ("druid", {"size": 8}, ["size-8"]),
        ("druid", {}, []),
        ("druid", {"size": 12, "walk": True}, ["size-12", "walk"]),
        ("druid-y", {"size": 7}, ["y-7"]),
        ("druid-hex", {"size": 4}, ["hex-4"]),
    ],
)
def test_the_state_of_a_game_is_read_with_its_times(game, options, variants):
    state = GAMES[game].start(options)
    for move in ("b2", "c3", "b3", "c4"):
        state = state.play(move)
    for ended in (state, state.drop(1), state.drop(0, "time"), state.draw()):
        imported = read(shared(ended, variants))
        assert (imported.state, imported.state.line) == (ended, ended.line)
        assert imported.names == ("", "")
        assert imported.started == 1_788_220_800
        assert imported.times == tuple(1_788_220_800 + 3_600 * (number + 1) for number in range(ended.length))


def test_a_state_without_all_of_its_times_is_read_without_them():
    state = GAMES["druid"].start().play("c3").drop(0)
    imported = read(shared(state, []).replace("2026-09-01T01", "yesterday, at"))
    assert (imported.state, imported.times) == (state, None)


def test_a_long_match_is_read_from_the_state_of_its_game():
    cells = [f"{column}{row}" for column in "abcdefghijkl" for row in range(1, 9)]
    order = [cell for pair in zip(cells[:40], reversed(cells), strict=False) for cell in pair]
    state = GAMES["druid"].start({"size": 12})
    for cell in order:
        state = state.play(cell)
    text = shared(state.drop(0), ["size-12"])
    assert len(text) > 150_000
    assert read(text).state.ply == len(order)


@settings(max_examples=20)
@given(st.integers(0, 10**6))
def test_any_small_match_reads_back(seed):
    match = random_match(GAMES["druid-hex"].start({"size": 4}), seed)
    assert read(written(match, ["hex-4"])).state == match


def test_who_swaps_takes_the_first_seat_there_and_keeps_their_own_here():
    match = GAMES["druid"].start().play("c3").play("swap").play("d4").drop(0)
    text = written(match, [])
    assert [player["name"] for player in json.loads(text)["header"]["players"]] == ["Corvin", "Hilde"]
    imported = read(text)
    assert imported.names == NAMES
    assert imported.state.sides == (1, 0)
    assert imported.state.outcome.winners == (1,)


def test_matches_may_end_by_passes_by_agreement_or_not_at_all():
    assert read(record(["pass", "pass"], results=(1, 1))).state.outcome.reason == "passes"
    assert read(record(["c3", "draw"], results=(1, 1))).state.outcome.reason == "agreed"
    assert read(record(["c3", "abandoned"], results=(0, 0))).state.outcome is None


def test_moves_may_have_results_and_a_round_may_end_early():
    moves = ({"move": "C3", "sequence": 1, "result": [{"type": "place"}]}, " d4 "), ("c3 + c5", None)
    assert refusal(record(*moves)).data["number"] == 3
    assert read(record(["c3", {"move": "D4"}], ["resign", None], results=(0, 1))).state.line == ("c3", "d4", "resign 0")


@pytest.mark.parametrize("day", ["2026-08-10", "2026-08-20"])
def test_on_older_boards_the_first_player_joins_left_and_right(day):
    rows = [cell for column in "abcdefgh" for cell in (f"{column}4", f"{column}7")][:-1]
    rounds = [rows[number : number + 2] for number in range(0, len(rows), 2)]
    imported = read(record(*rounds, variants=["8x8 board"], **{"date-start": f"{day}T08:00:00Z"}))
    assert imported.state.outcome.reason == "connection"
    assert imported.state.line[:3] == ("d1", "g1", "d2")


def test_triangles_may_be_lettered_as_ours_are():
    assert read(record(["a1", "a7"], ["b6", "resign"], variants=["y-7"])).state.line[:3] == ("a1", "a7", "b6")
    assert read(record(["g7", "a1"], ["b2", "resign"], variants=["y-7"])).state.line[:3] == ("a7", "g1", "f2")


def test_druids_walk_ends_there_one_turn_later():
    match = next(match for seed in range(200) if (match := walked(seed)).outcome.reason == "walk")
    text = written(match, ["8x8 board", "walk"])
    assert read(text).state == match
    rounds = json.loads(text)["moves"]
    *_, last = [move for each in rounds for move in each]
    assert last.endswith("-off")
    strayed = text.replace(last, "pass")
    assert refusal(strayed).code in ("abstractplay-move", "abstractplay-result")


def walked(seed: int) -> State:
    """Return a match on a board of 8 in which the first player builds a column and walks along it."""
    state = GAMES["druid"].start({"size": 8, "walk": True})
    column, other = Random(seed).sample("abcdefgh", 2)
    for row in range(1, 9):
        state = state.play(f"{column}{row}").play(f"{other}{row}")
    while not state.outcome:
        state = state.play("n" if state.turn == 0 else "pass")
    return state


@pytest.mark.parametrize(
    ("text", "code", "data"),
    [
        ("{", "abstractplay-json", {"line": 1}),
        ('{\n"header": {},\n]', "abstractplay-json", {"line": 3}),
        ('{"a": [' + "[]," * MOST_BRACKETS + "1]}", "abstractplay-json", {"line": 1}),
        ("{}", "abstractplay-field", {"field": "header"}),
        ('{"header": {"game": 3}}', "abstractplay-field", {"field": "game"}),
        ('{"header": {"game": {"name": "Hex"}}}', "abstractplay-game", {"name": "Hex"}),
        (record(["c3"], results=("1", 0)), "abstractplay-field", {"field": "result"}),
        (record(["c3"], variants=["Misère"]), "abstractplay-variant", {"name": "Misère"}),
        (
            record(["c3"], variants=["Druid's Rhombus (size 8)"]),
            "abstractplay-variant",
            {"name": "Druid's Rhombus (size 8)"},
        ),
        (record(["c3"], variants=["Small board"]), "abstractplay-variant", {"name": "Small board"}),
        (record(["c3"], variants=["8×10 board"]), "abstractplay-variant", {"name": "8×10 board"}),
        (record(["c3"], variants=["size-8", "hex-4"]), "abstractplay-variant", {"name": "hex-4"}),
        (record(["c3"], variants=["Druid's Walk (size 8)"]), "abstractplay-variant", {"name": "Druid's Walk (size 8)"}),
        (record(["c3"], variants=["²"]), "abstractplay-variant", {"name": "²"}),
        (record(["c3"], variants=["14x14 board"]), "abstractplay-variant", {"name": "14x14 board"}),
        (record(["c3"], variants=["hex-5", "walk"]), "abstractplay-variant", {"name": "hex-5, walk"}),
        (record(["c3"], variants=["hex-5", "y-7"]), "abstractplay-variant", {"name": "y-7"}),
        (record(["c3"], variants=[7]), "abstractplay-variant", {"name": "7"}),
        (record(["c3", "c3"]), "abstractplay-move", {"number": 2, "text": "c3"}),
        (record(["c3", "d4"], ["c3+c5"]), "abstractplay-move", {"number": 3, "text": "c3+c5"}),
        (record(["c3", "z9"]), "abstractplay-move", {"number": 2, "text": "z9"}),
        (record(["c3", 5]), "abstractplay-move", {"number": 2, "text": ""}),
        (record(["c3", "<@1>" * 99]), "abstractplay-move", {"number": 2, "text": ("<@1>" * 99)[:40]}),
        (record(["resign", "c3"]), "abstractplay-move", {"number": 1, "text": "resign"}),
        (record(["c3", "a1-a2"]), "abstractplay-move", {"number": 2, "text": "a1-a2"}),
        (record(["c3"]), "abstractplay-result", {}),
        (record(["c3", "resign"], results=(1, 1)), "abstractplay-result", {}),
        ('{"game": "hex", "stack": [{}]}', "abstractplay-game", {"name": "hex"}),
        ('{"game": "druid", "stack": []}', "abstractplay-field", {"field": "stack"}),
        ('{"game": "druid", "stack": [{}, 1]}', "abstractplay-field", {"field": "stack"}),
        ('{"game": "druid", "stack": [{}, {"lastmove": 7}]}', "abstractplay-move", {"number": 1, "text": ""}),
        ('{"game": "druid", "stack": [{}, {"lastmove": "c3"}], "winner": [1]}', "abstractplay-result", {}),
        ('{"game": "druid", "stack": [{}], "variants": ["size-9000"]}', "abstractplay-variant", {"name": "size-9000"}),
        (record(**{"pie-invoked": True}), "abstractplay-field", {"field": "pie-invoked"}),
        (record(["resign"], **{"pie-invoked": True}), "abstractplay-field", {"field": "pie-invoked"}),
        (record(*[["c3"]] * (MOST_ENTRIES + 1)), "record-entries", {"most": MOST_ENTRIES}),
        ("{" + " " * LONGEST, "record-long", {"size": LONGEST // 1000}),
    ],
)
def test_what_cannot_be_read_is_named(text, code, data):
    found = refusal(text)
    assert found.code == code
    assert {name: found.data[name] for name in data} == data


@pytest.mark.parametrize("text", ["[" * LONGEST, "{" + '"a":{' * 15_000, '{"a":' + "9" * 90_000 + "}", '{"a": NaN}'])
def test_what_is_made_to_be_slow_is_refused_at_once(text):
    started = process_time()
    with pytest.raises(TextError):
        read(text)
    assert process_time() - started < 2


@given(st.text(max_size=300) | st.builds(json.dumps, st.recursive(st.none() | st.integers() | st.text(), st.lists)))
@example('{"header": {"game": {"name": "Druid"}, "players": [{"name": "\\ud800", "result": 0}, 1]}, "moves": []}')
def test_no_text_does_any_harm(text):
    with pytest.raises(TextError):
        read(text)


def test_names_are_one_line_and_of_a_bounded_length():
    players = [{"name": "A\nB\u202e" + "x" * 500, "result": 1}, {"name": "\ud800", "result": 0}]
    imported = read(record(["c3", "resign"], players=players))
    first, second = imported.names
    assert first.startswith("A B")
    assert len(first) <= 100
    assert second.encode() == b""


def test_records_of_ours_are_not_taken_for_theirs():
    assert is_record('\ufeff \n{"header": {}}')
    assert not is_record("game: druid\n1. c3")
