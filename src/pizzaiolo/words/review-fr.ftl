### Les analyses, les rediffusions et le contrôle du mélange en français; le fichier arrive avec eux. Ton et termes comme dans fr.ftl.

review-waiting =
    { $before ->
        [0] L’analyse commence.
        [one] Une autre partie est analysée avant celle-ci.
       *[other] { $before } autres parties sont analysées avant celle-ci.
    }
review-busy = Le serveur ne peut pas répondre pour l’instant. La page redemandera d’elle-même.
review-progress = { $percent } % calculés
review-failed = Cette partie n’a pas pu être analysée.
review-points = { $points } ± { $error }
review-ribbon = Chances de gagner
    .about = Une ligne par joueur ; la bande montre l’incertitude. Appuie pour aller à ce moment.
review-table = Les chances en tableau
    .place = Moment
review-accounts = Chance, jugement, mémoire
    .about = 100 points font une partie gagnée entière. Le chiffre après ± dit à quel point nous sommes sûrs : plus il est petit, plus nous le sommes.
review-luck = Chance
review-judgement = Jugement
review-memory = Mémoire
review-lost = { $points } perdus
review-kept = { $percent } % gardés
review-memory-unsure = trop peu de moments pour le dire
review-memory-none = trop peu en jeu
review-not-yet = calcul en cours
review-show = Voir le moment
review-moments = Moments à revoir
review-keys = M : de moment en moment
review-everybody = Tout le monde
review-sum-unlucky = Surtout de la malchance
review-sum-misplayed = Il y avait de meilleurs coups
review-sum-forgot = Trop d’oublis
review-sum-best = De meilleures décisions que d’autres, en vain
review-sum-even = Ni la chance ni les erreurs ne ressortent
review-sum-won-lucky = Victoire avec l’aide de la chance
review-sum-won-unlucky = Victoire malgré la malchance
review-sum-won-well = Victoire grâce à de bonnes décisions
review-sum-won-anyway = Victoire, même si quelqu’un a mieux décidé
review-beliefs = Le four tel que tu l’imaginais
review-learn = Pour apprendre
review-proud = Joli coup
review-turning-point = Le tournant
review-one-card = Une seule carte
review-learn-worth = { $points } points perdus
review-proud-worth = { $points } points gardés grâce à la mémoire
review-turning-worth = Une chance de gagner a bougé de { $points } points
review-one-card-baked = { $order } : cuite grâce à { $cards }
review-one-card-returned = { $order } : brûlée, il manquait { $cards }
review-here = L’analyse de ce moment
review-verdict-fine = Bien
review-verdict-slip = Faux pas
review-verdict-mistake = Erreur
review-better = Mieux : { $action }. Cela valait { $points } points de plus.
review-no-better = Pas mieux, autant qu’on puisse dire : { $action }.
review-stake = Se souvenir valait ici { $points } points ; { $kept } ont été gardés.
review-unaided = Sans mémoire : { $action }.
review-lay-ready = Pour elle, le four contenait { $cards }.
review-missing = Il manquait encore { $cards }.
review-options =
    { $count ->
        [1] Le seul choix
       *[other] Les meilleurs des { $count } choix, avec leurs chances
    }
review-chance = Ici, seul le hasard a joué.
review-quiet = Ici, personne n’a rien décidé.
review-act-place = { $cards } au four
review-act-submit = mettre { $order } au four
review-act-submit-nothing = garder une commande en main
review-act-draw-supply = piocher des ingrédients
review-act-draw-waiter = piocher des commandes
review-act-bake = la faire cuire
review-act-bake-with = la faire cuire avec { $kinds }
review-act-ask = demander des cartes aux autres
review-act-request = demander { $cards }
review-act-send = s’en tenir à cette demande
review-act-add = ajouter { $cards }
review-act-help = aider
review-act-refuse = ne pas aider
review-act-decline = la laisser brûler
review-to-replay = La revoir pas à pas
review-copy-picture = Copier en image
review-copy-text = Copier en texte
review-copied = Copié
review-saved = Enregistré en image
review-of = { $name } à Pizzaiolo : { $count ->
        [1] une pizza
       *[other] { $count } pizzas
    }

## Tape

tape-of = Revoir la partie { $game }
tape-loading = On va chercher la partie.
tape-none = Rien à revoir pour l’instant : une manche se revoit quand son four est vide.
tape-failed = La partie n’a pas pu être chargée.
replay-unknown = Cette partie n’existe pas
    .about = Elle n’a jamais été jouée ici, n’est pas finie, ou a été rangée. Ou bien un bout du lien s’est perdu.
tape-back = Un pas en arrière
tape-on = Un pas en avant
tape-play = Lecture
tape-stop = Arrêter
tape-slider = Position dans la partie
tape-in = une commande entre
tape-out = une commande sort
tape-link = Copier un lien vers ce moment
tape-copied = Copié
tape-in-oven = Dans le four, le dessus d’abord
tape-keys = ← → un pas · Page préc., page suiv. : de commande en commande · Espace : lecture

## Was the shuffle fair?

fair = Le mélange était-il honnête ?
fair-about = Avant la donne, la table a fait une promesse. Ton navigateur peut mélanger à nouveau et comparer.
fair-check = Vérifier ici
fair-failed = L’enregistrement n’a pas pu être chargé. Essaie encore.
fair-right = Le mélange est celui que la table avait promis.
fair-wrong = Quelque chose n’est pas conforme à la promesse !
fair-promise = Le secret est celui qui était promis.
fair-noted =
    { $finding ->
        [unknown] Ce navigateur n’a pas vu la promesse avant la donne.
       *[other] La promesse est celle qu’on a montrée avant la donne.
    }
fair-seed = La graine découle du secret et des sels.
fair-salt =
    { $finding ->
        [unknown] Tu n’as pas ajouté de sel depuis ce navigateur.
       *[other] Ton propre sel est dedans.
    }
fair-cards = { $finding ->
    [unknown] La table joue maintenant une autre édition : on n’a pas vérifié si toutes les cartes y étaient.
   *[other] Toutes les cartes de l’édition y étaient, ni plus ni moins.
}
fair-deck = Les mains et la réserve découlent de la graine.
fair-waiters = Les serveurs découlent de la graine.
fair-later = Tous les mélanges suivants aussi.
fair-start = Le premier joueur était convenu, ou découle de la graine.
fair-numbers = Les nombres
fair-commitment = Promesse
fair-secret = Secret
fair-the-seed = Graine
