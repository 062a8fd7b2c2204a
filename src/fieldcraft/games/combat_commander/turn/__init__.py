"""The Turn and game time (CC-5, CC-6)."""
