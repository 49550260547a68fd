### English. Short, warm, second person; as somebody says it who plays cards.
### oven, supply, waiter (your own stack of orders), order, pizza, chef, delivered, hand, announcement,
### leftovers; put in (ingredients), send or put in (an order), draw, bake, burnt (an order that goes back).

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
kind-pineapple =
    { $count ->
        [one] pineapple
       *[other] pineapples
    }
letter-pineapple = Pi
count-pineapple = { $count } { kind-pineapple }
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
kind-pepper =
    { $count ->
        [one] pepper
       *[other] peppers
    }
letter-pepper = Pe
count-pepper = { $count } { kind-pepper }
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
kind-mushroom =
    { $count ->
        [one] mushroom
       *[other] mushrooms
    }
letter-mushroom = M
count-mushroom = { $count } { kind-mushroom }
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
kind-olive =
    { $count ->
        [one] olive
       *[other] olives
    }
letter-olive = O
count-olive = { $count } { kind-olive }
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
kind-salami =
    { $count ->
        [one] salami
       *[other] salami
    }
letter-salami = Sa
count-salami = { $count } { kind-salami }
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
kind-shrimp =
    { $count ->
        [one] shrimp
       *[other] shrimp
    }
letter-shrimp = Sh
count-shrimp = { $count } { kind-shrimp }
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
doubles-of =
    { $count ->
        [one] one double { $kind }
       *[other] { number } doubles of { $kind }
    }
adds-up = { $cards }: { number }
no-cards = nothing
some-cards = { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
  }
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
    .brief = { $count } or more of any kinds. It takes all that lies there.
order-monotoni = Monotoni
    .rule = One of your own ingredient and { $count } of one other kind. You choose the kind when the order comes out.
    .brief = 1 of your own, and { $count } of one other: you choose when it comes out.
order-minimale = Minimale
    .rule = One of your own ingredient and { $count } of the kind of which the fewest lie on the table. Your own kind does not count, nor do kinds that are not there. If kinds tie, you choose.
    .brief = 1 of your own, and { $count } of the rarest kind on the table.
order-ghiottona = Ghiottona
    .rule = One of your own ingredient, and { $count } each of two other kinds that you choose.
    .brief = 1 of your own, and { $count } each of two kinds that you choose.
order-monotoni-junior = Monotoni junior
    .rule = { $count } of one kind that you choose. A single { $kind } on the table, and it goes back at once.
    .brief = { $count } of one kind that you choose, and no { $kind } on the table.
order-minipizza = Minipizza
    .rule = The three ingredients shown. A single { $kind } on the table, and it goes back at once.
    .brief = The three shown, and no { $kind } on the table.
order-mamma-mia = Mamma Mia
    .rule = One of your own ingredient, and { $count } of one of the two kinds shown: one or the other, no mixture.
    .brief = 1 of your own, and { $count } of one of the two kinds shown.
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

language = Language
settings = Settings
close = Close
try-again = Try again
to-landing = To the first page
not-loaded = A part of the page did not arrive. Load the page again.
guest = You
problem-failed = That did not work. Try it again.
problem-unreachable = The server cannot be reached. Check your network, then try again.
problem-rate_limited = That was too fast. Wait a moment, then try again.
problem-server_busy = The server is busy. Nothing has changed; try again.
problem-store_unavailable = The server cannot save anything right now. Nothing has changed; try again soon.
problem-no_such_table = This table is gone.
problem-table_gone = This table has been cleared away.
problem-table_full = Somebody was quicker: all seats are taken.
problem-history_full = This table is full of old games. Open a new one.
problem-game_running = The game has already begun.
problem-hand_seen = You have already seen another hand in this game.
problem-name_taken = Somebody at this table has that name. Take another one.
problem-name_bad = Take a name of 1 to 24 characters.
problem-colour_taken = Somebody has that colour. Take another one.
problem-seat_taken = Somebody already sits there.
problem-config_bad = These choices do not go together. Change the edition or the number of seats.
problem-edition_bad = The server cannot use this edition.
problem-too_large = That file is too long for an edition.
problem-not_host = Only the host can do that.
problem-not_seated = You have no seat at this table.
problem-stale = The table has moved on: look again, then choose.
problem-not_your_turn = It is not your turn just now.
problem-illegal = That cannot be done now. Choose again: what you can do is lit up.
problem-unknown_action = That cannot be done now. Choose again: what you can do is lit up.
problem-paused = The host has paused the game: nothing can be done until it goes on.
problem-game_over = The game is over.
problem-level_forbids = There are no chalkboards at this table.
problem-not_away = They are at the table: nobody needs to stand in.
problem-vote_pointless = There is nothing to vote on.

## Landing

tagline = The oven remembers. Do you?
what-it-is = Everybody puts toppings and orders into one oven, face up, one on top of the other. When it is opened, you find out whose pizza has what it needs. The card game Mamma Mia!, in every printed edition.
play-now = Play now
    .about = Play now: bots sit down with you and you begin.
play-with-friends = Play with friends
    .about = With friends: you get a link to pass on. No account, nothing to install.
dealing = Dealing…
laying-the-table = Laying the table…
lay-the-table = Lay the table
back-to-game = Back to your game
back-to-waiting = Back to your table
learn = Learn it in one bake
rules = The rules
more-to-know = Learn and look up
options = Choose the table yourself
public-tables = Open tables
no-public-tables = Nobody has an open table right now. Open one yourself: “Play with friends”, and under the choices “On the list of open tables”.
public-tables-failed = The list of open tables did not arrive.
join-free =
    { $free ->
        [one] Sit down (1 of { $seats } free)
       *[other] Sit down ({ $free } of { $seats } free)
    }
look-on = Watch
not-affiliated = Pizzaiolo is an independent project with its own name, words and art. It is not affiliated with the author or the publishers of Mamma Mia!.
nowhere = Nothing in the oven here
    .about = This address leads nowhere. Perhaps a part of the link got lost.

## Table options

options-failed = The choices did not arrive.
presets = Which table?
preset-quick = A quick one
    .about = Three players and a brisk oven. Five minutes.
preset-usual = The usual
    .about = Four players, at ease. Ten minutes.
preset-evening = A full evening
    .about = Six players, the most orders, and nothing is remembered for you.
options-more = More choices
company-strength = How strong are the others?
company-gentle = Gentle
    .about = They forget more than you do.
company-mixed = Mixed
    .about = Some dream, some pay attention.
company-strong = Strong
    .about = They forget next to nothing.
strength-1 = Lets you win.
strength-2 = Plays along.
strength-3 = Pays attention.
strength-4 = Is hard to beat.
quoted = “{ $words }”
options-you = You
options-game = The game
options-pace = Pace and time
your-name = Your name
your-colour = Your colour
any-colour = Any
your-face = Your face
face-another = Another face
face-draw = Draw my own
face-pen = Pen
face-undo = Take back a line
face-wipe = Wipe it all
face-full = The paper is full: take back a line to draw another.
face-skin = Skin
face-hair = Hair
face-shade = Hair colour
face-eyes = Eyes
face-mouth = Mouth
face-hat = Hat
edition = Edition
edition-original = First edition
    .about = The very first one: a Mamma Mia! card decides who is chef, and leftovers stay in sight.
edition-homoludicus = Spanish edition
    .about = The Mamma Mia! card hides in the supply, and anyone who has nothing to put in passes.
edition-waiter = Waiter edition
    .about = Whoever draws the last card is chef; anyone who has no ingredients draws from the supply.
edition-oven = Oven edition
    .about = Plays like the waiter edition, with a card for the oven. A good one to begin with.
edition-plus = Mamma Mia! Plus
    .about = Up to six players, shrimp, fifteen orders each, and you can help each other for a reward.
own-edition = An edition of your own
    .about = You can bring a file that says which cards there are.
own-edition-chosen = Your edition: { $title }
own-edition-leave = Back to the printed ones
seats = Players
    .about = The more of you, the more cards in the oven, and the harder to remember.
seats-count =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
seats-taken = Only free seats at the end can go.
doubles = Double cards
    .about = Some cards count as two of their kind.
helping = Helping
    .about = If you lack cards, you may ask the others; without helping there is one more round.
no-helping = No helping
memory-level = Memory
    .about = The game is remembering. How much does the table remember for you?
level-for-all = For the whole table
level-photographic = Nothing
    .about = What was called out is gone at once, as at a real table.
level-kitchen = The last turn
    .about = What was last put in stays until the next turn.
level-rail = The last lap
    .about = What everybody did last hangs on a rail.
level-chalkboard = Chalkboard
    .about = You make your own marks; nobody corrects them.
level-glass = Glass oven
    .about = Everybody sees how many of each card are in the oven.
belief-check = Guess the oven
    .about = Before it is opened, you say what you think is in it. In company you have half a minute.
company = Who sits at the table
    .about = With friends, these bots take only the seats that stay empty. Anyone can have more or less help than the table, as a handicap.
company-laid = Anyone can have more or less help than the table, as a handicap. You seat the bots below.
seat-yours = You
who-plays = Who plays in seat { $seat }
own-level = Memory in this seat
level-of-table = Like the table
pace = How fast bots play and the oven is emptied
pace-slow = Slowly
    .about = Time to groan over every card.
pace-normal = At ease
    .about = The pace of friends around a table.
pace-fast = Quickly
    .about = For those who have seen many ovens.
pace-instant = At once
    .about = No show, only the result.
time = Time for a decision
    .about = If you run out of time, you have a time bank for the whole game; after that the simplest thing is done for you.
time-none = No limit
time-seconds = { $seconds } seconds
starts = Who begins
    .about = Whoever begins puts the first card into an empty oven.
starts-me = You
starts-random = Chance
starts-other = As agreed
door = The door
public = On the list of open tables
    .about = Anybody may sit down. Otherwise only people who have the link.
on-the-list = Open to all
reset-options = Back to the usual

## Bots

bot-pia = Pia
    .says = I’m six, and I know where the salami is: somewhere in there!
bot-matteo = Matteo
    .says = Wait, whose turn is it? Mine? Already?
bot-carlo = Zio Carlo
    .says = Put it in the oven, it will be fine; it is always fine!
bot-rossi = Signora Rossi
    .says = I keep a few cards back; one never knows who stays for dinner.
bot-giulia = Giulia
    .says = Three mushrooms, then the peppers, then … no, don’t tell me.
bot-tommaso = Tommaso
    .says = Forty deliveries a night, all in my head, and nearly all arrive.
bot-ferri = Dottoressa Ferri
    .says = You need one olive of mine? Then we should talk about my fee.
bot-nonna = Nonna
    .says = I have forgotten nothing, tesoro, least of all what you put in the oven.

## Joining and waiting

a-table-for-you = A table for you
invited = { $name } invites you to play Mamma Mia! ({ $edition }, { $count } players).
invited-by-nobody = You are invited to play Mamma Mia! ({ $edition }, { $count } players).
deal-without-you = Deal without you?
    .bots = Nobody sits at this table yet. If you deal now, bots play alone and you watch.
    .people = You have no seat. If you deal now, the others play and you watch.
sit-down-first = Sit down first
deal-and-look-on = Deal and watch
agreed-memory = Memory aid: { $level }
agreed-pace = Oven: { $pace }
agreed-time = { $seconds } seconds a turn
waiting-room = The table is laid
change-table = Change the table
change-table-now = Agree on this
change-table-not = Leave it as it is
sit-down-here = Sit down
sit-down = Sit down
name-needed = Tell the others what you are called.
table-full = Every seat is taken
    .about = You can watch when the game begins: just stay here.
who-is-here = Who is here
free-seat = Seat { $number } is free
seat-a-bot = Seat a bot
seat-more = Change
you-mark = you
host-mark = host
bot-mark = bot
reissue = New link for this seat
hand-over = Make host
free-the-seat = Free the seat
reissued = The old link of { $name } is void. Pass this one on; whoever has it has the seat.
start = Deal the cards
    .about = Free seats go to bots. The game begins by itself when the last seat is taken.
start-with-bots =
    { $count ->
        [one] Deal, with one bot
       *[other] Deal, with { $count } bots
    }
waiting-for =
    { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
waiting-for-host = The host deals in a moment.
host-deals =
    { $free ->
        [0] { $name } deals in a moment.
       *[other] { $name } deals when everybody is here.
    }
here-count = At your table: { $here } of { $seats }.
has-come = { $name } has sat down.
practise = Practise meanwhile
    .about = A quick game against bots while you wait. When your table begins, you are called.
meanwhile = You are practising. { here-count }
back-to-waiting-room = Back to the table
leave-seat = Leave
invite = Invite friends
    .about = Whoever opens this link can sit down. On a phone, point the camera at the code.
table-link = The table’s link
device-link = The seat’s link (keep it to yourself)
copy = Copy
copied = Copied
share = Share
share-text = Come to my table!
qr-code = QR code with the link
connection-lost = The connection is lost. Trying again.
coming = To the table…
    .about = Looking for table { $table }.
unreachable = The kitchen does not answer
    .about = The connection is lost. The page keeps trying by itself; your seat stays yours.
ended-gone = No such table
    .about = Tables that nobody uses are cleared away. Or a part of the link got lost.
ended-taken_elsewhere = You are playing on another device
    .about = Your seat was opened elsewhere with your link. You can take it back here.
ended-seat_void = Your seat has a new owner
    .about = The host made a new link for it or gave it to somebody else.
ended-table_closed = This table is closed
    .about = The game is over and the chairs are on the tables.
ended-misbehaved = The connection was ended
    .about = This page sent something that the server does not understand. Load it again.
play-here = Play here
to-this-table = To this table
tab-your-turn = Your turn! · Pizzaiolo
tab-waiting = The table is waiting · Pizzaiolo
tab-over = The oven is empty · Pizzaiolo

## Settings

theme = Look
theme-auto = Like the device
theme-light = Day
theme-dark = Night
motion = Motion
motion-auto = Like the device
motion-reduced = As little as possible
motion-full = All of it
sound = Sound
    .about = Thuds, sizzling, a bell.
voice = Voice
    .about = What is put in is called out, in your language.
vibration = Vibration
    .about = The phone hums when it is your turn.
hints = Hints
    .about = The table tells you when you may have overlooked something; each hint at most twice.
press = Answer for me when I have no choice
    .about = The table answers in your place when only one answer is possible. The others may notice which answers these were.
add-missing = Always add what is missing
    .about = When your order can be completed from your hand in exactly one way, the table adds the cards.
skin = Call things what you like
    .about = At your table it was always “cheese”? Only you will see it.
other-device = Go on with another device
    .about = Open this link there, or point its camera at the code. The seat moves with you.

## Table

# The sentence at the top: what you must do, or who does something.
sentence-dealing = The cards are being dealt.
sentence-place = Put something in the oven.
sentence-submit = Send an order into the oven, or none.
sentence-draw = Fill your hand: from which stack?
sentence-paused = The host has paused the game.
sentence-paused-host = You have paused the game.
sentence-pay = Your { $order }: what do you do?
sentence-burnt = { $who ->
    [you] Your { $order } is burnt.
   *[other] { $name }’s { $order } is burnt.
  }
sentence-add = Help is here. What do you add to your { $order }?
sentence-help = { $name } asks for { $cards }.
sentence-baking = The oven is being emptied.
sentence-waiting = { $who ->
    [you] It is your turn.
   *[other] { $name } is choosing.
  }
sentence-waiting-bot = { $who ->
    [you] A bot is choosing for you.
   *[other] { $name } is thinking.
  }
sentence-waiting-away = { $name } is away. Everybody waits.
sentence-waiting-pay = { $who ->
    [you] Your pizza: what do you do?
   *[other] { $name } looks at the pizza.
  }
sentence-waiting-help = { $who ->
    [you] Do you help?
   *[other] { $name } is asked for help.
  }
your-turn = Your turn.
you = you
nobody = nobody

# What the table hears.
heard-dealt = The cards are dealt.
heard-round-began = { $who ->
    [you] Round { $round }. You begin.
   *[other] Round { $round }. { $name } begins.
  }
heard-mamma-mia-taken = { $who ->
    [you] You are Mamma Mia!
   *[other] { $name } is Mamma Mia!
  }
heard-passed = { $who ->
    [you] You have no ingredient and pass.
   *[other] { $name } has no ingredient and passes.
  }
heard-placed = { $who ->
    [you] You: { $cards }
   *[other] { $name }: { $cards }
  }
heard-submitted = { $who ->
    [you] You send a { $order }.
   *[other] { $name } sends a { $order }.
  }
heard-drew-supply = { $who ->
    [you] { $count ->
        [one] You draw one ingredient.
       *[other] You draw { $count } ingredients.
      }
   *[other] { $count ->
        [one] { $name } draws one ingredient.
       *[other] { $name } draws { $count } ingredients.
      }
  }
heard-drew-waiter = { $who ->
    [you] { $count ->
        [one] You draw one order.
       *[other] You draw { $count } orders.
      }
   *[other] { $count ->
        [one] { $name } draws one order.
       *[other] { $name } draws { $count } orders.
      }
  }
heard-timeout = Time was up.

# Your hand, your orders, one confirm.
your-hand = Your ingredients
hand-empty = No ingredient in your hand.
your-orders = Your orders
choose-order = Which order goes into the oven?
choose-order-hint = Choose an order to send it along, or just to read it.
no-order = No order
no-orders-in-hand = No order in your hand.
why-no-order = No order this turn: without an ingredient you cannot send one.
all-orders = All your orders
all-orders-note = What is neither in your hand nor delivered lies with your waiter or in the oven. Which of the two is for you to remember.
all-orders-note-pile = What is not in your hand lies with your waiter, in the oven or on the pile of delivered orders. Which of them is for you to remember.
order-is-hand = in your hand
order-is-delivered = delivered
order-is-away = waiter or oven
rules-of-edition = The rules of this edition
draw-from = Draw from
stack-supply = Supply
stack-waiter = Waiter
draw-here-supply = Draw ingredients
draw-here-waiter = Draw orders
why-stack-empty = empty
why-stack-need-ingredients = you need ingredients
why-stack-hand-full = your hand is full
one-more = One more
one-less = One less
stepper-singles = How many { $kind }
stepper-doubles = How many doubles of { $kind }
preview-empty = Choose an ingredient.
preview-no-ingredient = You have nothing to put in.
preview-choose-order = Choose an order, or go on without one.
preview-order-alone = No ingredient, only your order.
preview-pass = You have no ingredient: you pass, and draw.
placed-for-you = Your only ingredient went in by itself.
bake-it = Bake it
go-on = Go on
sending = One moment
why-choose-kind = Choose an ingredient first.
why-not-your-turn = It is { $name }’s turn, but you can already choose.
hint-first = Use − and + for how many of them go into the oven. Everybody hears it.
hint-aim = An order is baked if what it needs is in the oven before it. Whoever delivers the most wins.
hint-no-orders = You have no orders left. Draw some: they are what you bake.
hint-waiter = { $count ->
    [one] You will draw one order, and no ingredients.
   *[other] You will draw { $count } orders, and no ingredients.
  }
hint-no-ingredients = That leaves you without an ingredient: next time you have nothing to put in. Draw from the supply, or keep a card.
hint-forbidden = This order burns if its forbidden kind lies on the table, and that kind is going in now or lies there already.
hint-too-little = This order cannot be filled yet: what it needs is not in your hand, and the oven holds too few cards for it.
hint-supply = The oven opens when the supply is empty.
hint-leftovers =
    { $lie ->
        [visible] What was not used stays before the oven, and counts before all that goes in. Burnt orders are under the waiters again.
       *[other] What was not used lies in the oven again, and comes out first. Burnt orders are under the waiters again.
    }

# The others.
the-others = The others
away = away
seat-label = { $name }, { $colour }, own ingredient { $kind }{ $bot ->
    [yes] , a bot
   *[no] { "" }
  }. { $ingredients ->
    [one] one ingredient
   *[other] { $ingredients } ingredients
  }, { $orders ->
    [one] one order
   *[other] { $orders } orders
  } in hand, { $waiter } with the waiter{ $known ->
    [yes] , { $delivered } delivered
   *[no] { "" }
  }.{ $state ->
    [away] { " " }Away.
    [thinking] { " " }Is thinking.
    [acting] { " " }Is choosing.
   *[none] { "" }
  }{ $chef ->
    [yes] { " " }Opens the oven.
   *[no] { "" }
  }{ $holder ->
    [yes] { " " }Is Mamma Mia.
   *[no] { "" }
  }
seat-plays = Plays { $colour }; own ingredient: { $kind }.
seat-is-bot = A bot.
seat-stand-in = A bot stands in.
seat-is-away = Is away at the moment.
seat-somebody = Somebody
seat-taken-over = In this game, somebody new has a link to this seat.
seat-ingredients = Ingredients in hand
seat-orders = Orders in hand
seat-waiter = Orders with the waiter
seat-level = Memory aid
delivered-count = { $count ->
    [0] Nothing delivered
    [one] One pizza delivered
   *[other] { $count } pizzas delivered
  }
delivered-pile = { $count ->
    [one] One order lies on the delivered pile.
   *[other] { $count } orders lie on the delivered pile.
  }
    .short = Delivered
vote-bot = { $votes ->
    [0] Let a bot play for { $name }
    [one] Let a bot play for { $name } (one vote)
   *[other] Let a bot play for { $name } ({ $votes } votes)
  }
sit-behind = Look over { $name }’s shoulder
looking-on = You are watching. Choose a player: if they allow it, you look over their shoulder.
looking-behind = You are looking over { $name }’s shoulder: these cards are not yours.
bot-stands-in = You were away: a bot is playing for you.
i-am-back = I am back
give-seat-to-bot = Give { $name }’s seat to a bot

# The oven and the memory.
the-oven = The oven
oven-top = On top: { $what }
oven-no-top = Nothing can be seen in the oven.
supply-left = { $count ->
    [0] The supply is empty.
    [one] One card in the supply.
   *[other] { $count } cards in the supply.
  }
on-the-table = Face up on the table
last-turn = The last turn
memory-aids = Memory
the-rail = The last lap
the-chalkboard = Your chalkboard
chalkboard-how = Press to add a mark, drag to wipe. The coloured cards are orders.
wipe-all = Wipe it all off
the-glass = What the oven holds
orders-of = Orders of { $colour }
rail-drew-supply = { $count ->
    [one] drew one ingredient
   *[other] drew { $count } ingredients
  }
rail-drew-waiter = { $count ->
    [one] drew one order
   *[other] drew { $count } orders
  }

# Tools.
round-of = Round { $round } of { $rounds }
round-word = Round
round-number = Round { $round }
time-left = { $count ->
    [one] One second left
   *[other] { $count } seconds left
  }
seconds = { $count } s
seconds-more = + { $count } s
pause = Pause the game
resume = Go on with the game
react = Say something
repeat = Say the last turn again
table-menu = The table
allow-spectators = Let people look over my shoulder
last-game = The last game: replay and review
leave-table = Leave the table
leave-table-note = Your seat is kept: come back with your link.
reaction-bravo = Bravo!
reaction-buon-appetito = Buon appetito!
reaction-burnt = Burnt!
reaction-delicious = Delicious!
reaction-hurry = It is getting cold!
reaction-laugh = Ha ha!
reaction-mamma-mia = Mamma mia!
reaction-no-way = No way!
reaction-oops = Oops!
reaction-sorry = Sorry!
reaction-thanks = Thank you!
reaction-thinking = Let me think.
keys = Keys
keys-kind = Take all of the first, second, … kind in your hand
keys-trim = One card more, one less
keys-order = The next order, or none
keys-stack = The other stack
keys-bake = Bake it, or give the first answer
keys-answer = Choose a topping while the oven is emptied
keys-give-up = Let it burn, or do not help
keys-back = Take the answer back
keys-hurry = Go on to the next card while the oven is emptied, or, alone with bots, to their move
keys-repeat = Say the last turn again
keys-all-orders = All your orders
keys-react = Say something
keys-pause = Pause the game (host)
keys-tab = Go through everything that can be chosen
keys-this = This list
keys-single = Letters and digits work as keys

# When something is not as it should be.
lost = The connection is lost. What you chose is kept, nothing is sent twice.
lost-going-down = The kitchen is being restarted. The game goes on in a moment.
lost-again-in = { $count ->
    [0] Trying again.
    [one] Trying again in one second.
   *[other] Trying again in { $count } seconds.
  }
try-now = Try now
bye-taken-elsewhere = You are playing on another device now.
bye-seat-void = Your seat was given away, or its link was replaced.
bye-table-closed = This table has been closed.
bye-misbehaved = The server did not understand this page. Load it again.
bye-going-down = The server is being restarted.
bye-idle = Nothing was heard from here for a long time.
to-the-door = To the start
to-the-table = To the table
missed = While you were away:
missed-understood = Got it

## Baking

heard-oven-opened = { $who ->
    [you] You open the oven.
   *[other] { $name } opens the oven.
  }
heard-turned-up = Out of the oven: { $cards }.
heard-order-turned-up = { $who ->
    [you] Your { $order }.
   *[other] { $name }’s { $order }.
  }
heard-added = { $who ->
    [you] You add { $cards }.
   *[other] { $name } adds { $cards }.
  }
heard-asked = { $who ->
    [you] You ask for { $cards }.
   *[other] { $name } asks for { $cards }.
  }
heard-did-not-help = { $who ->
    [you] You do not help.
   *[other] { $name } does not help.
  }
heard-helped = { $who ->
    [you] You give { $cards }.
   *[other] { $name } gives { $cards }.
  }
heard-baked = { $who ->
    [you] Your { $order } is baked!
   *[other] { $name }’s { $order } is baked!
  }
heard-rewarded = { $who ->
    [you] In return one of your orders counts as delivered.
   *[other] In return one of { $name }’s orders counts as delivered.
  }
heard-returned = { $who ->
    [you] Your { $order } is burnt and goes back under the waiter’s stack.
   *[other] { $name }’s { $order } is burnt and goes back under the waiter’s stack.
  }
heard-round-ended = The oven is empty.
heard-game-ended = The game is over.
forbidden-lies-there = Forbidden, but on the table: { $cards }.
short = { $cards } short.
short-any = { $count ->
    [one] One card short.
   *[other] { $count } cards short.
  }
short-nothing-else = No other kind lies on the table.
short-several = { $count } of two kinds
all-there = All there.
owner-chooses = { $who ->
    [you] You choose.
   *[other] The owner chooses.
  }
baked = Baked!
burnt = Burnt!
which-rule = Which rule is that?
question = You are asked
question-help = Do you help?
    .reward = In return the top order of your waiter counts as delivered, unseen.
    .short = In return: one order delivered
plan-bake = Bake it
plan-bake-adding = Add { $cards } and bake it
plan-ask = Ask for help
plan-send = Ask the others for { $cards }
    .short = Ask
plan-help = Give { $cards }
    .short = Give
plan-refuse = Do not help
plan-decline = Let it burn
plan-decided = Decided.
choose-rarest = { $count } of the rarest: which pile?
choose-toppings =
    { $count ->
        [1] Choose a topping: which pile?
       *[other]
            { $left ->
                [1] And one more topping.
               *[other] Choose { $left } toppings: which piles?
            }
    }
pile-pick = With { $kind }
pile-short = { $count } more
pile-more = One more: { $kind }
pile-less = One less: { $kind }
plan-change = Change my mind
plan-back = One step back
plan-lacking = { $count ->
    [one] One card is still missing.
   *[other] { $count } cards are still missing.
  }
plan-hand = { $count } more from your hand.
plan-missing = Still missing: { $cards }.
plan-own = You add { $cards } yourself.
plan-own-count = { $count ->
    [one] You add one card yourself.
   *[other] You add { $count } cards yourself.
  }
plan-with-help = If somebody helps, it is all there.
forced-decline = You cannot fill it: it burns.
forced-refuse = You cannot help here.
forced-bake = There is only one way: it is baked.
belief = What is in the oven? Lock it in.
belief-together = What is in the oven? Agree on it and lock it in.
belief-locked = Locked in. Let us see.
belief-lock = Lock it in
belief-skip = Not this time
belief-total = { $count } of at most { $most } toppings
belief-too-many = { $count } toppings: more than the { $most } that can lie in there
belief-worth = It wins no pizza: afterwards you see how well you remembered.
hurry-beat = On to the next card
hurry-bot = Go on at once
hurry-orders = Skip to my orders
    .none = Skip ahead
hurry-wanted = { $count ->
    [one] { $names } would like to go on
   *[other] { $names } would like to go on
  }
hurry-waits = Waiting for { $names }

## Aftermath

aftermath = Your orders in round { $round }
aftermath-counts = { $baked } baked, { $burnt } burnt.
aftermath-why = See why
fate-baked = Baked, all there.
fate-added = Baked: you added { $cards }.
fate-helped = Baked with the help of { $name }.
fate-spoilt = Burnt: a forbidden ingredient lay on the table.
fate-nobody-helped = Nobody helped.
fate-returned = Burnt: it could not be filled.
fate-taker = { $who ->
    [you] Your own { $order } had taken { $cards }.
   *[other] { $name }’s { $order } had taken { $cards }.
  }
fate-below = When you sent it, the oven held { $cards }.
fate-earlier = Earlier orders had taken { $cards }.
fate-lay = Left on the table for it: { $cards }.
fate-none = You had no order in this oven.
fate-others = { $count ->
    [one] The others baked one pizza.
   *[other] The others baked { $count } pizzas.
  }
belief-against-truth = Your memory: { $percent }% (0% is guessing, 100% is exact)
belief-believed = You
belief-truth = Oven
the-end = The end
ending-win = { $who ->
    [you] { $count ->
        [one] You win with one pizza!
       *[other] You win with { $count } pizzas!
      }
   *[other] { $count ->
        [one] { $name } wins with one pizza.
       *[other] { $name } wins with { $count } pizzas.
      }
  }
ending-tie = { $count ->
    [one] A tie: { $names } share the win with one pizza.
   *[other] A tie: { $names } share the win with { $count } pizzas.
  }
ending-shared = Just as many pizzas, and just as many ingredients left: the win is shared.
decided-ingredients = { $who ->
    [you] As many pizzas as { $other }, but you have more ingredients left.
   *[other] As many pizzas as { $other }, but { $name } has more ingredients left.
  }
decided-pizzas = { $who ->
    [you] { $lead ->
        [one] You were one pizza ahead of { $other }.
       *[other] You were { $lead } pizzas ahead of { $other }.
      }
   *[other] { $lead ->
        [one] { $name } was one pizza ahead of { $other }.
       *[other] { $name } was { $lead } pizzas ahead of { $other }.
      }
  }
nearest-miss = Your nearest miss was a { $order } in round { $round }: { $cards } short.
last-order-baked = { $who ->
    [you] The last order was your { $order }, and it is baked.
   *[other] The last order was { $name }’s { $order }, and it is baked.
  }
last-order-burnt = { $who ->
    [you] The last order was your { $order }, and it is burnt.
   *[other] The last order was { $name }’s { $order }, and it is burnt.
  }
winner = winner
ingredients-left = { $count ->
    [0] no ingredient left
    [one] one ingredient left
   *[other] { $count } ingredients left
  }
rematch = Play again
rematch-host = { $name } can start the next game.
watch-tape = Watch the replay
memory-accuracy = { $rounds ->
    [one] Your memory was worth { $percent }% in one oven: 0% is guessing, 100% is exact.
   *[other] Your memory was worth { $percent }% over { $rounds } ovens: 0% is guessing, 100% is exact.
  }
memory-accuracy-together = { $rounds ->
    [one] Together, your memory was worth { $percent }% in one oven: 0% is guessing, 100% is exact.
   *[other] Together, your memory was worth { $percent }% over { $rounds } ovens: 0% is guessing, 100% is exact.
  }
memory-curve = { $games ->
    [one] Your memory in one game; the best: { $best }%.
   *[other] Your memory over { $games } games; the best: { $best }%.
  }

## Review

review = The review
review-open = Review this game
review-percent = { $percent }%

## A challenge

challenge-somebody = Challenge somebody to this deal
challenge-compare = Compare the games
problem-no_such_challenge = There is no such challenge. Ask for its link once more, or play a game of your own.
problem-no_challenge = Only a game that you have finished alone against bots can become a challenge.
problem-bots_gone = One of the bots, or the edition, is no longer here. Play another game instead.

## The bake of the day

day-title = The bake of the day
day-card = One deal for everybody, every day. One try counts.
day-card-today =
    { $count ->
        [0] Today: { $edition }, { $seats } players. Nobody has finished it yet.
        [one] Today: { $edition }, { $seats } players. One person has finished it.
       *[other] Today: { $edition }, { $seats } players. { $count } people have finished it.
    }
day-card-open =
    { $state ->
        [done]
            { $count ->
                [one] You baked one pizza: see how it went
               *[other] You baked { $count } pizzas: see how it went
            }
        [begun] Go on with today’s bake
       *[new] To today’s bake
    }
day-what = { $edition }, { $seats } players: you against { $bots }.
day-what-doubles = { $edition } with doubles, { $seats } players: you against { $bots }.
day-site = This page has a bake of the day of its own, and you play it alone.
day-to-today = To today’s bake
day-to-result = To the bake of the day
day-place =
    { $place ->
        [2] 2nd of { $seats }
        [3] 3rd of { $seats }
        [4] 4th of { $seats }
        [5] 5th of { $seats }
        [6] 6th of { $seats }
       *[first] 1st of { $seats }
    }
day-oven = From your oven: { $baked } baked, { $burnt } burnt
day-fair-later = Others have yet to play this deal. An hour after midnight UTC its secret is on the page of the day, and the shuffle can be checked.
ended-hidden = Somebody’s bake of the day
    .about = Others have yet to play this deal, perhaps you as well: until the day is over, only its player sees this table.
problem-day_ahead = That day has not begun yet.
problem-day_begun = You have begun this bake on the server. Go on with it there.
problem-day_not_along = Only today’s bake can be taken along, and only what was taken along can be sent.
problem-moves_bad = From these moves the server arrives at a different game, so it cannot accept this one. Perhaps it has changed since you took the bake along.
problem-no_such_day = There is no such day. Look at today’s.
problem-key_bad = This key does not fit. Open this page once more.
problem-not_yet = Not yet: come back a little later.
problem-fixed_deal = This deal is played once, against the same bots as everybody’s.
problem-club_closed = This club has been closed.
problem-club_full = This club is full.
problem-evening_full = This evening is full: 64 people are here.
problem-evening_on = An evening is already on in this club.
problem-evening_over = This evening is over.
problem-member_removed = You are no longer a member of this club.
problem-no_such_club = There is no such club. Look at its link once more.
problem-no_such_evening = There is no such evening in this club.
problem-no_such_member = There is no such member in this club.
problem-not_keeper = Only a keeper of the club can do that.
problem-not_member = Join the club first.
problem-record_bad = This is not the record of a finished game.

## Clubs; what their own screens say is in club-en.ftl

club-found = Start a club
club-card =
    { $count ->
        [0] Always the same people?
       *[other] Your clubs
    }
    .about = A club keeps your games, standings and evenings together. Nobody needs an account.
club-all = All clubs
friends-club = Always the same people?
seat-of-club = You sit down as a member of { $club }: the game goes into its book.

## Rules

rules-title = The rules

## On the road

road-keep = Keep it for the road
    .about = About 8 MB, once. After that you can play against bots without a network.
road-fetched = { $done } of { $total } MB
road-kept = Kept for the road: you can play here without a network.
road-no-space = This browser has no space left for it. Make some room, then try again.
road-not-fetched = Not everything arrived. What did is kept: try again when the network is better.
road-damaged = A part arrived damaged and was thrown away. Try again.
road-not-here = This browser cannot play without a server. A newer one, or a page opened over https, can.
road-not-built = This server was built without it. Ask whoever runs it to build it again with a network.
road-alone = There is no network: you play against bots, or pass this device around. A table with friends by link needs a network.
road-around = There is no network, so all of you play on this device and pass it around.
road-bots = Without a server, bots up to Signora Rossi think as much as always; stronger ones think for a second at most.
own-games = Your games in this browser
own-games-save = Save the record
lost-own = The kitchen in this browser has stopped and is starting again. Your game is kept.
problem-own_server_failed = The kitchen in this browser did not start. Try again; your games are kept.
problem-cannot_run = { road-not-here }
problem-no_space = This browser has no space left, so nothing was done. Make some room, then go on: your game is kept.
site-alone = This page has no server: you play against bots, or pass this device around. A table with friends by link needs a server.
site-around = This page has no server, so all of you play on this device and pass it around.

## One device for several people, and the big screen

friends-way = Where do you play?
friends-way-apart = Each on their own device
    .about = You get a link and a code to pass on.
friends-way-around = On this device
    .about = One phone, tablet or laptop goes round the table. A curtain hides everybody’s cards.
friends-way-screen = Around a big screen
    .about = This screen shows the oven. Everybody sits down by phone and holds their own cards.
around-people = Who plays on this device?
around-name = Name { $number }
around-face = Another face for person { $number }
around-remove = Person { $number } does not play
around-add = One more person
around-bots = Bots that play along
around-aloud = Say aloud what is called out
    .about = Then nobody has to look at the screen to hear it.
beside = Somebody else plays on this device
    .about = You pass it around. A curtain hides each hand until its turn.
shares-mark = shares a device
curtain = The curtain
curtain-turn = It is your turn: take the device.
curtain-asked = You are asked about an order: take the device.
curtain-hold = Hold to see your cards
curtain-second = I am { $name }. Show my cards.
curtain-about = Nobody but { $name } should look now.
hide-hand = Hide my cards
hand-goes-dark = Look at your new cards. They go dark in a moment.
device-together = Watch and listen, all of you.
big-screen = Put the oven on the big screen
    .about = A television or a laptop in the middle shows the oven, the stacks and what is called out. The phones then show only a hand.
big-screen-here = This is the big screen
big-screen-there = Or open this address on the other screen:
screen-sit-down = Sit down by phone
handheld = Only my hand on this phone
    .about = The big screen shows everything else.
look-up = Look at the big screen.
look-up-here = Show the table here
