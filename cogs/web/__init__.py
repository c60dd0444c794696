"""The way from a board in Discord to the page on which one touches it: a button, and behind it the Activity or a private link."""
