"""Hints in matches against computers: where to look first, then the move and why."""

import re
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from cogs.computers.hint_messages import hint_message
from cogs.core.preferences import Reader
from engine import GAMES
from locales import LANGUAGES, say
from matches import Explained, Fact, Hint, Unknown
from search import choose, facts, region
from search.explaining import OTHERS_DISTANCE, OWN_DISTANCE, WARNINGS
from tests.cogs.conftest import IN_BOTH_LANGUAGES, READERS, Guild, actions, button, labels
from tests.cogs.discord_limits import check_message
from tests.cogs.playing.test_board_messages import match_of
from tests.engine.druid.druid_positions import standing
from thinking import Job
from wording.facts import MOST_FACTS, fact_lines, of_other, shown_cells
from wording.formatting import where_text
from wording.hints import move_text

pytestmark = pytest.mark.usefixtures("inline_thinking")


async def practised(guild: Guild, who: str, **chosen: Any) -> Any:
    """Begin a match against Trilithon, and return its board."""
    await guild.ask(who, "practice", **{"game": "druid", "options": "size=4", "side": "vertical", "level": 1} | chosen)
    return guild.sim.threads()[-1].history()[-1]


@IN_BOTH_LANGUAGES
async def test_a_hint_says_where_to_look_and_asked_again_what_to_play(guild: Guild, language: str) -> None:
    who = READERS[language]
    board = await practised(guild, who)
    more = (await guild.press(who, board, "more")).response
    assert say(language, "button-hint") in labels(more)
    first = (await guild.press(who, more, "hint")).response
    assert first.ephemeral
    assert first.attachments
    assert labels(first) == [say(language, "button-hint-move")]
    second = (await guild.press(who, first, "hint")).response
    move = button(second, "play").split(":")[-1]
    assert f"`{move}`" in second.content
    check_message(guild.sim.env.backend.messages[second.channel_id][second.id])
    await guild.press(who, second, "play")
    match = await guild.bot.services.matches.get(1)
    assert match.state.line[0] == move


def test_what_is_circled_on_the_board_is_what_one_of_the_lines_says_that_it_is() -> None:
    about = [Fact("alignment-frees", {"now": 9, "before": 4}), Fact("blocks-win", {}, ("a1", "b2"))]
    circled = say("en", "fact-circled", fact=say("en", "fact-blocks-win"))
    assert [line for line in fact_lines("en", about) if circled in line] == fact_lines("en", about)[1:]
    assert shown_cells(about) == ("a1", "b2")
    untold = [*about[:1] * MOST_FACTS, about[1]]
    assert circled not in " ".join(fact_lines("en", untold))
    assert shown_cells(untold) == ()


async def test_nobody_is_offered_a_hint_where_another_person_plays(guild: Guild) -> None:
    playing = await guild.match("alice", "bruno", game="druid", options="size=4")
    more = (await guild.press(playing.mover, playing.board, "more")).response
    assert "hint" not in actions(more)


async def test_a_hint_on_an_old_board_leads_to_the_new_one(guild: Guild) -> None:
    board = await practised(guild, "alice")
    more = (await guild.press("alice", board, "more")).response
    await guild.ask("alice", "move", guild.sim.threads()[-1], move="b2")
    answer = (await guild.press("alice", more, "hint")).response
    assert answer.ephemeral
    assert "hint" not in actions(answer)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_win_at_once_is_said_once(language: str) -> None:
    state = standing("druid", "a1=V1 a2=V1 c3=H1", "V", size=3)
    hint = Hint(match_of(state, language), 2, (), Explained("a3", 1.0, facts(state, "a3")))
    assert move_text(language, hint).splitlines() == [
        say(language, "hint-plain", move="a3"),
        f"• {say(language, 'fact-circled', fact=say(language, 'fact-wins'))}",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("chance", "code"), [(1.0, "hint-won"), (0.29, "hint-move"), (0.0, "hint-lost")])
def test_a_move_that_does_not_win_at_once_is_told_with_its_chance(language: str, chance: float, code: str) -> None:
    hint = Hint(match_of(GAMES["druid"].start(), language), 2, (), Explained("a3", chance, (Fact("threatens"),)))
    assert move_text(language, hint).splitlines()[0] == say(language, code, move="a3", percent=29, first=False)


@pytest.mark.parametrize("language", LANGUAGES)
def test_draws_are_told_as_draws_and_a_match_that_may_be_drawn_is_not_called_lost(language: str) -> None:
    for chance, draw in ((0.2, 0.7), (0.0, 0.95)):
        hint = Hint(match_of(GAMES["druid"].start(), language), 2, (), Explained("a3", chance, (), (), draw))
        told = {"percent": round(100 * chance), "draw": round(100 * draw)}
        first, *_ = move_text(language, hint).splitlines()
        assert first == say(language, "hint-move-drawn", move="a3", first=False, **told)


def compared(language: str, best: Explained, other: Explained, moves: str = "") -> Hint:
    """Return a hint of two moves in a match of Druid Y, after some moves."""
    state = GAMES["druid-y"].start({"size": 6})
    for move in moves.split():
        state = state.play(move)
    return Hint(match_of(state, language), 2, (), best, other)


BUT = {
    "en": ("But it places", "But the druid"),
    "fr": ("Mais ce coup ne pose", "Mais le druide"),
    "de": ("Aber der Zug setzt", "Aber danach braucht der Druide"),
}
"""How the lines about a pass of the druid and about its way begin after a but."""


@pytest.mark.parametrize("language", BUT)
def test_a_hint_tells_what_the_other_move_does_not_do_and_what_speaks_against_it_last(language: str) -> None:
    both, only = Fact("threatens"), Fact("druid-raises", {"cell": "c3", "height": 2})
    cost, costs = Fact("druid-passes"), Fact("walk-needs", {"now": 3, "before": 2})
    best = Explained("c3", 0.6, (both, cost, costs, only))
    *_, first, second, third = move_text(
        language, compared(language, best, Explained("b2", 0.59, (both,)))
    ).splitlines()
    assert first == f"• {say(language, 'fact-druid-raises', cell='c3', height=2)}"
    assert second.startswith(f"• {BUT[language][0]}")
    assert third.startswith(f"• {BUT[language][1]}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_no_fact_tells_a_move_from_another_a_hint_tells_what_follows_each(language: str) -> None:
    same = (Fact("threatens"),)
    best = Explained("c3", 0.6, same, ("d3", "b2", "b3"))
    text = move_text(language, compared(language, best, Explained("b2", 0.4, same, ("c3", "d2"))))
    _, goes_on, lets = text.splitlines()
    assert all(f"`{move}`" in goes_on for move in ("d3", "b2", "b3"))
    start = say(language, "line-better-than", move="b2", player="Corvin", reply="c3", then=())[:-1]
    assert lets.startswith(f"• {start}")
    assert "Hilde" in lets
    assert say(language, "line-drawn", line="") in lets
    assert say(language, "line-drawn", line="") in goes_on
    as_good = move_text(language, compared(language, best, Explained("b2", 0.59, same, ("c3", "d2"))))
    assert len(as_good.splitlines()) == 2


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "• `b2` lets the opponent win at once with `d2`."),
        ("fr", "• `b2` laisse l’adversaire gagner tout de suite\u202f: `d2`."),
        ("de", "• `b2` lässt den Gegner mit `d2` sofort gewinnen."),
    ],
)
def test_of_the_other_move_a_hint_tells_what_it_allows(language: str, told: str) -> None:
    best = Explained("c3", 0.6, (Fact("threatens"),))
    other = Explained("b2", 0.1, (Fact("allows-win", {"move": "d2"}),), ("d2",))
    *_, last = move_text(language, compared(language, best, other)).splitlines()
    assert last == told


@pytest.mark.parametrize("language", BUT)
def test_all_that_speaks_against_a_move_can_follow_a_but(language: str) -> None:
    data = {"now": 3, "before": 4, "side": "R", "move": "a1", "size": 2, "left": 1, "count": 2, "victim": "N"}
    for code in sorted(WARNINGS | OWN_DISTANCE | OTHERS_DISTANCE):
        fact = Fact(code, data | {"reason": "surround"})
        (line,) = fact_lines(language, (), (fact,))
        assert re.match("• (But|Mais|Aber) (R’|[a-zé’]+ )", line), line
        assert re.match("• (`b2`:? [a-zéö]|(After|Après) `b2`, )", f"• {of_other(language, 'b2', fact)}")


def test_a_sentence_that_begins_with_the_letter_of_a_side_keeps_it() -> None:
    fact = Fact("walk-other-needs", {"now": 3, "before": 4, "side": "R"})
    assert fact_lines("en", (), (fact,))[0].startswith("• But R’s druid is now")


@pytest.mark.parametrize("game_id", GAMES)
def test_every_hint_has_a_reason(game_id: str) -> None:
    game = GAMES[game_id]
    for terms in ({}, *({option.name: True} for option in game.options if option.name == "bid")):
        state = game.start(terms)
        for ply in range(8):
            if ply in (0, 5):
                data = Job("hint", state.record(), level=2).run()
                hint = Hint(match_of(state, "en"), 2, (), *map(Explained.read, (data, *data["others"])))
                assert len(move_text("en", hint).splitlines()) > 1 or hint.best.is_won
            state = state.play(choose(state, 1, ply))


async def test_a_hint_shows_the_line_of_its_own_move_before_that_of_the_other() -> None:
    """Also where its own move has a reason."""
    best = Explained("c3", 0.6, (Fact("threatens"),), ("d3", "b2"))
    compare = compared("en", best, Explained("b2", 0.4, (), ("c4", "d2")))
    shown = await hint_message(compare, Reader("en"))
    *_, goes_on, lets = move_text("en", compare).splitlines()
    assert ("`d3`" in goes_on, "Better than `b2`" in lets) == (True, True)
    files = {file.filename: file.description for file in shown.files}
    assert [*files] == ["trilithon-ahead.png", "trilithon-line.png", "trilithon-line-2.png"]
    assert ("d3" in files["trilithon-line.png"], "c4" in files["trilithon-line-2.png"]) == (True, True)


async def test_a_hint_without_another_reason_shows_its_line_as_small_boards() -> None:
    best = Explained("c3", 0.6, (), ("d3", "b2"))
    shown = await hint_message(compared("en", best, Explained("b2", 0.59)), Reader("en"))
    assert [file.filename for file in shown.files] == ["trilithon-ahead.png", "trilithon-line.png"]
    assert "d3" in shown.files[1].description
    plain = await hint_message(
        compared("en", replace(best, facts=(Fact("threatens"),)), Explained("b2", 0.59)), Reader("en")
    )
    assert len(plain.files) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_hint_leaves_room_in_a_message(language: str) -> None:
    state = GAMES["contigo"].start()
    line: tuple[str, ...] = ()
    after = state
    while len(line) < 4:
        move = max(islice(after.legal_moves(), 3000), key=len)
        line, after = (*line, move), after.play(move)
    facts = [Fact("alignment-loses"), *[Fact("breaks-group", {"size": n, "before": n}) for n in range(2, 6)]]
    match = match_of(state, language)
    named = replace(match, seats=tuple(replace(seat, holder=Unknown("W" * 32)) for seat in match.seats))
    hint = Hint(named, 2, (), Explained(line[0], 0.6, tuple(facts), line[1:]), Explained(line[0], 0.4, (), line[1:]))
    assert len(move_text(language, hint)) <= 1800


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_to_look_is_told_by_one_place(language: str) -> None:
    game = GAMES["druid"]
    around = where_text(game, language, region(game.start(), "e6"))
    assert around == say(language, "hint-where", cell="e6", around=True)
    assert around != where_text(game, language, ("e6",))
    assert where_text(game, language, ()) == say(language, "hint-nowhere")


FIRST_ROUND = """contiguity-deluxe flip
ply 40
stage flip sides=0,1 made=3,3
board white 2a 2b 2c 2d 3a 6a +3b @3b; red 20a 22b 24c 26d 21a 23b +23a @23a; move; white to move"""
"""White brings all pieces together by 6a-4a."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_the_first_of_two_rounds_a_win_is_told_as_one_of_the_round(language: str) -> None:
    state = GAMES["contiguity-deluxe"].from_text(FIRST_ROUND)
    hint = Hint(match_of(state, language), 2, (), Explained("6a-4a", 1.0, facts(state, "6a-4a")))
    won = say(language, "fact-wins-by", reason="connection")
    told = say(language, "fact-of-a-round", fact=won, means="round")
    assert move_text(language, hint).splitlines()[1] == f"• {say(language, 'fact-circled', fact=told)}"
    certain = replace(hint, best=replace(hint.best, facts=()))
    assert move_text(language, certain) == say(language, "hint-won", move="6a-4a", first=True)
