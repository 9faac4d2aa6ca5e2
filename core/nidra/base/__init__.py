"""Words, numbers, time, ids, errors, settings. Knows nothing of memories and opens no database."""
