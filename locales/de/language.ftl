# Wie die Sprache schreibt, was die Daten zu Sprachen nicht sagen.

# Trennt die Teile einer Liste, in der ein Teil ein Komma hat.
list-semicolon = ;
