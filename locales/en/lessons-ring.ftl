# What the steps of the lessons on Contiguity and Contiguity Deluxe say: the idea and the task, and what is said when it is done.

## Contiguity

lesson-contiguity-slide = White and Red have six disks each, all mixed up. Whoever first brings their own six together wins. You are White. A disk slides along its ring, one way or the other, as far as you like over empty cells. **Slide one of your disks along its ring.**
lesson-contiguity-slide-done = That is a slide. As long as the cells on the way are empty, no distance is too far.
lesson-contiguity-slide-missed = That was no slide along a ring: over a disk it is a jump, and to another letter it goes in or out. We come to both soon. Choose a disk with an empty cell beside it on its own ring, and stop before the first disk on the way.

lesson-contiguity-inward = Every cell has a number and a letter: a is the ring at the rim, d the one at the centre. A disk may also keep its number and change the letter, towards the rim or the centre. **Move your disk from 8a in to 8c**, next to the one on 8d.
lesson-contiguity-inward-done = Now 8c and 8d touch: your first group of two far from the crowd.
lesson-contiguity-inward-missed = That was another move. The two cells with a circle are 8a and 8c: write 8a-8c, or choose the disk on 8a and then 8c.

lesson-contiguity-jump = A disk may also jump over one other disk, yours or Red’s. The disk that is jumped over stays where it is: nothing is ever taken. Over two disks you cannot go in one move. **Jump over a single disk.**
lesson-contiguity-jump-done = A jump. It gets you out of a crowd where a slide would be stuck.
lesson-contiguity-jump-missed = There was no disk on the way, so that was a slide. Choose a disk with a single other disk beside it and an empty cell behind that one.

lesson-contiguity-far = A jump may be long, with any number of empty cells before and after the disk that you pass. And the ring is closed: after 30 comes 1. You have a group of three on 1b, 1c and 2b. **With one move, bring your disk from 24c to them.**
lesson-contiguity-far-done = One long jump, and you are four. 30 touches 1, and there are always two ways round a ring: look at both.
lesson-contiguity-far-missed = That does not bring the disk from 24c to your three. It may go either way round its ring and pass over one disk; which cells of ring c touch your group?

lesson-contiguity-join = Disks are joined when they stand side by side, on one ring or on one number. Touching at a corner does not count: 15b is not joined to 14c. You have a group of four. **Make it five.**
lesson-contiguity-join-done = Five in one group. You had several ways, from near and from far.
lesson-contiguity-join-missed = Your largest group is not five now. The disk that you bring needs a neighbour on its own ring or its own number, and the four must not come apart. A corner is no neighbour.

lesson-contiguity-win = Five of your disks are together, and only 4a stands apart. As soon as your move brings all six into one group, you have won. **Win with this move.**
lesson-contiguity-win-done = All six together: that is the game. Before every move, ask whether you can win at once.
lesson-contiguity-win-missed = Your six disks are not in one group yet. Bring 4a next to the other five without taking any of them away; it can jump over Red’s disk.

lesson-contiguity-block = Red is about to win: 30d could jump over your disk on 30c to 30b, and all six red disks would be together. **Play so that Red cannot win next turn.**
lesson-contiguity-block-done = The cell that Red needed is yours now. The simplest block is to stand on it.

lesson-contiguity-wall = Only Red’s disk on 5b is missing from its group, and it can jump over your disk on 8b to get there. But it passes one disk at most: two in its way are a wall. **Stop it.** Joining your own disks has to wait.
lesson-contiguity-wall-done = The way is shut. With a second disk between, or on the very cell that Red wants, there is no move left to its group.

lesson-contiguity-door = Your disk on 21b stands right at the door of Red’s group and keeps 25b out. Beginners’ favourite mistake is to move such a disk away. **Make a group of five of your own, but leave the door shut.**
lesson-contiguity-door-done = Five together, Red still shut out, and next you threaten to jump in with the sixth. Moves that do two things at once win games.
lesson-contiguity-door-missed = Both at once: your largest group is to have five disks, and 21b is to stay where it is. If it leaves, Red plays 25b-21b and wins. Which other disk can join your four?

lesson-contiguity-fork = Your last disk, on 5a, has no way to the others yet. Look for a move after which it can reach them in more than one way: Red has only one move to stop you. **Find the move after which you win next turn, whatever Red does.**
lesson-contiguity-fork-done = From there the disk goes home along ring d, one way round or the other. Red can shut one way, but not both. You are ready for a real match.
lesson-contiguity-fork-missed = After that Red can still stop you. Leave your five as they are, and put 5a where two ways lead to them, around the ring in either direction.

lesson-contiguity-bid = Moving first is an advantage, so here an auction decides who begins. You bid a number of turns: “I can win within that many turns of mine.” Whoever bids lowest chooses to go first or second, and loses if that many turns are not enough. The bid is 40, which is easily kept. **Bid lower.**
lesson-contiguity-bid-done = Now the other player has to go lower still, or call. The lower the bid, the harder it is to keep: most matches take ten to thirty turns each.
lesson-contiguity-bid-missed = With `call` you leave the other player the choice of who begins, and 40 turns to win in. That is a gift: bid less.

lesson-contiguity-call = You bid 30, and the other player answers with 3: they claim to win within three turns of theirs. Answer with a lower bid, or `call` to make them prove it. **What do you say to that?**
lesson-contiguity-call-done = They have to win within three turns now, and you only need to be in the way. Call when the promise is too bold to keep.
lesson-contiguity-call-missed = Then you would have to win within even fewer turns yourself, which nobody does against somebody who resists. Let them prove it instead.

## Contiguity Deluxe

lesson-contiguity-deluxe-place = In Contiguity Deluxe you set up the board yourselves: each side has six pawns and a druid. Pawns come first, in turn. Yours goes next to a red pawn, and not next to one of your own. You are White. **Place a pawn.**
lesson-contiguity-deluxe-place-done = Just so. Until all twelve stand, no two pawns of one colour touch.

lesson-contiguity-deluxe-druid = The pawns stand; now come the druids, yours first. It goes next to any pawn. But a druid loses as soon as enemy pieces hold every cell next to it. At the rim and at the centre there are only three such cells. **Place your druid where it is not surrounded, and Red’s druid cannot surround it either.**
lesson-contiguity-deluxe-druid-done = A safe place. Best of all is one beside a pawn of your own, which protects the druid and lets it move.
lesson-contiguity-deluxe-druid-missed = There your druid would be lost: Red’s pieces hold every cell next to it, or all but one, and Red’s druid takes that. Choose a cell that has a pawn of yours next to it, or more than one free cell.

lesson-contiguity-deluxe-slide = Now pieces move. Each goes in a straight line, along its ring or on its number, as far as you like. Over empty cells that is a slide. From now on your own pawns may touch. **Slide one of your pieces.**
lesson-contiguity-deluxe-slide-done = That is a slide, and it may go all round the ring if nothing is in the way.
lesson-contiguity-deluxe-slide-missed = There was a piece on the way, so that was a jump. Choose a piece with an empty cell beside it, and go no further than the way is free.

lesson-contiguity-deluxe-jump = A piece may also jump over one other, of either colour, with as many empty cells before and behind it as you like. Nothing is taken, and over two you cannot go. **Jump over a single piece.**
lesson-contiguity-deluxe-jump-done = A jump: the way out of a crowd.
lesson-contiguity-deluxe-jump-missed = Nothing was on the way, so that was a slide. Go over exactly one piece, yours or Red’s.

lesson-contiguity-deluxe-free = A druid moves like a pawn, but it sets out only from beside a pawn of its own colour. Yours on 8c is held fast: only a red pawn is next to it. **Bring a pawn to your druid.**
lesson-contiguity-deluxe-free-done = Your druid is free: from your next turn on it may move. On its way and where it ends it needs no pawn.
lesson-contiguity-deluxe-free-missed = None of your pawns is next to the druid on 8c. Its neighbours are 7c, 8b and 8d; cells such as 7b only touch it at a corner.

lesson-contiguity-deluxe-connect = There are two ways to win. The first: all six pawns and the druid in one group, side by side. A corner does not join. Of yours, only the pawn on 3a stands apart. **Win with this move.**
lesson-contiguity-deluxe-connect-done = Seven pieces, one group: won by connecting.
lesson-contiguity-deluxe-connect-missed = Your pieces are not one group yet. Bring the pawn from 3a next to one of the others, and leave those where they are.

lesson-contiguity-deluxe-surround = The second way to win: your pieces on every cell next to the enemy druid. Red’s druid stands at the rim on 10a, so three cells are enough, and you hold two of them. **Surround it.**
lesson-contiguity-deluxe-surround-done = The druid is surrounded, and that wins at once, however scattered your own pieces are.
lesson-contiguity-deluxe-surround-missed = The druid on 10a still has a free side. Its neighbours are 9a, 11a and 10b, and you need a piece of yours on all three.

lesson-contiguity-deluxe-save = Now it is your druid on 20a that is in danger: Red holds 19a and 21a and wants 20b. It cannot run away, as no pawn of yours is beside it. But a single piece of yours next to it saves it. **Save your druid.**
lesson-contiguity-deluxe-save-done = Saved: as long as your pawn stands there, it cannot be surrounded. And with a pawn beside it, it can move again.

lesson-contiguity-deluxe-block = Red threatens to connect: the pawn on 2b wants to go round the ring to its friends, to the one cell where all seven would hang together. **Play so that Red cannot win next turn.**
lesson-contiguity-deluxe-block-done = You took the cell that Red needed. Look at the other side’s lonely piece every turn: where does it want to go?

lesson-contiguity-deluxe-fork = This time you are Red. Five of your pieces are together; the pawn on 3c and the druid on 4c are missing. In what order do they go home? Remember that a druid left without a pawn is held fast. **Find the move after which you win next turn, whatever White does.**
lesson-contiguity-deluxe-fork-done = The druid first, as long as the pawn beside it lets it go. Now the pawn can reach the group in two ways, and White can shut only one. You are ready for a real match.
lesson-contiguity-deluxe-fork-missed = After that White can still stop you. Two pieces have to go home, and the druid only moves while the pawn is beside it: which of them goes first, and how far?

## Options of Contiguity Deluxe

lesson-contiguity-deluxe-relocate = Here pawns can be surrounded too: take every cell next to a red pawn, and with the same move you put it on any empty cell. Write it behind your move: `14c-10c x10d>`, and then the cell. Only the pawn on 10d is missing from Red’s group. **Surround it, and send it where it cannot come back in one move.** Far away is not enough: along an open ring it slides straight home.
lesson-contiguity-deluxe-relocate-done = On ring d nothing of Red’s is near, so the pawn needs two moves to come home. What counts is not how far it is, but which ring leads back.
lesson-contiguity-deluxe-relocate-missed = Take 10c, the last free cell next to the pawn on 10d, and choose well where you send it. Next to its friends it completes their group and Red wins at once; along an open ring it slides back to them.

lesson-contiguity-deluxe-druidless = Without druids there is one way to win: your six pawns in one group. Five are together, and 30c has reds in its way. A ring has two ways round. **Win with this move.**
lesson-contiguity-deluxe-druidless-done = Once around the whole ring: six pawns, one group.
lesson-contiguity-deluxe-druidless-missed = The six are not one group yet. Bring 30c next to the five: over the reds it cannot jump, but nothing stands in its way in the other direction.

lesson-contiguity-deluxe-isolation = Here a druid must not be alone: whoever begins a turn with no piece of either colour next to their druid loses. Red’s druid on 15a has a single neighbour, and that is your pawn. **Leave the druid alone, and win.**
lesson-contiguity-deluxe-isolation-done = Red’s turn would begin with a lonely druid, so you have won. Never rely on the other side for company.
lesson-contiguity-deluxe-isolation-missed = There is still a piece next to the druid on 15a. The one that keeps it company is yours.

lesson-contiguity-deluxe-company = The other way about: your druid on 15d has only Red’s pawn for company, and Red will gladly take it away. **Bring your druid company of your own.**
lesson-contiguity-deluxe-company-done = Now it does not matter what Red does: your own pawn stays.
lesson-contiguity-deluxe-company-missed = If Red’s pawn leaves 15c, your druid is alone as your turn begins, and you lose. One of your pawns has to go to 14d or 16d; a corner does not count.

lesson-contiguity-deluxe-friendly = Here you also win when your own pawns stand on all four sides of your own druid. Yours on 10b has three. **Put the fourth in place.**
lesson-contiguity-deluxe-friendly-done = Four pawns around the druid: won. It takes all four, so it cannot be done at the rim or at the centre.
lesson-contiguity-deluxe-friendly-missed = One side of the druid on 10b is still without a pawn of yours: 10c.

lesson-contiguity-deluxe-smaller = Here the druid and five of your pawns are enough. Four pawns are with it; 3a and 20c stand apart, but only one of them has to come. **Win with this move.**
lesson-contiguity-deluxe-smaller-done = The druid and five pawns: enough. The sixth may stay where it is.
lesson-contiguity-deluxe-smaller-missed = The group with your druid does not have five pawns yet. Bring 3a or 20c next to one of its pieces.

lesson-contiguity-deluxe-victory = The marked cells show where the druids were first placed. Here you also win by moving your druid to where Red’s began: the red mark on 22b. It still has to set out from beside a pawn of yours. **Win with your druid.**
lesson-contiguity-deluxe-victory-done = Over the red pawn and onto the mark. Keep an eye on your own mark, too: Red’s druid wants to go there.
lesson-contiguity-deluxe-victory-missed = Your druid has to end on 22b itself. It stands on the same number, and it may jump over one piece.

lesson-contiguity-deluxe-turns = With a turn limit, whoever has the larger group with their druid wins when all turns are used up. You are Red, and this is the very last turn: both groups have four pieces. **Make yours larger, and win.**
lesson-contiguity-deluxe-turns-done = Five against four as time runs out. Near the limit, count both groups every turn. Had they been equal, play would have gone on until one is larger.
lesson-contiguity-deluxe-turns-missed = Your group is not the larger one. Bring a pawn next to a piece that hangs together with your druid on 12c, and take none away from there.

lesson-contiguity-deluxe-flip = Two rounds, with sides exchanged. You lost the first, which took the other player nine turns. To win the match you have to win this round sooner, and you have made seven turns already. You are White, and two are left: on the last, a win is only a tie. **Win now.**
lesson-contiguity-deluxe-flip-done = Eight turns instead of nine: the match is yours. In round 1, too, every turn counts, as it sets the mark for round 2.
lesson-contiguity-deluxe-flip-missed = That does not win yet, and next turn a win would only be a tie. Which pawn is missing from your group?

lesson-contiguity-deluxe-bid = Before the first pawn, an auction decides who begins. You bid a number of turns: “I can win within that many turns of mine.” Placing pieces does not count. Whoever bids lowest chooses to go first or second, and loses if the turns are not enough. The bid is 40, which is easily kept. **Bid lower.**
lesson-contiguity-deluxe-bid-done = Now the other player has to go lower still, or call. The lower the bid, the harder it is to keep.
lesson-contiguity-deluxe-bid-missed = With `call` you leave the other player the choice of who begins, and 40 turns to win in. That is a gift: bid less.

lesson-contiguity-deluxe-choose = You bid 25, and the other player has called: they do not believe that you win within 25 turns. In return you choose. As White you begin with `first`; as Red you answer with `second`. **Choose your side.**
lesson-contiguity-deluxe-choose-done = Your 25 turns begin when pieces move. A win on the last of them still counts.

lesson-contiguity-deluxe-safe = Here no druid may be placed where it is surrounded at once; such a cell is refused. But Red’s druid comes right after yours, and that may well complete a surround. **Place your druid where Red’s cannot shut it in.**
lesson-contiguity-deluxe-safe-done = The option protects you from the first blow, not from the second. You have looked one move ahead.
lesson-contiguity-deluxe-safe-missed = Only one cell next to your druid would be free, and Red’s druid takes it. A pawn of yours beside it would make it safe, or a second free cell.
