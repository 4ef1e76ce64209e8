"""The conservation laws."""
def check(state): pass
