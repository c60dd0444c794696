# `/confidentialité` : ce qui est gardé sur quelqu’un, en une page, en un fichier, et effacé.

## La page et son fichier

button-export = Exporter
button-erase = Effacer
privacy-page =
    {""}**Ce que je garde sur toi, et pourquoi**

    - **Tes parties** : ton identifiant Discord, le nom que montrent les plateaux, chaque coup et son heure, ce que tu as proposé ou répondu, tes réponses prévues, que personne d’autre ne voit, et jusqu’où tu as regardé ; et les parties que tu as importées. Sans ses coups, une partie n’existe pas.
    - **Les défis** que tu as envoyés, reçus ou acceptés : leurs conditions, ton identifiant et ton nom, et ce que tu as écrit en refusant.
    - **Tes choix** dans { COMMAND("settings me") } : langue, aspect des plateaux, fuseau, heures de repos, rappels, présence aux classements, et si tes parties peuvent devenir des problèmes ; modèles, absences, personnes que tu bloques ; et si je t’ai dit comment répondre à un plateau. Si quelqu’un te bloque, ton identifiant reste, pour que cela tienne.
    - **Ce que tu apprends** : les étapes essayées ou réussies des leçons ; les problèmes essayés, jusqu’où et quand ; ton classement aux problèmes de chaque jeu ; les problèmes du jour essayés et résolus, et ton nom si tu veux qu’il figure. Personne d’autre ne voit rien, sauf ce nom. La difficulté d’un problème est gardée sans noms.
    - **Le classement** : le tien à chaque jeu, en combien de parties classées, et sous quel nom, pour chaque serveur.
    - **Les ligues** que tu as rejointes : tes parties, tes points, tes places, et si tu continues.
    - **Ce que tu suis** : quelles parties, depuis quand, ce que je t’en ai dit, ton prochain résumé, et la langue de ton Discord. Personne d’autre ne le voit.
    - **Où se trouvent les choses** : les identifiants des serveurs, des salons et de mes messages, pour que mes boutons marchent toujours.

    Je ne lis que les messages qui me répondent ou me mentionnent, et je n’en garde aucun. Je ne transmets rien à personne. Ce qui n’est pas dit ici n’est pas gardé.

    {""}**Exporter** te donne tout dans un fichier. **Effacer** t’enlève de partout, après une seconde question.
privacy-export = Voilà tout ce qui est gardé sur toi.

## Effacer, après une seconde question

button-erase-yes = Oui, tout effacer
button-erase-no = Non, tout garder
privacy-question =
    Tu veux vraiment que tout ce qui te concerne soit effacé ? C’est irréversible.

    - { $count ->
        [0] Tu n’as pas de partie en cours.
        [one] Ta partie en cours se termine : tu l’abandonnes.
       *[other] Tes { $count } parties en cours se terminent : tu les abandonnes.
    } À plus de deux, les autres continuent.
    - Tes défis ouverts sont clos ; tes choix, tes modèles, tes absences, la liste des personnes que tu bloques, les relevés que tu as importés, ce que tu suis et tout ce que tu as fait dans les leçons et les problèmes disparaissent.
    - Dans les parties, les défis et les ligues où d’autres ont joué, « — » prend la place de ton nom, et ton identifiant disparaît. Les coups restent, pour eux. Ton classement disparaît ; le leur reste tel quel.
    - Ton nom disparaît du titre des fils de tes parties, là où je peux le changer. Le reste de ce qui est publié dans Discord y reste. Supprime-le toi-même, ou demande à quelqu’un qui gère le serveur.
privacy-erasing = J’efface tout ce qui te concerne. Si rien ne dit bientôt que c’est fait, redemande-le : je reprends là où j’en étais.
privacy-erased = C’est fait : plus rien n’est gardé sur toi. Les titres des fils de tes parties suivent un par un ; le reste de ce qui est publié dans Discord y reste. Si tu défies quelqu’un ou joues de nouveau, je recommence à zéro.
kept-erase = Très bien, rien n’a été effacé.
