"""The pass: order, cursor, stages, resume. Holds no rule about truth."""
