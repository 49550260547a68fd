### The bake of the day in English: loaded with its page. Tone and terms as in en.ftl.

day-loading = The bake of the day is on its way…
day-about = Everybody gets the same cards, the same seat and the same bots today. Only your play makes the difference. One try counts; if you have to leave, you can go on later, on any of your devices.
day-about-practice = This day is over. You can play its deal for practice as often as you like; it no longer counts.
day-players =
    { $count ->
        [one] One person has finished today’s bake.
       *[other] { $count } people have finished today’s bake.
    }
day-play = Play today’s bake
day-go-on = Go on with your bake
day-go-on-with = Finish the bake of { $day }
day-along-take = Take today’s bake along
    .about = To play it without a network. Its cards are in this browser then, so your result will be marked as played offline.
day-along-here = You have taken this bake along: you play it in this browser, with a network or without.
day-along-over = You have finished the bake of { $day } that you took along. It is sent as soon as there is a network.
day-offline = played offline
day-offline-about = You took this bake along, so its cards were in your browser before you played. It is in your calendar and your streak, but not counted among the others.
day-late = finished too late
day-late-about = You finished this bake when its cards had already been shown to everybody. It is in your calendar and your streak, but not counted among the others.
day-practise = Play it for practice
day-your-result = Your result
day-memory = memory { $percent }%
day-no-orders = no orders
day-share-of-all =
    { $others ->
        [one] You delivered more pizzas than { $ahead }% of the others: one other person has played so far.
       *[other] You delivered more pizzas than { $ahead }% of the { $others } others who have played so far.
    }
day-alone = You are the first to finish this day.
day-histogram = How many pizzas everybody delivered
day-pizzas-column = Pizzas
day-players-column = Players
day-tell = Tell others, without giving anything away
day-board = The board
day-board-empty = Nobody has put their name here yet.
day-board-join = Put my name on the board
day-board-leave = Take my name off the board
day-my-days = Your days
day-streak =
    { $count ->
        [0] No streak yet: today can be its first day.
        [one] One day: your streak begins.
       *[other] { $count } days in a row.
    }
day-calendar = Your calendar
day-calendar-played =
    { $count ->
        [one] { $day }: one pizza
       *[other] { $day }: { $count } pizzas
    }
day-calendar-about = A day begins at midnight UTC. Days gone by can be played for practice.
day-month-before = The month before
day-month-after = The month after
day-fair = Nobody chose today’s cards
day-fair-about = The secrets of all days are a chain: each is the hash of the next one. The secret of the day before is therefore the promise of this day, and the end of the chain promises them all. An hour after midnight UTC the day’s secret is shown, and anyone can check it.
day-commitment = The promise: the secret of the day before
day-secret = The day’s secret
day-secret-later = It is shown an hour after midnight UTC.
day-end = The end of the chain
day-device = Your days on another device
day-device-about = This address carries your days, your streak and the try that you have begun to another device. Anyone who has it plays as you: keep it to yourself.
day-device-link = The link to your days (keep it to yourself)
day-device-offered = This address carries the days of another device. If you take them, this browser forgets its own.
day-device-take = Take those days
day-device-keep = Keep my own
day-device-unknown = Nobody’s days are at this address: it may have been cut short. Copy it again on the other device. Here you go on with your own days.
