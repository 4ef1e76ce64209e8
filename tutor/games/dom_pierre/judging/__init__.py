"""What the coach sees in a position of Dom Pierre, by subject; `evaluation` puts it together."""
