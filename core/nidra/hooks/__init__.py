"""Hooks of agents' harnesses. Arrives with the mind."""
