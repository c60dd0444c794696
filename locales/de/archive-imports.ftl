# Mitschriften von AbstractPlay und Stellungen, wo sie sich nicht einlesen lassen.

refusal-abstractplay-json = Diese Datei fängt an wie eine Mitschrift von AbstractPlay, aber Zeile { $line } verstehe ich nicht. Exportier sie dort noch einmal.
refusal-abstractplay-field = In dieser Mitschrift von AbstractPlay fehlt das Feld `{ $field }`, oder es steht etwas darin, was ich nicht kenne. Exportier sie dort noch einmal.
refusal-abstractplay-game = Diese Mitschrift von AbstractPlay ist eine Partie { $name }. Von den Spielen dort lese ich nur Druid.
refusal-abstractplay-variant = Diese Mitschrift von AbstractPlay ist in einer Variante, die ich nicht habe: „{ $name }“.
refusal-abstractplay-move = Zug { $number } dieser Mitschrift, „{ $text }“, passt nicht. { $why }
refusal-abstractplay-result = Das Ergebnis, das in dieser Mitschrift steht, ist nicht das, zu dem ihre Züge führen. Eines von beiden ist falsch.
refusal-position-line = Zeile { $line } dieser Stellung verstehe ich nicht: „{ $text }“. Berichtige sie und versuch es noch einmal.
refusal-position-missing = In dieser Stellung fehlt eine Zeile: die, die mit `{ $field }` anfängt.
refusal-position-no-druid = Mit der Option `walk` bringt der erste Stein an einem eigenen Rand den Druiden. In Zeile { $line } hat { $mark } dort Steine, auf { AND($cells) }, aber keinen Druiden. Schreib dazu, wo er steht und wohin er will, zum Beispiel `{ $example }`.
refusal-position-ended = In dieser Stellung ist die Partie nach dem Brett in Zeile { $line } schon aus. Schreib die Zeile `outcome { $outcome }` dazu, oder ändere das Brett.
