# Ce que disent les étapes des leçons sur Contiguity et Contiguity Deluxe : l’idée et la tâche, puis ce qui est dit une fois faite.

## Contiguity

lesson-contiguity-slide = Blanc et Rouge ont six disques chacun, tous mélangés. Réunis les tiens en premier, et tu gagnes. Tu joues Blanc. Un disque glisse le long de son anneau, dans un sens ou dans l’autre, aussi loin que tu veux tant que les cases sont vides. **Fais glisser un de tes disques le long de son anneau.**
lesson-contiguity-slide-done = Voilà un glissement. Tant que le chemin est libre, rien n’est trop loin.
lesson-contiguity-slide-missed = Ce n’était pas un glissement le long d’un anneau : par-dessus un disque, c’est un saut ; en changeant de lettre, on va vers le bord ou le centre. On y vient bientôt. Choisis un disque qui a une case vide à côté de lui sur son anneau, et arrête-toi avant le premier obstacle.

lesson-contiguity-inward = Chaque case a un numéro et une lettre : a est l’anneau du bord, d celui du centre. Un disque peut aussi garder son numéro et changer de lettre, vers le bord ou vers le centre. **Amène ton disque de 8a en 8c**, à côté de celui qui est en 8d.
lesson-contiguity-inward-done = 8c et 8d se touchent maintenant : ton premier groupe de deux, loin de la foule.
lesson-contiguity-inward-missed = Ce n’était pas ce coup-là. Regarde les deux cases cerclées, 8a et 8c : écris 8a-8c, ou choisis le disque en 8a, puis 8c.

lesson-contiguity-jump = Un disque peut aussi sauter par-dessus un autre, à toi ou à Rouge. Le disque franchi ne bouge pas : on ne prend jamais rien. Mais pas question d’en franchir deux d’un coup. **Saute par-dessus un seul disque.**
lesson-contiguity-jump-done = Un saut ! Il te sort de la foule là où un glissement resterait coincé.
lesson-contiguity-jump-missed = Il n’y avait aucun disque sur le chemin : c’était un glissement. Choisis un disque qui en a un autre, et un seul, à côté de lui, puis une case vide juste derrière.

lesson-contiguity-far = Un saut peut être long : autant de cases vides que tu veux avant et après le disque franchi. Et l’anneau se referme : après 30 vient 1. Tu as un groupe de trois en 1b, 1c et 2b. **D’un seul coup, amène-leur ton disque de 24c.**
lesson-contiguity-far-done = Un long saut, et les voilà quatre. 30 touche 1, et un anneau se parcourt toujours dans les deux sens : pense à regarder des deux côtés.
lesson-contiguity-far-missed = Ce coup n’amène pas le disque de 24c à tes trois autres. Il peut tourner dans les deux sens et franchir un disque : quelles cases de l’anneau c touchent ton groupe ?

lesson-contiguity-join = Des disques sont réunis quand ils se suivent côte à côte, sur le même anneau ou au même numéro. Par un coin, ça ne compte pas : 15b et 14c sont séparés. Tu as un groupe de quatre. **Fais-en un groupe de cinq.**
lesson-contiguity-join-done = Un groupe de cinq. Il y avait plusieurs façons d’y arriver, de près comme de loin.
lesson-contiguity-join-missed = Tu n’as pas encore un groupe de cinq. Le disque que tu amènes doit avoir un voisin sur son anneau ou à son numéro, et les quatre autres ne doivent pas se séparer. Un coin ne suffit pas.

lesson-contiguity-win = Cinq de tes disques sont réunis, seul 4a est à part. Dès que ton coup réunit les six en un groupe, tu gagnes. **Gagne en un coup.**
lesson-contiguity-win-done = Les six sont réunis : c’est gagné. Avant chaque coup, demande-toi si tu peux gagner tout de suite.
lesson-contiguity-win-missed = Tes six disques ne forment pas encore un seul groupe. Amène 4a à côté des cinq autres, sans en déplacer aucun ; il peut sauter par-dessus le disque rouge.

lesson-contiguity-block = Rouge est sur le point de gagner : 30d peut sauter par-dessus ton disque en 30c jusqu’en 30b, et les six disques rouges seraient réunis. **Joue de façon que Rouge ne puisse pas gagner au prochain tour.**
lesson-contiguity-block-done = La case qu’il fallait à Rouge est à toi. Bloquer, c’est souvent tout simple : il suffit d’y aller avant.

lesson-contiguity-wall = Il ne manque à Rouge que le disque en 5b, qui peut rejoindre son groupe en sautant par-dessus ton disque en 8b. Mais il n’en franchit qu’un : deux sur son chemin, c’est un mur. **Arrête-le.** Tes propres disques attendront.
lesson-contiguity-wall-done = La voie est fermée. Avec un second disque en travers, ou un disque sur la case même que voulait Rouge, plus aucun coup ne mène au groupe.

lesson-contiguity-door = Ton disque en 21b garde la porte du groupe rouge et empêche 25b d’entrer. La grande erreur des débutants, c’est de le déplacer. **Forme un groupe de cinq, mais garde la porte fermée.**
lesson-contiguity-door-done = Cinq ensemble, Rouge toujours dehors, et tu menaces de sauter avec le sixième. Les coups qui gagnent font souvent deux choses à la fois.
lesson-contiguity-door-missed = Il faut les deux à la fois : un groupe de cinq, et 21b qui reste en place. S’il part, Rouge joue 25b-21b et gagne. Quel autre disque peut rejoindre tes quatre ?

lesson-contiguity-fork = Ton dernier disque, en 5a, n’a pas encore de chemin vers les autres. Cherche un coup qui lui en ouvre plus d’un : Rouge n’a qu’un coup pour t’arrêter. **Trouve le coup après lequel tu gagnes au tour suivant, quoi que fasse Rouge.**
lesson-contiguity-fork-done = De là, le disque rentre par l’anneau d, dans un sens ou dans l’autre. Rouge peut fermer une voie, pas les deux. Tu as tout ce qu’il faut pour une vraie partie.
lesson-contiguity-fork-missed = Après ce coup, Rouge peut encore t’arrêter. Laisse tes cinq disques en place, et mets 5a là où deux voies mènent à eux, une dans chaque sens.

lesson-contiguity-bid = Commencer est un avantage ; ici, on le met donc aux enchères. Chacun annonce un nombre de tours, en ne comptant que les siens : « je gagnerai en tant de tours ». L’annonce la plus basse donne le choix, commencer ou répondre, mais fait perdre si ces tours ne suffisent pas. Ton adversaire annonce 40 : c’est facile à tenir. **Annonce moins.**
lesson-contiguity-bid-done = Ton adversaire doit maintenant annoncer encore moins, ou accepter. Plus l’annonce est basse, plus elle est dure à tenir : dans la plupart des parties, il faut dix à trente tours à chacun.
lesson-contiguity-bid-missed = Si tu acceptes, tu laisses à ton adversaire le choix de l’ordre, et 40 tours pour gagner. C’est un cadeau : annonce moins.

lesson-contiguity-call = Tu as annoncé 30, et ton adversaire répond 3 : gagner en trois tours ! Annonce encore moins, ou dis `accepter`, et qu’on te le prouve. **Que réponds-tu ?**
lesson-contiguity-call-done = Ton adversaire doit maintenant gagner en trois tours, et il te suffit de gêner. Accepte quand la promesse est trop belle pour être tenue.
lesson-contiguity-call-missed = Il te faudrait alors gagner en moins de tours encore, et personne n’y arrive si l’adversaire se défend. Laisse-lui plutôt le soin d’essayer.

## Contiguity Deluxe

lesson-contiguity-deluxe-place = Dans Contiguity Deluxe, vous préparez vous-mêmes le plateau : six pions et un druide chacun. D’abord les pions, à tour de rôle. Le tien se pose à côté d’un pion rouge, mais pas à côté d’un des tiens. Tu joues Blanc. **Pose un pion.**
lesson-contiguity-deluxe-place-done = C’est ça. Tant que les douze ne sont pas posés, deux pions de même couleur ne se touchent jamais.

lesson-contiguity-deluxe-druid = Les pions sont posés ; place aux druides, le tien d’abord. Il se pose à côté d’un pion, peu importe sa couleur. Mais un druide perd dès que des pièces adverses occupent toutes les cases voisines, et au bord comme au centre il n’y en a que trois. **Pose ton druide là où il n’est pas encerclé, et où le druide rouge ne peut pas l’encercler non plus.**
lesson-contiguity-deluxe-druid-done = Là, il est en sécurité. Le mieux, c’est à côté d’un de tes pions : il protège le druide et lui permet de bouger.
lesson-contiguity-deluxe-druid-missed = Là, ton druide serait perdu : les pièces rouges tiennent toutes les cases voisines, ou toutes sauf une, que le druide rouge prendra. Choisis une case à côté d’un de tes pions, ou qui garde au moins deux voisines libres.

lesson-contiguity-deluxe-slide = Maintenant, les pièces bougent : en ligne droite, le long de leur anneau ou au même numéro, aussi loin que tu veux. Sur des cases vides, c’est un glissement. Tes pions ont désormais le droit de se toucher. **Fais glisser une de tes pièces.**
lesson-contiguity-deluxe-slide-done = Voilà un glissement ; si rien ne gêne, on peut faire tout le tour de l’anneau.
lesson-contiguity-deluxe-slide-missed = Il y avait une pièce sur le chemin : c’était donc un saut. Choisis une pièce qui a une case vide à côté d’elle, et arrête-toi avant le premier obstacle.

lesson-contiguity-deluxe-jump = Une pièce peut aussi sauter par-dessus une autre, de n’importe quelle couleur, avec autant de cases vides que tu veux avant et après. On ne prend rien, et on n’en franchit jamais deux. **Saute par-dessus une seule pièce.**
lesson-contiguity-deluxe-jump-done = Un saut : de quoi sortir de la foule.
lesson-contiguity-deluxe-jump-missed = Il n’y avait rien sur le chemin : c’était un glissement. Passe par-dessus exactement une pièce, à toi ou à Rouge.

lesson-contiguity-deluxe-free = Un druide se déplace comme un pion, mais il ne part que si un de tes propres pions est à côté de lui. Le tien, en 8c, est retenu : il n’a qu’un pion rouge pour voisin. **Amène un pion à ton druide.**
lesson-contiguity-deluxe-free-done = Ton druide est libre : il peut bouger dès ton prochain tour. En route et à l’arrivée, il n’a plus besoin de pion.
lesson-contiguity-deluxe-free-missed = Aucun de tes pions n’est à côté du druide en 8c. Les cases à prendre sont 7c, 8b et 8d ; une case comme 7b ne le touche que par un coin.

lesson-contiguity-deluxe-connect = Il y a deux façons de gagner. La première : les six pions et le druide en un seul groupe, côte à côte. Par un coin, ça ne compte pas. De tes pièces, seul le pion en 3a est à part. **Gagne en un coup.**
lesson-contiguity-deluxe-connect-done = Sept pièces, un groupe : elles sont réunies, c’est gagné.
lesson-contiguity-deluxe-connect-missed = Tes pièces ne forment pas encore un seul groupe. Amène le pion de 3a à côté d’une autre, sans déplacer celles-ci.

lesson-contiguity-deluxe-surround = La seconde façon de gagner : tes pièces sur toutes les cases voisines du druide adverse. Le druide rouge est au bord, en 10a : trois cases suffisent, et tu en tiens deux. **Encercle-le.**
lesson-contiguity-deluxe-surround-done = Le druide est encerclé : c’est gagné tout de suite, même si tes propres pièces sont dispersées.
lesson-contiguity-deluxe-surround-missed = Le druide en 10a a encore un côté libre. Les cases voisines sont 9a, 11a et 10b : il te faut une pièce sur chacune des trois.

lesson-contiguity-deluxe-save = Cette fois, c’est ton druide en 20a qui est en danger : Rouge tient 19a et 21a et veut 20b. Il ne peut pas fuir, aucun de tes pions n’est à côté de lui. Mais une seule de tes pièces à côté de lui suffit à le sauver. **Sauve ton druide.**
lesson-contiguity-deluxe-save-done = Sauvé : tant que ton pion reste là, impossible de l’encercler. Et avec un pion à côté de lui, il peut de nouveau bouger.

lesson-contiguity-deluxe-block = Rouge menace de tout réunir : le pion en 2b veut faire le tour de l’anneau jusqu’à la seule case où les sept pièces seraient ensemble. **Joue de façon que Rouge ne puisse pas gagner au prochain tour.**
lesson-contiguity-deluxe-block-done = La menace est parée. À chaque tour, regarde la pièce isolée d’en face : où veut-elle aller ?

lesson-contiguity-deluxe-fork = Cette fois, tu joues Rouge. Cinq de tes pièces sont réunies ; il manque le pion en 3c et le druide en 4c. Lequel rentre en premier ? N’oublie pas qu’un druide sans pion est retenu. **Trouve le coup après lequel tu gagnes au tour suivant, quoi que fasse Blanc.**
lesson-contiguity-deluxe-fork-done = D’abord le druide, tant que le pion à côté de lui le laisse partir. Le pion peut maintenant rejoindre le groupe par deux voies, et Blanc ne peut en fermer qu’une. Tu as tout ce qu’il faut pour une vraie partie.
lesson-contiguity-deluxe-fork-missed = Après ce coup, Blanc peut encore t’arrêter. Deux pièces doivent rentrer, et le druide ne bouge que si le pion est à côté de lui : laquelle part d’abord, et jusqu’où ?

## Les options de Contiguity Deluxe

lesson-contiguity-deluxe-relocate = Ici, on encercle aussi les pions : occupe toutes les cases voisines d’un pion rouge, et le même coup l’envoie sur une case vide de ton choix. Écris `14c-10c x10d>`, puis la case. Il ne manque à Rouge que 10d ; sur un anneau libre, il glisse droit chez lui. **Encercle-le, et envoie-le là d’où il ne peut pas revenir en un coup.**
lesson-contiguity-deluxe-relocate-done = Sur l’anneau d, il n’y a rien de rouge à proximité : il faudra deux coups au pion pour rentrer. L’important n’est pas la distance, mais l’anneau qui le ramène.
lesson-contiguity-deluxe-relocate-missed = Prends 10c, la dernière case libre à côté du pion en 10d, et choisis bien où tu l’envoies. À côté des siens, il complète leur groupe, et Rouge gagne aussitôt ; sur un anneau libre, il revient vers eux en glissant.

lesson-contiguity-deluxe-druidless = Sans druides, il n’y a qu’une façon de gagner : tes six pions en un seul groupe. Cinq sont réunis, et 30c a des pions rouges sur son chemin. Mais un anneau se parcourt dans les deux sens. **Gagne en un coup.**
lesson-contiguity-deluxe-druidless-done = Tout le tour de l’anneau : six pions, un groupe.
lesson-contiguity-deluxe-druidless-missed = Les six ne forment pas encore un groupe. Amène 30c à côté des cinq : il ne peut pas franchir les pions rouges, mais rien ne le gêne dans l’autre sens.

lesson-contiguity-deluxe-isolation = Ici, un druide ne doit pas rester seul : on perd si on commence son tour sans aucune pièce, de n’importe quelle couleur, à côté de son druide. Le druide rouge en 15a n’a qu’un voisin, et c’est ton pion. **Laisse ce druide seul, et gagne.**
lesson-contiguity-deluxe-isolation-done = Le tour de Rouge commencerait avec un druide isolé : c’est gagné. Et ne compte jamais sur ton adversaire pour tenir compagnie à ton druide.
lesson-contiguity-deluxe-isolation-missed = Le druide en 15a n’est pas encore seul. La pièce qui lui tient compagnie est à toi.

lesson-contiguity-deluxe-company = À l’inverse, ton druide en 15d n’a que le pion rouge pour compagnie, et Rouge ne demande qu’à le retirer. **Donne à ton druide la compagnie d’un des tiens.**
lesson-contiguity-deluxe-company-done = Rouge peut faire ce qu’il veut : ton pion, lui, reste là.
lesson-contiguity-deluxe-company-missed = Si le pion rouge quitte 15c, ton druide sera seul au début de ton tour, et tu perdras. Un de tes pions doit aller en 14d ou en 16d ; un coin ne suffit pas.

lesson-contiguity-deluxe-friendly = Ici, tu gagnes aussi avec tes propres pions des quatre côtés de ton druide. Le tien, en 10b, en a déjà trois. **Mets le quatrième en place.**
lesson-contiguity-deluxe-friendly-done = Quatre pions autour du druide : c’est gagné. Il en faut quatre, donc impossible au bord ou au centre.
lesson-contiguity-deluxe-friendly-missed = Il manque encore un de tes pions d’un côté du druide en 10b : en 10c.

lesson-contiguity-deluxe-smaller = Ici, le druide et cinq de tes pions suffisent. Quatre pions sont déjà avec lui ; 3a et 20c sont à part, mais il suffit qu’un des deux arrive. **Gagne en un coup.**
lesson-contiguity-deluxe-smaller-done = Le druide et cinq pions : ça suffit. Le sixième peut rester où il est.
lesson-contiguity-deluxe-smaller-missed = Le groupe de ton druide n’a pas encore cinq pions. Amène 3a ou 20c à côté d’une de ses pièces.

lesson-contiguity-deluxe-victory = Les cases marquées sont celles où les druides ont été posés. Ici, tu gagnes aussi en amenant ton druide là où celui de Rouge a commencé : la marque rouge en 22b. Il faut toujours qu’un de tes pions soit à côté de lui au départ. **Gagne avec ton druide.**
lesson-contiguity-deluxe-victory-done = Par-dessus le pion rouge, et sur la marque. Surveille aussi la tienne : le druide rouge veut y aller.
lesson-contiguity-deluxe-victory-missed = Ton druide doit finir en 22b même. Il est au même numéro, et il peut sauter par-dessus une pièce.

lesson-contiguity-deluxe-turns = Avec une limite de tours, c’est le plus grand groupe autour d’un druide qui gagne quand les tours sont épuisés. Tu joues Rouge, c’est le tout dernier tour, et les deux groupes ont quatre pièces. **Agrandis le tien, et gagne.**
lesson-contiguity-deluxe-turns-done = Cinq contre quatre au dernier tour. Quand la limite approche, compte les deux groupes à chaque tour. À égalité, on aurait continué jusqu’à ce que l’un soit plus grand.
lesson-contiguity-deluxe-turns-missed = Ton groupe n’est pas le plus grand. Amène un pion à côté d’une pièce du groupe de ton druide, en 12c, et n’en retire aucune.

lesson-contiguity-deluxe-flip = Deux manches, camps échangés. Tu as perdu l’aller, que l’autre a gagné en neuf tours. Pour gagner la partie, il faut gagner le retour plus vite, et tu as déjà joué sept tours. Tu joues Blanc, et il t’en reste deux : gagner au dernier ne donnerait que l’égalité. **Gagne maintenant.**
lesson-contiguity-deluxe-flip-done = Huit tours au lieu de neuf : la partie est à toi. À l’aller aussi, chaque tour compte : il fixe le nombre à battre au retour.
lesson-contiguity-deluxe-flip-missed = Ce coup ne gagne pas encore, et gagner au tour suivant ne donnerait que l’égalité. Quel pion manque à ton groupe ?

lesson-contiguity-deluxe-bid = Avant le premier pion, on met aux enchères le droit de choisir l’ordre. Chacun annonce un nombre de tours, en ne comptant que les siens, sans la pose : « je gagnerai en tant de tours ». L’annonce la plus basse donne le choix, commencer ou répondre, mais fait perdre si ces tours ne suffisent pas. Ton adversaire annonce 40 : c’est facile à tenir. **Annonce moins.**
lesson-contiguity-deluxe-bid-done = Ton adversaire doit maintenant annoncer encore moins, ou accepter. Plus l’annonce est basse, plus elle est dure à tenir.
lesson-contiguity-deluxe-bid-missed = Si tu acceptes, tu laisses à ton adversaire le choix de l’ordre, et 40 tours pour gagner. C’est un cadeau : annonce moins.

lesson-contiguity-deluxe-choose = Tu as annoncé 25, et ton adversaire a accepté, sans croire que tu gagneras en 25 tours. En échange, c’est toi qui choisis : `commencer` avec Blanc, ou `répondre` avec Rouge. **Choisis ton camp.**
lesson-contiguity-deluxe-choose-done = Tes 25 tours commencent quand les pièces bougent. Gagner au dernier compte encore.

lesson-contiguity-deluxe-safe = Ici, on ne pose pas un druide là où il serait aussitôt encerclé : une telle case est refusée. Mais le druide rouge se pose juste après le tien, et peut très bien fermer le cercle. **Pose ton druide là où celui de Rouge ne peut pas l’enfermer.**
lesson-contiguity-deluxe-safe-done = L’option te protège du premier coup, pas du second. Là, tu as regardé un coup plus loin.
lesson-contiguity-deluxe-safe-missed = Il ne resterait qu’une case libre à côté de ton druide, et le druide rouge la prendrait. Avec un de tes pions à côté de lui, ou une seconde case libre, il serait à l’abri.
