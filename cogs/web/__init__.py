"""The way from a board in Discord to the page on which people touch it: a button, and by it the Activity or a link."""
