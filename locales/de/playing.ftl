# Was rund um eine Partie gesagt wird. Namen, Züge und Erwähnungen kommen schon harmlos an, fertig für einen Satz.

## Knöpfe

button-move = Ziehen
button-more = Mehr
button-text = Brett als Text
button-rules = Regeln
button-games = Alle Spiele
button-record = Mitschrift
button-resign = Aufgeben
button-resign-yes = Ja, ich gebe auf
button-resign-no = Nein, ich spiele weiter
button-why = Warum?
button-plan = Von oben
button-type = Zug eintippen
button-back = Zurück
button-other = Anderen Zug ausprobieren
button-confirm = Diesen Zug spielen
button-move-yes =
    { $move ->
        [pass] Ja, passen
       *[other] Ja, { $move }
    }
button-move-no = Nein

## Der Zug

thread-name = { $about } · { $players }
turn-begins = Eine Partie **{ $game }** beginnt: { COUNT($players) ->
        [2] { AND($players) }.
       *[other] { AND($players) }, in dieser Reihenfolge.
    }
turn-played = { $player } spielt `{ $move }` (Zug { $ply }).
# Ein Wort wie auf den Bildern: „Gebot 20“, „angenommen“, „passt“.
turn-said = { $player }: { $move }.
turn-chose = { $player } { $move ->
        [first] zieht zuerst
        [second] zieht als Zweiter
        [swap] tauscht
       *[other] wählt `{ $move }`
    }. Die Seiten: { AND($players) }.
turn-out = { COUNT($players) ->
        [one] { AND($players) } ist ausgeschieden; die anderen spielen weiter.
       *[other] { AND($players) } sind ausgeschieden; die anderen spielen weiter.
    }
turn-left = { $player } hat aufgegeben. Die anderen spielen weiter.
turn-late = Die Zeit von { $player } ist abgelaufen. Die anderen spielen weiter.
turn-aim = **Das Ziel:** { $aim }
turn-yours = { $mover }, du bist am Zug in { $game } gegen { AND($opponents) }.
turn-answer-only = -# Drücke auf **Ziehen** oder benutze { COMMAND("move") }.
thread-closed = In { $thread } kann ich nicht schreiben, deshalb geht die Partie hier weiter.
place-closed = In { $channel } kann ich nicht schreiben, deshalb geht deine Partie hier als Direktnachricht weiter.
place-without-token = In { $channel } kann ich nur auf Befehle antworten, und dort hat seit einer Weile niemand einen benutzt. Deshalb geht deine Partie hier als Direktnachricht weiter. Willst du zurück, benutze dort einen beliebigen Befehl von mir.

prompt-auction-open = Jetzt wird geboten: In wie vielen Zügen kannst du gewinnen? Schreib zum Beispiel `gebot 20`.
prompt-auction-answer = { $bid ->
        [one] Weniger geht nicht, du musst das Gebot `annehmen`. Dann muss { $player } gleich im ersten eigenen Zug gewinnen.
       *[other] Biete weniger als { $bid } oder sag `annehmen`. Dann muss { $player } in höchstens { $bid } Zügen gewinnen.
    }
prompt-choose = { $player } hat mit { $bid } am wenigsten geboten und wählt jetzt `zuerst` oder `als zweiter`.
prompt-deadline = { $left ->
        [one] { $player } hat noch 1 Zug, um zu gewinnen und das Gebot zu erfüllen.
       *[other] { $player } hat noch { $left } Züge, um zu gewinnen und das Gebot zu erfüllen.
    }
prompt-deadline-in-set-up = { $left ->
        [one] Stehen alle Figuren, hat { $player } 1 Zug, um zu gewinnen und das Gebot zu erfüllen.
       *[other] Stehen alle Figuren, hat { $player } { $left } Züge, um zu gewinnen und das Gebot zu erfüllen.
    }

## Das Ende

end-won = **{ AND($winners) }** gewinnt diese Partie { $game } { $ply ->
        [0] vor dem ersten Zug
        [one] nach 1 Zug
       *[other] nach { $ply } Zügen
    } { $reason }.
end-nobody-left = { COUNT($people) ->
        [one] { AND($people) } verliert
       *[other] { AND($people) } verlieren
    } diese Partie { $game } { $ply ->
        [0] vor dem ersten Zug
        [one] nach 1 Zug
       *[other] nach { $ply } Zügen
    }, denn gegen mich spielt niemand mehr.
end-drawn = Diese Partie { $game } endet { $ply ->
        [0] vor dem ersten Zug
        [one] nach 1 Zug
       *[other] nach { $ply } Zügen
    } remis { $reason }.
# Wenn andere ausgeschieden sind, also verloren haben.
end-drawn-among = Diese Partie { $game } endet { $ply ->
        [0] vor dem ersten Zug
        [one] nach 1 Zug
       *[other] nach { $ply } Zügen
    } mit einem Remis zwischen { AND($players) } { $reason }.
match-void = Partie { $id } ({ $game }) zwischen { AND($players) } muss hier ohne Ergebnis enden: Seit ihrem Beginn haben sich die Regeln geändert, und ihre Züge passen nicht mehr dazu. Tut mir leid. Eine neue beginnst du mit { COMMAND("challenge") }.
resign-question = Willst du deine Partie { $game } gegen { AND($opponents) } aufgeben? Dann ist sie sofort zu Ende, und du hast verloren.
leave-question = Willst du deine Partie { $game } gegen { AND($opponents) } aufgeben? Die anderen spielen ohne dich weiter.
resign-done = Du hast aufgegeben. Die Partie: { $link }
kept-resign = Du hast nicht aufgegeben und bist noch dabei. Das Brett: { $link }

## Ziehen

pick-begin = Dein Zug in **{ $game }**.
pick-on = Dein Zug in **{ $game }**: `{ $typed }` …
pick-forced = Es gab nur eine Möglichkeit, die habe ich gewählt.
pick-range = { $first } bis { $last }
pick-ahead = Das Brett nach `{ $move }`. Es ist noch nichts gespielt.
pick-try = Dein Zug wäre `{ $move }`. Es ist noch nichts gespielt.
move-question =
    { $move ->
        [pass] Willst du wirklich passen?
       *[other] Willst du wirklich `{ $move }` spielen?
    }
kept-move = Es wurde nichts gespielt. Das Brett: { $link }
move-question-reply =
    { $move ->
        [pass] { $player }, willst du wirklich passen?
       *[other] { $player }, willst du wirklich `{ $move }` spielen?
    }
box-title = Dein Zug in { $game }
box-label = Zug
box-hint = Zum Beispiel { $example }. Großbuchstaben und Leerzeichen sind egal.
move-example = So sieht ein Zug aus: `{ $move }`.
move-near = Meinst du `{ $move }`?
button-near = { $move } spielen
move-stored = Gespielt: `{ $move }`. Das neue Brett erscheint gleich.
reply-withheld = { $player }, deine Antwort kann ich nur lesen, wenn das @ eingeschaltet ist (über dem Feld, in das du schreibst). Antworte noch einmal mit dem @, drücke auf **Ziehen** oder benutze { COMMAND("move") }. Dieser Hinweis kommt nur einmal.
reply-unread = Ich war offline und kann Antworten an mich nicht lesen, die zwischen { $since } und { $until } kamen. Falls du dabei einen Zug geschickt hast, schicke ihn bitte noch einmal.
reply-refused = { $player }, { $kind ->
        [not-your-turn] du bist nicht am Zug.
        [moved-on] dieses Brett ist veraltet: Die Partie ist weitergegangen.
        [computer-thinks] Trilithon ist am Zug und denkt nach.
        [not-a-player] du spielst in dieser Partie nicht mit.
        [match-over] diese Partie ist zu Ende.
        [out-of-match] du bist in dieser Partie nicht mehr dabei.
        [incomplete] das ist nur ein halber Zug.
        [ambiguous] das könnten mehrere Züge sein.
        [unreadable] das kann ich nicht als Zug lesen.
       *[illegal] dieser Zug ist nicht erlaubt.
    } Es hat sich nichts geändert.
why-legal = Das kannst du jetzt spielen. Antworte auf das neueste Brett: { $link }

## Ansehen

match-which = Du hast { $count } laufende Partien. Welches Brett willst du sehen?
board-link = Das aktuelle Brett. Die letzte Nachricht: { $link }
plan-here = Partie { $id }, { $game }, von oben gesehen.
record-here = Die Mitschrift von Partie { $id }, Zug für Zug.
more-heading = Partie { $id }: { $game }, mit { AND($names) }.
more-moved-on = Dieses Brett ist veraltet. Das aktuelle: { $link }
rules-choose = Anderer Abschnitt
rules-choose-game = Lies die Regeln von …
rules-other-game = Anderes Spiel
rules-heading = **{ $game }** · { $number } / { $count }{ $whole ->
        [yes] {""}
       *[no] {" "}· wie in Partie { $match }
    }
rules-list = Wähle ein Spiel, um seine Regeln zu lesen.
rules-game = - **{ $game }** ({ $players } Spieler): { $profile }
rules-begin = Neu hier? Fang mit **{ game-contiguity }** an. Eine kurze Partie hat etwa 30 Züge, eine lange 100 oder mehr.
match-elsewhere = [Partie { $id }](<{ $link }>): { $game } mit { AND($names) }.
choice-match = #{ $id } { $game } · { $turn } · { AND($names) }
choice-ended = #{ $id } { $game }, { AND($names) }
choice-yours = du bist am Zug
choice-theirs = andere sind am Zug

## Was nicht geht

refusal-no-such-match = Partie { $match } gibt es hier nicht. Deine Partien findest du mit { COMMAND("desk") }.
refusal-no-match-here = Du hast gerade keine Partie. Beginne eine mit { COMMAND("challenge") } oder spiele mit { COMMAND("practice") } gegen Trilithon.
refusal-which-match = Du hast { $count } laufende Partien. Gib mit der Option `partie` an, welche du meinst.
refusal-not-a-player = Das können in Partie { $match } nur die Spieler. Zuschauen darfst du gern: { $link }
refusal-not-your-turn = In Partie { $match } ist { $player } am Zug, nicht du. Das Brett: { $link }
refusal-not-your-reply = Dieser Knopf ist für { $player }. Er erklärt, warum „{ $move }“ nicht gespielt wurde.
refusal-moved-on = Dieses Brett ist veraltet: Partie { $match } ist weitergegangen. Das aktuelle: { $link }
refusal-match-over = Partie { $match } ist zu Ende. Das letzte Brett: { $link }
refusal-match-void = Partie { $match } kann ich nicht mehr zeigen: Die Regeln haben sich geändert, und ihre Züge passen nicht mehr dazu. Falls sie noch lief, ist sie ohne Ergebnis zu Ende.
refusal-match-newer = Ich werde gerade aktualisiert und kann Partie { $match } noch nicht lesen. Es ist nichts verloren; versuche es in ein paar Minuten noch einmal.
refusal-out-of-match = Du bist in Partie { $match } nicht mehr dabei; die anderen spielen weiter. Das Brett: { $link }
here-not-a-player = Das können nur die Spieler. Zuschauen darfst du gern: { $link }
here-match-over = Diese Partie ist zu Ende. Das letzte Brett: { $link }
here-out-of-match = Du bist in dieser Partie nicht mehr dabei; die anderen spielen weiter. Das Brett: { $link }
refusal-unknown-control = Dieser Knopf ist veraltet. Es hat sich nichts geändert. Öffne das Brett neu oder gib den Befehl noch einmal ein.

## Störungen

answer-below = Weiter geht es in der Nachricht darunter.
fault-unknown = Tut mir leid, bei mir ist etwas schiefgegangen. Was du gespielt hast, ist nicht verloren. Passiert es noch einmal, gib der Person, die mich betreibt, diese Nummer: { $reference }.
refusal-database-away = Meine Datenbank antwortet nicht. Versuche es gleich noch einmal, aber schau vorher auf das Brett.
refusal-database-busy = Meine Datenbank ist beschäftigt, ein anderes Programm benutzt sie gerade. Es hat sich nichts geändert; versuche es gleich noch einmal.
refusal-database-full = Meine Festplatte ist voll, ich kann nichts speichern. Es hat sich nichts geändert; bitte sag es der Person, die mich betreibt.
refusal-database-unwritable = Ich kann nichts in meine Datenbank schreiben. Es hat sich nichts geändert; bitte sag es der Person, die mich betreibt.
fault-stopping = Ich werde gerade neu gestartet und konnte das nicht zu Ende bringen. Schau nach, ob es schon geschehen ist; wenn nicht, versuche es in einer Minute noch einmal.
fault-command = Das geht hier nicht, oder ich konnte einen Teil davon nicht lesen. Versuche es noch einmal und wähle aus den Vorschlägen, die beim Tippen erscheinen.
fault-outdated = Dieser Befehl hat sich geändert, seit du Discord geöffnet hast. Starte Discord neu oder versuche es in einer Minute noch einmal.
