"""The panels of `/settings me` and `/server settings`: lines with the current choices, and controls to change them."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from itertools import accumulate
from typing import Final, TypeAlias

import discord
from discord import ChannelType, SelectDefaultValue, SelectDefaultValueType, ui

import locales
from cogs.core.client import Interaction
from cogs.core.controls import SELECTABLE, Button, Item, look_up, select, select_id, text_modal, view
from cogs.core.messages import Message
from cogs.core.preferences import language_of, preferences_of, server_of
from cogs.places.place_checks import missing_to_post
from engine import GAMES
from matches import Person, Preferences, Server
from matches.clocks.time_zones import find_zone, read_hours, write_hours, write_time
from matches.core.clock import read_clock
from matches.core.time_spans import zone_of
from training.daily_service import DailySettings
from wording.formatting import clock_text, game_name, safe, shorten, timestamp

Values = Mapping[str, object]

LANGUAGES: Final[Values] = {"any": None, **{language: language for language in locales.LANGUAGES}}
PERSONAL: Final[Mapping[str, Values]] = {
    "language": LANGUAGES,
    "theme": {"dark": "dark", "light": "light"},
    "perspective": {"upright": 0, "once": 1, "twice": 2, "thrice": 3},
    "at-once": {"ahead": False, "played": True},
    "notify": {"thread": "thread", "message": "message", "none": "none"},
    "lead": {"never": 0, "1h": 3_600, "3h": 10_800, "12h": 43_200, "1d": 86_400, "2d": 172_800},
    "listed": {"yes": True, "no": False},
    "puzzles": {"no": False, "yes": True},
}
"""Personal choices in selects: values by name, for fields of `Preferences`."""
SERVER: Final[Mapping[str, Values]] = {
    "language": LANGUAGES,
    "theme": PERSONAL["theme"],
    "home": {"threads": "threads", "channel": "channel"},
    "rated": {"no": False, "yes": True},
}
"""Choices for a server in selects: values by name, for fields of `Server`."""
PAGES: Final[Mapping[str, Sequence[str]]] = {
    "looks": ("language", "theme", "perspective", "at-once"),
    "notices": ("notify", "lead"),
    "people": ("listed", "puzzles"),
}
"""The selects on each personal page; a message has room for five."""
SERVER_PAGES: Final[Mapping[str, Sequence[str]]] = {
    "boards": ("language", "theme", "home"),
    "challenges": ("rated",),
    "daily": (),
}
"""The selects on each server page."""
LoadPage: TypeAlias = Callable[[Interaction], Awaitable[tuple[Sequence[str], Sequence[Item]]]]
"""Returns the lines and the controls of a page."""
FURTHER_PAGES: Final[dict[str, LoadPage]] = {}
"""The pages that features add to a server's settings, by name. `cogs.contributions` adds them."""
DAILY_PLACES: Final = [ChannelType.text, ChannelType.news]
"""The kinds of channels that can have the daily puzzle."""
LISTED_PEOPLE: Final = 5
"""Most blocked people named."""
LONGEST_PRESETS: Final = 640
"""Most characters in the names of presets listed: room for the longest names, unless formatting in them is escaped."""
PLACES: Final = [ChannelType.text, ChannelType.news, ChannelType.forum, ChannelType.voice, ChannelType.stage_voice]
"""The kinds of channels in which, or in whose threads, a match can be."""
LONGEST: Final = 60
"""Most characters in a text box."""
TEXT_INPUTS: Final[Mapping[str, Callable[[str], Mapping[str, object]]]] = {
    "zone": lambda text: {"zone": find_zone(text) if text.strip() else None},
    "quiet": lambda text: dict(zip(("quiet_from", "quiet_to"), read_hours(text) or (None, None), strict=True)),
    "clock": lambda text: {"clock": read_clock(text).text or None},
}
"""Parsers of typed choices. Each raises MatchError."""
_ACTIONS: Final = {"settings": "prefer", "server": "arrange"}
"""The action of a select, by the family of its choice."""


def field_of(name: str) -> str:
    """Return the field of `Preferences` that a select sets."""
    return name.replace("-", "_")


def page_of(name: str) -> str:
    """Return the page with a personal choice."""
    return next((page for page, names in PAGES.items() if name in names), "notices")


async def load_personal_panel(interaction: Interaction, page: str) -> Message:
    """Return a page of the person's settings."""
    bot, user = interaction.client, interaction.user.id
    presets = [preset.name for preset in await bot.services.presets.of(user)]
    return personal_panel(
        language_of(interaction), preferences_of(interaction), page, presets, await bot.services.blocks.of(user)
    )


def personal_panel(
    language: str, preferences: Preferences, page: str, presets: Sequence[str], blocked: Sequence[Person] = ()
) -> Message:
    """Return a page of a person's settings."""
    chosen = {name: getattr(preferences, field_of(name)) for name in PERSONAL}
    lines = [
        *_lines(language, "settings", PERSONAL, chosen),
        _zone(language, preferences.zone),
        _quiet(language, preferences),
        _presets(language, presets),
        _blocked(language, blocked),
    ]
    shown = look_up(PAGES, page)
    controls: list[Item] = [_select(language, "settings", name, PERSONAL[name], chosen[name]) for name in shown]
    if page == "notices":
        controls += [_forget(language, presets)] if presets else []
        controls += [_modal_button(language, name) for name in ("zone", "quiet")]
    if page == "people":
        controls += [_block(language), *([_unblock(language, blocked)] if blocked else [])]
    others = [other for other in PAGES if other != page]
    controls += [Button.to("settings", other, label=locales.say(language, f"settings-{other}")) for other in others]
    return _panel(locales.say(language, "settings-me"), lines, controls)


def server_page_of(name: str) -> str:
    """Return the page with a choice for a server."""
    return next((page for page, names in SERVER_PAGES.items() if name in names), "challenges")


async def load_server_panel(interaction: Interaction, page: str, *, is_other_language: bool = False) -> Message:
    """Return a page of the server's settings, for a person who manages it.

    Each tells of all choices, but those of features only of their own. `is_other_language`: the language has just
    changed, so say what it applies to.
    """
    language = language_of(interaction)
    if page in FURTHER_PAGES:
        lines, controls = await FURTHER_PAGES[page](interaction)
    else:
        lines, controls = await _load_choices(interaction, page)
    told = [locales.say(language, "settings-server-from-now")] if is_other_language else []
    others = [other for other in (*SERVER_PAGES, *FURTHER_PAGES) if other != page]
    ways = [Button.to("server", other, label=locales.say(language, f"server-{other}")) for other in others]
    return _panel("\n\n".join([*told, locales.say(language, "settings-server")]), lines, [*controls, *ways])


async def _load_choices(interaction: Interaction, page: str) -> tuple[Sequence[str], Sequence[Item]]:
    """Return the lines about all choices for a server that are made here, and the controls of a page."""
    assert interaction.guild_id
    dailies, language, server = interaction.client.services.dailies, language_of(interaction), server_of(interaction)
    daily = await dailies.settings(interaction.guild_id)
    chosen = {name: getattr(server, name) for name in SERVER}
    lines = [
        *_lines(language, "server", SERVER, chosen),
        _server_line(language, "channels", tuple(f"<#{channel}>" for channel in sorted(server.channels))),
        _server_line(language, "role", f"<@&{server.role}>" if server.role else ""),
        _usual_clock(language, server),
        _daily(language, daily, missing_to_post(interaction, daily.channel) if daily.channel else ()),
    ]
    shown = look_up(SERVER_PAGES, page)
    controls: list[Item] = [_select(language, "server", name, SERVER[name], chosen[name]) for name in shown]
    if page == "challenges":
        controls += [_channels(language, server), _role(language, server), _modal_button(language, "clock")]
    if page == "daily":
        controls += _daily_controls(language, daily, await dailies.games())
        zone = safe(preferences_of(interaction).zone)
        lines[-1] += f"\n-# {locales.say(language, 'server-daily-zone', zone=zone)}"
    return lines, controls


def settings_modal(language: str, name: str, preferences: Preferences, server: Server) -> ui.Modal:
    """Return the modal for a typed choice, with its current value."""
    quiet = (
        ""
        if preferences.quiet_from is None or preferences.quiet_to is None
        else write_hours(preferences.quiet_from, preferences.quiet_to)
    )
    current = {"zone": preferences.zone, "quiet": quiet, "clock": server.clock}
    return text_modal(
        locales.say(language, f"button-{name}"),
        locales.say(language, f"box-{name}-label"),
        "filled",
        name,
        description=locales.say(language, f"box-{name}-hint"),
        default=current[name],
        required=False,
        max_length=LONGEST,
    )


def _panel(heading: str, lines: Sequence[str], controls: Sequence[Item]) -> Message:
    return Message("\n- ".join([heading, *lines]), controls=view(*controls))


def _lines(language: str, family: str, table: Mapping[str, Values], chosen: Mapping[str, object]) -> list[str]:
    return [choice_text(language, family, name, _value_name(values, chosen[name])) for name, values in table.items()]


def choice_text(language: str, family: str, name: str, choice: str) -> str:
    """Return how a choice of a `family`, `settings` or `server`, reads.

    A language is named in itself where somebody chooses their own, and in the reader's for a server.
    """
    if name != "language" or choice not in locales.LANGUAGES:
        return locales.say(language, f"{family}-{name}-{choice}")
    called = locales.name_of(choice, language if family == "server" else None)
    return locales.say(language, f"{family}-language-chosen", name=called)


def _select(language: str, family: str, name: str, values: Values, chosen: object) -> Item:
    """Return the select of a choice, with the current value selected."""
    current = _value_name(values, chosen)
    labels = {choice: choice_text(language, family, name, choice) for choice in values}
    return select(select_id(_ACTIONS[family], name), labels, [current])


def _value_name(values: Values, value: object) -> str:
    """Return the name of a value; the first name for a value that is no longer available."""
    return next((name for name, choice in values.items() if choice == value), next(iter(values)))


def _channels(language: str, server: Server) -> Item:
    return ui.ChannelSelect(
        custom_id=select_id("arrange", "channels"),
        channel_types=PLACES,
        min_values=0,
        max_values=25,
        placeholder=locales.say(language, "server-choose-channels"),
        default_values=_entities(SelectDefaultValueType.channel, sorted(server.channels)),
    )


def _role(language: str, server: Server) -> Item:
    return ui.RoleSelect(
        custom_id=select_id("arrange", "role"),
        min_values=0,
        placeholder=locales.say(language, "server-choose-role"),
        default_values=_entities(SelectDefaultValueType.role, [server.role] if server.role else []),
    )


def _daily(language: str, daily: DailySettings, missing: Sequence[str] | None) -> str:
    """Return the line about the daily puzzle, and what prevents its posting.

    `missing` has the permissions that the bot lacks in its channel; None if there is no such channel.
    """
    if daily.channel is None:
        return locales.say(language, "server-daily-none")
    channel = f"<#{daily.channel}>"
    if daily.due_at is None:
        line = locales.say(language, "server-daily-stopped", channel=channel)
    else:
        games = tuple(game_name(language, GAMES[game]) for game in daily.games if game in GAMES)
        line = locales.say(
            language,
            "server-daily-on",
            channel=channel,
            time=write_time(daily.hour * 60),
            zone=safe(daily.zone),
            games=games or locales.say(language, "server-daily-all"),
            left=timestamp(daily.due_at),
        )
    if missing is None:
        return f"{line} {locales.say(language, 'server-daily-gone')}"
    if missing:
        return f"{line} {locales.say(language, 'server-daily-closed', channel=channel, permissions=missing)}"
    return line


def _daily_controls(language: str, daily: DailySettings, games: Sequence[str]) -> list[Item]:
    """Return the controls of the daily puzzle; `games` are the ids of those that have puzzles."""
    channel: Item = ui.ChannelSelect(
        custom_id=select_id("arrange", "daily-channel"),
        channel_types=DAILY_PLACES,
        min_values=0,
        placeholder=locales.say(language, "server-daily-channel"),
        default_values=_entities(SelectDefaultValueType.channel, [daily.channel] if daily.channel else []),
    )
    hours = {str(hour): locales.say(language, "server-daily-hour", time=write_time(hour * 60)) for hour in range(24)}
    controls = [channel, select(select_id("arrange", "daily-hour"), hours, [str(daily.hour)])]
    if games:
        names = {game: game_name(language, GAMES[game]) for game in games}
        which, hint = select_id("arrange", "daily-games"), locales.say(language, "server-daily-games")
        controls.append(select(which, names, daily.games or games, max_values=len(names), placeholder=hint))
    if daily.is_stopped:
        go_on = locales.say(language, "server-daily-go-on")
        controls.append(Button.to("daily-on", label=go_on, style=discord.ButtonStyle.primary))
    if daily.channel:
        controls.append(Button.to("daily-off", label=locales.say(language, "server-daily-off")))
    return controls


def _entities(kind: SelectDefaultValueType, ids: Sequence[int]) -> list[SelectDefaultValue]:
    return [SelectDefaultValue(id=number, type=kind) for number in ids]


def _forget(language: str, presets: Sequence[str]) -> Item:
    """Return a select of presets to delete."""
    hint = locales.say(language, "settings-presets-forget")
    return select(select_id("unsave"), {name: name for name in presets}, placeholder=hint)


def _block(language: str) -> Item:
    """Return a select of a person to block."""
    return ui.UserSelect(custom_id=select_id("block-person"), placeholder=locales.say(language, "settings-block"))


def _unblock(language: str, blocked: Sequence[Person]) -> Item:
    """Return a select of blocked people to unblock; of many, the most recently blocked."""
    names = {str(person.user): shorten(person.name) for person in blocked[:SELECTABLE]}
    return select(select_id("unblock"), names, placeholder=locales.say(language, "settings-unblock"))


def _modal_button(language: str, name: str) -> Button:
    return Button.to("fill", name, label=locales.say(language, f"button-{name}"))


def _zone(language: str, zone: str) -> str:
    local_time = discord.utils.utcnow().astimezone(zone_of(zone))
    time = write_time(local_time.hour * 60 + local_time.minute)
    return locales.say(language, "settings-zone", zone=safe(zone), time=time)


def _quiet(language: str, preferences: Preferences) -> str:
    if preferences.quiet_from is None or preferences.quiet_to is None:
        return locales.say(language, "settings-quiet-none")
    start, end = write_time(preferences.quiet_from), write_time(preferences.quiet_to)
    return locales.say(language, "settings-quiet", **{"from": start, "to": end})


def _presets(language: str, presets: Sequence[str]) -> str:
    if not presets:
        return locales.say(language, "settings-presets-none")
    names = tuple(map(safe, presets))
    shown = tuple(name for name, end in zip(names, accumulate(map(len, names)), strict=True) if end <= LONGEST_PRESETS)
    return locales.say(language, "settings-presets", names=shown, more=len(names) - len(shown))


def _blocked(language: str, blocked: Sequence[Person]) -> str:
    if not blocked:
        return locales.say(language, "settings-blocked-none")
    shown = tuple(safe(person.name) for person in blocked[:LISTED_PEOPLE])
    return locales.say(language, "settings-blocked", names=shown, more=len(blocked) - len(shown))


def _server_line(language: str, name: str, given: object) -> str:
    """Return the line about the server's channels or role; if none is set, that there is no restriction."""
    return (
        locales.say(language, f"server-{name}", **{name: given})
        if given
        else locales.say(language, f"server-{name}-any")
    )


def _usual_clock(language: str, server: Server) -> str:
    clock = read_clock(server.clock)
    if not clock:
        return locales.say(language, "server-clock-none")
    return locales.say(language, "server-clock", clock=clock_text(language, clock))
