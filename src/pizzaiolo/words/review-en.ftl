### Reviews, replays and the check of the shuffle in English: loaded with them. Tone and terms as in en.ftl.

review-waiting =
    { $before ->
        [0] The review is beginning.
        [one] One other game is reviewed before this one.
       *[other] { $before } other games are reviewed before this one.
    }
review-busy = The server cannot answer right now. The page will ask again by itself.
review-progress = { $percent }% done
review-failed = This game could not be reviewed.
review-points = { $points } ± { $error }
review-ribbon = Chances of winning
    .about = A line for each player; the band shows how uncertain it is. Press to go to that moment.
review-table = The chances as a table
    .place = Moment
review-accounts = Luck, judgement, memory
    .about = 100 points are a whole won game. The figure after ± says how sure we are: the smaller, the surer.
review-luck = Luck
review-judgement = Judgement
review-memory = Memory
review-lost = { $points } lost
review-kept = { $percent }% kept
review-memory-unsure = too few moments to tell
review-memory-none = too little at stake
review-not-yet = still being looked at
review-show = Show the moment
review-moments = Moments to look at again
review-keys = M: from moment to moment
review-everybody = Everybody
review-sum-unlucky = Bad luck, above all
review-sum-misplayed = There were better moves
review-sum-forgot = Too much was forgotten
review-sum-best = Decided better than others, to no avail
review-sum-even = Neither luck nor mistakes stand out
review-sum-won-lucky = Won with the help of luck
review-sum-won-unlucky = Won in spite of bad luck
review-sum-won-well = Won by good decisions
review-sum-won-anyway = Won, though somebody decided better
review-beliefs = What you thought was in the oven
review-learn = To learn from
review-proud = To be proud of
review-turning-point = The turning point
review-one-card = One card
review-learn-worth = { $points } points lost
review-proud-worth = { $points } points kept by remembering
review-turning-worth = It moved a chance of winning by { $points } points
review-one-card-baked = { $order }: baked thanks to { $cards }
review-one-card-returned = { $order }: burnt for want of { $cards }
review-here = This moment, reviewed
review-verdict-fine = Fine
review-verdict-slip = Slip
review-verdict-mistake = Mistake
review-better = Better: { $action }. That was worth { $points } points more.
review-no-better = No better, as far as can be told: { $action }.
review-stake = Remembering was worth { $points } points here; { $kept } of them were kept.
review-unaided = Without a memory: { $action }.
review-lay-ready = In the oven for it: { $cards }.
review-missing = Still missing: { $cards }.
review-options =
    { $count ->
        [1] The only choice
       *[other] The best of { $count } choices, with their chances
    }
review-chance = Here only chance was at work.
review-quiet = Nobody decided anything here.
review-act-place = { $cards } into the oven
review-act-submit = send in { $order }
review-act-submit-nothing = hold an order back
review-act-draw-supply = draw ingredients
review-act-draw-waiter = draw orders
review-act-bake = bake it
review-act-bake-with = bake it with { $kinds }
review-act-ask = ask the others for cards
review-act-request = ask for { $cards }
review-act-send = leave it at this request
review-act-add = add { $cards }
review-act-help = help
review-act-refuse = not help
review-act-decline = let it burn
review-to-replay = Step through it in the replay
review-copy-picture = Copy as picture
review-copy-text = Copy as text
review-copied = Copied
review-saved = Saved as a picture
review-of = { $name } in Pizzaiolo: { $count ->
        [1] one pizza
       *[other] { $count } pizzas
    }

## Tape

tape-of = The replay of game { $game }
tape-loading = The replay is being fetched.
tape-none = There is no replay yet: a round can be seen when its oven is empty.
tape-failed = The replay could not be fetched.
replay-unknown = No such game
    .about = This game was never played here, or is not over yet, or has been cleared away. Or a part of the link got lost.
tape-back = One step back
tape-on = One step on
tape-play = Play
tape-stop = Stop
tape-slider = Where in the replay
tape-in = an order goes in
tape-out = an order comes out
tape-link = Copy a link to this moment
tape-copied = Copied
tape-in-oven = In the oven, the top first
tape-keys = ← → one step · Page up, page down: from order to order · Space: play

## Was the shuffle fair?

fair = Was the shuffle fair?
fair-about = Before the deal the table made a promise. Your browser can shuffle again and compare.
fair-check = Check it here
fair-failed = The record could not be loaded. Try again.
fair-right = The shuffle was what the table had promised.
fair-wrong = Something is not as it was promised!
fair-promise = The secret is the one that was promised.
fair-noted = { $finding ->
    [unknown] This browser did not see the promise before the deal.
   *[other] The promise is the one that was shown before the deal.
  }
fair-seed = The seed follows from the secret and the salts.
fair-salt = { $finding ->
    [unknown] You added no salt from this browser.
   *[other] Your own salt is in it.
  }
fair-cards = { $finding ->
    [unknown] The table has another edition by now, so the cards are not checked.
   *[other] All cards of the edition were there, no more and no fewer.
}
fair-deck = Hands and supply follow from the seed.
fair-waiters = The waiters follow from the seed.
fair-later = So do all later shuffles.
fair-start = Who began was agreed on, or follows from the seed.
fair-numbers = The numbers
fair-commitment = Promise
fair-secret = Secret
fair-the-seed = Seed
