"""The watcher: sources that change are looked at again at once. Events make it fast, sweeps make it right."""
