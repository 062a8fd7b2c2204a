"""Special rules of single scenarios, one file each; the chapters know them by `rule.py` alone."""
