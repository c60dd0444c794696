"""Reviews: how the chances of a match went, its turning points, and another try at them."""

import random
import re
from dataclasses import replace
from typing import Any

import pytest

from cogs.computers.review_messages import review_message
from cogs.core.preferences import Reader
from engine import GAMES
from locales import LANGUAGES, say, unbroken
from matches import Person, Reading, Review
from matches.computers.computer_models import read_review
from search import Glance
from tests.cogs.conftest import IN_BOTH_LANGUAGES, READERS, Guild, actions, labels
from tests.cogs.discord_limits import check_message
from tests.cogs.forged_interactions import control, send
from tests.cogs.playing.test_board_messages import match_of
from tests.cogs.training.test_exercises import type_move
from wording.reviews import tried_text

pytestmark = pytest.mark.usefixtures("inline_thinking")


async def lost(guild: Guild, who: str, seed: int = 3) -> Any:
    """Play a match against Trilithon at random to its end, and return its last board."""
    await guild.ask(who, "practice", game="druid", options="size=4", side="horizontal", level=4)
    thread, chance = guild.sim.threads()[-1], random.Random(seed)
    while (state := (await guild.bot.services.matches.get(1)).state).turn is not None:
        moves = [move for move in state.legal_moves() if move not in ("pass", "swap")]
        await guild.ask(who, "move", thread, move=chance.choice(moves))
    return thread.history()[-1]


async def reviewed(guild: Guild, who: str, board: Any) -> Any:
    """Ask for a review until it is there."""
    answer = (await guild.press(who, board, "review")).response
    while "turning" not in actions(answer):
        answer = (await guild.press(who, answer, "review")).response
    return answer


@IN_BOTH_LANGUAGES
async def test_a_review_shows_the_chances_and_its_turning_points_which_are_tried_again(
    guild: Guild, language: str
) -> None:
    who = READERS[language]
    review = await reviewed(guild, who, await lost(guild, who))
    assert review.ephemeral
    assert review.attachments[0].filename.startswith("trilithon-1-review")
    assert review.content.startswith("**")
    assert say(language, "computer", level=4) in review.content.splitlines()[0]
    shown = []
    for other in ("button-review-better", "button-review-played"):
        review = (await guild.press(who, review, "turning")).response
        assert labels(review)[0] == say(language, other)
        assert {"play-from", "think"} <= {*actions(review)}
        check_message(guild.sim.env.backend.messages[review.channel_id][review.id])
        shown.append(review.content)
    assert len(set(shown)) == 2
    board = (await guild.press(who, review, "think")).response
    assert "think-more" in actions(board)
    back = (await guild.press(who, review, "review")).response
    assert "turning" in actions(back)
    before = guild.stored()
    await try_again(guild, who, language, back)
    await pick_a_better_move(guild, who, language, back)
    for name in ("1.0.9", "1.0", "1", "1.0.1.1", "99.0.1", "x.y.z"):
        for person, forged in ((who, name), ("bruno", name), ("bruno", "1.0.1")):
            pressed = control(guild, guild.person(person), back, f"trilithon:exercise:review.{forged}")
            assert not actions((await send(guild, pressed)).response), "neither one's own nor there"
    assert guild.stored() == before
    await open_the_page(guild, who, back)


async def try_again(guild: Guild, who: str, language: str, review: Any) -> None:
    """Type a better move at a turning point and a bad one: both are judged."""
    point = (await guild.press(who, review, "turning")).response
    panel = (await guild.press(who, point, "exercise")).response
    match = await guild.bot.services.matches.get(1)
    stored = await guild.bot.services.computers.review(1, Person(guild.person(who).id, who))
    best = stored.points(match, 1)[0].better
    right = await type_move(guild, who, panel, best)
    assert right.content == say(language, "review-try-right", move=best)
    panel = (await guild.press(who, right, "exercise")).response
    other = await type_move(guild, who, panel, "pass")
    assert other.content.startswith(say(language, "review-try-wrong", move="pass", percent=0, best=0).partition("`")[0])


async def open_the_page(guild: Guild, who: str, review: Any) -> None:
    """Open the page from a try: at the same turning point."""
    point = (await guild.press(who, review, "turning")).response
    guild.bot.services.sessions.address = "https://play.example"
    panel = (await guild.press(who, point, "exercise")).response
    link = (await guild.press(who, panel, "touch-exercise")).response
    [row] = link.components
    visitor, _ = await guild.bot.services.sessions.enter(row["components"][0]["url"].partition("#")[2])
    assert visitor.at == "exercise/review.1.0.1"


async def pick_a_better_move(guild: Guild, who: str, language: str, review: Any) -> None:
    """Pick a move as in a match: it is seen before it is judged."""
    point = (await guild.press(who, review, "turning")).response
    panel = (await guild.press(who, point, "exercise")).response
    assert {"exercise-choose", "exercise-type", "turning", "review"} <= set(actions(panel))
    chosen = (await guild.press(who, panel, "exercise-choose")).response
    assert chosen.id == panel.id
    while "exercise-play" not in actions(chosen):
        chosen = (await guild.press(who, chosen, "exercise-choose")).response
    judged = (await guild.press(who, chosen, "exercise-play")).response
    assert labels(judged)[0] == say(language, "button-try-again")
    check_message(guild.sim.env.backend.messages[judged.channel_id][judged.id])


async def test_the_turning_points_of_a_match_that_began_with_a_position_have_its_numbers() -> None:
    begun = GAMES["contiguity"].from_text(GAMES["contiguity"].start().play("30a-29a").play("1a-2a").text())
    match = match_of(begun.play("29a-28a"), "en")
    review = Review((Glance((0.9, 0.1), "29a-27a"), Glance((0.1, 0.9))), judged={0: 0.9})
    text = (await review_message(Reading(match, review, 100, True), Reader("en"))).text
    assert unbroken("`29a-28a`") in text
    assert "3" in text.splitlines()[1].partition("29a")[0]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_review_of_a_sample_says_of_how_many_positions_it_is(language: str) -> None:
    match = match_of(GAMES["contiguity"].start().play("30a-29a").play("1a-2a"), language)
    glances = (Glance((0.5, 0.5)),) * 3
    told = [
        (await review_message(Reading(match, Review(glances, looked=looked), 100, False), Reader(language))).text
        for looked in (2, 3, None)
    ]
    sample = say(language, "review-sample", looked=2, positions=3)
    assert [sample in text for text in told] == [True, False, False]


@pytest.mark.parametrize("judged", [{0: 0.54}, {0: 0.54, 1: 0.75}, {0: 0.54, 1: 0.6, 2: 0.5}])
async def test_the_numbers_of_a_review_are_those_of_its_picture(judged: dict[int, float]) -> None:
    state = GAMES["druid"].start({"size": 4}).play("a1").play("b2").play("c3")
    glances = tuple(
        Glance((share, 1 - share), best) for share, best in ((0.51, "b2"), (0.31, "c2"), (0.4, "d4"), (0.2, ""))
    )
    match = replace(match_of(state, "en"), id=1)
    reading = Reading(match, Review(glances, judged=judged), 100, True)
    message = await review_message(reading, Reader("en"))
    told = re.findall(r"Move (\d+), (\w+): .*: (\d+) → (\d+) of 100", message.text)
    assert told
    drawn = dict(re.findall(r"(At the start|After move \d+): (.*?)\.", message.files[0].description))
    for ply, name, _, after in told:
        assert f"{name} {after}%" in drawn[f"After move {ply}"]
    shown = reading.review.chances(match)
    for (_, _, before, after), point in zip(told, reading.points, strict=True):
        around = (shown[point.place][point.player], shown[point.place + 1][point.player])
        assert (int(before), int(after)) == tuple(round(100 * share) for share in around)
    assert (told[0][:3] == ("1", "Hilde", "54")) == ("Hilde 54%" in drawn["At the start"])
    assert all(sum(shares) == pytest.approx(1) for shares in shown)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_draws_before_and_after_a_turning_point_are_told_and_count_for_a_part(language: str) -> None:
    state = GAMES["druid-hex3"].start({"size": 3}).play("a1").play("b2")
    seen = [(0.5, 0.3, 0.2), (0.3, 0.5, 0.2), (0.3, 0.4, 0.3)]
    told = [(0.3, 0.1, 0.1, 0.5), (0.1, 0.3, 0.1, 0.5), (0.1, 0.2, 0.2, 0.5)]
    glances = tuple(Glance(shares, "c3", chances) for shares, chances in zip(seen, told, strict=True))
    review = Review(glances, judged={0: 0.5}, told={0: (0.25, 0.05, 0.05, 0.65)})
    match = replace(match_of(state, language), id=1)
    (point,) = review.points(match)
    assert point.loss == pytest.approx(0.15 + 0.15 / 3)
    text = (await review_message(Reading(match, review, 100, True), Reader(language))).text
    assert unbroken(say(language, "review-point-draws", line="", before=65, after=50)) in text
    for chances, code in (((0.24, 0.1, 0.02, 0.64), "review-try-good"), ((0.02, 0.1, 0.02, 0.86), "review-try-wrong")):
        line = say(language, code, move="d3", percent=round(100 * chances[0]), best=25)
        draws = say(language, "review-try-draws", line=line, percent=round(100 * chances[-1]), best=65)
        assert tried_text(language, point, "d3", chances) == draws


def test_a_review_that_was_stored_before_draws_were_told_is_read_as_it_was() -> None:
    stored = '{"glances": [[[0.6, 0.4], "b2"], [[0.2, 0.8], ""]], "facts": {}, "judged": {"0": 0.5}}'
    review = read_review(stored)
    match = match_of(GAMES["druid"].start({"size": 4}).play("a1"), "en")
    assert review.chances(match) == [(0.5, 0.5, 0.0), (0.2, 0.8, 0.0)]
    (point,) = review.points(match)
    assert (point.before, point.after, point.loss) == (0.5, 0.2, pytest.approx(0.3))
