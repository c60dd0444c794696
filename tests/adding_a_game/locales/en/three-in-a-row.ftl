game-three-in-a-row = Three in a row
game-three-in-a-row-blurb = Place three marks in a line.

side-cross = Cross
side-nought = Nought
letter-cross = X
letter-nought = O

refusal-no-such-square = There is no cell { $cell }. Choose one from a1 to c3.
refusal-square-taken = { $cell } is taken already. Choose an empty cell.
