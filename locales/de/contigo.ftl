# Was nur die beiden Contigo-Spiele sagen, in der Reihenfolge der anderen Dateien: ihre Namen, Seiten und Optionen, was
# abgelehnt wird, wie Partien enden, Vorschläge, die Worte eines Zugs, und die in ihren Bildern und dazu.

game-contigo = Contigo
game-contigo-blurb = Bring vier Bauern in eine Linie. Wie weit jeder geht, sagen die Kiesel in den Mulden.
game-contigo-profile = schwer, kurz; bring vier Bauern in eine Linie; wie weit sie gehen, sagen die Kiesel
game-contigo-capture = Contigo Capture
game-contigo-capture-blurb = Vier Spieler, vier Könige. Wer seinen verliert, scheidet aus; der Letzte gewinnt.
game-contigo-capture-profile = schwer, mittellang; schlag die anderen Könige (anfangs mit `short`)

side-blue = Blau
side-yellow = Gelb
side-green = Grün
letter-blue = B
letter-yellow = G
letter-green = N

# Wo eine Mulde liegt, hinter ihrer Nummer.
pit-place =
    { $place ->
        [north] über Spalte { $line }
        [east] rechts von Reihe { $line }
        [south] unter Spalte { $line }
        [west] links von Reihe { $line }
        [north-west] Nordwestecke
        [north-east] Nordostecke
        [south-east] Südostecke
       *[south-west] Südwestecke
    }

## Optionen

option-advanced = Für Fortgeschrittene
option-advanced-help = Bauern ziehen im L: zwei Hälften im rechten Winkel, jede so weit, wie ihre Mulde sagt.
option-short = Kurze Fassung
option-short-help = Sind nur noch zwei dabei, gewinnt der mit mehr Figuren. Gut für die ersten Partien.

## Abgelehnt: wohin ein Bauer geht

refusal-not-straight = Ein Bauer zieht in seiner Reihe oder Spalte, nie schräg. Von { $from } nach { $to } geht beides nicht. Wähle ein Feld in seiner Reihe oder Spalte.
refusal-pit-zero = Auf eine leere Mulde zu kann kein Bauer ziehen. Von { $from } nach { $to } würde deiner auf Mulde { $pit } zugehen ({ pit-place }), und die ist leer. Wähle eine andere Richtung oder einen anderen Bauern.
refusal-leaves-board =
    { $room ->
        [one] Von { $from } nach { $to } würde dein Bauer auf Mulde { $pit } zugehen ({ pit-place }). Darin liegen { $count } Kiesel, er müsste { $count } Felder gehen, aber das Brett endet nach einem. Wähle eine andere Richtung oder einen anderen Bauern.
       *[other] Von { $from } nach { $to } würde dein Bauer auf Mulde { $pit } zugehen ({ pit-place }). Darin liegen { $count } Kiesel, er müsste { $count } Felder gehen, aber das Brett endet nach { $room }. Wähle eine andere Richtung oder einen anderen Bauern.
    }
refusal-pit-distance =
    { $count ->
        [one] Von { $from } nach { $to } würde dein Bauer auf Mulde { $pit } zugehen ({ pit-place }). Darin liegt ein Kiesel, er geht genau ein Feld weit. Bis { $to } wären es { $asked }.
       *[other] Von { $from } nach { $to } würde dein Bauer auf Mulde { $pit } zugehen ({ pit-place }). Darin liegen { $count } Kiesel, er geht genau { $count } Felder weit. Bis { $to } wären es { $asked }.
    }
refusal-pawn-stuck = Der Bauer auf { $cell } kann in diesem Zug nicht ziehen: In jeder Richtung ist eine leere Mulde, der Rand oder ein Feld, auf dem er nicht enden darf. Wähle einen anderen Bauern.
refusal-which-pawn =
    { COUNT($candidates) ->
        [one] Einer deiner Bauern kommt nach { $cell }. Wenn du diesen Zug meinst, schreib `{ $candidates }`.
       *[other] Mehrere deiner Bauern kommen nach { $cell }. Welchen meinst du: { OR($candidates) }?
    }
refusal-too-many-cells = „{ $text }“ nennt zu viele Felder für einen Bauernzug. Nenne das Feld, das er verlässt, und das, auf dem er endet. Nur mit der Option `advanced` darfst du dazwischen die Ecke seines L nennen.
refusal-not-an-l = Mit der Option `advanced` zieht ein Bauer im L: geradeaus, dann im rechten Winkel wieder geradeaus. Von { $from } nach { $to } führt keins. Nenne ein Feld in einer anderen Reihe und einer anderen Spalte. Wenn du auch die Ecke nennst, muss sie mit beiden Enden in einer Linie liegen.
refusal-l-distance = Von { $from } nach { $to } führt kein L. In den Mulden { AND($pits) } liegen { AND($counts) } Kiesel; es müssten { AND($asked) } sein, die ersten beiden oder die letzten beiden. Wähle ein anderes Feld.

## Abgelehnt: Schlagen

refusal-target-own = Eigene Figuren darfst du überspringen, aber nicht auf einer enden, und die auf { $cell } gehört dir. Wähle ein leeres Feld oder eine gegnerische Figur.
refusal-target-acquired = Deine eigenen Bauern kannst du nicht schlagen, und der auf { $cell } gehört dir, seit du eben den König geschlagen hast. Hör vorher auf oder zieh anders weiter.
refusal-captures-nothing = Nach einem Schlag darf eine Figur nur weiterziehen, wenn sie wieder schlägt. Auf { $cell } gibt es nichts zu schlagen. Hör vor diesem Feld auf. Ist es dein erstes, hör dort auf.
refusal-chain-ended = `{ $move }` entscheidet die Partie schon, danach kannst du nicht weiterziehen. Lass den Rest weg.

## Abgelehnt: Kiesel

refusal-no-such-pit = Mulde { $pit } gibt es nicht. Die Mulden sind im Uhrzeigersinn nummeriert, von 1 in der Nordwestecke bis { $last }.
refusal-pit-empty = In Mulde { $pit } ({ pit-place }) liegen keine Kiesel. Nimm welche aus einer anderen.
refusal-pebbles-incomplete =
    { $count ->
        [one] In Mulde { $pit } ({ pit-place }) liegt ein Kiesel. In welche Richtung legst du ihn? Schreib `{ $pit }+1` für die nächste Mulde im Uhrzeigersinn oder `{ $pit }-1` für die nächste dagegen.
       *[other] In Mulde { $pit } ({ pit-place }) liegen { $count } Kiesel. In welche Richtung legst du sie, und wie viele in jede der nächsten Mulden? Schreib nach der Mulde `+` (im Uhrzeigersinn) oder `-` (dagegen), dann die Zahlen mit Kommas dazwischen, wie in `{ $pit }+0,2`.
    }
refusal-which-way =
    { COUNT($candidates) ->
        [one] In welche Richtung legst du die Kiesel aus Mulde { $pit } ({ pit-place })? Platz ist nur in einer. Wenn du die meinst, schreib `{ $candidates }`.
       *[other] In welche Richtung legst du die Kiesel aus Mulde { $pit } ({ pit-place })? `+` ist im Uhrzeigersinn, `-` dagegen: { OR($candidates) }.
    }
refusal-pebbles-none =
    { $count ->
        [one] Du musst mindestens einen Kiesel verteilen, legst aber keinen. Lege den aus Mulde { $pit } ({ pit-place }) oder nimm aus einer anderen.
       *[other] Du musst mindestens einen Kiesel verteilen, legst aber keinen. Lege welche von den { $count } aus Mulde { $pit } ({ pit-place }) oder nimm aus einer anderen.
    }
refusal-pebbles-too-many =
    { $count ->
        [one] Du legst { $asked } Kiesel, aber in Mulde { $pit } ({ pit-place }) liegt nur einer. Lege den oder nimm aus einer anderen.
       *[other] Du legst { $asked } Kiesel, aber in Mulde { $pit } ({ pit-place }) liegen nur { $count }. Lege weniger oder nimm aus einer anderen.
    }
refusal-pebbles-too-far =
    { $taken ->
        [one] Mit einem Kiesel kommst du nur bis zur nächsten Mulde, nicht bis zu Mulde { $pit } ({ pit-place }). Lege ihn in die nächste oder nimm mehr.
       *[other] Mit { $taken } Kieseln kommst du nur { $taken } Mulden weit, nicht bis zu Mulde { $pit } ({ pit-place }). Lege sie näher oder nimm mehr.
    }
refusal-pit-full =
    { $count ->
        [one] Eine Mulde fasst höchstens { $most } Kiesel, aber du legst { $asked } zu dem einen in Mulde { $pit } ({ pit-place }). Lege dort weniger hin.
       *[other] Eine Mulde fasst höchstens { $most } Kiesel, aber du legst { $asked } zu den { $count } in Mulde { $pit } ({ pit-place }). Lege dort weniger hin oder keine.
    }
refusal-pebbles-both-ways = Alle Kiesel eines Zugs gehen in eine Richtung, aber „{ $text }“ geht in beide. Wähle `+` (im Uhrzeigersinn) oder `-` (dagegen).
refusal-pebbles-two-pits = Alle Kiesel eines Zugs kommen aus einer Mulde, aber „{ $text }“ nimmt aus mehreren. Nenne eine Mulde und eine Richtung, danach nur noch die Zahlen, die du legst, wie in `9+1,1`.
refusal-pebbles-trailing-zeros = Lass die Nullen am Ende weg: Schreib `{ $instead }`, nicht `{ $text }`.

## Abgelehnt: beide Teile eines Zugs

refusal-pawn-missing = Solange einer deiner Bauern ziehen kann, muss zuerst einer ziehen, aber `{ $text }` verteilt nur Kiesel. Nenne vor den Kieseln das Feld, das ein Bauer verlässt, und das, auf dem er endet, wie in `c3-c5 { $text }`.
refusal-pebbles-missing = Nach `{ $move }` musst du noch Kiesel verteilen. Hänge eine Mulde an, eine Richtung und was du legst, wie in `{ $move } 9+1,1`.
refusal-pebbles-superfluous = `{ $move }` entscheidet die Partie, danach verteilst du keine Kiesel mehr. Spiele den Zug allein.
refusal-no-pawn-can-move = In diesem Zug kann keiner deiner Bauern ziehen, du verteilst nur Kiesel. Nenne eine Mulde, eine Richtung und was du legst, wie in `9+1,1`.

## Wodurch eine Partie endet

reason-alignment = mit vier Bauern in einer Linie
reason-last-king = mit dem letzten König auf dem Brett
reason-short = mit mehr Figuren im Duell der letzten zwei

## Vorschläge

suggest-pawn =
    { $kind ->
        [key] der König auf { $cell }: wohin?
       *[pawn] der Bauer auf { $cell }: wohin?
    }
suggest-pawn-to = von { $from } nach { $to }: { $count } in Mulde { $pit } ({ pit-place })
suggest-pawn-l = von { $from } nach { $to }, um die Ecke auf { $corner }
suggest-pawn-takes =
    von { $from } nach { $to }, schlägt { $kind ->
        [key] den König
       *[pawn] einen Bauern
    } von { $side ->
        [red] { side-red }
        [blue] { side-blue }
        [yellow] { side-yellow }
       *[green] { side-green }
    }
suggest-pit =
    { $count ->
        [one] Mulde { $pit } ({ pit-place }): 1 Kiesel
       *[other] Mulde { $pit } ({ pit-place }): { $count } Kiesel
    }
suggest-pits = Mulden { $first }–{ $last }: danach wählst du genauer
suggest-way =
    { $way ->
        [clockwise] im Uhrzeigersinn ab Mulde { $pit } ({ pit-place })
       *[counter] gegen den Uhrzeigersinn ab Mulde { $pit } ({ pit-place })
    }
suggest-drop =
    { $dropped ->
        [0] Mulde { $into } auslassen, dann weiter
       *[other] { $dropped } in Mulde { $into }, dann weiter
    }
suggest-pebbles =
    { $pattern ->
        [each] { $taken } aus Mulde { $pit } ({ pit-place }), je 1 bis Mulde { $last }
        [split] { $taken } aus Mulde { $pit } ({ pit-place }): { DOTS($sown) }
       *[other] { $taken } aus Mulde { $pit } ({ pit-place }) in Mulde { $last }
    }

## Schritt für Schritt wählen

ask-pawn = Welcher Bauer?
ask-pawn-move = Welcher Bauer, und wohin?
ask-pit = Aus welcher Mulde nimmst du Kiesel?
ask-pit-or-leg = Wohin zieht dein Bauer weiter oder aus welcher Mulde nimmst du Kiesel?
ask-pebbles = In welche Richtung (im Uhrzeigersinn ↻ oder dagegen ↺), und wie viele in jede Mulde auf dem Weg?
ask-drop = Wie viele in die nächste Mulde auf dem Weg?
choice-pawn =
    { $kind ->
        [key] { $cell } (König)
       *[pawn] { $cell }
    }
# Bevor ein Bauer gewählt ist, ist $begun „no“, und sein Feld steht dabei.
choice-pawn-to =
    { $begun ->
        [yes] { $to }
       *[no] { $from } → { $to }
    }
choice-pawn-l = { choice-pawn-to }
choice-pawn-takes =
    { $begun ->
        [yes] {""}
       *[no] { $from }{" "}
    }{ $kind ->
        [key] × { $to } (König)
       *[pawn] × { $to }
    }
choice-way =
    { $way ->
        [clockwise] ↻ im Uhrzeigersinn: alle Möglichkeiten
       *[counter] ↺ gegen den Uhrzeigersinn: alle Möglichkeiten
    }
choice-drop =
    { $dropped ->
        [0] Mulde { $into } auslassen, dann weiter
       *[other] { $dropped } → Mulde { $into }, dann weiter
    }
# Was in welche Mulden kommt: „2 → Mulde 6“.
sown-pits =
    { COUNT($pits) ->
        [1] { $number } → Mulde { $pits }
       *[other] je { $number } → Mulden { $pits }
    }
choice-pebbles =
    { $way ->
        [clockwise] ↻
       *[counter] ↺
    } { DOTS($sown) }

## Was es heißt, eine Partie zu viert zu verlassen, hinter der Frage danach

leave-contigo-capture = Alle deine Figuren kommen vom Brett, auch geerbte Bauern.{ $short ->
        [yes] { $left ->
            [2] {" "}Dann sind nur noch zwei Spieler dabei, und der mit mehr Figuren gewinnt sofort.
           *[other] {""}
        }
       *[no] {""}
    }

## Der Zug

prompt-pebbles-only = Der Spieler am Zug kann keinen Bauern ziehen und verteilt diesmal nur Kiesel, zum Beispiel `9+1,1`.
prompt-inherited =
    { $count ->
        [one] Der Spieler am Zug hat den Bauern auf { $cells } geerbt.
       *[other] Der Spieler am Zug hat die Bauern auf { AND($cells) } geerbt.
    }
prompt-next-capture-decides =
    { $count ->
        [one] Zwei Spieler sind noch dabei und haben nur noch ihre Könige. Der nächste Schlag entscheidet.
       *[other] Zwei Spieler sind noch dabei, jeder mit { $count } Figuren. Der nächste Schlag entscheidet.
    }

## In Bildern

board-pebbles-only = nur Kiesel

## Bildtext

piece-key = König auf { $cells }
alt-pebbles = Kiesel in den Mulden 1–28: { $counts }.
alt-heritage = Von { $side } geerbte Bauern: { $cells }.
alt-movable = Bauern, die ziehen können: { $cells }.
alt-so-far = Bis jetzt: { $move }.
# $ways: Felder mit der Mulde, die für jedes gilt, „c5 (Mulde 4)“
alt-ways = { $cell } kann nach { $ways }.
alt-way = { $cell } (Mulde { $pit })
alt-stuck = { $cell } kann nicht ziehen.
alt-pits = Du kannst aus diesen Mulden Kiesel nehmen: { $pits }.
alt-drops =
    { $way ->
        [clockwise] Im Uhrzeigersinn ab Mulde { $pit } ist Platz in { $pits }.
       *[counter] Gegen den Uhrzeigersinn ab Mulde { $pit } ist Platz in { $pits }.
    }
alt-pit = Mulde { $pit }

## Was ein Zug im Spiel mit Linien bewirkt. Jeder Satz beginnt mit einem Verb, denn er steht auch hinter „Aber der Zug“

fact-alignment-loses = Öffnet dem Gegner eine Viererlinie. Er gewinnt damit sofort, weil er keinen Bauern ziehen kann.
fact-alignment-lines-up = Bringt drei Bauern auf eine Linie, mit Platz für einen vierten.
fact-alignment-blocks-line = Versperrt eine Linie, auf der der Gegner drei Bauern hat.
fact-alignment-stops-opponent = Lässt dem Gegner keinen Bauern, der ziehen kann.
fact-alignment-takes-moves =
    { $now ->
        [one] Lässt den gegnerischen Bauern nur einen Zug statt bisher { $before }.
       *[other] Lässt den gegnerischen Bauern { $now } Züge statt bisher { $before }.
    }
fact-alignment-frees =
    { $before ->
        [0] Gibt den eigenen Bauern { $now } Züge; vorher hatten sie keinen.
       *[other] Gibt den eigenen Bauern { $now } Züge statt bisher { $before }.
    }
fact-alignment-opens-pit =
    { $pawns ->
        [one] Füllt die leere Mulde { $pit } ({ pit-place }), sodass einer der eigenen Bauern ziehen kann.
       *[other] Füllt die leere Mulde { $pit } ({ pit-place }), sodass { $pawns } der eigenen Bauern ziehen können.
    }
fact-alignment-closes-pit =
    { $pawns ->
        [one] Leert Mulde { $pit } ({ pit-place }), auf die ein gegnerischer Bauer zugehen konnte.
       *[other] Leert Mulde { $pit } ({ pit-place }), auf die { $pawns } gegnerische Bauern zugehen konnten.
    }

## Was ein Zug im Spiel mit Schlagen bewirkt

# Wem die Figur gehört.
capture-whose =
    { $side ->
        [red] { side-red }
        [blue] { side-blue }
        [yellow] { side-yellow }
       *[green] { side-green }
    }
capture-victim =
    { $victim ->
        [red] { side-red }
        [blue] { side-blue }
        [yellow] { side-yellow }
       *[green] { side-green }
    }
fact-capture-makes-win = Beendet die Partie: { capture-whose } gewinnt mit mehr Figuren.
fact-capture-allows-win = Lässt { capture-whose } mit `{ $move }` sofort gewinnen.
fact-capture-blocks-win = Verhindert, dass { capture-whose } im nächsten Zug gewinnt.
fact-capture-takes-key =
    { $count ->
        [0] Schlägt den König von { capture-whose }, und { capture-whose } scheidet aus.
        [one] Schlägt den König von { capture-whose } und erbt einen Bauern; { capture-whose } scheidet aus.
       *[other] Schlägt den König von { capture-whose } und erbt { $count } Bauern; { capture-whose } scheidet aus.
    }
fact-capture-takes =
    { $count ->
        [one] Schlägt einen Bauern von { capture-whose }.
       *[other] Schlägt { $count } Bauern von { capture-whose }.
    }
fact-capture-takes-several = Schlägt { $count } Bauern verschiedener Spieler.
fact-capture-chain = Schlägt { $count }-mal hintereinander.
fact-capture-key-in-danger = Lässt den eigenen König in Gefahr: { capture-whose } kann ihn mit `{ $move }` schlagen.
fact-capture-saves-key = Rettet den eigenen König vor { capture-whose }; sonst hätte er geschlagen werden können.
fact-capture-leaves-key = Lässt { capture-whose } mit `{ $move }` den König von { capture-victim } schlagen.
fact-capture-pawns-in-danger =
    { $count ->
        [one] Lässt einen Bauern in Reichweite von { capture-whose }.
       *[other] Lässt { $count } Bauern in Reichweite von { capture-whose }.
    }
fact-capture-threatens-key = Bedroht den König von { capture-whose }.

## Was die Zeichen auf dem Brett als Text bedeuten

holds-inherited = geerbt von { $side }
holds-pebbles = { $count ->
        [0] keine Kiesel
        [one] 1 Kiesel
       *[other] { $count } Kiesel
    }
holds-key = { $side }, König
text-pits = ringsum: Mulden mit ihren Kieseln
