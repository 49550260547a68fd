### Deutsch. Kurz, herzlich, per Du; so, wie man am Kartentisch redet.
### Ofen, Vorrat, Kellner (dein Stapel Bestellungen), Bestellung, Pizza, Koch, geliefert, Hand, Ansage,
### Reste; hineinlegen (Zutaten und Bestellungen), ziehen, backen, verbrannt (eine Bestellung, die zurückgeht).

## Kinds

number =
    { $count ->
        [0] keine
        [1] eine
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
        [7] sieben
        [8] acht
        [9] neun
        [10] zehn
        [11] elf
        [12] zwölf
       *[other] { $count }
    }
number-upper =
    { $count ->
        [0] Keine
        [1] Eine
        [2] Zwei
        [3] Drei
        [4] Vier
        [5] Fünf
        [6] Sechs
        [7] Sieben
        [8] Acht
        [9] Neun
        [10] Zehn
        [11] Elf
        [12] Zwölf
       *[other] { $count }
    }
kind-pineapple = Ananas
letter-pineapple = A
count-pineapple =
    { $count ->
        [one] { $count } Ananas
       *[other] { $count } Ananas
    }
some-pineapple =
    { $count ->
        [1] eine Ananas
       *[other] { number } Ananas
    }
announce-pineapple =
    { $count ->
        [1] Eine Ananas!
       *[other] { number-upper } Ananas!
    }
kind-pepper = Peperoni
letter-pepper = Pe
count-pepper =
    { $count ->
        [one] { $count } Peperoni
       *[other] { $count } Peperoni
    }
some-pepper =
    { $count ->
        [1] eine Peperoni
       *[other] { number } Peperoni
    }
announce-pepper =
    { $count ->
        [1] Eine Peperoni!
       *[other] { number-upper } Peperoni!
    }
kind-mushroom = Pilz
letter-mushroom = Pi
count-mushroom =
    { $count ->
        [one] { $count } Pilz
       *[other] { $count } Pilze
    }
some-mushroom =
    { $count ->
        [1] ein Pilz
       *[other] { number } Pilze
    }
announce-mushroom =
    { $count ->
        [1] Ein Pilz!
       *[other] { number-upper } Pilze!
    }
kind-olive = Olive
letter-olive = O
count-olive =
    { $count ->
        [one] { $count } Olive
       *[other] { $count } Oliven
    }
some-olive =
    { $count ->
        [1] eine Olive
       *[other] { number } Oliven
    }
announce-olive =
    { $count ->
        [1] Eine Olive!
       *[other] { number-upper } Oliven!
    }
kind-salami = Salami
letter-salami = S
count-salami =
    { $count ->
        [one] { $count } Salami
       *[other] { $count } Salami
    }
some-salami =
    { $count ->
        [1] eine Salami
       *[other] { number } Salami
    }
announce-salami =
    { $count ->
        [1] Eine Salami!
       *[other] { number-upper } Salami!
    }
kind-shrimp = Garnele
letter-shrimp = G
count-shrimp =
    { $count ->
        [one] { $count } Garnele
       *[other] { $count } Garnelen
    }
some-shrimp =
    { $count ->
        [1] eine Garnele
       *[other] { number } Garnelen
    }
announce-shrimp =
    { $count ->
        [1] Eine Garnele!
       *[other] { number-upper } Garnelen!
    }
count-other = { $count } { $name }
some-other = { number } { $name }
announce-other = { number-upper } { $name }!
double-kind = Doppelkarte { $kind }
no-cards = nichts
colour-yellow = Gelb
colour-green = Grün
colour-brown = Braun
colour-purple = Lila
colour-red = Rot
colour-pink = Rosa
oven-height =
    { $count ->
        [0] Der Ofen ist leer.
        [one] Eine Karte liegt im Ofen.
       *[other] { $count } Karten liegen im Ofen.
    }

## Orders

order-normale = Normale
    .rule = Genau die abgebildeten Zutaten.
order-bombastica = Bombastica
    .rule = Mindestens { $count } Zutaten, egal welche. Sie nimmt alles, was auf dem Tisch liegt.
order-monotoni = Monotoni
    .rule = Eine deiner eigenen Zutat und { $count } von einer anderen Sorte. Welche, sagst du, wenn die Bestellung herauskommt.
order-minimale = Minimale
    .rule = Eine deiner eigenen Zutat und { $count } von der Sorte, von der am wenigsten auf dem Tisch liegt. Deine eigene zählt nicht mit, und was nicht da ist, auch nicht. Bei Gleichstand wählst du.
order-ghiottona = Ghiottona
    .rule = Eine deiner eigenen Zutat und je { $count } von zwei anderen Sorten, die du wählst.
order-monotoni-junior = Monotoni junior
    .rule = { $count } von einer Sorte, die du wählst. Liegt auch nur einmal { $kind } auf dem Tisch, geht sie sofort zurück.
order-minipizza = Minipizza
    .rule = Die drei abgebildeten Zutaten. Liegt auch nur einmal { $kind } auf dem Tisch, geht sie sofort zurück.
order-mamma-mia = Mamma Mia
    .rule = Eine deiner eigenen Zutat und { $count } von einer der beiden abgebildeten Sorten: die eine oder die andere, nicht gemischt.
order-whole = { $title }: { $recipe }
order-of =
    { $state ->
        [baked] { $order } ({ $colour }), gebacken
        [burnt] { $order } ({ $colour }), verbrannt
       *[none] { $order } ({ $colour })
    }
recipe-chosen = { $count } von einer Sorte
recipe-chosen-other = { $count } von einer anderen Sorte
recipe-chosen-several = je { $count } von { $kinds } anderen Sorten
recipe-fewest = { $count } von der seltensten Sorte
recipe-at-least = { $count } oder mehr, egal was
recipe-forbidden = { $recipe }, ohne { $kind } auf dem Tisch

## Everywhere

## Landing

play-now = Play now

## Table options

## Joining and waiting

## Settings

## Table

## Rules

## Learn
