"""Starting the command is quick: nothing is loaded that most commands do not need."""

import subprocess
import sys

ASKED = "import sys, fieldcraft.cli; print('fieldcraft.record.drills.tables' in sys.modules)"


def test_tables_of_drills_are_loaded_only_to_read_drills() -> None:
    """They are as large as everything else together, and no match needs them."""
    done = subprocess.run([sys.executable, "-c", ASKED], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
