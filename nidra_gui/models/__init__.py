"""Item models: rows of a store as Qt's views ask for them."""
