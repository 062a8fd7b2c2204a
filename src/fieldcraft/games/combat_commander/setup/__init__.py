"""Setting a scenario up, by the players or by itself (A.5, DP-02)."""
