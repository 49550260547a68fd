### La leçon en français; le fichier arrive avec sa page. Ton et termes comme dans fr.ftl.

learn-title = Apprendre en une fournée
learn-next = Continuer
learn-open = Ouvrir le four
learn-leave = Quitter
learn-again = Depuis le début
learn-astray = Bonne idée, mais d’abord ceci :
learn-listen = Regarde et écoute.
learn-welcome = Je suis la signora Rossi, et voici ton premier four. Quatre minutes, et tu sais jouer. Tu es rouge : le salami est ton ingrédient. Nonna et Pia jouent avec nous.
learn-order = En bas, ta commande : un salami et quatre champignons. Si tout cela est dans le four avant que ta commande y entre, et que personne ne te le prend, la pizza est à toi.
learn-place = Choisis tes champignons. Avec − et +, tu dis combien vont au four : reste à trois. Pas encore de commande. Puis appuie sur « { $go } ».
learn-called = « Trois champignons ! » Tout le monde l’a entendu, et c’est déjà passé. Tu as pioché trois cartes. Maintenant, écoute les autres.
learn-remember = Tu as écouté ? Pia a mis un champignon. Trois et un font quatre. Personne ne te le redira : se souvenir, c’est le jeu.
learn-submit = Il ne manque que le salami. Mets-le, choisis ta commande pour la poser dessus, et pioche chez ton serveur, qui a le reste de tes commandes : il t’en faut de nouvelles.
learn-special = Tiens, une Monotoni. Les commandes spéciales ont leurs caprices. { $rule } Garde-la pour plus tard.
learn-pia = Pia aussi veut quatre champignons ! Mais ce qui est entré en premier sort en premier, et ta commande est sous la sienne.
learn-second = Ta nouvelle commande veut quatre ananas et un salami. Nonna a mis un ananas, tu en as trois : mets-les, cette commande dessus, et pioche dans la réserve. Et le salami ? Tu pioches quatre cartes : l’espoir fait partie du jeu.
learn-chef = Un salami, quelle chance ! Et la dernière carte de la réserve était pour toi : tu es le chef. Plus personne ne joue, on ouvre le four.
learn-baked = Quatre champignons et un salami : cuite et livrée. Ce qu’elle a utilisé n’est plus sur la table.
learn-burnt = Il n’y a plus de champignons, donc la commande de Pia est brûlée : elle retourne sous la pile de son serveur. Aucun ingrédient ne bouge.
learn-question = Ta deuxième commande : tout est là sauf le salami. Tu en as un en main et tu peux l’ajouter : tout ce qui manque, ou rien.
learn-end = Deux pizzas d’un seul four ! Ce qui reste sur la table est le fond du suivant. Une partie a trois fours, et celui qui livre le plus gagne. Maintenant, tu sais jouer.
learn-end-declined = Une pizza, et un salami gardé. Ce qui reste sur la table est le fond du four suivant. Une partie en a trois, et celui qui livre le plus gagne. Maintenant, tu sais jouer.
