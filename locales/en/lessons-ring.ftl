# What the steps of the lessons on Contiguity and Contiguity Deluxe say: the idea and the task, and what is said when it is done.

## Contiguity

lesson-contiguity-slide = White and Red have six disks each, all mixed up. The first to bring all six together wins. You’re White. A disk slides along its ring, either way, as far as you like over empty cells. **Slide one of your disks along its ring.**
lesson-contiguity-slide-done = That’s a slide. As long as the way is empty, it can be as long as you like.
lesson-contiguity-slide-missed = That wasn’t a slide along a ring: if you pass over a disk, it’s a jump, and if the letter changes, you’ve moved in or out. We’ll get to both. Choose a disk with an empty cell beside it on its own ring, and stop before the first disk on the way.

lesson-contiguity-inward = Every cell has a number and a letter: a is the outermost ring, d the innermost. A disk can also keep its number and change its letter, towards the rim or the centre. **Move your disk from 8a in to 8c**, next to the one on 8d.
lesson-contiguity-inward-done = Now 8c and 8d touch: that’s your first group of two away from the crowd.
lesson-contiguity-inward-missed = That was another move. The two circled cells are 8a and 8c: write 8a-8c, or choose the disk on 8a and then 8c.

lesson-contiguity-jump = A disk can also jump over one other disk, yours or Red’s. The disk you jump over stays where it is: nothing is ever captured. You can’t jump over two in one move. **Jump over a single disk.**
lesson-contiguity-jump-done = That’s a jump. It gets you out of a crowd where a slide would be stuck.
lesson-contiguity-jump-missed = There was no disk on the way, so that was a slide. Choose a disk with one other disk beside it and an empty cell behind that one.

lesson-contiguity-far = A jump can be long, with any number of empty cells before and after the disk you jump over. And the ring is closed: after 30 comes 1. You have a group of three on 1b, 1c and 2b. **Bring your disk from 24c to them in one move.**
lesson-contiguity-far-done = One long jump, and now there are four of them. 30 is next to 1, and there are always two ways round a ring: check both.
lesson-contiguity-far-missed = The disk from 24c isn’t with your three. It can go either way round its ring and jump over one disk. Which cells of ring c touch your group?

lesson-contiguity-join = Disks are joined when they’re side by side, on one ring or on one number. Corners don’t count: 15b isn’t joined to 14c. You have a group of four. **Make it five.**
lesson-contiguity-join-done = Five in one group. There were several ways to do it, from near and from far.
lesson-contiguity-join-missed = Your largest group isn’t five now. The disk you bring needs a neighbour on its own ring or its own number, and the four have to stay together. A corner doesn’t count.

lesson-contiguity-win = Five of your disks are together, and only 4a is on its own. When your move brings all six into one group, you win. **Win with this move.**
lesson-contiguity-win-done = All six together: you win. Before every move, check whether you can win at once.
lesson-contiguity-win-missed = Your six disks aren’t in one group yet. Bring 4a next to the other five, and leave those where they are. It can jump over Red’s disk.

lesson-contiguity-block = Red is about to win: 30d could jump over your disk on 30c to 30b, and all six red disks would be together. **Play so that Red can’t win next turn.**
lesson-contiguity-block-done = You’re on the cell that Red needed. That’s the simplest block there is.

lesson-contiguity-wall = Only Red’s disk on 5b is missing from its group, and it can jump over your disk on 8b to get there. But it can’t jump over two: two disks in its way are a wall. **Stop it.** Joining your own disks has to wait.
lesson-contiguity-wall-done = The way is shut. Put a second disk in between, or stand on the very cell that Red wants, and Red’s disk can’t get home.

lesson-contiguity-door = Your disk on 21b is standing right at the door of Red’s group and keeps 25b out. Moving a disk like that away is a classic beginner’s mistake. **Make a group of five of your own, but keep the door shut.**
lesson-contiguity-door-done = You have five together, Red is still shut out, and next you threaten to jump in with the sixth. Moves that do two things at once win games.
lesson-contiguity-door-missed = You need both: a group of five, and 21b where it is. If it leaves, Red plays 25b-21b and wins. Which other disk can join your four?

lesson-contiguity-fork = Your last disk, on 5a, can’t reach the others yet. Put it where it can get there in more than one way: Red has only one move to stop you. **Find the move after which you win next turn, whatever Red does.**
lesson-contiguity-fork-done = From there, the disk can go home along ring d, one way round or the other. Red can shut one way, but not both. You’re ready for a real match!
lesson-contiguity-fork-missed = Red can still stop you after that. Leave your five where they are, and put 5a where it can reach them round the ring in either direction.

lesson-contiguity-bid = Moving first is an advantage, so here you bid for it. A bid is a number of turns: “I can win within that many turns of mine.” The lowest bidder chooses to go first or second, and loses if those turns aren’t enough. The bid is 40, which is easy to keep. **Bid lower.**
lesson-contiguity-bid-done = Now the other player has to bid even lower or call. The lower the bid, the harder it is to keep: most matches take each player ten to thirty turns.
lesson-contiguity-bid-missed = If you `call`, the other player chooses who goes first, and gets 40 turns to win. That’s a gift: bid lower instead.

lesson-contiguity-call = You bid 30, and the other player says 3: they claim to win within three turns of theirs. You can bid lower, or say `call` and make them prove it. **What do you say?**
lesson-contiguity-call-done = Now they have to win within three turns, and all you have to do is get in the way. Call when a bid is too bold to keep.
lesson-contiguity-call-missed = Then you’d have to win in even fewer turns, and nobody manages that against someone who fights back. Let them prove it instead.

## Contiguity Deluxe

lesson-contiguity-deluxe-place = In Contiguity Deluxe you set up the board yourselves: each side has six pawns and a druid. Pawns come first, and you take turns. Yours has to go next to a red pawn, and not next to one of your own. You’re White. **Place a pawn.**
lesson-contiguity-deluxe-place-done = Well placed. Until all twelve pawns are down, no two of the same colour touch.

lesson-contiguity-deluxe-druid = All pawns are down, and the druids are next, yours first. It goes next to any pawn. But your druid is lost as soon as enemy pieces hold every cell next to it, and at the rim and the centre there are only three of those. **Place your druid where it isn’t surrounded, and where Red’s druid can’t surround it either.**
lesson-contiguity-deluxe-druid-done = A safe place. The best ones are next to a pawn of your own: it protects your druid and lets it move.
lesson-contiguity-deluxe-druid-missed = Your druid would be lost there: Red’s pieces hold every cell next to it, or all but one, and Red’s druid takes that. Choose a cell next to one of your pawns, or with more than one free cell beside it.

lesson-contiguity-deluxe-slide = Now the pieces move. A piece goes in a straight line, along its ring or on its number, as far as you like. If all the cells on the way are empty, that’s a slide. From now on, your own pawns may touch. **Slide one of your pieces.**
lesson-contiguity-deluxe-slide-done = That’s a slide. It can go all the way round the ring if nothing’s in the way.
lesson-contiguity-deluxe-slide-missed = There was a piece on the way, so that was a jump. Choose a piece with an empty cell beside it, and stop before you reach another piece.

lesson-contiguity-deluxe-jump = A piece can also jump over one other, of either colour, with as many empty cells before and after it as you like. Nothing is captured, and you can’t jump over two. **Jump over a single piece.**
lesson-contiguity-deluxe-jump-done = A jump: that’s how you get out of a crowd.
lesson-contiguity-deluxe-jump-missed = Nothing was on the way, so that was a slide. Jump over exactly one piece, yours or Red’s.

lesson-contiguity-deluxe-free = A druid moves like a pawn, but it can only set out if one of its own pawns is next to it. Yours on 8c is stuck: the only pawn beside it is red. **Bring a pawn to your druid.**
lesson-contiguity-deluxe-free-done = Your druid is free: it can move from your next turn on. It only needs a pawn to set out, not along the way or where it ends.
lesson-contiguity-deluxe-free-missed = None of your pawns is next to the druid on 8c. Its neighbours are 7c, 8b and 8d; cells such as 7b only touch it at a corner.

lesson-contiguity-deluxe-connect = There are two ways to win. Here’s the first: all six pawns and the druid in one group, side by side. Corners don’t count. Only your pawn on 3a is on its own. **Win with this move.**
lesson-contiguity-deluxe-connect-done = Seven pieces, one group: you’ve connected, and you win.
lesson-contiguity-deluxe-connect-missed = Your pieces aren’t one group yet. Bring the pawn from 3a next to one of the others, and leave those where they are.

lesson-contiguity-deluxe-surround = The second way to win: put your pieces on every cell next to the enemy druid. Red’s druid is at the rim, on 10a, so three cells are enough, and you already hold two. **Surround it.**
lesson-contiguity-deluxe-surround-done = The druid is surrounded, and that wins at once, however scattered your own pieces are.
lesson-contiguity-deluxe-surround-missed = The druid on 10a still has a free side. Its neighbours are 9a, 11a and 10b, and you need a piece on all three.

lesson-contiguity-deluxe-save = Now your own druid, on 20a, is in danger: Red holds 19a and 21a and wants 20b. It can’t run away, as none of your pawns is next to it. But one piece of yours beside it saves it. **Save your druid.**
lesson-contiguity-deluxe-save-done = Saved! It can’t be surrounded while your pawn stands there. And with a pawn beside it, it can move again.

lesson-contiguity-deluxe-block = Red threatens to connect: the pawn on 2b can go round the ring to the one cell that brings all seven together. **Play so that Red can’t win next turn.**
lesson-contiguity-deluxe-block-done = Red can’t finish now. Every turn, look at the other side’s lonely piece: where does it want to go?

lesson-contiguity-deluxe-fork = This time you’re Red. Five of your pieces are together; the pawn on 3c and the druid on 4c are missing. Which goes home first? Remember: a druid without a pawn beside it is stuck. **Find the move after which you win next turn, whatever White does.**
lesson-contiguity-deluxe-fork-done = The druid goes first, while the pawn beside it still lets it. Now the pawn can reach the group in two ways, and White can only shut one. You’re ready for a real match!
lesson-contiguity-deluxe-fork-missed = White can still stop you after that. Two pieces have to go home, and the druid can only move while the pawn is beside it. So which goes first, and how far?

## Options of Contiguity Deluxe

lesson-contiguity-deluxe-relocate = Here you can surround pawns too: take every cell next to a red pawn, and the same move puts it on any empty cell, written `14c-10c x10d>` and the cell. Only 10d is missing from Red’s group, and along an open ring it slides straight home. **Surround it, and send it where it can’t come back in one move.**
lesson-contiguity-deluxe-relocate-done = On ring d it has no friends nearby, so it needs two moves to get home. It’s not the distance that counts, but which ring leads back.
lesson-contiguity-deluxe-relocate-missed = Take 10c, the last free cell next to the pawn on 10d, and choose carefully where you send it. Next to its friends it completes their group, and Red wins at once; along an open ring it slides back to them.

lesson-contiguity-deluxe-druidless = Without druids there’s one way to win: your six pawns in one group. Five are together, and 30c has red pawns in its way. But there are two ways round a ring. **Win with this move.**
lesson-contiguity-deluxe-druidless-done = All the way round the ring: six pawns, one group.
lesson-contiguity-deluxe-druidless-missed = Your six pawns aren’t in one group yet. Bring 30c next to the five: it can’t jump over those red pawns, but the other way round is free.

lesson-contiguity-deluxe-isolation = Here a druid mustn’t be alone: if your turn begins with no piece of either colour next to your druid, you lose. Red’s druid on 15a has one neighbour, and that’s your pawn. **Leave the druid alone, and win.**
lesson-contiguity-deluxe-isolation-done = Red’s turn would begin with a lonely druid, so you win. Never rely on the other side for company.
lesson-contiguity-deluxe-isolation-missed = There’s still a piece next to the druid on 15a, and it’s yours. Move it away.

lesson-contiguity-deluxe-company = Now it’s the other way round: your druid on 15d has only Red’s pawn for company, and Red would love to move it away. **Give your druid company of your own.**
lesson-contiguity-deluxe-company-done = Now it doesn’t matter what Red does: your own pawn stays.
lesson-contiguity-deluxe-company-missed = If Red’s pawn leaves 15c, your druid is alone when your turn begins, and you lose. Bring one of your pawns to 14d or 16d; a corner doesn’t count.

lesson-contiguity-deluxe-friendly = Here you also win with your own pawns on all four sides of your own druid. Yours on 10b has three. **Put the fourth in place.**
lesson-contiguity-deluxe-friendly-done = Four pawns around your druid: you win. It takes all four, so it can’t be done at the rim or at the centre.
lesson-contiguity-deluxe-friendly-missed = One side of your druid on 10b still needs a pawn: 10c.

lesson-contiguity-deluxe-smaller = Here your druid and five pawns are enough. Four pawns are with it; 3a and 20c are on their own, and you only need one of them. **Win with this move.**
lesson-contiguity-deluxe-smaller-done = The druid and five pawns: that’s enough. The sixth can stay where it is.
lesson-contiguity-deluxe-smaller-missed = Your druid’s group doesn’t have five pawns yet. Bring 3a or 20c next to one of its pieces.

lesson-contiguity-deluxe-victory = The marked cells show where the druids were first placed. Here you also win by moving your druid to where Red’s began: the red mark on 22b. It still needs one of your pawns beside it to set out. **Win with your druid.**
lesson-contiguity-deluxe-victory-done = Over the red pawn and onto the mark: you win. Keep an eye on your own mark too, because Red’s druid wants to go there.
lesson-contiguity-deluxe-victory-missed = Your druid has to end on 22b itself. It’s on the same number, and it can jump over one piece.

lesson-contiguity-deluxe-turns = With a turn limit, you win if the group around your druid is the larger one when all turns are used up. You’re Red, and this is the very last turn: both groups have four pieces. **Make yours larger, and win.**
lesson-contiguity-deluxe-turns-done = Five against four, just as the turns run out. Near the limit, count both groups every turn. If they’d been equal, you’d have played on until one was larger.
lesson-contiguity-deluxe-turns-missed = Your group isn’t the larger one. Bring a pawn next to a piece that’s connected to your druid on 12c, and don’t take any away from there.

lesson-contiguity-deluxe-flip = Two rounds, and you swap sides in between. You lost the first, which took the other player nine turns. To win the match you have to be faster this time, and you’ve already made seven. You’re White, with two turns left: a win on the last one is only a tie. **Win now.**
lesson-contiguity-deluxe-flip-done = Eight turns instead of nine: the match is yours. Every turn counts in round 1, too, as it sets the mark for round 2.
lesson-contiguity-deluxe-flip-missed = That doesn’t win yet, and next turn a win would only be a tie. Which pawn is missing from your group?

lesson-contiguity-deluxe-bid = Before the first pawn, you bid for who goes first. A bid is a number of turns: “I can win within that many turns of mine.” Placing pieces doesn’t count. The lowest bidder chooses to go first or second, and loses if those turns aren’t enough. The bid is 40, which is easy to keep. **Bid lower.**
lesson-contiguity-deluxe-bid-done = Now the other player has to bid even lower or call. The lower the bid, the harder it is to keep.
lesson-contiguity-deluxe-bid-missed = If you `call`, the other player chooses who goes first, and gets 40 turns to win. That’s a gift: bid lower instead.

lesson-contiguity-deluxe-choose = You bid 25, and the other player called: they don’t believe you’ll win within 25 turns. In return, you choose. Say `first` to be White and begin, or `second` to be Red. **Choose your side.**
lesson-contiguity-deluxe-choose-done = Your 25 turns start once pieces move. A win on the very last one still counts.

lesson-contiguity-deluxe-safe = Here you can’t place a druid where it’s surrounded at once. But Red’s druid comes right after yours, and it could be the last piece that shuts yours in. **Place your druid where Red’s can’t shut it in.**
lesson-contiguity-deluxe-safe-done = The option protects you from the first blow, not from the second. You looked one move ahead.
lesson-contiguity-deluxe-safe-missed = There’d be only one free cell next to your druid, and Red’s druid takes it. With one of your pawns beside it, or a second free cell, it would be safe.
