# How the language writes what no locale data tells.

# Parts the items of a list in which an item has a comma.
list-semicolon = {" ;"}
