"""Which build is running: the plain Python source, or the same source compiled by mypyc."""

from typing import Final

BUILD: Final = "plain" if __file__.endswith((".py", ".pyc")) else "compiled"
