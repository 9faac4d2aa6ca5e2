"""Evaluation harnesses. Arrives with recall."""
