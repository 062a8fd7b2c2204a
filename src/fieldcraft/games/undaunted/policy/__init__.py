"""The quick hand for Undaunted (see `core.policy`): rules of thumb over the state, in integers."""
