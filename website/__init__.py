"""The site: pages made from what the bot itself says, for MkDocs to build (`make site`).

`pages.py` writes Markdown: rules and first steps of each game in every language, all commands, and the documents of
the project. `drawings.py` draws the pictures on them. `screenshots.py` takes the pictures of conversations, which are
kept in `website/pictures/`, since they need a browser (`make site-pictures`), on the server that `stage.py` sets.
"""
