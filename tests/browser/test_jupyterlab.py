"""The widgets in JupyterLab, where teachers compose pages: the same as in the app, without links to its pages."""

import os
import shutil
import sys
from pathlib import Path

import pytest

from tests.processes import running_jupyter

ROOT = Path(__file__).parent.parent.parent
#: JupyterLab saves by itself: it works on copies.
COPIES = ("teaching.ipynb", "explore.ipynb")
LISTENS = """() => {
  const kernel = window.jupyterapp?.shell.currentWidget?.sessionContext?.session?.kernel;
  return kernel?.connectionStatus === "connected" && kernel.status === "idle";
}"""


@pytest.fixture(scope="module")
def lab(tmp_path_factory):
    """Address of a JupyterLab over copies of some notebooks, with nothing of the user's own settings."""
    place = tmp_path_factory.mktemp("lab")
    for name in COPIES:
        shutil.copy(ROOT / "notebooks" / name, place / name)
    options = [f"--ServerApp.root_dir={place}", "--LabApp.expose_app_in_browser=True", "--LabApp.news_url=",
               "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate"]  # fmt: skip
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "JUPYTERLAB_SETTINGS_DIR": str(place / "settings"),
                   "JUPYTERLAB_WORKSPACES_DIR": str(place / "workspaces"),
                   "VENDANGE_PROGRESS": f"sqlite:///{place}/progress.sqlite"}  # fmt: skip
    with running_jupyter([sys.executable, "-m", "jupyterlab"], place, environment, *options) as address:
        yield address


@pytest.fixture
def run_all(page, lab):
    """Open a notebook in JupyterLab and run all its cells."""

    def run_all(name):
        page.goto(f"{lab}/lab/tree/{name}?reset", timeout=120_000)
        page.wait_for_selector(".jp-Notebook .jp-CodeCell", timeout=120_000)
        # cells that are run before their kernel listens are forgotten
        page.wait_for_function(LISTENS, timeout=120_000)
        page.evaluate("() => { window.jupyterapp.commands.execute('notebook:run-all-cells'); }")
        return page

    yield run_all
    # what JupyterLab itself writes to the console is its own affair
    page.errors[:] = [error for error in page.errors if "anywidget" in error or "vg-" in error]


@pytest.mark.long
def test_a_teachers_page_runs_and_its_lesson_answers_a_click(run_all):
    page = run_all("teaching.ipynb")
    lesson = page.locator(".vg[data-place='how-you-win#welcome']")
    lesson.wait_for(timeout=120_000)
    lesson.locator(".vg-lesson-foot button").last.click()
    page.wait_for_selector(".vg[data-place='how-you-win#goods']", timeout=30_000)
    assert page.locator(".vg-lesson .vg-stage svg").count() > 0
    page.wait_for_selector(".vg-rulebook[data-met=toscana]", timeout=60_000)
    rule = page.locator("[data-met='TO-TRADE-04']")
    assert rule.inner_text() and rule.locator("a").count() == 0, "there are no pages of the app to link to"
    page.wait_for_selector(".vg-table[data-number]", timeout=60_000)
    assert page.locator(".jp-OutputArea-output[data-mime-type='application/vnd.jupyter.stderr']").count() == 0


@pytest.mark.long
def test_the_explorer_draws_its_tree(run_all):
    page = run_all("explore.ipynb")
    page.wait_for_selector("[data-drawn]:not([data-drawn='0'])", timeout=120_000)
    page.locator(".vg-item").nth(1).wait_for(timeout=120_000)
