"""The window: what a person sees of a store. No SQL, no file reading and no rule about trust in here."""
