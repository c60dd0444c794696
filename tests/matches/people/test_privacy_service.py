"""What is stored about somebody: had whole, and deleted so that the others keep what is theirs."""

import json
import random
import sqlite3
from collections import Counter
from contextlib import closing
from datetime import datetime

import pytest
from sqlalchemy import BigInteger, update

from matches import Person, Unknown
from matches.archive import records
from matches.challenges import challenge_queries
from matches.core.clock import DAY
from matches.teams import team_queries
from store import rows, schema
from store.personal import DECLARED
from store.schema import metadata, moves
from tests.matches.fixtures import ANN, BOB, CLEO, DAN, GAME, HERE, NOON, TestServices, outcome, refused
from tests.matches.lives import RECORD, WORD, fill, live

FIRST = "30a-29a"
EVE = Person(2**60 + 5, "Eve")
DIMITRI = Person(2**60 + 0x5EC2E7, "Dimitri")
"""Somebody whose name and id stand for nothing else."""
NOT_PEOPLE = {"guild", "channel", "thread", "card", "card_channel", "board", "board_channel", "message", "bucket"}
NOT_PEOPLE |= {"token_channel", "token_guild", "role", "daily_channel"}
"""Columns with Discord ids other than those of people."""


@pytest.fixture
def privacy(services):
    return services.privacy


@pytest.fixture
def filled(request, make_database):
    """Return an empty database, or one that is filled as a test asks for; and what was filled in."""
    database = make_database()
    if "life" in request.fixturenames:
        return database, fill(database, live)
    return database, fill(database, write_much) if "known" in request.fixturenames else None


@pytest.fixture
def database(filled):
    return filled[0]


@pytest.fixture
def life(filled):
    """Return the numbers of matches and challenges in which Ann has a part."""
    return filled[1]


@pytest.fixture
def known(filled):
    """Return somebody who has been here for long."""
    return DIMITRI


async def texts(services):
    """Everything in the database, cell by cell, but for the ids in other people's lists of whom they block."""
    found = await services.everything()
    found["blocks"] = [(row.user, row.name, row.at) for row in found["blocks"]]
    return [str(cell) for table in found.values() for row in table for cell in row]


# What is a person's.


def test_every_column_that_holds_an_id_of_discords_is_declared_as_a_persons_or_is_listed_as_nobodys():
    ids = [
        column for table in metadata.sorted_tables for column in table.columns if isinstance(column.type, BigInteger)
    ]
    assert {column.name for column in ids} >= NOT_PEOPLE
    people = [column for column in ids if column.name not in NOT_PEOPLE]
    assert {column.name for column in people} == {"user", "challenger", "imported_by", "blocked", "founder"}
    declared = [each.column for each in DECLARED if each.column is not None]
    assert Counter(people) == Counter(declared), "each is declared by one feature, which says what is to become of it"


def test_every_name_of_a_person_goes_with_their_id():
    names = {column for table in metadata.sorted_tables for column in table.columns if column.name.endswith("name")}
    named = {each.name for each in DECLARED if each.column is not None and each.name is not None}
    of_things = {
        metadata.tables[table].c.name for table in ("presets", "notes", "events", "analyses", "server_matches")
    }
    assert names == named | of_things


# Having it.


async def test_somebody_has_their_rows_of_every_table_that_holds_people(life, privacy):
    found = await privacy.export(ANN.user)
    assert found["user"] == str(ANN.user)
    for table in metadata.sorted_tables:
        if any(each.table is table and each.column is not None for each in DECLARED):
            assert found[table.name], table.name


async def test_somebody_has_the_record_of_their_matches_and_what_they_offered_and_answered(services, life, privacy):
    found = await privacy.export(ANN.user)
    assert {row["match"] for row in found["seats"]} == {life.ended, life.running, life.three}
    assert life.read_in in {row["id"] for row in found["matches"]}
    [texts] = [record["text"] for record in found["moves"] if record["match"] == life.ended]
    assert (texts[0], texts[-1]) == (FIRST, "draw agreed")
    [offer] = found["offers"]
    assert (offer["match"], offer["text"], offer["player"]) == (life.running, "draw agreed", 0)
    [answer] = found["answers"]
    assert (answer["player"], answer["agrees"]) == (0, True)
    assert {row["id"] for row in found["challenges"]} >= {life.sent, life.asked, life.joined, life.declined}
    assert [row["name"] for row in found["presets"]] == ["mine"]


async def test_what_somebody_has_is_readable_by_people_and_by_programs(life, privacy):
    found = json.loads(json.dumps(await privacy.export(ANN.user)))
    assert {row["user"] for row in found["seats"]} == {str(ANN.user)}
    for table, name in (("matches", "started_at"), ("absences", "ends_at"), ("answers", "at")):
        assert datetime.fromisoformat(found[table][0][name]).timestamp() >= NOON
    assert datetime.fromisoformat(found["moves"][0]["at"][0]).timestamp() >= NOON


async def test_other_people_are_left_out_of_what_somebody_has(life, privacy):
    exported = json.dumps({**await privacy.export(ANN.user), "challenges": [], "matches": []})
    assert not any(str(person.user) in exported or person.name in exported for person in (BOB, CLEO, DAN))
    for row in (await privacy.export(ANN.user))["challenges"]:
        assert row.get("challenger", str(ANN.user)) == str(ANN.user)
        assert ("challenger" in row) == ("challenger_name" in row)


async def test_of_somebody_unknown_nothing_is_stored(life, privacy):
    assert not any((await privacy.export(EVE.user) | {"user": None}).values())


async def test_nobody_is_told_who_blocks_them(life, privacy):
    [block] = (await privacy.export(ANN.user))["blocks"]
    assert (block["user"], block["at"][:4]) == (str(ANN.user), "2027")


async def test_somebody_has_what_they_tried_and_noted_and_nobody_elses_thoughts(life, privacy):
    found = await privacy.export(ANN.user)
    assert {row.get("match") for row in found["analyses"]} == {life.running, None}
    assert [row["text"] for row in found["analysis_moves"]] == ["1a-3a", FIRST]
    assert {row["text"] for row in found["private_notes"]} == {"A thought of Ann’s", "Here"}
    assert "Bob" not in json.dumps([found["analyses"], found["private_notes"]])


# Deleting it.


async def test_who_is_deleted_is_nowhere_any_more_by_id_or_name(services, life, privacy):
    await privacy.erase(ANN)
    found = await texts(services)
    assert not any(str(ANN.user) in text for text in found)
    assert ANN.name not in found
    assert WORD not in found


async def test_nobody_is_written_to_any_more_about_what_they_followed(services, life, privacy):
    assert {row["kind"] for row in (await privacy.export(ANN.user))["outbox"]} == {"followed", "digest"}
    await privacy.erase(ANN)
    assert not {row.kind for row in await services.rows("outbox")} & {"followed", "digest"}


async def test_what_others_wrote_to_somebody_goes_with_them(services, life, privacy):
    written = f"Not now, {ANN.name}"  # a name of three letters may stand in a random key
    await services.challenges.decline(life.sent, BOB, written)
    assert written in await texts(services)
    await privacy.erase(ANN)
    assert not any(written in text for text in await texts(services))


async def test_a_match_that_no_rules_can_replay_keeps_nobody_from_being_deleted(services, other_process, life):
    async with services.store.write() as transaction:
        await transaction.execute(update(moves).where(moves.c.match == life.running).values(text="30a-30a"))
    await other_process.privacy.erase(ANN)
    assert not any(str(ANN.user) in text for text in await texts(services))
    [row] = [row for row in await services.rows("matches") if row.id == life.running]
    assert (row.reason, row.mover, row.due_at) == ("void", None, None)


async def test_who_is_deleted_stays_blocked_by_number_alone(services, life, privacy):
    await privacy.erase(ANN)
    [block] = await services.rows("blocks")
    assert (block.user, block.blocked, block.name) == (DAN.user, ANN.user, "—")
    async with services.refused("blocked", player=DAN.name):
        await services.challenge(DAN)


async def test_a_match_that_somebody_read_in_goes_with_them(services, life, privacy):
    await privacy.erase(ANN)
    assert await outcome(services.matches.get(life.read_in)) == "no-such-match"
    assert life.read_in not in {row.match for row in [*await services.rows("moves"), *await services.rows("seats")]}


async def test_nothing_about_the_others_is_deleted(services, life, privacy):
    before = await privacy.export(BOB.user)
    await privacy.erase(ANN)
    after = await privacy.export(BOB.user)
    for table in ("people", "presets", "absences", "seats", "invitations", "offers"):
        assert [row.keys() for row in after[table]] == [row.keys() for row in before[table]]
    assert after["people"] == before["people"]
    assert after["presets"] == before["presets"]
    kept = {record["match"]: record["text"] for record in after["moves"]}
    assert all(kept[record["match"]][: len(record["text"])] == record["text"] for record in before["moves"])


async def test_running_matches_are_resigned_so_that_the_opponents_have_their_end(services, life, privacy):
    await privacy.erase(ANN)
    match = await services.matches.get(life.running)
    assert (match.state.outcome.reason, match.state.outcome.winners) == ("resigned", (1,))
    assert match.names == ("—", "Bob")
    assert [seat.name for seat in match.opponents(BOB.user)] == ["—"]
    last = [row.entry for row in await services.rows("outbox") if (row.kind, row.subject) == ("board", life.running)][
        -1
    ]
    assert last == match.entries


async def test_in_a_match_of_three_the_others_play_on(services, life, privacy):
    await privacy.erase(ANN)
    match = await services.matches.get(life.three)
    assert match.state.outcome is None
    assert match.mover.user == BOB.user
    after = await services.play(life.three, next(match.state.legal_moves()))
    assert after.mover.user == CLEO.user


async def test_ended_matches_keep_their_end_and_their_record(services, life, privacy):
    before = await services.matches.get(life.ended)
    await privacy.erase(ANN)
    after = await services.matches.get(life.ended)
    assert (after.state, after.state.history) == (before.state, before.state.history)
    assert after.names == ("—", "Bob")


async def test_open_challenges_are_withdrawn_or_declined_and_handed_back_without_the_name(services, life, privacy):
    closed = [await services.challenges.get(challenge) for challenge in await privacy.erase(ANN)]
    assert {challenge.id: challenge.status for challenge in closed} == {
        life.sent: "withdrawn",
        life.asked: "declined",
        life.joined: "open",
    }
    assert {challenge.challenger.name for challenge in closed} == {"—", "Bob", "Cleo"}
    assert [row.id for row in await services.rows("challenges") if row.status == "open"] == [life.joined]
    assert [asked.user for asked in (await services.challenges.get(life.joined)).invitations] == [None, None]
    assert (await services.challenges.get(life.sent)).challenger == Unknown("—")


async def test_a_challenge_that_has_expired_needs_nobody_to_close_it(services, clock, privacy):
    offered = await services.challenge(BOB)
    clock.advance(8 * 86_400)
    assert await privacy.erase(ANN) == []
    assert (await services.challenges.get(offered.id)).status == "expired"


async def test_what_somebody_thought_goes_with_them_and_what_others_thought_stays(services, life, privacy):
    before = await privacy.export(BOB.user)
    await privacy.erase(ANN)
    after = await privacy.export(BOB.user)
    for table in ("analyses", "analysis_moves", "private_notes"):
        assert after[table] == before[table]
        assert len(await services.rows(table)) == len(before[table])


async def test_a_notice_that_names_somebody_is_deleted_with_them(services, life, privacy):
    await privacy.erase(BOB)
    assert str(BOB.user) not in "".join(await texts(services))


async def test_deleting_again_finds_nothing_to_do(services, life, privacy):
    await privacy.erase(ANN)
    before = await services.everything()
    assert await privacy.erase(ANN) == []
    assert await services.everything() == before


async def test_deleting_what_was_never_stored_is_no_fault(services, life, privacy):
    before = await services.everything()
    assert await privacy.erase(EVE) == []
    assert await services.everything() == before


async def test_what_is_broken_off_is_gone_on_with_when_it_is_asked_for_again(
    services, life, database, clock, monkeypatch
):
    """A process dies between any two steps; another one finishes, and nothing happens twice."""
    for name in ("resign", "load_open"):
        other_process = await TestServices.on_database(database, clock)
        dying = other_process.privacy
        with monkeypatch.context() as broken:
            broken.setattr(other_process.matches, name, _after(getattr(other_process.matches, name), 1))
            with pytest.raises(ConnectionError):
                await dying.erase(ANN)
        await other_process.close()
        assert await services.preferences.get(ANN.user) != await services.preferences.get(DAN.user)
    await services.privacy.erase(ANN)
    assert not any(str(ANN.user) in text for text in await texts(services))
    entries = [row.text for row in await services.rows("moves") if row.match in (life.running, life.three)]
    assert entries.count("resign 0") == 2


def _after(method, times):
    """Return a method that can be called so often, and then fails."""
    calls = iter(range(times))

    async def called(*arguments, **named):
        if next(calls, None) is None:
            raise ConnectionError
        return await method(*arguments, **named)

    return called


async def test_what_begins_while_somebody_is_deleted_ends_with_the_rest(services, life, privacy, monkeypatch):
    """Another process seats them in one more match, and sends one more challenge, when all seemed to be closed."""
    leave, late = services.challenges.leave_all, []

    async def leaving(person):
        await leave(person)
        if not late:
            late.append(await services.start_match())
            await services.challenge(CLEO)

    monkeypatch.setattr(services.challenges, "leave_all", leaving)
    await privacy.erase(ANN)
    assert (await services.matches.get(late[0])).state.outcome.reason == "resigned"
    assert not any(str(ANN.user) in text for text in await texts(services))


async def test_the_name_is_gone_before_anything_else_is_done_that_others_hear_of(services, life, privacy, monkeypatch):
    """A process dies as it is to resign the first match: nothing that is posted from then on can name anybody."""
    monkeypatch.setattr(services.matches, "resign", _after(None, 0))
    with pytest.raises(ConnectionError):
        await privacy.erase(ANN)
    found = await texts(services)
    assert ANN.name not in found
    assert str(ANN.user) in found


async def test_their_threads_are_promised_titles_once_and_those_of_finished_matches_little_by_little(
    services, life, privacy, clock
):
    over = [life.ended, await services.start_match(), await services.start_match()]
    for match in over[1:]:
        await services.matches.resign(match, BOB)
    without_thread = await services.start_match()
    await services.matches.resign(without_thread, BOB)
    while posts := await services.outbox.claim(50):
        for post in posts:
            await services.outbox.drop(post, "posted")
    for match in (life.running, life.three, *over):
        await services.matches.move_to_thread(match, match)
    for _ in range(2):
        await privacy.erase(ANN)
    titles = [row for row in await services.rows("outbox") if row.kind == "title"]
    due = {row.subject: row.due_at - clock.now for row in titles}
    assert len(titles) == len(due)
    assert due.keys() == {life.running, life.three, *over}
    assert due[life.three] == 0, "it goes on, and its next board comes after the title"
    assert sorted(due[match] for match in (life.running, *over)) == [2, 4, 6, 8]


async def test_a_thread_is_promised_another_title_when_another_player_goes(services, life, privacy):
    await services.matches.move_to_thread(life.ended, 5)
    await privacy.erase(ANN)
    await privacy.erase(BOB)
    titles = [row for row in await services.rows("outbox") if (row.kind, row.subject) == ("title", life.ended)]
    assert [row.number for row in titles] == [0, 1]


# The bytes of the files.


def traces(path):
    """Return what of a deleted person is in the bytes of the database's files: name, id, and what they wrote."""
    needles = {form: DIMITRI.name.encode(form) for form in ("utf-8", "utf-16-le", "utf-16-be")}
    needles |= {"id": DIMITRI.user.to_bytes(8, "big"), "id as text": str(DIMITRI.user).encode(), "note": b"SECRET"}
    found = b"\0".join(file.read_bytes() for file in path.parent.glob(f"{path.name}*"))
    return {name for name, needle in needles.items() if needle in found}


async def write_much(services):
    """Fill, split and free pages of the database with what is Dimitri's."""
    chance = random.Random(5)
    values = {"game": GAME.id, "terms": "", "channel": 1, "language": "en", "status": "declined"}
    values |= {"created_at": NOON - DAY, "expires_at": NOON}
    async with services.store.write() as transaction:
        for number in chance.sample(range(400), 400):
            challenger, other = chance.sample([DIMITRI, ANN, BOB], 2)
            note = f"SECRET {'x' * chance.randrange(200)}" if other == DIMITRI else "y" * chance.randrange(200)
            made = {**values, "challenger": challenger.user, "challenger_name": challenger.name, "note": note}
            asked = {"slot": 1, "user": other.user, "name": other.name, "present": True}
            challenge = await challenge_queries.add_challenge(transaction, made, [asked])
            await challenge_queries.change_invitation(transaction, challenge, 1, declined_at=NOON)
            for user in (DIMITRI.user, DIMITRI.user + chance.randrange(-25, 25) * 2 + 1):
                preset = f"SECRET {number}" if user == DIMITRI.user else f"{number}"
                await rows.insert(transaction, schema.presets, user=user, name=preset, game=GAME.id, terms="")
    match = (await services.challenges.accept((await services.challenge(DIMITRI)).id, DIMITRI)).match
    await services.matches.resign(match, ANN)


async def test_nothing_of_who_is_deleted_stands_in_the_bytes_of_any_file(services, file, known, privacy):
    assert traces(file) == {"utf-8", "id", "note"}
    await privacy.erase(known)
    assert not await privacy.is_scrubbed()
    assert await privacy.scrub()
    assert await privacy.is_scrubbed()
    assert traces(file) == set()


async def test_what_somebody_still_reads_of_who_is_deleted_is_removed_when_they_are_done(
    services, file, known, privacy
):
    with closing(sqlite3.connect(file, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        assert reader.execute("SELECT COUNT(*) FROM presets").fetchone() > (0,)
        await privacy.erase(known)
        assert not await privacy.scrub()
        assert traces(file)
        assert await services.start_match(FIRST), "nobody is kept from playing meanwhile"
    assert not await privacy.is_scrubbed()
    assert await privacy.scrub()
    assert traces(file) == set()


async def test_another_process_removes_what_one_that_died_had_deleted(services, database, file, clock, known, privacy):
    await privacy.erase(known)
    other_process = await TestServices.on_database(database, clock)
    other = other_process.privacy
    assert not await other.is_scrubbed()
    assert await other.scrub()
    await other_process.close()
    assert traces(file) == set()
    assert await privacy.is_scrubbed()


async def test_what_is_deleted_while_the_files_are_written_anew_is_removed_next(services, life, privacy, monkeypatch):
    scrub = services.store.scrub

    async def late(**how):
        done = await scrub(**how)
        if how.get("rewrite", True):
            await privacy.erase(BOB)
        return done

    await privacy.erase(ANN)
    with monkeypatch.context() as patch:
        patch.setattr(services.store, "scrub", late)
        assert await privacy.scrub()
    assert not await privacy.is_scrubbed()


async def test_who_deletes_what_was_never_stored_has_no_file_written_anew(services, life, privacy):
    await privacy.erase(EVE)
    assert await privacy.is_scrubbed()


async def test_what_is_deleted_before_the_last_step_has_the_files_written_anew_too(services, privacy):
    """Neither a match that was imported nor a member of a team without a name leaves anything for the last step."""
    await services.archive.add(records.read(RECORD), EVE.user, HERE, "en")
    async with services.store.write() as transaction:
        terms = {"name": "Owls", "joining": "server", "hours": 24, "open_votes": True}
        team = await rows.insert(
            transaction, schema.teams, guild=HERE.guild, created_at=NOON, captain_seen_at=NOON, **terms
        )
        await team_queries.set_member(transaction, team, BOB.user, named=False, joined_at=NOON)
    for person in (EVE, BOB):
        assert await privacy.is_scrubbed()
        await privacy.erase(person)
        assert not await privacy.is_scrubbed()
        assert await privacy.scrub()


# Living with tombstones.


async def test_a_match_with_somebody_who_is_gone_cannot_be_played_again(services, life, privacy):
    await privacy.erase(ANN)
    with refused("player-gone"):
        await services.challenges.rematch(life.ended, BOB)


async def test_two_who_are_gone_stand_side_by_side(services, life, privacy):
    await privacy.erase(ANN)
    await privacy.erase(BOB)
    match = await services.matches.get(life.ended)
    assert [(seat.user, seat.name) for seat in match.seats] == [(None, "—"), (None, "—")]
    assert match.seat_of(ANN.user) is None
    assert (await services.matches.get(life.three)).state.outcome.winners == (2,)


async def test_who_is_gone_can_do_nothing_any_more_in_what_was_theirs_and_may_begin_anew(services, life, privacy):
    await privacy.erase(ANN)
    assert await outcome(services.matches.resign(life.running, ANN)) == "not-a-player"
    assert await outcome(services.challenges.withdraw(life.sent, ANN)) == "challenge-closed"
    assert await services.matches.open_matches(ANN.user) == []
    assert await services.matches.ended_matches(ANN.user) == []
    match = await services.start_match(FIRST)
    assert (await services.matches.get(match)).names == ("Ann", "Bob")
