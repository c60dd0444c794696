"""People who press anything, anywhere, at any time, and who say and ask for anything."""

import random
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

from simcord import InteractionResult, ResponseMessage, UserHandle
from simcord.backend.access import message_accessible

from cogs.playing.move_steps import follow_trail
from engine import GAMES, State
from tests.cogs.conftest import Guild, filled, offered
from tests.cogs.discord_limits import walk
from tests.cogs.invariants import Act, Invariants, answered_by, controls, moment_of
from tests.cogs.quick_players import some_moves
from tests.engine.random_matches import garbled

SELECT, OF_PEOPLE, OF_BOTH, OF_SERVERS, UPLOAD = 3, 5, 7, (6, 8), 19
"""Discord's types of selects: of options; of people; of roles and channels, which may be left empty."""
SPARED = {"erase-yes"}
"""What nobody presses: it ends many matches in one act."""
COMMAND = 1
SUBCOMMAND, INTEGER, BOOLEAN, USER, MENTIONABLE, FILE = 1, 4, 5, 6, 9, 11
"""Discord's types of a command's options."""
LATE = 0.15
"""How often a click is so slow that other things happen first."""
DOUBLE = 0.1
"""How often somebody clicks twice."""

TALK = (
    "good luck",
    "?",
    "-",
    "🗿" * 20,
    "see 30a-29a, or c3",
    "pass",
    "swap",
    "call",
    "bid 20",
    "first",
    "lintel",
    "sarsen",
    "resign 0",
    "draw agreed",
    "why:1:2:0:3",
    "a1:b2::",
    "a1\nb2",
    "٣٠a-٢٩a",
    "½",
    "a1 \u202e2b",
    "@everyone <@&1> <#1>",
    "`` ` ``",
    "9" * 40,
    "-" * 40,
    "a1-" * 60,
)
"""What people write that is no move here, or hardly ever."""
OPTIONS = (
    "",
    "",
    "",
    "size=5",
    "size=99",
    "bid",
    "walk nogaps",
    "short advanced",
    "relocate flip",
    "bid bid",
    "x=y z",
    "=" * 90,
)

CLOCKS = ("", "none", "3d", "7d+12h strict", "1d strict", "99d", "3 jours", "soon", "@everyone")
TYPED = {
    "match": ("1", "#1", "2", "0", "99", "-1", "1.5", ""),
    "game": (*GAMES, "DRUID", "preset:x"),
    "options": OPTIONS,
    "side": ("drawn", "Red"),
    "clock": CLOCKS,
}
"""What people write where a command asks for something by name."""


class RandomUsers:
    """Some people on a server. The invariants are checked after each act of theirs."""

    def __init__(self, guild: Guild, invariants: Invariants, chance: random.Random) -> None:
        self.guild, self.invariants, self.chance = guild, invariants, chance
        self.env = guild.sim.env
        self.modals: list[tuple[str, InteractionResult]] = []
        self.late: list[tuple[Act, list[Any]]] = []
        self.story: list[str] = []
        self.ways: dict[Callable[[], Awaitable[None]], int] = {
            self.press: 8,
            self.pick: 5,
            self.reply: 4,
            self.command: 4,
            self.fill: 3,
            self.arrive: 2,
            self.plan: 2,
            self.type: 2,
            self.restart: 1,
        }

    async def act(self) -> None:
        """Do one thing as somebody."""
        await self.chance.choices(list(self.ways), list(self.ways.values()))[0]()

    # Who, where and what

    @property
    def someone(self) -> str:
        """Anybody."""
        return self.chance.choice(list(self.guild.sim.people))

    def match(self) -> int:
        """Return any match, most often the first."""
        return self.chance.choice([1, 1, *self.invariants.logs])

    def mover(self, match: int) -> str | None:
        """Return the player to move in a match."""
        user = self.invariants.logs[match].mover(-1)
        return None if user is None else self.invariants.names[user]

    def place(self) -> Any:
        """Return the channel, or any thread."""
        return self.chance.choice([self.guild.sim.channel, *self.guild.sim.threads()])

    def readable(self, who: str) -> list[Any]:
        """Return the bot's messages that somebody can read."""
        reader, backend = self.guild.person(who).id, self.env.backend
        return [
            message
            for message in self.invariants.messages()
            if message_accessible(backend, message.channel_id, message, reader)
        ]

    def one_of(self, messages: list[Any]) -> Any:
        """Return any of some messages, more often a late one."""
        return self.chance.choice(messages[-4:] if self.chance.random() < 0.6 else messages)

    def text(self) -> str:
        """Return a move, half a move, nearly a move, or no move at all."""
        state: State = self.chance.choice(self.invariants.logs[self.match()].states[-2:])
        moves = some_moves(state, self.chance)
        move = self.chance.choice(moves) if moves else "a1"
        cut = self.chance.randrange(1, len(move) + 1)
        kinds = (move, move.upper(), f" {move.replace('-', '–')} ", move[:cut], garbled(move, self.chance))
        text = self.chance.choice([*kinds, self.chance.choice(TALK), self.chance.choice(TALK)])
        return text if text.strip() else "…"

    def lines(self) -> str:
        """Return lines of planned answers, often such as may be planned."""
        written = []
        for _ in range(self.chance.choice([1, 2, 4])):
            state, moves = self.invariants.logs[self.match()].states[-1], []
            for _ in range(self.chance.choice([2, 2, 4, 3])):
                if not state.outcome and (found := some_moves(state, self.chance)):
                    moves.append(self.chance.choice(found))
                    state = state.play(moves[-1])
            written.append(" ".join(moves) or self.text())
        return "; ".join(written)[: self.chance.choice([1500, 1500, 20])]

    # The acts

    async def press(self) -> None:
        """Press or choose something in something that somebody can read: any action as soon as any other."""
        who = self.someone
        readable = self.readable(who)
        wanted = self.chance.choice(
            sorted({action(custom_id) for message in readable for custom_id in controls(message)})
        )
        able = [message for message in readable if wanted in map(action, controls(message))]
        await self.use(who, self.one_of(able), wanted)

    async def pick(self) -> None:
        """Open a panel as the player to move, or go on in one of theirs; for a step or for some."""
        match = self.match()
        entries = len(self.invariants.logs[match].states) - 1
        for _ in range(self.chance.choice([1, 1, 6])):
            who = self.mover(match)
            if who is None or len(self.invariants.logs[match].states) - 1 > entries:
                return
            readable, moment = self.readable(who), f"{match}:{entries}"
            panels = [message for message in readable if message.is_ephemeral and offers(message, "choose", moment)]
            boards = [message for message in readable if offers(message, "move", moment)]
            await self.use(who, (panels or boards)[-1], "choose", "back", "play", "move", "type")

    async def use(self, who: str, message: Any, *wanted: str) -> None:
        """Use any control of a message, or one of the wanted ones: pressed at once, twice, or slowly."""
        found = [part for part in walk(message.components) if "custom_id" in part and not part.get("disabled")]
        parts = [part for part in found if action(part["custom_id"]) not in SPARED]
        if not parts:
            return
        part = self.chance.choice([part for part in parts if action(part["custom_id"]) in wanted] or parts)
        values = [self.chance.choice(part["options"])["value"]] if part["type"] == SELECT else None
        values = [] if part["type"] in OF_SERVERS else values
        values = [str(self.guild.person(self.someone).id)] if part["type"] == OF_PEOPLE else values
        act = pressed(who, part["custom_id"], values)
        act = replace(act, move=act.move or self.come_to(part["custom_id"], values))
        clicks = 2 if self.chance.random() < DOUBLE else 1
        shown = ResponseMessage(self.env, message)
        tries = [self.guild.sim.press(who, shown, custom_id=part["custom_id"], values=values) for _ in range(clicks)]
        if self.chance.random() < LATE:
            self.tell(replace(act, what=f"{act.what}, slowly"))
            self.late.append((act, tries))
        else:
            await self.arrived(act, tries)

    def come_to(self, identity: str, values: list[str] | None) -> str | None:
        """Return the move that a choice in a panel comes to, which some people want to be played at once."""
        if action(identity) != "choose":
            return None
        match, entry = moment_of(identity) or (0, 0)
        trail = values[0] if values else identity.rsplit(":", 1)[1]
        progress = follow_trail(
            self.invariants.logs[match].states[entry], [int(number) for number in trail.split(".") if number]
        )
        return progress.move if progress and not progress.forced else None

    async def arrive(self) -> None:
        """Let a slow click arrive, from a message that may look different by now."""
        if self.late:
            await self.arrived(*self.late.pop(0))

    async def arrived(self, act: Act, tries: list[Any]) -> None:
        """Clicks arrive at the same instant."""
        self.tell(act)
        for answer in await self.guild.sim.at_once(*tries):
            self.invariants.check_answer(answer, act)
            if answer.modal:
                self.modals.append((act.who, answer))
        self.invariants.check(act)

    async def fill(self) -> None:
        """Fill in a modal that somebody has opened, perhaps long ago."""
        if self.modals:
            who, opened = self.modals.pop(self.chance.randrange(len(self.modals)))
            held = {name: self.filling(opened.modal, name, value) for name, value in filled(opened.modal).items()}
            identity = opened.modal["custom_id"]
            move = held.get("text")
            act = self.tell(Act(who, f"fills in {identity} {held}", action(identity), move, moment_of(identity)))
            person = self.guild.person(who)
            author = person if opened._interaction.guild_id else person.user
            self.invariants.check_answer(await author.submit_modal(opened, held), act)
            self.invariants.check(act)

    def filling(self, modal: dict[str, Any], name: str, value: Any) -> Any:
        """Return something for a part of a modal, often its own value."""
        part = next(
            labelled["component"] for labelled in modal["components"] if labelled["component"]["custom_id"] == name
        )
        if part["type"] in (OF_PEOPLE, OF_BOTH):
            return [self.guild.person(self.someone).user] if self.chance.random() < 0.5 else []
        if "options" in part:
            most = self.chance.randint(part["min_values"], part["max_values"])
            chosen = self.chance.sample([option["value"] for option in part["options"]], most)
            return value if self.chance.random() < 0.5 else chosen
        if part["type"] == UPLOAD:
            return [("record.txt", self.text().encode())] if self.chance.random() < 0.5 else []
        if name == "clock":
            return self.chance.choice(CLOCKS)
        return value if value and self.chance.random() < 0.5 else self.text()[: part["max_length"]]

    async def reply(self) -> None:
        """Reply to something that everybody can read, often as the player to move; the bot answers at most once."""
        who, text = self.chance.choice([self.someone, self.mover(1) or self.someone]), self.text()
        mention = self.chance.choice(["", "", f"<@{self.env.backend.bot_user.id}> ", "<@1> "])
        message = self.one_of([readable for readable in self.readable(who) if not readable.is_ephemeral])
        act = self.tell(Act(who, f"answers {message.content[:40]!r}", "reply", text, answered_by(message)))
        before = len(self.invariants.messages())
        reply = await self.guild.sim.reply(who, ResponseMessage(self.env, message), mention + text)
        self.invariants.check(act)
        self.invariants.check_reply(self.invariants.messages()[before:], reply, act)

    async def command(self) -> None:
        """Give any command, with anything in its options."""
        who, spec = self.someone, self.chance.choice(self.commands())
        chosen = {
            option["name"]: self.value(option)
            for option in spec.get("options", ())
            if option.get("required") or self.chance.random() < 0.4
        }
        await self.give(who, spec["name"], chosen)

    async def give(self, who: str, name: str, chosen: dict[str, Any]) -> None:
        """Give a command, in some place."""
        act = self.tell(Act(who, f"says /{name} {chosen}", name.rsplit(maxsplit=1)[-1], chosen.get("move")))
        person = self.guild.person(who)
        if self.chance.random() < 0.1:
            answer = await person.user.slash(name, **chosen)
        else:
            answer = await person.slash(self.place(), name, **chosen)
        await self.guild.sim.settle()
        self.invariants.check_answer(answer, act)
        self.invariants.check(act)

    async def plan(self) -> None:
        """Plan an answer as somebody who waits; the player to move may play what is expected."""
        match = self.match()
        log = self.invariants.logs[match]
        state, mover = log.states[-1], self.mover(match)
        waiting = [player for player in range(state.game.players) if player not in (state.turn, *state.out)]
        replies = [] if state.outcome else some_moves(state, self.chance)
        if mover is None or not waiting or not replies:
            return
        player, reply = self.chance.choice(waiting), self.chance.choice(replies)
        after = state.play(reply)
        if state.game.players > 2 and not after.outcome and player not in after.out:
            after = after.as_turn_of(player)
        answers = [] if after.outcome else some_moves(after, self.chance)
        lines = f"{reply} / {self.chance.choice(answers or ['a1'])}; {self.lines()}"[: self.chance.choice([60, 1500])]
        lines = lines.partition(";")[0] if self.chance.random() < 0.8 else lines
        planner = self.invariants.names.get(log.players[player], mover)
        await self.give(planner, "match plan", {"lines": lines, "match": str(match)})
        if self.chance.random() < 0.7:
            await self.give(mover, "move", {"move": reply, "match": str(match)})

    async def type(self) -> None:
        """Type in an option that makes suggestions."""
        specs = self.commands()
        wanting = [(spec, option) for spec in specs for option in spec.get("options", ()) if option.get("autocomplete")]
        spec, option = self.chance.choice(wanting)
        others = [other for other in spec["options"] if other is not option and self.chance.random() < 0.5]
        chosen = {other["name"]: self.value(other) for other in others}
        who, text = self.someone, self.value(option)
        act = self.tell(Act(who, f"types {text!r} in {option['name']} of /{spec['name']} {chosen}"))
        found = await self.guild.person(who).autocomplete(self.place(), spec["name"], option["name"], text, **chosen)
        offered({**choice, "value": str(choice["value"])} for choice in found)
        self.invariants.check(act)

    async def restart(self) -> None:
        """Restart the bot."""
        crash = self.chance.random() < 0.5
        act = self.tell(Act("the bot", "crashes" if crash else "restarts"))
        await self.guild.sim.restart(crash=crash)
        self.invariants.check(act)

    def commands(self) -> list[dict[str, Any]]:
        """Return every command that anybody can give; one of a group has the group's name before its own."""
        found = []
        for root in self.env.backend.commands[None].values():
            if root["type"] != COMMAND or root["default_member_permissions"]:
                continue
            parts = [option for option in root.get("options", ()) if option["type"] == SUBCOMMAND]
            found += [{**part, "name": f"{root['name']} {part['name']}"} for part in parts] or [root]
        return found

    def value(self, option: dict[str, Any]) -> Any:
        """Return something for an option of a command."""
        if option.get("choices"):
            return self.chance.choice(option["choices"])["value"]
        if option["type"] in (USER, MENTIONABLE):
            me = UserHandle(self.env, self.env.backend.bot_user)
            return me if self.chance.random() < 0.2 else self.guild.person(self.someone).user
        if option["type"] == BOOLEAN:
            return self.chance.random() < 0.5
        if option["type"] == INTEGER:
            least, most = option.get("min_value", -1), option.get("max_value", 10**9)
            return max(least, min(self.chance.choice([-1, 0, 1, 2, 5, 10**9]), most))
        if option["type"] == FILE:
            record = self.invariants.logs[self.match()].states[-1].record()
            return "record.txt", self.chance.choice([record, record[:40], self.text()]).encode()
        if option["name"] == "lines":
            return self.lines()
        if option["name"] in TYPED and self.chance.random() < 0.8:
            return self.chance.choice(TYPED[option["name"]])
        return self.text()

    def tell(self, act: Act) -> Act:
        """Add an act to the story."""
        self.story.append(str(act))
        return act


def pressed(who: str, identity: str, values: list[str] | None) -> Act:
    """Return the text of a click on a control, with the move that it means."""
    means = identity.split(":", 4)[4] if action(identity) == "play" else None
    return Act(who, f"presses {identity} {values or ''}".strip(), action(identity), means, moment_of(identity))


def action(identity: str) -> str:
    """Return the action that a control stands for."""
    return identity.split(":")[1]


def offers(message: Any, name: str, moment: str) -> bool:
    """Return whether a message has a control for an action on a match after an entry."""
    return any(f"{custom_id}:".split(":", 1)[1].startswith(f"{name}:{moment}:") for custom_id in controls(message))
