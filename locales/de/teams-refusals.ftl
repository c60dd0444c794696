# Warum etwas mit einem Team, seinen Abstimmungen und seinen Entscheidungen nicht geht.

## Ein Team bilden

refusal-team-place = Teams können nur auf einem Server spielen, auf dem ich Mitglied bin, denn dort zeige ich, wie viele abgestimmt haben. Lade mich ein oder spiele ohne Team.
refusal-team-rated = Eine Partie mit einem Team kann nicht gewertet werden. Spiele sie ohne Wertung.
refusal-team-counter = Die Mitglieder eines Teams verlassen sich auf die Bedingungen, unter denen sie beigetreten sind, deshalb bleiben die, wie sie sind. Der Herausforderer kann die Herausforderung zurückziehen und eine neue schicken.
refusal-team-rematch = Nach einer Partie mit einem Team gibt es keine Revanche. Schicke mit { COMMAND("challenge") } eine neue Herausforderung, damit alle den Teams beitreten können.
refusal-team-name = Der Name eines Teams hat 1 bis { $most } Zeichen.
refusal-team-hours = Eine Abstimmung dauert 1 bis { $most } Stunden.
refusal-team-made = Auf deinem Platz spielt schon { $team }.

## Beitreten

refusal-no-such-team = Dieses Team gibt es nicht mehr.
refusal-team-joined = Bei { $team } bist du schon dabei.
refusal-team-full = { $team } ist voll. Ein Team hat höchstens { $most } Mitglieder; alle, die der Kapitän benannt hat, zählen mit.
refusal-team-role = { $team } kannst du nur mit der Rolle des Teams beitreten. Der Kapitän kann dich aber auch benennen.
refusal-team-named = { $team } kannst du nur beitreten, wenn der Kapitän dich benennt.
refusal-other-team = Du spielst in dieser Partie schon mit, und niemand kann auf zwei Seiten sein.
refusal-changed-sides = Du hast in dieser Partie schon für { $team } abgestimmt, und niemand kann die Seite wechseln.
refusal-too-many-teams = Du bist schon in den Teams von { $most } laufenden Partien, mehr geht nicht. Verlass erst eins oder warte, bis eine Partie zu Ende ist.
refusal-not-in-team = Bei { $team } bist du nicht dabei.
refusal-no-member = Diese Person ist bei { $team } nicht dabei und kann nicht Kapitän werden.
refusal-not-captain = Das kann nur der Kapitän von { $team }.
refusal-team-unseen = Du siehst nicht mehr, wo { $team } spielt, und kannst deshalb nicht mehr mitentscheiden.
refusal-team-blocks = Du hast { $player } blockiert, deshalb kannst du { $player } nicht für ein Team benennen. Mach das erst in { COMMAND("settings me") } rückgängig.

## Abstimmen

refusal-team-decides = In Partie { $match } entscheidet { $team } das gemeinsam: Stimm unter dem Brett ab. { $link }
refusal-no-team = Partie { $match } spielst du allein, da gibt es nichts abzustimmen: { $link }
refusal-no-ballot = In Partie { $match } läuft gerade keine Abstimmung. Das Brett: { $link }
refusal-no-votes = Noch hat niemand abgestimmt, es gibt keinen Zug zu spielen. Stimm erst ab.
refusal-votes-tied = Mehrere Züge haben die meisten Stimmen. Drücke auf **{ button-votes }** und wähle, welcher gespielt wird.
refusal-votes-changed = `{ $move }` führt nicht mehr, denn inzwischen hat noch jemand abgestimmt. Drücke auf **{ button-votes }**, dann siehst du, was jetzt führt.
refusal-vote-comment = Ein Kommentar zu einer Stimme hat höchstens { $most } Zeichen. Kürze ihn.
refusal-hint-team = In Partie { $match } gibt es keine Tipps, weil dort ein Team spielt. Das Brett: { $link }
refusal-nudge-team = { $team } kannst du nicht anstupsen. Auf dem Brett von Partie { $match } steht, wann die Abstimmung endet. { $link }

## Andere Entscheidungen

refusal-no-such-motion = Diese Entscheidung gibt es nicht mehr.
refusal-motion-votes-first = Für { $team } kann das nur entscheiden, wer in dieser Partie schon abgestimmt hat. Stimm erst über einen Zug ab.
refusal-motion-latest = Für { $team } kann das nur entscheiden, wer bei den letzten Zügen abgestimmt hat. Stimm beim nächsten mit ab, danach kannst du mitentscheiden.
refusal-motion-too-few = Für { $team } kann das niemand allein entscheiden, und außer dir hat in dieser Partie noch niemand abgestimmt. Frag noch einmal, wenn noch jemand über einen Zug abgestimmt hat.
refusal-motion-lapsed = Partie { $match } ist weitergegangen, darüber gibt es nichts mehr zu entscheiden. Das Brett: { $link }
refusal-motion-decided =
    { $status ->
        [carried] Dein Team hat das auf diesem Brett schon beschlossen.
       *[rejected] Dein Team hat das auf diesem Brett schon abgelehnt. Nach dem nächsten Zug kannst du noch einmal fragen.
    }
