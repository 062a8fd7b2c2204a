"""`i64`: an int that the compiler keeps in a machine word.

The compiler knows it by the stub beside this file; plain Python, and whoever reads, takes it for an
int.  So the library that brings it is never needed to play; see `core.subclassing`.
"""

i64 = int
