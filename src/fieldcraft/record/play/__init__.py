"""A match in progress: how it starts, its choices and acts, and what the log tells of them."""
