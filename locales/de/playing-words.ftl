# Was ein vorgeschlagener Zug bedeutet, in den wenigen Worten, die in der Liste hinter ihm stehen: höchstens 60 Zeichen.
# `suggest-<Kürzel>`, mit den Angaben zum Vorschlag.

suggest-swap = mit deinem Gegner die Seiten tauschen
suggest-bid =
    { $bid ->
        [one] du sagst: Sieg in einem einzigen Zug
       *[other] du sagst: Sieg in höchstens { $bid } Zügen
    }
suggest-bids = Sieg in höchstens { $first }–{ $last } Zügen: danach wählst du genauer
suggest-call = das Gebot annehmen
suggest-first = du ziehst zuerst
suggest-second = dein Gegner zieht zuerst

# Fragen beim Auswählen eines Zugs: `ask-<Kürzel>`, und wie eine Wahl auf dem Knopf oder in der Liste heißt: `choice-<Kürzel>`.
ask-move = Was spielst du?
ask-target = Wohin?
ask-bid = In wie vielen Zügen kannst du gewinnen?
ask-begin = Wer zieht zuerst?
# Eine Antwort mit ihrer Nummer auf dem Bild.
choice-numbered = { $number } · { $choice }
choice-range = { $first }–{ $last }
choice-bid = { $bid }
choice-call = Gebot annehmen
choice-swap = Seiten tauschen
choice-first = Ich
choice-second = Mein Gegner

# Ein ganzer Zug, der Anfang eines Zugs, mehrere mit demselben Anfang, und ein ganzer Bereich.
suggest-move = { $text } spielen
suggest-begin = mit { $text } beginnen
suggest-more =
    { $count ->
        [one] eine Fortsetzung
       *[other] { $count } Fortsetzungen: danach wählst du genauer
    }
suggest-range = { $count } Fortsetzungen: danach wählst du genauer

# Wie man die Wörter eines Zugs schreibt, statt der Notation: `word-<Wort>`, Formen mit Kommas dazwischen, in jeder Sprache
# gelesen, ohne Rücksicht auf Großschreibung und Akzente. Auf die eines Gebots darf eine Zahl folgen. Keine Form
# bedeutet zweierlei.
word-pass = passen, ich passe, aussetzen, ich setze aus
word-swap = tauschen, ich tausche, tausch, seiten tauschen, ich tausche die seiten, seitentausch
word-bid = gebot, biete, ich biete, bieten, mein gebot, mein gebot ist
word-call = annehmen, ich nehme an, gebot annehmen, ich nehme das gebot an
word-first = zuerst, ich zuerst, ich, ich fange an, ich ziehe zuerst
word-second = als zweiter, als zweite, ich ziehe als zweiter, zuletzt, mein gegner
# Eine Art von Stein, vor Feldern.
word-lintel = sturz
# Was zwischen zwei Feldern steht, und vor dem ersten: „von 30a nach 29a“.
word-to = nach, auf, zu, bis
word-from = von
# Die Schritte eines Druiden: vor einer Richtung oder einem Feld oder allein; und die Richtungen, nach den Buchstaben der Notation.
word-step = schritt, gehe, ich gehe, gehen
word-n = n, nord, norden
word-ne = no, nordost, nordosten, nord ost
word-e = o, ost, osten
word-se = so, südost, südosten, süd ost
word-s = s, süd, süden
word-sw = sw, südwest, südwesten, süd west
word-w = w, westen
word-nw = nw, nordwest, nordwesten, nord west
