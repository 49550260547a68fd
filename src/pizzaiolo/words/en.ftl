### English. Short, warm, second person; as somebody says it who plays cards.
### oven, supply, waiter (your own stack of orders), order, pizza, chef, delivered, hand, announcement,
### leftovers; put in (ingredients), submit or put in (an order), draw, bake, burnt (an order that goes back).

## Kinds

number =
    { $count ->
        [0] no
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
        [11] eleven
        [12] twelve
       *[other] { $count }
    }
number-upper =
    { $count ->
        [0] No
        [1] One
        [2] Two
        [3] Three
        [4] Four
        [5] Five
        [6] Six
        [7] Seven
        [8] Eight
        [9] Nine
        [10] Ten
        [11] Eleven
        [12] Twelve
       *[other] { $count }
    }
kind-pineapple = pineapple
letter-pineapple = Pi
count-pineapple =
    { $count ->
        [one] { $count } pineapple
       *[other] { $count } pineapples
    }
some-pineapple =
    { $count ->
        [1] one pineapple
       *[other] { number } pineapples
    }
announce-pineapple =
    { $count ->
        [1] One pineapple!
       *[other] { number-upper } pineapples!
    }
kind-pepper = pepper
letter-pepper = Pe
count-pepper =
    { $count ->
        [one] { $count } pepper
       *[other] { $count } peppers
    }
some-pepper =
    { $count ->
        [1] one pepper
       *[other] { number } peppers
    }
announce-pepper =
    { $count ->
        [1] One pepper!
       *[other] { number-upper } peppers!
    }
kind-mushroom = mushroom
letter-mushroom = M
count-mushroom =
    { $count ->
        [one] { $count } mushroom
       *[other] { $count } mushrooms
    }
some-mushroom =
    { $count ->
        [1] one mushroom
       *[other] { number } mushrooms
    }
announce-mushroom =
    { $count ->
        [1] One mushroom!
       *[other] { number-upper } mushrooms!
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
        [1] one olive
       *[other] { number } olives
    }
announce-olive =
    { $count ->
        [1] One olive!
       *[other] { number-upper } olives!
    }
kind-salami = salami
letter-salami = Sa
count-salami =
    { $count ->
        [one] { $count } salami
       *[other] { $count } salami
    }
some-salami =
    { $count ->
        [1] one salami
       *[other] { number } salami
    }
announce-salami =
    { $count ->
        [1] One salami!
       *[other] { number-upper } salami!
    }
kind-shrimp = shrimp
letter-shrimp = Sh
count-shrimp =
    { $count ->
        [one] { $count } shrimp
       *[other] { $count } shrimp
    }
some-shrimp =
    { $count ->
        [1] one shrimp
       *[other] { number } shrimp
    }
announce-shrimp =
    { $count ->
        [1] One shrimp!
       *[other] { number-upper } shrimp!
    }
count-other = { $count } { $name }
some-other = { number } { $name }
announce-other = { number-upper } { $name }!
double-kind = double { $kind }
no-cards = nothing
colour-yellow = yellow
colour-green = green
colour-brown = brown
colour-purple = purple
colour-red = red
colour-pink = pink
oven-height =
    { $count ->
        [0] The oven is empty.
        [one] One card is in the oven.
       *[other] { $count } cards are in the oven.
    }

## Orders

order-normale = Normale
    .rule = Just the ingredients shown.
order-bombastica = Bombastica
    .rule = At least { $count } ingredients, whatever they are. It takes everything that lies on the table.
order-monotoni = Monotoni
    .rule = One of your own ingredient and { $count } of one other kind. You choose the kind when the order comes out.
order-minimale = Minimale
    .rule = One of your own ingredient and { $count } of the kind of which the fewest lie on the table. Your own kind does not count, nor do kinds that are not there. If kinds tie, you choose.
order-ghiottona = Ghiottona
    .rule = One of your own ingredient, and { $count } each of two other kinds that you choose.
order-monotoni-junior = Monotoni junior
    .rule = { $count } of one kind that you choose. A single { $kind } on the table, and it goes back at once.
order-minipizza = Minipizza
    .rule = The three ingredients shown. A single { $kind } on the table, and it goes back at once.
order-mamma-mia = Mamma Mia
    .rule = One of your own ingredient, and { $count } of one of the two kinds shown: one or the other, no mixture.
order-whole = { $title }: { $recipe }
order-of =
    { $state ->
        [baked] { $order } ({ $colour }), baked
        [burnt] { $order } ({ $colour }), burnt
       *[none] { $order } ({ $colour })
    }
recipe-chosen = { $count } of one kind
recipe-chosen-other = { $count } of one other kind
recipe-chosen-several = { $count } each of { $kinds } other kinds
recipe-fewest = { $count } of the rarest kind
recipe-at-least = { $count } or more of anything
recipe-forbidden = { $recipe }, no { $kind } on the table

## Everywhere

## Landing

play-now = Play now

## Table options

## Joining and waiting

## Settings

## Table

## Rules

## Learn
