"""Leave for plain Python to subclass the kernel's compiled classes.

The compiler reads the mark `mypyc_attr` where it stands and drops it; only plain Python runs it.
So the library that brings the mark is needed to compile and never to play.  This file is a package
because those are not compiled, and the compiler cannot translate the branch it never takes.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_attributes):
        """A mark without meaning outside the compiler."""
        return lambda marked: marked
