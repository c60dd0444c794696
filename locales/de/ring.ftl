# Was nur die beiden Contiguity-Spiele sagen, in der Reihenfolge der anderen Dateien: ihre Namen und Optionen, was
# abgelehnt wird, wie Partien enden, Vorschläge, die Worte eines Zugs, und die in ihren Bildern und dazu.

game-contiguity = Contiguity
game-contiguity-blurb = Sammle deine sechs Scheiben auf einem Ring: Sie gleiten oder springen über eine andere.
game-contiguity-profile = leicht, mittellang; bring deine sechs Scheiben in eine Gruppe
game-contiguity-deluxe = Contiguity Deluxe
game-contiguity-deluxe-blurb = Ihr stellt das Brett selbst auf. Verbinde alles oder kreise den anderen Druiden ein.
game-contiguity-deluxe-profile = ziemlich schwer, lang, mit vielen Optionen; verbinde deine Figuren oder kreise den gegnerischen Druiden ein

## Optionen

option-relocate = Einkreisen und versetzen
option-relocate-help = Kreise gegnerische Bauern ein und versetze sie beliebig. Lebhafter; der Autor rät dazu.
option-relocate-chosen = Kreist du einen gegnerischen Bauern ein, versetzt du ihn, wohin du willst.
option-druidless = Ohne Druiden
option-druidless-help = Es gibt keine Druiden: Verbinde deine sechs Bauern, und du gewinnst.
option-isolation = Einsamkeit
option-isolation-help = Du verlierst, wenn zu Beginn deines Zugs keine Figur neben deinem Druiden steht.
option-friendly = Von Freunden umringt
option-friendly-help = Du gewinnst auch mit eigenen Bauern auf allen vier Seiten deines Druiden.
option-smaller = Kleinere Gruppe
option-smaller-help = Dein Druide und fünf beliebige deiner Bauern in einer Gruppe genügen zum Sieg.
option-victory = Siegfeld
option-victory-help = Du gewinnst auch, wenn dein Druide aufs Startfeld des gegnerischen zieht.
option-turns = Begrenzte Züge
option-turns-help = Nach dem letzten Zug gewinnt die größere Gruppe (mit Druiden: die um den Druiden).
option-turns-chosen = Nach je { $value } Zügen gewinnt die größere Gruppe (mit Druiden: die um den Druiden).
option-flip = Zwei Runden
option-flip-help = Ihr spielt zweimal mit Seitentausch: Wer zuerst verliert, muss danach schneller gewinnen.
option-safe = Sichere Druiden
option-safe-help = Du darfst keinen Druiden dorthin setzen, wo er sofort eingekreist ist.

## Abgelehnte Züge

refusal-which-disk =
    { COUNT($candidates) ->
        [one] Eine deiner Figuren kommt nach { $cell }. Wenn du diesen Zug meinst, schreib `{ $candidates }`.
       *[other] Mehrere deiner Figuren kommen nach { $cell }. Welche meinst du: { OR($candidates) }?
    }
refusal-off-board = Das Feld { $cell } gibt es auf diesem Brett nicht. Die Nummern gehen von 1 bis 30 und die Ringe von a, ganz außen, bis d, ganz innen: `29b` zum Beispiel.
refusal-not-in-line = Eine Figur behält entweder ihren Buchstaben und zieht auf ihrem Ring, oder sie behält ihre Nummer und zieht nach innen oder außen. Von { $from } nach { $to } geht beides nicht. Wähle ein Feld in gerader Linie.
refusal-two-in-the-way = Eine Figur kann höchstens eine andere überspringen. Auf dem Weg von { $from } nach { $to } stehen { COUNT($cells) }, auf { AND($cells) }. Wähle ein anderes Feld oder eine andere Figur.

## Abgelehnt, solange Figuren gesetzt werden

refusal-place-a-piece =
    { $piece ->
        [druid] Gezogen wird erst, wenn beide Druiden stehen. Nenne nur ein Feld für deinen, zum Beispiel `12c`.
       *[pawn] Gezogen wird erst, wenn alle Bauern stehen. Nenne nur ein Feld für deinen, zum Beispiel `12c`.
    }
refusal-cell-taken = Auf { $cell } steht schon eine Figur. Wähle ein leeres Feld.
refusal-pawn-beside-own = Beim Aufstellen darfst du keinen Bauern neben einen eigenen setzen, und auf { $cell } würde er neben { AND($beside) } stehen. Wähle ein Feld, das keinen deiner Bauern berührt.
refusal-pawn-beside-no-enemy = Ein Bauer kommt neben einen gegnerischen Bauern, auf demselben Ring oder mit derselben Nummer. Neben { $cell } steht keiner. Wähle ein Feld mit einem gegnerischen Bauern daneben.
refusal-druid-beside-no-pawn = Ein Druide kommt neben einen Bauern, egal welcher Farbe, auf demselben Ring oder mit derselben Nummer. Neben { $cell } steht keiner. Wähle ein Feld mit einem Bauern daneben.
refusal-druid-unsafe = Mit der Option `safe` darfst du deinen Druiden nicht dorthin setzen, wo er sofort eingekreist ist. Auf { $cell } wäre er das. Wähle ein anderes Feld.

## Abgelehnt, wenn gezogen wird

refusal-druid-held = Ein Druide darf nur ziehen, wenn einer seiner Bauern neben ihm steht. Deiner auf { $cell } sitzt fest. Bring erst einen Bauern neben ihn oder zieh eine andere Figur.
refusal-relocation-unreadable = „{ $text }“ kann ich nicht als Versetzung lesen. Schreib nach deinem Zug `x`, das Feld des eingekreisten Bauern, `>` und das Feld, auf das er kommt: `12c-14c x14b>20d`.
refusal-relocation-missing =
    { COUNT($waiting) ->
        [one] Dieser Zug kreist den Bauern auf { $waiting } ein, und du musst sagen, wohin er kommt. Hänge `x{ $waiting }>` und ein leeres Feld an, wie in `12c-14c x14b>20d`.
       *[other] Dieser Zug kreist die Bauern auf { AND($waiting) } ein, und du musst sagen, wohin sie kommen. Hänge für jeden eine Versetzung an, wie in `12c-14c x14b>20d x14d>21d`.
    }
refusal-relocation-superfluous = Dieser Zug kreist auf { $cell } keinen Bauern ein, deshalb kannst du dort keinen versetzen. Mit der Option `relocate` müssen deine Figuren auf jedem Feld neben dem gegnerischen Bauern stehen, darunter die gerade gezogene. Lass diesen Teil weg.
refusal-relocation-twice = Du versetzt den Bauern auf { $cell } zweimal. Nenne ihn nur einmal, wie in `12c-14c x14b>20d`.
refusal-relocation-same-cell = Ein eingekreister Bauer muss woandershin, aber du lässt ihn auf { $cell }. Wähle ein anderes leeres Feld für ihn.
refusal-relocation-taken = Ein eingekreister Bauer kommt auf ein leeres Feld, aber { $cell } ist in diesem Moment besetzt. Wähle ein anderes. Erlaubt ist auch das Feld, von dem deine Figur gerade kommt, wie in `12c-14c x14b>12c`.

## Wodurch eine Partie oder eine Runde endet

reason-connection-contiguity = mit allen sechs Scheiben in einer Gruppe
reason-connection-contiguity-deluxe = mit verbundenen Figuren
reason-surround = durch Einkreisen des Druiden
reason-friendly = mit vier Bauern um den eigenen Druiden
reason-isolation = gegen einen einsamen Druiden
reason-victory = auf dem Siegfeld
reason-turns = mit der größeren Gruppe nach dem letzten Zug
reason-flip = mit der schnelleren Runde

## Vorschläge

suggest-disk = die Figur auf { $cell }: wohin?
suggest-slide = von { $from } nach { $to } gleiten
suggest-jump = von { $from } nach { $to } springen
suggest-range-to = { $from } → { $first }–{ $last }: danach wählst du genauer
suggest-place-pawn = einen Bauern auf { $cell } setzen
suggest-place-druid = deinen Druiden auf { $cell } setzen
suggest-relocate = den Bauern von { $from } nach { $to } versetzen

## Schritt für Schritt wählen

ask-piece = Welche Figur?
ask-place-pawn = Wohin kommt dein Bauer?
ask-place-druid = Wohin kommt dein Druide?
ask-sector = In welchem Teil des Rings?
ask-relocate-sector = In welchen Teil des Rings kommt der eingekreiste Bauer?
ask-relocate = Wohin kommt der eingekreiste Bauer?
choice-relocate = { $to }
choice-slide = { $to }
choice-jump = { $to }
choice-sector = { $first }–{ $last }
suggest-sector =
    { $count ->
        [one] Nummern { $first } bis { $last }: ein Feld
       *[other] Nummern { $first } bis { $last }: { $count } Felder
    }

## Der Zug

prompt-place-pawn =
    { $left ->
        [6] Nenne ein Feld für deinen ersten Bauern, zum Beispiel `12c`. Der allererste darf überallhin; jeder andere kommt neben einen gegnerischen Bauern.
        [one] Nenne ein Feld für deinen letzten Bauern, neben einem gegnerischen Bauern und neben keinem eigenen.
       *[other] Nenne ein Feld für deinen nächsten Bauern, neben einem gegnerischen Bauern und neben keinem eigenen. Du musst noch { $left } setzen.
    }
prompt-place-druid = Alle Bauern stehen. Nenne ein Feld für deinen Druiden, neben mindestens einem Bauern, egal welcher Farbe.
prompt-limit =
    { $left ->
        [0] Alle Züge sind verbraucht, und die Gruppen sind gleich groß. Ab jetzt entscheidet der erste Zug, nach dem eine größer ist.
        [one] Begrenzte Züge: Der Spieler am Zug hat nur noch diesen.
       *[other] Begrenzte Züge: Der Spieler am Zug hat noch { $left } Züge.
    }
prompt-first-round = Runde 1: Wer verliert, muss Runde 2 mit getauschten Seiten in weniger Zügen gewinnen.
prompt-second-round =
    { $left ->
        [0] Runde 2: Runde 1 wurde schon beim Aufstellen gewonnen, in 0 Zügen. Für { $player } kommt jeder Sieg jetzt zu spät: Nach diesem Zug ist die Partie verloren.
        [one] Runde 2: { $player } hat noch 1 Zug. Ein Sieg gleicht aus, ohne Sieg ist die Partie verloren.
       *[other] Runde 2: { $player } hat noch { $left } Züge. Ein Sieg vor dem letzten entscheidet die Partie, ein Sieg im letzten gleicht aus.
    }
prompt-second-round-in-set-up =
    { $left ->
        [0] Runde 2: Runde 1 wurde schon beim Aufstellen gewonnen, in 0 Zügen. Um auszugleichen, muss auch { $player } beim Aufstellen gewinnen.
        [one] Runde 2: Stehen alle Figuren, hat { $player } 1 Zug. Ein Sieg damit gleicht aus, ein Sieg beim Aufstellen entscheidet die Partie.
       *[other] Runde 2: Stehen alle Figuren, hat { $player } { $left } Züge. Ein Sieg vor dem letzten entscheidet die Partie, ein Sieg im letzten gleicht aus.
    }
round-finished =
    { $number ->
        [1] **{ AND($winners) }** hat Runde 1 { $reason } gewonnen. In Runde 2 sind die Seiten getauscht.
       *[other] **{ AND($winners) }** hat Runde { $number } im allerletzten erlaubten Zug { $reason } gewonnen. Das ist ein Gleichstand, und eine dritte Runde mit Geboten entscheidet.
    }
round-finished-in-no-turn = **{ AND($winners) }** hat Runde { $number } { $reason } gewonnen, wie schon Runde 1 in 0 eigenen Zügen. Das ist ein Gleichstand, und eine dritte Runde mit Geboten entscheidet.

## In Bildern

board-to-place = setzt
board-held = { $cell } sitzt fest
board-note-place-pawn =
    { $left ->
        [one] letzter Bauer
       *[other] noch { $left } Bauern
    }
board-note-place-druid = Druide fehlt
board-note-limit =
    { $left ->
        [0] Verlängerung
        [one] letzter Zug
       *[other] Grenze: { $left } Züge
    }
board-note-first-round = Runde 1 von 2
board-note-second-round =
    { $left ->
        [0] Runde 2: zu spät
        [one] Runde 2: letzter
       *[other] Runde 2: { $left } Züge
    }
board-note-second-round-in-set-up =
    { $left ->
        [0] Runde 2: 0 Züge
        [one] Runde 2: 1 Zug
       *[other] Runde 2: { $left } Züge
    }

# Warum eine Partie aus ist
board-note-surround = eingekreist
board-note-friendly = umringt
board-note-isolation = Druide allein
board-note-victory = Siegfeld
board-note-turns = Züge verbraucht
board-note-flip = zu spät

## Bildtext und Brett als Text

alt-to-place-pawn = { $who } muss einen Bauern setzen.
alt-to-place-druid = { $who } muss den Druiden setzen.
alt-place-pawn =
    { $left ->
        [one] Es fehlt nur noch dieser Bauer.
       *[other] Es fehlen noch { $left } Bauern.
    }

# Eine Art von Figur mit den Feldern einer Seite, wo sie steht: „Weiß: Bauern auf 1a, 2b, Druide auf 1b.“
piece-pawn =
    { COUNT($cells) ->
        [one] Bauer auf { $cells }
       *[other] Bauern auf { $cells }
    }
piece-druid =
    { COUNT($cells) ->
        [one] Druide auf { $cells }
       *[other] Druiden auf { $cells }
    }

# Wohin die nächste Figur darf. Der Ring hat 120 Felder: Der erste Bauer darf auf jedes
alt-places =
    { COUNT($cells) ->
        [120] Die nächste Figur darf auf jedes Feld.
       *[other] Die nächste Figur darf auf { $cells }.
    }
alt-held = Der Druide auf { $cell } sitzt fest: Keiner seiner Bauern steht neben ihm.
alt-victory = { $side } gewinnt auch mit dem eigenen Druiden auf { $cell }.

# Zeichen auf dem Brett als Text
holds-disk = { $side }, Scheibe
holds-pawn = { $side }, Bauer
holds-druid = { $side }, Druide
text-spaces = # Siegfeld

## Was ein Zug bewirkt. Jeder Satz beginnt mit einem Verb oder mit „Danach“, denn er steht auch hinter „Aber der Zug“

# Zwei und weniger sind genau; drei und mehr können noch zu wenig sein.
fact-disks-need = Danach sind die eigenen Scheiben { $now ->
        [2] zwei Züge
       *[other] mindestens { $now } Züge
    } von einer gemeinsamen Gruppe entfernt, vorher { $before ->
        [1] einen.
        [2] zwei.
       *[other] mindestens { $before }.
    }
fact-opponent-disks-need = Danach sind die gegnerischen Scheiben { $now ->
        [2] zwei Züge
       *[other] mindestens { $now } Züge
    } von einer gemeinsamen Gruppe entfernt, vorher { $before ->
        [1] einen.
        [2] zwei.
       *[other] mindestens { $before }.
    }
fact-joins-disks =
    { $before ->
        [1] Verbindet { $size } Scheiben zu einer Gruppe.
       *[other] Verbindet { $size } Scheiben zu einer Gruppe; die größte hatte { $before }.
    }
fact-breaks-group =
    { $size ->
        [1] Bricht die größte Gruppe auf: Von ihren { $before } Scheiben bleiben keine zwei zusammen.
       *[other] Bricht die größte Gruppe mit { $before } Scheiben auf; jetzt hat die größte { $size }.
    }

# Mit Bauern und Druiden
fact-wins-by =
    { $reason ->
        [surround] Kreist den gegnerischen Druiden ein und gewinnt sofort.
        [friendly] Umringt den eigenen Druiden auf allen vier Seiten mit Bauern und gewinnt sofort.
        [isolation] Lässt den gegnerischen Druiden allein stehen und gewinnt sofort.
        [victory] Bringt den Druiden auf das Siegfeld und gewinnt sofort.
        [turns] Gewinnt mit der größeren Gruppe, weil alle Züge verbraucht sind.
        [group] Verbindet Figuren zu einer Gruppe ({ $size } von { $total }) und gewinnt sofort.
       *[connection] Verbindet die Figuren zu einer Gruppe und gewinnt sofort.
    }
fact-loses-by =
    { $reason ->
        [surround] Verliert sofort, weil der eigene Druide eingekreist ist.
        [turns] Verliert, weil die gegnerische Gruppe nach dem letzten Zug größer ist.
        [bid] Verliert sofort, weil das Gebot nicht erfüllt ist.
        [flip] Verliert sofort, weil die zweite Runde nicht rechtzeitig gewonnen ist.
        [friendly] Verliert sofort, weil der gegnerische Druide auf allen vier Seiten eigene Bauern hat.
        [group] Verliert sofort, weil die gegnerischen Figuren zu einer Gruppe verbunden sind ({ $size } von { $total }).
       *[connection] Verliert sofort, weil die gegnerischen Figuren in einer Gruppe verbunden sind.
    }
fact-ties-rounds = Gewinnt die Runde in so vielen Zügen, wie der Gegner gebraucht hat. Das gleicht aus, und eine dritte Runde entscheidet.
fact-gives-tie = Schenkt dem Gegner die Runde, aber nicht schneller, als Runde 1 gewonnen wurde. Das gleicht aus, und eine dritte Runde entscheidet.
fact-saves-druid = Rettet den eigenen Druiden, der sofort hätte eingekreist werden können.
fact-threatens-by =
    { $reason ->
        [surround] Droht, den gegnerischen Druiden einzukreisen.
        [friendly] Droht, den eigenen Druiden auf allen vier Seiten mit Bauern zu umringen.
        [isolation] Droht, den gegnerischen Druiden allein stehen zu lassen.
        [victory] Droht, den Druiden auf das Siegfeld zu bringen.
        [turns] Droht, mit der größeren Gruppe zu gewinnen, wenn alle Züge verbraucht sind.
        [group] Droht, Figuren zu einer Gruppe ({ $size } von { $total }) zu verbinden.
       *[connection] Droht, die Figuren zu einer Gruppe zu verbinden.
    }
fact-sends-pawns =
    { COUNT($pawns) ->
        [one] Kreist den Bauern auf { $pawns } ein und versetzt ihn nach { $cells }.
       *[other] Kreist die Bauern auf { AND($pawns) } ein und versetzt sie nach { AND($cells) }.
    }
fact-opponent-druid-hemmed =
    { $left ->
        [one] Engt den gegnerischen Druiden ein: Noch ein Feld, und er ist eingekreist.
       *[other] Engt den gegnerischen Druiden ein: Noch { $left } Felder, und er ist eingekreist.
    }
fact-druid-hemmed =
    { $left ->
        [one] Engt den eigenen Druiden ein: Noch ein Feld, und er ist eingekreist.
       *[other] Engt den eigenen Druiden ein: Noch { $left } Felder, und er ist eingekreist.
    }
fact-opponent-druid-held = Setzt den gegnerischen Druiden fest: Keiner seiner Bauern steht mehr neben ihm.
fact-opponent-druid-freed = Befreit den gegnerischen Druiden: Jetzt steht einer seiner Bauern neben ihm.
fact-druid-held = Setzt den eigenen Druiden fest: Keiner seiner Bauern steht mehr neben ihm.
fact-druid-freed = Befreit den eigenen Druiden: Jetzt steht einer seiner Bauern neben ihm.
fact-joins-pieces =
    { $before ->
        [1] Verbindet { $size } der { $total } Figuren zu einer Gruppe.
       *[other] Verbindet { $size } der { $total } Figuren zu einer Gruppe; die größte hatte { $before }.
    }
fact-breaks-pieces =
    { $size ->
        [1] Bricht die größte Gruppe auf: Von ihren { $before } Figuren bleiben keine zwei zusammen.
       *[other] Bricht die größte Gruppe mit { $before } Figuren auf; jetzt hat die größte { $size }.
    }
fact-pieces-need =
    { $before ->
        [1] Danach sind die eigenen Figuren mindestens { $now } Züge von einer Gewinngruppe entfernt, vorher einen.
       *[other] Danach sind die eigenen Figuren mindestens { $now } Züge von einer Gewinngruppe entfernt, vorher { $before }.
    }
fact-opponent-pieces-need =
    { $before ->
        [1] Danach sind die gegnerischen Figuren mindestens { $now } Züge von einer Gewinngruppe entfernt, vorher einen.
       *[other] Danach sind die gegnerischen Figuren mindestens { $now } Züge von einer Gewinngruppe entfernt, vorher { $before }.
    }
fact-counts-at-limit = Danach sind die Züge bald verbraucht, und die Gruppen werden gezählt: Die eigene hat { $own ->
        [one] eine Figur
       *[other] { $own } Figuren
    }, die gegnerische { $other }.
fact-near-pawns =
    { COUNT($pawns) ->
        [one] Braucht nur noch eine Figur zur Verbindung mit dem eigenen Bauern auf { $pawns }.
       *[other] Braucht nur noch eine Figur zur Verbindung mit einem eigenen Bauern, auf { OR($pawns) }.
    }
