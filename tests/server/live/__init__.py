"""Tables in memory and the sockets that follow them, and what nobody may learn there."""
