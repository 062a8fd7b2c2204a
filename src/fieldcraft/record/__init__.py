"""Match records, replays, campaigns, drills and the rules reference."""
