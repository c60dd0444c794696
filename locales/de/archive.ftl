# Partien nachspielen, und Partien einlesen.

## Knöpfe

button-replay = Nachspielen
button-find = Gehe zu …
button-flip = Umdrehen
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
            [0] Noch ist kein Zug gespielt, also gibt es nur 0, den Anfang.
           *[other] Schreib eine Zahl von 0, dem Anfang, bis { $last }.
        }
       *[yes] Zug { $typed } gibt es in dieser Partie nicht. { $last ->
            [0] Noch ist kein Zug gespielt, also gibt es nur 0, den Anfang.
           *[other] Schreib eine Zahl von 0, dem Anfang, bis { $last }.
        }
    }
refusal-record-game = Diese Mitschrift sagt nicht, welches Spiel es ist. Ergänze eine Zeile wie `game: druid`; ich kenne { AND($known) }.
refusal-record-line = Zeile { $line } dieser Mitschrift verstehe ich nicht: „{ $text }“. Berichtige sie und versuch es noch einmal.
refusal-records-full = Du hast { $most } Mitschriften eingelesen, mehr geht nicht. Lösch erst eine: { COMMAND("board") } zeigt sie, jede mit einem Knopf zum Löschen.
refusal-records-today = Du hast an einem Tag { $most } Mitschriften eingelesen, mehr geht nicht. Versuch es morgen wieder.
refusal-record-long = Diese Mitschrift ist zu lang. Ich lese höchstens { $size } KB.
refusal-record-line-long = Zeile { $line } dieser Mitschrift ist zu lang. Eine Zeile hat höchstens { $most } Zeichen.
refusal-record-entries = Diese Mitschrift hat zu viele Einträge. Ich lese höchstens { $most }.

## Eine davon löschen

button-unimport-yes = Ja, löschen
button-unimport-no = Nein, behalten
unimport-question = Willst du Partie { $id } löschen, die du eingelesen hast? Dann ist sie für alle weg, und das lässt sich nicht rückgängig machen.
unimport-done = Partie { $id } ist gelöscht.
kept-unimport = Gut, Partie { $id } wurde nicht gelöscht.

## Eins nach dem anderen

refusal-one-at-a-time = { $what ->
        [film] An deinem letzten Film arbeite ich noch. Warte, bis er da ist, dann frag nach dem nächsten.
        [export] Deine Datei schreibe ich noch. Warte, bis sie da ist, dann frag noch einmal.
        [record] Deine letzte Mitschrift lese ich noch. Warte, bis ich fertig bin, dann schick die nächste.
        [follows] Die Bretter, die du verfolgst, zeichne ich noch. Warte, bis sie da sind, dann frag noch einmal.
       *[desk] Deinen Schreibtisch zeichne ich noch. Warte, bis er da ist, dann frag noch einmal.
    }
