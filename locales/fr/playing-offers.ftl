# Ce que les joueurs se demandent : la nulle, un coup repris, une revanche ; les pauses sont avec les pendules. Noms,
# coups et mentions arrivent inoffensifs.

## Boutons

button-draw = Proposer la nulle
button-claim-draw = Réclamer la nulle
button-withdraw-own = Retirer ({ $player })
button-takeback = Reprendre le coup
button-rematch = Revanche

## Ce que tout le monde lit

offer-draw = **{ $player }** propose la nulle à { $game }.
offer-takeback = **{ $player }** demande à reprendre { AND($plies) }.
offer-open = { $count ->
        [0] { AND($asked) }, c’est d’accord ? Jouer sans répondre, c’est refuser.
       *[other] { AND($agreed) } : d’accord. { AND($asked) }, et de { COUNT($asked) ->
            [one] ton
           *[other] votre
        } côté ? Jouer sans répondre, c’est refuser.
    }
offer-accepted = C’est d’accord.
offer-declined = { $player } a refusé.
offer-withdrawn = Demande retirée.
offer-lapsed = La partie a continué : la demande ne tient plus.
turn-taken-back = { $player } a repris { AND($plies) }.
turn-repeated = Cette position est là pour la troisième fois au moins : chacun peut réclamer la nulle, par **Plus** ou avec { COMMAND("match draw") } et son option `répétition`.
card-rematch = C’est la revanche de la partie { $rematch }.

## Ce qu’une seule personne entend

offer-sent = Tu as proposé la nulle ; ta proposition paraît dans la partie.
offer-agreed = Tu as accepté la nulle proposée.
claim-draw-done = Tu as réclamé la nulle pour la troisième répétition. La partie : { $link }
takeback-done = Coup repris : { AND($plies) }. Le plateau arrive. La partie : { $link }
takeback-asked = Quelqu’un a joué ou regardé le plateau depuis, ou tu as déjà repris beaucoup de coups dans cette partie : il faut donc l’accord des autres. Tu as demandé à reprendre { AND($plies) } ; la question paraît dans la partie : { $link }
rematch-sent = Le défi pour la revanche part dans { $channel }.
rematch-accepted = Tu as accepté la revanche ; regarde dans { $channel }.

## Ce qui ne se peut pas

refusal-no-own-ply = Tu n’as pas encore joué de coup, il n’y a donc rien à reprendre.
refusal-nothing-to-take-back = Tu n’as ici aucun coup à reprendre. Ce qui s’est joué avant le départ de quelqu’un reste joué.
refusal-no-such-offer = Cette demande n’existe plus. Tu peux la refaire dans la partie.
refusal-offer-open = { $what ->
        [draw] Ta proposition de nulle tient encore. Il manque la réponse des autres.
        [pause] Tu as déjà demandé une pause. Il manque la réponse des autres.
       *[takeback] Tu as déjà demandé à reprendre ton coup. Il manque la réponse des autres.
    }
refusal-offered-before = { $what ->
        [draw] Tu as déjà proposé la nulle dans cette position. Joue d’abord, puis propose-la de nouveau.
        [pause] Tu as déjà demandé une pause dans cette position. Joue d’abord, ou laisse les autres en demander une.
       *[takeback] Tu as déjà demandé à reprendre ce coup ; une fois suffit.
    }
refusal-offer-closed = { $status ->
        [accepted] C’est déjà accepté.
        [declined] C’est déjà refusé.
        [withdrawn] La demande a été retirée.
       *[lapsed] C’est trop tard : la partie a continué.
    }
refusal-own-offer = C’est aux autres de répondre. Toi, tu peux retirer ta demande.
refusal-agreed-before = Tu as déjà donné ton accord ; il manque encore celui des autres.
refusal-not-offerer = { $player } a fait cette demande, et personne d’autre ne peut la retirer.
refusal-match-runs = La partie { $match } n’est pas finie. La revanche vient après : { $link }
refusal-no-match-ended = Tu n’as encore fini aucune partie, il n’y en a donc pas à rejouer. Lances-en une avec { COMMAND("challenge") }, ou une contre Trilithon avec { COMMAND("practice") }.
refusal-rematch-on-its-way = Ton défi pour la revanche est déjà parti. Il manque la réponse des autres.
refusal-rematch-began = La revanche a déjà commencé : c’est la partie { $rematch }, que { COMMAND("board") } peut montrer.
refusal-player-gone = Quelqu’un qui jouait la partie { $match } a fait effacer ses données : la revanche ne peut pas réunir les mêmes personnes. Défie les autres avec { COMMAND("challenge") }.
