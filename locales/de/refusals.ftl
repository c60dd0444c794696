# Warum etwas nicht gespielt werden kann, und was stattdessen geht. `refusal-<Kürzel>`, mit den Angaben zur Ablehnung.

## Einen Zug lesen

refusal-unreadable = „{ $text }“ kann ich in diesem Spiel nicht als Zug lesen. Wie man Züge schreibt, steht bei { COMMAND("rules") } unter „Notation“. Oder nimm die Knöpfe unter dem Brett.
refusal-range = `{ $text }` kann mehrere Züge bedeuten. Wähl einen davon.
refusal-incomplete = Du hast die Figur auf { $cells } gewählt. Häng das Feld an, auf das sie soll, wie in `{ $cells }-…`.
refusal-no-such-cell =
    { $count ->
        [0] Ein Feld { $cell } gibt es auf diesem Brett nicht. Seine Spalten haben die Buchstaben { $first } bis { $last }.
        [one] Ein Feld { $cell } gibt es auf diesem Brett nicht. Diese Spalte hat nur Feld 1.
       *[other] Ein Feld { $cell } gibt es auf diesem Brett nicht. Die Felder dieser Spalte haben die Nummern 1, ganz unten, bis { $count }.
    }

## Eine Figur ziehen

refusal-same-cell = Die Figur auf { $cell } käme dort an, wo sie begonnen hat, und das ist nicht erlaubt. Nimm ein anderes Feld für sie.
refusal-empty-start = { $cell } ist leer, da gibt es nichts zu ziehen. Beginn bei einer deiner Figuren.
refusal-not-yours = Die Figur auf { $cell } gehört nicht dir. Zieh eine von deinen.
refusal-target-taken = Auf { $cell } steht schon eine Figur. Überspringen kannst du eine, aber enden musst du auf einem leeren Feld.
refusal-cannot-pass = Solange du einen erlaubten Zug hast, darfst du nicht passen. Spiel einen.
refusal-swap-too-late = Die Seiten tauschen darfst du nur im zweiten Zug der Partie. Mach stattdessen einen Zug.

## Das Bieten um die Reihenfolge

refusal-bid-unreadable = „{ $text }“ kann ich nicht als Gebot lesen. Schreib `gebot` und eine Zahl von Zügen, zum Beispiel `gebot 12`.
refusal-bid-not-lower = Dein Gebot von { $bid } ist nicht niedriger als das jetzige, { $standing }. Biete weniger, oder nimm es an: `annehmen`.
refusal-bid-too-high = Das höchste Gebot sind { $high } Züge. Biete so viele oder weniger.
refusal-bid-too-low = In { $bid } Zügen kann niemand gewinnen. Das niedrigste Gebot ist 1.
refusal-bid-must-be-called = Das Gebot steht bei 1, weniger geht nicht. Du musst es `annehmen`.
refusal-nothing-to-call = Noch gibt es kein Gebot, das du annehmen könntest. Du machst das erste: Schreib `gebot` und eine Zahl von Zügen, von 1 bis 99.
refusal-auction-first = Ihr bietet noch um die Reihenfolge, also kannst du noch nicht auf dem Brett spielen. Schreib `gebot` und eine Zahl von Zügen, oder nimm das jetzige Gebot an: `annehmen`.
refusal-choose-first-or-second = Du hast am wenigsten geboten, also wähl, bevor du spielst: `zuerst`, oder `als zweiter`, dann beginnt dein Gegner.
refusal-auction-not-won = { $text ->
        [first] `zuerst`
        [second] `als zweiter`
       *[other] `{ $text }`
    } kann noch niemand wählen: Es wird noch geboten. Biete eine Zahl von Zügen, zum Beispiel `gebot 12`, oder nimm das jetzige Gebot an: `annehmen`.
refusal-auction-over = Jetzt wird nicht geboten: Wo es Gebote gibt, kommen sie vor dem ersten Zug. Spiel einen Zug auf dem Brett.

## Die Partie

refusal-game-over = Diese Partie ist aus, du kannst darin nicht mehr spielen.
refusal-not-repeated =
    { $count ->
        [one] Diese Stellung gab es erst einmal. Remis beanspruchen kannst du, wenn sie zum dritten Mal da ist und derselbe Spieler am Zug ist.
       *[other] Diese Stellung gab es erst { $count }-mal. Remis beanspruchen kannst du, wenn sie zum dritten Mal da ist und derselbe Spieler am Zug ist.
    }

## Optionen

option-error-unknown =
    { COUNT($known) ->
        [0] Dieses Spiel hat keine Optionen, also auch kein „{ $name }“.
        [one] Eine Option „{ $name }“ hat dieses Spiel nicht. Seine einzige ist { $known }.
       *[other] Eine Option „{ $name }“ hat dieses Spiel nicht. Es hat { AND($known) }.
    }
option-named = `{ $name }` ({ $label })
option-error-value = „{ $value }“ passt nicht zur Option `{ $name }`. Erlaubt: { $allowed }.
# Zahlen, die eine Option annimmt.
option-range = { $low } bis { $high }
option-error-conflict = Die Optionen `{ $first }` und `{ $second }` passen nicht zusammen. Lass eine weg.
option-error-unreadable = „{ $text }“ kann ich nicht als Optionen lesen. Schreib sie als Wörter mit Leerzeichen dazwischen, zum Beispiel `bid`, oder `size=8`, wenn eine Zahl dazugehört.
option-error-repeated = Die Option `{ $name }` steht zweimal da. Einmal genügt.

## Warum eine Partie aus ist, in wenigen Worten neben dem Ergebnis

reason-connection = verbunden
reason-bid = Gebot verfehlt
reason-resigned = aufgegeben
reason-time = Zeit abgelaufen
reason-agreed = so vereinbart
reason-repetition = dreimal dieselbe Stellung
