# Die Seiten der Hilfe. Wo ein Brett erscheint, hängt vom Ort ab.

button-help-start = So wird gespielt
button-help-commands = Alle Befehle
button-help-former = Frühere Namen
button-help-teams = Teams

help-start =
    Spiele mit Tiefgang unter Freunden, ganz ohne Eile: Du ziehst, wenn du Zeit hast.
    ### Die Spiele
    { rules-begin }
    { $games }
    ### So wird gespielt
    {""}**1.** Fordere mit { COMMAND("challenge") } jemanden heraus. Lässt du den Gegner leer, kann { $place ->
        [alone] annehmen, wer Lust hat. Das geht auf einem Server, in einem Gruppenchat oder im Chat mit einem Freund.
       *[other] hier annehmen, wer Lust hat.
    }
    {""}**2.** Sobald deine Herausforderung angenommen ist, erscheint das Brett { $place ->
        [threads] in einem neuen Thread.
        [channel] in diesem Kanal.
        [answers] gleich hier.
       *[alone] dort.
    } Wenn du am Zug bist, erwähne ich dich.
    {""}**3.** Zieh: { $place ->
        [answers] Drücke unter dem Brett auf **Ziehen** oder benutze { COMMAND("move") }, das dir beim Tippen die erlaubten Züge zeigt.
        [alone] **Antworte** auf das Brett mit deinem Zug (`30b-5b`), drücke auf **Ziehen** oder benutze { COMMAND("move") }, das dir beim Tippen die erlaubten Züge zeigt.
       *[other] **Antworte** auf das Brett mit deinem Zug (`30b-5b`) und lass das @ dabei an. Oder drücke auf **Ziehen**. Oder benutze { COMMAND("move") }, das dir beim Tippen die erlaubten Züge zeigt.
    }
    ### Niemand da?
    { COMMAND("practice") } gegen Trilithon: jedes Spiel, sieben Stufen, von ersten Schritten bis stark.
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
help-menus = Oder drücke lange auf eine Person oder Nachricht (am Computer: Rechtsklick), dann auf **Apps**. Dort kannst du die Person herausfordern, die Nachricht als Zug spielen oder ihr Brett zeigen.
help-account = Für Gruppenchats, Chats mit Freunden und jeden Server: [Füge mich deinem Konto hinzu](<{ $install }>).
help-teams =
    ### Als Team spielen
    Ein ganzer Server gegen einen oder zwei Hälften gegeneinander: Alle in einem Team stimmen über seine Züge ab.

    {""}**Ein Team bilden.** Nenne in { COMMAND("challenge") } eine Rolle als Gegner; bei `@everyone` dürfen alle beitreten. Unter einer Herausforderung nimmt **{ button-team }** einen Platz für ein Team, dessen Kapitän du bist. Für deinen eigenen Platz: **{ button-more }**, dann **{ button-team-mine }**.
    {""}**Beitreten und verlassen:** mit dem Knopf mit seinem Namen unter der Herausforderung oder mit **{ button-teams }** unter dem Brett. Niemand ist in zwei Teams einer Partie.
    {""}**Abstimmen.** Ist dein Team am Zug, steht unter dem Brett **{ button-vote }**: Wähle einen Zug, als würdest du ihn spielen. Auch eine Antwort auf das Brett und { COMMAND("move") } sind Stimmen. Du kannst deine kommentieren, und ändern bis zum Schluss. **{ button-votes }** zeigt die Vorschläge; ein Druck schließt dich an.
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
