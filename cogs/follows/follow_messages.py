"""Messages about following: the button, the private panel, the list, and the direct messages."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

import discord
from discord import ui

import locales
from cogs.core.controls import Button, Item, custom_id, view
from cogs.core.messages import Message
from cogs.core.pages import Paged, page_line, turns
from cogs.core.preferences import Reader
from cogs.desk.desk_messages import ShownMatches
from cogs.playing.board_messages import Board, board_file, entry_text, renamed, result_text
from engine import Ply
from matches import Digest, Follow, FollowedEnd, Following, Listing, Match, MatchService, Told
from matches.follows.follow_service import MOST, may_follow
from renderer import accent
from runtime.services import Services
from wording.formatting import match_data, match_url, name_of, quoted, safe, timestamp

PAGE_SIZE: Final = 5
"""Matches on a page of the list. A message may have forty components."""
MOVES_TOLD: Final = 4
"""Latest moves of a match named in a digest."""
LONGEST_DIGEST: Final = 1_800
"""Most characters of a digest, in a message that may have 2,000."""
MORE_IN_LIST: Final = 80
"""Characters reserved for the line that counts the matches left out."""


def follow_buttons(board: Board) -> list[Button]:
    """Return the Follow button if the reader may follow the match, else nothing."""
    return [board.button("follow")] if board.user is not None and may_follow(board.match, board.user) else []


async def desk_follows_buttons(services: Services, shown: ShownMatches) -> list[Button]:
    """Return the button below a desk to the matches of others that the person follows, with their number."""
    label = locales.say(shown.language, "button-desk-follows", count=await services.follows.count(shown.user))
    return [Button.to("follows", 0, "desk", label=label)]


def panel_message(following: Following, language: str) -> Message:
    """Return the confirmation of following a match, with the controls to change it."""
    match, daily = following.match, following.daily
    due = timestamp(following.due_at, "t")
    text = locales.say(language, "follow-panel", **_match_data(language, match), daily=daily, due=due)
    lines = [text, locales.say(language, "follow-morning")] if daily else [text]
    return Message("\n".join(lines), controls=view(*_choices(language, match.id, daily=daily), _all_button(language)))


def stopped_message(match: int, language: str) -> Message:
    """Return the confirmation that a match is no longer followed."""
    again = Button.to("follow", match, "again", label=locales.say(language, "button-follow"))
    text = locales.say(language, "follow-stopped", id=str(match))
    return Message(text, controls=view(again, _all_button(language)))


def greeting(following: Following, language: str) -> Message:
    """Return the first direct message, which shows a person where they will be told about followed matches."""
    text = locales.say(language, "follow-greeting", **_match_data(language, following.match))
    return Message(text, controls=view(_all_button(language)), suppress_embeds=True)


async def list_message(
    follows: Sequence[Follow], service: MatchService, reader: Reader, due_at: int | None, page: int
) -> Message:
    """Return a page of followed matches, counted from 0; a number beyond the end gives the last page.

    Only the boards of the page are loaded, from the `service`. `due_at` is the time of the next digest.
    """
    language, paged = reader.language, Paged.of(follows, PAGE_SIZE, page)
    heading = locales.say(language, "follows-heading", count=len(follows), most=MOST)
    lines = [heading if follows else locales.say(language, "follows-none")]
    lines += page_line(language, paged.page, paged.pages)
    if due_at and any(follow.daily for follow in follows):
        lines.append(locales.say(language, "follows-digest", due=timestamp(due_at)))
    boards, parts = [], list[Item]()
    for follow in paged.shown:
        match = await service.get(follow.match.id)
        boards.append(renamed(await board_file(match, reader), f"trilithon-follows-{match.id}.png"))
        parts.append(_section(follow, boards[-1], language, paged.page))
    desk = Button.to("desk", 0, "follows", label=locales.say(language, "button-desk"))
    return Message("\n".join(lines), boards, view(*turns(language, paged, "follows"), desk), parts=parts)


async def end_message(end: FollowedEnd) -> Message:
    """Return the direct message about the end of a followed match, with the last board."""
    match, preferences = end.match, end.preferences
    language = preferences.language or match.language
    board = await board_file(match, Reader(language, preferences.theme, preferences.perspective))
    text = locales.say(language, "follow-ended", **_match_data(language, match), result=result_text(language, match))
    return Message(text, [renamed(board, end_file(match.id))], view(_all_button(language)), suppress_embeds=True)


def end_file(match: int) -> str:
    """Return the file name of the picture in an end message. The message is recognised by it."""
    return f"trilithon-{match}-the-end.png"


def digest_message(digest: Digest, number: int) -> Message:
    """Return a digest with its number among the person's digests; matches that do not fit are counted."""
    language = digest.preferences.language or digest.told[0].match.language
    heading = locales.say(language, "digest-heading", count=len(digest.told))
    room, lines = LONGEST_DIGEST - len(heading) - MORE_IN_LIST, list[str]()
    for told in digest.told:
        line = digest_line(told, language)
        room -= len(line) + 1
        if room < 0:
            lines.append(locales.say(language, "digest-more", count=len(digest.told) - len(lines)))
            break
        lines.append(line)
    button = Button(custom_id=digest_id(number), label=locales.say(language, "button-follows"))
    return Message("\n".join([heading, *lines]), controls=view(button), suppress_embeds=True)


def digest_id(number: int) -> str:
    """Return the id of a digest's button, which opens the list. The digest is recognised by it."""
    return custom_id("follows", 0, f"digest-{number}")


def digest_line(told: Told, language: str) -> str:
    """Return the moves and the state of a match since the person was last told about it."""
    match = told.match
    states = [state for state in match.state.past() if state.length > told.since]
    moves = [state.entry.text for state in states if isinstance(state.entry, Ply)]
    data = {
        **_match_data(language, match),
        "count": len(moves),
        "moves": quoted(moves[-MOVES_TOLD:]),
        "all": len(moves) <= MOVES_TOLD,
    }
    if match.state.outcome:
        return locales.say(language, "digest-ended", **data, result=result_text(language, match))
    assert match.mover
    other = "" if moves else entry_text(replace(match, language=language))
    return locales.say(language, "digest-moves", **data, other=other, player=safe(name_of(language, match.mover)))


def _match_data(language: str, match: Match | Listing) -> dict[str, object]:
    """Return the message data of a followed match."""
    return {**match_data(language, match), "link": match_url(match)}


def _section(follow: Follow, board: discord.File, language: str, page: int) -> Item:
    """Return the part of the list about one match, with its controls."""
    text: Item = ui.Section("\n".join(_list_lines(follow, language)), accessory=ui.Thumbnail(board))
    choices = _choices(language, follow.match.id, daily=follow.daily, page=page) if follow.match.mover else ()
    rows = [ui.ActionRow(*choices)] if choices else []
    return ui.Container(text, *rows, accent_colour=discord.Colour.from_rgb(*accent(follow.match.game)))


def _list_lines(follow: Follow, language: str) -> Iterator[str]:
    """Yield the lines of the list about a match: players, turn, and the chosen notifications."""
    match = follow.match
    yield locales.say(language, "follows-match", **_match_data(language, match))
    if match.mover:
        player = safe(name_of(language, match.mover))
        yield locales.say(language, "desk-theirs", player=player, timed=False, until="")
    else:
        yield locales.say(language, "follows-over")
    yield locales.say(language, "follows-how", daily=follow.daily)


def _choices(language: str, match: int, *, daily: bool, page: int | None = None) -> tuple[Button, ...]:
    """Return the buttons to change the notifications and to unfollow; in the list, with the page to return to."""
    back = () if page is None else (page,)
    other = locales.say(language, "button-follow-end" if daily else "button-follow-daily")
    label, grey = locales.say(language, "button-unfollow"), discord.ButtonStyle.secondary
    return (
        Button.to("follow-how", match, int(not daily), *back, label=other),
        Button.to("unfollow", match, *back, label=label, style=grey),
    )


def _all_button(language: str) -> Button:
    return Button.to("follows", 0, label=locales.say(language, "button-follows"))
