"""The text of a match: what is written reads back, and what people do to such a file does no harm."""

from contextlib import suppress
from dataclasses import fields
from time import process_time
from timeit import repeat

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import locales
from engine import GAMES, MoveError, OptionError, TextError
from engine.errors import Refusal
from matches import Match, Person, Seat
from matches.archive.records import LONGEST, LONGEST_LINE, LONGEST_NAME, MOST_ENTRIES, read, write
from matches.core.names import one_line
from matches.core.terms import Terms
from tests.engine import random_matches
from tests.engine.ring.contiguity_positions import GAME, auctioned, play
from tests.matches.fixtures import ANN, NOON

MORNING = 1_795_251_180
"""2026-11-21 08:53 UTC."""
WRITTEN = """\
game: contiguity
options: bid
player 0: "Hilde" (white)
player 1: "Corvin" (red)
began: 2026-11-21 08:53:00
ended: 2026-11-21 08:57:06
result: player 1 (resigned)

   1. 2026-11-21 08:53:01  bid 5
   2. 2026-11-21 08:54:02  call
   3. 2026-11-21 08:55:03  first
   4. 2026-11-21 08:56:04  30a-29a
      2026-11-21 08:57:06  resign 0
"""
PLAYED = auctioned("bid 5", "call", "first", "30a-29a").drop(0)
TIMES = tuple(MORNING + second for second in (1, 62, 123, 184, 246))


def match_of(state, names=("Hilde", "Corvin")):
    """Return a match in a state; what a record does not contain is left empty."""
    blank = dict.fromkeys(field.name for field in fields(Match))
    seats = tuple(Seat(player, Person(100 + player, name)) for player, name in enumerate(names))
    return Match(
        **blank | {"terms": Terms(state.game), "state": state, "seats": seats, "started_at": MORNING, "moved_at": NOON}
    )


def appearance(state):
    return state, state.history, state.origin, state.outcome


def refusal(text):
    with pytest.raises(Refusal) as caught:
        read(text)
    return caught.value


# Written and read.


def test_a_record_is_written_for_people_and_machines():
    assert write(match_of(PLAYED), TIMES) == WRITTEN


def test_a_player_is_shown_with_the_side_that_they_came_to_play():
    text = write(match_of(auctioned("bid 5", "call", "second")))
    assert 'player 0: "Hilde" (red)\nplayer 1: "Corvin" (white)\n' in text


def test_what_was_written_reads_back():
    imported = read(write(match_of(PLAYED), TIMES))
    assert appearance(imported.state) == appearance(PLAYED)
    assert (imported.names, imported.times, imported.started) == (("Hilde", "Corvin"), TIMES, MORNING)


def test_sides_are_not_shown_while_they_are_open():
    assert '\nplayer 1: "Corvin"\n' in write(match_of(auctioned("bid 5")))


def test_a_running_match_has_no_end_and_a_draw_no_winner():
    running = write(match_of(play(GAME.start(), "30a-29a")))
    assert "ended" not in running
    assert "result" not in running
    assert "\nresult: draw (agreed)\n" in write(match_of(GAME.start().draw()))


def test_without_times_the_entries_stand_alone():
    text = write(match_of(PLAYED))
    assert "\n   4. 30a-29a\n" in text
    imported = read(text)
    assert (appearance(imported.state), imported.times) == (appearance(PLAYED), None)


def test_times_of_entries_made_since_are_left_out_and_missing_ones_are_refused():
    assert read(write(match_of(PLAYED), (*TIMES, NOON))).times == TIMES
    with pytest.raises(ValueError, match="argument"):
        write(match_of(PLAYED), TIMES[:-1])


@random_matches.under(random_matches.SINGLES)
def test_matches_of_every_game_read_back(setting):
    names = tuple(f"Player {number}" for number in range(setting.game.players))
    states = random_matches.walk(setting)
    ends = [state.drop(player, "time") for state in states[3:4] if not state.outcome for player in (0, 1)]
    for state in (*random_matches.spread(states, 3), *ends):
        times = tuple(range(NOON, NOON + len(state.history)))
        imported = read(write(match_of(state, names), times))
        assert (appearance(imported.state), imported.names, imported.times) == (appearance(state), names, times)


@given(st.lists(st.text(max_size=LONGEST_NAME), min_size=2, max_size=2))
@example(['"', "\\"])
@example(["a\nresult: draw (agreed)", "\r\n1. resign 0"])
@example(["#", '" # (white)'])
@example(["\u2028\u2029\x85\x0b\x00", "\u202e🧙\u200d♀️"])
def test_any_name_reads_back_and_nothing_of_it_is_taken_for_more(names):
    imported = read(write(match_of(PLAYED, names), TIMES))
    assert (appearance(imported.state), imported.names, imported.times) == (
        appearance(PLAYED),
        tuple(map(one_line, names)),
        TIMES,
    )


@given(st.text(max_size=LONGEST_NAME))
def test_a_name_stands_on_one_line_where_it_can_be_seen(name):
    text = write(match_of(PLAYED, (name, "Corvin")), TIMES)
    assert len(text.splitlines()) == len(WRITTEN.splitlines())
    assert all(line.isprintable() for line in text.splitlines())


# What people do to a file.


@pytest.mark.parametrize(
    "mend",
    [
        lambda text: text.replace("\n", "\r\n"),
        lambda text: text.replace("\n", "\r"),
        lambda text: f"\ufeff{text}",
        lambda text: text.replace("\n", "\n\n  \n"),
        lambda text: text.replace("\n", " \t\n"),
        lambda text: "\n".join(f"  {line}" for line in text.splitlines()),
        lambda text: text.rstrip(),
        lambda text: f"# our first match\n{text}# a good one\n",
        lambda text: text.replace("call", "call # of course").replace("(white)", "(white) # Hilde began"),
        lambda text: text.replace(" (white)", "").replace(" (red)", ""),
        lambda text: text.replace("game:", "Game :").replace("player 0:", "PLAYER 0 :"),
        lambda text: text.replace(". 2026", " 2026"),
        lambda text: text.replace(". 2026", ".2026"),
        lambda text: text.replace("21 08", "21T08").replace("  bid", "Z bid"),
        lambda text: text.replace("   1. ", "").replace("   4. ", "99. "),
        lambda text: text.replace("30a-29a", "30A - 29a"),
        lambda text: text.replace("ended: 2026-11-21 08:57:06\nresult: player 1 (resigned)\n", ""),
        lambda text: text.replace("result: player 1 (resigned)", "result: Hilde was tired"),
    ],
)
def test_a_file_that_people_had_in_hand_reads_the_same(mend):
    text = mend(WRITTEN)
    assert text != WRITTEN
    imported = read(text)
    assert appearance(imported.state) == appearance(PLAYED)
    assert (imported.names, imported.times, imported.started) == (("Hilde", "Corvin"), TIMES, MORNING)


def test_the_bare_record_of_the_engine_reads_as_well():
    imported = read(PLAYED.record())
    assert appearance(imported.state) == appearance(PLAYED)
    assert (imported.names, imported.times, imported.started) == (("", ""), None, None)


def test_entries_alone_read_without_numbers():
    assert read("contiguity\n30 a - 29 a\n1a-2a").state.history == ("30a-29a", "1a-2a")


def test_times_to_the_minute_are_read_and_times_of_some_entries_are_none():
    timed = "game: contiguity\n1. 2026-11-21 08:53  30a-29a\n"
    assert read(timed).times == (MORNING,)
    assert read(f"{timed}2. 1a-2a").times is None


# What cannot be read.


@pytest.mark.parametrize(
    ("line", "instead"),
    [
        (2, "options: bid\ngame: contiguity"),
        (3, 'player 0: "Hilde'),
        (3, "player 0: Hilde"),
        (3, 'player 0: ["Hilde"]'),
        (3, "player 0: " + "[" * 1_900),
        (3, 'player 0: "Hilde" resign 0'),
        (3, 'player 0: "\\ud800"'),
        (3, f'player 0: "{"x" * (LONGEST_NAME + 1)}"'),
        (3, 'player 2: "Ysolde"'),
        (3, 'player 1: "Ysolde"'),
        (5, "began: yesterday"),
        (5, "began: 2026-02-30 08:53"),
        (5, "began: 0000-02-30 08:53"),
        (9, "1. 2026-13-21 08:53:01  bid 5"),
        (9, "resign 7"),
        (9, "late"),
        (9, "takeback " + "9" * 1_900),
    ],
    ids=lambda value: str(value)[:24],
)
def test_a_line_that_makes_no_sense_is_refused_with_its_number(line, instead):
    lines = WRITTEN.splitlines()
    lines[line - 1] = instead
    refused = refusal("\n".join(lines))
    assert (type(refused), refused.code) == (TextError, "record-line")
    assert refused.data["line"] in (line, line + 1)
    assert len(refused.data["text"]) <= 40


def test_a_move_that_the_rules_refuse_is_told_with_the_line_of_the_file():
    refused = refusal(WRITTEN.replace("30a-29a", "30a-30a"))
    assert isinstance(refused, MoveError)
    assert (refused.code, refused.data["line"]) == ("same-cell", 12)
    assert refusal(f"{WRITTEN}\n\n 30a-29a").data["line"] == 16


def test_options_that_the_game_has_not_are_told_with_their_line():
    refused = refusal(WRITTEN.replace("options: bid", "options: size=9"))
    assert isinstance(refused, OptionError)
    assert (refused.code, refused.data["line"]) == ("unknown", 2)


@pytest.mark.parametrize("text", ["", "\n", "\ufeff", "30a-29a", "game: chess", "chess\n1. e2-e4", "\0", "game:"])
def test_a_text_of_no_game_is_refused(text):
    refused = refusal(text)
    assert (type(refused), refused.code) == (TextError, "record-game")
    assert refused.data["known"] == tuple(GAMES)


def test_a_text_that_is_too_long_is_refused_unread():
    assert refusal("contiguity\n" + "#\n" * (LONGEST // 2)).code == "record-long"


@pytest.mark.parametrize("long", ["1. 30a-29a{}", 'player 0: "Hilde"{}x', "{}x", "#{}", "began: {}x", "> {}x"])
def test_a_line_that_is_too_long_is_refused_with_its_number(long):
    refused = refusal("contiguity\n\n" + long.format(" " * 30_000))
    assert (type(refused), refused.code) == (TextError, "record-line-long")
    assert refused.data == {"line": 3, "most": LONGEST_LINE}


def test_the_longest_name_has_room_on_a_line_however_it_is_written():
    name = "\\ud83e\\uddd9" * LONGEST_NAME
    assert read(f'contiguity\nplayer 0: "{name}" (white)').names == ("\N{MAGE}" * LONGEST_NAME, "")


def test_a_record_with_too_many_entries_is_refused():
    entries = ("30a-29a", "takeback 1") * (MOST_ENTRIES // 2)
    assert len(read("\n".join(["contiguity", *entries])).state.history) == MOST_ENTRIES
    refused = refusal("\n".join(["contiguity", *entries, "30a-29a"]))
    assert (type(refused), refused.code, refused.data) == (TextError, "record-entries", {"most": MOST_ENTRIES})


@pytest.mark.parametrize(
    "changed", ["board ; turn 2; passes 0; out XO; X to move", "outcome 0 connection", "ply 1000000"]
)
def test_a_position_in_which_nobody_could_play_on_is_refused_before_the_entries_are_followed(changed):
    """Nobody is left to move, it is over, or its numbers are not those of a match."""
    lines = {"ply": "ply 1", "stage": "stage play sides=0,1", "board": "board ; turn 2; passes 0; out -; X to move"}
    lines[changed.partition(" ")[0]] = changed
    position = "".join(f"> {line}\n" for line in ("druid-y size=4", *lines.values()))
    refused = refusal(f"druid-y size=4\n{position}1. a1")
    assert (type(refused), refused.code, refused.data["line"]) == (TextError, "record-position", 2)


def test_a_position_with_other_options_than_the_record_is_refused():
    position = "> druid-y size=5\n> ply 1\n> stage play sides=0,1\n> board ; turn 2; passes 0; out -; X to move"
    assert refusal(f"druid-y size=4\n{position}").code == "record-position"


@pytest.mark.parametrize("name", GAMES)
def test_a_match_that_began_with_a_position_is_written_and_read_with_it(name):
    """Also by a program that knows only the engine's own form."""
    game, setting = GAMES[name], random_matches.Setting(name, "")
    begun = game.from_text(random_matches.walk(setting)[9].text())
    state = begun.play(next(begun.legal_moves())).drop(begun.turn)
    names = tuple("ABCD"[: game.players])
    for text in (write(match_of(state, names)), state.record()):
        assert appearance(read(text).state) == appearance(state)
    assert appearance(read(write(match_of(begun, names))).state) == appearance(begun)


@pytest.mark.parametrize("language", locales.LANGUAGES)
@pytest.mark.parametrize(
    "text",
    [
        "",
        "contiguity\nlate",
        "#\n" * LONGEST,
        "#" * (LONGEST_LINE + 1),
        "contiguity\n" + "call\n" * (MOST_ENTRIES + 1),
        "contiguity\n> contiguity",
    ],
    ids=lambda text: text[:8],
)
def test_why_a_record_is_refused_can_be_said(text, language):
    refused = refusal(text)
    assert locales.say(language, f"refusal-{refused.code}", **refused.data)


@settings(max_examples=150, deadline=None)
@given(
    st.one_of(
        st.text(),
        st.builds(
            lambda start, length, put: WRITTEN[:start] + put + WRITTEN[start + length :],
            st.integers(0, len(WRITTEN)),
            st.integers(0, 8),
            st.one_of(st.text(max_size=4), st.sampled_from(["\n", '"', "# ", "> ", "game: ", "player 1: ", "late 0"])),
        ),
    )
)
def test_any_text_is_a_record_or_refused(text):
    try:
        imported = read(text)
    except Refusal:
        return
    assert GAMES[imported.state.game.id].replay(imported.state.record()) == imported.state
    assert len(imported.names) == imported.state.game.players


@pytest.mark.parametrize(
    "line",
    [
        'player 0: "Hilde"{}"',
        'player 0: "{}',
        "{}x",
        "1.{}x",
        "1{}x",
        "began: {}x",
        "2026-11-21 08:53{}30a",
        "resign{}7",
        "takeback{}7",
        "> {}x",
    ],
)
def test_a_line_eight_times_as_long_takes_hardly_more_than_eight_times_as_long(line):
    def seconds(length, again):
        text = f"contiguity\n{line.format(again * (length // len(again)))}"
        return min(repeat(lambda: try_to_read(text), number=5, repeat=5, timer=process_time))

    try_to_read("contiguity")
    for again in (" ", "1", "#", ":", ".", "\\u0041", '\\"', "(", "2026-11-21 08:53 "):
        assert seconds(1_920, again) < 24 * seconds(240, again), again


@pytest.mark.parametrize(
    "block",
    [
        "30a-29a\n1a-2a\n29a-30a\n2a-1a\n",
        "30a-29a\ntakeback 1\n",
        "30a-29a # " + "#" * 1_900 + "\n",
        "2026-11-21 08:53 30a-29a\n2026-11-21 08:53 takeback 1\n",
        "> x\n",
        " \n",
    ],
    ids=lambda text: text[:16],
)
def test_a_record_four_times_as_long_takes_hardly_more_than_four_times_as_long(block):
    def seconds(length):
        text = "contiguity\n" + block * (length // len(block))
        return min(repeat(lambda: try_to_read(text), number=1, repeat=3, timer=process_time))

    assert seconds(48_000) < 12 * seconds(12_000)


def try_to_read(text):
    """Read a record, whether it is refused or not."""
    with suppress(Refusal):
        read(text)


# From the store.


async def test_the_times_of_a_match_are_those_of_its_entries(services, clock):
    match = await services.start_match()
    for move in ("30a-29a", "1a-2a"):
        clock.advance(60)
        await services.play(match, move)
    clock.advance(60)
    left = await services.matches.resign(match, ANN)
    times = await services.matches.times(match)
    assert list(times) == [NOON + 60, NOON + 120, NOON + 180]
    imported = read(write(left, times))
    assert (appearance(imported.state), imported.names, imported.times, imported.started) == (
        appearance(left.state),
        left.names,
        tuple(times),
        NOON,
    )


async def test_a_match_without_entries_has_no_times(services):
    assert list(await services.matches.times(await services.start_match())) == []
