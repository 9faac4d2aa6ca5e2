"""Operating-system timers for the pass. Arrives with the live engine."""
