# Was auf jemanden wartet, und worauf man selbst wartet. Namen kommen schon harmlos an, Spiele als Links.

button-play = Spielen
button-answer = Antworten
button-desk = Schreibtisch
button-next = Was steht noch an?

desk-empty = Nichts wartet auf dich. Beginne mit { COMMAND("challenge") } eine Partie oder spiele mit { COMMAND("practice") } gegen Trilithon.
desk-heading = **Dein Schreibtisch.** { $mine ->
        [0] Nichts wartet auf dich,
        [one] 1 Sache wartet auf dich,
       *[other] { $mine } Sachen warten auf dich,
    } { $theirs ->
        [0] und du wartest auf niemanden.
        [one] und du wartest auf 1 Antwort.
       *[other] und du wartest auf { $theirs } Antworten.
    }
desk-declined = Du hast die Herausforderung von **{ $challenger }** zu { $game } abgelehnt.
desk-accepted = Du hast die Herausforderung von **{ $challenger }** zu { $game } angenommen.

## Die Teile des Schreibtischs

desk-turns = Du bist am Zug
desk-votes = Dein Team stimmt ab
desk-offers = Angebote an dich
desk-asked = Herausforderungen an dich
desk-others = Andere sind am Zug
desk-sent = Deine Herausforderungen
desk-joined = Herausforderungen, die du angenommen hast
desk-seats = Offene Herausforderungen

## Was dort steht

desk-match = **{ $game }**, Nr. { $id }, mit { AND($names) }
desk-yours = { $timed ->
        [yes] Du bist am Zug. Frist: { $until }.
       *[no] Du bist am Zug.
    }
desk-ballot = **{ $team }** stimmt ab: { $count ->
        [0] noch keine Stimme.
        [one] 1 Stimme bisher.
       *[other] { $count } Stimmen bisher.
    } Die Abstimmung endet { $until }.
desk-theirs = { $timed ->
        [yes] { $player } ist am Zug. Frist: { $until }.
       *[no] { $player } ist am Zug.
    }
desk-side = Du spielst { $side }.
desk-unshown = Dieses Brett konnte ich im Kanal der Partie nicht zeigen.
desk-card-refused = Die Karte dieser Herausforderung konnte ich in { $channel } nicht zeigen.
desk-offer = **{ $player }** { $what ->
        [draw] bietet Remis an
        [takeback] möchte einen Zug zurücknehmen
       *[pause] bittet um eine Pause
    } ({ $game }, Nr. { $id }).
desk-challenge-asked = **{ $challenger }** fordert dich zu **{ $game }** heraus.
desk-challenge-sent = **{ $game }**: { desk-waits-for }
desk-challenge-joined = Herausforderung von **{ $challenger }**, **{ $game }**: { desk-waits-for }
desk-waits-for = { COUNT($asked) ->
        [0] { $free ->
            [0] Ein Platz wurde abgelehnt.
            [one] Der freie Platz steht allen offen.
           *[other] { $free } freie Plätze stehen allen offen.
        }
       *[other] Noch keine Antwort von { AND($asked) }{ $free ->
            [0] .
            [one] ; ein weiterer Platz steht allen offen.
           *[other] ; { $free } weitere Plätze stehen allen offen.
        }
    }
desk-challenge-seats = **{ $challenger }** sucht { $free ->
        [one] einen Mitspieler
       *[other] { $free } Mitspieler
    } für **{ $game }**.
desk-rated = Gewertet: Das Ergebnis zählt für eure Wertungen.
desk-clock = Bedenkzeit: { $clock }. Die Herausforderung läuft { $until } ab.
desk-options = Optionen: { AND($options) }.
