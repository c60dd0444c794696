# Partien nachspielen, und Partien einlesen.

## Knöpfe

button-replay = Nachspielen
button-find = Gehe zu …
button-flip = Brett drehen
button-since = Seit meinem Zug
button-animate = Als Film
button-unimport = Löschen

## Beim Nachspielen

view-page = Partie { $id }: { $game }, { AND($names) }. { $stands ->
        [yes] { $ply ->
            [0] Anfang, Zug 0 von { $last }.
           *[other] Zug { $ply } von { $last }.
        }
       *[no] Zug { $ply }, später zurückgenommen.
    }
view-since = Markiert: was sich seit deinem letzten Zug geändert hat{ $count ->
        [0] .
        [one] , vor 1 Zug.
       *[other] , vor { $count } Zügen.
    }
view-title = Zu einem Zug in { $game }
view-label = Zugnummer, 0 (Anfang) bis { $last }
view-film = Partie { $id }: { $game }, { AND($names) }, Brett für Brett.
view-film-part = Die Partie hat { $boards } Bretter; der Film zeigt jedes { $stride }. davon.

## Mitschriften, die eingelesen werden

import-line = Zeile { $line } der Mitschrift: { $reason }
refusal-no-such-number =
    { $number ->
        [no] „{ $typed }“ ist keine Nummer eines Zugs. { $last ->
            [0] Noch ist kein Zug gespielt, es gibt nur 0, den Anfang.
           *[other] Schreib eine Zahl von 0, dem Anfang, bis { $last }.
        }
       *[yes] Zug { $typed } gibt es in dieser Partie nicht. { $last ->
            [0] Noch ist kein Zug gespielt, es gibt nur 0, den Anfang.
           *[other] Schreib eine Zahl von 0, dem Anfang, bis { $last }.
        }
    }
refusal-record-game = In dieser Mitschrift steht nicht, welches Spiel es ist. Ergänze eine Zeile wie `game: druid`. Ich kenne { AND($known) }.
refusal-record-line = Zeile { $line } dieser Mitschrift verstehe ich nicht: „{ $text }“. Berichtige sie und versuche es noch einmal.
refusal-records-full = Du hast schon { $most } Mitschriften eingelesen, mehr geht nicht. Lösche erst eine: { COMMAND("board") } zeigt sie alle und hat für jede einen Knopf zum Löschen.
refusal-records-today = Du hast in 24 Stunden { $most } Mitschriften eingelesen, mehr geht nicht. Versuche es morgen wieder.
refusal-record-long = Diese Mitschrift ist zu lang. Ich lese höchstens { $size } KB.
refusal-record-line-long = Zeile { $line } dieser Mitschrift ist zu lang. Eine Zeile hat höchstens { $most } Zeichen.
refusal-record-entries = Diese Mitschrift hat zu viele Einträge. Ich lese höchstens { $most }.
refusal-record-missing = Es gibt nichts einzulesen: Lade eine Datei hoch oder füge ihren Text ein.
refusal-record-both = Du hast eine Datei hochgeladen und einen Text eingefügt, ich kann aber nur eins von beiden einlesen. Ich habe nichts eingelesen: Versuche es mit einem davon noch einmal.
refusal-record-not-text = „{ $file }“ ist keine Textdatei. Partien und Stellungen sind Text, in Dateien wie partie.txt oder partie.json.
refusal-record-empty = Die Datei „{ $file }“ ist leer.

## Eine davon löschen

button-unimport-yes = Ja, löschen
button-unimport-no = Nein, behalten
unimport-question = Willst du die eingelesene Partie { $id } löschen? Dann ist sie für alle weg, und das lässt sich nicht rückgängig machen.
unimport-done = Partie { $id } ist gelöscht.
kept-unimport = Gut, Partie { $id } bleibt.

## Eins nach dem anderen

refusal-one-at-a-time = { $what ->
        [film] Ich arbeite noch an deinem letzten Film. Wenn er da ist, kannst du den nächsten haben.
        [export] Ich schreibe noch an deiner Datei. Warte, bis sie da ist, bevor du noch einmal fragst.
        [record] Ich lese noch deine letzte Mitschrift. Warte, bis ich fertig bin, bevor du die nächste schickst.
        [follows] Ich zeichne noch die Bretter, die du verfolgst. Warte, bis sie da sind, bevor du noch einmal fragst.
       *[desk] Ich zeichne noch deinen Schreibtisch. Warte, bis er da ist, bevor du noch einmal fragst.
    }
