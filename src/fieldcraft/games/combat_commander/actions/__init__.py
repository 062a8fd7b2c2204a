"""Actions (CC-A24 to CC-A41), by the window in which they are played."""
