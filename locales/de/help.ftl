# Die Seiten der Hilfe. Wo ein Brett erscheint, hängt vom Ort ab.

button-help-start = So wird gespielt
button-help-commands = Alle Befehle
button-help-former = Frühere Namen

help-start =
    Trilithon ist für Spiele mit Tiefgang, unter Freunden und ohne Eile. Du ziehst, wann du Zeit hast.
    ### Die Spiele
    { rules-begin }
    { $games }
    ### So wird gespielt
    {""}**1.** Fordere mit { COMMAND("challenge") } einen Freund heraus. Oder lass den Gegner leer, dann kann { $place ->
        [alone] annehmen, wer will. Das geht auf einem Server, in einem Gruppenchat oder mit einem Freund.
       *[other] hier annehmen, wer will.
    }
    {""}**2.** Ist deine Herausforderung angenommen, erscheint das Brett { $place ->
        [threads] in einem neuen Thread.
        [channel] in diesem Kanal.
        [answers] gleich hier.
       *[alone] dort.
    } Wenn du am Zug bist, rufe ich dich.
    {""}**3.** Zieh: { $place ->
        [answers] Drück unter dem Brett auf **Ziehen**, oder nimm { COMMAND("move") }; beim Tippen kommen die erlaubten Züge.
        [alone] **Antworte** auf das Brett mit deinem Zug (`30b-5b`), drück auf **Ziehen**, oder nimm { COMMAND("move") }; beim Tippen kommen die erlaubten Züge.
       *[other] **Antworte** auf das Brett mit deinem Zug (`30b-5b`) und eingeschaltetem @; oder drück auf **Ziehen**; oder nimm { COMMAND("move") }, beim Tippen kommen die erlaubten Züge.
    }
    ### Niemand da?
    { COMMAND("practice") } gegen Trilithon: jedes Spiel, sieben Stufen, von den ersten Schritten bis stark.
help-commands =
    ### Eine Partie anfangen
    - { COMMAND("challenge") }: einen Freund herausfordern, oder alle
    - { COMMAND("practice") }: sofort gegen Trilithon spielen
    - { COMMAND("league") }: in einer Liga dieses Servers spielen
    ### Spielen
    - { COMMAND("desk") }: alles, was auf dich wartet, und die Partien, die du verfolgst
    - { COMMAND("move") }: ziehen
    - { COMMAND("board") }: eine Partie ansehen, jetzt oder Zug für Zug
    - { COMMAND("analyse") }: auf einem eigenen Brett nachdenken
    - { COMMAND("match plan") }: deine Antworten planen
    - { COMMAND("match takeback") }, { COMMAND("match draw") }, { COMMAND("match resign") }, { COMMAND("match rematch") }
    - { COMMAND("match nudge") }, { COMMAND("match claim") }: wenn jemand überfällig ist
    - { COMMAND("match pause") }: wenn ihr alle eine Pause braucht
    - { COMMAND("match import") }: eine anderswo gespielte Partie nachspielen
    ### Besser werden
    - { COMMAND("rules") }: die Regeln lesen
    - { COMMAND("learn") }: ein Spiel Schritt für Schritt lernen
    - { COMMAND("puzzle") }: den Zug finden, der gewinnt
    - { COMMAND("results") }: deine Ergebnisse, und die Rangliste dieses Servers
    ### Einstellen
    - { COMMAND("settings me") }: Sprache, Aussehen der Bretter, Benachrichtigungen, Ruhezeiten
    - { COMMAND("settings away") }: ein paar Tage frei nehmen
    - { COMMAND("settings privacy") }: was ich über dich weiß, und wie du es löschst
help-server = - { COMMAND("server settings") }, { COMMAND("server league") }: wenn du diesen Server verwaltest, seine Einstellungen und Ligen
help-menus = Oder drück lange auf eine Person oder eine Nachricht (am Computer: Rechtsklick), dann auf **Apps**: Fordere die Person heraus, spiel die Nachricht als deinen Zug, oder sieh dir das Brett darin an.
help-account = Für Partien in Gruppenchats, mit einem Freund oder auf jedem Server: [füg mich deinem Konto hinzu](<{ $install }>).
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
button-help-teams = Teams

help-teams =
    ### Als Team spielen
    Ein ganzer Server gegen einen, oder zwei Hälften gegeneinander: Alle in einem Team stimmen über seine Züge ab.
