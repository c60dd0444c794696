# Wie die Spiele, ihre Seiten und ihre Optionen heißen. Eine Beschreibung und eine Hilfe bleiben unter 100 Zeichen:
# Discord zeigt sie neben einer Wahl.

side-white = Weiß
side-red = Rot

# Der Buchstabe jeder Seite auf Brettern als Text und in den Skizzen der Regeln.
letter-white = W
letter-red = R

# Ein Spieler mit seiner Seite, wo beide verschieden heißen: „Ann (Weiß)“
player-with-side = { $name } ({ $side })

option-bid = Gebote
option-bid-help = Wer den Sieg in weniger Zügen bietet, bestimmt, wer zuerst zieht. Der Autor rät dazu.
option-bid-chosen = Ihr bietet, in wie vielen Zügen ihr gewinnt; wer weniger bietet, bestimmt, wer zuerst zieht.

## Was ein Zug bewirkt, in jedem Spiel. Jeder Satz beginnt mit einem Verb, denn er steht auch hinter „Aber der Zug“

fact-wins = Gewinnt sofort.
fact-swaps = Tauscht die Seiten und übernimmt, was auf dem Brett liegt.
fact-allows-win = Lässt den Gegner mit `{ $move }` sofort gewinnen.
fact-blocks-win = Verhindert, dass der Gegner im nächsten Zug gewinnt.
fact-forces-win = Gewinnt im nächsten Zug, und niemand kann es verhindern.
fact-threatens = Droht, im nächsten Zug zu gewinnen.
