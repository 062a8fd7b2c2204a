"""The greedy bot at Combat Commander: what each option of each question is worth."""
