"""`python -m pizzaiolo`: the same as the command `pizzaiolo`."""

import sys

from pizzaiolo.commands.main import main

if __name__ == "__main__":
    sys.exit(main())
