# Was die Schritte der Lektionen zu Contigo und Contigo Capture sagen: den Gedanken und die Aufgabe, was danach gesagt wird, und
# was zu einem falschen Versuch gesagt wird, wo der allgemeine Satz des Ziels die Regel nicht erklären würde.

## Contigo

lesson-contigo-turn = Wie weit geht ein Bauer? Das sagt die Mulde, auf die er zugeht. Noch liegen in jeder Mulde zwei Kiesel; von b2 nach oben, auf Mulde 3 zu, geht es deshalb genau zwei Felder weit. Jeder Zug hat zwei Teile: erst ein Bauer, dann Kiesel. **Zieh deinen Bauern von b2 nach b4 und lege dann einen Kiesel aus einer beliebigen Mulde in die nächste.** Getippt sieht das zum Beispiel so aus: `b2-b4 9+1`.
lesson-contigo-turn-done = Das ist ein ganzer Zug: ein Bauer, dann Kiesel. `9+1` heißt: ein Kiesel aus Mulde 9 in die nächste im Uhrzeigersinn; mit `-` geht es gegen den Uhrzeigersinn.
lesson-contigo-turn-missed = Der Bauer auf b2 soll nach b4, zwei Felder nach oben, denn in Mulde 3 liegen zwei Kiesel. Welche Kiesel du danach verteilst, ist hier egal.

lesson-contigo-count = Ein Bauer geht genau so viele Felder, wie seine Mulde sagt, aber nie vom Brett. Du bist Rot: Schau dir die vier Mulden um c4 an, an den Enden seiner Spalte und seiner Reihe. Oben sagt Mulde 4 zwei Felder, rechts Mulde 11 zwei, unten Mulde 19 drei. Links ist Mulde 26 leer, und auf eine leere Mulde zu darf er nicht ziehen. **Bring einen Bauern nach c1.**
lesson-contigo-count-done = Drei Felder, wie Mulde 19 sagt. Es zählt immer die Mulde vor dem Bauern, nicht die hinter ihm.
lesson-contigo-count-missed = Auf c1 steht keiner deiner Bauern. In Mulde 19, unter Spalte c, liegen drei Kiesel: Welcher deiner Bauern steht drei Felder über c1?

lesson-contigo-jump = Bauern springen über alle, die im Weg stehen, deine und blaue. Jeder übersprungene Bauer zählt als ein Feld, und geschlagen wird nie. Nur das Feld, auf dem sie enden, muss leer sein. **Bring einen Bauern nach a5.**
lesson-contigo-jump-done = Vier Felder, wie Mulde 27 sagt, mitten über zwei blaue Bauern. Im Weg zu stehen hält niemanden auf.
lesson-contigo-jump-missed = Auf a5 steht keiner deiner Bauern. In Mulde 27, links von Reihe 5, liegen vier Kiesel: Welcher deiner Bauern steht vier Felder von a5 entfernt? Die dazwischen stören nicht.

lesson-contigo-open = Mulde 3 ist leer, deshalb kann b2 nicht nach oben. Aber du kannst sie füllen: Nimm Kiesel aus einer Mulde, wähle eine Richtung und lege sie in die nächsten Mulden, mit einem Kiesel bis zur nächsten, mit zweien bis zur übernächsten; auslassen darfst du welche. **Zieh einen anderen Bauern und lege Kiesel in Mulde 3, damit b2 im nächsten Zug nach oben kann.**
lesson-contigo-open-done = In Mulde 3 liegen wieder Kiesel, und b2 kann nach oben. Du darfst Kiesel verteilen, wie du willst, solange keine Mulde am Ende mehr als sechs hat.
lesson-contigo-open-missed = b2 kann im nächsten Zug nicht nach oben. Lass diesen Bauern, wo er ist, und lege einen oder zwei Kiesel in Mulde 3: aus Mulde 2 oder 4 gleich daneben oder mit zwei Kieseln aus Mulde 1 oder 5. Mit dreien in Mulde 3 würde er auf dem blauen Bauern auf b5 enden.

lesson-contigo-win = Vier deiner Bauern in einer Reihe oder Spalte gewinnen, wenn kein gegnerischer Bauer zwischen ihnen steht. Lücken stören nicht. Du bist Rot und hast f4, f3 und f1 in Spalte f. **Gewinne in einem Zug.** Danach verteilst du keine Kiesel mehr.
lesson-contigo-win-done = Vier in Spalte f: Du gewinnst! Genau darum geht es.
lesson-contigo-win-missed = In Spalte f hast du noch keine vier. Prüfe deine Bauern anderswo: Für welchen führt die Mulde rechts von seiner Reihe genau in Spalte f?

lesson-contigo-among = Vier gewinnen nicht, wenn ein Gegner zwischen ihnen steht. Hier bist du Blau und hast e6, e3, e2 und e1 in Spalte e, aber auf e5 steht ein roter Bauer. Ein Gegner außerhalb der vier würde nicht stören. **Gewinne in einem Zug.**
lesson-contigo-among-done = e1 bis e4: vier ohne Gegner dazwischen. Der rote Bauer auf e5 steht jetzt außerhalb.
lesson-contigo-among-missed = Das gewinnt nicht. Du brauchst vier in Spalte e, alle auf derselben Seite des roten Bauern auf e5, und unter ihm ist Platz.

lesson-contigo-diagonal = Auch die beiden langen Diagonalen zählen, a1 bis f6 und a6 bis f1. Kürzere zählen nie. Du bist Rot und hast auf einer davon c4, d3 und f1. **Gewinne in einem Zug.**
lesson-contigo-diagonal-done = c4, d3, e2, f1: Du gewinnst. Alle Bauern beginnen auf diesen beiden Diagonalen, darum entstehen dort schnell Linien.
lesson-contigo-diagonal-missed = Das sind noch keine vier. Auf der Diagonale von a6 nach f1 sind die Felder a6 und e2 leer, und Blau steht auf b5, hinter deinen Bauern. Welches der beiden leeren Felder erreichst du?

lesson-contigo-block = Um eine Linie zu blockieren, stelle einen deiner Bauern hinein. Du bist Rot, und Blau steht kurz vor dem Sieg: c3, d4 und f6 stehen auf einer langen Diagonale, und e2 kann nach e5, denn Mulde 6 sagt drei. Dich in den Weg zu stellen nützt nichts, denn er springt einfach darüber. Aber auf einem besetzten Feld kann er nicht enden. **Stelle einen Bauern auf e5.**
lesson-contigo-block-done = e5 gehört dir, und die Linie von Blau ist unterbrochen. Schau vor jedem deiner Züge nach, wie dein Gegner als Nächstes gewinnen könnte.

lesson-contigo-pit = Mit Kieseln kannst du dich genauso gut verteidigen. Blau hat c6, d6 und f6, und e2 kann nach e6, denn Mulde 6 sagt vier. Keiner deiner Bauern kommt nach e6. Ändere deshalb die Zahl in Mulde 6, damit der Bauer von e2 anderswo endet: Nimm Kiesel heraus oder lege welche hinein. **Zieh einen Bauern und verteile dann Kiesel so, dass Blau nicht sofort gewinnen kann.**
lesson-contigo-pit-done = Mit einer anderen Zahl in Mulde 6 ist die Drohung weg. Kiesel sind oft deine beste Verteidigung. Pass nur auf, dass sie nicht einem anderen Bauern den Weg öffnen.

lesson-contigo-two = Eine Drohung lässt sich abwehren, zwei zugleich fast nie. Du bist Rot und hast a6 und c4 auf einer langen Diagonale. Mit einem dritten Bauern darauf könnten zwei von deinen auf b5 gewinnen: b2, denn Mulde 3 sagt drei, und e5, denn Mulde 27 sagt drei. Beide Mulden kann Blau nicht in einem Zug ändern. **Zieh so, dass du im nächsten Zug gewinnst, egal was Blau tut.**
lesson-contigo-two-done = Zwei Wege nach b5 über zwei verschiedene Mulden, und Blau kann nur einen schließen. So gewinnst du bei Contigo.
lesson-contigo-two-missed = Dagegen kann Blau sich wehren. Du brauchst drei Bauern auf der Diagonale, alle wie a6 auf derselben Seite des blauen auf e2, denn ein Gegner zwischen den vieren verdirbt alles. Außerdem müssen die Mulden 3 und 27 beide ihre drei Kiesel behalten. Verteile Kiesel weit weg von beiden, damit Blau nicht beide in einem Zug erreicht.

## Contigo für Fortgeschrittene

lesson-contigo-l-move = In der Fassung für Fortgeschrittene ist jeder Bauernzug ein L: geradeaus, dann im rechten Winkel wieder geradeaus. Jede Hälfte ist genau so lang, wie die Mulde sagt, auf die sie zugeht. An der Ecke darf ein Bauer stehen, aber das letzte Feld muss leer sein. Von d3 nach links sagt Mulde 25 zwei, bis b3; von dort nach oben sagt Mulde 3 drei. **Bring einen Bauern nach b6.**
lesson-contigo-l-move-done = Zwei Hälften, jede mit ihrer eigenen Mulde. Beim Tippen genügen die beiden Enden: `d3-b6`, und dann die Kiesel.
lesson-contigo-l-move-missed = Auf b6 steht keiner deiner Bauern. Fang mit d3 an: zwei Felder nach links, auf Mulde 25 zu, und von dort drei nach oben, auf Mulde 3 zu.

lesson-contigo-l-win = Ein halbes L ist kein Zug. Deshalb kann ein Bauer das Feld nebenan verfehlen und trotzdem ein entfernteres erreichen. Du bist Blau und hast b4, c4 und d4 in Reihe 4. **Gewinne in einem Zug.**
lesson-contigo-l-win-done = Von c3 zwei Felder nach links, dann eins nach oben, und du hast vier in Reihe 4. Ein L droht von weiter weg. Prüfe darauf auch die Bauern deines Gegners.
lesson-contigo-l-win-missed = In Reihe 4 hast du noch keine vier. Es bleiben die Felder a4, e4 und f4: Welcher deiner Bauern kommt in zwei Hälften, im rechten Winkel, auf eines davon?

## Contigo Capture

lesson-contigo-capture-turn = Du hast drei Bauern und einen König (mit der Krone); verlierst du ihn, scheidest du aus, und der Letzte mit einem König gewinnt. Eine Figur zieht geradeaus, genau so viele Felder, wie Kiesel in der Mulde liegen, auf die sie zugeht; danach verteilst du Kiesel aus einer Mulde auf die nächsten. **Zieh deinen Bauern von b6 nach d6 und lege dann einen Kiesel aus einer beliebigen Mulde in die nächste**, zum Beispiel `b6-d6 20+1`.
lesson-contigo-capture-turn-done = Das ist ein ganzer Zug: eine Figur, dann Kiesel. `20+1` heißt: ein Kiesel aus Mulde 20 in die nächste im Uhrzeigersinn; mit `-` geht es gegen den Uhrzeigersinn.
lesson-contigo-capture-turn-missed = Der Bauer auf b6 soll nach d6, zwei Felder nach rechts, denn in Mulde 9 liegen zwei Kiesel. Welche Kiesel du danach verteilst, ist hier egal.

lesson-contigo-capture-count = Du bist Rot. Von b5 nach rechts sagt Mulde 10 drei Felder, bis e5; nach unten sagt Mulde 20 zwei, bis b3. Nach oben und links würden zwei Felder vom Brett führen, und das geht nicht, auf eine leere Mulde zu auch nicht. Figuren im Weg überspringst du, jede zählt als ein Feld. **Bring einen Bauern nach e5.**
lesson-contigo-capture-count-done = Drei Felder, wie Mulde 10 sagt. Jede Richtung hat ihre eigene Mulde. Schau auf die vor deiner Figur.
lesson-contigo-capture-count-missed = Auf e5 steht keiner deiner Bauern. In Mulde 10, rechts von Reihe 5, liegen drei Kiesel: Welcher deiner Bauern steht drei Felder links von e5?

lesson-contigo-capture-capture = Eine Figur schlägt, wenn ihr Zug auf einer gegnerischen endet. Was sie überspringt, bleibt stehen. Jetzt bist du Grün und erreichst Gegner in Spalte a und in Reihe 2. **Schlag eine Figur.**
lesson-contigo-capture-capture-done = Geschlagen und weg vom Brett. Es zählt nur das Feld, auf dem du endest.
lesson-contigo-capture-capture-missed = Du hast nichts geschlagen. In Mulde 2, über Spalte a, liegen zwei Kiesel, in Mulde 13, rechts von Reihe 2, fünf. Welche deiner Figuren endet damit genau auf einem Gegner?

lesson-contigo-capture-chain = Nach einem Schlag darf dieselbe Figur sofort weiterziehen, wenn sie wieder schlägt. Jedes Mal sagt die Mulde, auf die sie nun zugeht, wie weit. Du bist Rot: Dein Bauer auf a5 kommt nach e5, vier Felder, wie Mulde 10 sagt. Und von dort? **Schlag zweimal in einem Zug.**
lesson-contigo-capture-chain-done = Zwei Figuren in einem Zug! Beim Tippen nennst du alle Felder der Reihe nach, `a5-e5-e4`, und dann die Kiesel. Du darfst auch früher aufhören, denn schlagen muss niemand.
lesson-contigo-capture-chain-missed = Du hast nicht zweimal geschlagen. Das erste Mal geht es auf e5; schau von dort auf Mulde 17, unter Spalte e, wie weit dein Bauer als Nächstes geht.

lesson-contigo-capture-key = Schlägst du einen König, scheidet sein Spieler aus, und du erbst: Seine anderen Bauern bleiben stehen und gehören nun dir. Du bist Blau, und der König von Gelb steht auf f1. **Schlag den König von Gelb.**
lesson-contigo-capture-key-done = Gelb ist ausgeschieden, und die gelben Bauern auf e1, e4 und f2 gehören jetzt dir.
lesson-contigo-capture-key-missed = Der König von Gelb steht noch. In Mulde 16, unter Spalte f, liegen vier Kiesel: Welche deiner Figuren steht vier Felder von f1 entfernt?

lesson-contigo-capture-heirs = Geerbte Bauern sind wie deine eigenen. Du bist noch Blau, und e1, e4 und f2 gehörten Gelb, das zeigt ihr gelber Sockel. Jetzt ziehst du sie. Du kannst sie nicht schlagen, jeder andere Spieler aber schon. **Schlag mit einem geerbten Bauern.**
lesson-contigo-capture-heirs-done = Geerbte Bauern schlagen wie deine eigenen. Aber hüte deinen König: Wer ihn schlägt, bekommt sie alle.
lesson-contigo-capture-heirs-missed = Da hat kein geerbter Bauer geschlagen. Deine stehen auf e1, e4 und f2. Schau auf die Mulden, auf die sie zugehen können.

lesson-contigo-capture-save = Pass auf deinen König auf, vor allem, wenn der Spieler nach dir ihn bedroht. Du bist Gelb, und als Nächstes zieht Grün: Der Bauer auf b1 kann deinen König auf f1 schlagen, vier Felder weiter, denn Mulde 14 sagt vier. Zieh deinen König außer Reichweite oder ändere die Zahl in Mulde 14. **Rette deinen König vor Grün.**
lesson-contigo-capture-save-done = Vor Grün ist er sicher. Frag dich vor jedem deiner Züge, wer deinen König schlagen könnte, und fang mit dem Spieler nach dir an.
lesson-contigo-capture-save-missed = Grün könnte deinen König immer noch schlagen. Versetze dich in Grün: welche Figur, auf welche Mulde zu, wie viele Felder?

lesson-contigo-capture-pit = Auch Kiesel können deinen König retten. Du bist Grün, und als Nächstes zieht Rot: a3 kann deinen König auf a1 schlagen, denn Mulde 21 sagt zwei. Dein König käme nur nach a4, aber dort würde ihn a6 schlagen, mit derselben Mulde. Ändere deshalb die Zahl: Nimm Kiesel aus Mulde 21 oder lege welche hinein. **Zieh eine Figur und verteile dann Kiesel so, dass Rot deinen König nicht schlagen kann.**
lesson-contigo-capture-pit-done = Mit einer anderen Zahl in Mulde 21 ist die Drohung weg. Mehr als sechs Kiesel darf keine Mulde haben, aber sonst verteilst du sie, wie du willst, auch mit Auslassungen.
lesson-contigo-capture-pit-missed = Rot könnte deinen König immer noch schlagen, vielleicht beim zweiten Schlag: Liegt in Mulde 21 zum Beispiel ein Kiesel, kommt a3 nach a2 und dann weiter nach a1. Bei welcher Zahl kommt keine rote Figur zu ihm?

lesson-contigo-capture-threaten = Mit Kieseln kannst du auch angreifen. Du bist Grün: Dein Bauer auf a2 steht vier Felder vom König von Rot auf a6 entfernt, aber Mulde 2 ist leer. Mit vier Kieseln kommst du vier Mulden weit und darfst welche auslassen: Von Mulde 28 im Uhrzeigersinn ist Mulde 1 die erste und Mulde 2 die zweite. **Zieh eine Figur und verteile dann Kiesel so, dass du den König von Rot bedrohst.**
lesson-contigo-capture-threaten-done = Jetzt muss Rot etwas dagegen tun. Aber denk daran: Blau und Gelb ziehen auch noch, bevor du wieder dran bist.
lesson-contigo-capture-threaten-missed = Keine deiner Figuren könnte als Nächstes den König von Rot schlagen. Bleibt der Bauer auf a2 stehen, braucht er genau vier Kiesel in Mulde 2. Beim Tippen schreibst du für eine ausgelassene Mulde eine Null, wie in `9+0,2`.

lesson-contigo-capture-win = Der Letzte mit einem König gewinnt. Du bist Rot, und außer dir hat nur noch Grün einen. Schlag ihn; Kiesel verteilst du danach keine mehr. **Gewinne in einem Zug.**
lesson-contigo-capture-win-done = Deiner ist der letzte König auf dem Brett: Du gewinnst!
lesson-contigo-capture-win-missed = Der König von Grün steht noch auf e4. Geh Spalte e und Reihe 4 durch: Von wo führt die Mulde eine rote Figur genau dorthin?

## Contigo Capture: die kurze Fassung

lesson-contigo-capture-short-count = In der kurzen Fassung werden die Figuren gezählt, sobald zwei Spieler ausgeschieden sind. Von den beiden übrigen gewinnt sofort der mit mehr Figuren, egal wer gerade gezogen hat. Grün ist ausgeschieden; du bist Rot mit zwei Figuren, Blau hat vier, Gelb zwei. Dein Bauer auf d2 kann jeden der beiden Könige schlagen, und du würdest erben. **Zähle erst und gewinne dann in einem Zug.**
lesson-contigo-capture-short-count-done = Du hast fünf Figuren und Gelb zwei. Hättest du stattdessen den König von Gelb geschlagen, hättest du drei gegen die vier von Blau, und Blau hätte gewonnen.
lesson-contigo-capture-short-count-missed = Das gewinnt nicht. Zähle die Figuren nach jedem Schlag: deine, samt denen, die du erbst, gegen die des Spielers, der übrig bleibt.

lesson-contigo-capture-short-equal = Haben beide gleich viele Figuren, entscheidet der nächste Schlag. Zwei Spieler sind ausgeschieden, und du, Rot, hast wie Gelb vier Figuren. Deshalb geht es weiter, bis einer von euch eine verliert. **Gewinne in einem Zug.**
lesson-contigo-capture-short-equal-done = Vier gegen drei, und das entscheidet: Es muss nicht der König sein.
lesson-contigo-capture-short-equal-missed = Du hast nichts geschlagen. Prüfe jede deiner Figuren: Für welche führt die Mulde vor ihr genau auf eine gelbe?
