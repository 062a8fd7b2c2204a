"""The games as environments of Gymnasium, PettingZoo and OpenSpiel (docs/research.md)."""
