# Was die Schritte der Lektionen zu Contiguity und Contiguity Deluxe sagen: den Gedanken und die Aufgabe, und was danach gesagt wird.

## Contiguity

lesson-contiguity-slide = Weiß und Rot haben je sechs Scheiben, bunt gemischt. Wer zuerst alle sechs beisammen hat, gewinnt. Du bist Weiß. Eine Scheibe gleitet auf ihrem Ring in beide Richtungen, so weit du willst, solange die Felder leer sind. **Lass eine deiner Scheiben auf ihrem Ring gleiten.**
lesson-contiguity-slide-done = So geht Gleiten. Solange der Weg frei ist, darf er beliebig lang sein.
lesson-contiguity-slide-missed = Das war kein Gleiten auf einem Ring: Führt der Weg über eine Scheibe, ist es ein Sprung, und wechselt der Buchstabe, ging es nach innen oder außen. Beides kommt später. Wähle eine Scheibe, neben der auf ihrem Ring ein Feld leer ist, und halte vor der ersten Scheibe auf dem Weg an.

lesson-contiguity-inward = Jedes Feld hat eine Nummer und einen Buchstaben: a ist der äußerste Ring, d der innerste. Eine Scheibe kann auch ihre Nummer behalten und den Buchstaben wechseln, nach außen oder innen. **Zieh deine Scheibe von 8a nach innen auf 8c**, neben die auf 8d.
lesson-contiguity-inward-done = Jetzt berühren sich 8c und 8d, deine erste Zweiergruppe, abseits vom Gedränge.
lesson-contiguity-inward-missed = Das war ein anderer Zug. Die beiden markierten Felder sind 8a und 8c: Schreib 8a-8c oder wähle die Scheibe auf 8a und dann 8c.

lesson-contiguity-jump = Eine Scheibe kann auch über eine andere springen, eine eigene oder eine rote. Die übersprungene bleibt liegen, geschlagen wird nie. Über zwei auf einmal geht es nicht. **Springe über eine einzelne Scheibe.**
lesson-contiguity-jump-done = Das war ein Sprung. Er bringt dich aus dem Gedränge, wo du mit Gleiten feststeckst.
lesson-contiguity-jump-missed = Auf dem Weg lag keine Scheibe, das war Gleiten. Wähle eine Scheibe, neben der genau eine andere liegt und gleich dahinter ein leeres Feld.

lesson-contiguity-far = Ein Sprung darf weit sein: Vor und hinter der übersprungenen Scheibe dürfen beliebig viele leere Felder liegen. Außerdem ist der Ring geschlossen: Nach 30 kommt 1. Auf 1b, 1c und 2b hast du eine Dreiergruppe. **Bring deine Scheibe von 24c in einem einzigen Zug dorthin.**
lesson-contiguity-far-done = Ein weiter Sprung, und jetzt sind es vier. 30 liegt neben 1, und um einen Ring führen immer zwei Wege. Schau dir beide an.
lesson-contiguity-far-missed = Die Scheibe von 24c ist nicht bei deinen dreien. Sie kann links oder rechts herum und über eine Scheibe springen. Welche Felder auf Ring c berühren deine Gruppe?

lesson-contiguity-join = Scheiben sind verbunden, wenn sie nebeneinander liegen, auf demselben Ring oder mit derselben Nummer. Ecken zählen nicht: 15b und 14c sind getrennt. Du hast eine Vierergruppe. **Mach eine Fünfergruppe daraus.**
lesson-contiguity-join-done = Fünf in einer Gruppe. Es gab mehrere Wege dahin, kurze und weite.
lesson-contiguity-join-missed = In deiner größten Gruppe sind jetzt keine fünf Scheiben. Die Scheibe, die du bringst, braucht einen Nachbarn auf ihrem Ring oder mit ihrer Nummer, und die vier müssen beisammen bleiben. Eine Ecke zählt nicht.

lesson-contiguity-win = Fünf deiner Scheiben sind beisammen, nur 4a ist allein. Sobald dein Zug alle sechs zu einer Gruppe verbindet, gewinnst du. **Gewinne mit diesem Zug.**
lesson-contiguity-win-done = Alle sechs beisammen, du gewinnst. Schau vor jedem Zug nach, ob du sofort gewinnen kannst.
lesson-contiguity-win-missed = Deine sechs Scheiben sind noch keine Gruppe. Bring 4a neben die anderen fünf und lass die, wo sie sind. Über die rote Scheibe kannst du springen.

lesson-contiguity-block = Rot steht kurz vor dem Sieg: 30d könnte über deine Scheibe auf 30c nach 30b springen, und alle sechs roten Scheiben wären beisammen. **Spiele so, dass Rot im nächsten Zug nicht gewinnen kann.**
lesson-contiguity-block-done = Deine Scheibe liegt auf dem Feld, das Rot gebraucht hätte. Einfacher lässt sich nicht blockieren.

lesson-contiguity-wall = Der roten Gruppe fehlt nur noch die Scheibe auf 5b, und die kann über deine auf 8b zu ihr springen. Über zwei kann sie aber nicht: Zwei Scheiben auf ihrem Weg sind eine Mauer. **Halte die rote Scheibe auf.** Deine eigenen Scheiben müssen warten.
lesson-contiguity-wall-done = Der Weg ist zu. Liegt eine zweite Scheibe dazwischen oder eine genau auf dem Feld, auf das Rot will, kommt die rote nicht zu ihrer Gruppe.

lesson-contiguity-door = Deine Scheibe auf 21b liegt genau vor der Tür der roten Gruppe und lässt 25b nicht hinein. So eine Scheibe wegzuziehen ist ein typischer Anfängerfehler. **Bilde eine eigene Fünfergruppe, aber lass die Tür zu.**
lesson-contiguity-door-done = Du hast fünf beisammen, Rot bleibt ausgesperrt, und du drohst, die sechste dazuzubringen. Züge, die zwei Dinge zugleich tun, gewinnen Partien.
lesson-contiguity-door-missed = Du brauchst beides: eine Fünfergruppe, und 21b muss liegen bleiben. Zieht sie weg, spielt Rot 25b-21b und gewinnt. Welche andere Scheibe kommt zu deinen vieren?

lesson-contiguity-fork = Deine letzte Scheibe auf 5a kommt noch nicht zu den anderen. Suche ihr einen Platz, von dem mehr als ein Weg hinführt, denn Rot hat nur einen Zug, um dich aufzuhalten. **Finde den Zug, nach dem du im nächsten gewinnst, egal was Rot tut.**
lesson-contiguity-fork-done = Von dort kommt die Scheibe auf Ring d zur Gruppe, links oder rechts herum. Rot kann einen Weg versperren, aber nicht beide. Du bist bereit für eine richtige Partie!
lesson-contiguity-fork-missed = Danach kann Rot dich noch aufhalten. Lass deine fünf, wo sie sind, und bring 5a dahin, wo sie in beiden Richtungen um den Ring zu ihnen kommt.

lesson-contiguity-bid = Zuerst zu ziehen ist ein Vorteil, deshalb bietet ihr hier darum. Ein Gebot ist eine Zahl von Zügen: „In so vielen eigenen Zügen kann ich gewinnen.“ Wer am wenigsten bietet, entscheidet, wer zuerst zieht, verliert aber, wenn die Züge nicht reichen. Das Gebot steht bei 40, und das ist leicht zu erfüllen. **Biete weniger.**
lesson-contiguity-bid-done = Jetzt muss dein Gegner noch weniger bieten oder annehmen. Je niedriger das Gebot, desto schwerer ist es zu erfüllen: In den meisten Partien braucht jeder zehn bis dreißig Züge.
lesson-contiguity-bid-missed = Wenn du `annehmen` sagst, entscheidet dein Gegner, wer zuerst zieht, und hat 40 Züge zum Gewinnen. Das wäre geschenkt. Biete lieber weniger.

lesson-contiguity-call = Du hast 30 geboten, und dein Gegner bietet 3: Er will in drei eigenen Zügen gewinnen. Du kannst noch weniger bieten oder `annehmen` sagen, dann muss er es beweisen. **Antworte auf das Gebot.**
lesson-contiguity-call-done = Jetzt muss er in drei Zügen gewinnen, und du brauchst nur im Weg zu stehen. Nimm an, wenn ein Gebot zu kühn ist.
lesson-contiguity-call-missed = Dann müsstest du in noch weniger Zügen gewinnen, und das schafft niemand gegen jemanden, der sich wehrt. Soll er es doch beweisen.

## Contiguity Deluxe

lesson-contiguity-deluxe-place = Bei Contiguity Deluxe stellt ihr das Brett selbst auf: sechs Bauern und ein Druide für jeden. Zuerst kommen abwechselnd die Bauern. Deiner muss neben einen roten Bauern, aber nicht neben einen eigenen. Du bist Weiß. **Setze einen Bauern.**
lesson-contiguity-deluxe-place-done = Gut gesetzt. Bis alle zwölf Bauern stehen, berühren sich keine zwei derselben Farbe.

lesson-contiguity-deluxe-druid = Alle Bauern stehen. Jetzt kommen die Druiden, deiner zuerst, und zwar neben einen beliebigen Bauern. Er ist verloren, sobald gegnerische Figuren auf jedem Feld neben ihm stehen, und ganz außen und ganz innen sind das nur drei. **Setze deinen Druiden dorthin, wo er nicht eingekreist ist und wo auch der rote Druide ihn nicht einkreisen kann.**
lesson-contiguity-deluxe-druid-done = Hier steht er sicher. Am besten steht er neben einem eigenen Bauern: Der schützt deinen Druiden und lässt ihn ziehen.
lesson-contiguity-deluxe-druid-missed = Dort wäre dein Druide verloren. Rote Figuren stehen auf jedem Feld neben ihm oder auf allen außer einem, und das nimmt sich der rote Druide. Wähle ein Feld neben einem deiner Bauern oder eins mit mehr als einem freien Feld daneben.

lesson-contiguity-deluxe-slide = Jetzt ziehen die Figuren: geradeaus, auf ihrem Ring oder mit ihrer Nummer nach innen und außen, so weit du willst. Sind alle Felder auf dem Weg leer, heißt das Gleiten. Deine eigenen Bauern dürfen sich von jetzt an berühren. **Lass eine deiner Figuren gleiten.**
lesson-contiguity-deluxe-slide-done = So geht Gleiten. Ist nichts im Weg, geht es sogar einmal um den ganzen Ring.
lesson-contiguity-deluxe-slide-missed = Auf dem Weg stand eine Figur, das war ein Sprung. Wähle eine Figur mit einem leeren Feld daneben und halte vor der nächsten Figur an.

lesson-contiguity-deluxe-jump = Eine Figur kann auch über eine andere springen, egal welcher Farbe, mit beliebig vielen leeren Feldern davor und dahinter. Geschlagen wird nie, und über zwei geht es nicht. **Springe über eine einzelne Figur.**
lesson-contiguity-deluxe-jump-done = Ein Sprung: So kommst du aus dem Gedränge.
lesson-contiguity-deluxe-jump-missed = Auf dem Weg stand nichts, das war Gleiten. Springe über genau eine Figur, eine eigene oder eine rote.

lesson-contiguity-deluxe-free = Ein Druide zieht wie ein Bauer, darf aber nur losgehen, wenn ein eigener Bauer neben ihm steht. Deiner auf 8c sitzt fest: Der einzige Bauer neben ihm ist rot. **Bring deinem Druiden einen Bauern.**
lesson-contiguity-deluxe-free-done = Dein Druide ist frei: Ab deinem nächsten Zug darf er ziehen. Den Bauern braucht er nur, um loszugehen, nicht unterwegs und nicht am Ziel.
lesson-contiguity-deluxe-free-missed = Neben dem Druiden auf 8c steht keiner deiner Bauern. Seine Nachbarfelder sind 7c, 8b und 8d; Felder wie 7b berühren ihn nur an einer Ecke.

lesson-contiguity-deluxe-connect = Du kannst auf zwei Arten gewinnen. Die erste: alle sechs Bauern und der Druide in einer Gruppe, Seite an Seite. Ecken zählen nicht. Nur dein Bauer auf 3a ist noch allein. **Gewinne mit diesem Zug.**
lesson-contiguity-deluxe-connect-done = Sieben Figuren, eine Gruppe: Alles ist verbunden, und du gewinnst.
lesson-contiguity-deluxe-connect-missed = Deine Figuren sind noch keine Gruppe. Bring den Bauern von 3a neben eine der anderen und lass die, wo sie sind.

lesson-contiguity-deluxe-surround = Die zweite Art zu gewinnen: Stelle deine Figuren auf jedes Feld neben dem gegnerischen Druiden. Der rote steht ganz außen auf 10a, deshalb genügen drei Felder, und auf zweien stehst du schon. **Kreise ihn ein.**
lesson-contiguity-deluxe-surround-done = Der Druide ist eingekreist, und du gewinnst sofort, egal wie verstreut deine eigenen Figuren stehen.
lesson-contiguity-deluxe-surround-missed = Der Druide auf 10a hat noch eine freie Seite. Seine Nachbarfelder sind 9a, 11a und 10b, und du brauchst auf allen dreien eine Figur.

lesson-contiguity-deluxe-save = Jetzt ist dein eigener Druide auf 20a in Gefahr: Rot steht auf 19a und 21a und will auf 20b. Weglaufen kann er nicht, denn keiner deiner Bauern steht neben ihm. Aber eine einzige deiner Figuren neben ihm rettet ihn. **Rette deinen Druiden.**
lesson-contiguity-deluxe-save-done = Gerettet! Solange dein Bauer dort steht, kann ihn niemand einkreisen. Und mit einem Bauern daneben darf er wieder ziehen.

lesson-contiguity-deluxe-block = Rot droht, alles zu verbinden: Der Bauer auf 2b kann um den Ring auf das eine Feld ziehen, das alle sieben zusammenbringt. **Spiele so, dass Rot im nächsten Zug nicht gewinnen kann.**
lesson-contiguity-deluxe-block-done = Jetzt kommt Rot nicht ans Ziel. Schau in jedem Zug auf die einsame Figur deines Gegners: Wo will sie hin?

lesson-contiguity-deluxe-fork = Diesmal bist du Rot. Fünf deiner Figuren sind beisammen; der Bauer auf 3c und der Druide auf 4c fehlen. Wer geht zuerst? Denk daran: Ohne Bauern neben sich sitzt ein Druide fest. **Finde den Zug, nach dem du im nächsten gewinnst, egal was Weiß tut.**
lesson-contiguity-deluxe-fork-done = Der Druide geht zuerst, solange ihn der Bauer neben ihm noch gehen lässt. Jetzt führen zwei Wege den Bauern zur Gruppe, und Weiß kann nur einen versperren. Du bist bereit für eine richtige Partie!
lesson-contiguity-deluxe-fork-missed = Danach kann Weiß dich noch aufhalten. Zwei Figuren müssen zur Gruppe, und der Druide darf nur ziehen, solange der Bauer neben ihm steht. Wer geht zuerst, und wie weit?

## Optionen von Contiguity Deluxe

lesson-contiguity-deluxe-relocate = Hier kannst du auch Bauern einkreisen: Besetze jedes Feld neben einem roten Bauern, dann versetzt du ihn im selben Zug auf ein leeres Feld, getippt `14c-10c x10d>` und das Feld. Der roten Gruppe fehlt nur der Bauer auf 10d, und auf einem freien Ring gleitet er gleich wieder zu ihr. **Kreise ihn ein und versetze ihn dorthin, wo er nicht in einem Zug zurückkommt.**
lesson-contiguity-deluxe-relocate-done = Auf Ring d hat er keine Freunde in der Nähe und braucht zwei Züge zurück. Es kommt nicht auf die Entfernung an, sondern darauf, welcher Ring zurückführt.
lesson-contiguity-deluxe-relocate-missed = Zieh auf 10c, das letzte freie Feld neben dem Bauern auf 10d, und überlege gut, wohin du ihn versetzt. Neben seinen Freunden macht er ihre Gruppe komplett, und Rot gewinnt sofort; auf einem freien Ring gleitet er zu ihnen zurück.

lesson-contiguity-deluxe-druidless = Ohne Druiden gibt es nur eine Art zu gewinnen: deine sechs Bauern in einer Gruppe. Fünf sind beisammen, und 30c hat rote Bauern im Weg. Aber um einen Ring führen zwei Wege. **Gewinne mit diesem Zug.**
lesson-contiguity-deluxe-druidless-done = Einmal ganz herum: sechs Bauern, eine Gruppe.
lesson-contiguity-deluxe-druidless-missed = Deine sechs Bauern sind noch keine Gruppe. Bring den Bauern von 30c neben die fünf. Über die roten Bauern kann er nicht springen, aber andersherum ist der Weg frei.

lesson-contiguity-deluxe-isolation = Hier darf ein Druide nicht allein sein: Wenn zu Beginn deines Zugs keine Figur neben deinem Druiden steht, egal welcher Farbe, verlierst du. Der rote Druide auf 15a hat einen einzigen Nachbarn, und das ist dein Bauer. **Lass den Druiden allein und gewinne.**
lesson-contiguity-deluxe-isolation-done = Rot würde seinen Zug mit einem einsamen Druiden beginnen, deshalb gewinnst du. Verlass dich nie darauf, dass dein Gegner deinem Druiden Gesellschaft leistet.
lesson-contiguity-deluxe-isolation-missed = Neben dem Druiden auf 15a steht noch eine Figur, deine eigene. Zieh sie weg.

lesson-contiguity-deluxe-company = Jetzt ist es umgekehrt: Dein Druide auf 15d hat nur den roten Bauern zur Gesellschaft, und den würde Rot nur zu gern wegziehen. **Gib deinem Druiden eigene Gesellschaft.**
lesson-contiguity-deluxe-company-done = Jetzt ist egal, was Rot tut: Dein eigener Bauer bleibt.
lesson-contiguity-deluxe-company-missed = Verlässt der rote Bauer 15c, ist dein Druide zu Beginn deines Zugs allein, und du verlierst. Bring einen deiner Bauern nach 14d oder 16d; eine Ecke zählt nicht.

lesson-contiguity-deluxe-friendly = Hier gewinnst du auch mit eigenen Bauern auf allen vier Seiten deines eigenen Druiden. Deiner auf 10b hat schon drei. **Stelle den vierten dazu.**
lesson-contiguity-deluxe-friendly-done = Vier Bauern um deinen Druiden: Du gewinnst. Es müssen vier sein, deshalb geht es nicht ganz außen oder ganz innen.
lesson-contiguity-deluxe-friendly-missed = Auf einer Seite fehlt deinem Druiden auf 10b noch ein Bauer: auf 10c.

lesson-contiguity-deluxe-smaller = Hier genügen dein Druide und fünf Bauern. Vier sind bei ihm; 3a und 20c sind allein, aber du brauchst nur einen von beiden. **Gewinne mit diesem Zug.**
lesson-contiguity-deluxe-smaller-done = Der Druide und fünf Bauern: Das genügt. Der sechste darf bleiben, wo er ist.
lesson-contiguity-deluxe-smaller-missed = In der Gruppe deines Druiden sind noch keine fünf Bauern. Bring 3a oder 20c neben eine ihrer Figuren.

lesson-contiguity-deluxe-victory = Die markierten Felder zeigen, wohin die Druiden am Anfang gesetzt wurden. Hier gewinnst du auch, wenn dein Druide dorthin zieht, wo der rote begonnen hat: auf die rote Marke auf 22b. Zum Losgehen braucht er wie immer einen deiner Bauern neben sich. **Gewinne mit deinem Druiden.**
lesson-contiguity-deluxe-victory-done = Über den roten Bauern und auf die Marke: Du gewinnst. Behalte auch deine eigene im Auge, denn dorthin will der rote Druide.
lesson-contiguity-deluxe-victory-missed = Dein Druide muss genau auf 22b enden. Das Feld hat dieselbe Nummer, und über eine Figur kann er springen.

lesson-contiguity-deluxe-turns = Sind die Züge begrenzt, gewinnt die größere Gruppe um einen Druiden, sobald alle Züge verbraucht sind. Du bist Rot, und das ist der allerletzte Zug. Beide Gruppen haben vier Figuren. **Vergrößere deine und gewinne.**
lesson-contiguity-deluxe-turns-done = Fünf gegen vier, genau im letzten Zug. Zähle kurz vor dem Ende in jedem Zug beide Gruppen. Wären sie gleich groß gewesen, wäre es weitergegangen, bis eine größer ist.
lesson-contiguity-deluxe-turns-missed = Deine Gruppe ist nicht die größere. Bring einen Bauern neben eine Figur, die mit deinem Druiden auf 12c verbunden ist, und zieh dort keine weg.

lesson-contiguity-deluxe-flip = Zwei Runden, und dazwischen tauscht ihr die Seiten. Die erste hast du verloren, dein Gegner brauchte dafür neun Züge. Um die Partie zu gewinnen, musst du diesmal schneller sein, und sieben Züge hast du schon gemacht. Du bist Weiß und hast noch zwei: Ein Sieg im letzten gleicht nur aus. **Gewinne jetzt.**
lesson-contiguity-deluxe-flip-done = Acht Züge statt neun: Die Partie gehört dir. Auch in Runde 1 zählt jeder Zug, denn er setzt das Maß für Runde 2.
lesson-contiguity-deluxe-flip-missed = Das gewinnt noch nicht, und im nächsten Zug würde ein Sieg nur ausgleichen. Welcher Bauer fehlt deiner Gruppe?

lesson-contiguity-deluxe-bid = Vor dem ersten Bauern bietet ihr darum, wer zuerst zieht. Ein Gebot ist eine Zahl von Zügen: „In so vielen eigenen Zügen kann ich gewinnen.“ Das Setzen zählt nicht. Wer am wenigsten bietet, entscheidet, wer zuerst zieht, verliert aber, wenn die Züge nicht reichen. Das Gebot steht bei 40, und das ist leicht zu erfüllen. **Biete weniger.**
lesson-contiguity-deluxe-bid-done = Jetzt muss dein Gegner noch weniger bieten oder annehmen. Je niedriger das Gebot, desto schwerer ist es zu erfüllen.
lesson-contiguity-deluxe-bid-missed = Wenn du `annehmen` sagst, entscheidet dein Gegner, wer zuerst zieht, und hat 40 Züge zum Gewinnen. Das wäre geschenkt. Biete lieber weniger.

lesson-contiguity-deluxe-choose = Du hast 25 geboten, und dein Gegner hat angenommen: Er glaubt nicht, dass du in 25 Zügen gewinnst. Dafür darfst du wählen. Mit `zuerst` bist du Weiß und ziehst zuerst, mit `als zweiter` bist du Rot und ziehst danach. **Wähle deine Seite.**
lesson-contiguity-deluxe-choose-done = Deine 25 Züge zählen, sobald die Figuren ziehen. Ein Sieg im allerletzten zählt noch.

lesson-contiguity-deluxe-safe = Hier darfst du einen Druiden nicht dorthin setzen, wo er sofort eingekreist ist. Aber der rote kommt gleich nach deinem und könnte die letzte Figur sein, die ihn einschließt. **Setze deinen Druiden dorthin, wo der rote ihn nicht einschließen kann.**
lesson-contiguity-deluxe-safe-done = Die Option schützt dich vor dem ersten Schlag, nicht vor dem zweiten. Du hast einen Zug weiter gedacht.
lesson-contiguity-deluxe-safe-missed = Neben deinem Druiden bliebe nur ein freies Feld, und das nimmt sich der rote Druide. Mit einem deiner Bauern daneben oder einem zweiten freien Feld wäre er sicher.
