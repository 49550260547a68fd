### The rules in English: loaded with their screens. Tone and terms as in en.ftl.

rules-intro =
    You and your friends share one oven. Everybody throws ingredients in and slips orders between them; nobody may look inside. When the supply runs dry the oven is opened, card by card, and you find out what you remembered, what you only hoped, and what somebody else ate first. After { $rounds ->
        [one] one oven
       *[other] { $rounds } ovens
    }, whoever has delivered the most pizzas wins.
rules-edition = Edition
rules-chapters = Chapters
rules-ruling = Our ruling:
rules-example = For example
rules-away = The rulebook cannot be fetched right now.
rules-again = Try again
rules-players = Players
rules-removed = Taken out of each kind
rules-on-the-table = On the table
rules-from-the-hand = From the hand
rules-your-cards = The orders of { $colour }
rules-reconstructed = * The rule sheet names the sort of this card but does not show it: what you see on it is our reconstruction.
rules-names = The sheet of this edition says “orders” where we say waiter.
rules-r1 = Before you start
rules-r2 = Your turn
rules-r3 = When the oven is opened
rules-r4 = Baking
rules-r5 = The orders
rules-r6 = Helping
rules-r7 = The next round
rules-r8 = The end
rules-r9 = Double ingredients
rules-r10 = What you may know
rule-r1-1 =
    { $kinds ->
        [one] There is one kind of ingredient, { $copies } cards of it.
       *[other] There are { $kinds } kinds of ingredients, { $copies } cards of each.
    }
rule-r1-2 = You choose a colour that nobody else has. It comes with an ingredient of your own, which is on almost all of your orders.
rule-r1-3 = With fewer players the kitchen is smaller. This many cards of each kind stay in the box:
rule-r1-4 = The ingredients are shuffled, and you are dealt { $hand } of them. The rest is the supply, face down.
rule-r1-5 = Your { $orders } orders are shuffled into a face-down stack: your waiter. Take the top one into your hand.
rule-r1-6 = The table agrees who starts, or leaves it to chance. Then it goes clockwise.
rule-r1-7 =
    { $card ->
        [dealt] The Mamma Mia! card is in the deck when the hands are dealt. If it comes to you, lay it face up in front of you; you get another ingredient at once.
       *[supply] Once the hands are dealt, the Mamma Mia! card is shuffled into the supply.
    }
rule-r2-1 = Put in. One or more ingredients of a single kind go from your hand onto the oven, face up, and you call out how many and what: “Three salami!”
rule-r2-2 = Order. Then you may put one order from your hand on top, face up. Everybody sees it until the next card covers it. Do it when you believe that all it needs is in the oven by now.
rule-r2-3 =
    { $cap ->
        [0] Draw. Fill your hand to { $limit } cards, either from the supply or from your waiter, never from both. You have to draw as many as you can.
       *[other] Draw. Fill your hand to { $limit } cards, but with at most { $cap } new ones, either from the supply or from your waiter, never from both. You have to draw as many as you can.
    }
rule-r2-4 = If you have no ingredient left when you draw, you have to draw from the supply.
rule-r2-5 =
    { $how ->
        [normal] If you have no ingredient when your turn begins, you take your turn without putting any in: you may still order, and draw from either stack.
        [pass] If you have no ingredient when your turn begins, you pass, without an order, and draw from either stack.
        [pass_supply] If you have no ingredient when your turn begins, you pass, without an order, and draw from the supply.
       *[sit_out] If you have no ingredient when your turn begins, you sit out and draw { $count } cards from the supply, even past your hand limit.
    }
rule-r2-6 = You cannot choose an empty stack while the other one has cards that you may draw. With a full hand, or nothing that you may draw, the step is skipped. In your turn, whatever leaves you no choice is done for you.
rule-r2-7 = If you draw the Mamma Mia! card, lay it face up in front of you and draw another card for it, if there is one. It does not count as a card of your hand.
rule-r2-8 = Nobody may leaf through the oven. All you see of it is its top card.
rule-r3-1 = The moment the last card of the supply is drawn, play stops.
rule-r3-2 =
    { $chef ->
        [holder] Whoever has the Mamma Mia! card is the chef, who opens the oven and starts the next round.
       *[last_draw] Whoever drew that last card is the chef, who opens the oven and starts the next round.
    }
rule-r3-3 = If not a single pizza was baked, the next round begins with an empty supply. Then the starting player takes one turn and is the chef.
rule-r3-4 = If no card moves for a full lap, the oven is opened. The chef is whoever has the Mamma Mia! card or, if it is still in the supply, the player who started the round. What is left of the supply is shuffled with the used ingredients.
rule-r4-1 = The chef turns the oven over and goes through it card by card. So the cards come out in the order in which they went in; what was left over from the round before comes first.
rule-r4-2 = An ingredient goes face up on the table, to the pile of its kind.
rule-r4-3 = When an order comes out and all that it needs is on the table, it is baked: those ingredients leave the table, and the order is delivered. You cannot refuse; at most you choose which ingredients it takes.
rule-r4-4 = If something is missing, you may add it from your hand: all that is missing, or nothing. Your cards are used with the rest.
rule-r4-5 = Otherwise the order is burnt: it goes back, face down under your waiter, and no ingredient moves.
rule-r4-6 = You add only what is missing: never a card that the pizza would be complete without.
rule-r4-7 = If an order leaves you a choice, you choose among all the ways that table and hand together can pay. If one of them takes nothing from your hand, the pizza is baked in any case.
rule-r4-8 = What an order did not use stays on the table for those that come out later.
rule-r5-2 = If fewer than { $count } ingredients are on the table, you may add exactly as many as are missing, of any kinds.
rule-r5-3 = The kind can never be your own, and none of it has to be on the table.
rule-r5-4 = If that leaves no kind at all, the order goes back, even if your hand could pay for it.
rule-r5-6 = You cannot choose the forbidden kind itself, even if all of it came from your hand.
rule-r5-9 = If the forbidden kind lies on the table when the order comes out, it goes back at once. You cannot add anything, and nobody can help.
rule-r6-1 = With three players or more: if your order comes out and the table alone does not fill it, you may ask for help instead of paying from your hand, even if your hand would have been enough.
rule-r6-2 = You say exactly which cards you want: at least one, and only missing ones. Whatever else is missing you must hold yourself. If the order leaves kinds open, you choose them before you ask.
    .ruling = For a Bombastica, any kinds will do, so you name the kinds you ask for.
rule-r6-3 = The others are asked one after the other, beginning on your left. To help, a player must hold all the cards you asked for and have at least one order in the waiter. The first to say yes ends the asking.
rule-r6-4 = The helper gives the cards, you add the rest, and the pizza is baked. As a reward the helper lays the top order of their own waiter on the delivered pile, unseen: it counts as theirs.
rule-r6-5 = If nobody helps, your order goes back, even if you could have paid for it yourself. That is the price of asking.
rule-r6-6 =
    With two players there is no helping, and a table may agree to do without it. A game without helping has { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }.
rule-r7-1 =
    { $leftovers ->
        [visible] When the oven is empty, the unused ingredients stay in their piles for all to see. They count before anything that is put in later.
       *[covered] When the oven is empty, the unused ingredients become the bottom of the next one.
    }
rule-r7-2 =
    { $card ->
        [none] The used ingredients are shuffled and become the new supply.
       *[other] The used ingredients and the Mamma Mia! card are shuffled and become the new supply.
    }
rule-r7-3 = Nobody gets new cards in between: what you added to pizzas is missing from your hand until you draw. The chef takes the first turn.
rule-r8-1 =
    { $rounds ->
        [one] The game is over when the oven has been emptied.
       *[other] The game is over when the oven has been emptied { $rounds } times.
    }
rule-r8-2 = Whoever delivered the most orders wins. If several tie, the one of them with the most ingredient cards in hand wins. If they tie in that as well, they share the victory, and the pizza.
rule-r9-1 = If the table wants it, two cards of each kind are exchanged for two double cards of that kind, and shuffled in.
rule-r9-2 = A double is one card in your hand, when you draw, and when hands break a tie. Once it is put in or paid, it counts as two, even in what you call out: “three salami” may be a double and a single.
rule-r9-3 = When the table pays, doubles of a kind that is needed go first, even if that pays one too many. Singles follow.
rule-r9-4 = You may add doubles from your hand, and overpay by one with them. Which of your cards you add is up to you.
rule-r10-1 = Secret: the cards in other hands, the order of the supply and of every waiter, and everything in the oven but its top card.
rule-r10-2 =
    { $delivered ->
        [face_down] Open to all: every announcement when it is made; how many ingredients and how many orders each hand holds; from which stack a draw came; the heights of all stacks; and everything that happens while the oven is emptied. Delivered orders lie face down in one pile: until the end you see how high it is, no more.
       *[other] Open to all: every announcement when it is made; how many ingredients and how many orders each hand holds; from which stack a draw came; the heights of all stacks; everything that happens while the oven is emptied; and the delivered orders.
    }
rule-r10-3 = What was said once is not said for ever: remembering it is the game. Anyone who comes back or looks on sees what the table shows now, unless the table has agreed on a memory aid.
rule-r10-4 = When an order burns, everybody sees it go under its owner’s waiter. Where it lies from then on is for you to remember.
rule-r10-5 = When an order comes out that its owner cannot pay, the game does not give that away: the owner is asked the same question either way, and a bot’s pause tells nothing. How long you hesitate is up to you.
example-short = Four pineapples and a pepper are ordered. Three pineapples and the pepper are there: Alberto adds a pineapple from his hand. Five cards are used, the rest stays for the next order.
example-fewest = Alberto’s own ingredient is pepper, so it does not count, and there are no olives. Salami and mushrooms are the fewest: he chooses one of them, and adds what is missing from his hand.
example-helping = Four olives and a pepper are ordered; two olives are missing. Alberto has one and asks for one. Beate does not want to. Claudio gives an olive and in return delivers the top order of his waiter.
