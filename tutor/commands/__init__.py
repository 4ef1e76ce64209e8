"""Commands of `vendange` that are too long to stand in tutor/cli.py."""
