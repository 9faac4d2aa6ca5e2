"""Use cases, one a file: what a person or an agent can ask for."""
