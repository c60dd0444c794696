# Warum etwas nicht gespielt werden kann, und was stattdessen geht. `refusal-<Kürzel>`, mit den Angaben zur Ablehnung.

## Einen Zug lesen

refusal-unreadable = „{ $text }“ kann ich in diesem Spiel nicht als Zug lesen. Wie du Züge schreibst, steht in { COMMAND("rules") } unter „Notation“. Oder benutze die Knöpfe unter dem Brett.
refusal-range = `{ $text }` kann mehrere Züge bedeuten. Wähle einen davon.
refusal-incomplete = Du hast die Figur auf { $cells } gewählt. Hänge das Feld an, auf das sie ziehen soll, wie in `{ $cells }-…`.
refusal-no-such-cell =
    { $count ->
        [0] Das Feld { $cell } gibt es auf diesem Brett nicht. Die Spalten haben die Buchstaben { $first } bis { $last }.
        [one] Das Feld { $cell } gibt es auf diesem Brett nicht. Diese Spalte hat nur Feld 1.
       *[other] Das Feld { $cell } gibt es auf diesem Brett nicht. Die Felder dieser Spalte sind von unten nach oben von 1 bis { $count } nummeriert.
    }

## Eine Figur ziehen

refusal-same-cell = Die Figur auf { $cell } würde dort enden, wo sie begonnen hat. Das ist nicht erlaubt. Wähle ein anderes Feld für sie.
refusal-empty-start = { $cell } ist leer, da gibt es nichts zu ziehen. Beginne bei einer deiner Figuren.
refusal-not-yours = Die Figur auf { $cell } gehört nicht dir. Zieh eine von deinen.
refusal-target-taken = Auf { $cell } steht schon eine Figur. Überspringen kannst du eine, aber enden musst du auf einem leeren Feld.
refusal-cannot-pass = Solange du einen erlaubten Zug hast, darfst du nicht passen. Spiele einen.
refusal-swap-too-late = Die Seiten darfst du nur im zweiten Zug der Partie tauschen. Mach stattdessen einen Zug.

## Das Bieten um die Reihenfolge

refusal-bid-unreadable = „{ $text }“ kann ich nicht als Gebot lesen. Schreib `gebot` und eine Zahl von Zügen, zum Beispiel `gebot 12`.
refusal-bid-not-lower = Dein Gebot von { $bid } ist nicht niedriger als das aktuelle von { $standing }. Biete weniger oder sag `annehmen`.
refusal-bid-too-high = Mehr als { $high } Züge darfst du nicht bieten. Biete weniger.
refusal-bid-too-low = In { $bid } Zügen kann niemand gewinnen. Das niedrigste Gebot ist 1.
refusal-bid-must-be-called = Das Gebot steht bei 1, weniger geht nicht. Du musst es `annehmen`.
refusal-nothing-to-call = Es gibt noch kein Gebot, das du annehmen könntest. Das erste machst du: Schreib `gebot` und eine Zahl von Zügen, von 1 bis 99.
refusal-auction-first = Ihr bietet noch um die Reihenfolge, auf dem Brett kannst du noch nicht spielen. Schreib `gebot` und eine Zahl von Zügen oder sag `annehmen`.
refusal-choose-first-or-second = Du hast am wenigsten geboten und musst vor dem ersten Zug wählen: `zuerst` oder `als zweiter`. Bei `als zweiter` beginnt dein Gegner.
refusal-auction-not-won = { $text ->
        [first] `zuerst`
        [second] `als zweiter`
       *[other] `{ $text }`
    } kann noch niemand wählen, denn es wird noch geboten. Biete eine Zahl von Zügen, zum Beispiel `gebot 12`, oder sag `annehmen`.
refusal-auction-over = In dieser Partie wird nicht oder nicht mehr geboten. Spiele einen Zug auf dem Brett.

## Die Partie

refusal-game-over = Diese Partie ist zu Ende, du kannst nicht mehr ziehen.
refusal-not-repeated =
    { $count ->
        [one] Diese Stellung gab es bisher nur einmal. Du kannst Remis beanspruchen, wenn sie mit demselben Spieler am Zug zum dritten Mal entsteht.
       *[other] Diese Stellung gab es bisher nur { $count }-mal. Du kannst Remis beanspruchen, wenn sie mit demselben Spieler am Zug zum dritten Mal entsteht.
    }

## Optionen

option-error-unknown =
    { COUNT($known) ->
        [0] Dieses Spiel hat keine Optionen, auch nicht „{ $name }“.
        [one] Dieses Spiel hat keine Option „{ $name }“, sondern nur { $known }.
       *[other] Dieses Spiel hat keine Option „{ $name }“. Es gibt { AND($known) }.
    }
option-named = `{ $name }` ({ $label })
option-error-value = „{ $value }“ passt nicht zur Option `{ $name }`. Erlaubt: { $allowed }.
# Zahlen, die eine Option annimmt.
option-range = { $low } bis { $high }
option-error-conflict = Die Optionen `{ $first }` und `{ $second }` passen nicht zusammen. Lass eine weg.
option-error-unreadable = „{ $text }“ kann ich nicht als Optionen lesen. Schreib sie als Wörter mit Leerzeichen dazwischen, zum Beispiel `bid` oder, wenn eine Zahl dazugehört, `size=8`.
option-error-repeated = Die Option `{ $name }` steht zweimal da. Einmal genügt.

## Wodurch eine Partie endet, hinter „gewinnt“ und „remis“: „durch Aufgabe“, „mit vier Bauern in einer Linie“

reason-connection = durch Verbinden
reason-bid = durch ein verfehltes Gebot
reason-resigned = durch Aufgabe
reason-time = durch Zeitüberschreitung
reason-agreed = durch Vereinbarung
reason-repetition = durch dreifache Stellungswiederholung
