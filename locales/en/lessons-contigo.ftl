# What the steps of the lessons on Contigo and Contigo Capture say: the idea and the task, what is said when it is done, and
# what is said of a wrong try where the goal’s own sentence would not explain the rule.

## Contigo

lesson-contigo-turn = The pit that a pawn heads for says how far it goes. All pits hold two pebbles now; so from b2 north, towards pit 3, it is exactly two cells. Every turn has two parts: first a pawn, then pebbles. **Move your pawn from b2 to b4, and then a pebble from any pit into the next one.** Typed, that is for instance `b2-b4 9+1`.
lesson-contigo-turn-done = That is a whole turn: a pawn, then pebbles. `9+1` means one pebble from pit 9 to the next pit clockwise; with `-` it goes counter-clockwise.
lesson-contigo-turn-missed = The pawn on b2 is to go to b4: two cells north, since pit 3 holds two pebbles. Which pebbles you move after that makes no difference here.

lesson-contigo-count = A pawn goes exactly as many cells as its pit says, and never off the board. You are Red: look at the pits at the four ends of c4’s column and row. North, pit 4 says two cells; east, pit 11 says two; south, pit 19 says three; west, pit 26 is empty, and nothing moves towards an empty pit. **Bring a pawn to c1.**
lesson-contigo-count-done = Three cells, as pit 19 says. It is always the pit that a pawn heads for that counts, not the one behind it.
lesson-contigo-count-missed = None of your pawns is on c1. Pit 19, at the south end of column c, holds three pebbles: which pawn of yours is three cells north of c1?

lesson-contigo-jump = Pawns jump over whatever is in their way, yours or Blue’s. Each pawn they jump counts as one cell, and nothing is captured. Only the cell where they end has to be empty. **Bring a pawn to a5.**
lesson-contigo-jump-done = Four cells, as pit 27 says, over two blue pawns. So standing in the way does not stop anybody.
lesson-contigo-jump-missed = None of your pawns is on a5. Pit 27, west of row 5, holds four pebbles: which pawn of yours is four cells from a5? Those between do not matter.

lesson-contigo-open = Nothing moves towards an empty pit, but you can fill it. Pit 3 is empty, and so b2 cannot go north. Take pebbles from one pit, choose a direction, and drop them into the next pits that way: with one pebble you reach the next pit, with two the next two, and so on; pits may be skipped. **Move another pawn, and drop pebbles into pit 3 so that b2 can go north next turn.**
lesson-contigo-open-done = Pit 3 holds pebbles again, and b2 has a way north. Drop them as you like, only no pit may end up with more than six.
lesson-contigo-open-missed = b2 cannot go north next turn. Leave that pawn where it is, and put one or two pebbles into pit 3: from pit 2 or 4, next to it, or with two pebbles from pit 1 or 5. With three in pit 3, it would end on Blue’s pawn on b5.

lesson-contigo-win = Four of your pawns on one row or column win, if no enemy is among them. Gaps do no harm. You are Red and have f4, f3 and f1 on column f. **Win in one move.** No pebbles follow then.
lesson-contigo-win-done = Four on column f: won! That is the aim of every game of Contigo.
lesson-contigo-win-missed = There are no four on column f yet. Go through your pawns that are elsewhere: for which of them does the pit east of its row lead exactly to column f?

lesson-contigo-among = Four do not win if an enemy is among them. You are Blue here, with e6, e3, e2 and e1 on column e; but there is a red pawn on e5. An enemy beyond the four would do no harm. **Win in one move.**
lesson-contigo-among-done = e1 to e4: four with no enemy among them. The red pawn on e5 is beyond them now.
lesson-contigo-among-missed = That does not win. You need four on column e that all stand on the same side of the red pawn on e5, and below it there is room.

lesson-contigo-diagonal = The two long diagonals count as well, from a1 to f6 and from a6 to f1. Shorter ones never do. You are Red and have c4, d3 and f1 on one of them. **Win in one move.**
lesson-contigo-diagonal-done = c4, d3, e2, f1: won. All pawns start on these two diagonals, and so lines are quickly made there.
lesson-contigo-diagonal-missed = That is not four yet. On the diagonal from a6 to f1, the cells a6 and e2 are empty, and Blue is on b5, beyond your pawns. Which empty cell of it can you reach?

lesson-contigo-block = To block a line, get a pawn of yours into it. You are Red, and Blue is about to win: c3, d4 and f6 are on a long diagonal, and e2 can go to e5, since pit 6 says three. Standing in the way is no use: it would jump over you. But it cannot end on a cell that is taken. **Put a pawn on e5.**
lesson-contigo-block-done = e5 is yours, and Blue’s line is broken. Before each of your turns, look at what the other side could win with next.

lesson-contigo-pit = Pebbles defend as well as pawns do. Blue has c6, d6 and f6, and e2 can go to e6, since pit 6 says four. None of your pawns can get to e6. So change the number in pit 6, and the pawn on e2 ends somewhere else: take pebbles from that pit, or drop some into it. **Move a pawn, then pebbles, so that Blue cannot win at once.**
lesson-contigo-pit-done = Another number, another cell: the threat is gone. Pebbles are often your best defence. Just see that they open no way for another pawn.

lesson-contigo-two = One threat can be answered, two at once hardly. You are Red and have a6 and c4 on a long diagonal. With a third pawn on it, two of yours could win on b5: b2, as pit 3 says three, and e5, as pit 27 says three. Blue cannot change both pits in one turn. **Move so that you win next turn, whatever Blue does.**
lesson-contigo-two-done = Two ways to b5, by two different pits, and Blue can close only one. That is how games of Contigo are won.
lesson-contigo-two-missed = Blue has a defence against that. You need three pawns on the diagonal, all on the same side of Blue’s e2 as a6, since an enemy among the four spoils them; and pits 3 and 27 have to go on holding three pebbles each. Best move pebbles far away from both, so that Blue cannot reach both in one turn.

## Contigo: the advanced game

lesson-contigo-l-move = In the advanced game, every pawn move is an L. It goes straight on, then straight on again at a right angle, each half exactly as long as the pit that it heads for says. Where it turns, a pawn may be in the way; the last cell has to be empty. From d3, pit 25 in the west says two, to b3; from there, pit 3 in the north says three. **Bring a pawn to b6.**
lesson-contigo-l-move-done = Two halves, each by its own pit. Typed, the two ends are enough: `d3-b6`, and then the pebbles.
lesson-contigo-l-move-missed = None of your pawns is on b6. Start with d3: two cells west, towards pit 25, and from there three north, towards pit 3.

lesson-contigo-l-win = One half of an L alone is no move. So the cell next door may be out of reach, while one further away is not. You are Blue, with b4, c4 and d4 on row 4. **Win in one move.**
lesson-contigo-l-win-done = From c3 two cells west, then one north, and row 4 has four. With L’s, threats come from further away: look at the other side’s pawns in the same way.
lesson-contigo-l-win-missed = There are no four on row 4 yet. The cells a4, e4 and f4 are left: which of your pawns gets to one of them by two halves at a right angle?

## Contigo Capture

lesson-contigo-capture-turn = You have three pawns and a key pawn, with a crown. Whoever loses it is out, and the last one who has theirs wins. In your turn, you move a piece straight, exactly as many cells as the pit that it heads for holds pebbles; and then pebbles, from one pit into the next ones. **Move your pawn from b6 to d6, and then a pebble from any pit into the next one.** Typed, that is for instance `b6-d6 20+1`.
lesson-contigo-capture-turn-done = That is a whole turn: a piece, then pebbles. `20+1` means one pebble from pit 20 to the next pit clockwise; with `-` it goes counter-clockwise.
lesson-contigo-capture-turn-missed = The pawn on b6 is to go to d6: two cells east, since pit 9 holds two pebbles. Which pebbles you move after that makes no difference here.

lesson-contigo-capture-count = A piece goes exactly as many cells as the pit that it heads for says. You are Red: look at the pits around b5. East, pit 10 says three cells, to e5; south, pit 20 says two, to b3. North and west, two cells would lead off the board, and so it cannot go there; nor does anything move towards an empty pit. Pieces in the way are jumped and count as cells. **Bring a pawn to e5.**
lesson-contigo-capture-count-done = Three cells, as pit 10 says. Each direction has its own pit, so look at the one that your piece heads for.
lesson-contigo-capture-count-missed = None of your pawns is on e5. Pit 10, east of row 5, holds three pebbles: which pawn of yours is three cells west of e5?

lesson-contigo-capture-capture = Where a piece ends its move on an enemy piece, it captures it. What it jumps over stays. You are Green now, and there are enemies within your reach on column a and on row 2. **Capture a piece.**
lesson-contigo-capture-capture-done = Captured, and off the board. Only the cell where you end counts.
lesson-contigo-capture-capture-missed = Nothing was captured. Pit 2, north of column a, holds two pebbles; pit 13, east of row 2, holds five. Which pieces of yours end exactly on an enemy that way?

lesson-contigo-capture-chain = After a capture, the same piece may go on at once if it captures again. Each time, the pit that it now heads for says how far. You are Red: your pawn on a5 reaches e5, four cells, as pit 10 says. And from there? **Capture twice in one turn.**
lesson-contigo-capture-chain-done = Two pieces in one turn. Typed, that is all cells in order, `a5-e5-e4`, and then the pebbles. You may also stop earlier; nobody has to capture.
lesson-contigo-capture-chain-missed = Those were not two captures. The first one is on e5; from there, look at pit 17, south of column e, to see how far your pawn goes on.

lesson-contigo-capture-key = Whoever captures a key pawn puts its owner out and inherits. The owner’s other pawns stay where they are and belong to the captor. You are Blue, and Yellow’s key pawn is on f1. **Capture Yellow’s key pawn.**
lesson-contigo-capture-key-done = Yellow is out, and Yellow’s pawns on e1, e4 and f2 are yours now.
lesson-contigo-capture-key-missed = Yellow’s key pawn is still there. Pit 16, south of column f, holds four pebbles: which of your pieces is four cells from f1?

lesson-contigo-capture-heirs = Inherited pawns are like your own. You are still Blue, and e1, e4 and f2 were Yellow’s: their yellow feet show it. They move for you now, and you cannot capture them; the others can. **Capture with a pawn that you have inherited.**
lesson-contigo-capture-heirs-done = Inherited pawns capture like your own. But guard your key pawn: whoever captures it gets them all.
lesson-contigo-capture-heirs-missed = That was no capture by an inherited pawn. Those on e1, e4 and f2 are meant: look at the pits that they can head for.

lesson-contigo-capture-save = Watch your key pawn, above all against the player who is next. You are Yellow, and Green is next: the pawn on b1 can capture your key pawn on f1, four cells away, since pit 14 says four. Move your key pawn out of reach, or change the number in pit 14. **Save your key pawn from Green.**
lesson-contigo-capture-save-done = Safe from Green. Before each of your turns, ask who could capture your key pawn, beginning with the player who is next.
lesson-contigo-capture-save-missed = Green could capture your key pawn now. Look at it from Green’s side: which piece, towards which pit, how many cells?

lesson-contigo-capture-pit = Pebbles can save your key pawn, too. You are Green, and Red is next: a3 can capture your key pawn on a1, since pit 21 says two. Your key pawn could only go to a4, and there a6 would get it, by the same pit. So change the number: take pebbles from pit 21, or drop some into it. **Move a piece, then pebbles, so that Red cannot capture your key pawn.**
lesson-contigo-capture-pit-done = Another number, another cell: the threat is gone. No pit may hold more than six pebbles; up to that, drop them as you like, and skip pits if you want.
lesson-contigo-capture-pit-missed = Red could still capture your key pawn, be it with a second capture: one pebble in pit 21, for instance, leads a3 to a2 and then on to a1. Which number there lets no red piece end on it?

lesson-contigo-capture-threaten = Pebbles attack as well. You are Green: your pawn on a2 is four cells from Red’s key pawn on a6, but pit 2 is empty. With four pebbles you reach the next four pits, and you may skip some: from pit 28, clockwise, pit 1 is the first, and pit 2 the second. **Move a piece, then pebbles, so that you threaten Red’s key pawn.**
lesson-contigo-capture-threaten-done = Now Red has to do something about it. And remember that Blue and Yellow have their turns, too, before you are next.
lesson-contigo-capture-threaten-missed = Nothing of yours could capture Red’s key pawn next time. If the pawn on a2 stays where it is, it needs exactly four pebbles in pit 2. Typed, pebbles that skip a pit have a zero for it, as in `9+0,2`.

lesson-contigo-capture-win = The last one with a key pawn wins. You are Red, and only Green still has one besides you. Take it, and no pebbles follow. **Win in one move.**
lesson-contigo-capture-win-done = The last key pawn on the board is yours: won!
lesson-contigo-capture-win-missed = Green’s key pawn is still on e4. Look along column e and row 4: from where does the pit ahead lead a red piece exactly there?

## Contigo Capture: the quick version

lesson-contigo-capture-short-count = In the quick version, pieces are counted once two players are out. Whoever of the other two has more wins at once, no matter who has just moved. Green is out; you are Red with two pieces, Blue has four, Yellow two. Your pawn on d2 can capture either key pawn, and you would inherit. **Count first, then win in one move.**
lesson-contigo-capture-short-count-done = You have five pieces, and Yellow two. Had you taken Yellow’s key pawn instead, you would have had three against Blue’s four, and Blue would have won.
lesson-contigo-capture-short-count-missed = That does not win. Count the pieces after each capture: yours with those you inherit, against those of the player who is left.

lesson-contigo-capture-short-equal = If both have the same number of pieces, the next capture decides. Two players are out, and you, Red, have four pieces, as has Yellow; so you play on until one of you loses a piece. **Win in one move.**
lesson-contigo-capture-short-equal-done = Four against three, and that decides: it need not be the key pawn.
lesson-contigo-capture-short-equal-missed = Nothing was captured. Go through your pieces: which of them does the pit ahead lead exactly onto a yellow one?
