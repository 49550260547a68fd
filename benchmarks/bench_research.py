"""How fast the environments are, as ratios measured in one run against what people use now.

Run it where the package and what it is compared with are installed:

    pip install 'pizzaiolo[gymnasium,pettingzoo]' 'pettingzoo[classic]'
    python benchmarks/bench_research.py

Every environment is played by the same loop: observations are taken, legal actions are chosen at
random. All sides take short turns in alternation; the medians of the ratios are printed with their
spread. Times are those of the process, so that a busy machine disturbs less.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
import warnings
from collections.abc import Callable
from functools import partial
from importlib.util import find_spec
from typing import Any

TURNS = 5
SECONDS = 1.0
TABLES = 256
RIVALS = ("classic/hanabi-v5", "classic/texas_holdem-v4")
CASES = (("oven", 2), ("oven", 4), ("oven", 5), ("plus", 2), ("plus", 6))


def cycle(env: Any, seconds: float) -> float:
    """Decisions a second of an agent-environment cycle, observations taken."""
    decisions = 0
    seed = 0
    begin = time.process_time()
    while time.process_time() - begin < seconds:
        env.reset(seed=seed)
        seed += 1
        for _ in env.agent_iter():
            observation, _, termination, truncation, info = env.last()
            if termination or truncation:
                env.step(None)
                continue
            mask = (
                observation["action_mask"] if "action_mask" in observation else info["action_mask"]
            )
            env.step(random.choice(mask.nonzero()[0].tolist()))
            decisions += 1
    return decisions / (time.process_time() - begin)


def together(env: Any, seconds: float) -> float:
    """Decisions a second of many games in one call, observations, masks and rewards written."""
    env.reset(seed=1)
    decisions = 0
    begin = time.process_time()
    while time.process_time() - begin < seconds:
        for _ in range(20):
            env.step(env.random_actions())
        decisions += 20 * env.num_envs
    return decisions / (time.process_time() - begin)


def spread(ratios: list[float]) -> str:
    """The median, and in brackets the smallest and the largest."""
    return f"{statistics.median(ratios):.2f} ({min(ratios):.2f} to {max(ratios):.2f})"


def compare_cycles(turns: int, seconds: float) -> None:
    """Print how many times as fast as PettingZoo's own environments the raw environment is."""
    import pettingzoo  # noqa: PLC0415 - an extra

    from pizzaiolo.research.pettingzoo import env, raw_env  # noqa: PLC0415

    makers: dict[str, Callable[[], Any]] = {
        "ours, oven, 4 seats": raw_env,
        "ours, with its checks (env)": env,
    }
    for name in RIVALS:
        try:
            pettingzoo.make("aec", name).reset()
        except Exception as error:  # whatever is missing is named
            print(f"  left out: {name}: {error}")
        else:
            makers[name] = partial(_rival, name)
    figures: dict[str, list[float]] = {name: [] for name in makers}
    for _ in range(turns):
        for name, make in makers.items():
            figures[name].append(cycle(make(), seconds))
    ours, *rivals = figures
    print("\nOne game, agent by agent (raw AEC environments)")
    print(f"  {ours:27} {statistics.median(figures[ours]):12,.0f} decisions a second")
    for name in rivals:
        ratios = [a / b for a, b in zip(figures[ours], figures[name], strict=True)]
        rate = statistics.median(figures[name])
        print(f"  {name:27} {rate:12,.0f} decisions a second, raw is {spread(ratios)} times that")


def _rival(name: str) -> Any:
    import pettingzoo  # noqa: PLC0415 - an extra

    return pettingzoo.make("aec", name).unwrapped


def measure_vectors(turns: int, seconds: float) -> None:
    """Print how many million decisions a second many games at once make."""
    from pizzaiolo.research.gymnasium import MammaMiaVectorEnv  # noqa: PLC0415 - an extra

    print(f"\n{TABLES} games in one call, one core: millions of decisions a second")
    for copy, how in ((False, "in place"), (True, "copied")):
        for edition, seats in CASES:
            env = MammaMiaVectorEnv(TABLES, edition, seats, copy=copy)
            rates = [together(env, seconds / 2) / 1e6 for _ in range(turns)]
            print(f"  {edition:8} {seats} seats, arrays {how:9} {spread(rates)}")


def main() -> None:
    """Print all figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--turns", type=int, default=TURNS, help="how often each is measured")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="how long each time")
    options = parser.parse_args()
    warnings.simplefilter("ignore")
    if find_spec("gymnasium") is None or find_spec("librt") is None:
        print("Environments: left out, pip install 'pizzaiolo[gymnasium]' measures them.")
    else:
        measure_vectors(options.turns, options.seconds)
    if find_spec("pettingzoo") is None:
        print("PettingZoo: left out, pip install 'pizzaiolo[pettingzoo]' measures it.")
    else:
        compare_cycles(options.turns, options.seconds)


if __name__ == "__main__":
    main()
