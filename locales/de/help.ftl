# Die Seiten der Hilfe. Wo ein Brett erscheint, hängt vom Ort ab.

button-help-start = So spielst du
button-help-commands = Alle Befehle
button-help-former = Frühere Namen
button-help-teams = Teams
button-help-voting = So läuft eine Abstimmung
button-help-captains = Kapitäne

help-start =
    Strategiespiele mit Tiefgang, unter Freunden und ganz ohne Eile.
    ### Die Spiele
    { rules-begin }
    { $games }
    ### So spielst du
    {""}**1.** Fordere mit { COMMAND("challenge") } einen Freund heraus oder lass das Feld für den Gegner leer: { $place ->
        [alone] Dann kann jeder annehmen. Das geht auf Servern, in Gruppenchats und in Chats mit Freunden.
       *[other] Dann kann hier jeder annehmen.
    }
    {""}**2.** Das Brett erscheint { $place ->
        [threads] in einem neuen Thread.
        [channel] in diesem Kanal.
        [answers] gleich hier.
       *[alone] dort.
    } Wenn du am Zug bist, erwähne ich dich.
    {""}**3.** { $place ->
        [answers] Drücke unter dem Brett auf **Ziehen**
        [alone] **Antworte** darauf mit deinem Zug (`30b-5b`), drücke auf **Ziehen**
       *[other] **Antworte** darauf mit deinem Zug (`30b-5b`) und eingeschaltetem @, drücke auf **Ziehen**
    } oder benutze { COMMAND("move") }, das die erlaubten Züge zeigt.

    Niemand da? { COMMAND("practice") } gegen Trilithon: sieben Stufen, vom Anfänger bis zum Könner.
help-commands =
    ### Eine Partie beginnen
    - { COMMAND("challenge") }: einen Freund oder alle herausfordern
    - { COMMAND("practice") }: gegen Trilithon spielen
    - { COMMAND("league") }, { COMMAND("tournament show") }: Ligen und Turniere
    ### Spielen
    - { COMMAND("desk") }: alles, was auf dich wartet und was du verfolgst
    - { COMMAND("move") }: ziehen
    - { COMMAND("board") }: eine Partie ansehen, auch Zug für Zug
    - { COMMAND("analyse") }: auf einem eigenen Brett analysieren
    - { COMMAND("match plan") }: deine Antworten planen
    - { COMMAND("match takeback") }, { COMMAND("match draw") }, { COMMAND("match resign") }, { COMMAND("match rematch") }
    - { COMMAND("match nudge") }, { COMMAND("match claim") }: wenn jemand überfällig ist
    - { COMMAND("match pause") }: wenn ihr eine Pause braucht
    - { COMMAND("match import") }: eine Partie von anderswo nachspielen
    ### Besser werden
    - { COMMAND("rules") }: die Regeln lesen
    - { COMMAND("learn") }: ein Spiel Schritt für Schritt lernen
    - { COMMAND("puzzle") }: den Gewinnzug finden
    - { COMMAND("results") }: deine Ergebnisse und die Rangliste hier
    ### Einstellen
    - { COMMAND("settings me") }: Sprache, Bretter, Benachrichtigungen, Ruhezeiten
    - { COMMAND("settings away") }: ein paar Tage frei nehmen
    - { COMMAND("settings privacy") }: deine Daten ansehen und löschen
help-server = - { COMMAND("server settings") }, { COMMAND("server league") }, { COMMAND("tournament new") }: wenn du diesen Server verwaltest
help-menus = Oder drücke lange auf eine Person oder Nachricht (am Computer: Rechtsklick), dann auf **Apps**: herausfordern, die Nachricht als Zug spielen, ihr Brett zeigen.
help-account = Für Gruppenchats, Chats mit Freunden und jeden Server: [Füge mich deinem Konto hinzu](<{ $install }>).
help-teams =
    ### Als Team spielen
    Ein ganzer Server gegen einen Gegner oder eine Hälfte gegen die andere: Alle im Team stimmen über die Züge ab.

    {""}**Bilden:** Nenne in { COMMAND("challenge") } eine Rolle als Gegner (`@everyone`: offen für alle) oder drücke unter einer Herausforderung auf **{ button-team }**.
    {""}**Beitreten:** mit dem Knopf, der das Team nennt, oder unter dem Brett mit **{ button-teams }**.
    {""}**Abstimmen:** mit **{ button-vote }**, als Antwort auf das Brett oder mit { COMMAND("move") }. Bis zum Schluss kannst du wechseln. Die meisten Stimmen gewinnen, bei Gleichstand der frühere Vorschlag.
    {""}**Remis, Zurücknehmen, Pause, Aufgeben:** Schlag es unter **{ button-more }** vor.

    Partien mit Teams werden nicht gewertet.
help-voting =
    ### So läuft eine Abstimmung
    {""}**Sie endet** nach 24 Stunden oder nach der Zeit, die das Team gewählt hat. Haben alle abgestimmt, die bei den letzten zwei Zügen dabei waren, oder will mehr als die Hälfte denselben Zug, bleiben noch fünf Minuten zum Umdenken. Der Kapitän kann sie jederzeit beenden. Hat bis zum Ende niemand abgestimmt, entscheidet die erste Stimme.
    {""}**{ button-votes }** zeigt die Vorschläge; mit einem Druck stimmst du für einen davon. Deine Stimme kannst du kommentieren.
    {""}**Über Remis und Ähnliches** entscheidet die Mehrheit derer, die zuletzt abgestimmt haben, mindestens zwei; für eine Pause genügt die Hälfte.
help-captains =
    ### Kapitäne
    Nimmst du einen Platz für ein Team, bist du sein Kapitän. Für ein Team auf deinem eigenen Platz drücke unter der Herausforderung auf **{ button-more }**, dann auf **{ button-team-mine }**. Ein Kapitän kann benennen, wer beitreten darf, Abstimmungen beenden und das Team abgeben. Meldet er sich sieben Tage lang nicht, übernimmt das Mitglied, das am häufigsten abgestimmt hat. Niemand kann in einer Partie zu zwei Teams gehören.

    {""}**Die Serverpartie** gegen Trilithon hat keinen Kapitän. Solange abgestimmt wird, folgt eine auf die andere: { COMMAND("server settings") }.
help-former =
    ### Befehle, die einen neuen Namen haben
    - `/away`: { COMMAND("settings away") }
    - `/claim`: { COMMAND("match claim") }
    - `/draw`: { COMMAND("match draw") }
    - `/follows`: { COMMAND("desk") }
    - `/import`: { COMMAND("match import") }
    - `/league new`: { COMMAND("server league") }
    - `/league show`: { COMMAND("league") }
    - `/nudge`: { COMMAND("match nudge") }
    - `/pause`: { COMMAND("match pause") }
    - `/plan`: { COMMAND("match plan") }
    - `/privacy`: { COMMAND("settings privacy") }
    - `/rematch`: { COMMAND("match rematch") }
    - `/replay`: { COMMAND("board") }
    - `/resign`: { COMMAND("match resign") }
    - `/settings server`: { COMMAND("server settings") }
    - `/standings`: { COMMAND("results") }
    - `/takeback`: { COMMAND("match takeback") }
