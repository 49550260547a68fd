"""How long a review takes, as multiples of one decision of `search@4000` on the same machine.

Processor time of one process. A seat's review of an `oven` game with four seats should take at most
3 seconds, that of the whole table at most 12.
"""

from __future__ import annotations

from time import process_time

from pizzaiolo import compiled
from pizzaiolo.bots.search import SearchBot
from pizzaiolo.game import new_game
from pizzaiolo.records.record import Record
from pizzaiolo.review import ITERATIONS, Reviewing

SEATS = 4
GAMES = 2
DECISIONS = 40


def games() -> tuple[list[Record], float]:
    """Some games of `search`, and what a decision of search@4000 takes at their beginning."""
    records = []
    seconds = 0.0
    for seed in range(GAMES):
        game = new_game("oven", SEATS, seed)
        quick = [SearchBot(game.setup, seat, seed, 100) for seat in range(SEATS)]
        thorough = [SearchBot(game.setup, seat, seed, 4000) for seat in range(SEATS)]
        news = game.opening
        while True:
            for event in news:
                for seat in range(SEATS):
                    if event.is_for(seat):
                        quick[seat].hear(event)
                        thorough[seat].hear(event)
            seat_to_act = game.to_act
            if seat_to_act is None:
                break
            legal = [game.number(action) for action in game.legal()]
            bot = quick[seat_to_act]
            if len(game.played) < DECISIONS:
                bot = thorough[seat_to_act]
                begin = process_time()
                bot.choose(game.view(seat_to_act), legal)
                seconds += process_time() - begin
            news = tuple(game.play(quick[seat_to_act].choose(game.view(seat_to_act), legal)))
        records.append(game.record())
    return records, seconds / GAMES / DECISIONS


def main() -> None:
    """Review the games, one seat and the whole table, and print how long it took."""
    records, decision = games()
    speed = "compiled" if compiled() else "interpreted"
    print(f"review of oven, {SEATS} seats, {ITERATIONS:,} iterations, {speed}")
    print(f"  one decision of search@4000: {1000 * decision:.0f} ms")
    for name, seats in (("win chances alone", ()), ("one seat", (0,)), ("whole table", None)):
        begin = process_time()
        for record in records:
            for _ in Reviewing(record, seats):
                pass
        seconds = (process_time() - begin) / GAMES
        print(f"  {name}: {seconds:.2f} s, {seconds / decision:.0f} decisions of search@4000")


if __name__ == "__main__":
    main()
