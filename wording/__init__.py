"""What is said alike in chat and on the page: names, links, times, refusals; votes of teams, and what players ask.

It is written as chat reads it, with Discord's marks and people's texts escaped; `web.words.plain` takes the marks away.
"""
