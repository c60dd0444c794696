"""What is said alike in chat and on the page: names, links, times, and the sentences of refusals.

It is written as chat reads it, with Discord's marks and people's texts escaped; `web.words.plain` takes the marks away.
"""
