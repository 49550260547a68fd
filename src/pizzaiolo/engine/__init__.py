"""The game itself: rules, state, views and memories, with nothing but the standard library."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_):
        """Note something for the compiler, which reads it in the sources; it does nothing here.

        It stands in this file because this one is never compiled: compiled code finds it as well.
        """
        return lambda described: described
