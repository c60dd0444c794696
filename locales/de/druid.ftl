# Was nur die vier Druid-Spiele sagen, in der Reihenfolge der anderen Dateien: ihre Namen, Seiten und Optionen, was
# abgelehnt wird, wie Partien enden, Vorschläge, die Worte eines Zugs, der Bildtext und das Brett als Text.

game-druid = Druid
game-druid-blurb = Baue mit Sarsen und Stürzen, auch über den Gegner. Verbinde deine beiden Ränder.
game-druid-profile = ziemlich schwer, eher lang; verbinde zwei Ränder mit Steinen, die andere Steine bedecken
game-druid-hex = Druid Hex
game-druid-hex-blurb = Druid zu zweit auf einem Sechseck. Verbinde die drei Ränder einer Farbe, braun oder grau.
game-druid-hex-profile = ziemlich schwer, mittellang; verbinde drei Ränder eines Sechsecks
game-druid-hex3 = Druid Hex zu dritt
game-druid-hex3-blurb = Druid zu dritt auf einem Sechseck: Jeder hat zwei Ränder. Verbinde deine.
game-druid-hex3-profile = schwer, lang; zwei Ränder für jeden, alle gegen alle
game-druid-y = Druid Y
game-druid-y-blurb = Druid auf einem Dreieck. Die Ränder gehören niemandem: Wer alle drei verbindet, gewinnt.
game-druid-y-profile = ziemlich leicht, kurz; verbinde alle drei Ränder eines Dreiecks

side-vertical = Senkrecht
side-horizontal = Waagerecht
side-x = X
side-o = O
side-y = Y
letter-vertical = S
letter-horizontal = W
letter-x = X
letter-o = O
letter-y = Y

## Optionen

option-size = Größe des Bretts
option-size-help = Wie viele Felder jeder Rand hat. Auf einem größeren Brett dauert die Partie länger.
option-size-chosen = { $value } Felder an jedem Rand.
option-nogaps = Ohne Lücken
option-nogaps-help = Ein Sturz braucht drei gleich hohe Felder; eine Lücke darunter gibt es nie.
option-nostack = Kein Sarsen auf Sarsen
option-nostack-help = Kein Sarsen direkt auf einen Sarsen; auf deinen eigenen Sturz darfst du ihn setzen.
option-walk = Druidengang
option-walk-blurb = Baue mit Sarsen und Stürzen, und dein Druide geht darüber. Wer zuerst drüben ist, gewinnt.
option-walk-chosen = Dein Druide kommt mit deinem ersten Stein an einem deiner Ränder und geht über deine Steine. Der erste Druide, der den Rand gegenüber erreicht, gewinnt; die Ränder zu verbinden genügt nicht.
option-walk-help = Jeder hat einen Druiden, der über die eigenen Steine geht. Wer zuerst drüben ist, gewinnt.

## Abgelehnt: Sarsen und Felder

refusal-stone-incomplete =
    { $kind ->
        [sarsen] Auf welches Feld kommt der Sarsen? Hänge es an, wie in `sarsen b2`.
       *[lintel] Von wo nach wo reicht der Sturz? Hänge seine beiden Enden an, wie in `sturz a1-a3`.
    }
refusal-sarsen-one-cell = Ein Sarsen bedeckt nur ein Feld, aber du hast mehrere genannt. Nenne nur eins oder lege einen Sturz, der drei bedeckt.
refusal-enemy-top = Auf { $cell } liegt oben ein fremder Stein. Ein Sarsen kommt auf ein leeres Feld oder auf deinen eigenen Stein; einen gegnerischen kannst du nur mit einem Sturz bedecken. Wähle ein anderes Feld.
refusal-sarsen-on-sarsen = Auf { $cell } liegt oben ein Sarsen, und mit der Option `nostack` darfst du keinen zweiten direkt daraufsetzen. Wähle ein leeres Feld oder einen deiner Stürze.
refusal-druid-in-the-way =
    { COUNT($cells) ->
        [one] Auf { $cells } steht ein Druide. Dort darfst du weder einen Stein setzen noch einen Sturz darüberlegen. Baue woanders.
       *[other] Auf { AND($cells) } stehen Druiden. Dort darfst du weder einen Stein setzen noch einen Sturz darüberlegen. Baue woanders.
    }

## Abgelehnt: Stürze

refusal-no-lintel = { $anywhere ->
        [yes] Auf { $cell } kann gerade kein Sturz enden: Beide Enden müssen auf gleich hohen Steinen ruhen, und zwei der drei Felder müssen dir gehören. Wähle ein anderes Ende oder setze einen Sarsen.
       *[no] Du kannst noch keinen Sturz legen: Beide Enden müssen auf gleich hohen Steinen ruhen, und zwei der drei Felder müssen dir gehören. Setze einen Sarsen und nenne dazu sein Feld, zum Beispiel `b2`.
    }
refusal-lintel-incomplete = Dein Sturz beginnt auf { $cell }, aber wo endet er? Hänge das Feld an, das zwei Schritte weiter in gerader Linie liegt, wie in `{ $cell }-…`.
refusal-lintel-not-in-line = Ein Sturz liegt auf einer der Linien des Bretts, aber { $first } bis { $last } sind nicht drei Felder in einer Linie. Nenne seine beiden Enden mit einem Feld dazwischen.
refusal-lintel-length = Ein Sturz ist genau drei Felder lang, von { $first } bis { $last } sind es nicht drei. Nenne zwei Enden mit genau einem Feld dazwischen.
refusal-lintel-end-on-ground =
    { COUNT($cells) ->
        [one] Beide Enden eines Sturzes müssen auf Steinen ruhen, aber { $cells } ist leer. Setze zuerst einen Sarsen dorthin oder wähle andere Enden.
       *[other] Beide Enden eines Sturzes müssen auf Steinen ruhen, aber { AND($cells) } sind leer. Setze zuerst Sarsen dorthin oder wähle andere Enden.
    }
refusal-lintel-ends-not-level = Ein Sturz liegt waagerecht, aber die Enden { AND($cells) } sind { $first } und { $last } hoch. Wähle zwei gleich hohe Enden.
refusal-lintel-middle-high = Ein Sturz liegt waagerecht, aber hier ist die Mitte im Weg: { $cell } hat Höhe { $height }, die Enden nur { $ends }. Wähle Enden, die mindestens so hoch sind wie das Feld dazwischen.
refusal-lintel-gap = Mit der Option `nogaps` darf unter einem Sturz keine Lücke bleiben, aber hier bliebe eine auf { $cell }. Wähle drei gleich hohe Felder.
refusal-lintel-three-own = Ein Sturz ruht auf genau zwei deiner Steine, aber dieser würde auf drei eigenen ruhen, auf { AND($cells) }. Suche eine Stelle, wo der dritte nicht dir gehört.
refusal-lintel-too-few-own =
    { $own ->
        [0] Ein Sturz ruht auf genau zwei deiner Steine. Diesen würden die Steine auf { AND($cells) } tragen, und davon gehört dir keiner. Suche eine Stelle mit zwei eigenen.
       *[other] Ein Sturz ruht auf genau zwei deiner Steine. Diesen würden die Steine auf { AND($cells) } tragen, und davon gehört dir nur einer. Suche eine Stelle mit zwei eigenen.
    }

## Abgelehnt: Druiden, die gehen, und Wörter

refusal-no-walking = In dieser Partie gibt es keine Druiden, die gehen könnten. Für einen Sarsen nennst du sein Feld, zum Beispiel `b2`, für einen Sturz seine beiden Enden, zum Beispiel `a1-a3`.
refusal-no-druid = Dein Druide ist noch nicht auf dem Brett und kann nicht gehen. Er kommt mit deinem ersten Stein an einem deiner beiden Ränder. Setze einen Stein.
refusal-no-such-direction = In Richtung `{ $direction }` geht es auf diesem Brett nicht. Ein Druide geht { OR($steps) } ({ COUNT($steps) ->
        [4] für Osten auch `o`
       *[other] für Nordosten auch `no`, für Südosten `so`
    }). Wähle eine dieser Richtungen oder setze einen Stein.
refusal-step-incomplete = Wohin geht dein Druide? Nenne das Feld oder die Richtung: { OR($steps) } ({ COUNT($steps) ->
        [4] für Osten auch `o`
       *[other] für Nordosten auch `no`, für Südosten `so`
    }).
refusal-step-off-board = Damit würde dein Druide vom Brett gehen: In dieser Richtung kommt hinter { $cells } nichts mehr. Wähle eine andere Richtung oder setze einen Stein.
refusal-step-not-beside = Dein Druide geht nur ein Feld weit, aber { $cell } liegt nicht neben ihm. Wähle ein Nachbarfeld, auf dem oben dein Stein liegt, oder setze einen Stein.
refusal-step-not-own = Dein Druide geht nur über deine eigenen Steine, aber auf { $cell } liegt oben keiner davon. Geh in eine andere Richtung oder setze einen Stein.
refusal-swap-not-for-three = Die Seiten werden nur zu zweit getauscht, aber diese Partie hat zu dritt begonnen. Setze einen Stein oder sag `passen`.

## Wodurch eine Partie endet

reason-connection-druid = durch Verbinden beider Ränder
reason-connection-druid-hex = durch Verbinden dreier Ränder
reason-connection-druid-hex3 = durch Verbinden beider Ränder
reason-connection-druid-y = durch Verbinden aller drei Ränder
reason-walk = mit dem Druiden am Ziel
reason-passes = durch Passen aller Spieler

## Vorschläge

suggest-sarsen = einen Sarsen auf { $cell } setzen
suggest-lintel = einen Sturz von { $from } nach { $to } legen
suggest-lintel-from = ein Sturz ab { $cell }: wohin?
suggest-step =
    { $direction ->
        [n] dein Druide geht nach Norden, auf { $cell }
        [ne] dein Druide geht nach Nordosten, auf { $cell }
        [e] dein Druide geht nach Osten, auf { $cell }
        [se] dein Druide geht nach Südosten, auf { $cell }
        [s] dein Druide geht nach Süden, auf { $cell }
        [sw] dein Druide geht nach Südwesten, auf { $cell }
        [w] dein Druide geht nach Westen, auf { $cell }
       *[nw] dein Druide geht nach Nordwesten, auf { $cell }
    }
suggest-pass = diesmal keinen Stein setzen
suggest-kind-sarsen =
    { $count ->
        [one] ein Sarsen: nur ein Feld möglich
       *[other] ein Sarsen: { $count } Felder zur Wahl
    }
suggest-kind-lintel =
    { $count ->
        [one] ein Sturz: nur so möglich
       *[other] ein Sturz: auf { $count } Arten möglich
    }
suggest-column =
    { $count ->
        [one] Spalte { $column }: eine Fortsetzung
       *[other] Spalte { $column }: { $count } Fortsetzungen
    }

## Schritt für Schritt wählen

ask-stone = Wo willst du bauen?
ask-sarsen = Wohin kommt dein Sarsen?
ask-lintel = Wohin kommt dein Sturz?
ask-column = Welche Spalte?
ask-lintel-from = Wo beginnt dein Sturz?
ask-step-or-stone = Wohin geht dein Druide, oder was baust du?
choice-kind-sarsen = Sarsen …
choice-kind-lintel = Sturz …
choice-column = { $column }
choice-lintel-from = { $cell }
choice-step = Auf { $cell } gehen
choice-pass = Passen

## Was es heißt, eine Partie zu dritt zu verlassen, hinter der Frage danach

leave-druid-hex3 = Deine Steine bleiben liegen, und die anderen dürfen darüber bauen{ $walk ->
        [yes] ; steht dein Druide auf dem Brett, verlässt er es.
       *[no] .
    }

## Der Zug

prompt-passed =
    { $count ->
        [one] Eben wurde gepasst.
       *[other] Zuletzt wurde { $count }-mal gepasst.
    } { $left ->
        [one] Passt noch jemand, ist die Partie remis.
       *[other] Passen noch { $left } Spieler direkt nacheinander, ist die Partie remis.
    }

## Bildtext: Felder stehen ohne Kommas nebeneinander, denn es können viele sein

# $heights: jede Höhe mit den Feldern, die sie haben, „1: a1 b4, 2: c3“
alt-tops = { $side } liegt oben, nach Höhe: { $heights }.
alt-height = { $height }: { $cells }
alt-lintels = Stürze, die oben liegen: { $cells }.
alt-druid = Der Druide von { $side } steht auf { $cell }. Sein Ziel ist { $edge }.
holds-sarsen = { $side }, Sarsen, Höhe { $height }
holds-lintel = { $side }, Sturz, Höhe { $height }
alt-moves = Mögliche Züge, markiert: { $moves }.

edge-top = der obere Rand
edge-bottom = der untere Rand
edge-left = der linke Rand
edge-right = der rechte Rand
edge-NW = der Rand im Nordwesten
edge-NE = der Rand im Nordosten
edge-E = der Rand im Osten
edge-SE = der Rand im Südosten
edge-SW = der Rand im Südwesten
edge-W = der Rand im Westen

## Was die Zeichen auf dem Brett als Text bedeuten

text-stone = Buchstabe: Seite, Ziffer: Höhe
# $sides: die Buchstaben einer Seite oder mehrerer, die dieselben Ränder verbinden; $ways: „den Rändern links und rechts“
text-links =
    { COUNT($sides) ->
        [one] { $sides } baut einen Weg zwischen { OR($ways) }.
       *[other] { AND($sides) } bauen je einen Weg zwischen { OR($ways) }.
    }
text-walks = { $sides } geht zwischen { $ways }.
text-way = den Rändern { AND($edges) }
text-way-all = allen { $count } Rändern
short-edge-top = oben
short-edge-bottom = unten
short-edge-left = links
short-edge-right = rechts
short-edge-NW = Nordwest
short-edge-NE = Nordost
short-edge-E = Ost
short-edge-SE = Südost
short-edge-SW = Südwest
short-edge-W = West
text-placed = kleiner Buchstabe: zuletzt gesetzt
text-high = + Höhe zehn oder mehr
text-druid-here = @ hier steht ein Druide

## Was ein Zug bewirkt. Jeder Satz beginnt mit einem Verb oder mit „Danach“, denn er steht auch hinter „Aber der Zug“

fact-druid-draws = Beendet die Partie remis, weil alle gepasst haben.
fact-druid-passes = Setzt keinen Stein und überlässt den anderen das Brett.
fact-druid-side-allows-win = Lässt { $side } mit `{ $move }` sofort gewinnen.
fact-druid-side-blocks-win = Verhindert, dass { $side } im nächsten Zug gewinnt.
# Ein einzelner Stein ist genau. Bei mehreren weiß man nicht, wie viel ein Stein vorbereiten kann.
fact-druid-joins-in = Kommt der Verbindung näher: Es { $now ->
        [1] fehlt noch ein Stein
       *[other] fehlen noch etwa { $now } Steine
    }, vorher etwa { $before }.
fact-druid-opponent-needs = Wirft den Gegner zurück: Ihm fehlen zur Verbindung etwa { $now } Steine, vorher { $before ->
        [1] einer
       *[other] etwa { $before }
    }.
fact-druid-side-needs = Wirft { $side } zurück: Zur Verbindung fehlen etwa { $now } Steine, vorher { $before ->
        [1] einer
       *[other] etwa { $before }
    }.
fact-druid-bridges = Baut eine Brücke über einen gegnerischen Stein auf { $cell }.
fact-druid-captures = Bedeckt einen gegnerischen Stein auf { $cell }.
fact-druid-secures = Baut { $cell } höher und damit außer Reichweite: Ein Sturz hätte das Feld bedecken können.
fact-druid-raises = Baut { $cell } höher, auf Höhe { $height }.

## Was ein Zug im Druidengang bewirkt. $side: der Buchstabe einer Seite zu dritt, sonst „opponent“

fact-walk-enters = Bringt den Druiden auf { $cell } ins Spiel. Sein Ziel ist jetzt { $goal ->
        [top] { edge-top }
        [bottom] { edge-bottom }
        [left] { edge-left }
        [right] { edge-right }
        [NW] { edge-NW }
        [NE] { edge-NE }
        [E] { edge-E }
        [SE] { edge-SE }
        [SW] { edge-SW }
       *[W] { edge-W }
    }.
fact-walk-walls-in = Mauert { $side ->
        [opponent] den gegnerischen Druiden
       *[other] den Druiden von { $side }
    } ein: Kein Feld neben ihm hat oben seine Farbe oder kann sie mit einem Zug bekommen.
# Gezählt wird, als käme niemand dazwischen, also nicht genau.
fact-walk-needs = Danach braucht der Druide noch etwa { $now } Züge bis zum Ziel, vorher { $before }.
fact-walk-other-needs = Danach braucht { $side ->
        [opponent] der gegnerische Druide
       *[other] der Druide von { $side }
    } noch etwa { $now } Züge bis zum Ziel, vorher { $before }.
