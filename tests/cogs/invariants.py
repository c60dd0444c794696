"""What must hold after everything that anybody does: of every message, and of the database."""

from dataclasses import dataclass, field
from typing import Any

from engine import GAMES, State
from engine.entries import Draw
from locales import say
from matches.core.terms import Terms
from renderer import View, describe
from tests.cogs.conftest import Guild, said
from tests.cogs.discord_limits import check_message, check_modal, walk

CONTROLS = {
    "board": {"move", "votes", "teams", "plan", "more", "replay", "record", "review", "rematch", "rematch-step"}
    | {"agreement", "hint", "rules", "learn", "play-on"},
    "card": {
        "accept",
        "decline",
        "counter",
        "team-seat",
        "team-join",
        "card-more",
        "another",
        "fill-seats",
    },
    "offer": {"agree", "disagree", "unask"},
    "motion": {"motion-yes", "motion-no"},
    "league": {"league", "league-join", "league-leave", "league-answer"},
    "tournament": {"tournament"} | {f"tournament-{action}" for action in ("join", "check", "leave", "start")},
    "reply": {"why", "play"},
    "word": {"move", "claim-time", "nudge", "day"},
}
"""What may stand below a message that everybody reads, by what it is."""
OWN = ("learn", "lesson", "exercise", "puzzle", "analyse")
"""What lessons, puzzles and boards to think on begin with. With the bot alone, these are ordinary messages."""
ON_CARDS = {*CONTROLS["card"], "withdraw", "declined", "terms"}
"""What is done with a card: by its controls and those behind More, or by the modals that they open."""
SHOWN_HERE = {"results-here", "standings-here"}
"""What posts for everybody what one person saw."""
ANSWERS_IN_PUBLIC = {*ON_CARDS, *CONTROLS["offer"], *CONTROLS["motion"], *SHOWN_HERE, "play"}
"""What changes or posts a message that everybody reads, in place of a private answer."""
ANSWERED_TWICE = {"league-join", "league-answer", "team-made", "team-join", "tournament-join", "tournament-check"}
"""What changes a message that everybody reads, and is answered in private as well."""
BEGINNING = {"challenge", "challenged", "practice", "corrected", "corrected-practice", "rematch", "rematch-step"}
BEGINNING |= {"play-from-level", "play-from-friend", "play-from-anybody"}
CHALLENGING = {*ON_CARDS, *BEGINNING, "desk-accept", "desk-declined", "anybody", "block-yes"}
PLAYED_HERE = "match IN (SELECT id FROM matches WHERE imported_by IS NULL)"
PANEL = {"choose", "back", "type", "play"}
ON_THEIR_OWN = {"resign": {"resign-yes"}, "draw": {"claim-draw", "draw"}, "takeback": {"takeback"}}
"""How a player brings an entry about that is no move."""
SETS_FREE = {"disagree", "unask"}
"""What may bring about a planned answer that a draw offer has kept back."""
BY_CONSENT = {"draw": {"agree", "draw"}, "takeback": {"agree"}}
"""How somebody else agrees to one."""
KEPT = {
    "matches WHERE imported_by IS NULL": "id, game, terms, guild, channel, language, entries, reason, started_at",
    f"seats WHERE {PLAYED_HERE}": 'match, player, "user", name',
    f"moves WHERE {PLAYED_HERE}": "match, ply, player, text",
    "challenges": "id, game, terms, status, match",
    "invitations": 'challenge, slot, "user", taken_at',
}
"""What only moves, challenges and answers to them may change."""
WORDS = "SELECT message FROM outbox WHERE kind NOT IN ('card', 'board', 'offer') AND message IS NOT NULL"
"""The messages that tell about somebody's time."""
SPOKEN_IN = (0, 19, 20)
"""Types of messages that somebody wrote; the others are Discord's own."""


@dataclass(frozen=True)
class Act:
    """Something that somebody did, with what it may change or show."""

    who: str
    what: str
    action: str = ""
    """The action of the control, or the name of the command without that of its group."""
    move: str | None = None
    """The move that it was meant to make."""
    moment: tuple[int, int] | None = None
    """The match, and the entry whose board it was about, where it was about one."""

    def __str__(self) -> str:
        return f"{self.who} {self.what}" + ("" if self.move is None else f": {self.move!r}")


@dataclass
class Log:
    """A match as it is stored, with the state after every entry."""

    language: str
    place: int
    players: list[int]
    names: tuple[str, ...]
    levels: list[int | None]
    """By player, the level of a computer."""
    states: list[State] = field(default_factory=list)
    planned: set[int] = field(default_factory=set)
    """The entries that were played as planned, together with the one before."""

    def mover(self, entry: int) -> int | None:
        """Return the user who is to move after so many entries, if it is somebody's turn who has one."""
        turn = self.states[entry].turn
        return None if turn is None or self.levels[turn] else self.players[turn]

    def is_shown(self, entry: int) -> bool:
        """Return whether a board is posted after so many entries: not if a computer or a plan answers at once."""
        turn = self.states[entry].turn
        return (turn is None or not self.levels[turn]) and entry + 1 not in self.planned

    def lost(self, entry: int) -> tuple[int, ...]:
        """Return the people whose match ended because only computers were left in it."""
        state = self.states[entry]
        left = {player for player in range(len(self.levels)) if player not in state.out}
        is_left = state.entry == Draw("agreed") and all(self.levels[player] for player in left)
        return tuple(player for player, level in enumerate(self.levels) if not level) if is_left else ()

    @property
    def shown(self) -> list[int]:
        """The entries after which a board is posted."""
        return [entry for entry in range(len(self.states)) if self.is_shown(entry)]

    def since(self, entry: int) -> int | None:
        """Return from which entry on a board marks what is new, if it is more than the latest."""
        if not entry or self.is_shown(entry - 1):
            return None
        return max((before for before in self.shown if before < entry), default=0)


class Invariants:
    """Checks messages and database after every act. Raises AssertionError where the bot did what it may not."""

    def __init__(self, guild: Guild) -> None:
        self.guild = guild
        self.env = guild.sim.env
        self.names = {person.id: name for name, person in guild.sim.people.items()}
        self.logs: dict[int, Log] = {}
        self.seen: dict[int, str] = {}
        self.offers: set[int] = set()
        self.shown: set[int] = set()
        """The messages that people have had posted for everybody."""
        self.stored: list[Any] = []
        self.check(Act("nobody", "has done anything yet", "challenge"), first=True)

    def messages(self) -> list[Any]:
        """Return every message of the bot, public and private, oldest first."""
        me = self.env.backend.bot_user.id
        found = [message for place in self.env.backend.messages.values() for message in place.values()]
        return sorted(
            (message for message in found if message.author_id == me and message.type in SPOKEN_IN),
            key=lambda message: message.id,
        )

    def check(self, act: Act, first: bool = False) -> None:
        """Check everything that must hold after an act."""
        stored = [self.guild.rows(f"SELECT {columns} FROM {table} ORDER BY 1, 2") for table, columns in KEPT.items()]
        grown = self.read_record(act, first)
        assert grown or stored == self.stored or act.action in CHALLENGING
        self.stored = stored
        self.words = {message for (message,) in self.guild.rows(WORDS)}
        self.cards = dict(self.guild.rows("SELECT card, id FROM challenges WHERE card IS NOT NULL"))
        for message in self.messages():
            if self.seen.get(message.id) != (now := f"{message.content}{message.components}{message.attachments}"):
                self.seen[message.id] = now
                self.read(message)
        self.count_boards()

    # Records

    def read_record(self, act: Act, first: bool) -> int:
        """Read what is new in the record: one entry of a person's at most, as meant, and the answers to it.

        Return how many entries there are.
        """
        columns = "id, game, terms, origin, language, coalesce(thread, channel)"
        for match in self.guild.rows(f"SELECT {columns} FROM matches WHERE imported_by IS NULL"):
            self.open(*match)
        for match, ply in self.guild.rows("SELECT match, ply FROM moves WHERE planned"):
            self.logs[match].planned.add(ply)
        known = sum(len(log.states) - 1 for log in self.logs.values())
        new = self.guild.rows(f"SELECT match, ply, player, text FROM moves WHERE {PLAYED_HERE} ORDER BY match, ply")
        entries = [entry for entry in new if entry[1] >= len(self.logs[entry[0]].states)]
        assert len(new) == known + len(entries)
        by_people = [
            (match, ply)
            for match, ply, player, _ in entries
            if not self.logs[match].levels[player] and ply not in self.logs[match].planned
        ]
        assert first or len(by_people) <= 1
        for match, ply, player, text in entries:
            log = self.logs[match]
            assert ply == len(log.states)
            if ply in log.planned:
                assert player == log.states[-1].turn
                assert log.states[-1].read(text) == text
            elif log.levels[player]:
                assert player == log.states[-1].turn or text.startswith("draw")
            elif not first:
                self.check_entry(match, player, text, act)
            log.states.append(log.states[-1].enter(text))
            assert log.states[-1].last == text
        return len(entries)

    def check_entry(self, match: int, player: int, text: str, act: Act) -> None:
        """Check that the player to move has moved on the latest board as meant; other entries were asked for."""
        log = self.logs[match]
        before, kind = log.states[-1], text.split(maxsplit=1)[0]
        who, by = self.names[log.players[player]], act.who
        assert by in [self.names.get(user) for user in log.players]
        assert act.moment in (None, (match, log.shown[-1]))
        if kind in ON_THEIR_OWN:
            assert act.action in (ON_THEIR_OWN[kind] if by == who else BY_CONSENT[kind])
            assert text == "takeback 1" or by != who or kind != "takeback" or any(log.levels)
            return
        if act.action in SETS_FREE:  # what was planned waited for the answer to a draw
            assert player == before.turn
            return
        assert (by, player) == (who, before.turn)
        assert act.moment or act.action == "move"
        assert act.move is not None
        assert before.read(act.move) == text

    def open(self, match: int, game: str, terms: str, origin: str | None, language: str, place: int) -> None:
        """Begin to check a match."""
        if match in self.logs:
            return
        seats = self.guild.rows(f'SELECT "user", name, level FROM seats WHERE match = {match} ORDER BY player')
        users, names, levels = map(list, zip(*seats, strict=True))
        called = tuple(
            say(language, "computer", level=level) if level else name for name, level in zip(names, levels, strict=True)
        )
        log = Log(language, place, users, called, levels)
        log.states.append(Terms(GAMES[game], terms, origin=origin).start)
        self.logs[match] = log

    # Messages

    def read(self, message: Any) -> None:
        """Check one message, new or changed, against Discord's limits; a public one also for what anybody may read."""
        check_message(message)
        if message.is_ephemeral:
            self.check_private(message)
            return
        if message.id not in self.cards and is_own(message):
            return
        if is_for_follower(message):
            self.check_follower(message)
            return
        if message.id in self.shown:
            assert not controls(message)
            assert not self.pinged(message)
            return
        kind = self.kind(message)
        assert {custom_id.split(":")[1] for custom_id in controls(message)} <= CONTROLS[kind]
        if kind == "board":
            self.check_board(message)
        else:
            self.check_pings(message, kind)

    def kind(self, message: Any) -> str:
        """Return what kind of public message a message is."""
        if board_of(message):
            return "board"
        if message.id in self.cards:
            return "card"
        if message.reference:
            return "reply"
        if any(custom_id.startswith("trilithon:league:") for custom_id in controls(message)):
            return "league"
        if any(custom_id.startswith("trilithon:tournament:") for custom_id in controls(message)):
            return "tournament"
        if message.id in self.words:
            return "word"
        self.offers |= {message.id} if controls(message) else set()
        assert message.id in self.offers
        return "offer"

    def check_private(self, message: Any) -> None:
        """Check that a panel is shown only to the player to move on the board it is about."""
        for custom_id in controls(message):
            action, *moment = custom_id.split(":")[1:]
            if action in PANEL:
                match, entry = map(int, moment[:2])
                mover = self.logs[match].mover(entry)
                assert mover is not None
                assert message.visible_to(mover)
                assert not any(message.visible_to(user) for user in self.names if user != mover)

    def check_board(self, message: Any) -> None:
        """Check that a board shows the record replayed, in its match's place, and pings the player to move."""
        match, entry = board_of(message) or (0, 0)
        log = self.logs[match]
        assert message.channel_id == log.place
        view = View(names=log.names, language=log.language, since=log.since(entry), lost=log.lost(entry))
        assert message.attachments[-1]["description"] == describe(log.states[entry], view)
        mover = log.mover(entry)
        chosen = self.guild.rows(f'SELECT "user" FROM people WHERE "user" = {mover or 0} AND notify IS NOT NULL')
        asked = set() if mover is None else {mover}
        assert self.pinged(message) == asked or (chosen and not self.pinged(message))
        assert not (controls(message) and entry < log.shown[-1])

    def check_follower(self, message: Any) -> None:
        """Check that a message about a followed match is a direct message, and pings nobody."""
        channel = self.env.backend.get_channel(message.channel_id)
        assert channel.guild_id is None
        assert not self.pinged(message)

    def check_pings(self, message: Any, kind: str) -> None:
        """Check whom a message pings: a card those asked by name, an offer or a notice players, a reply nobody."""
        asked: set[int] = set()
        if kind == "card":
            named = self.guild.rows(f'SELECT "user" FROM invitations WHERE challenge = {self.cards[message.id]}')
            asked = {user for (user,) in named if user}
        elif kind in ("offer", "word"):
            logs = [log for log in self.logs.values() if log.place == message.channel_id]
            asked = {user for log in logs for user in log.players}
        assert self.pinged(message) <= asked

    def pinged(self, message: Any) -> set[int]:
        """Return whom a message notified."""
        assert not message.mention_everyone
        assert not message.ping_role_ids
        assert self.env.backend.bot_user.id not in message.ping_user_ids
        return set(message.ping_user_ids)

    def count_boards(self) -> None:
        """Check that each entry of each match has been posted once, in order."""
        posted: dict[int, list[int]] = {match: [] for match in self.logs}
        for message in self.messages():
            if not message.is_ephemeral and (moment := board_of(message)):
                posted[moment[0]].append(moment[1])
        assert posted == {match: log.shown for match, log in self.logs.items()}

    # Answers to interactions

    def check_answer(self, answer: Any, act: Act) -> None:
        """Check that whoever did something got one answer: a modal, or a private message."""
        assert answer.acknowledged
        assert not answer.deferred
        if act.action in ANSWERED_TWICE and answer.followups:
            [told] = answer.followups
            assert told.ephemeral
            return
        assert answer.followups == []
        if answer.modal:
            check_modal(answer.modal)
            return
        assert said(answer.response)
        if act.action in SHOWN_HERE and not answer.response.ephemeral:
            self.shown.add(answer.response.id)
        assert answer.response.ephemeral or act.action in ANSWERS_IN_PUBLIC or act.action.startswith(OWN)
        if act.moment and act.moment[1] < self.logs[act.moment[0]].shown[-1]:
            assert not PANEL & {custom_id.split(":")[1] for custom_id in controls(answer.response)}

    def check_reply(self, answers: list[Any], reply: Any, act: Act) -> None:
        """Check that a reply brings about one board, or one answer to it, or nothing; that of a stranger, no board."""
        answers = [answer for answer in answers if not is_for_follower(answer)]
        assert len(answers) <= 1
        assert all(answer.attachments or answer.reference["message_id"] == str(reply.id) for answer in answers)
        playing = self.logs[act.moment[0]].players if act.moment else []
        boards = [answer for answer in answers if answer.attachments and not is_own(answer)]
        assert not boards or act.who in {self.names.get(user) for user in playing}


def controls(message: Any) -> list[str]:
    """Return the ids of the controls of a stored message."""
    return [part["custom_id"] for part in walk(message.components) if "custom_id" in part]


def is_own(message: Any) -> bool:
    """Return whether a message is of a lesson, a puzzle or a board to think on, by its controls or its picture."""
    names = [file["filename"] for file in message.attachments]
    if any(custom_id.startswith("trilithon:think-") for custom_id in controls(message)):  # a board to think on
        return True
    return any(custom_id.split(":")[1].startswith(OWN) for custom_id in controls(message)) or any(
        name.startswith(("trilithon-lesson", "trilithon-puzzle")) for name in names
    )


def is_for_follower(message: Any) -> bool:
    """Return whether a stored message tells somebody of a match that they follow, by its button."""
    return any(custom_id.split(":")[1] == "follows" for custom_id in controls(message))


def board_of(message: Any) -> tuple[int, int] | None:
    """Return the match and the entry whose board a stored message shows, by the name of its last picture."""
    names = [file["filename"].removesuffix(".png").split("-") for file in message.attachments[-1:]]
    return next(((int(name[1]), int(name[2])) for name in names if name[0] == "trilithon" and len(name) == 3), None)


def moment_of(identity: str) -> tuple[int, int] | None:
    """Return the match and the entry that a control is about, if it is about a board."""
    name, *rest = identity.split(":")[1:]
    on_a_board = name in {*PANEL, "move", "say", "why", "draw", "claim-draw", "takeback"}
    return (int(rest[0]), int(rest[1])) if on_a_board else None


def answered_by(message: Any) -> tuple[int, int] | None:
    """Return the match and the entry that a reply to a message is about."""
    return board_of(message) or next(
        (moment_of(custom_id) for custom_id in controls(message) if custom_id.split(":")[1] == "why"), None
    )
