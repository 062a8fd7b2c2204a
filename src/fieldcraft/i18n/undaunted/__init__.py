"""What is said of the boxes of Undaunted: questions, answers, warnings, what a thing is."""
