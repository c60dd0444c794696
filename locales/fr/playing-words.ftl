# Ce que veut dire un coup proposé, dans les quelques mots qui le suivent dans une liste d’autocomplétion : 60 caractères
# au plus. `suggest-<label>`, avec les données de la proposition du moteur.

suggest-swap = échanger les camps avec ton adversaire
suggest-bid =
    { $bid ->
        [one] annoncer la victoire en un seul tour
       *[other] annoncer la victoire en { $bid } tours maximum
    }
suggest-bids = victoire en { $first } à { $last } tours : choisis, puis précise
suggest-call = accepter l’enchère en cours
suggest-first = commencer
suggest-second = laisser ton adversaire commencer

# Les questions du choix par étapes : `ask-<code>`, et le nom d’un choix sur son bouton ou dans une liste :
# `choice-<label>`.
ask-move = Que joues-tu ?
ask-target = Vers où ?
ask-bid = En combien de tours maximum penses-tu gagner ?
ask-begin = Qui joue le premier coup ?
# Une réponse et son numéro sur l’image.
choice-numbered = { $number } · { $choice }
choice-range = { $first } à { $last }
choice-bid = { $bid }
choice-call = Accepter l’enchère
choice-swap = Échanger les camps
choice-first = Moi
choice-second = Mon adversaire

# Un coup entier, le début d’un coup, plusieurs qui commencent de même, et toute une plage.
suggest-move = jouer { $text }
suggest-begin = commencer par { $text }
suggest-more =
    { $count ->
        [one] { $count } suite possible
       *[other] { $count } suites possibles : choisis, puis précise
    }
suggest-range = { $count } suites possibles : choisis, puis précise

# Comment on écrit les mots d’un coup, à la place de la notation : `word-<mot>`, des formes séparées par des virgules,
# lues dans toutes les langues sans égard aux majuscules ni aux accents. Un nombre peut suivre celles d’une enchère.
# Aucune forme n’a deux sens.
word-pass = passer, passe, je passe
word-swap = échange, échanger, j’échange, échanger les camps, échange les camps, échange des camps, j’échange les camps
word-bid = enchère, enchère de, enchère à, annonce, annoncer, j’annonce, j’enchéris, j’enchéris à
word-call = accepter, j’accepte, accepter l’enchère, j’accepte l’enchère, suivre
word-first = premier, première, moi, commencer, je commence, en premier
word-second = second, seconde, deuxième, mon adversaire, répondre, en second
# Une sorte de pierre, devant des cases.
word-lintel = linteau
# Ce qui relie deux cases, et ce qui précède la première : « de 30a à 29a ».
word-to = vers, à, jusqu’à, en
word-from = de, depuis
# Les pas d’un druide : devant une direction ou une case, ou seul ; et les directions, par les lettres de la notation.
word-step = marche, je marche, marcher
word-n = n, nord
word-ne = ne, nord-est, nord est
word-e = e, est
word-se = se, sud-est, sud est
word-s = s, sud
word-sw = so, sud-ouest, sud ouest
word-w = o, ouest
word-nw = no, nord-ouest, nord ouest
