"""What lies on the table: the state, its border to the outside, and what checks it."""
