"""The way from a board in Discord to the page on which one touches it: a button, and a private link."""
