"""Every control that the bot posts in a match in which all happens that can happen."""

from copy import deepcopy
from dataclasses import dataclass
from typing import Any

from simcord import ResponseMessage
from simcord.backend.access import message_accessible

from engine import GAMES
from tests.cogs.conftest import Guild, Playing, actions, filled, parts, said
from tests.cogs.discord_limits import walk
from tests.cogs.teams.team_matches import make_team

SELECT, OF_PEOPLE, OF_SERVERS = 3, 5, (6, 8)
"""Discord's types of selects: of options; of people; of roles and channels."""
SPARED = {"erase-yes"}
"""What is not pressed: it deletes somebody, who could press nothing more."""
WRITTEN = {
    "say": {"text": "30a-29a"},
    "paused": {"text": "3"},
    "keep": {"text": "our usual"},
    "view-at": {"text": "2"},
    "think-say": {"text": "1a-2a"},
    "think-found": {"text": "1"},
    "think-shown": {"comment": "look at this"},
    "think-renamed": {"text": "mine"},
    "noted": {"position": "here", "whole": "on the whole"},
    "think-noted": {"position": "there", "whole": ""},
    "vote-commented": {"text": "It joins us."},
}
"""What is written into modals that are empty when they open."""


@dataclass(frozen=True)
class Control:
    """A button or select as it once stood below a message."""

    message: Any
    components: Any
    part: Any


class Album:
    """Every control that the bot has ever posted, also those that have been taken off since."""

    def __init__(self, guild: Guild) -> None:
        self.guild, self.backend = guild, guild.sim.env.backend
        self.seen: dict[tuple[int, str], Control] = {}

    def look(self) -> None:
        """Collect what is new."""
        for place in self.backend.messages.values():
            for message in place.values():
                for part in (part for part in walk(message.components) if "custom_id" in part):
                    if part["custom_id"].split(":")[1] not in SPARED and not part.get("disabled"):
                        control = Control(message, deepcopy(message.components), deepcopy(part))
                        self.seen.setdefault((message.id, part["custom_id"]), control)

    async def press(self, control: Control) -> None:
        """Use a control as it once stood, by somebody who can see it; they are answered."""
        message, part = control.message, control.part
        people = self.guild.sim.people.items()
        who = next(
            name for name, person in people if message_accessible(self.backend, message.channel_id, message, person.id)
        )
        stands, message.components = message.components, control.components
        wanted = [part["options"][-1]["value"]] if part["type"] == SELECT else None
        values = [] if part["type"] in OF_SERVERS else wanted
        values = [str(next(iter(self.guild.sim.people.values())).id)] if part["type"] == OF_PEOPLE else values
        attempt = self.guild.sim.press(
            who, ResponseMessage(self.guild.sim.env, message), custom_id=part["custom_id"], values=values
        )
        message.components = stands
        [answer] = await self.guild.sim.at_once(attempt)
        if answer.modal:
            person = self.guild.person(who)
            answer = await person.submit_modal(
                answer, {**filled(answer.modal), **WRITTEN.get(modal_action(answer), {})}
            )
            await self.guild.sim.settle()
        assert answer.acknowledged, part["custom_id"]
        assert said(answer.response), part["custom_id"]


def modal_action(answer: Any) -> str:
    """Return the action of a modal that was opened."""
    name: str = answer.modal["custom_id"].split(":")[1]
    return name


async def think(guild: Guild, album: Album, playing: Playing, who: str, move: str) -> None:
    """Try a move on a thinking board, look at all its panels, and at the list of boards."""
    more = (await guild.press(who, playing.board, "more")).response
    board = (await guild.press(who, more, "think")).response
    album.look()
    box = await guild.open_modal(who, board, "think-type")
    board = (await guild.fill_in(who, box, text=move)).response
    album.look()
    for panel in ("think-line", "think-at", "think-more"):
        board = (await guild.press(who, board, panel)).response
        album.look()
    free = await guild.ask(who, "analyse", position="contiguity")
    album.look()
    box = await guild.open_modal(who, free, "think-type")
    free = (await guild.fill_in(who, box, text="30a-28a")).response
    album.look()
    more = (await guild.press(who, free, "think-more")).response
    album.look()
    await guild.press(who, more, "play-from")
    album.look()
    listed = (await guild.press(who, await guild.ask(who, "desk"), "think-boards")).response
    album.look()
    [select] = [part for part in parts(listed) if part.get("options")]
    chosen = guild.person(who).select(listed, [select["options"][0]["value"]], custom_id=select["custom_id"])
    entry = (await chosen).response
    album.look()
    await guild.press(who, entry, "think-discard")
    album.look()


async def play_plan_and_think(guild: Guild, album: Album, playing: Playing, move: str, lines: str) -> None:
    """Move, plan answers, and think."""
    mover = playing.mover
    played = await playing.by_panel(move)
    album.look()
    await guild.press(mover, played.response, "plans")
    album.look()
    await playing.ask(mover, "match plan", lines=lines)
    album.look()
    await think(guild, album, playing, mover, lines.split(maxsplit=1)[0])


async def look_behind_more(guild: Guild, album: Album, card: Any) -> None:
    """Look at a card, and press More below it, as each of the two."""
    album.look()
    for who in ("alice", "chloe"):
        await guild.press(who, card, "card-more")
        album.look()


async def play_through_everything(guild: Guild, album: Album) -> Playing:
    """Play a match of Alice's and Chloé's through everything: terms, moves, time, offers, looks back, an end."""

    async def done(answer: Any) -> None:
        assert answer
        album.look()

    card = await guild.challenge("alice", "chloe", side="white", clock="7d")
    await look_behind_more(guild, album, card)
    await done(await guild.counter("chloe", card, clock="3d"))
    card = guild.sim.channel.last_message
    await done(await guild.ask("alice", "desk"))
    await done(await guild.press("alice", card, "accept"))
    playing = Playing(guild, guild.sim.threads()[-1], ("alice", "chloe"), GAMES["contiguity"], "")
    first, second = playing.players
    for command in ("help", "rules", "desk", "settings me", "settings privacy"):
        await done(await playing.ask(first, command))
    await done(await playing.ask(second, "match resign"))
    await done(await guild.press(first, playing.board, "more"))
    more = (await guild.press("dimitri", playing.board, "more")).response
    panel = (await guild.press("dimitri", more, "follow")).response
    album.look()
    await done(await guild.press("dimitri", panel, "follow-how"))
    await done((await guild.press("dimitri", await guild.ask("dimitri", "desk"), "follows")).response)
    await play_plan_and_think(guild, album, playing, "30a-29a", "1a-3a 29a-28a; 1a-4a 29a-27a")
    await done(await playing.type_move(second, "1a-2s"))
    await guild.sim.restart(crash=True)
    await done(await playing.by_reply("1a-2a"))
    await done(await playing.ask(second, "match takeback"))
    playing.state = playing.state.enter("takeback 1")
    await done(await playing.by_command("1a-28a"))
    await done(await guild.sim.reply(first, playing.board, "99z"))
    await done(await playing.ask(first, "match draw"))
    offer = next(message for message in reversed(playing.thread.history()) if "agree" in actions(message))
    await done(await guild.press(second, offer, "disagree"))
    await done(await playing.ask(first, "match pause", days=2))
    await guild.sim.restart()
    offer = next(message for message in reversed(playing.thread.history()) if "agree" in actions(message))
    await done(await guild.press(second, offer, "agree"))
    page = await playing.ask(second, "board", move=0)
    album.look()
    await done(await guild.press(second, page, "view-find"))
    await guild.later(days=4, hours=13)
    album.look()
    await done(await playing.ask(second, "settings away", days=1))
    await guild.later(hours=13)
    album.look()
    await done(await playing.ask(second, "match nudge"))
    panel = (await guild.press(first, playing.board, "move")).response
    album.look()
    await done(await playing.choose(first, panel, 0))
    await done(await guild.press(second, playing.board, "more"))
    await done(await playing.ask(second, "match claim"))
    for command, given in (("board", {}), ("results", {}), ("results", {"show": "standings"})):
        await done(await playing.ask(first, command, **given))
    return playing


async def play_in_teams(guild: Guild, album: Album) -> Playing:
    """Play a match of Alice, Chloé and Dimitri against Bruno, as teams, through everything that teams do."""

    async def press(who: str, message: Any, action: str) -> Any:
        answer = await guild.press(who, message, action)
        album.look()
        return answer.response

    card = await guild.challenge("alice", side="white", clock="7d")
    await make_team(guild, "alice", await press("alice", card, "card-more"), "team-own")
    await press("chloe", guild.again(card), "team-join")
    await make_team(guild, "bruno", guild.again(card))
    album.look()
    playing = Playing(guild, guild.sim.threads()[-1], ("alice", "bruno"), GAMES["contiguity"], "")
    await press("dimitri", await press("dimitri", playing.board, "teams"), "team-join")
    panel = await press("chloe", playing.board, "move")
    await playing.choose("chloe", panel, 0)
    album.look()
    voted = await playing.move("chloe", "30a-29a")
    album.look()
    await playing.ask("chloe", "match draw")
    box = await guild.open_modal("chloe", voted, "vote-comment")
    await guild.fill_in("chloe", box, text="It joins us.")
    listed = await press("alice", playing.board, "votes")
    await press("alice", listed, "vote-for")
    await guild.sim.restart(crash=True)
    listed = await press("alice", playing.board, "votes")
    await press("alice", await press("alice", listed, "play-it"), "close-yes")
    await playing.move("bruno", "1a-2a")
    question = await playing.ask("bruno", "match resign")
    album.look()
    await press("bruno", question, "resign-yes")
    return playing
