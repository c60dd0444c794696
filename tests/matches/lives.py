"""People with something of everything that is stored about people."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from engine import GAMES
from matches.acts.acts import OfferDraw
from matches.archive import records
from matches.core.models import TeamTerms
from matches.core.terms import Terms
from matches.events import event_queries
from matches.follows import follow_queries
from matches.ratings.rating_rules import LEAST_MOVES
from store import rows, schema
from tests.databases import Database
from tests.matches.fixtures import ANN, BOB, CLEO, DAN, GAME, HERE, NOON, Clock, TestServices
from tests.postgresql import wait_for

FIRST = "30a-29a"
HEX3 = GAMES["druid-hex3"]
RECORD = f"game: contiguity\n1. {FIRST}\n"
WORD = f"Not now; ask <@{BOB.user}>."


@dataclass(frozen=True)
class Life:
    """The numbers of the matches and challenges that Ann has a part in."""

    ended: int
    running: int
    three: int
    sent: int
    asked: int
    joined: int
    declined: int
    read_in: int


_copies: dict[Callable[[TestServices], Awaitable[Any]], tuple[bytes, Any]] = {}
"""The file that each function has filled, with what it has returned."""


def fill(database: Database, filling: Callable[[TestServices], Awaitable[Any]]) -> Any:
    """Have a function fill an empty database, and return its result. A file is filled once and then copied."""
    if filling in _copies and database.kind == "sqlite":
        content, result = _copies[filling]
        database.path.write_bytes(content)
        return result
    result = wait_for(_filled(database, filling))
    if database.kind == "sqlite":
        _copies[filling] = database.path.read_bytes(), result
    return result


async def _filled(database: Database, filling: Callable[[TestServices], Awaitable[Any]]) -> Any:
    services = await TestServices.on_database(database, Clock())
    try:
        await services.skip_disk_sync()
        return await filling(services)
    finally:
        await services.close()


async def live(services):
    """Give Ann something of everything, and the others their part in it. Return the numbers of it."""
    await services.skip_disk_sync()
    ended, running = await services.start_match(FIRST, rated=True), await services.start_match(FIRST)
    await services.play_some(ended, LEAST_MOVES - 1)
    await services.offers.agree((await services.offers.draw(ended, BOB)).id, ANN)
    await services.offers.draw(running, ANN)
    await services.plans.write(running, ANN, "1a-2a 29a-28a")
    sent = await services.challenge(BOB)
    trio = await services.challenge(BOB, CLEO, game=HEX3, player=0)
    for person in (BOB, CLEO):
        three = (await services.challenges.accept(trio.id, person)).match
    asked, declined = await by(services, BOB, ANN), await by(services, BOB, ANN)
    joined = await by(services, CLEO, game=HEX3)
    await services.challenges.accept(joined, ANN)
    await services.challenges.decline(declined, ANN, WORD)
    await services.preferences.set(ANN.user, language="fr", zone="Europe/Paris")
    await services.preferences.set(BOB.user, language="fr")
    await services.presets.save(ANN.user, "mine", Terms(GAME))
    await services.presets.save(BOB.user, "his", Terms(GAME))
    for person in (ANN, BOB):
        await services.sessions.link(person, "en")
    await services.absences.begin(ANN.user, 3)
    read_in = await services.archive.add(records.read(RECORD), ANN.user, HERE, "en")
    async with services.store.write() as transaction:
        for person in (ANN, BOB):
            await train(transaction, person)
            await play_in_league(transaction, person)
            await play_in_tournament(transaction, person)
    await think(services, running)
    await decide(services)
    await follow(services)
    blocks = services.blocks
    await blocks.block(ANN, DAN)
    await blocks.block(DAN, ANN)
    return Life(ended, running, three, sent.id, asked, joined, declined, read_in.id)


async def decide(services):
    """Have teams of Ann and Bob vote against each other, with a comment, and offer a draw."""
    own, his = (TeamTerms(f"Team of {person.name}", is_named_after=True) for person in (ANN, BOB))
    offered = await services.challenges.create(Terms(GAME, player=0), ANN, [], HERE, "en", team=own)
    match = (await services.challenges.make_team(offered.id, BOB, his)).match
    for person in (ANN, BOB):
        await services.votes.vote(match, person, (await first_of(services, match)), f"A reason of {person.name}’s")
        await services.votes.play_it(match, person)
        await services.motions.move(match, person, OfferDraw())


async def first_of(services, match):
    """Return the first legal move of a match."""
    return next((await services.matches.get(match)).state.legal_moves())


async def think(services, match):
    """Have Ann and Bob try moves in a match and on a board of their own, and write notes on both."""
    for person in (ANN, BOB):
        analysis = await services.analyses.of_match(await services.matches.get(match), person.user)
        analysis, node = await services.analyses.add(analysis, analysis.tree.current, "1a-3a")
        board = await services.analyses.open_board(GAME.start(), person.user, f"{person.name}’s board")
        await services.analyses.add(board, board.tree.start, FIRST)
        for subject in (analysis.subject, board.subject):
            await services.notes.set(subject, person.user, f"A thought of {person.name}’s")
        await services.notes.set(analysis.subject, person.user, "Here", await services.analyses.state(analysis, node))


async def follow(services):
    """Have Ann follow a match to its end, which has come, and another one daily, of which a digest is queued."""
    for daily in (False, True):
        offered = (await services.challenges.create(Terms(GAME), CLEO, [DAN], HERE, "en")).id
        match = (await services.challenges.accept(offered, DAN)).match
        await services.follows.follow(match, ANN.user)
        if not daily:
            await services.matches.resign(match, DAN)
    await services.follows.change(match, ANN.user, daily=True)
    await services.play(match, FIRST)
    async with services.store.write() as transaction:
        await follow_queries.set_due(transaction, ANN.user, NOON)
    await services.follows.publish(ANN.user)


async def by(services, challenger, *opponents, game=GAME):
    """Make a challenge of a person other than Ann, and return its id."""
    return (await services.challenges.create(Terms(game), challenger, opponents, HERE, "en")).id


async def train(transaction, person):
    """Have somebody be in a lesson and in a puzzle, and be named for that of a day."""
    user = person.user
    step = {"user": user, "game": GAME.id, "step": "move"}
    await rows.insert(transaction, schema.lesson_steps, **step, tries=2, done_at=NOON)
    tried = {"line": "", "status": "failed", "tries": 1, "begun_at": NOON, "ended_at": NOON}
    await rows.upsert(transaction, schema.puzzle_tries, {"user": user, "puzzle": "contiguity-1"}, tried)
    numbers = {"mu": 24.0, "sigma": 8.0, "solved": 0, "failed": 1, "streak": 0, "best_streak": 0}
    await rows.upsert(transaction, schema.solvers, {"user": user, "game": GAME.id}, numbers)
    place = {"guild": HERE.guild, "channel": HERE.channel}
    values = {"puzzle": "contiguity-1", "day": user % 100, "created_at": NOON} | place
    daily = await rows.insert(transaction, schema.dailies, **values)
    named = {"user": user, "name": person.name, "solved": True, "at": NOON}
    await rows.insert(transaction, schema.daily_solvers, daily=daily, **named)


async def play_in_tournament(transaction, person):
    """Have somebody play in a tournament that is over, and join another."""
    terms = {"game": GAME.id, "terms": "", "clock": "5m", "kind": "swiss", "rounds": 3, "round_time": 7200, "places": 8}
    terms |= {"checks_in": True, "rated": True, "created_at": NOON}
    place = {"guild": HERE.guild, "channel": HERE.channel, "language": "en"}
    over, coming = [
        await event_queries.add(transaction, name=name, starts_at=starts_at, ended_at=ended_at, **place, **terms)
        for name, starts_at, ended_at in (("Spring cup", None, NOON), ("Summer cup", NOON + 86_400, None))
    ]
    await play_season(transaction, person, over, over_at=NOON)
    await event_queries.add_member(transaction, coming, person.user, name=person.name, joined_at=NOON)


async def play_in_league(transaction, person):
    """Have somebody play the first season of a league, and take part in the next."""
    terms = {"game": GAME.id, "terms": "", "clock": "3d", "size": 4, "doubled": False, "at_once": 2, "days": 28}
    place = {"guild": HERE.guild, "channel": HERE.channel, "language": "en"}
    league = await event_queries.add(transaction, kind="league", name="Sunday", created_at=NOON, **place, **terms)
    await play_season(transaction, person, league)
    await event_queries.add_member(transaction, league, person.user, name=person.name, joined_at=NOON)


async def play_season(transaction, person, event, **values):
    """Have somebody play the first season of an event."""
    players = [{"slot": 1, "division": 1, "user": person.user, "name": person.name}]
    times = {"starts_at": NOON, "ends_at": NOON}
    await event_queries.add_season(transaction, players, event=event, number=1, **times, **values)
