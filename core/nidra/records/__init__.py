"""Frozen values that the rooms above pass to one another. No I/O, no clock."""
