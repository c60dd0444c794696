"""How somebody's matches ended: what counts, by game and side, rows of wins, and single matches."""

import pytest

from engine import GAMES
from matches import computer
from matches.archive import records
from matches.core.rating import Rating
from matches.core.terms import Terms
from matches.playing import match_queries
from matches.ratings.results_service import LATEST, Counts, Streaks
from store.schema import VOID
from tests.matches.fixtures import ANN, BID, BOB, CARD, CLEO, DAN, GAME, HERE

THREE = GAMES["druid-hex3"]
FIRST, SECOND = "30a-29a", "1a-2a"
RECORD = records.read('game: contiguity\nplayer 0: "Ann" (white)\nplayer 1: "Bob" (red)\n\n  1. resign 1\n')


@pytest.fixture
def results(services):
    return services.results


async def ended(services, *moves, lost_by=BOB, clock=None, **terms):
    """Play a match of Ann's, who begins, with Bob, and return its id."""
    match = await services.start_match(*moves, **terms)
    await services.matches.resign(match, lost_by)
    if clock:
        clock.advance(60)
    return match


async def rematch(services, match, lost_by):
    """Play the rematch of a match of Ann and Bob, and return its id."""
    offered = await services.challenges.rematch(match, ANN)
    begun = (await services.challenges.accept(offered.id, BOB, CARD)).match
    await services.matches.resign(begun, lost_by)
    return begun


async def test_who_has_played_nothing_has_no_results(results):
    nothing = await results.of(ANN.user)
    assert nothing.total == nothing.practice == Counts()
    assert (nothing.streaks, nothing.rematches) == (Streaks(), Streaks())
    assert (nothing.longest, nothing.shortest, nothing.latest) == (None, None, ())


async def test_matches_are_counted_by_game_and_by_the_side_held_at_the_end(services, results):
    await ended(services, FIRST)
    await ended(services, FIRST, SECOND, lost_by=ANN)
    swapped = await services.challenge(BOB, game=GAMES["druid"], options={"size": 5}, player=0)
    match = (await services.challenges.accept(swapped.id, BOB, CARD)).match
    for move in ("c3", "swap"):
        await services.play(match, move)
    await services.matches.resign(match, BOB)
    own, other = await results.of(ANN.user), await results.of(BOB.user)
    assert own.by_side == {"contiguity": {0: Counts(1, 0, 1)}, "druid": {1: Counts(1, 0, 0)}}
    assert other.by_side == {"contiguity": {1: Counts(1, 0, 1)}, "druid": {0: Counts(0, 0, 1)}}
    assert (own.total, other.total) == (Counts(2, 0, 1), Counts(1, 0, 2))
    assert (await results.of(ANN.user, game="druid")).total == Counts(1, 0, 0)


async def test_a_side_that_was_never_given_is_not_known(services, results):
    await ended(services, options=BID)
    assert (await results.of(ANN.user)).by_side == {"contiguity": {None: Counts(1, 0, 0)}}


async def test_an_agreed_draw_is_drawn_and_leaving_is_losing_once_the_match_is_over(services, results):
    drawn = await services.start_match(FIRST)
    await services.offers.agree((await services.offers.draw(drawn, ANN)).id, BOB)
    offered = await services.challenge(BOB, CLEO, game=THREE, player=0)
    for player in (BOB, CLEO):
        match = (await services.challenges.accept(offered.id, player, CARD)).match
    await services.matches.resign(match, BOB)
    assert (await results.of(BOB.user)).total == Counts(0, 1, 0)  # the others play on
    await services.matches.resign(match, CLEO)
    assert (await results.of(BOB.user)).by_side["druid-hex3"] == {1: Counts(0, 0, 1)}
    assert (await results.of(ANN.user)).total == Counts(1, 1, 0)


async def test_with_others_only_matches_count_in_which_all_had_a_seat(services, results):
    await ended(services)
    offered = await services.challenge(BOB, CLEO, game=THREE, player=0)
    for player in (BOB, CLEO):
        match = (await services.challenges.accept(offered.id, player, CARD)).match
    await services.matches.resign(match, ANN)
    await services.matches.resign(match, CLEO)
    both = await results.of(ANN.user, [BOB.user, CLEO.user])
    assert (both.total, both.wins) == (Counts(0, 0, 1), {BOB.user: 1, CLEO.user: 0})
    assert [person.name for person in both.others] == ["Bob", "Cleo"]
    assert (await results.of(ANN.user, [BOB.user])).total == Counts(1, 0, 1)
    assert (await results.of(ANN.user, [DAN.user])).total == Counts()


async def test_running_void_and_imported_matches_count_for_nothing(services, results):
    await services.start_match(FIRST)
    await services.archive.add(RECORD, ANN.user, HERE, "en")
    void = await ended(services)
    async with services.store.write() as transaction:
        await match_queries.change_match(transaction, void, reason=VOID)
    assert (await results.of(ANN.user)).total == Counts()


async def test_computers_alone_are_counted_apart_and_by_level(services, results):
    await ended(services)
    for level in (2, 5, 5):
        offered = await services.challenges.create(Terms(GAME, player=0), ANN, [computer(level)], HERE, "en")
        await services.matches.resign(offered.match, ANN)
    own, against = await results.of(ANN.user), await results.of(ANN.user, against_computers=True)
    assert (own.total, own.practice) == (Counts(1, 0, 0), Counts(0, 0, 3))
    assert against.by_level == {2: Counts(0, 0, 1), 5: Counts(0, 0, 2)}
    assert (against.total, against.practice) == (Counts(0, 0, 3), Counts())


async def test_rows_of_matches_that_ended_alike_are_counted_in_the_order_of_their_ends(services, results, clock):
    for lost_by in (BOB, BOB, BOB, ANN, BOB, BOB):
        await ended(services, lost_by=lost_by, clock=clock)
    assert (await results.of(ANN.user)).streaks == Streaks("won", 2, {"won": 3, "lost": 1})
    assert (await results.of(BOB.user)).streaks == Streaks("lost", 2, {"lost": 3, "won": 1})


async def test_rematches_have_rows_of_their_own(services, results, clock):
    match = await ended(services, clock=clock)
    for lost_by in (ANN, BOB, BOB):
        match = await rematch(services, match, lost_by)
        clock.advance(60)
        await ended(services, lost_by=ANN, clock=clock)
    found = await results.of(ANN.user, [BOB.user])
    assert found.rematches == Streaks("won", 2, {"won": 2, "lost": 1})
    assert found.streaks == Streaks("lost", 1, {"won": 1, "lost": 2})


async def test_the_longest_and_the_shortest_match_are_by_moves_that_stand(services, results):
    await ended(services, FIRST)  # it hardly began
    short, long = [await services.play_some(await services.start_match(), moves) for moves in (6, 8)]
    await services.offers.takeback(long, BOB)
    await services.matches.resign(short, BOB)
    assert (await results.of(ANN.user)).longest is None
    await services.matches.resign(long, BOB)
    found = await results.of(ANN.user)
    assert (found.longest.match.id, found.longest.plies) == (long, 7)
    assert (found.shortest.match.id, found.shortest.plies) == (short, 6)


async def test_the_latest_matches_come_first_and_no_more_than_are_told(services, results, clock):
    matches = [await ended(services, clock=clock) for _ in range(LATEST + 2)]
    found = (await results.of(BOB.user)).latest
    assert [each.match.id for each in found] == matches[: -LATEST - 1 : -1]
    assert {each.outcome for each in found} == {"lost"}


async def test_who_was_deleted_has_no_results_and_the_others_keep_theirs_without_the_name(services, results):
    await ended(services)
    await services.privacy.erase(BOB)
    found = await results.of(ANN.user)
    assert found.total == Counts(1, 0, 0)
    assert found.latest[0].match.names == ("Ann", "—")


async def test_a_rated_match_is_told_with_what_it_changed(services, results):
    offered = await services.challenges.create(Terms(GAME, player=0, rated=True), ANN, [BOB], HERE, "en")
    match = await services.play_some((await services.challenges.accept(offered.id, BOB, CARD)).match)
    await services.matches.resign(match, BOB)
    await ended(services)
    unrated, rated = (await results.of(ANN.user)).latest
    assert (rated.match.id, unrated.change) == (match, None)
    [own] = [Rating(row.mu, row.sigma) for row in await services.rows("ratings") if row.user == ANN.user]
    assert rated.change == own.number - Rating().number > 0
