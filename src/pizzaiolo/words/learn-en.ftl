### The lesson in English: loaded with its page. Tone and terms as in en.ftl.

learn-title = Learn in one bake
learn-next = Go on
learn-open = Open the oven
learn-leave = Leave
learn-again = From the start
learn-astray = A fine idea, but this first:
learn-listen = Watch and listen.
learn-welcome = I am Signora Rossi, and this is your first oven. Four minutes, and you can play. You are red: salami is your own ingredient. Nonna and Pia play with us.
learn-order = Below is your order: one salami and four mushrooms. If all of that is in the oven before your order goes in, and nobody takes it first, the pizza is yours.
learn-place = Choose your mushrooms. Then − and + change how many go in: leave it at three. No order yet. Then press “{ $go }”.
learn-called = “Three mushrooms!” Everybody heard it, and now it is gone. You drew three new cards. Now listen to the others.
learn-remember = Did you listen? Pia put in a mushroom. Three and one are four. Nobody will tell you again: remembering is the game.
learn-submit = Only the salami is missing. Put it in, choose your order to go on top, and draw from your waiter, who has the rest of your orders: you need new ones.
learn-special = Look, a Monotoni. Special orders want something odd. { $rule } Keep it for later.
learn-pia = Pia wants four mushrooms as well! But what went in first comes out first, and your order lies below hers.
learn-second = Your new order wants four pineapples and a salami. Nonna put in a pineapple, you have three: put them in, this order on top, and draw from the supply. And the salami? You draw four cards: hope is part of the game.
learn-chef = A salami, what luck! And the last card of the supply was yours: you are the chef. Play stops here, and the oven is opened.
learn-baked = Four mushrooms and a salami: baked, and delivered. What it used is gone from the table.
learn-burnt = The mushrooms are gone, so Pia’s order is burnt: back it goes, under her waiter’s stack. No ingredient moves.
learn-question = Your second order: everything is there but the salami. You have one in your hand and may add it. All that is missing, or nothing.
learn-end = Two pizzas from one oven! What is left on the table becomes the bottom of the next. A real game has three ovens, and whoever delivers the most wins. You can play now.
learn-end-declined = One pizza, and a salami saved. What is left on the table becomes the bottom of the next oven. A real game has three, and whoever delivers the most wins. You can play now.
