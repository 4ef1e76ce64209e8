"""How long a learner waits: for the home page, for a lesson, and for the answer to a click.

Everything is measured in the page: from the start of its navigation, or from a click, until the answer is drawn. A page
is opened six times on a server whose kernels are warm, and the median counts.
"""

import shutil
import statistics
import time

import psutil
import pytest

from tests.browser.pace import HASTE, PATIENCE
from tests.browser.walking import Learner
from tests.quiet import assert_within
from tutor.lessons import format as f
from widgets.app import NOTEBOOKS
from widgets.nursery import TITLE

pytestmark = pytest.mark.timing

HOME_S, LESSON_S = 2.0, 3.0
CLICK_MEDIAN_S, CLICK_P95_S = 0.080, 0.250
#: Warm kernels for each of the two pages; so many openings follow each other before the pool is filled again.
POOL = 3
PAGES = ("index", "learn")
#: So many looks in a row, a quarter of a second apart, a kernel has done nothing that is warm.
RESTED = 3
#: A lesson of another game each time: nothing of it is at hand.
OPENINGS = ("toscana", "viticulture", "vinhos-2016", "dom-pierre", "grand-cru", "vinhos-2010")

#: Notes, for each click, how long it took until the page had drawn the answer.
STOPWATCH = """() => {
  window.latencies = [];
  document.addEventListener("click", () => { window.clicked = performance.now(); }, true);
  new MutationObserver(() => {
    if (!window.clicked) return;
    const since = window.clicked;
    window.clicked = null;
    requestAnimationFrame(() => window.latencies.push(performance.now() - since));
  }).observe(document.querySelector(".vg-lessons"), { attributeFilter: ["data-number", "data-place"] });
}"""


@pytest.fixture(scope="module")
def server(serve, tmp_path_factory):
    """An app of the two pages alone, so that few kernels have to be kept warm."""
    folder = tmp_path_factory.mktemp("notebooks")
    for page in PAGES:
        shutil.copy(NOTEBOOKS / f"{page}.ipynb", folder)
    with serve("--pool", str(POOL), "--notebooks", str(folder)) as address:
        yield address


def kernels():
    """The kernels of this test's servers, with the processor time that each has used."""
    found = {}
    for process in psutil.Process().children(recursive=True):
        try:
            if process.name() == TITLE or any("ipykernel" in word for word in process.cmdline()):
                used = process.cpu_times()
                found[process.pid] = used.user + used.system
        except psutil.Error:  # it has ended meanwhile
            continue
    return found


def wait_until_warm():
    """Wait until the pool is full and its kernels have nothing left to do."""
    give_up = time.monotonic() + PATIENCE / 1000
    before, looks = {}, 0
    while time.monotonic() < give_up:
        now = kernels()
        rested = now.keys() == before.keys() and all(now[pid] < before[pid] + 0.02 for pid in now)
        looks = looks + 1 if rested and len(now) >= POOL * len(PAGES) else 0
        if looks == RESTED:
            return
        before = now
        time.sleep(0.25)
    pytest.fail("the server does not get warm")


def opened(page, address, ready):
    """Open a page; return the seconds until it could be used, and leave it, so that its kernel ends."""
    page.goto(address)
    page.wait_for_selector(ready)
    seconds = page.evaluate("performance.now()") / 1000
    page.goto("about:blank")
    return seconds


def test_home_and_lessons_open_soon_on_a_warm_server(server, page):
    def open_pages():
        home, lesson = [], []
        for start in range(0, len(OPENINGS), POOL):
            wait_until_warm()
            for game in OPENINGS[start : start + POOL]:
                home.append(opened(page, f"{server}/?lang=fr", ".vg-home[data-ready=fr] .vg-way-first"))
                address = f"{server}/learn?game={game}&lang=fr&lesson=how-you-win"
                lesson.append(opened(page, address, ".vg-lessons[data-number] .vg-words p"))
        return statistics.median(home), statistics.median(lesson)

    assert_within((HOME_S, LESSON_S), open_pages, rest=wait_until_warm)


def test_clicks_in_a_lesson_are_answered_at_once(server, page):
    page.add_init_script(HASTE)

    games = iter(OPENINGS)

    def click():
        game = next(games)
        page.goto(f"{server}/learn?game={game}&lang=en")
        page.wait_for_selector("[data-place=list]")
        page.evaluate(STOPWATCH)
        learner = Learner(page, game, "en")
        click_through_a_lesson(learner)
        click_through_a_game(learner)
        seconds = [latency / 1000 for latency in page.evaluate("window.latencies")]
        assert len(seconds) >= 40
        return statistics.median(seconds), statistics.quantiles(seconds, n=20)[-1]

    assert_within((CLICK_MEDIAN_S, CLICK_P95_S), click, rest=wait_until_warm)


def click_through_a_lesson(learner):
    learner.open(learner.course[0])
    for step in learner.runner.lesson.steps:
        learner.master()
        if step is not learner.runner.lesson.steps[-1]:
            learner.go_on()
    learner.finish()


def click_through_a_game(learner):
    learner.open(learner.course[-1])
    while not isinstance(learner.runner.step, f.Play):
        learner.master()
        learner.go_on()
    clicks = iter(range(30))
    learner.play_until(lambda state: next(clicks, None) is None)
