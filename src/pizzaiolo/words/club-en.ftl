### The clubs in English: loaded with their screens. Tone and terms as in en.ftl.
### club, member, keeper (looks after the club), book (where the games are written down), standings, rating,
### evening (a tournament), round (all tables at once), host, guest.

## Clubs

club-clubs = Clubs
club-what-it-is = A club is a few people who play together again and again. It has a name, a link and a book: every game that you play there is written down, with standings, ratings and who beat whom. Nobody needs an account.
club-mine = Your clubs
club-found-about = You are its first member and its keeper. Then you pass the link on.
club-found-verb = Start the club
club-name = What the club is called
club-name-needed = Give the club a name.
club-coming = The club is on its way…
club-missing = The club does not answer
club-missing-no_such_club = No such club
    .about = Look at the link once more, or ask whoever sent it to you.
club-missing-club_closed = This club is closed
    .about = A keeper has closed it for good. You can start a new one.
club-missing-no_such_evening = No such evening
    .about = This club has had no evening like that.
club-line =
    Since { $date } · { $count ->
        [one] one member
       *[other] { $count } members
    } · { $games ->
        [0] no games yet
        [one] one game
       *[other] { $games } games
    }
club-somebody = somebody
club-guest = a guest
club-bot = a bot
club-keeper = keeper
club-to-club = To the club

## Joining

club-join = Join the club
club-come-back = Welcome back
club-invitation =
    { $keepers ->
        [none] You are invited.
       *[other] { $keepers } will be glad to have you.
    } { $count ->
        [one] One person plays here
       *[other] { $count } people play here
    }, { $games ->
        [0] and nothing is in the book yet.
        [one] and one game is in the book.
       *[other] and { $games } games are in the book.
    }
club-join-verb = Join
club-join-about = Your games here go into the club’s book. You can leave at any time, and be forgotten if you like.
club-removed = You are no longer a member
    .about = A keeper has taken you off the list. You can look in, but not join again.

## What goes on

club-now = Now
club-play = Play in this club
    .about = You lay a table as you like it best. Friends with the link can sit down too; bots take the free seats.
club-table-state =
    { $phase ->
        [waiting] { $free ->
            [0] all seats taken
            [one] one seat free
           *[other] { $free } seats free
        }
        [paused] having a break
       *[other] playing
    }
club-sit-down = Sit down
club-back-to-table = To your table
club-nothing-played = The first page is still blank
    .about = Play a game in this club: when it ends, it is in the book.

## Members

club-members = Members
club-all-members =
    { $count ->
        [one] Show the last one too
       *[other] Show all { $count }
    }
club-change = Change
club-member-name = Name
club-save = Save
club-make-keeper = Make them a keeper
    .about = A keeper can rename, merge and remove members, add bots and close the club.
club-unmake-keeper = No longer a keeper
club-merge = Two members, one person?
    .about = All games go over to the other name, and both devices play as one person.
club-merge-choose = Choose who it is
club-merge-verb = Merge
club-merge-sure = { $name } and { $other } become one: everything counts for { $other } from now on. It cannot be undone.
club-leave = Leave the club
club-leave-sure = Do you want to leave { $club }?
club-remove = Remove from the club
club-remove-sure = Remove { $name } from { $club }? They cannot join again.
club-afterwards = And the name?
club-keep-name = It stays in the book
    .about = Past games keep the name.
club-forget-name = Forget it
    .about = It becomes “somebody” everywhere, for good.
club-stay = No, stay
club-cancel = No, don’t
club-invite = Invite others
    .about = Anyone who has this link can look in and join.
club-link = The link to the club
club-device = Your place on another device
    .about = This address makes you the same member on another device. Anyone who has it plays as you: keep it to yourself.
club-device-link = The link to your place (keep it to yourself)
club-device-offered = This address carries somebody’s place in the club, and this browser already has one. If you take it, this browser forgets its own. If both are you, a keeper can merge them.
club-device-take = Take that place
club-device-keep = Keep mine

## For keepers

club-keep = Look after the club
club-rename = Rename
club-add-bot = A bot as a member
    .about = Bots that are members are rated like everybody, so newcomers soon have something to measure themselves by.
club-choose-bot = Choose a bot
club-add = Add
club-close = Close the club
    .about = The book can no longer be read then, and nobody can join or play here.
club-close-sure = Close { $club } for good? Take a copy of the book first if you want to keep it.
club-close-verb = Close it for good

## The book

club-book = The book
club-open-book = Open the book
club-standings = Standings
    .about = A shared win counts as a share. A rating says how strong somebody is and, after ±, how sure that is; the order goes by the strength that is all but certain. Memory comes from the reviews, which take a while.
club-by-edition = Edition
club-all-editions = All editions
club-column-place = Place
club-column-name = Name
club-column-rating = Rating
club-column-games = Games
club-column-wins = Wins
club-column-pizzas = Pizzas
club-column-memory = Memory
club-column-game = Game
club-column-date = Date
club-rating-figure = { $rating } ± { $error }
club-picture = Ratings over time
    .about = Each line is a member; the band around it shows how sure the rating is.
club-picture-who = Whose line is shown
club-picture-table = The ratings as a table
club-meetings = Who beat whom
club-meetings-of = How it went for
club-against = against
club-better = better
club-equal = equal
club-worse = worse
club-games = The games
club-game-number = Game { $number }
club-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
club-pizzas =
    { $count ->
        [0] no pizza
        [one] one pizza
       *[other] { $count } pizzas
    }
club-tape = Replay and review
club-imported = Brought in from elsewhere
club-more-games = Earlier games
club-exchange = Take games with you, bring games in
club-export = Take a copy of the book
    .about = As tables for a spreadsheet, or as records of every game.
club-export-standings = Standings (CSV)
club-export-games = Games (CSV)
club-export-records = Records of games { $first }–{ $last }
club-import = Bring in games from elsewhere
    .about = Records in JSON, as many as you like at once. A game that is already in the book is not counted twice.
club-import-files = Choose records
club-import-none = None of these files is a record.
club-import-found =
    { $count ->
        [one] One record found
       *[other] { $count } records found
    }{ $others ->
        [0] .
        [one] ; one other file is left out.
       *[other] ; { $others } other files are left out.
    } Who is who?
club-import-nobody = nobody of the club
club-import-verb =
    { $count ->
        [one] Bring in one game
       *[other] Bring in { $count } games
    }
club-import-done =
    { $count ->
        [0] No game is new
        [one] One game is in the book
       *[other] { $count } games are in the book
    }{ $known ->
        [0] .
        [one] ; one was already there.
       *[other] ; { $known } were already there.
    }

## After a game

club-being-written = The game is being written into the book…
club-in-book = This game is in the book.
club-your-rating = Your rating: { $rating }
club-your-place = You are number { $place } of { $count }.

## Evenings

evening = An evening
evening-evenings = Evenings
evening-what = An evening is a little tournament: everybody plays a few games, and the tables are drawn so that everybody meets everybody.
evening-is-on = An evening is on
evening-before = Past evenings
evening-state =
    { $count ->
        [one] one person
       *[other] { $count } people
    } · { $round ->
        [0] not begun yet
        [one] one round
       *[other] { $round } rounds
    }
evening-go = To the evening
evening-open = Open an evening
    .about = You are the host: you draw the rounds. People come and go as they like.
evening-open-verb = Open the evening
evening-seats = How many at a table
evening-games = How many games everybody plays
evening-fill = Bots fill up the tables
    .about = Otherwise some tables are smaller or larger.
evening-time = Time for a move
evening-no-show = How long to wait for somebody
    .about = After that, a bot takes the seat until they come.
evening-minutes =
    { $count ->
        [one] one minute
       *[other] { $count } minutes
    }
evening-of-day = Evening of { $date }
evening-plan =
    { $edition } · { $games ->
        [one] one game each
       *[other] { $games } games each
    } · tables of { $seats } · { $round ->
        [0] not begun yet
       *[other] round { $round }
    }
evening-away = Are you here?
    .about = Say so, and you have a seat in the next round.
evening-arrive = I’m here
evening-waiting = You’re in
    .about = 
        { $mine ->
            [yes] Your table will appear here when you draw the next round.
           *[other] Your table will appear here when { $host } draws the next round.
        }
evening-done = Well played!
    .about = You have played all your games. See how the others are doing.
evening-over = The evening is over
    .about = Thank you for playing!
evening-winners =
    { $count ->
        [one] { $names } wins the evening!
       *[other] { $names } share the win!
    }
evening-your-table = Your table is ready
evening-with = With { $names }.
evening-to-table = To your table
evening-to-next = To your next table
evening-leave = I have to go
evening-host = The next round
evening-ready =
    { $count ->
        [0] Nobody is free for the next round.
        [one] One person is ready for the next round.
       *[other] { $count } people are ready for the next round.
    }
evening-others = Has somebody arrived or left without saying so?
evening-draw = Draw round { $round }
evening-end = End the evening
evening-end-sure = End the evening? Games that are running can be finished, but no new round is drawn.
evening-go-on = No, go on
evening-round = Round { $round }
evening-late = Still playing
evening-tables = Tables
evening-table = Table { $number }
evening-phase =
    { $phase ->
        [waiting] taking their seats
        [playing] playing
        [paused] having a break
        [over] finished
       *[other] set aside
    }
evening-missing =
    { $seconds ->
        [one] Waiting one more second for { $names }
       *[other] Waiting { $seconds } more seconds for { $names }
    }
evening-aside = Don’t wait any longer
evening-standings = How things stand
evening-gone = has left
evening-nobody = Nobody is here yet.
evening-not-begun = We begin soon
evening-screen = Show it on a television
evening-screen-join = Point your phone here and join in
evening-screen-leave = Back
