"""The quick hand in Normandy."""
