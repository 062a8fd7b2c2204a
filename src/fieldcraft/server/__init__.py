"""The table server: seats, matches, live and correspondence play."""
