"""Pure judgement: anchors, checks, claims, grades. Touches neither store nor model, reads no clock."""
