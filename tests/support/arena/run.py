"""Runs `pizzaiolo arena` alone: in a test, or as a program that a test can kill."""

from __future__ import annotations

import argparse
import signal
import sys

from pizzaiolo.commands.arena import register


def arena(*words: str) -> int:
    """Run the command with these words; return its exit code."""
    parser = argparse.ArgumentParser(prog="pizzaiolo")
    register(parser.add_subparsers(required=True))
    args = parser.parse_args(["arena", *words])
    return int(args.run(args))


if __name__ == "__main__":
    # Who was started in the background may be told to ignore it.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    sys.exit(arena(*sys.argv[1:]))
