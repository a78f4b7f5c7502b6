"""Makes resumes with known truth by programs that other people use."""
