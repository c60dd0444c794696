"""A server's standings by rating: a private page with the person's own place, or a public one."""

from collections.abc import Iterable, Iterator

import locales
from cogs.core.controls import Button, Item, select, select_id, view
from cogs.core.messages import Message
from cogs.core.pages import SIGNS, page_line
from engine import GAMES
from matches.ratings.rating_service import LEAST, PAGE, OwnRating, Placed, Standings
from wording.formatting import game_name, safe


def standings_text(language: str, standings: Standings) -> str:
    """Return a page of the standings without personal parts."""
    game = game_name(language, standings.game)
    lines = [locales.say(language, "standings-heading", game=game, people=standings.people)]
    lines += [_line(language, placed) for placed in standings.placed]
    if not standings.placed:
        lines.append(locales.say(language, "standings-none"))
    lines.append("")  # else Discord renders the next line as part of the list
    lines += page_line(language, standings.page, standings.pages)
    lines.append(locales.say(language, "standings-note", least=LEAST))
    return "\n".join(lines)


def own_standings(language: str, standings: Standings, further: Iterable[Button]) -> Message:
    """Return a page of the standings for one person, with their own place and controls for other pages and games."""
    text = f"{standings_text(language, standings)}\n\n{_own_text(language, standings)}"
    return Message(text, controls=view(*_pages(language, standings), *further, _games(language, standings)))


def own_ratings(language: str, ratings: Iterable[OwnRating]) -> str:
    """Return a person's ratings, for use outside servers, where there are no standings."""
    lines = [
        locales.say(language, "ratings-line", game=game_name(language, own.game), **_numbers(own)) for own in ratings
    ]
    return "\n".join([locales.say(language, "ratings-heading"), *lines, "", locales.say(language, "ratings-note")])


def _line(language: str, placed: Placed) -> str:
    who = {"place": str(placed.place), "player": safe(placed.person.name)}
    return locales.say(language, "standings-line", **who, **_numbers(placed))


def _numbers(rated: Placed | OwnRating) -> dict[str, object]:
    """Return the message data of a rating: the number, its margin, and the number of matches."""
    return {"rating": str(rated.rating.number), "margin": rated.rating.margin, "matches": rated.matches}


def _own_text(language: str, standings: Standings) -> str:
    """Return the person's own place, or what they lack for one."""
    own = standings.own
    if own is None:
        return locales.say(language, "standings-own-none")
    numbers = _numbers(own)
    if own.place is None:
        return locales.say(language, "standings-own-few", **numbers, least=LEAST)
    code = "standings-own" if standings.is_listed else "standings-own-unlisted"
    return locales.say(language, code, **numbers, place=str(own.place))


def _pages(language: str, standings: Standings) -> Iterator[Button]:
    """Yield the buttons for the previous and the next page, and for the person's own, where these exist."""
    game, page, own = standings.game.id, standings.page, standings.own
    if standings.pages > 1:
        yield Button.to("standings", game, page - 1, "back", emoji=SIGNS["back"], disabled=page == 0)
        last = page == standings.pages - 1
        yield Button.to("standings", game, page + 1, "forward", emoji=SIGNS["forward"], disabled=last)
    if own and own.place and (own.place - 1) // PAGE != page:
        yield Button.to("standings-mine", game, label=locales.say(language, "button-standings-mine"))


def _games(language: str, standings: Standings) -> Item:
    names = {game.id: game_name(language, game) for game in GAMES.values()}
    return select(select_id("standings-of"), names, [standings.game.id])
