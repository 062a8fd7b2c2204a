"""Special rules of single scenarios, one file each."""
