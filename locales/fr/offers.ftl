# Ce que les joueurs se demandent : la nulle, un coup repris, une revanche ; les pauses sont avec les cadences. Noms,
# coups et mentions arrivent inoffensifs.

## Boutons

button-draw = Proposer la nulle
button-claim-draw = Réclamer la nulle
button-withdraw-own = Retirer ({ $player })
button-takeback = Reprendre le coup
button-rematch = Revanche

## Ce que tout le monde lit

# Un ordinateur la propose là où plus personne n’avance depuis tant de tours de table. Sinon, c’est 0.
offer-draw = { $rounds ->
        [0] **{ $player }** propose la nulle ({ $game }).
       *[other] **{ $player }** propose la nulle ({ $game }) : plus personne n’avance depuis { $rounds } tours de table.
    }
offer-takeback = **{ $player }** demande à reprendre { AND($plies) }.
offer-open = { $count ->
        [0] { AND($asked) }, d’accord ? Jouer sans répondre, c’est refuser.
       *[other] Accord donné par { AND($agreed) }. { AND($asked) }, et de { COUNT($asked) ->
            [one] ton
           *[other] votre
        } côté ? Jouer sans répondre, c’est refuser.
    }
offer-accepted = C’est accepté.
offer-declined = { $player } a refusé.
offer-withdrawn = Demande retirée.
offer-lapsed = La partie a continué : la demande ne vaut plus.
turn-taken-back = { $player } a repris { AND($plies) }.
turn-repeated = Cette position revient pour la troisième fois au moins : chacun peut réclamer la nulle, avec **Plus** ou avec { COMMAND("match draw") } et son option `répétition`.
card-rematch = Revanche de la partie { $rematch }.

## Ce qu’une seule personne entend

offer-sent = Tu as proposé la nulle ; ta proposition apparaît dans la partie.
offer-agreed = Tu as accepté la nulle.
claim-draw-done = Tu as réclamé la nulle par répétition. La partie : { $link }
takeback-done = Coup repris : { AND($plies) }. Le plateau d’avant arrive. La partie : { $link }
takeback-asked = Tu as demandé à reprendre { AND($plies) }. Il faut l’accord des autres : quelqu’un a joué ou regardé le plateau depuis, ou tu as déjà repris beaucoup de coups dans cette partie. La question apparaît ici : { $link }
rematch-sent = Ton défi pour la revanche est envoyé dans { $channel }.
rematch-accepted = Tu as accepté la revanche. Elle commence dans { $channel }.

## Ce qui ne se peut pas

refusal-no-own-ply = Tu n’as pas encore joué de coup : il n’y a rien à reprendre.
refusal-nothing-to-take-back = Tu n’as pas de coup à reprendre ici. Si quelqu’un a quitté la partie, ce qui a été joué avant ne se reprend plus.
refusal-no-such-offer = Cette demande n’existe plus. Tu peux en faire une autre dans la partie.
refusal-offer-open = { $what ->
        [draw] Tu as déjà proposé la nulle. Il manque la réponse des autres.
        [pause] Tu as déjà demandé une pause. Il manque la réponse des autres.
       *[takeback] Tu as déjà demandé à reprendre ton coup. Il manque la réponse des autres.
    }
refusal-offered-before = { $what ->
        [draw] Tu as déjà proposé la nulle dans cette position. Joue d’abord, puis propose-la de nouveau.
        [pause] Tu as déjà demandé une pause dans cette position. Joue d’abord, ou laisse les autres en demander une.
       *[takeback] Tu as déjà demandé à reprendre ce coup, et ça n’a pas été accepté.
    }
refusal-offer-closed = { $status ->
        [accepted] C’est déjà accepté.
        [declined] C’est déjà refusé.
        [withdrawn] Cette demande a été retirée.
       *[lapsed] C’est trop tard : la partie a continué.
    }
refusal-own-offer = C’est aux autres de répondre. De ton côté, tu peux retirer ta demande.
refusal-agreed-before = Tu as déjà accepté ; il manque encore la réponse des autres.
refusal-not-offerer = { $player } a fait cette demande : personne d’autre ne peut la retirer.
refusal-match-runs = La partie { $match } n’est pas terminée. La revanche, ce sera après : { $link }
refusal-no-match-ended = Tu n’as encore terminé aucune partie : pas de revanche possible. Lance une partie avec { COMMAND("challenge") }, ou joue contre Trilithon avec { COMMAND("practice") }.
refusal-rematch-on-its-way = Tu as déjà demandé la revanche. Il manque la réponse des autres.
refusal-rematch-began = La revanche a déjà commencé : c’est la partie { $rematch }. { COMMAND("board") } te la montre.
refusal-player-gone = Quelqu’un qui jouait la partie { $match } a fait supprimer ses données : pas de revanche possible avec les mêmes joueurs. Défie les autres avec { COMMAND("challenge") }.
