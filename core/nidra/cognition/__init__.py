"""Remembering, forgetting, consolidating, recalling. Arrives with the mind."""
