"""Every message, rendered as people may come to read it, breaks no rule of its language.

The values are those that break sentences: names that begin with a vowel or end in s, 0, 1, 2 and 5, one person or
several, long names, moments from now. `python -m tests.locales.test_rendered fr` writes them all, for a reader.
"""

import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice, product
from typing import Any, Final

import pytest
from fluent.syntax import ast

import locales
from engine import GAMES
from tests.locales import ftl

NAME: Final = "Alexis"
"""A name that begins with a vowel and ends in s."""
LONG: Final = "Oriane-Wilhelmine d’Aubigné-Ozols"
NAMES: Final = re.compile(
    r"players?|challenger|captain|who|mover|opponents|names?|asked|agreed|people|winners|declined|taken|others|team"
    r"|computers"
)
"""Variables that are people or teams, or what they have named."""
COUNTED: Final = ("agreed", "declined")
"""Names of people as lists, and numbers of votes by themselves."""
NUMBERS: Final = (0, 1, 2, 5)
AHEAD: Final = {"en": "in 3 hours", "fr": "dans 3 heures", "de": "in 3 Stunden"}
AGO: Final = {"en": "3 hours ago", "fr": "il y a 3 heures", "de": "vor 3 Stunden"}
MOMENTS: Final = {"left": "R", "until": "R", "due": "R", "at": "f", "since": "f"}
"""Styles of Discord's timestamps by variables: relative, a date with the time, the time, a date."""
OTHER_MOMENTS: Final = {
    ("follow-panel", "due"): "t",
    ("reply-unread", "until"): "t",
    ("time-quiet", "until"): "t",
    ("think-list-line", "at"): "R",
    ("results-ended", "at"): "d",
}
WRITTEN: Final = {"f": "27 November 2026 08:00", "t": "08:00", "d": "27/11/2026"}
LIMITS: Final = re.compile(r"most|least|days|high|low|places|rounds|seconds|megabytes|shards|advised|stride|tables")
"""Numbers that no message chooses by: limits of some size."""
LEAST: Final = {
    r"fact-.*-needs? (now|before)": 2,
    r"fact-(counts-at-limit own|alignment-takes-moves now|alignment-(opens|closes)-pit pawns)": 1,
    r"fact-capture-(takes|pawns-in-danger) count": 1,
    r"fact-(joins-(disks|pieces)|breaks-(group|pieces)) (size|before|total)": 1,
    r"fact-(alignment-frees now|breaks-.* before|joins-.* (size|total)|capture-(takes-several|chain) count)": 2,
    r"(match-which|refusal-which-match|think-on|results-rematches) (count|length)": 2,
    r"(daily|puzzle)-task moves|(alt|board-note)-place-pawn left|refusal-pebbles-.* (count|taken)": 1,
    r"(board-note-deadline.*|alt-deadline|prompt-deadline.*) left": 1,
    r"(prompt-next-capture-decides|card-computers|offer-answered) count": 1,
    r"refusal-leaves-board count": 2,
    r"(refusal-leaves-board room|refusal-pit-distance count|suggest-(pit|kind-.*|sector) count|fact-.*hemmed left)": 1,
    r"league-(divisions size|silence (lost|moves))": 2,
    r"suggest-bids .*|refusal-bid-too-low bid|refusal-two-in-the-way cells": 2,
    r"learn-overview count|option-.*-chosen value|site-match-about count|view-film-part boards": 5,
    r"end-unrated .*|standings-.* (least|moves|most|matches)|check-gateway.* (remaining|total)|suggest-range count": 5,
}
"""The least that numbers can be, by messages and variables; the last that fits counts. Others can be 0."""
ONE_AT_MOST: Final = frozenset({"winners"})
"""Lists that have one item at most: in every game one player wins."""
ALIGNED: Final = frozenset({"check-well", "check-to-do"})
"""Messages with blanks that align lines in a terminal."""
PROBED: Final = 240
"""Renderings of a message, at most."""


@dataclass(frozen=True)
class Rule:
    """A mistake that a pattern can tell, with a text that has it."""

    languages: tuple[str, ...]
    pattern: str
    example: str


ALL: Final = ("en", "fr", "de")
VOWEL: Final = "aeiouhyàâéèêëîïôùûœAEIOUHÀÂÉÈÊÎÔÛŒ"
NOUNS: Final = {
    "en": {"moves": "move", "matches": "match", "votes": "vote", "turns": "turn", "days": "day", "hours": "hour"}
    | {"minutes": "minute", "people": "person", "players": "player", "pieces": "piece", "pawns": "pawn"}
    | {"boards": "board", "steps": "step", "puzzles": "puzzle", "lines": "line", "seasons": "season"}
    | {"rounds": "round", "places": "place", "points": "point", "pebbles": "pebble", "cells": "cell"},
    "fr": {"coups": "coup", "parties": "partie", "votes": "vote", "tours": "tour", "jours": "jour", "heures": "heure"}
    | {"minutes": "minute", "personnes": "personne", "joueurs": "joueur", "pièces": "pièce", "pions": "pion"}
    | {"plateaux": "plateau", "étapes": "étape", "lignes": "ligne", "saisons": "saison", "rondes": "ronde"}
    | {"places": "place", "points": "point", "victoires": "victoire", "défaites": "défaite", "nulles": "nulle"}
    | {"autres": "autre", "perles": "perle", "cases": "case"},
    "de": {"Züge": "Zug", "Partien": "Partie", "Stimmen": "Stimme", "Tage": "Tag", "Stunden": "Stunde"}
    | {"Minuten": "Minute", "Personen": "Person", "Figuren": "Figur", "Bauern": "Bauer", "Bretter": "Brett"}
    | {"Schritte": "Schritt", "Saisons": "Saison", "Runden": "Runde", "Plätze": "Platz", "Punkte": "Punkt"}
    | {"Siege": "Sieg", "Niederlagen": "Niederlage", "Felder": "Feld"},
}
"""Nouns that are counted, in the plural and in the singular."""
ALONE: Final = r"(?<![\d.,:–/-])\b"
"""Before a number that is not part of another."""
PROPER: Final = (
    "Trilithon|Discord|Alexis|Bruno|Oriane|I|SQLite|PostgreSQL|Sonneborn|Red|Blue|Green|Yellow|White|Horizontal|Vertical|Rouge|Bleu"
    "|Vert|Jaune|Blanc|Contiguity|Druid|Contigo|Roi|AbstractPlay|Enter|Escape|Entrée|Échap"
)
"""Words that have a capital after a comma, too."""
RULES: Final = (
    Rule(ALL, r"[ \u00a0\u202f]{2}", "two  spaces"),
    Rule(ALL, r"[{}]|\$\w", "a { $variable }"),
    Rule(ALL, r"[ \u00a0\u202f][,.](?=\s|$)", "a blank , there"),
    Rule(ALL, r"[,;:] ?[,;:.](?!\S)|(?<!\.)\.[,;:](?=\s|$)(?<!etc\.[,;])|(?<!\.)\.\.(?!\.)|\?\.|!\.", "one.. two"),
    Rule(ALL, r"\( | \)|\(\)", "an empty ()"),
    Rule(
        ("en", "fr"),
        rf", (?!(?:{PROPER})\b|[A-Z]+\b)[A-ZÀÉÊ]",
        "yes, The end",
    ),
    *(Rule((of,), f"{ALONE}1[ \u00a0](?:{'|'.join(NOUNS[of])})\\b", f"1 {next(iter(NOUNS[of]))}") for of in ALL),
    *(
        Rule((of,), f"{ALONE}[25][ \u00a0](?:{'|'.join(NOUNS[of].values())})\\b", f"5 {next(iter(NOUNS[of].values()))}")
        for of in ALL
    ),
    Rule(("fr",), f"{ALONE}0[ \u00a0](?:{'|'.join(NOUNS['fr'])})\\b", "0 coups"),
    Rule(
        ("fr",),
        r"(?<!-)\b(?:[DdMmNnSsTtLlJj]e|[Ll]a|[Qq]ue|[Jj]usque|[Ll]orsque|[Pp]uisque)[ \u00a0](?:\*\*)?"
        rf"(?![a-z]\d|[a-z]\b|onz|huit|haut|hors|hasard|hexag|oui|où|à |et |ou |en )[{VOWEL}]",
        "l’équipe de Alexis",
    ),
    Rule(("fr",), r"\b[Ss]i ils?\b|\b[Dd]e les? (?=[A-Z\W])|\bà les? (?=[A-Z\W])", "si il veut"),
    Rule(
        ("en",),
        r"\b[Aa] (?!one|uni|use|usu|eu|(?:and|is|or|on)\b)[aeiou]|\b[Aa]n (?![aeiouAEIOU8hFLMNRSX`])",
        "a apple",
    ),
    *(
        Rule(
            (of,),
            rf"(?:^|[.:] )(?:\*\*)?Alexis {word} Bruno(?:\*\*)? (?:{verbs})\b",
            f"Alexis {word} Bruno {verbs.split('|')[0]}",
        )
        for of, word, verbs in (
            ("en", "and", "is|has|wins|plays|agrees|loses|was|offers|asks"),
            ("fr", "et", "est|a|gagne|joue|accepte|perd|attend|préfère|propose|demande"),
            ("de", "und", "ist|hat|gewinnt|spielt|nimmt|verliert|wartet|möchte|bietet|bittet"),
        )
    ),
    Rule(("de",), r"\b(?:Alexis|Ozols)s\b", "Alexiss Zug"),
    Rule(
        ("en",),
        r"\b(?:until|till|by|from|after|before|at|since|for|within|in|on|of|every|to) (?:in 3 hours|3 hours ago)",
        "until in 3 hours",
    ),
    Rule(
        ("fr",),
        r"(?:\b(?:jusqu’à|à|de|depuis|pendant|avant|après|le|la|du|échéance|d’ici|pour|vers)|’|,)"
        r" (?:dans 3 heures|il y a 3 heures)",
        "échéance dans 3 heures",
    ),
    Rule(
        ("de",),
        r"(?:\b(?:bis|ab|um|seit|nach|vor|von|am|zu|für|fällig)|,) (?:in 3 Stunden|vor 3 Stunden)",
        "fällig in 3 Stunden",
    ),
    Rule(("fr",), r"[\w`)*»] [:;!?»](?=\s|$)|« ", "un signe : perdu"),
    Rule(("fr",), r"(?<!Stoneheng)[^\W\d_]\*{0,2}[:;!?](?=\s|$)", "un signe collé: perdu"),
    Rule(ALL, r"[^\W\d_]\*{0,2}\((?!\w{1,2}\))", "a name(in brackets)"),
    Rule(ALL, r" …", "and so on …"),
    Rule(("en", "de"), r"\b(?:[Nn]o|Nr)\. \d|\d (?:%|KB|MB)", "No. 5 has 30 %"),
)


def kinds(message: ast.Message) -> dict[str, list[str]]:
    """Return the variants of the variables by which a message selects one."""
    found: dict[str, list[str]] = {}
    for node in ftl.nodes(message):
        if isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
            keys = [variant.key for variant in node.variants]
            found.setdefault(node.selector.id.name, []).extend(
                key.name if isinstance(key, ast.Identifier) else key.value for key in keys
            )
    return found


PLURAL: Final = {"zero", "one", "two", "few", "many", "other"}


def sides(language: str, file: str) -> list[str]:
    """Return the names of the sides of the games that a file is about; of all, if it is about none."""
    games = [game for game in GAMES.values() if file.startswith(game.id.split("-")[0])] or GAMES.values()
    return [*dict.fromkeys(locales.say(language, f"side-{side}") for game in games for side in game.sides)]


def values(language: str, file: str, name: str, message: ast.Message) -> dict[str, list[Any]]:
    """Return what each variable of a message may be."""
    needed, chosen = ftl.references(message), kinds(message)
    found: dict[str, list[Any]] = {}
    for variable in sorted(needed.variables):
        keys = chosen.get(variable, [])
        words = [key for key in keys if not key.isdigit() and key not in PLURAL]
        style = OTHER_MOMENTS.get((name, variable), MOMENTS.get(variable))
        if variable in needed.lists:
            items = (NAME, "Bruno", LONG) if NAMES.fullmatch(variable) else ("c3", "d4", "e5")
            fewest = least(name, variable, 1 - ("0" in counted(message, variable)))
            counts = range(fewest, 2 if variable in ONE_AT_MOST else 4)
            found[variable] = [list(items[:count]) for count in counts]
        elif variable == "side" and "red" not in words:
            found[variable] = [*(word for word in words if word != "other"), *sides(language, file)]
        elif words:
            found[variable] = words
        elif keys:
            found[variable] = numbers(name, variable, NUMBERS)
        elif variable == "game":
            found[variable] = [locales.say(language, "game-contiguity-deluxe")]
        elif style:
            found[variable] = moments(language, name, style)
        elif NAMES.fullmatch(variable) and variable not in COUNTED:
            found[variable] = [NAME, LONG]
        elif LIMITS.fullmatch(variable):
            found[variable] = [5]
        else:
            found[variable] = numbers(name, variable, (1, 5))
    return found


def numbers(name: str, variable: str, probed: Sequence[int]) -> list[int]:
    """Return those of some numbers that a variable can be."""
    if (name, variable) == ("offer-draw", "rounds"):
        return [0, 5]
    return [number for number in probed if number >= least(name, variable, probed[0])]


def least(name: str, variable: str, otherwise: int) -> int:
    """Return the least that a number can be."""
    fitting = [number for pattern, number in LEAST.items() if re.fullmatch(pattern, f"{name} {variable}")]
    return [otherwise, *fitting][-1]


def moments(language: str, name: str, style: str) -> list[str]:
    """Return how a moment reads; a relative one may be ahead or past."""
    past = {"time-over", "time-late", "think-list-line"}
    return [WRITTEN[style]] if style != "R" else [AGO[language] if name in past else AHEAD[language]]


def counted(message: ast.Message, variable: str) -> set[str]:
    """Return the counts of a list by which a message selects a variant."""
    return {
        getattr(variant.key, "value", "")
        for node in ftl.nodes(message)
        if isinstance(node, ast.SelectExpression)
        and isinstance(node.selector, ast.FunctionReference)
        and node.selector.arguments.positional[0].id.name == variable
        for variant in node.variants
    }


def renderings(language: str) -> Iterator[tuple[str, str]]:
    """Yield every message as people may come to read it, with its id, and every section of the rules."""
    known = {message.id.name: message for _, message in ftl.messages(language)}
    for file, message in ftl.messages(language):
        name, parts = message.id.name, [message]
        for part in parts:
            parts += [known[inner] for inner in ftl.references(part).messages]
        data: dict[str, list[Any]] = {}
        for part in parts:
            for variable, given in values(language, file, name, part).items():
                data[variable] = [
                    *data.get(variable, []),
                    *(value for value in given if value not in data.get(variable, [])),
                ]
        chosen = (dict(zip(data, each, strict=True)) for each in product(*data.values()))
        for each in islice(filter(possible, chosen), PROBED):
            yield name, locales.say(language, name, **each)
    yield from ((f"{game} {slug}", text) for game in GAMES for slug, text in locales.rules(language, game).items())


def possible(data: dict[str, Any]) -> bool:
    """Return whether values go together: nobody is counted once and named with another."""
    return data.get("count") not in (1, "1", "one") or all(
        len(item) < 2 for item in data.values() if isinstance(item, list)
    )


def prose(text: str) -> str:
    """Return a text without code, links and Discord's marks."""
    return re.sub(
        r"```.*?```|`[^`\n]*`|https?://\S+|</[^>]*>|^-# |^#+ |^> |^- ", "`", text, flags=re.DOTALL | re.MULTILINE
    )


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.example)
def test_a_rule_tells_its_own_example(rule: Rule) -> None:
    assert re.search(rule.pattern, rule.example)


@pytest.mark.parametrize("language", ftl.WHOLE)
def test_no_message_breaks_a_rule_of_its_language(language: str) -> None:
    rules = [re.compile(rule.pattern) for rule in RULES if language in rule.languages]
    broken: dict[str, str] = {}
    rendered = ((name, text) for name, text in renderings(language) if name not in ALIGNED)
    for name, text in rendered:
        for rule in rules:
            if found := rule.search(prose(text)):
                broken.setdefault(f"{name} {rule.pattern[:24]}", f"{found[0]!r}: {text}")
    assert broken == {}


if __name__ == "__main__":
    for _name, _text in renderings(sys.argv[1]):
        print(f"{_name}: {_text}")
