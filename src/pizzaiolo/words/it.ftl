### Italiano. Frasi brevi e calde, dando del tu, come si parla giocando a carte.
### forno, riserva, cameriere (il tuo mazzo di ordini), ordine, pizza, chef, consegnato, mano, annuncio,
### avanzi; mettere in forno (ingredienti e ordini), pescare, sfornare, bruciato (un ordine che torna indietro).

## Kinds

number =
    { $count ->
        [0] nessun
        [1] un
        [2] due
        [3] tre
        [4] quattro
        [5] cinque
        [6] sei
        [7] sette
        [8] otto
        [9] nove
        [10] dieci
        [11] undici
        [12] dodici
       *[other] { $count }
    }
number-upper =
    { $count ->
        [0] Nessun
        [1] Un
        [2] Due
        [3] Tre
        [4] Quattro
        [5] Cinque
        [6] Sei
        [7] Sette
        [8] Otto
        [9] Nove
        [10] Dieci
        [11] Undici
        [12] Dodici
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
        [1] Un ananas!
       *[other] { number-upper } ananas!
    }
kind-pepper = peperone
letter-pepper = P
count-pepper =
    { $count ->
        [one] { $count } peperone
       *[other] { $count } peperoni
    }
some-pepper =
    { $count ->
        [1] un peperone
       *[other] { number } peperoni
    }
announce-pepper =
    { $count ->
        [1] Un peperone!
       *[other] { number-upper } peperoni!
    }
kind-mushroom = fungo
letter-mushroom = F
count-mushroom =
    { $count ->
        [one] { $count } fungo
       *[other] { $count } funghi
    }
some-mushroom =
    { $count ->
        [1] un fungo
       *[other] { number } funghi
    }
announce-mushroom =
    { $count ->
        [1] Un fungo!
       *[other] { number-upper } funghi!
    }
kind-olive = oliva
letter-olive = O
count-olive =
    { $count ->
        [one] { $count } oliva
       *[other] { $count } olive
    }
some-olive =
    { $count ->
        [1] un'oliva
       *[other] { number } olive
    }
announce-olive =
    { $count ->
        [1] Un'oliva!
       *[other] { number-upper } olive!
    }
kind-salami = salame
letter-salami = S
count-salami =
    { $count ->
        [one] { $count } salame
       *[other] { $count } salami
    }
some-salami =
    { $count ->
        [1] un salame
       *[other] { number } salami
    }
announce-salami =
    { $count ->
        [1] Un salame!
       *[other] { number-upper } salami!
    }
kind-shrimp = gambero
letter-shrimp = G
count-shrimp =
    { $count ->
        [one] { $count } gambero
       *[other] { $count } gamberi
    }
some-shrimp =
    { $count ->
        [1] un gambero
       *[other] { number } gamberi
    }
announce-shrimp =
    { $count ->
        [1] Un gambero!
       *[other] { number-upper } gamberi!
    }
count-other = { $count } { $name }
some-other = { number } { $name }
announce-other = { number-upper } { $name }!
double-kind = { $kind } doppia carta
no-cards = niente
colour-yellow = giallo
colour-green = verde
colour-brown = marrone
colour-purple = viola
colour-red = rosso
colour-pink = rosa
oven-height =
    { $count ->
        [0] Il forno è vuoto.
        [one] Nel forno c'è una carta.
       *[other] Nel forno ci sono { $count } carte.
    }

## Orders

order-normale = Normale
    .rule = Proprio gli ingredienti che vedi.
order-bombastica = Bombastica
    .rule = Almeno { $count } ingredienti, di qualunque tipo. Si prende tutto quello che c'è sul tavolo.
order-monotoni = Monotoni
    .rule = Uno del tuo ingrediente e { $count } di un altro tipo. Scegli quale quando esce l'ordine.
order-minimale = Minimale
    .rule = Uno del tuo ingrediente e { $count } del tipo che sul tavolo è il più raro. Il tuo non conta, e nemmeno quelli che non ci sono. In caso di parità scegli tu.
order-ghiottona = Ghiottona
    .rule = Uno del tuo ingrediente e { $count } per ciascuno di altri due tipi a tua scelta.
order-monotoni-junior = Monotoni junior
    .rule = { $count } di un tipo a tua scelta. Se sul tavolo c'è { $kind }, anche una carta sola, torna subito indietro.
order-minipizza = Minipizza
    .rule = I tre ingredienti che vedi. Se sul tavolo c'è { $kind }, anche una carta sola, torna subito indietro.
order-mamma-mia = Mamma Mia
    .rule = Uno del tuo ingrediente e { $count } di uno dei due tipi che vedi: o l'uno o l'altro, senza mischiare.
order-whole = { $title }: { $recipe }
order-of =
    { $state ->
        [baked] { $order } ({ $colour }), sfornato
        [burnt] { $order } ({ $colour }), bruciato
       *[none] { $order } ({ $colour })
    }
recipe-chosen = { $count } di un solo tipo
recipe-chosen-other = { $count } di un altro tipo
recipe-chosen-several = { $count } per ciascuno di altri { $kinds } tipi
recipe-fewest = { $count } del tipo più raro
recipe-at-least = { $count } o più, di qualunque tipo
recipe-forbidden = { $recipe }, senza { $kind } sul tavolo

## Everywhere

## Landing

play-now = Play now

## Table options

## Joining and waiting

## Settings

## Table

## Rules

## Learn
