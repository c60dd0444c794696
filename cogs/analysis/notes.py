"""Notes: a few words of one's own on a match, on a position of it, or on a thinking board."""

import locales
from cogs.analysis.note_messages import note_modal
from cogs.core.actions import ControlCog, action
from cogs.core.answers import open_modal, send_private
from cogs.core.client import Interaction
from cogs.core.controls import modal_fields, single_value
from cogs.core.messages import Message
from cogs.core.preferences import language_of
from cogs.playing.match_lookup import located
from engine import State
from matches import Match, Notes, Subject
from wording.thinking import note_lines


class NoteControls(ControlCog):
    """The Note button of boards. That of thinking boards is answered by `cogs.analysis.analysis_board`."""

    @action("note", opens_modal=True)
    async def open(self, interaction: Interaction, match: Match, entry: int) -> None:
        """Open a modal with the notes on the board of an entry, and on the match."""
        notes = await self.bot.services.notes.of(Subject("match", match.id), interaction.user.id)
        shown = match.at(entry)
        modal = note_modal(language_of(interaction), notes, shown.state, "noted", match.id, shown.entries)
        await open_modal(interaction, modal)

    @action("noted", "modal")
    async def store(self, interaction: Interaction, match: Match, entry: int) -> None:
        state = match.at(entry).state
        notes = await store_notes(interaction, Subject("match", match.id), state)
        await send_private(
            interaction, located(interaction, match, noted_message(language_of(interaction), notes, state))
        )


def noted_message(language: str, notes: Notes, state: State) -> Message:
    """Return the confirmation that notes are stored, with the notes."""
    lines = [*note_lines(language, notes, state, most=800)]
    return Message("\n".join([locales.say(language, "note-stored", any=bool(lines)), *lines]))


async def store_notes(interaction: Interaction, subject: Subject, state: State) -> Notes:
    """Store what was written into a `note_modal`, as far as it is new, and return all notes. Raises MatchError."""
    service, fields = interaction.client.services.notes, modal_fields(interaction)
    texts = (single_value(fields, key) for key in ("position", "whole"))
    return await service.set_both(subject, interaction.user.id, state, *texts)
