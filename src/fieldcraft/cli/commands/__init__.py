"""The subcommands of `fieldcraft`, one module each."""
