"""Values in, Markdown and JSON out. Queries nothing, decides nothing."""
