# Was nur die beiden Contiguity-Spiele sagen, in der Reihenfolge der anderen Dateien: ihre Namen und Optionen, was
# abgelehnt wird, wie Partien enden, Vorschläge, die Worte eines Zugs, und die in ihren Bildern und dazu.

game-contiguity = Contiguity
game-contiguity-blurb = Sammle deine sechs Scheiben auf einem Ring. Gleite, oder spring über eine einzelne.
game-contiguity-profile = leicht, mittellang; bring deine sechs Scheiben in eine Gruppe
game-contiguity-deluxe = Contiguity Deluxe
game-contiguity-deluxe-blurb = Stellt das Brett selbst auf. Verbinde alles, oder kreis den gegnerischen Druiden ein.
game-contiguity-deluxe-profile = ziemlich schwer, lang; verbinde deine Figuren oder kreis den gegnerischen Druiden ein, mit vielen Optionen

## Optionen

option-relocate = Einkreisen und versetzen
option-relocate-help = Kreis einen Bauern ein und setz ihn, wohin du willst. Lebhafter; der Autor rät dazu.
option-relocate-chosen = Kreist du einen gegnerischen Bauern ein, setzt du ihn, wohin du willst.
option-druidless = Ohne Druiden
option-druidless-help = Es gibt keine Druiden: Verbinde deine sechs Bauern, und du gewinnst.
option-isolation = Einsamkeit
option-isolation-help = Du verlierst, wenn dein Zug beginnt und neben deinem Druiden gar keine Figur steht.
option-friendly = Von Freunden umringt
option-friendly-help = Du gewinnst auch mit eigenen Bauern auf allen vier Seiten deines Druiden.
option-smaller = Kleinere Gruppe
option-smaller-help = Dein Druide und irgendwelche fünf deiner Bauern in einer Gruppe genügen zum Sieg.
option-victory = Siegfeld
option-victory-help = Du gewinnst auch mit deinem Druiden auf dem Feld, wo der gegnerische begonnen hat.
option-turns = Begrenzte Züge
option-turns-help = Nach dem letzten Zug gewinnt die größere Gruppe: die des Druiden, wenn es einen gibt.
option-turns-chosen = Nach je { $value } Zügen gewinnt die größere Gruppe: die des Druiden, wenn es einen gibt.
option-flip = Zwei Runden
option-flip-help = Ihr spielt zweimal, mit Seitentausch: Wer zuerst verliert, muss danach schneller gewinnen.
option-safe = Sichere Druiden
option-safe-help = Du darfst keinen Druiden dorthin setzen, wo er sofort eingekreist ist.

## Abgelehnte Züge

refusal-which-disk =
    { COUNT($candidates) ->
        [one] Eine deiner Figuren kommt nach { $cell }. Wenn du diesen Zug meinst, schreib `{ $candidates }`.
       *[other] Mehrere deiner Figuren kommen nach { $cell }. Welche meinst du: { OR($candidates) }?
    }
refusal-off-board = Ein Feld { $cell } gibt es auf diesem Brett nicht. Die Nummern gehen von 1 bis 30 und die Ringe von a, ganz außen, bis d, ganz innen: `29b` zum Beispiel.
refusal-not-in-line = Eine Figur behält entweder ihren Buchstaben und zieht auf ihrem Ring, oder ihre Nummer und zieht nach innen oder außen. Von { $from } nach { $to } ist es keins von beiden. Nimm ein Feld in gerader Linie.
refusal-two-in-the-way = Eine Figur kann höchstens eine andere überspringen, und von { $from } nach { $to } müsste deine über { COUNT($cells) } springen, auf { AND($cells) }. Nimm ein anderes Feld oder eine andere Figur.

## Abgelehnt, solange Figuren gesetzt werden

refusal-place-a-piece =
    { $piece ->
        [druid] Gezogen wird erst, wenn beide Druiden stehen. Nenn nur ein Feld für deinen, zum Beispiel `12c`.
       *[pawn] Gezogen wird erst, wenn alle Bauern stehen. Nenn nur ein Feld für deinen, zum Beispiel `12c`.
    }
refusal-cell-taken = Auf { $cell } steht schon eine Figur. Nimm ein leeres Feld.
refusal-pawn-beside-own = Beim Aufstellen darfst du keinen Bauern neben einen eigenen setzen, und auf { $cell } stünde er neben { AND($beside) }. Nimm ein Feld, das keinen deiner Bauern berührt.
refusal-pawn-beside-no-enemy = Ein Bauer kommt neben einen gegnerischen Bauern, auf demselben Ring oder mit derselben Nummer, und neben { $cell } steht keiner. Nimm ein Feld, wo einer daneben steht.
refusal-druid-beside-no-pawn = Ein Druide kommt neben einen Bauern, egal welcher Farbe, auf demselben Ring oder mit derselben Nummer, und neben { $cell } steht keiner. Nimm ein Feld, wo einer daneben steht.
refusal-druid-unsafe = Mit der Option `safe` darfst du deinen Druiden nicht dorthin setzen, wo er sofort eingekreist ist, und auf { $cell } wäre er das. Nimm ein anderes Feld.

## Abgelehnt, wenn gezogen wird

refusal-druid-held = Ein Druide darf nur ziehen, wenn einer seiner Bauern neben ihm steht; deiner auf { $cell } sitzt also fest. Bring erst einen Bauern dorthin, oder zieh eine andere Figur.
refusal-relocation-unreadable = „{ $text }“ kann ich nicht als Versetzen lesen. Schreib nach deinem Zug `x`, das Feld des eingekreisten Bauern, `>` und das Feld, auf das er kommt: `12c-14c x14b>20d`.
refusal-relocation-missing =
    { COUNT($waiting) ->
        [one] Dieser Zug kreist den Bauern auf { $waiting } ein, also sagst du, wohin er kommt. Häng `x{ $waiting }>` und ein leeres Feld an, wie in `12c-14c x14b>20d`.
       *[other] Dieser Zug kreist die Bauern auf { AND($waiting) } ein, also sagst du, wohin sie kommen. Häng für jeden ein Versetzen an, wie in `12c-14c x14b>20d x14d>21d`.
    }
refusal-relocation-superfluous = Dieser Zug kreist auf { $cell } keinen Bauern ein, also kannst du dort keinen wegschicken. Mit der Option `relocate` müssen deine Figuren auf jedem Feld neben dem gegnerischen Bauern stehen, und die gerade gezogene muss dabei sein. Lass diesen Teil weg.
refusal-relocation-twice = Du schickst den Bauern auf { $cell } an zwei Orte. Nenn ihn nur einmal, wie in `12c-14c x14b>20d`.
refusal-relocation-same-cell = Ein eingekreister Bauer muss woandershin, und du lässt ihn auf { $cell }. Wähl ein anderes leeres Feld für ihn.
refusal-relocation-taken = Ein eingekreister Bauer kommt auf ein leeres Feld, und { $cell } ist in diesem Moment nicht leer. Wähl ein anderes; auch das Feld, von dem deine Figur gerade kommt, geht, wie in `12c-14c x14b>12c`.

## Warum eine Partie oder eine Runde aus ist

reason-connection-contiguity = alle sechs Scheiben in einer Gruppe
reason-connection-contiguity-deluxe = Figuren in einer Gruppe verbunden
reason-surround = Druide eingekreist
reason-friendly = Druide von eigenen Bauern umringt
reason-isolation = Druide allein gelassen
reason-victory = Siegfeld erreicht
reason-turns = größere Gruppe, als alle Züge verbraucht waren
reason-flip = zweite Runde nicht rechtzeitig gewonnen

## Vorschläge

suggest-disk = die Figur auf { $cell }: wohin?
suggest-slide = von { $from } nach { $to } gleiten
suggest-jump = von { $from } nach { $to } springen
suggest-range-to = { $from } → { $first }–{ $last }: erst dies, dann genauer
suggest-place-pawn = einen Bauern auf { $cell } setzen
suggest-place-druid = deinen Druiden auf { $cell } setzen
suggest-relocate = den Bauern von { $from } nach { $to } schicken

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
        [6] Nenn ein Feld für deinen ersten Bauern, zum Beispiel `12c`. Der allererste darf überallhin; jeder andere kommt neben einen gegnerischen Bauern.
        [one] Nenn ein Feld für deinen letzten Bauern, neben einem gegnerischen Bauern und neben keinem eigenen.
       *[other] Nenn ein Feld für deinen nächsten Bauern, neben einem gegnerischen Bauern und neben keinem eigenen. Du hast noch { $left } zu setzen.
    }
prompt-place-druid = Alle Bauern stehen. Nenn ein Feld für deinen Druiden, neben mindestens einem Bauern, egal welcher Farbe.
prompt-limit =
    { $left ->
        [0] Alle Züge sind verbraucht, und die Gruppen sind gleich groß. Ab jetzt entscheidet der erste Zug, nach dem eine größer ist.
        [one] Begrenzte Züge: Wer am Zug ist, hat nur noch diesen.
       *[other] Begrenzte Züge: Wer am Zug ist, hat noch { $left } Züge.
    }
prompt-first-round = Runde 1: Wer verliert, muss Runde 2 mit getauschten Seiten in weniger Zügen gewinnen.
prompt-second-round =
    { $left ->
        [0] Runde 2: Runde 1 war schon beim Aufstellen gewonnen, also in 0 Zügen. Ein Sieg im eigenen Zug kommt für { $player } jetzt zu spät, und nach diesem Zug ist die Partie verloren.
        [one] Runde 2: { $player } hat noch 1 Zug. Ein Sieg damit gleicht aus, ohne Sieg ist die Partie danach verloren.
       *[other] Runde 2: { $player } hat noch { $left } Züge. Ein Sieg vor dem letzten entscheidet die Partie, ein Sieg im letzten gleicht aus.
    }
prompt-second-round-in-set-up =
    { $left ->
        [0] Runde 2: Runde 1 war schon beim Aufstellen gewonnen, also in 0 Zügen. Auch { $player } muss jetzt beim Aufstellen gewinnen, und das gleicht aus.
        [one] Runde 2: Stehen alle Figuren, hat { $player } 1 Zug. Ein Sieg damit gleicht aus, ein Sieg schon beim Aufstellen entscheidet die Partie.
       *[other] Runde 2: Stehen alle Figuren, hat { $player } { $left } Züge. Ein Sieg vor dem letzten entscheidet die Partie, ein Sieg im letzten gleicht aus.
    }
round-finished =
    { $number ->
        [1] **{ AND($winners) }** hat Runde 1 gewonnen: { $reason }. In Runde 2 sind die Seiten getauscht.
       *[other] **{ AND($winners) }** hat Runde { $number } im allerletzten erlaubten Zug gewonnen: { $reason }. Das ist Gleichstand, also entscheidet eine dritte Runde, mit Geboten.
    }
round-finished-in-no-turn = **{ AND($winners) }** hat Runde { $number } wie schon Runde 1 in 0 eigenen Zügen gewonnen: { $reason }. Das ist Gleichstand, also entscheidet eine dritte Runde, mit Geboten.

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
        [one] Es ist der letzte Bauer, der zu setzen ist.
       *[other] { $left } Bauern sind noch zu setzen.
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
text-druid = { $side }, Druide
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
        [isolation] Lässt den gegnerischen Druiden allein und gewinnt sofort.
        [victory] Bringt den Druiden auf das Siegfeld und gewinnt sofort.
        [turns] Gewinnt mit der größeren Gruppe, denn alle Züge sind verbraucht.
       *[connection] Verbindet die Figuren zu einer Gruppe und gewinnt sofort.
    }
fact-loses-by =
    { $reason ->
        [surround] Verliert sofort: Der eigene Druide ist eingekreist.
        [turns] Verliert, denn alle Züge sind verbraucht, und die gegnerische Gruppe ist größer.
        [bid] Verliert sofort: Das Gebot ist nicht erfüllt.
        [flip] Verliert sofort: Die zweite Runde ist nicht rechtzeitig gewonnen.
        [friendly] Verliert sofort: Um den gegnerischen Druiden stehen auf allen vier Seiten seine Bauern.
       *[connection] Verliert sofort: Die gegnerischen Figuren sind in einer Gruppe verbunden.
    }
fact-ties-rounds = Gewinnt die Runde in so vielen Zügen, wie der Gegner gebraucht hat: Gleichstand, und eine dritte Runde entscheidet.
fact-gives-tie = Schenkt dem Gegner die Runde, aber nicht schneller, als Runde 1 gewonnen war: Gleichstand, und eine dritte Runde entscheidet.
fact-saves-druid = Rettet den eigenen Druiden, der sofort hätte eingekreist werden können.
fact-threatens-by =
    { $reason ->
        [surround] Droht, den gegnerischen Druiden einzukreisen.
        [friendly] Droht, den eigenen Druiden auf allen vier Seiten mit Bauern zu umringen.
        [isolation] Droht, den gegnerischen Druiden allein zu lassen.
        [victory] Droht, den Druiden auf das Siegfeld zu bringen.
        [turns] Droht, mit der größeren Gruppe zu gewinnen, wenn alle Züge verbraucht sind.
       *[connection] Droht, die Figuren zu einer Gruppe zu verbinden.
    }
fact-sends-pawns =
    { COUNT($pawns) ->
        [one] Kreist den Bauern auf { $pawns } ein und schickt ihn nach { $cells }.
       *[other] Kreist die Bauern auf { AND($pawns) } ein und schickt sie nach { AND($cells) }.
    }
fact-opponent-druid-hemmed =
    { $left ->
        [one] Engt den gegnerischen Druiden ein: Nur ein Feld fehlt noch, und er ist eingekreist.
       *[other] Engt den gegnerischen Druiden ein: Nur { $left } Felder fehlen noch, und er ist eingekreist.
    }
fact-druid-hemmed =
    { $left ->
        [one] Engt den eigenen Druiden ein: Nur ein Feld fehlt noch, und er ist eingekreist.
       *[other] Engt den eigenen Druiden ein: Nur { $left } Felder fehlen noch, und er ist eingekreist.
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
fact-counts-at-limit = Danach sind die Züge bald verbraucht, und dann wird gezählt: Die eigene Gruppe hat { $own ->
        [one] eine Figur
       *[other] { $own } Figuren
    }, die gegnerische { $other }.
fact-near-pawns =
    { COUNT($pawns) ->
        [one] Braucht nur noch eine Figur, um sich mit dem eigenen Bauern auf { $pawns } zu verbinden.
       *[other] Braucht nur noch eine Figur, um sich mit einem eigenen Bauern zu verbinden, auf { OR($pawns) }.
    }
