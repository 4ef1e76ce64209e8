"""What the coach sees in a position of Vinhos, by subject; `evaluation` puts it together."""
