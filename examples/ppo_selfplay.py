"""PPO by self-play on the vector environment: a small baseline, trained on the CPU.

    pip install 'pizzaiolo[arena,gymnasium]' torch
    python examples/ppo_selfplay.py --out ppo

writes `ppo.npz` (a bot: `pizzaiolo arena ppo.npz,greedy,random --seats 2`), `ppo.csv` (the learning
curve) and `ppo.svg` (its picture). Chance comes from `--seed` alone.

One network plays all seats. Each seat's decisions are a trajectory of their own: what a seat gains
between two of its decisions (deliveries, and at the end its share of the win) is the reward of the
first. The value is learned beside the policy, and illegal actions are masked.
"""

from __future__ import annotations

import argparse
import csv
import json
import time
from pathlib import Path
from typing import Any

import numpy
import torch
from torch import nn

from pizzaiolo.research.encoding import COLUMNS
from pizzaiolo.research.gymnasium import MammaMiaVectorEnv
from pizzaiolo.research.policy import described, scale_of

HIDDEN = (256, 128)
DISCOUNT = 1.0
TRACE = 0.95
CLIP = 0.2
EPOCHS = 3
BATCHES = 8
RATE = 1e-3
ENTROPY = 0.02
SHAPING = 0.1


class Network(nn.Module):
    """What each action is worth trying, and what the position is worth."""

    def __init__(self, scale: torch.Tensor, actions: int) -> None:
        """Two hidden layers, and two heads."""
        super().__init__()
        self.scale = scale
        self.first = nn.Linear(len(scale), HIDDEN[0])
        self.second = nn.Linear(HIDDEN[0], HIDDEN[1])
        self.policy = nn.Linear(HIDDEN[1], actions)
        self.value = nn.Linear(HIDDEN[1], 1)
        nn.init.zeros_(self.policy.weight)
        nn.init.zeros_(self.value.weight)

    def forward(self, rows: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """The logarithms of the chances, and the value."""
        hidden = rows.flatten(1).float() * self.scale
        hidden = torch.relu(self.second(torch.relu(self.first(hidden))))
        logits = self.policy(hidden).masked_fill(~mask, -1e9)
        return torch.log_softmax(logits, 1), self.value(hidden).squeeze(1)


class Rollout:
    """Decisions of all seats of all tables, with what followed for the seat that decided."""

    def __init__(self, env: MammaMiaVectorEnv, steps: int, seats: int) -> None:
        """Make room."""
        tables = env.num_envs
        shape = (int(env.tables.encoding.rows), COLUMNS)
        actions = int(env.tables.setup.actions)
        self.rows = torch.zeros((steps, tables, *shape), dtype=torch.uint8)
        self.masks = torch.zeros((steps, tables, actions), dtype=torch.bool)
        self.actions = torch.zeros((steps, tables), dtype=torch.int64)
        self.chances = torch.zeros((steps, tables))
        self.values = numpy.zeros((steps, tables), numpy.float32)
        self.seats = numpy.zeros((steps, tables), numpy.int64)
        self.gains = numpy.zeros((steps, tables, seats), numpy.float32)
        self.ended = numpy.zeros((steps, tables), bool)

    def advantages(self) -> tuple[numpy.ndarray, numpy.ndarray]:
        """Generalised advantages by seat, and which decisions have a next one to learn from.

        Backwards: `ahead` holds for each seat what it gained since its last decision, the value of
        its next decision, and the trace from there. A decision without a next one or an end within
        the rollout teaches nothing.
        """
        steps, tables, seats = self.gains.shape
        gained = numpy.zeros((tables, seats), numpy.float32)
        next_value = numpy.zeros((tables, seats), numpy.float32)
        trace = numpy.zeros((tables, seats), numpy.float32)
        known = numpy.zeros((tables, seats), bool)
        advantages = numpy.zeros((steps, tables), numpy.float32)
        valid = numpy.zeros((steps, tables), bool)
        every = numpy.arange(tables)
        for step in range(steps - 1, -1, -1):
            over = self.ended[step]
            gained[over] = next_value[over] = trace[over] = 0
            known[over] = True
            gained += self.gains[step]
            seat = self.seats[step]
            value = self.values[step]
            error = gained[every, seat] + DISCOUNT * next_value[every, seat] - value
            advantage = error + DISCOUNT * TRACE * trace[every, seat]
            advantages[step] = advantage
            valid[step] = known[every, seat]
            trace[every, seat] = advantage
            next_value[every, seat] = value
            gained[every, seat] = 0
            known[every, seat] = True
        return advantages, valid


def delivered_in_ended(gains: numpy.ndarray, ended: numpy.ndarray, begun: numpy.ndarray) -> float:
    """The mean number of orders delivered, by all seats, in the games that ended; or not a number.

    `gains` are those of every step, table and seat, `ended` is which steps ended a game. `begun` is
    what the games at the tables had gained before, and is brought up to date: a game that goes on
    is counted when it ends, whole, with what it gained in earlier rollouts.
    """
    counts: list[float] = []
    for gained, over in zip(gains.sum(2), ended, strict=True):
        begun += gained
        # The win is shared out among the seats: one in all.
        counts += ((begun[over] - 1) / SHAPING).tolist()
        begun[over] = 0
    return float(numpy.mean(counts)) if counts else float("nan")


def collect(env: Any, network: Network, rollout: Rollout, state: dict[str, Any]) -> float:
    """Play a rollout; return the mean number of orders delivered in the games that ended."""
    steps = len(rollout.actions)
    for step in range(steps):
        rows = torch.from_numpy(state["rows"])
        mask = torch.from_numpy(state["mask"]).bool()
        rollout.seats[step] = state["seat"]
        with torch.no_grad():
            chances, values = network(rows, mask)
            actions = torch.multinomial(chances.exp(), 1).squeeze(1)
        rollout.rows[step] = rows
        rollout.masks[step] = mask
        rollout.actions[step] = actions
        rollout.chances[step] = chances.gather(1, actions[:, None]).squeeze(1)
        rollout.values[step] = values.numpy()
        observation, _, ended, _, info = env.step(actions.numpy())
        rollout.gains[step] = info["gains"]
        rollout.ended[step] = ended
        state.update(
            rows=observation["observation"], mask=observation["action_mask"], seat=info["seat"]
        )
    return delivered_in_ended(rollout.gains, rollout.ended, state["begun"])


def learn(network: Network, optimiser: torch.optim.Optimizer, rollout: Rollout) -> float:
    """Some epochs of PPO; return the entropy of the policy."""
    advantages, valid = rollout.advantages()
    keep = torch.from_numpy(numpy.flatnonzero(valid.reshape(-1)))
    rows = rollout.rows.flatten(0, 1)[keep]
    masks = rollout.masks.flatten(0, 1)[keep]
    actions = rollout.actions.flatten()[keep]
    old = rollout.chances.flatten()[keep]
    advantage = torch.from_numpy(advantages.reshape(-1))[keep]
    target = advantage + torch.from_numpy(rollout.values.reshape(-1))[keep]
    advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
    entropies = []
    for _ in range(EPOCHS):
        for batch in torch.randperm(len(keep)).chunk(BATCHES):
            chances, values = network(rows[batch], masks[batch])
            new = chances.gather(1, actions[batch][:, None]).squeeze(1)
            ratio = (new - old[batch]).exp()
            clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
            gain = torch.minimum(ratio * advantage[batch], clipped * advantage[batch]).mean()
            entropy = -(chances.exp() * chances.clamp(min=-50)).sum(1).mean()
            loss = -gain + 0.5 * (values - target[batch]).square().mean() - ENTROPY * entropy
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimiser.step()
            entropies.append(entropy.item())
    return float(numpy.mean(entropies))


def against_random(network: Network, options: dict[str, Any], games: int, seed: int) -> float:
    """The share of the wins of the policy, greedy, at seat 0 among random players."""
    env = MammaMiaVectorEnv(games, **options, seat=0)
    observation, _ = env.reset(seed=seed)
    won = torch.zeros(games, dtype=torch.float64)
    open_games = torch.ones(games, dtype=torch.bool)
    while open_games.any():
        with torch.no_grad():
            chances, _ = network(
                torch.from_numpy(observation["observation"]),
                torch.from_numpy(observation["action_mask"]).bool(),
            )
        observation, rewards, ended, _, _ = env.step(chances.argmax(1).numpy())
        over = torch.from_numpy(ended) & open_games
        won[over] = torch.from_numpy(rewards)[over]
        open_games &= ~over
    return float(won.mean())


def save(network: Network, env: MammaMiaVectorEnv, path: Path) -> None:
    """Write the policy for `pizzaiolo.research.policy`, in half precision."""
    arrays: dict[str, Any] = {"about": json.dumps(described(env.tables.setup))}
    arrays["scale"] = network.scale.numpy()
    for number, layer in enumerate((network.first, network.second, network.policy)):
        arrays[f"w{number}"] = layer.weight.detach().numpy().T.astype(numpy.float16)
        arrays[f"b{number}"] = layer.bias.detach().numpy().astype(numpy.float16)
    numpy.savez_compressed(path, **arrays)


def draw(curve: list[dict[str, float]], path: Path) -> None:
    """The learning curve as a picture."""
    import matplotlib  # noqa: PLC0415 - only the picture needs it

    matplotlib.use("Agg")
    from matplotlib import pyplot  # noqa: PLC0415

    figure, (upper, lower) = pyplot.subplots(2, 1, sharex=True, figsize=(7, 5))
    millions = [row["decisions"] / 1e6 for row in curve]
    upper.plot(millions, [row["random"] for row in curve])
    upper.set_ylabel("win share against random")
    upper.set_ylim(0, 1)
    lower.plot(millions, [row["delivered"] for row in curve])
    lower.set_ylabel("orders delivered a game, all seats")
    lower.set_xlabel("millions of decisions")
    figure.tight_layout()
    figure.savefig(path, metadata={"Date": None})


def main() -> None:
    """Train, write the bot, the curve and its picture."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--edition", default="oven")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=50.0, help="stop after so much time")
    parser.add_argument("--rollouts", type=int, default=300, help="stop after so many rollouts")
    parser.add_argument("--tables", type=int, default=256)
    parser.add_argument("--steps", type=int, default=128)
    parser.add_argument("--games", type=int, default=400, help="by which it is judged each time")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("ppo"))
    chosen = parser.parse_args()
    torch.manual_seed(chosen.seed)
    torch.set_num_threads(chosen.threads)
    options = {"edition": chosen.edition, "seats": chosen.seats}
    env = MammaMiaVectorEnv(chosen.tables, **options, shaping=SHAPING)
    scale = torch.from_numpy(scale_of(env.tables.encoding))
    network = Network(scale, int(env.tables.setup.actions))
    optimiser = torch.optim.Adam(network.parameters(), lr=RATE)
    observation, info = env.reset(seed=chosen.seed)
    state = {
        "rows": observation["observation"],
        "mask": observation["action_mask"],
        "seat": info["seat"],
        "begun": numpy.zeros(chosen.tables),
    }
    rollout = Rollout(env, chosen.steps, chosen.seats)
    curve: list[dict[str, float]] = []
    began = time.monotonic()
    for number in range(1, chosen.rollouts + 1):
        delivered = collect(env, network, rollout, state)
        entropy = learn(network, optimiser, rollout)
        for group in optimiser.param_groups:
            group["lr"] = RATE * max(0.1, 1 - number / chosen.rollouts)
        minutes = (time.monotonic() - began) / 60
        last = number == chosen.rollouts or minutes > chosen.minutes
        if number % 10 == 0 or number == 1 or last:
            share = against_random(network, options, chosen.games, chosen.seed)
            decisions = number * chosen.tables * chosen.steps
            row = {"decisions": decisions, "random": share, "delivered": delivered}
            curve.append({**row, "entropy": entropy, "minutes": round(minutes, 2)})
            print(" ".join(f"{key} {value:.4g}" for key, value in curve[-1].items()), flush=True)
            save(network, env, chosen.out.with_suffix(".npz"))
            with chosen.out.with_suffix(".csv").open("w", newline="", encoding="utf-8") as file:
                writer = csv.DictWriter(file, list(curve[0]))
                writer.writeheader()
                writer.writerows(curve)
        if last:
            break
    draw(curve, chosen.out.with_suffix(".svg"))


if __name__ == "__main__":
    main()
