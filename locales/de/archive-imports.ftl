# Mitschriften und Stellungen einlesen: das Formular, und wo sich solche von AbstractPlay und Stellungen nicht lesen lassen.

refusal-abstractplay-json = Diese Datei beginnt wie eine Mitschrift von AbstractPlay, aber Zeile { $line } verstehe ich nicht. Exportiere sie dort noch einmal.
refusal-abstractplay-field = In dieser Mitschrift von AbstractPlay fehlt das Feld `{ $field }`, oder es enthält etwas, was ich nicht kenne. Exportiere sie dort noch einmal.
refusal-abstractplay-game = Diese Mitschrift von AbstractPlay ist eine Partie { $name }. Von dort kann ich nur Druid lesen.
refusal-abstractplay-variant = Diese Mitschrift von AbstractPlay benutzt eine Variante, die ich nicht kenne: „{ $name }“.
refusal-abstractplay-move = Zug { $number } dieser Mitschrift, „{ $text }“, passt nicht. { $why }
refusal-abstractplay-result = Das Ergebnis in dieser Mitschrift passt nicht zu ihren Zügen. Eins von beiden ist falsch.
refusal-position-line = Zeile { $line } dieser Stellung verstehe ich nicht: „{ $text }“. Berichtige sie und versuche es noch einmal.
refusal-position-missing = In dieser Stellung fehlt die Zeile, die mit `{ $field }` beginnt.
refusal-position-no-druid = Mit der Option `walk` bringt der erste Stein an einem eigenen Rand den Druiden aufs Brett. In Zeile { $line } hat { $mark } dort Steine ({ AND($cells) }), aber keinen Druiden. Schreib dazu, wo er steht und wohin er will, zum Beispiel `{ $example }`.
refusal-position-ended = In dieser Stellung ist die Partie nach dem Brett in Zeile { $line } schon zu Ende. Schreib die Zeile `outcome { $outcome }` dazu oder ändere das Brett.

## Das Formular von /match import

import-title = Partie oder Stellung einlesen
import-file = Datei hochladen
import-text = Oder ihren Text einfügen
import-text-hint = Höchstens { $most } Zeichen. Lade alles, was länger ist, als Datei hoch
