"""People: preferences, blocks, export and deletion of data.

This room knows no feature. Features declare which of their rows are about people (`store.personal`), and listen to what
is announced here (`matches.consequences`). A deletion erases the name, then has the person leave whatever they are
engaged in, in transactions of its own, and deletes the rest in the transaction that finds them engaged in nothing.
"""
