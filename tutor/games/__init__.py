"""One folder per rulebook. Each declares `NAMES`, the games it holds, and `load(name, corrections)`."""
