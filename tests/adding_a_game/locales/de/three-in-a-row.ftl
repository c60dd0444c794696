game-three-in-a-row = Drei in einer Reihe
game-three-in-a-row-blurb = Bring drei deiner Zeichen in eine Reihe.

side-cross = Kreuz
side-nought = Kreis
letter-cross = X
letter-nought = O

refusal-no-such-square = Ein Feld { $cell } gibt es nicht. Wähl eines von a1 bis c3.
refusal-square-taken = Auf { $cell } steht schon ein Zeichen. Wähl ein leeres Feld.
