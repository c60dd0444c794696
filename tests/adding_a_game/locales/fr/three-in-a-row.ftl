game-three-in-a-row = Morpion
game-three-in-a-row-blurb = Aligne trois de tes signes.

side-cross = Croix
side-nought = Rond
letter-cross = X
letter-nought = O

refusal-no-such-square = Il n’y a pas de case { $cell }. Choisis-en une entre a1 et c3.
refusal-square-taken = { $cell } est déjà prise. Choisis une case vide.
