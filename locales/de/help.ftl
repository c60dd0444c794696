# Die Seiten der Hilfe. Wo ein Brett erscheint, hängt vom Ort ab.

button-help-start = So wird gespielt
button-help-commands = Alle Befehle
button-help-former = Frühere Namen
button-help-teams = Teams

help-start =
    Tiefe Spiele unter Freunden, ohne Eile: Du ziehst, wann du Zeit hast.
    ### Die Spiele
    { rules-begin }
    { $games }
    ### So wird gespielt
    {""}**1.** Fordere mit { COMMAND("challenge") } jemanden heraus. Oder lass den Gegner leer, dann kann { $place ->
        [alone] annehmen, wer will. Das geht auf einem Server oder in einem Gruppenchat.
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
       *[other] **Antworte** auf das Brett mit deinem Zug (`30b-5b`), mit @; oder drück auf **Ziehen**; oder nimm { COMMAND("move") }.
    }
    ### Niemand da?
    { COMMAND("practice") } gegen Trilithon: jedes Spiel, sieben Stufen.
help-commands =
    ### Eine Partie anfangen
    - { COMMAND("challenge") }: einen Freund herausfordern, oder alle
    - { COMMAND("practice") }: gegen Trilithon spielen
    - { COMMAND("league") }, { COMMAND("tournament show") }: Ligen und Turniere
    ### Spielen
    - { COMMAND("desk") }: alles, was auf dich wartet und was du verfolgst
    - { COMMAND("move") }: ziehen
    - { COMMAND("board") }: eine Partie ansehen, jetzt oder Zug für Zug
    - { COMMAND("analyse") }: auf einem eigenen Brett nachdenken
    - { COMMAND("match plan") }: deine Antworten planen
    - { COMMAND("match takeback") }, { COMMAND("match draw") }, { COMMAND("match resign") }, { COMMAND("match rematch") }
    - { COMMAND("match nudge") }, { COMMAND("match claim") }: wenn jemand überfällig ist
    - { COMMAND("match pause") }: wenn ihr eine Pause braucht
    - { COMMAND("match import") }: eine Partie von anderswo nachspielen
    ### Besser werden
    - { COMMAND("rules") }: die Regeln lesen
    - { COMMAND("learn") }: ein Spiel in Schritten lernen
    - { COMMAND("puzzle") }: den Zug finden, der gewinnt
    - { COMMAND("results") }: deine Ergebnisse und die Rangliste hier
    ### Einstellen
    - { COMMAND("settings me") }: Sprache, Bretter, Benachrichtigungen, Ruhezeiten
    - { COMMAND("settings away") }: ein paar Tage frei nehmen
    - { COMMAND("settings privacy") }: deine Daten sehen und löschen
help-server = - { COMMAND("server settings") }, { COMMAND("server league") }, { COMMAND("tournament new") }: wenn du diesen Server verwaltest
help-menus = Oder drück lange auf eine Person oder Nachricht (am Computer: Rechtsklick), dann auf **Apps**: herausfordern, die Nachricht als Zug spielen, das Brett darin zeigen.
help-account = Für Gruppenchats, Freunde und jeden Server: [füg mich deinem Konto hinzu](<{ $install }>).
help-teams =
    ### Als Team spielen
    Ein ganzer Server gegen einen, oder zwei Hälften gegeneinander: Alle in einem Team stimmen über seine Züge ab.

    {""}**Ein Team bilden.** Nenn in { COMMAND("challenge") } eine Rolle als Gegner; bei `@everyone` dürfen alle beitreten. Unter einer Herausforderung nimmt **{ button-team }** einen Platz für ein Team, dessen Kapitän du bist. Für deinen eigenen Platz: **{ button-more }**, dann **{ button-team-mine }**.
    {""}**Beitreten und verlassen:** mit dem Knopf mit seinem Namen unter der Herausforderung, oder mit **{ button-teams }** unter dem Brett. Niemand ist in zwei Teams einer Partie.
    {""}**Abstimmen.** Ist dein Team am Zug, steht unter dem Brett **{ button-vote }**: Wähl einen Zug, als würdest du ihn spielen. Auch eine Antwort auf das Brett und { COMMAND("move") } sind Stimmen. Du kannst deine kommentieren, und ändern bis zum Schluss. **{ button-votes }** zeigt die Vorschläge; ein Druck schließt dich an.
    {""}**Schluss** ist nach 24 Stunden oder der gewählten Zeit; früher, sobald alle abgestimmt haben, die bei den letzten zwei Zügen dabei waren, oder mehr als die Hälfte denselben Zug will: Dann bleiben fünf Minuten zum Umdenken. Der Kapitän kann jederzeit schließen, unter **{ button-votes }**. Die meisten Stimmen gewinnen, bei Gleichstand der frühere Vorschlag. Ohne Stimmen entscheidet dann die erste.
    {""}**Remis, zurücknehmen, Pause, aufgeben:** Das schlägt man hinter **{ button-more }** vor. Das entscheidet die Mehrheit derer, die zuletzt abgestimmt haben, mindestens zwei; über eine Pause die Hälfte.
    {""}**Die Serverpartie** gegen Trilithon, eine nach der anderen, solange abgestimmt wird: { COMMAND("server settings") }.

    Partien mit Teams werden nicht gewertet. Der Kapitän kann das Team abgeben; nach sieben Tagen Stille führt es, wer am häufigsten abgestimmt hat.
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
