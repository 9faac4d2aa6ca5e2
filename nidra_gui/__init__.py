"""The window on the engine. Arrives with its own release; nothing here yet but its place."""
