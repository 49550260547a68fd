### Les défis en français : chargés avec leurs écrans. Ton et termes comme dans fr.ftl.

## A challenge

challenge-link = Le lien du défi
challenge-link-about = La personne qui l’ouvre joue les mêmes cartes, depuis ta place, contre les mêmes bots. Elle ne voit ta partie qu’une fois la sienne finie ; ensuite, vous pouvez comparer.
challenge-title = Un défi
challenge-by = { $name } te défie avec ces cartes.
challenge-by-somebody = On te défie avec ces cartes.
challenge-yours = Tu as lancé un défi avec ces cartes.
challenge-about = Tu reçois les mêmes cartes, la même place et les mêmes bots. Tu verras comment les autres ont joué quand ta partie sera finie.
challenge-first-gone = La première partie avec ces cartes a été effacée. Tu peux quand même les jouer.
challenge-bots-gone = Un des bots, ou l’édition, n’est plus ici : on ne peut plus jouer ces cartes. Joue une autre partie.
challenge-take = Relever le défi
challenge-go-on = Continuer ta partie
challenge-players =
    { $count ->
        [0] Personne ne l’a encore joué jusqu’au bout.
        [1] Une personne l’a joué jusqu’au bout.
       *[other] { $count } personnes l’ont joué jusqu’au bout.
    }
challenge-nobody = Dès que quelqu’un aura fini, les deux parties seront ici côte à côte.
challenge-side-by-side = Côte à côte
challenge-with = Comparer avec
challenge-anybody = Quelqu’un
challenge-choice =
    { $count ->
        [0] { $name } : aucune pizza
        [1] { $name } : une pizza
       *[other] { $name } : { $count } pizzas
    }
challenge-parted = Les deux parties se séparent à la manche { $round }, à l’annonce { $number }.
challenge-part-here = Ici, les parties se séparent
challenge-same-game = Les deux parties sont identiques, de la première carte à la dernière.
challenge-common =
    { $count ->
        [1] Une annonce est la même dans les deux parties
       *[other] { $count } annonces sont les mêmes dans les deux parties
    }
challenge-tape = { $name } : la suite
challenge-ended = La partie était finie.
challenge-game-gone = Cette partie ne peut plus être montrée.
challenge-pass-on = Transmettre le défi
challenge-open = Voir le défi
challenge-loading = Le défi arrive…
challenge-waiting = Le site est débordé. Ton lien sera ici dans un instant.

## The same deal again

same-deal = Encore les mêmes cartes
same-deal-about = Les mêmes cartes encore une fois, et tout le monde se décale d’une place : la chance ne compte plus. Chacun ne connaît les cartes que de mémoire ; on ne peut rien revoir tant que vous jouez.
same-deal-again = Mêmes cartes, une place plus loin
same-deal-so-far = Partie { $game } sur { $games } avec ces cartes. Toutes ensemble :
same-deal-best =
    { $count ->
        [1] Avec les mêmes cartes, { $names } a fait mieux que les autres.
       *[other] Avec les mêmes cartes, { $names } ont fait aussi bien.
    }
