"""Every model stands behind a one-method port here. Its first models arrive with the judges."""
