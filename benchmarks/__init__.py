"""Speed, measured as ratios within one run: the compiled build against the plain source."""
