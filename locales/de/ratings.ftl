# Gewertete Partien: wodurch eine Partie zählt, was sie ändert, und die Rangliste eines Servers.

## Die Bedingungen

card-rated = **Gewertet**: Das Ergebnis zählt für eure Wertungen in { $game }.
terms-rated = Gewertet
terms-rated-hint = Ob das Ergebnis für die Wertungen aller Spieler zählt.
unrated-options = Anders als die meisten Partien auf diesem Server ist sie nicht gewertet: Mit diesen Optionen geht das nicht.
unrated-computer = Die Partie ist nicht mehr gewertet, weil Trilithon mitspielt.
fill-unrated = Die Partie wird dann nicht gewertet: Wertungen vergleichen Menschen.

refusal-rated-computer = Eine Partie mit Trilithon kann nicht gewertet werden: Wertungen vergleichen Menschen. Lass `gewertet` weg, oder spiel nur mit Menschen.
refusal-rated-options = Mit { AND($options) } kann eine Partie nicht gewertet werden. { COUNT($allowed) ->
        [0] In diesem Spiel geht das nur mit den üblichen Optionen.
       *[other] In diesem Spiel geht das außer mit den üblichen Optionen auch mit { AND($allowed) }.
    } Ändere das, oder spiel ungewertet.

## Die Partie

match-rated = Diese Partie ist gewertet.
end-ratings = Wertungen: { $ratings }
end-rating = { $player } **{ $rating }** ± { $margin } ({ $change })
end-unrated = { $short ->
        [yes] Diese Partie zählt nicht für Wertungen: Sie hatte weniger als { $least } Züge.
       *[no] Diese Partie zählt nicht für Wertungen: Dieselben Leute haben in den letzten 24 Stunden schon { $most } gewertete Partien gespielt.
    }

## Die Rangliste eines Servers

standings-heading = **Rangliste von { $game }** auf diesem Server{ $people ->
        [0] {""}
        [one] {" "}· 1 Person
       *[other] {" "}· { $people } Personen
    }
standings-line = { $place }. **{ $player }** · **{ $rating }** ± { $margin } · { $matches } Partien
standings-none = Noch steht niemand in der Rangliste.
standings-note = -# Alle fangen bei 1500 an; ± ist der Spielraum. Ab { $least } gewerteten Partien auf diesem Server stehst du hier. Sehr kurze zählen nicht, und zu viele zwischen denselben Leuten auch nicht.
standings-own = Dein Rang: **{ $place }**, mit **{ $rating }** ± { $margin } nach { $matches } gewerteten Partien hier.
standings-own-unlisted = Dein Rang wäre **{ $place }**, mit **{ $rating }** ± { $margin } nach { $matches } gewerteten Partien hier. Sonst sieht das niemand, wie du es in { COMMAND("settings me") } gewählt hast.
standings-own-few = Du hast **{ $rating }** ± { $margin }, aber noch keinen Rang: Von den { $least } gewerteten Partien, die man hier dazu braucht, hast du { $matches } gespielt.
standings-own-none = Du hast hier noch keine gewertete Partie dieses Spiels gespielt. Das geht mit { COMMAND("challenge") } und der Option `gewertet`.
ratings-heading = **Deine Wertungen**
ratings-line = - { $game } · **{ $rating }** ± { $margin } · { $matches ->
        [one] 1 Partie
       *[other] { $matches } Partien
    }
ratings-note = -# Das siehst nur du. Alle fangen bei 1500 an; ± sagt, wie weit eine Wertung noch danebenliegen kann. Auf einem Server zeigt dieser Befehl dessen Rangliste.
button-standings-mine = Mein Rang
refusal-standings-need-server = Jeder Server hat seine eigene Rangliste. Frag nach ihr auf einem Server, auf dem du spielst.
