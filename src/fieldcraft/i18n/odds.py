"""Chances as a person reads them."""


def percent(chance: tuple[int, int]) -> str:
    """Exact odds as a rounded percentage, never 0 or 100 unless certain.

    >>> percent((1, 1000)), percent((19, 100)), percent((1, 1))
    ('<1%', '19%', '100%')
    """
    part, whole = chance
    rounded = (200 * part + whole) // (2 * whole)
    if rounded == 0 and part:
        return "<1%"
    if rounded == 100 and part < whole:
        return ">99%"
    return f"{rounded}%"
