"""One stage of the pass a file; `verify` is here, the later stages take their place beside it."""
