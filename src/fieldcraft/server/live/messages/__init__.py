"""What is sent to those at a table: views, log lines and status, in their languages."""
