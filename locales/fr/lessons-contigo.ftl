# Ce que disent les étapes des leçons sur Contigo et Contigo capture : l’idée et la tâche, ce qui est dit une fois faite, et ce
# qui est dit d’un essai manqué quand la phrase générale du but n’expliquerait pas la règle.

## Contigo

lesson-contigo-turn = C’est l’alvéole vers laquelle va un pion qui dit de combien de cases il avance. Ici, chaque alvéole contient deux perles ; de b2 vers l’alvéole 3, au nord, c’est donc deux cases exactement. Un tour a deux parties : d’abord un pion, puis des perles. **Déplace ton pion de b2 à b4, puis une perle d’une alvéole de ton choix dans la suivante.** Ça s’écrit, par exemple, `b2-b4 9+1`.
lesson-contigo-turn-done = Voilà un tour complet : un pion, puis des perles. `9+1`, c’est une perle de l’alvéole 9 dans la suivante, dans le sens horaire ; avec `-`, elle va dans l’autre sens.
lesson-contigo-turn-missed = C’est le pion en b2 qui doit aller en b4 : deux cases vers le nord, puisque l’alvéole 3 contient deux perles. Pour les perles que tu déplaces ensuite, ici, prends celles que tu veux.

lesson-contigo-count = Un pion avance d’exactement autant de cases que l’alvéole contient de perles, et ne sort jamais du tablier. Tu joues Rouge. Regarde les alvéoles aux quatre bouts de la colonne et de la rangée de c4 : au nord, la 4 dit deux cases ; à l’est, la 11 dit deux ; au sud, la 19 dit trois ; à l’ouest, la 26 est vide, et vers une alvéole vide, rien n’avance. **Amène un pion en c1.**
lesson-contigo-count-done = Trois cases, comme le dit l’alvéole 19. Ce qui compte, c’est toujours l’alvéole vers laquelle va le pion, pas celle qui est derrière lui.
lesson-contigo-count-missed = Aucun de tes pions n’est en c1. L’alvéole 19, au sud de la colonne c, contient trois perles : lequel de tes pions est à trois cases au nord de c1 ?

lesson-contigo-jump = Un pion saute par-dessus tous ceux qui sont sur son chemin, à toi ou à Bleu. Chaque pion sauté compte pour une case, et on ne capture rien. Seule la case d’arrivée doit être vide. **Amène un pion en a5.**
lesson-contigo-jump-done = Quatre cases, comme le dit l’alvéole 27, par-dessus deux pions bleus. Se mettre en travers du chemin n’arrête donc personne.
lesson-contigo-jump-missed = Aucun de tes pions n’est en a5. L’alvéole 27, à l’ouest de la rangée 5, contient quatre perles : lequel de tes pions est à quatre cases de a5 ? Ceux qui sont entre les deux ne gênent pas.

lesson-contigo-open = Vers une alvéole vide, rien n’avance : la 3 est vide, donc b2 ne peut pas aller vers le nord. Prends des perles dans une alvéole et sème-les dans les suivantes, d’un côté ou de l’autre : avec une perle, tu atteins la suivante, avec deux les deux suivantes ; tu peux en sauter. **Déplace un autre pion, et mets des perles dans la 3 pour que b2 puisse aller vers le nord au prochain tour.**
lesson-contigo-open-done = L’alvéole 3 contient de nouveau des perles, et b2 a un chemin vers le nord. Sème comme tu veux, du moment qu’aucune alvéole ne finit avec plus de six perles.
lesson-contigo-open-missed = Au prochain tour, b2 ne pourrait pas aller vers le nord. Laisse ce pion où il est, et mets une ou deux perles dans l’alvéole 3 : prends-les dans la 2 ou la 4, juste à côté, ou, si tu en prends deux, dans la 1 ou la 5. Avec trois perles dans la 3, il finirait sur le pion bleu en b5.

lesson-contigo-win = Tu gagnes avec quatre pions sur une rangée ou une colonne, sans pion adverse parmi eux. Des cases vides entre eux ne gênent pas. Tu joues Rouge, et tu as f4, f3 et f1 sur la colonne f. **Gagne en un coup.** Après, plus aucune perle ne bouge.
lesson-contigo-win-done = Quatre sur la colonne f : c’est gagné ! Voilà le but de chaque partie de Contigo.
lesson-contigo-win-missed = Il n’y en a pas encore quatre sur la colonne f. Passe en revue tes pions qui sont ailleurs : pour lequel l’alvéole à l’est de sa rangée mène-t-elle juste à la colonne f ?

lesson-contigo-among = Quatre pions ne gagnent pas s’il y a un pion adverse parmi eux. Ici, tu joues Bleu, avec e6, e3, e2 et e1 sur la colonne e ; mais il y a un pion rouge en e5. Un pion adverse au-delà des quatre, lui, ne gênerait pas. **Gagne en un coup.**
lesson-contigo-among-done = De e1 à e4, quatre pions sans pion adverse parmi eux : c’est gagné. Le pion rouge en e5 est maintenant au-delà.
lesson-contigo-among-missed = Ce coup ne gagne pas. Il t’en faut quatre sur la colonne e, tous du même côté du pion rouge en e5, et il y a de la place au-dessous de lui.

lesson-contigo-diagonal = Les deux grandes diagonales comptent aussi, de a1 à f6 et de a6 à f1. Les plus courtes, jamais. Tu joues Rouge, et tu as c4, d3 et f1 sur l’une d’elles. **Gagne en un coup.**
lesson-contigo-diagonal-done = c4, d3, e2, f1 : c’est gagné. Comme tous les pions partent de ces deux diagonales, une ligne y est vite faite.
lesson-contigo-diagonal-missed = Ça n’en fait pas encore quatre. Sur la diagonale de a6 à f1, les cases a6 et e2 sont vides, et Bleu est en b5, au-delà de tes pions. Laquelle de ces deux cases peux-tu atteindre ?

lesson-contigo-block = Pour bloquer une ligne, mets-y un de tes pions. Tu joues Rouge, et Bleu est sur le point de gagner : c3, d4 et f6 sont sur une grande diagonale, et e2 peut aller en e5, puisque l’alvéole 6 dit trois. Se mettre sur son chemin ne sert à rien : il sauterait par-dessus ton pion. Mais il ne peut pas finir sur une case occupée. **Mets un pion en e5.**
lesson-contigo-block-done = e5 est à toi, et la ligne de Bleu est coupée. Avant chacun de tes tours, regarde avec quoi ton adversaire pourrait gagner au suivant.

lesson-contigo-pit = Les perles défendent aussi bien que les pions. Bleu a c6, d6 et f6, et e2 peut aller en e6, puisque l’alvéole 6 dit quatre. Aucun de tes pions ne peut aller en e6. Change donc le nombre de perles de l’alvéole 6, et le pion en e2 finira ailleurs : prends des perles dans cette alvéole, ou ajoutes-en. **Déplace un pion, puis des perles, pour que Bleu ne puisse pas gagner aussitôt.**
lesson-contigo-pit-done = Un autre nombre, une autre case : la menace a disparu. Les perles sont souvent ta meilleure défense. Vérifie seulement qu’elles n’ouvrent pas la voie à un autre pion.

lesson-contigo-two = On pare une menace, mais rarement deux à la fois. Tu joues Rouge, et tu as a6 et c4 sur une grande diagonale. Avec un troisième pion dessus, deux des tiens pourraient gagner en b5 : b2, puisque l’alvéole 3 dit trois, et e5, puisque la 27 dit trois. En un tour, Bleu ne peut pas changer les deux alvéoles. **Joue de façon à gagner au prochain tour, quoi que fasse Bleu.**
lesson-contigo-two-done = Deux chemins vers b5, par deux alvéoles différentes, et Bleu ne peut en fermer qu’un. C’est comme ça qu’on gagne à Contigo.
lesson-contigo-two-missed = Bleu a une parade. Il te faut trois pions sur la diagonale, tous du même côté que a6 par rapport au pion bleu en e2, car un pion adverse parmi les quatre gâche tout ; et les alvéoles 3 et 27 doivent garder trois perles chacune. Le mieux, c’est de déplacer des perles loin des deux, pour que Bleu ne puisse pas les atteindre toutes deux en un tour.

## Contigo : le jeu avancé

lesson-contigo-l-move = Au jeu avancé, chaque coup d’un pion est un L. Il va tout droit, puis encore tout droit, en équerre, et chaque moitié est exactement aussi longue que le dit l’alvéole vers laquelle elle va. Au coude, la case peut être occupée ; à l’arrivée, elle doit être vide. De d3, l’alvéole 25, à l’ouest, dit deux, jusqu’en b3 ; de là, la 3, au nord, dit trois. **Amène un pion en b6.**
lesson-contigo-l-move-done = Deux moitiés, chacune avec son alvéole. Pour l’écrire, les deux bouts suffisent : `d3-b6`, puis les perles.
lesson-contigo-l-move-missed = Aucun de tes pions n’est en b6. Pars de d3 : deux cases vers l’ouest, vers l’alvéole 25, puis de là trois vers le nord, vers la 3.

lesson-contigo-l-win = Une moitié de L toute seule n’est pas un coup. Une case voisine peut donc être hors de portée, et une plus lointaine à ta portée. Tu joues Bleu, avec b4, c4 et d4 sur la rangée 4. **Gagne en un coup.**
lesson-contigo-l-win-done = De c3, deux cases vers l’ouest, puis une vers le nord, et en voilà quatre sur la rangée 4 : c’est gagné. Avec les L, les menaces viennent de plus loin : regarde du même œil les pions de ton adversaire.
lesson-contigo-l-win-missed = Il n’y en a pas encore quatre sur la rangée 4. Restent les cases a4, e4 et f4 : lequel de tes pions arrive sur l’une d’elles en deux moitiés, en équerre ?

## Contigo capture

lesson-contigo-capture-turn = Si tu perds ton Roi, qui porte une couronne, tu es éliminé ; le dernier à avoir encore le sien gagne. Une pièce va tout droit, d’exactement autant de cases qu’il y a de perles dans l’alvéole vers laquelle elle va ; ensuite, tu sèmes des perles. **Déplace ton pion de b6 à d6, puis une perle d’une alvéole dans la suivante, par exemple `b6-d6 20+1`.**
lesson-contigo-capture-turn-done = Voilà un tour complet : une pièce, puis des perles. `20+1`, c’est une perle de l’alvéole 20 dans la suivante, dans le sens horaire ; avec `-`, elle va dans l’autre sens.
lesson-contigo-capture-turn-missed = C’est le pion en b6 qui doit aller en d6 : deux cases vers l’est, puisque l’alvéole 9 contient deux perles. Pour les perles que tu déplaces ensuite, ici, prends celles que tu veux.

lesson-contigo-capture-count = Tu joues Rouge. De b5, l’alvéole 10, à l’est, dit trois cases, jusqu’en e5 ; la 20, au sud, en dit deux, jusqu’en b3. Au nord et à l’ouest, deux cases mèneraient hors du tablier : pas de coup. Les pièces sur le chemin sont sautées et comptent chacune pour une case. **Amène un pion en e5.**
lesson-contigo-capture-count-done = Trois cases, comme le dit l’alvéole 10. Chaque direction a la sienne : regarde celle vers laquelle va ta pièce.
lesson-contigo-capture-count-missed = Aucun de tes pions n’est en e5. L’alvéole 10, à l’est de la rangée 5, contient trois perles : lequel de tes pions est à trois cases à l’ouest de e5 ?

lesson-contigo-capture-capture = Une pièce qui finit son coup sur une pièce adverse la capture. Ce qu’elle saute reste en place. Maintenant, tu joues Vert, et il y a des pièces adverses à ta portée sur la colonne a et sur la rangée 2. **Capture une pièce.**
lesson-contigo-capture-capture-done = Capturée, et sortie du tablier. Seule compte la case où tu finis.
lesson-contigo-capture-capture-missed = Tu n’as rien capturé. L’alvéole 2, au nord de la colonne a, contient deux perles ; la 13, à l’est de la rangée 2, en contient cinq. Lesquelles de tes pièces finissent ainsi juste sur une pièce adverse ?

lesson-contigo-capture-chain = Après une capture, la même pièce peut repartir aussitôt, si c’est pour capturer encore. Chaque fois, c’est l’alvéole vers laquelle elle va alors qui dit de combien. Tu joues Rouge : ton pion en a5 atteint e5, à quatre cases, comme le dit l’alvéole 10. Et de là ? **Capture deux fois en un tour.**
lesson-contigo-capture-chain-done = Deux pièces en un tour. On écrit toutes les cases dans l’ordre, `a5-e5-e4`, puis les perles. Tu peux aussi t’arrêter avant ; rien n’oblige à capturer.
lesson-contigo-capture-chain-missed = Ça ne fait pas deux captures. La première est en e5 ; de là, regarde l’alvéole 17, au sud de la colonne e, pour voir de combien ton pion repart.

lesson-contigo-capture-key = Quand tu captures un Roi, tu élimines son camp et tu en hérites : ses autres pions restent où ils sont, mais ils sont à toi. Tu joues Bleu, et le Roi jaune est en f1. **Capture le Roi jaune.**
lesson-contigo-capture-key-done = Jaune est éliminé, et ses pions en e1, e4 et f2 sont maintenant à toi.
lesson-contigo-capture-key-missed = Le Roi jaune est toujours là. L’alvéole 16, au sud de la colonne f, contient quatre perles : laquelle de tes pièces est à quatre cases de f1 ?

lesson-contigo-capture-heirs = Les pions hérités sont comme les tiens. Tu joues encore Bleu, et e1, e4 et f2 étaient à Jaune : leur socle jaune le rappelle. C’est toi qui les déplaces maintenant, et tu ne peux plus les capturer ; les autres, si. **Capture avec un pion dont tu as hérité.**
lesson-contigo-capture-heirs-done = Les pions hérités capturent comme les tiens. Mais veille sur ton Roi : s’il est capturé, ils changent tous de main.
lesson-contigo-capture-heirs-missed = Ce n’était pas la capture d’un pion hérité. Il s’agit de ceux en e1, e4 et f2 : regarde les alvéoles vers lesquelles ils peuvent aller.

lesson-contigo-capture-save = Veille sur ton Roi, surtout face au camp qui joue juste après toi. Tu joues Jaune, et c’est ensuite à Vert : son pion en b1 peut capturer ton Roi en f1, à quatre cases, puisque l’alvéole 14 dit quatre. Déplace ton Roi hors de portée, ou change le nombre de perles de l’alvéole 14. **Mets ton Roi à l’abri de Vert.**
lesson-contigo-capture-save-done = À l’abri de Vert. Avant chacun de tes tours, demande-toi qui pourrait capturer ton Roi, en commençant par le camp qui joue juste après toi.
lesson-contigo-capture-save-missed = Là, Vert pourrait capturer ton Roi. Mets-toi à sa place : quelle pièce, vers quelle alvéole, de combien de cases ?

lesson-contigo-capture-pit = Les perles peuvent aussi sauver ton Roi. Tu joues Vert, et c’est ensuite à Rouge : a3 peut capturer ton Roi en a1, puisque l’alvéole 21 dit deux. Ton Roi ne pourrait aller qu’en a4, et là, a6 l’aurait, par la même alvéole. Change donc ce nombre : prends des perles dans la 21, ou ajoutes-en. **Déplace une pièce, puis des perles, pour que Rouge ne puisse pas capturer ton Roi.**
lesson-contigo-capture-pit-done = Un autre nombre, une autre case : la menace a disparu. Une alvéole ne contient jamais plus de six perles ; à part ça, sème comme tu veux, et saute des alvéoles si ça t’arrange.
lesson-contigo-capture-pit-missed = Rouge pourrait encore capturer ton Roi, peut-être grâce à une seconde capture : avec une perle dans l’alvéole 21, par exemple, a3 va en a2, puis en a1. Avec quel nombre aucune pièce rouge ne finit-elle sur ton Roi ?

lesson-contigo-capture-threaten = Les perles attaquent aussi. Tu joues Vert : ton pion en a2 est à quatre cases du Roi rouge en a6, mais l’alvéole 2 est vide. Avec quatre perles, tu atteins les quatre alvéoles suivantes, et tu peux en sauter : à partir de la 28, dans le sens horaire, la première est la 1, et la deuxième la 2. **Déplace une pièce, puis des perles, pour menacer le Roi rouge.**
lesson-contigo-capture-threaten-done = Rouge doit maintenant réagir. Et n’oublie pas que Bleu et Jaune jouent aussi avant que ton tour revienne.
lesson-contigo-capture-threaten-missed = Au prochain tour, aucune de tes pièces ne pourrait capturer le Roi rouge. Si le pion en a2 reste où il est, il lui faut exactement quatre perles dans l’alvéole 2. Une alvéole sautée s’écrit zéro, comme dans `9+0,2`.

lesson-contigo-capture-win = Si le dernier Roi du tablier est le tien, tu gagnes. Tu joues Rouge, et à part toi, seul Vert a encore le sien. Prends-le, et la partie s’arrête là, sans perles. **Gagne en un coup.**
lesson-contigo-capture-win-done = Le dernier Roi du tablier est le tien : c’est gagné !
lesson-contigo-capture-win-missed = Le Roi vert est toujours en e4. Regarde le long de la colonne e et de la rangée 4 : d’où l’alvéole d’en face mène-t-elle une pièce rouge juste là ?

## Contigo capture : la partie rapide

lesson-contigo-capture-short-count = Dans une partie rapide, on compte les pièces dès que deux joueurs sont éliminés. Des deux autres, celui qui en a le plus gagne aussitôt, peu importe qui vient de jouer. Vert est éliminé ; tu joues Rouge, avec deux pièces, Bleu en a quatre, Jaune deux. Ton pion en d2 peut capturer l’un ou l’autre Roi, et tu hériterais des pions. **Compte bien, puis gagne en un coup.**
lesson-contigo-capture-short-count-done = Tu as cinq pièces, et Jaune deux : c’est gagné. En prenant le Roi jaune, tu en aurais eu trois contre les quatre de Bleu, et Bleu aurait gagné.
lesson-contigo-capture-short-count-missed = Ce coup ne gagne pas. Compte les pièces après chaque capture : les tiennes avec celles dont tu hérites, contre celles du joueur qui reste.

lesson-contigo-capture-short-equal = À égalité de pièces, la prochaine capture décide. Deux joueurs sont éliminés ; toi, Rouge, tu as quatre pièces, et Jaune aussi : vous jouez donc jusqu’à ce que l’un des deux perde une pièce. **Gagne en un coup.**
lesson-contigo-capture-short-equal-done = Quatre contre trois : c’est gagné, même sans capturer de Roi.
lesson-contigo-capture-short-equal-missed = Tu n’as rien capturé. Passe tes pièces en revue : laquelle finit juste sur une pièce jaune, avec l’alvéole d’en face ?
