"""Notices, mail and webhooks."""
