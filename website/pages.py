"""The pages of the site as Markdown, and what is drawn on them."""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, partial
from pathlib import Path, PurePosixPath
from posixpath import normpath, relpath
from typing import Final

from discord import app_commands

from engine import GAMES, Game, State
from locales import FALLBACK, LANGUAGES, headings, name_of, rules, say
from renderer import View, describe, render
from renderer.figures import figures
from runtime.discord_client import cog_classes
from training.lessons import lesson, step_of
from website import drawings

ROOT: Final = Path(__file__).parents[1]
SHOTS: Final = Path(__file__).with_name("pictures")
"""The pictures of conversations."""
DOCUMENTS: Final[Mapping[str, str]] = {
    "README.md": "index.md",
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "PRIVACY.md": "privacy.md",
    "TERMS.md": "terms.md",
    **{f"docs/{path.name}": f"docs/{path.name}" for path in sorted((ROOT / "docs").glob("*.md"))},
}
"""The documents that are pages: their files, and the pages."""
END_OF_HOME: Final = "<!-- The site's first page ends here. -->"
"""A line of the README."""
START: Final = "start.md"
"""The page with what the README says below that line: how to try the bot, and how to run it."""
_LINK: Final = re.compile(r"(?P<picture>!?)\[(?P<text>[^\]]*)\]\((?P<target>[^)\s]+)\)")


@dataclass
class Site:
    """All files of the site's source: texts by path, and functions that return the bytes of pictures."""

    texts: dict[str, str] = field(default_factory=dict)
    pictures: dict[str, Callable[[], bytes]] = field(default_factory=dict)

    def picture(self, page: str, path: str, alt: str, draw: Callable[[], bytes]) -> str:
        """Add a picture, and return the Markdown by which a page shows it."""
        self.pictures[path] = draw
        return f"![{_in_brackets(alt)}]({relpath(path, str(PurePosixPath(page).parent))})"

    def board(self, page: str, path: str, state: State, view: View) -> str:
        """Add the picture of a board, as `picture` does."""
        return self.picture(page, path, describe(state, view), lambda: render(state, view).data)

    def write(self, folder: Path) -> None:
        """Write all files below a folder."""
        for path, text in self.texts.items():
            _file(folder, path).write_text(text, encoding="utf-8")
        for path, draw in self.pictures.items():
            _file(folder, path).write_bytes(draw())


def _file(folder: Path, path: str) -> Path:
    file = folder / path
    file.parent.mkdir(parents=True, exist_ok=True)
    return file


def whole_site() -> Site:
    """Return the site."""
    site = Site()
    for source, page in DOCUMENTS.items():
        site.texts[page] = document(site, source, page)
    for language in LANGUAGES:
        for game in GAMES.values():
            page = game_path(game, language)
            site.texts[page] = game_page(site, game, language, page)
    site.texts[START] = document(site, "README.md", START)
    site.texts["commands.md"] = commands_page(site, "commands.md")
    return site


# Games


def game_path(game: Game, language: str) -> str:
    """Return the page of a game in a language."""
    return f"games/{game.id}.md" if language == FALLBACK else f"games/{game.id}.{language}.md"


def game_page(site: Site, game: Game, language: str, page: str) -> str:
    """Return the page of a game: a board, its rules with their figures, a whole match, and the first steps."""
    here = PurePosixPath(page).parent
    others = (
        f"[{name_of(other)}]({relpath(game_path(game, other), str(here))})" for other in LANGUAGES if other != language
    )
    parts = [
        f"# {say(language, f'game-{game.id}')}",
        " · ".join(others),
        say(language, f"game-{game.id}-blurb"),
        site.board(page, f"pictures/{language}/{game.id}.png", *drawings.board(game, language)),
        *rules_sections(site, game, language, page),
        f"## {say(language, 'site-match')} {{#whole-match}}",
        say(language, "site-match-about", count=drawings.match(game).ply),
        site.picture(page, f"pictures/{game.id}.gif", say(language, "site-match"), partial(drawings.film, game)),
        f"## {say(language, 'site-first-steps')} {{#first-steps}}",
        say(language, "site-first-steps-about"),
        *first_steps(site, game, language, page),
    ]
    return "\n\n".join(parts) + "\n"


def rules_sections(site: Site, game: Game, language: str, page: str) -> Iterator[str]:
    """Yield the sections of the rules of a game, with their figures."""
    known, titles = figures(game.id), headings(language, game.id)
    for slug, text in rules(language, game.id).items():
        body = text.partition("\n")[2]
        yield f"## {titles[slug]} {{#{slug}}}\n\n{with_blank_lines(body)}"
        if slug in known:
            path = f"pictures/{language}/{game.id}-{slug}.png"
            yield site.board(page, path, *drawings.figure(known[slug], language))


def first_steps(site: Site, game: Game, language: str, page: str) -> Iterator[str]:
    """Yield the steps of a lesson that everybody takes: each with its board, and its answer folded away."""
    for number, step in enumerate(lesson(game.id).core, 1):
        name = f"lesson-{game.id}-{step.id}"
        path = f"pictures/{language}/{game.id}-step-{number}.png"
        yield f"### {say(language, 'site-step', number=number)}"
        yield say(language, name)
        yield site.board(page, path, *drawings.first_step(step, language))
        answered = say(language, "site-answer", move=answer(step.name))
        yield f'??? success "{say(language, "site-answer-title")}"\n    {answered} {say(language, f"{name}-done")}'


@cache
def answer(step: str) -> str:
    """Return a move that reaches the goal of a step, given by its name among all games."""
    found = step_of(step)
    return found.hint or next(found.solutions())


def with_blank_lines(text: str) -> str:
    """Return the Markdown of Discord as that of MkDocs, which wants a blank line before lists and blocks of code."""
    found: list[str] = []
    fenced = False
    for line in text.split("\n"):
        begins = line.startswith(("- ", "```")) or re.match(r"\d+\. ", line) is not None
        before = found[-1] if found else ""
        of_list = before.startswith(("- ", "  ")) or re.match(r"\d+\. ", before) is not None
        if begins and not fenced and before and not (of_list and not line.startswith("```")):
            found.append("")
        found.append(line)
        if line.startswith("```"):
            fenced = not fenced
            if not fenced:
                found.append("")
    return "\n".join(found)


# Commands


def commands_page(site: Site, page: str) -> str:
    """Return the page of all commands, each with what it does, and a picture of its answer."""
    parts = [f"# {say(FALLBACK, 'site-commands')}", say(FALLBACK, "site-commands-about")]
    for name, about in sorted(commands().items()):
        parts += [f"## /{name} {{#{name.replace(' ', '-')}}}", about]
        picture, alt = shot(name), say(FALLBACK, "site-command-picture", command=f"/{name}")
        parts.append(site.picture(page, f"pictures/{picture.name}", alt, picture.read_bytes))
    return "\n\n".join(parts) + "\n"


def shot(command: str) -> Path:
    """Return the file with the picture of the answer to a command."""
    return SHOTS / f"{command.replace(' ', '-')}.png"


def commands() -> dict[str, str]:
    """Return the descriptions of all commands, by the names with which one types them, in English."""
    cogs = [*cog_classes()]
    declared = [each for cog in cogs for each in cog.__cog_app_commands__]
    inner = [each for group in declared if isinstance(group, app_commands.Group) for each in group.commands]
    return {
        each.qualified_name: each.description for each in (*declared, *inner) if isinstance(each, app_commands.Command)
    }


# Documents


def document(site: Site, source: str, page: str) -> str:
    """Return a document of the project as a page: links lead to pages, and pictures come along."""
    text = (ROOT / source).read_text(encoding="utf-8")
    if source == "README.md":
        home, _, rest = text.partition(END_OF_HOME)
        title = say(FALLBACK, "site-start")
        text = f"# {title}\n{rest}" if page == START else f"{home}\n[{title}]({source}#try-it)\n"
    return _LINK.sub(partial(_relinked, site, source, page), text)


def _relinked(site: Site, source: str, page: str, link: re.Match[str]) -> str:
    """Return a link of a document as it is on its page; what is not on the site stays as text."""
    target, _, anchor = link["target"].partition("#")
    if not target or "://" in target:
        return link[0]
    file = normpath(str(PurePosixPath(source).parent / target))
    if link["picture"]:
        return site.picture(page, f"pictures/{PurePosixPath(file).name}", link["text"], (ROOT / file).read_bytes)
    if file not in DOCUMENTS:
        return link["text"]
    below = anchor and file == "README.md"
    found = relpath(START if below else DOCUMENTS[file], str(PurePosixPath(page).parent))
    return f"[{link['text']}]({found}{'#' if anchor else ''}{anchor})"


def _in_brackets(alt: str) -> str:
    """Return an alt text on one line, without the brackets that would end it."""
    return " ".join(alt.split()).replace("[", "(").replace("]", ")")
