"""Keeping: tables, journal, readers and writers, one table family each. Knows no policy."""
