# `/einstellungen daten`: was über jemanden gespeichert ist, als Seite, als Datei, und gelöscht.

## Die Seite und ihre Datei

button-export = Herunterladen
button-privacy-details = Einzelheiten
button-erase = Löschen
privacy-page =
    {""}**Was ich über dich speichere**
    Deine Partien, Stimmen und Herausforderungen, Einstellungen, Analysebretter und Notizen, Lektionen und Rätsel, Wertungen, Ligen und Turniere und was du verfolgst.

    Ich lese nur Antworten an mich, Nachrichten, die mich erwähnen oder direkt an mich gehen, und solche, die du unter „Apps“ für mich auswählst. Ich behalte keine davon. Ich gebe nichts weiter.

    {""}**{ button-privacy-details }** zeigt alles im Einzelnen. **Herunterladen** gibt dir alles als Datei. **Löschen** entfernt dich überall, nach einer Rückfrage.
privacy-details =
    {""}**Was ich über dich speichere und warum**

    - **Partien**, auch eingelesene: deine Discord-ID, dein Name auf Brettern, alle Züge mit Uhrzeit, Angebote und Antworten, geplante Antworten (die siehst nur du), das letzte Brett, das du gesehen hast.
    - **Analysebretter und Notizen**: wo du welche Züge ausprobiert hast, Namen, Notizen. Nur du siehst sie.
    - **Herausforderungen** von dir, an dich oder angenommene: Bedingungen, deine ID und dein Name, warum du abgelehnt hast.
    - **Deine Wahl** in { COMMAND("settings me") }: Sprache, Bretter, Zeitzone, Ruhezeiten, Erinnerungen, ob du in Ranglisten und Ergebnissen stehst und deine Partien Rätsel werden dürfen; Vorlagen, Auszeiten, wen du blockierst; ob ich dir erklärt habe, wie du auf ein Brett antwortest. Wenn dich jemand blockiert, bleibt dafür deine ID.
    - **Was du lernst**: welche Schritte und Rätsel du versucht hast, wie weit und wann; deine Rätselwertung in jedem Spiel; deine Rätsel des Tages und dein Name, wenn du willst. Nur den sehen andere. Wie schwer Rätsel sind, speichere ich ohne Namen.
    - **Wertungen**: deine in jedem Spiel, aus wie vielen Partien, und dein Name in Ranglisten.
    - **Ligen, Turniere**: Partien, Punkte, Plätze, ob du weitermachst oder eingecheckt hast.
    - **Teams**, in denen du bist oder für die du benannt bist: seit wann, deine Stimmen und Kommentare. Ergebnisse nennen dich nur, wenn du willst.
    - **Was du verfolgst**: welche Partien, seit wann, was ich dir gesagt habe, der nächste Bericht, die Sprache deines Discord. Nur du siehst es.
    - **Wo etwas steht**: IDs von Servern, Kanälen und meinen Nachrichten; angemeldete Browser.
privacy-export = Das ist alles, was ich über dich gespeichert habe.

## Löschen, nach einer Rückfrage

button-erase-yes = Ja, alles löschen
button-erase-no = Nein, behalten
privacy-question =
    Soll ich alles über dich endgültig löschen?

    - { $count ->
        [0] Du hast keine laufende Partie.
        [one] Deine laufende Partie gibst du auf.
       *[other] Deine { $count } laufenden Partien gibst du auf.
    }
    - Deine Einstellungen, Notizen, Analysebretter, Rätsel und Wertungen werden gelöscht, deine offenen Herausforderungen geschlossen.
    - Wo andere mitgespielt haben, steht „—“ statt deines Namens. Deine Züge bleiben für sie.
    - Was auf Discord steht, bleibt dort.
privacy-erasing = Ich lösche alles über dich. Wenn hier nicht bald „Fertig“ steht, frag noch einmal, dann mache ich weiter, wo ich aufgehört habe.
privacy-erased = Fertig. Ich habe nichts mehr über dich gespeichert. Aus den Titeln der Threads deiner Partien verschwindet dein Name nach und nach; alles andere, was auf Discord steht, bleibt dort. Wenn du wieder spielst oder jemanden herausforderst, fange ich von vorn an.
kept-erase = Gut, es wurde nichts gelöscht.
