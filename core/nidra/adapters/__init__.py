"""Other people's stores, read-only, one file or folder a store."""
