"""The quick hand for Combat Commander (see `core.policy`): rules of thumb over the table."""
