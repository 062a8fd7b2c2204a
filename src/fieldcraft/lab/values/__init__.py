"""Values from self-play: positions with how their games ended, weights fitted on them, how well
the chances hold on games that the weights have not seen (docs/lab.md)."""
