### Español. Frases cortas y cálidas, de tú, como se habla en una partida de cartas.
### horno, reserva, camarero (tu mazo de pedidos), pedido, pizza, chef, entregado, mano, anuncio, sobras;
### meter (ingredientes y pedidos), robar, hornear, quemado (un pedido que vuelve).

## Kinds

number =
    { $count ->
        [0] ningún
        [1] un
        [2] dos
        [3] tres
        [4] cuatro
        [5] cinco
        [6] seis
        [7] siete
        [8] ocho
        [9] nueve
        [10] diez
        [11] once
        [12] doce
       *[other] { $count }
    }
number-upper =
    { $count ->
        [0] Ningún
        [1] Un
        [2] Dos
        [3] Tres
        [4] Cuatro
        [5] Cinco
        [6] Seis
        [7] Siete
        [8] Ocho
        [9] Nueve
        [10] Diez
        [11] Once
        [12] Doce
       *[other] { $count }
    }
kind-pineapple = piña
letter-pineapple = Pñ
count-pineapple =
    { $count ->
        [one] { $count } piña
       *[other] { $count } piñas
    }
some-pineapple =
    { $count ->
        [1] una piña
       *[other] { number } piñas
    }
announce-pineapple =
    { $count ->
        [1] ¡Una piña!
       *[other] ¡{ number-upper } piñas!
    }
kind-pepper = pimiento
letter-pepper = Pm
count-pepper =
    { $count ->
        [one] { $count } pimiento
       *[other] { $count } pimientos
    }
some-pepper =
    { $count ->
        [1] un pimiento
       *[other] { number } pimientos
    }
announce-pepper =
    { $count ->
        [1] ¡Un pimiento!
       *[other] ¡{ number-upper } pimientos!
    }
kind-mushroom = champiñón
letter-mushroom = C
count-mushroom =
    { $count ->
        [one] { $count } champiñón
       *[other] { $count } champiñones
    }
some-mushroom =
    { $count ->
        [1] un champiñón
       *[other] { number } champiñones
    }
announce-mushroom =
    { $count ->
        [1] ¡Un champiñón!
       *[other] ¡{ number-upper } champiñones!
    }
kind-olive = aceituna
letter-olive = A
count-olive =
    { $count ->
        [one] { $count } aceituna
       *[other] { $count } aceitunas
    }
some-olive =
    { $count ->
        [1] una aceituna
       *[other] { number } aceitunas
    }
announce-olive =
    { $count ->
        [1] ¡Una aceituna!
       *[other] ¡{ number-upper } aceitunas!
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
        [1] ¡Un salami!
       *[other] ¡{ number-upper } salamis!
    }
kind-shrimp = gamba
letter-shrimp = G
count-shrimp =
    { $count ->
        [one] { $count } gamba
       *[other] { $count } gambas
    }
some-shrimp =
    { $count ->
        [1] una gamba
       *[other] { number } gambas
    }
announce-shrimp =
    { $count ->
        [1] ¡Una gamba!
       *[other] ¡{ number-upper } gambas!
    }
count-other = { $count } { $name }
some-other = { number } { $name }
announce-other = ¡{ number-upper } { $name }!
double-kind = { $kind } doble
no-cards = nada
colour-yellow = amarillo
colour-green = verde
colour-brown = marrón
colour-purple = morado
colour-red = rojo
colour-pink = rosa
oven-height =
    { $count ->
        [0] El horno está vacío.
        [one] Hay una carta en el horno.
       *[other] Hay { $count } cartas en el horno.
    }

## Orders

order-normale = Normale
    .rule = Justo los ingredientes que se ven.
order-bombastica = Bombastica
    .rule = Al menos { $count } ingredientes, los que sean. Se lleva todo lo que hay en la mesa.
order-monotoni = Monotoni
    .rule = Uno de tu propio ingrediente y { $count } de otro tipo. Eliges cuál cuando sale el pedido.
order-minimale = Minimale
    .rule = Uno de tu propio ingrediente y { $count } del tipo del que haya menos en la mesa. No cuenta el tuyo ni los que no están. Si hay empate, eliges tú.
order-ghiottona = Ghiottona
    .rule = Uno de tu propio ingrediente y { $count } de cada uno de otros dos tipos que tú eliges.
order-monotoni-junior = Monotoni junior
    .rule = { $count } de un tipo que tú eliges. Si hay { $kind } en la mesa, aunque sea una carta, vuelve enseguida.
order-minipizza = Minipizza
    .rule = Los tres ingredientes que se ven. Si hay { $kind } en la mesa, aunque sea una carta, vuelve enseguida.
order-mamma-mia = Mamma Mia
    .rule = Uno de tu propio ingrediente y { $count } de uno de los dos tipos que se ven: o uno u otro, sin mezclar.
order-whole = { $title }: { $recipe }
order-of =
    { $state ->
        [baked] { $order } ({ $colour }), horneado
        [burnt] { $order } ({ $colour }), quemado
       *[none] { $order } ({ $colour })
    }
recipe-chosen = { $count } de un mismo tipo
recipe-chosen-other = { $count } de otro tipo
recipe-chosen-several = { $count } de cada uno de otros { $kinds } tipos
recipe-fewest = { $count } del tipo más escaso
recipe-at-least = { $count } o más, de lo que sea
recipe-forbidden = { $recipe }, sin { $kind } en la mesa

## Everywhere

## Landing

play-now = Play now

## Table options

## Joining and waiting

## Settings

## Table

## Rules

## Learn
