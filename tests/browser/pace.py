"""How long a test waits: for a condition as long as need be, for the clock never; and what measures time, measures how.

The machine may be busy with other work, which is not what is measured: a series that is too slow is repeated, at most
twice, and one during which this test got less than three quarters of a processor for itself says nothing at all.
"""

import time

import pytest

TRIES = 3
#: The least share of a processor with which a measurement says something about the app.
FAIR_SHARE = 0.75

#: Milliseconds that a page may take on a machine that has other things to do; whoever is quicker waits for nothing.
PATIENCE = 60_000

#: Bots pause between their moves so that a person can follow, and a table is not remembered at every click: a test
#: need not wait as long. What is measured in seconds (a server that is late, a note that goes by itself) stays.
HASTE = """{
  const wait = window.setTimeout.bind(window);
  window.setTimeout = (act, delay, ...rest) => wait(act, 100 < delay && delay < 1000 ? delay / 20 : delay, ...rest);
}"""


def share_of_a_processor():
    """How much of a processor somebody gets who wants one for a quarter of a second: 1 on a machine at rest."""
    wall, used = time.perf_counter(), time.process_time()
    while time.perf_counter() - wall < 0.25:
        pass
    return (time.process_time() - used) / (time.perf_counter() - wall)


def measured(series, limits, rest=lambda: None):
    """Repeat a series of measurements until it keeps its limits; fail if none does, skip if the machine is too busy.

    `series` gets the number of the try and returns a figure for each limit. What the test itself has started is no
    stranger: the machine is looked at after `rest`.
    """
    tries = []
    for number in range(TRIES):
        rest()
        shares = [share_of_a_processor()]
        figures = series(number) if shares[0] > FAIR_SHARE else ()
        rest()
        shares.append(share_of_a_processor())
        print("processor", *(f"{share:.0%}" for share in shares), "measured", *(f"{figure:.2f}" for figure in figures))
        if figures and all(figure < limit for figure, limit in zip(figures, limits, strict=True)):
            return
        if min(shares) > FAIR_SHARE:
            tries.append(figures)
    if not tries:
        pytest.skip("the machine is too busy for a measurement")
    pytest.fail(f"slower than {limits}: {tries}")
