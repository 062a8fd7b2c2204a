"""Write a database revision from what the tables say now: `python scripts/revision.py 0002 why`."""

import subprocess
import sys
from tempfile import TemporaryDirectory

from alembic import command
from sqlalchemy import create_engine

from fieldcraft.server.storage.migrations import VERSIONS
from fieldcraft.server.storage.migrations.revising import config, revise


def main(number: str, message: str) -> None:
    """Upgrade an empty database to the revision before, and write down what is still missing."""
    later = [made.name for made in VERSIONS.glob("0*.py") if made.name[:4] > number]
    if later:
        raise SystemExit(f"others build on it: {', '.join(later)}")
    for old in VERSIONS.glob(f"{number}_*.py"):
        old.unlink()
    with TemporaryDirectory() as folder:
        engine = create_engine(f"sqlite:///{folder}/empty.db")
        with engine.begin() as connection:
            if number != "0001":
                revise(connection, None)
            command.revision(config(connection), message, autogenerate=True, rev_id=number)
    for made in VERSIONS.glob(f"{number}_*.py"):
        lines = made.read_text(encoding="utf-8").splitlines(keepends=True)
        kept = [line for line in lines if not line.strip().startswith("# ###")]
        made.write_text("".join(kept), encoding="utf-8")
        subprocess.run([sys.executable, "-m", "ruff", "format", "-q", str(made)], check=True)


if __name__ == "__main__":
    main(sys.argv[1], " ".join(sys.argv[2:]) or "All tables")
