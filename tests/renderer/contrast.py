"""How light colours are, and how well they are told apart."""

from renderer.theme import Rgb


def contrast(first: Rgb, second: Rgb) -> float:
    """Return the contrast ratio of two colours, from 1 to 21, as WCAG 2 defines it."""
    low, high = sorted((luminance(first), luminance(second)))
    return (high + 0.05) / (low + 0.05)


def luminance(colour: Rgb) -> float:
    """Return the relative luminance of a colour, from 0 to 1, as WCAG 2 defines it."""
    linear = (
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in (c / 255 for c in colour)
    )
    red, green, blue = linear
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
