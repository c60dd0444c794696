# Gewertete Partien: wodurch eine Partie zählt, was sie ändert, und die Rangliste eines Servers.

## Die Bedingungen

card-rated = **Gewertet**: Das Ergebnis zählt für eure Wertungen in { $game }.
terms-rated = Gewertet
terms-rated-hint = Ob das Ergebnis für die Wertungen aller Spieler zählt.
unrated-options = Anders als die meisten Partien auf diesem Server wird diese nicht gewertet, denn mit ihren Optionen geht das nicht.
unrated-computer = Die Partie wird nicht mehr gewertet, weil Trilithon mitspielt.
fill-unrated = Die Partie wird dann nicht gewertet. Gewertet wird nur zwischen Menschen.

refusal-rated-computer = Eine Partie mit Trilithon kann nicht gewertet werden. Gewertet wird nur zwischen Menschen. Lass `gewertet` weg oder spiele nur mit Menschen.
refusal-rated-options = Mit { AND($options) } kann eine Partie nicht gewertet werden. { COUNT($allowed) ->
        [0] In diesem Spiel geht das nur mit den Standardoptionen.
       *[other] In diesem Spiel geht das mit den Standardoptionen und mit { AND($allowed) }.
    } Ändere das oder spiele ohne Wertung.

## Die Partie

match-rated = Diese Partie wird gewertet.
end-ratings = Wertungen: { $ratings }
end-rating = { $player } **{ $rating }** ± { $margin } ({ $change })
end-unrated = { $short ->
        [yes] Diese Partie zählt nicht für die Wertungen, weil sie weniger als { $least } Züge hatte.
       *[no] Diese Partie zählt nicht für die Wertungen, weil ihr in den letzten 24 Stunden schon { $most } gewertete Partien miteinander gespielt habt.
    }

## Die Rangliste eines Servers

standings-heading = **Rangliste für { $game }** auf diesem Server{ $people ->
        [0] {""}
        [one] {" "}· 1 Spieler
       *[other] {" "}· { $people } Spieler
    }
standings-line = { $place }. **{ $player }** · **{ $rating }** ± { $margin } · { $matches } Partien
standings-none = Noch steht niemand in der Rangliste.
standings-note = -# Alle beginnen bei 1500; ± zeigt, wie unsicher die Wertung noch ist. Du erscheinst hier ab { $least } gewerteten Partien auf diesem Server. Sehr kurze Partien zählen nicht, zu viele zwischen denselben Spielern auch nicht.
standings-own = Dein Rang: **{ $place }**, mit **{ $rating }** ± { $margin } nach { $matches } gewerteten Partien hier.
standings-own-unlisted = Dein Rang wäre **{ $place }**, mit **{ $rating }** ± { $margin } nach { $matches } gewerteten Partien hier. Das siehst nur du; so hast du es in { COMMAND("settings me") } eingestellt.
standings-own-few = Du hast **{ $rating }** ± { $margin }, aber noch keinen Rang. Dafür brauchst du hier { $least } gewertete Partien; { $matches } hast du gespielt.
standings-own-none = Du hast hier noch keine gewertete Partie dieses Spiels gespielt. Beginne eine mit { COMMAND("challenge") } und der Option `gewertet`.
ratings-heading = **Deine Wertungen**
ratings-line = - { $game } · **{ $rating }** ± { $margin } · { $matches ->
        [one] 1 Partie
       *[other] { $matches } Partien
    }
ratings-note = -# Das siehst nur du. Alle beginnen bei 1500; ± zeigt, wie unsicher die Wertung noch ist. Auf einem Server zeigt dieser Befehl dessen Rangliste.
button-standings-mine = Mein Rang
refusal-standings-need-server = Jeder Server hat seine eigene Rangliste. Öffne sie auf einem Server, auf dem du spielst.
