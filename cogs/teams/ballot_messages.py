"""What one member of a team reads of a ballot: their own vote, and the list of proposals."""

from collections.abc import Iterator, Mapping
from typing import Final

import discord
from discord import ui

import locales
from cogs.core.confirmations import yes_or_no
from cogs.core.controls import Button, Item, grouped, labelled, modal, select, view
from cogs.core.messages import Message
from cogs.core.pages import Paged, page_line, turns
from cogs.teams.team_lines import votes_button
from matches import Match
from matches.core.models import Ballot, Proposal
from matches.teams.team_rules import LONGEST_COMMENT, leading
from wording.formatting import fitting, game_name, safe, shorten, timestamp

PAGE_SIZE: Final = 5
"""Proposals on a page of the list."""
LONGEST_SECTION: Final = 680
"""Most characters of a proposal with its comments: all texts of a message may have 4,000."""
QUOTING: Final[Mapping[str, bool]] = {"quoted": True, "kept": False}
"""Whether everybody may read a comment once its move is played, by the name of the choice."""
MOST_TIED: Final = 20
"""Most moves among which a captain chooses if they have equally many votes: the earlier ones."""
DANGER: Final = discord.ButtonStyle.danger
LONGEST_LABEL: Final = 80
"""Discord's limit for the label of a button, in characters."""


def voted_message(match: Match, ballot: Ballot, language: str, comment: str = "", *, quoted: bool = True) -> Message:
    """Return the confirmation of a vote, with buttons to comment on it, to change it, and to the other votes.

    `quoted`: whether everybody may read the comment once the move is played.
    """
    move = ballot.own or ""
    if not ballot.is_open:
        return Message(locales.say(language, "vote-decided", move=move))
    code = "vote-stored-ending" if ballot.is_ending else "vote-stored"
    lines = [locales.say(language, code, move=move, until=timestamp(ballot.ends_at))]
    if comment:
        lines.append(locales.say(language, "vote-commented", comment=safe(comment), quoted=quoted))
    moment = match.id, match.entries
    comment_button = Button.to("vote-comment", *moment, move, label=locales.say(language, "button-vote-comment"))
    again = Button.to("move", *moment, label=locales.say(language, "button-vote-other"))
    following = Button.to("desk", 0, "next", label=locales.say(language, "button-next"))
    controls = view(comment_button, again, votes_button(language, match), following)
    return Message("\n".join(lines), controls=controls)


def why_modal(match: Match, move: str, language: str) -> ui.Modal:
    """Return the modal for a comment on one's vote for a move, and for who may read it in the end."""
    text: Item = ui.TextInput(custom_id="text", required=False, max_length=LONGEST_COMMENT)
    labels = {name: locales.say(language, f"choice-comment-{name}") for name in QUOTING}
    hint = locales.say(language, "vote-comment-hint")
    parts = [
        labelled(locales.say(language, "vote-comment-label", move=move), text, hint),
        labelled(locales.say(language, "vote-comment-later"), select("quoting", labels, ["quoted"])),
    ]
    title = locales.say(language, "vote-comment-title")
    return modal(title, parts, "vote-commented", match.id, match.entries, move)


def votes_message(match: Match, ballot: Ballot, language: str, page: int = 0) -> Message:
    """Return a page of the proposals of an open ballot, counted from 0.

    Members may vote for one of them, and the captain may close the ballot.
    """
    team, paged = match.voters, Paged.of(ballot.proposals, PAGE_SIZE, page)
    data = {"team": safe(team.name if team else ""), "game": game_name(language, match.game)}
    until = timestamp(ballot.ends_at)
    heading = locales.say(language, "votes-heading", **data, count=ballot.count, until=until)
    text = "\n".join([heading, *page_line(language, paged.page, paged.pages)])
    parts = [_proposal(match, ballot, proposal, language) for proposal in paged.shown]
    return Message(text, controls=view(*_list_controls(match, ballot, paged, language)), parts=parts)


def _list_controls(match: Match, ballot: Ballot, paged: Paged[Proposal], language: str) -> Iterator[Button]:
    yield from turns(language, paged, "votes", match.id)
    moment = match.id, match.entries
    if ballot.is_member:
        label = locales.say(language, "button-vote-other" if ballot.own else "button-vote")
        yield Button.to("move", *moment, label=label, style=discord.ButtonStyle.primary)
    if ballot.is_captain and ballot.count:
        leaders = leading(ballot.proposals)
        yield Button.to("play-it", *moment, label=_play_label(language, leaders[0].text, tied=len(leaders) > 1))


def play_question(match: Match, ballot: Ballot, language: str) -> Message:
    """Return the question whether to close a vote and play the move in the lead; which, if several have most votes."""
    leaders, moment = leading(ballot.proposals), (match.id, match.entries)
    shown = leaders[:MOST_TIED]
    data = {"move": shown[0].text, "votes": shown[0].count, "all": ballot.count}
    if len(leaders) == 1:
        controls = yes_or_no(language, "close", *moment, data["move"], about=match)
        return Message(locales.say(language, "play-it-question", **data), controls=controls)
    choices = [
        Button.to("close-yes", *moment, each.text, label=_play_label(language, each.text), style=DANGER)
        for each in shown
    ]
    keep = Button.to("no", "close", match.id, label=locales.say(language, "button-close-no"))
    return Message(locales.say(language, "play-it-tied", **data), controls=grouped(choices, [keep]))


def _play_label(language: str, move: str, *, tied: bool = False) -> str:
    return shorten(locales.say(language, "button-play-it", move=move, tied=tied), LONGEST_LABEL)


def _proposal(match: Match, ballot: Ballot, proposal: Proposal, language: str) -> Item:
    """Return a proposal with its comments, and the button to vote for it."""
    text = "\n".join(fitting(_proposal_lines(language, proposal, ballot.own), LONGEST_SECTION))
    if not ballot.is_member or proposal.text == ballot.own:
        return ui.TextDisplay(text)
    label = shorten(locales.say(language, "button-vote-for", move=proposal.text), LONGEST_LABEL)
    return ui.Section(text, accessory=Button.to("vote-for", match.id, match.entries, proposal.text, label=label))


def _proposal_lines(language: str, proposal: Proposal, own: str | None) -> Iterator[str]:
    data = {"move": proposal.text, "votes": proposal.count, "own": proposal.text == own}
    yield locales.say(language, "votes-proposal", **data)
    for name, comment in proposal.comments:
        yield locales.say(
            language, "votes-comment", named=name is not None, name=safe(name or ""), comment=safe(comment)
        )
