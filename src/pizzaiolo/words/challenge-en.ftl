### Challenges in English: loaded with their screens. Tone and terms as in en.ftl.

## A challenge

challenge-link = The link to the challenge
challenge-link-about = Whoever opens it plays the same cards from your seat, against the same bots. They see how you played when their own game is over; then you can both compare.
challenge-title = A challenge
challenge-by = { $name } challenges you to this deal.
challenge-by-somebody = Somebody challenges you to this deal.
challenge-yours = You have challenged others to this deal.
challenge-about = You get the same cards, the same seat and the same bots. You see how others played it when your own game is over.
challenge-first-gone = The first game with this deal has been deleted. You can still play it.
challenge-bots-gone = One of the bots, or the edition, is no longer here, so this deal cannot be played. Play another game instead.
challenge-take = Take the challenge
challenge-go-on = Go on with your game
challenge-players =
    { $count ->
        [0] Nobody has finished it yet.
        [one] One person has finished it.
       *[other] { $count } people have finished it.
    }
challenge-nobody = As soon as somebody has finished, both games are shown here side by side.
challenge-side-by-side = Side by side
challenge-with = Compare with
challenge-anybody = Somebody
challenge-choice =
    { $count ->
        [0] { $name }: no pizzas
        [one] { $name }: one pizza
       *[other] { $name }: { $count } pizzas
    }
challenge-parted = The two games part ways in round { $round }, at announcement { $number }.
challenge-part-here = Here the games part ways
challenge-same-game = Both games are the same, from the first card to the last.
challenge-common =
    { $count ->
        [one] One announcement is the same in both games
       *[other] { $count } announcements are the same in both games
    }
challenge-tape = { $name }: what happened next
challenge-ended = The game was over.
challenge-game-gone = This game can no longer be shown.
challenge-pass-on = Pass the challenge on
challenge-open = To the challenge
challenge-loading = The challenge is on its way…
challenge-waiting = The server is busy. Your link will be here in a moment.

## The same deal again

same-deal = The same cards again
same-deal-about = The same deal once more, with everybody one seat on: then luck is out of it. Everybody knows the cards from memory alone; the replay is closed while you play.
same-deal-again = Same cards, one seat on
same-deal-so-far = Game { $game } of { $games } with these cards. All games together:
same-deal-best =
    { $count ->
        [one] With the same cards, { $names } did best.
       *[other] With the same cards, { $names } did equally well.
    }
