"""Notifications: in the browser, by mail and by webhook."""
