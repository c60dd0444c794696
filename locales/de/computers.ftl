# Partien gegen Trilithon selbst: wie seine Plätze und Stufen heißen, und was es beim Spielen sagt.

computer = Trilithon (Stufe { $level })
# Auf einem Bild, wo für mehr kein Platz ist.
computer-short = Trilithon { $level }
computer-shortest = Tri. { $level }
# Mehrere derselben Stufe, in einer Liste.
computers = { $count ->
        [one] { computer }
       *[other] { $count } × { computer }
    }
# Eine Stufe in einer Liste.
level = { $level } · { $level ->
        [1] erste Schritte
        [2] leicht
        [3] gemütlich
        [4] ernsthaft
        [5] stark
        [6] sehr stark
       *[7] am stärksten
    }

## Knöpfe

button-fill = Freie Plätze an Trilithon
button-rematch-level = Revanche, Stufe { $level }
button-rematch-harder = Revanche, eine Stufe höher
button-rematch-easier = Revanche, eine Stufe tiefer
button-play-on = Zeig mir, wie es weiterginge

## Wenn nur noch Computer übrig waren

played-on = So hätte Partie { $id } weitergehen können: { $count ->
        [one] 1 weiterer Zug von mir, für alle Seiten
       *[other] { $count } weitere Züge von mir, für alle Seiten
    }. Am Ergebnis der Partie ändert das nichts.
played-on-open = Noch ist nichts entschieden, aber hier habe ich aufgehört.

## Die Karte

card-practice = **{ $challenger }** spielt **{ $game }** gegen { AND($computers) }.
card-computers = { $count ->
        [one] { AND($computers) } hat einen Platz.
       *[other] { AND($computers) } haben Plätze.
    }
card-on = Die Partie läuft.

## Was eine einzelne Person gesagt bekommt und gefragt wird

practice-begun = Die Partie läuft, du gegen { AND($computers) }. Das Brett findest du in { $threads ->
        [yes] einem neuen Thread in { $channel }.
       *[no] { $channel }.
    }
practice-begun-here = Die Partie läuft, du gegen { AND($computers) }. Das Brett erscheint gleich.
fill-question = Auf welcher Stufe soll Trilithon spielen? Es übernimmt alle freien und abgelehnten Plätze.
fill-choose = Wähle eine Stufe
fill-done = Trilithon hat die freien Plätze übernommen.
move-thinking = Gespielt: `{ $move }`. { thinking }
thinking = { $before ->
        [0] Trilithon denkt nach. Das Brett erscheint mit seiner Antwort.
        [one] Trilithon denkt nach. Vor deiner ist noch 1 Partie dran. Das Brett erscheint mit seiner Antwort.
       *[other] Trilithon denkt nach. Vor deiner sind noch { $before } Partien dran. Das Brett erscheint mit seiner Antwort.
    }
offer-answered = { $status ->
        [declined] { AND($players) } { $count ->
            [one] möchte
           *[other] möchten
        } lieber weiterspielen.
       *[accepted] { $what ->
            [draw] { AND($players) } { $count ->
                [one] nimmt
               *[other] nehmen
            } das Remis an. Das letzte Brett erscheint gleich.
           *[pause] { AND($players) } { $count ->
                [one] ist
               *[other] sind
            } mit der Pause einverstanden.
        }
    }
turn-left-alone = { $player } hat die Partie verlassen, und sonst spielt niemand mehr mit.
leave-alone = Willst du deine Partie { $game } gegen { AND($opponents) } aufgeben? Dann hast du verloren, und sie ist sofort zu Ende, weil sonst niemand mitspielt.
stuck = Entschuldige, { $player } kann gerade nicht nachdenken: Bei mir stimmt etwas nicht. Es ist nichts verloren; ich versuche es alle zehn Minuten wieder. Wenn das so bleibt, gib der Person, die mich betreibt, diese Nummer: { $reference }.
desk-thinking = { $player } denkt nach.

## Was nicht geht

refusal-not-abandoned = Partie { $match } kann ich nicht allein weiterspielen. Das tue ich erst, wenn alle anderen sie verlassen haben.
refusal-level = Trilithons Stufen gehen von { $least } (erste Schritte) bis { $most } (am stärksten). Wähle eine davon.
refusal-no-free-seat = In dieser Partie sind alle Plätze vergeben, auch für Trilithon ist keiner frei.
refusal-computer-thinks = In Partie { $match } ist Trilithon am Zug und denkt nach. Das nächste Brett erscheint mit seiner Antwort; das aktuelle: { $link }
refusal-computer-matches = { $player } hat schon { $most } laufende Partien gegen Trilithon, mehr geht nicht. Erst muss eine davon zu Ende sein.
refusal-computer-matches-here = Auf diesem Server laufen schon { $most } Partien gegen Trilithon, mehr geht nicht. In Direktnachrichten mit mir kannst du trotzdem spielen.
