"""The quick hand in North Africa."""
