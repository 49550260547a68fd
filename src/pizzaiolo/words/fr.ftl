### Français. Des phrases courtes et chaleureuses, on se tutoie, comme à une table de cartes.
### four, réserve, serveur (ta pile de commandes), commande, pizza, chef, livrée, main, annonce, restes;
### mettre au four (ingrédients et commandes), piocher, cuire, brûlée (une commande qui retourne au serveur).

## Kinds

number =
    { $count ->
        [0] aucun
        [1] un
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
        [6] six
        [7] sept
        [8] huit
        [9] neuf
        [10] dix
        [11] onze
        [12] douze
       *[other] { $count }
    }
number-upper =
    { $count ->
        [0] Aucun
        [1] Un
        [2] Deux
        [3] Trois
        [4] Quatre
        [5] Cinq
        [6] Six
        [7] Sept
        [8] Huit
        [9] Neuf
        [10] Dix
        [11] Onze
        [12] Douze
       *[other] { $count }
    }
kind-pineapple = ananas
letter-pineapple = A
count-pineapple =
    { $count ->
        [one] { $count } ananas
       *[other] { $count } ananas
    }
some-pineapple =
    { $count ->
        [1] un ananas
       *[other] { number } ananas
    }
announce-pineapple =
    { $count ->
        [1] Un ananas !
       *[other] { number-upper } ananas !
    }
kind-pepper = poivron
letter-pepper = P
count-pepper =
    { $count ->
        [one] { $count } poivron
       *[other] { $count } poivrons
    }
some-pepper =
    { $count ->
        [1] un poivron
       *[other] { number } poivrons
    }
announce-pepper =
    { $count ->
        [1] Un poivron !
       *[other] { number-upper } poivrons !
    }
kind-mushroom = champignon
letter-mushroom = Ch
count-mushroom =
    { $count ->
        [one] { $count } champignon
       *[other] { $count } champignons
    }
some-mushroom =
    { $count ->
        [1] un champignon
       *[other] { number } champignons
    }
announce-mushroom =
    { $count ->
        [1] Un champignon !
       *[other] { number-upper } champignons !
    }
kind-olive = olive
letter-olive = O
count-olive =
    { $count ->
        [one] { $count } olive
       *[other] { $count } olives
    }
some-olive =
    { $count ->
        [1] une olive
       *[other] { number } olives
    }
announce-olive =
    { $count ->
        [1] Une olive !
       *[other] { number-upper } olives !
    }
kind-salami = salami
letter-salami = S
count-salami =
    { $count ->
        [one] { $count } salami
       *[other] { $count } salamis
    }
some-salami =
    { $count ->
        [1] un salami
       *[other] { number } salamis
    }
announce-salami =
    { $count ->
        [1] Un salami !
       *[other] { number-upper } salamis !
    }
kind-shrimp = crevette
letter-shrimp = Cr
count-shrimp =
    { $count ->
        [one] { $count } crevette
       *[other] { $count } crevettes
    }
some-shrimp =
    { $count ->
        [1] une crevette
       *[other] { number } crevettes
    }
announce-shrimp =
    { $count ->
        [1] Une crevette !
       *[other] { number-upper } crevettes !
    }
count-other = { $count } { $name }
some-other = { number } { $name }
announce-other = { number-upper } { $name } !
double-kind = carte double, { $kind }
no-cards = rien
colour-yellow = jaune
colour-green = vert
colour-brown = brun
colour-purple = violet
colour-red = rouge
colour-pink = rose
oven-height =
    { $count ->
        [0] Le four est vide.
        [one] Il y a une carte dans le four.
       *[other] Il y a { $count } cartes dans le four.
    }

## Orders

order-normale = Normale
    .rule = Exactement les ingrédients dessinés.
order-bombastica = Bombastica
    .rule = Au moins { $count } ingrédients, peu importe lesquels. Elle prend tout ce qui est sur la table.
order-monotoni = Monotoni
    .rule = Un de ton propre ingrédient et { $count } d'une autre sorte. Tu choisis laquelle quand la commande sort.
order-minimale = Minimale
    .rule = Un de ton propre ingrédient et { $count } de la sorte la plus rare sur la table. La tienne ne compte pas, ni celles qui n'y sont pas. En cas d'égalité, tu choisis.
order-ghiottona = Ghiottona
    .rule = Un de ton propre ingrédient et { $count } de chacune des deux autres sortes que tu choisis.
order-monotoni-junior = Monotoni junior
    .rule = { $count } d'une sorte que tu choisis. S'il y a { $kind } sur la table, même une seule carte, elle repart aussitôt.
order-minipizza = Minipizza
    .rule = Les trois ingrédients dessinés. S'il y a { $kind } sur la table, même une seule carte, elle repart aussitôt.
order-mamma-mia = Mamma Mia
    .rule = Un de ton propre ingrédient et { $count } d'une des deux sortes dessinées: l'une ou l'autre, sans mélange.
order-whole = { $title } : { $recipe }
order-of =
    { $state ->
        [baked] { $order } ({ $colour }), cuite
        [burnt] { $order } ({ $colour }), brûlée
       *[none] { $order } ({ $colour })
    }
recipe-chosen = { $count } d'une même sorte
recipe-chosen-other = { $count } d'une autre sorte
recipe-chosen-several = { $count } de chacune de { $kinds } autres sortes
recipe-fewest = { $count } de la sorte la plus rare
recipe-at-least = { $count } ou plus, n'importe quoi
recipe-forbidden = { $recipe }, sans { $kind } sur la table

## Everywhere

## Landing

play-now = Play now

## Table options

## Joining and waiting

## Settings

## Table

## Rules

## Learn
