"""`python -m fieldcraft`: the command `fieldcraft`, by the Python at hand."""

from fieldcraft.cli.entry import main

if __name__ == "__main__":
    main()
