# What the steps of the lessons on Contigo and Contigo Capture say: the idea and the task, what is said when it is done, and
# what is said of a wrong try where the goal’s own sentence would not explain the rule.

## Contigo

lesson-contigo-turn = How far does a pawn go? The pit it’s heading for tells you. All pits hold two pebbles now, so from b2 north, towards pit 3, it’s exactly two cells. Every turn has two parts: a pawn first, then pebbles. **Move your pawn from b2 to b4, and then a pebble from any pit into the next one.** If you type it, that’s `b2-b4 9+1`, for instance.
lesson-contigo-turn-done = That’s a whole turn: a pawn, then pebbles. `9+1` means one pebble from pit 9 to the next pit clockwise; with `-` it goes counter-clockwise.
lesson-contigo-turn-missed = The pawn on b2 should go to b4: two cells north, because pit 3 holds two pebbles. It doesn’t matter here which pebbles you move after that.

lesson-contigo-count = A pawn goes exactly as many cells as its pit says, and never off the board. You’re Red: look at the four pits around c4, at the ends of its column and row. North, pit 4 says two cells; east, pit 11 says two; south, pit 19 says three; west, pit 26 is empty, and nothing moves towards an empty pit. **Bring a pawn to c1.**
lesson-contigo-count-done = Three cells, as pit 19 says. It’s always the pit ahead of the pawn that counts, not the one behind it.
lesson-contigo-count-missed = None of your pawns is on c1. Pit 19, at the south end of column c, holds three pebbles: which of your pawns is three cells north of c1?

lesson-contigo-jump = Pawns jump over anything in their way, yours or Blue’s. Each pawn they jump over counts as one cell, and nothing is captured. Only the cell where they end has to be empty. **Bring a pawn to a5.**
lesson-contigo-jump-done = Four cells, as pit 27 says, right over two blue pawns. So getting in the way doesn’t stop anyone.
lesson-contigo-jump-missed = None of your pawns is on a5. Pit 27, west of row 5, holds four pebbles: which of your pawns is four cells from a5? The ones in between don’t matter.

lesson-contigo-open = Nothing moves towards an empty pit, so b2 can’t go north: pit 3 is empty. Take pebbles from one pit and drop them into the next ones, either way round: with one pebble you reach the next pit, with two the next two; you can skip pits. **Move another pawn, and drop pebbles into pit 3 so that b2 can go north next turn.**
lesson-contigo-open-done = Pit 3 holds pebbles again, and b2 can go north. You can drop pebbles however you like, as long as no pit ends up with more than six.
lesson-contigo-open-missed = b2 can’t go north next turn. Leave that pawn where it is, and put one or two pebbles into pit 3: from pit 2 or 4, next to it, or with two pebbles from pit 1 or 5. With three in pit 3, it would end on Blue’s pawn on b5.

lesson-contigo-win = Four of your pawns on one row or column win, as long as there’s no enemy pawn among them. Gaps are fine. You’re Red and have f4, f3 and f1 on column f. **Win in one move.** You don’t move any pebbles after that.
lesson-contigo-win-done = Four on column f: you win! That’s what it’s all about.
lesson-contigo-win-missed = You don’t have four on column f yet. Check your pawns elsewhere: for which of them does the pit east of its row lead exactly to column f?

lesson-contigo-among = Four don’t win if there’s an enemy among them. You’re Blue here, with e6, e3, e2 and e1 on column e, but there’s a red pawn on e5. An enemy beyond the four would do no harm. **Win in one move.**
lesson-contigo-among-done = e1 to e4: four with no enemy among them. The red pawn on e5 is beyond them now.
lesson-contigo-among-missed = That doesn’t win. You need four on column e, all on the same side of the red pawn on e5, and there’s room below it.

lesson-contigo-diagonal = The two long diagonals count too: a1 to f6, and a6 to f1. Shorter ones never do. You’re Red and have c4, d3 and f1 on one of them. **Win in one move.**
lesson-contigo-diagonal-done = c4, d3, e2, f1: you win. All pawns start on these two diagonals, so lines come quickly there.
lesson-contigo-diagonal-missed = That’s not four yet. On the diagonal from a6 to f1, the cells a6 and e2 are empty, and Blue is on b5, beyond your pawns. Which of those empty cells can you reach?

lesson-contigo-block = To block a line, put one of your pawns in it. You’re Red, and Blue is about to win: c3, d4 and f6 are on a long diagonal, and e2 can go to e5, as pit 6 says three. It’s no use standing in the way: it would jump over you. But it can’t end on a cell that’s taken. **Put a pawn on e5.**
lesson-contigo-block-done = e5 is yours, and Blue’s line is broken. Before each of your turns, check how the other side could win next.

lesson-contigo-pit = You can defend with pebbles just as well. Blue has c6, d6 and f6, and e2 can go to e6, as pit 6 says four. None of your pawns can get to e6. So change the number in pit 6, and the pawn on e2 ends somewhere else: take pebbles from that pit, or drop some in. **Move a pawn, then pebbles, so that Blue can’t win at once.**
lesson-contigo-pit-done = Change the number, and you change the cell: the threat is gone. Pebbles are often your best defence. Just make sure they don’t open the way for another pawn.

lesson-contigo-two = One threat can be stopped; two at once hardly ever. You’re Red and have a6 and c4 on a long diagonal. With a third pawn on it, two of yours could win on b5: b2, as pit 3 says three, and e5, as pit 27 says three. Blue can’t change both pits in one turn. **Move so that you win next turn, whatever Blue does.**
lesson-contigo-two-done = Two ways to b5, by two different pits, and Blue can only close one. That’s how you win at Contigo.
lesson-contigo-two-missed = Blue has a defence against that. You need three pawns on the diagonal, all on the same side of Blue’s e2 as a6, since an enemy among the four spoils them. And pits 3 and 27 must both keep their three pebbles. Move pebbles that are far from both, so that Blue can’t reach both in one turn.

## Contigo: the advanced game

lesson-contigo-l-move = In the advanced game, every pawn move is an L: straight on, then straight on again at a right angle. Each half is exactly as long as the pit ahead says. A pawn may be in the way at the corner, but the last cell has to be empty. From d3, pit 25 in the west says two, to b3; from there, pit 3 in the north says three. **Bring a pawn to b6.**
lesson-contigo-l-move-done = Two halves, each with its own pit. If you type it, the two ends are enough: `d3-b6`, and then the pebbles.
lesson-contigo-l-move-missed = None of your pawns is on b6. Start with d3: two cells west, towards pit 25, and from there three north, towards pit 3.

lesson-contigo-l-win = Half an L isn’t a move. So a pawn may miss the cell next door and still reach one further away. You’re Blue, with b4, c4 and d4 on row 4. **Win in one move.**
lesson-contigo-l-win-done = From c3 two cells west, then one north, and you have four on row 4. L’s bring threats from further away, so check the other side’s pawns for them too.
lesson-contigo-l-win-missed = You don’t have four on row 4 yet. That leaves the cells a4, e4 and f4: which of your pawns gets to one of them in two halves, at a right angle?

## Contigo Capture

lesson-contigo-capture-turn = If you lose your key pawn, the one with a crown, you’re knocked out; the last player who still has theirs wins. A piece goes straight, exactly as many cells as there are pebbles in the pit it’s heading for; then you move pebbles into the next pits. **Move your pawn from b6 to d6, and then a pebble from any pit into the next one, for instance `b6-d6 20+1`.**
lesson-contigo-capture-turn-done = That’s a whole turn: a piece, then pebbles. `20+1` means one pebble from pit 20 to the next pit clockwise; with `-` it goes counter-clockwise.
lesson-contigo-capture-turn-missed = The pawn on b6 should go to d6: two cells east, because pit 9 holds two pebbles. It doesn’t matter here which pebbles you move after that.

lesson-contigo-capture-count = You’re Red. From b5, pit 10 in the east says three cells, to e5; pit 20 in the south says two, to b3. North and west, two cells would take the piece off the board, so it can’t go there. It jumps over others in its way, and each of them counts as one cell. **Bring a pawn to e5.**
lesson-contigo-capture-count-done = Three cells, as pit 10 says. Each direction has its own pit, so look at the one ahead of your piece.
lesson-contigo-capture-count-missed = None of your pawns is on e5. Pit 10, east of row 5, holds three pebbles: which of your pawns is three cells west of e5?

lesson-contigo-capture-capture = If a piece ends its move on an enemy piece, it captures it. Anything it jumps over stays. You’re Green now, and you can reach enemies on column a and on row 2. **Capture a piece.**
lesson-contigo-capture-capture-done = Captured, and off the board. Only the cell where you end counts.
lesson-contigo-capture-capture-missed = Nothing was captured. Pit 2, north of column a, holds two pebbles; pit 13, east of row 2, holds five. Which of your pieces ends exactly on an enemy that way?

lesson-contigo-capture-chain = After a capture, the same piece may go on at once if it captures again. Each time, the pit it’s now heading for says how far. You’re Red: your pawn on a5 reaches e5, four cells, as pit 10 says. And from there? **Capture twice in one turn.**
lesson-contigo-capture-chain-done = Two pieces in one turn! If you type it, that’s all the cells in order, `a5-e5-e4`, and then the pebbles. You can also stop earlier: nobody has to capture.
lesson-contigo-capture-chain-missed = That wasn’t two captures. The first is on e5; from there, look at pit 17, south of column e, to see how far your pawn goes next.

lesson-contigo-capture-key = If you capture a key pawn, its owner is knocked out, and you inherit: their other pawns stay where they are and become yours. You’re Blue, and Yellow’s key pawn is on f1. **Capture Yellow’s key pawn.**
lesson-contigo-capture-key-done = Yellow is knocked out, and Yellow’s pawns on e1, e4 and f2 are yours now.
lesson-contigo-capture-key-missed = Yellow’s key pawn is still there. Pit 16, south of column f, holds four pebbles: which of your pieces is four cells from f1?

lesson-contigo-capture-heirs = Inherited pawns are like your own. You’re still Blue, and e1, e4 and f2 were Yellow’s: their yellow feet show it. You move them now, and you can’t capture them, but the others can. **Capture with a pawn you’ve inherited.**
lesson-contigo-capture-heirs-done = Inherited pawns capture like your own. But guard your key pawn: the player who captures it gets them all.
lesson-contigo-capture-heirs-missed = That wasn’t a capture with an inherited pawn. Yours are on e1, e4 and f2: look at the pits they can head for.

lesson-contigo-capture-save = Watch your key pawn, most of all against the player who’s next. You’re Yellow, and Green is next: the pawn on b1 can capture your key pawn on f1, four cells away, as pit 14 says four. Move your key pawn out of reach, or change the number in pit 14. **Save your key pawn from Green.**
lesson-contigo-capture-save-done = It’s safe from Green. Before each of your turns, ask who could capture your key pawn, starting with the player who’s next.
lesson-contigo-capture-save-missed = Green could still capture your key pawn. See it through Green’s eyes: which piece, towards which pit, how many cells?

lesson-contigo-capture-pit = Pebbles can save your key pawn too. You’re Green, and Red is next: a3 can capture your key pawn on a1, as pit 21 says two. Your key pawn could only go to a4, and there a6 would get it, by the same pit. So change the number: take pebbles from pit 21, or drop some in. **Move a piece, then pebbles, so that Red can’t capture your key pawn.**
lesson-contigo-capture-pit-done = Change the number, and you change the cell: the threat is gone. No pit may hold more than six pebbles, but apart from that, drop them as you like, and skip pits if you want.
lesson-contigo-capture-pit-missed = Red could still capture your key pawn, maybe with a second capture: one pebble in pit 21, for instance, takes a3 to a2 and then on to a1. Which number there keeps every red piece off it?

lesson-contigo-capture-threaten = You can attack with pebbles too. You’re Green: your pawn on a2 is four cells from Red’s key pawn on a6, but pit 2 is empty. With four pebbles you reach the next four pits, and you can skip some: clockwise from pit 28, pit 1 is the first and pit 2 the second. **Move a piece, then pebbles, so that you threaten Red’s key pawn.**
lesson-contigo-capture-threaten-done = Now Red has to do something about it. And remember: Blue and Yellow play too, before it’s your turn again.
lesson-contigo-capture-threaten-missed = None of your pieces could capture Red’s key pawn next time. If the pawn on a2 stays where it is, it needs exactly four pebbles in pit 2. If you type it, write a zero for a pit you skip, as in `9+0,2`.

lesson-contigo-capture-win = The last player with a key pawn wins. You’re Red, and only Green still has one besides you. Take it; you don’t move any pebbles after that. **Win in one move.**
lesson-contigo-capture-win-done = Yours is the last key pawn on the board: you win!
lesson-contigo-capture-win-missed = Green’s key pawn is still on e4. Look along column e and row 4: from where does the pit ahead lead a red piece exactly there?

## Contigo Capture: the quick version

lesson-contigo-capture-short-count = In the quick version, you count pieces once two players are knocked out. Of the two who are left, the one with more wins at once, no matter who has just moved. Green has been knocked out; you’re Red with two pieces, Blue has four, Yellow two. Your pawn on d2 can capture either key pawn, and you’d inherit. **Count first, then win in one move.**
lesson-contigo-capture-short-count-done = You have five pieces, and Yellow two. If you’d taken Yellow’s key pawn instead, you’d have had three against Blue’s four, and Blue would have won.
lesson-contigo-capture-short-count-missed = That doesn’t win. Count the pieces after each capture: yours, with those you inherit, against those of the player who’s left.

lesson-contigo-capture-short-equal = If both have the same number of pieces, the next capture decides. Two players have been knocked out, and you, Red, have four pieces, just like Yellow; so you play on until one of you loses a piece. **Win in one move.**
lesson-contigo-capture-short-equal-done = Four against three, and that decides it: it doesn’t have to be the key pawn.
lesson-contigo-capture-short-equal-missed = Nothing was captured. Check each of your pieces: for which one does the pit ahead lead exactly onto a yellow piece?
