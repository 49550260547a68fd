### Les règles en français; le fichier arrive avec leurs pages. Ton et termes comme dans fr.ftl.

rules-intro =
    Tu partages un seul four avec les autres. Chacun y jette des ingrédients et glisse des commandes au milieu ; personne n’a le droit de regarder dedans. Quand la réserve est vide, on ouvre le four, carte après carte, et tu découvres ce que tu avais retenu, ce que tu espérais, et ce qu’un autre a mangé avant toi. Après { $rounds ->
        [1] un four
       *[other] { $rounds } fours
    }, celui qui a livré le plus de pizzas gagne.
rules-edition = Édition
rules-chapters = Chapitres
rules-ruling = Notre décision :
rules-example = Par exemple
rules-away = Impossible de récupérer les règles pour l’instant.
rules-again = Réessayer
rules-players = Joueurs
rules-removed = Retirées par sorte
rules-on-the-table = Sur la table
rules-from-the-hand = De la main
rules-your-cards = Les commandes du { $colour }
rules-reconstructed = * La règle dit de quelle catégorie est cette carte, mais ne la montre pas : ce que tu y vois, nous l’avons reconstitué.
rules-names = La règle de cette édition dit « commandes » là où nous disons serveur.
rules-r1 = Avant de commencer
rules-r2 = Ton tour
rules-r3 = Quand on ouvre le four
rules-r4 = La cuisson
rules-r5 = Les commandes
rules-r6 = L’entraide
rules-r7 = La manche suivante
rules-r8 = La fin
rules-r9 = Ingrédients doubles
rules-r10 = Ce que tu peux savoir
rule-r1-1 =
    { $kinds ->
        [1] Il y a une sorte d’ingrédients, { $copies } cartes.
       *[other] Il y a { $kinds } sortes d’ingrédients, { $copies } cartes de chacune.
    }
rule-r1-2 = Tu choisis une couleur que personne d’autre n’a. Elle vient avec un ingrédient à toi, qui figure sur presque toutes tes commandes.
rule-r1-3 = Avec moins de joueurs, la cuisine est plus petite. De chaque sorte, voici combien de cartes restent dans la boîte :
rule-r1-4 = On mélange les ingrédients et tu en reçois { $hand }. Le reste est la réserve, face cachée.
rule-r1-5 = Tes { $orders } commandes sont mélangées en une pile face cachée : ton serveur. Prends celle du dessus en main.
rule-r1-6 = La table ou le hasard décide qui commence. Puis on tourne dans le sens des aiguilles d’une montre.
rule-r1-7 =
    { $card ->
        [dealt] La carte Mamma Mia! est dans le paquet quand on distribue. Si tu la reçois, pose-la devant toi, face visible ; tu reçois aussitôt un autre ingrédient.
       *[supply] Une fois les mains distribuées, la carte Mamma Mia! est mélangée à la réserve.
    }
rule-r2-1 = Mettre au four. Un ou plusieurs ingrédients d’une seule sorte passent de ta main sur le four, face visible, et tu annonces combien et quoi : « Trois salamis ! »
rule-r2-2 = Commander. Ensuite tu peux poser une commande de ta main par-dessus, face visible. Tout le monde la voit jusqu’à ce que la carte suivante la couvre. Fais-le quand tu crois que tout ce qu’il faut est déjà dans le four.
rule-r2-3 =
    { $cap ->
        [0] Piocher. Complète ta main jusqu’à { $limit } cartes, dans la réserve ou chez ton serveur, jamais dans les deux. Tu dois piocher, et le plus possible.
       *[other] Piocher. Complète ta main jusqu’à { $limit } cartes, mais avec { $cap } nouvelles au plus, dans la réserve ou chez ton serveur, jamais dans les deux. Tu dois piocher, et le plus possible.
    }
rule-r2-4 = S’il ne te reste aucun ingrédient au moment de piocher, tu dois piocher dans la réserve.
rule-r2-5 =
    { $how ->
        [normal] Si tu n’as aucun ingrédient au début de ton tour, tu joues sans en mettre : tu peux quand même commander, et piocher dans la pile que tu veux.
        [pass] Si tu n’as aucun ingrédient au début de ton tour, tu passes, sans commande, et tu pioches dans la pile que tu veux.
        [pass_supply] Si tu n’as aucun ingrédient au début de ton tour, tu passes, sans commande, et tu pioches dans la réserve.
       *[sit_out] Si tu n’as aucun ingrédient au début de ton tour, tu sautes ton tour et tu pioches { $count } cartes dans la réserve, même au-delà de ta limite.
    }
rule-r2-6 = Tu ne peux pas choisir une pile vide tant que l’autre a des cartes que tu peux piocher. Main pleine, ou rien à piocher : l’étape est sautée. À ton tour, ce qui ne te laisse pas le choix se fait tout seul.
rule-r2-7 = Si tu pioches la carte Mamma Mia!, pose-la devant toi, face visible, et pioches-en une autre à la place, s’il y en a. Elle ne compte pas dans ta main.
rule-r2-8 = Personne n’a le droit de feuilleter le four. On n’en voit que la carte du dessus.
rule-r3-1 = Dès que la dernière carte de la réserve est piochée, plus personne ne joue.
rule-r3-2 =
    { $chef ->
        [holder] Celui qui a la carte Mamma Mia! est le chef : il ouvre le four et commence la manche suivante.
       *[last_draw] Celui qui a pioché cette dernière carte est le chef : il ouvre le four et commence la manche suivante.
    }
rule-r3-3 = Si aucune pizza n’a été cuite, la manche suivante commence sans réserve. Celui qui la commence joue un seul tour et devient le chef.
rule-r3-4 = Si aucune carte ne bouge pendant un tour de table entier, on ouvre le four. Le chef est celui qui a la carte Mamma Mia! ou, si elle est encore dans la réserve, celui qui a commencé la manche. Ce qui reste de la réserve est mélangé aux ingrédients utilisés.
rule-r4-1 = Le chef retourne le four et le parcourt carte par carte. Elles sortent donc dans l’ordre où elles sont entrées ; les restes de la manche d’avant sortent en premier.
rule-r4-2 = Un ingrédient va sur la table, face visible, sur le tas de sa sorte.
rule-r4-3 = Quand une commande sort et que tout ce qu’il lui faut est sur la table, elle est cuite : ces ingrédients quittent la table et la commande est livrée. Tu ne peux pas refuser ; tout au plus, tu choisis quels ingrédients elle prend.
rule-r4-4 = S’il manque quelque chose, tu peux l’ajouter de ta main : tout ce qui manque, ou rien. Tes cartes sont utilisées avec le reste.
rule-r4-5 = Sinon la commande est brûlée : elle retourne sous ton serveur, face cachée, et aucun ingrédient ne bouge.
rule-r4-6 = Tu n’ajoutes que ce qui manque : jamais une carte dont la pizza pourrait se passer.
rule-r4-7 = Quand une commande te laisse le choix, tu choisis parmi tout ce que la table et ta main peuvent payer ensemble. Si c’est possible sans ta main, la pizza est cuite de toute façon.
rule-r4-8 = Ce qu’une commande n’utilise pas reste sur la table pour les suivantes.
rule-r5-2 = S’il y a moins de { $count } ingrédients sur la table, tu peux ajouter exactement ce qui manque, de n’importe quelle sorte.
rule-r5-3 = Ce n’est jamais ta propre sorte, et celle que tu choisis n’a pas besoin d’être sur la table.
rule-r5-4 = S’il ne reste alors aucune sorte, la commande repart, même si ta main pouvait la payer.
rule-r5-6 = La sorte interdite ne peut pas être choisie, même si tout vient de ta main.
rule-r5-9 = Si la sorte interdite est sur la table quand la commande sort, elle repart aussitôt. Tu ne peux rien ajouter et personne ne peut aider.
rule-r6-1 = À trois ou plus : si ta commande sort et que la table seule ne suffit pas, tu peux demander de l’aide au lieu de payer de ta main, même si ta main aurait suffi.
rule-r6-2 = Tu dis exactement quelles cartes tu veux : au moins une, et seulement parmi celles qui manquent. Le reste de ce qui manque, tu dois l’avoir toi-même. Si la commande te laisse le choix des sortes, tu choisis avant de demander.
    .ruling = Pour une Bombastica, toutes les sortes conviennent : tu nommes donc celles que tu demandes.
rule-r6-3 = On demande aux autres l’un après l’autre, en commençant à ta gauche. Pour aider, il faut avoir toutes les cartes demandées et au moins une commande chez son serveur. Le premier oui met fin à la demande.
rule-r6-4 = Celui qui aide donne les cartes, tu ajoutes le reste, et la pizza est cuite. En récompense, il pose la commande du dessus de son serveur parmi les livrées, sans la regarder : elle compte pour lui.
rule-r6-5 = Si personne n’aide, ta commande repart, même si tu aurais pu la payer. C’est le prix de la demande.
rule-r6-6 =
    À deux on ne s’aide pas, et une table peut décider de s’en passer. Sans entraide, la partie dure { $rounds ->
        [1] une manche
       *[other] { $rounds } manches
    }.
rule-r7-1 =
    { $leftovers ->
        [visible] Quand le four est vide, les ingrédients inutilisés restent en tas, visibles de tous. Ils comptent avant tout ce qu’on mettra plus tard.
       *[covered] Quand le four est vide, les ingrédients inutilisés forment le fond du suivant.
    }
rule-r7-2 =
    { $card ->
        [none] Les ingrédients utilisés sont mélangés et forment la nouvelle réserve.
       *[other] Les ingrédients utilisés et la carte Mamma Mia! sont mélangés et forment la nouvelle réserve.
    }
rule-r7-3 = Personne ne reçoit de cartes entre-temps : ce que tu as ajouté aux pizzas te manque jusqu’à ce que tu pioches. Le chef joue en premier.
rule-r8-1 =
    { $rounds ->
        [1] La partie est finie quand le four a été vidé.
       *[other] La partie est finie quand le four a été vidé { $rounds } fois.
    }
rule-r8-2 = Celui qui a livré le plus de commandes gagne. À égalité, c’est celui qui a le plus de cartes d’ingrédients en main. S’il y a encore égalité, on partage la victoire, et la pizza.
rule-r9-1 = Si la table le veut : deux cartes de chaque sorte sont échangées contre deux cartes doubles de cette sorte, et mélangées.
rule-r9-2 = Une double est une seule carte en main, à la pioche et pour départager. Mise au four ou payée, elle compte pour deux, y compris dans l’annonce : « trois salamis », ce peut être une double et une simple.
rule-r9-3 = Quand la table paie, les doubles d’une sorte demandée partent d’abord, même si cela fait un ingrédient de trop. Puis les simples.
rule-r9-4 = Tu peux ajouter des doubles de ta main, et payer ainsi un ingrédient de trop. Quelles cartes tu ajoutes, c’est toi qui vois.
rule-r10-1 = Secret : les cartes des autres mains, l’ordre de la réserve et de chaque serveur, et tout ce qui est dans le four sauf la carte du dessus.
rule-r10-2 =
    { $delivered ->
        [face_down] Visible de tous : chaque annonce au moment où elle est faite ; combien d’ingrédients et de commandes il y a dans chaque main ; de quelle pile on pioche ; la hauteur de toutes les piles ; et tout ce qui se passe quand on vide le four. Les commandes livrées sont face cachée en un tas : jusqu’à la fin, tu vois seulement sa hauteur.
       *[other] Visible de tous : chaque annonce au moment où elle est faite ; combien d’ingrédients et de commandes il y a dans chaque main ; de quelle pile on pioche ; la hauteur de toutes les piles ; tout ce qui se passe quand on vide le four ; et les commandes livrées.
    }
rule-r10-3 = Ce qui est dit une fois n’est pas dit pour toujours : s’en souvenir, c’est le jeu. Quand on revient ou qu’on regarde, on voit ce que la table montre maintenant, sauf si la table a choisi un aide-mémoire.
rule-r10-4 = Quand une commande brûle, tout le monde la voit passer sous le serveur. Où elle est ensuite, à toi de t’en souvenir.
rule-r10-5 = Quand une commande sort et que son propriétaire ne peut pas la payer, le jeu ne le trahit pas : la question est la même dans tous les cas, et la pause d’un bot ne dit rien. Le temps que tu mets à te décider ne regarde que toi.
example-short = La commande demande quatre ananas et un poivron. Trois ananas et le poivron sont là : Alberto ajoute un ananas de sa main. Cinq cartes sont utilisées, le reste attend la commande suivante.
example-fewest = L’ingrédient d’Alberto est le poivron : il ne compte pas, et il n’y a pas d’olives. Les salamis et les champignons sont les moins nombreux : Alberto choisit une de ces deux sortes et ajoute de sa main ce qui manque.
example-helping = La commande demande quatre olives et un poivron ; il manque deux olives. Alberto en a une et en demande une. Beate ne veut pas. Claudio donne une olive et, en échange, livre la commande du dessus de son serveur.
