"""Leave for plain Python to subclass the kernel's compiled classes.

The compiler reads the mark `mypyc_attr` where it stands, knows it by the stub beside this file, and
drops it; only plain Python runs it.  So the library that brings the mark is never needed to play.
This file is a package because the compiler leaves packages' own files alone.
"""

from collections.abc import Callable
from typing import TypeVar

Marked = TypeVar("Marked")


def mypyc_attr(**_attributes: bool) -> Callable[[Marked], Marked]:
    """A mark without meaning outside the compiler."""
    return _unchanged


def _unchanged(marked: Marked) -> Marked:
    return marked
