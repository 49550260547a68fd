### Les clubs en français; le fichier arrive avec leurs pages. Ton et termes comme dans fr.ftl.
### club, membre, tenir le club, livre (où les parties sont notées), classement, cote,
### soirée (un tournoi), ronde (toutes les tables à la fois), hôte, invité.

## Clubs

club-clubs = Clubs
club-what-it-is = Un club, ce sont quelques personnes qui jouent souvent ensemble. Il a un nom, un lien et un livre : chaque partie que vous y jouez est notée, avec le classement, les cotes et qui a battu qui. Personne n’a besoin de compte.
club-mine = Tes clubs
club-found-about = Tu en es le premier membre et tu le tiens. Ensuite, tu fais passer le lien.
club-found-verb = Le fonder
club-name = Le nom du club
club-name-needed = Donne un nom au club.
club-coming = Le club arrive…
club-missing = Le club ne répond pas
club-missing-no_such_club = Ce club n’existe pas
    .about = Regarde encore une fois le lien, ou demande à la personne qui te l’a envoyé.
club-missing-club_closed = Ce club est fermé
    .about = Il a été fermé pour de bon. Tu peux en fonder un autre.
club-missing-no_such_evening = Cette soirée n’existe pas
    .about = Ce club n’a pas eu de soirée comme celle-là.
club-line =
    Depuis le { $date } · { $count ->
        [1] un membre
       *[other] { $count } membres
    } · { $games ->
        [0] aucune partie encore
        [1] une partie
       *[other] { $games } parties
    }
club-somebody = quelqu’un
club-guest = un invité
club-bot = un bot
club-keeper = tient le club
club-to-club = Au club

## Joining

club-join = Rejoindre le club
club-come-back = Quel plaisir de te revoir
club-invitation =
    { $keepers ->
        [none] On t’invite.
       *[other] Une invitation de { $keepers }.
    } { $count ->
        [1] Une personne joue ici
       *[other] { $count } personnes jouent ici
    }, { $games ->
        [0] et le livre est encore vierge.
        [1] et le livre contient une partie.
       *[other] et le livre contient { $games } parties.
    }
club-join-verb = Rejoindre
club-join-about = Ce que tu joues ici va dans le livre du club. Tu peux partir quand tu veux, et te faire oublier.
club-removed = Tu ne fais plus partie du club
    .about = On a retiré ton nom de la liste. Tu peux regarder, mais plus revenir.

## What goes on

club-now = En ce moment
club-play = Jouer dans ce club
    .about = Tu dresses la table à ton goût. Les amis qui ont le lien peuvent aussi s’asseoir ; les bots prennent les places libres.
club-table-state =
    { $phase ->
        [waiting] { $free ->
            [0] toutes les places sont prises
            [1] une place libre
           *[other] { $free } places libres
        }
        [paused] en pause
       *[other] en train de jouer
    }
club-sit-down = S’asseoir
club-back-to-table = À ta table
club-nothing-played = La première page est encore blanche
    .about = Jouez une partie dans ce club : dès qu’elle est finie, elle est dans le livre.

## Members

club-members = Membres
club-all-members =
    { $count ->
        [1] Montrer aussi le dernier
       *[other] Montrer les { $count }
    }
club-change = Changer
club-member-name = Nom
club-save = Enregistrer
club-make-keeper = Lui confier aussi le club
    .about = Ceux qui tiennent le club peuvent renommer, fusionner et retirer des membres, ajouter des bots et fermer le club.
club-unmake-keeper = Ne plus lui confier le club
club-merge = Deux membres, une personne ?
    .about = Toutes les parties passent à l’autre nom, et les deux appareils jouent comme une seule personne.
club-merge-choose = Qui est-ce ?
club-merge-verb = Fusionner
club-merge-sure = { $name } et { $other } ne font plus qu’un : désormais tout compte pour { $other }. On ne peut pas revenir en arrière.
club-leave = Quitter le club
club-leave-sure = Veux-tu quitter { $club } ?
club-remove = Retirer du club
club-remove-sure = Retirer { $name } de { $club } ? Revenir ne sera plus possible.
club-afterwards = Et le nom ?
club-keep-name = Il reste dans le livre
    .about = Les parties passées gardent le nom.
club-forget-name = L’oublier
    .about = Il devient « quelqu’un » partout, pour toujours.
club-stay = Non, rester
club-cancel = Non, annuler
club-invite = Inviter d’autres personnes
    .about = Toute personne qui a ce lien peut regarder et rejoindre le club.
club-link = Le lien du club
club-device = Ta place sur un autre appareil
    .about = Avec cette adresse, tu retrouves ta place dans ce club sur un autre appareil. Quiconque la possède joue à ta place : garde-la pour toi.
club-device-link = Le lien vers ta place (garde-le pour toi)
club-device-offered = Cette adresse apporte une place dans le club, et ce navigateur en a déjà une. Si tu la prends, ce navigateur oublie la sienne. Si c’est toi dans les deux cas, ceux qui tiennent le club peuvent les fusionner.
club-device-take = Prendre cette place
club-device-keep = Garder la mienne

## For keepers

club-keep = Tenir le club
club-rename = Renommer
club-add-bot = Un bot comme membre
    .about = Les bots membres ont une cote comme tout le monde, et les nouveaux ont vite à quoi se mesurer.
club-choose-bot = Choisis un bot
club-add = Ajouter
club-close = Fermer le club
    .about = On ne pourra plus lire le livre, ni rejoindre le club, ni y jouer.
club-close-sure = Fermer { $club } pour de bon ? Emporte d’abord le livre si tu veux le garder.
club-close-verb = Le fermer pour de bon

## The book

club-book = Le livre
club-open-book = Ouvrir le livre
club-standings = Classement
    .about = Une victoire partagée compte pour sa part. La cote dit la force de quelqu’un et, après le ±, à quel point c’est sûr ; l’ordre suit la force qui est presque certaine. La mémoire vient des analyses, qui prennent un moment.
club-by-edition = Édition
club-all-editions = Toutes les éditions
club-column-place = Place
club-column-name = Nom
club-column-rating = Cote
club-column-games = Parties
club-column-wins = Victoires
club-column-pizzas = Pizzas
club-column-memory = Mémoire
club-column-game = Partie
club-column-date = Date
club-rating-figure = { $rating } ± { $error }
club-picture = Les cotes au fil du temps
    .about = Chaque ligne est un membre ; la bande autour montre à quel point la cote est sûre.
club-picture-who = De qui on voit la ligne
club-picture-table = Les cotes en tableau
club-meetings = Qui a battu qui
club-meetings-of = Comment ça s’est passé pour
club-against = contre
club-better = mieux
club-equal = égal
club-worse = moins bien
club-games = Les parties
club-game-number = Partie { $number }
club-place =
    { $place ->
        [1] { $place }er
       *[other] { $place }e
    }
club-pizzas =
    { $count ->
        [0] aucune pizza
        [1] une pizza
       *[other] { $count } pizzas
    }
club-tape = Revoir et analyser
club-imported = Apportée d’ailleurs
club-more-games = Parties précédentes
club-exchange = Emporter et apporter des parties
club-export = Emporter le livre
    .about = En tableaux pour un tableur, ou en enregistrements de chaque partie.
club-export-standings = Classement (CSV)
club-export-games = Parties (CSV)
club-export-records = Enregistrements des parties { $first }–{ $last }
club-import = Apporter des parties d’ailleurs
    .about = Des enregistrements en JSON, autant que tu veux à la fois. Une partie déjà dans le livre ne compte pas deux fois.
club-import-files = Choisir les enregistrements
club-import-none = Aucun de ces fichiers n’est un enregistrement.
club-import-found =
    { $count ->
        [1] Un enregistrement trouvé
       *[other] { $count } enregistrements trouvés
    }{ $others ->
        [0] .
        [1]  ; un autre fichier est laissé de côté.
       *[other]  ; { $others } autres fichiers sont laissés de côté.
    } Qui est qui ?
club-import-nobody = personne du club
club-import-verb =
    { $count ->
        [1] Apporter une partie
       *[other] Apporter { $count } parties
    }
club-import-done =
    { $count ->
        [0] Aucune partie n’est nouvelle
        [1] Une partie est dans le livre
       *[other] { $count } parties sont dans le livre
    }{ $known ->
        [0] .
        [1]  ; une y était déjà.
       *[other]  ; { $known } y étaient déjà.
    }

## After a game

club-being-written = La partie est en train d’être notée dans le livre…
club-in-book = Cette partie est dans le livre.
club-your-rating = Ta cote : { $rating }
club-your-place = Tu es à la place { $place } sur { $count }.

## Evenings

evening = Une soirée
evening-evenings = Soirées
evening-what = Une soirée est un petit tournoi : tout le monde joue quelques parties, et les tables sont tirées au sort pour que chacun rencontre chacun.
evening-is-on = Une soirée est en cours
evening-before = Soirées passées
evening-state =
    { $count ->
        [1] une personne
       *[other] { $count } personnes
    } · { $round ->
        [0] pas encore commencée
        [1] une ronde
       *[other] { $round } rondes
    }
evening-go = À la soirée
evening-open = Ouvrir une soirée
    .about = Tu es l’hôte : tu tires les rondes au sort. On arrive et on part comme on veut.
evening-open-verb = Ouvrir la soirée
evening-seats = Combien à une table
evening-games = Combien de parties pour chacun
evening-fill = Les bots complètent les tables
    .about = Sinon, certaines tables sont plus petites ou plus grandes.
evening-time = Temps pour un coup
evening-no-show = Combien de temps on attend quelqu’un
    .about = Ensuite, un bot prend la place jusqu’à son arrivée.
evening-minutes =
    { $count ->
        [1] une minute
       *[other] { $count } minutes
    }
evening-of-day = Soirée du { $date }
evening-plan =
    { $edition } · { $games ->
        [1] une partie chacun
       *[other] { $games } parties chacun
    } · tables de { $seats } · { $round ->
        [0] pas encore commencée
       *[other] ronde { $round }
    }
evening-away = Tu es là ?
    .about = Dis-le, et tu as une place à la prochaine ronde.
evening-arrive = Je suis là
evening-waiting = Tu en es
    .about = 
        { $mine ->
            [yes] Ta table apparaîtra ici dès que tu tireras au sort la prochaine ronde.
           *[other] Ta table apparaîtra ici dès que { $host } tirera au sort la prochaine ronde.
        }
evening-done = Bien joué !
    .about = Tu as joué toutes tes parties. Regarde où en sont les autres.
evening-over = La soirée est finie
    .about = Merci d’avoir joué !
evening-winners =
    { $count ->
        [1] { $names } gagne la soirée !
       *[other] { $names } se partagent la victoire !
    }
evening-your-table = Ta table est prête
evening-with = Avec { $names }.
evening-to-table = À ta table
evening-to-next = À ta prochaine table
evening-leave = Je dois partir
evening-host = La prochaine ronde
evening-ready =
    { $count ->
        [0] Personne n’est libre pour la prochaine ronde.
        [1] Une personne est prête pour la prochaine ronde.
       *[other] { $count } personnes sont prêtes pour la prochaine ronde.
    }
evening-others = Quelqu’un est arrivé ou parti sans le dire ?
evening-draw = Tirer au sort la ronde { $round }
evening-end = Finir la soirée
evening-end-sure = Finir la soirée ? Les parties en cours peuvent se terminer, mais on ne tire plus de ronde.
evening-go-on = Non, on continue
evening-round = Ronde { $round }
evening-late = Encore en jeu
evening-tables = Tables
evening-table = Table { $number }
evening-phase =
    { $phase ->
        [waiting] s’installe
        [playing] joue
        [paused] en pause
        [over] finie
       *[other] mise de côté
    }
evening-missing =
    { $seconds ->
        [1] On attend encore une seconde : { $names }
       *[other] On attend encore { $seconds } secondes : { $names }
    }
evening-aside = Ne plus attendre
evening-standings = Où on en est
evening-gone = a dû partir
evening-nobody = Personne n’est encore là.
evening-not-begun = On commence bientôt
evening-screen = La montrer sur un téléviseur
evening-screen-join = Vise ici avec ton téléphone et joue
evening-screen-leave = Retour
