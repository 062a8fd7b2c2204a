"""What is said of Combat Commander: questions, answers, what a thing is."""
