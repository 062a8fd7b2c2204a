"""Training hands: a quick hand plays itself, and learns which of its choices won."""
