# `/einstellungen daten`: was über jemanden gespeichert ist, als Seite, als Datei, und gelöscht.

## Die Seite und ihre Datei

button-export = Herunterladen
button-erase = Löschen
privacy-page =
    {""}**Was ich über dich speichere, und warum**

    - **Partien**, auch eingelesene: deine Discord-ID, dein Name auf Brettern, alle Züge mit Uhrzeit, Angebote und Antworten, geplante Antworten (die siehst nur du), das letzte Brett, das du gesehen hast.
    - **Analysebretter und Notizen**: wo du welche Züge versucht hast, Namen, Notizen. Nur du siehst sie.
    - **Herausforderungen**, von dir, an dich oder angenommen: Bedingungen, deine ID und dein Name, warum du abgelehnt hast.
    - **Deine Wahl** in { COMMAND("settings me") }: Sprache, Bretter, Zeitzone, Ruhezeiten, Erinnerungen, ob Ranglisten und Ergebnisse dich zeigen und deine Partien Rätsel werden dürfen; Vorlagen, Auszeiten, wen du blockierst; ob ich dir erklärt habe, wie man einem Brett antwortet. Wenn dich jemand blockiert, bleibt dafür deine ID.
    - **Was du lernst**: versuchte Schritte und Rätsel, wie weit und wann; Rätselwertung je Spiel; Rätsel des Tages, und dein Name, wenn du willst. Nur den sehen andere. Wie schwer Rätsel sind, speichere ich ohne Namen.
    - **Wertungen** je Spiel, aus wie vielen Partien, und dein Name in Ranglisten.
    - **Ligen, Turniere**: Partien, Punkte, Plätze, ob du weitermachst oder eingecheckt hast.
    - **Teams**, in denen du bist oder benannt bist: seit wann, Stimmen, Kommentare. Ergebnisse nennen dich nur, wenn du willst.
    - **Was du verfolgst**: welche Partien, seit wann, was ich dir sagte, der nächste Bericht, die Sprache deines Discord. Nur du siehst es.
    - **Orte**: IDs von Servern, Kanälen, meinen Nachrichten; angemeldete Browser.

    Ich lese nur Nachrichten, die mir antworten oder mich erwähnen, und behalte keine. Ich gebe nichts weiter. Was hier nicht steht, speichere ich nicht.

    {""}**Herunterladen** gibt dir alles als Datei. **Löschen** entfernt dich überall, nach einer Rückfrage.
privacy-export = Das ist alles, was ich über dich gespeichert habe.

## Löschen, nach einer Rückfrage

button-erase-yes = Ja, alles löschen
button-erase-no = Nein, behalten
privacy-question =
    Soll ich alles über dich löschen? Das lässt sich nicht rückgängig machen.

    - { $count ->
        [0] Du hast keine laufende Partie.
        [one] Deine laufende Partie gibst du auf.
       *[other] Deine { $count } laufenden Partien gibst du auf.
    } Mit mehr als zwei Spielern spielen die anderen weiter.
    - Deine offenen Herausforderungen werden geschlossen. Gelöscht werden deine Einstellungen, Vorlagen und Auszeiten, wen du blockierst, eingelesene Mitschriften, deine Analysebretter und Notizen, die Partien, die du verfolgst, und alles, was du in Lektionen und Rätseln getan hast.
    - In Partien, Herausforderungen, Ligen und Turnieren mit anderen steht „—“ statt deines Namens, und deine ID wird gelöscht. Die Züge bleiben, für die anderen. Deine Wertungen werden gelöscht, ihre ändern sich nicht.
    - Aus den Titeln der Threads deiner Partien nehme ich deinen Namen heraus, wo ich darf. Alles andere, was auf Discord steht, bleibt dort. Lösche es selbst oder bitte jemanden, der den Server verwaltet.
privacy-erasing = Ich lösche alles über dich. Wenn hier nicht bald „Fertig“ steht, frag noch einmal, dann mache ich weiter, wo ich aufgehört habe.
privacy-erased = Fertig. Ich habe nichts mehr über dich gespeichert. Aus den Titeln der Threads deiner Partien verschwindet dein Name nach und nach; alles andere, was auf Discord steht, bleibt dort. Wenn du wieder spielst oder jemanden herausforderst, fange ich von vorn an.
kept-erase = Gut, es wurde nichts gelöscht.
