"""Countering a challenge: the form with its terms, and reading what somebody wants instead."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from discord import ui

import locales
from cogs.challenges.terms_form import RATED, TermsForm, read_form
from cogs.challenges.typed_terms import Typed, read_terms
from cogs.core.controls import single_value
from matches import Challenge
from matches.challenges.challenge_rules import side_of
from matches.core.clock import NO_CLOCK
from matches.core.terms import Terms
from wording.formatting import game_name


def counter_modal(language: str, challenge: Challenge, user: int) -> ui.Modal:
    """Return the form with the current terms of a challenge, as seen by one of its players.

    The options of a match that begins with a position of its own are left out, because they belong to the position. A
    match with computers is never rated, nor one that begins so.
    """
    terms, player = challenge.terms, side_of(challenge, user)
    side = None if player is None else terms.game.sides[terms.start.sides[player]]
    options = None if terms.origin else terms.options
    may_be_rated = not terms.origin and not any(asked.is_computer for asked in challenge.invitations)
    typed = Typed(options=options, side=side, clock=terms.clock.text, rated=terms.rated)
    title = locales.say(language, "terms-title", game=game_name(language, terms.game))
    asked = ("terms", RATED) if may_be_rated else ("terms",)
    return TermsForm(language, typed, terms.game).modal(title, asked, "terms", challenge.id)


def read_countered(terms: Terms, fields: Mapping[str, Sequence[str]], language: str) -> Terms:
    """Return terms as a submitted form changes them; what is left empty is off. Raises OptionError, MatchError."""
    for asked in ("side", "clock"):
        single_value(fields, asked)
    usual = replace(terms, options=terms.options if terms.origin else "", clock=NO_CLOCK)
    return read_terms(usual, read_form(fields, game=None if terms.origin else terms.game), language)
