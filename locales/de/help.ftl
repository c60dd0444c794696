# Die Seiten der Hilfe. Wo ein Brett erscheint, hängt vom Ort ab.

button-help-start = So wird gespielt
button-help-commands = Alle Befehle
button-help-former = Frühere Namen
button-help-teams = Teams
button-help-voting = So läuft eine Abstimmung
button-help-captains = Kapitäne

help-start =
    Spiele mit Tiefgang unter Freunden, ganz ohne Eile.
    ### Die Spiele
    { rules-begin }
    { $games }
    ### So wird gespielt
    {""}**1.** Fordere mit { COMMAND("challenge") } einen Freund heraus oder lass den Gegner leer. { $place ->
        [alone] Dann kann jeder annehmen. Das geht auf einem Server, in einer Gruppe oder zu zweit.
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
       *[other] **Antworte** darauf mit deinem Zug (`30b-5b`), mit dem @ an, drücke auf **Ziehen**
    } oder benutze { COMMAND("move") }, das die erlaubten Züge zeigt.

    Niemand da? { COMMAND("practice") } gegen Trilithon: sieben Stufen, von ersten Schritten bis stark.
help-commands =
    ### Eine Partie beginnen
    - { COMMAND("challenge") }: einen Freund herausfordern oder wer Lust hat
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
    Ein ganzer Server gegen einen oder zwei Hälften gegeneinander: Alle in einem Team stimmen über seine Züge ab.

    {""}**Ein Team bilden:** Nenne in { COMMAND("challenge") } eine Rolle als Gegner (bei `@everyone` dürfen alle beitreten) oder drücke unter einer Herausforderung auf **{ button-team }**.
    {""}**Beitreten:** mit dem Knopf mit seinem Namen unter der Herausforderung oder mit **{ button-teams }** unter dem Brett.
    {""}**Abstimmen:** mit **{ button-vote }**, einer Antwort auf das Brett oder { COMMAND("move") }; ändern kannst du deine Stimme bis zum Schluss. Die meisten Stimmen gewinnen, bei Gleichstand der frühere Vorschlag.
    {""}**Remis, zurücknehmen, Pause, aufgeben:** unter **{ button-more }** vorschlagen.

    Partien mit Teams werden nicht gewertet.
help-voting =
    ### So läuft eine Abstimmung
    {""}**Schluss** ist nach 24 Stunden oder der gewählten Zeit. Früher, mit fünf Minuten zum Umdenken, sobald alle abgestimmt haben, die bei den letzten zwei Zügen abgestimmt haben, oder mehr als die Hälfte denselben Zug will. Der Kapitän kann jederzeit schließen. Ohne Stimmen entscheidet danach die erste.
    {""}**{ button-votes }** zeigt die Vorschläge; ein Druck schließt dich an. Du kannst deine Stimme kommentieren.
    {""}**Remis und Ähnliches** entscheidet die Mehrheit derer, die zuletzt abgestimmt haben, mindestens zwei; über eine Pause die Hälfte.
help-captains =
    ### Kapitäne
    Nimmst du einen Platz für ein Team, bist du sein Kapitän. Für deinen eigenen Platz: unter der Herausforderung **{ button-more }**, dann **{ button-team-mine }**. Ein Kapitän benennt, wer beitreten darf, schließt Abstimmungen und kann das Team abgeben; nach sieben Tagen Stille führt es, wer am häufigsten abgestimmt hat. Niemand ist in zwei Teams einer Partie.

    {""}**Die Serverpartie** gegen Trilithon, eine nach der anderen, solange abgestimmt wird, hat keinen Kapitän: { COMMAND("server settings") }.
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
