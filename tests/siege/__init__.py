"""The siege: attacks on the real server, short in `./dev test --full`, long in `./dev siege`."""
