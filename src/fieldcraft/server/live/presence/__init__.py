"""Who is at the table, who has left it, and what follows."""
