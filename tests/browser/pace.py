"""How long a browser test waits: for a condition as long as need be, for the clock never."""

#: Milliseconds that a page may take on a machine that has other things to do; whoever is quicker waits for nothing.
PATIENCE = 180_000

#: Bots pause between their moves so that a person can follow, and a table is not remembered at every click: a test
#: need not wait as long. What is measured in seconds (a server that is late, a note that goes by itself) stays.
HASTE = """{
  const wait = window.setTimeout.bind(window);
  window.setTimeout = (act, delay, ...rest) => wait(act, 100 < delay && delay < 1000 ? delay / 20 : delay, ...rest);
}"""


def painted(page):
    """Wait until what has been done to a page is on the screen: until the frame after the next one begins."""
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
