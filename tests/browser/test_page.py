"""The page that hosts our widgets (widgets/voila): on small notebooks of its own, not on the app's."""

import time

import nbformat
import pytest
from playwright.sync_api import expect

from tests.browser.pace import PATIENCE

PROBE = '''
import anywidget, ipywidgets, traitlets

class Probe(anywidget.AnyWidget):
    _esm = """
    function render({ model, el }) {
      const button = document.createElement("button");
      const show = () => { button.textContent = `count ${model.get("count")} ${model.get("heard")}`; };
      button.onclick = () => { model.set("count", model.get("count") + 1); model.save_changes(); };
      model.on("change:count", show);
      model.on("change:heard", show);
      show();
      el.append(button);
      model.send({ query: location.search });
    }
    export default { render };
    """
    _css = "button { color: rgb(1, 2, 3); }"
    count = traitlets.Int(0).tag(sync=True)
    heard = traitlets.Unicode("").tag(sync=True)
    data = traitlets.CBytes(b"").tag(sync=True)

    def __init__(self, **traits):
        super().__init__(**traits)
        self.on_msg(lambda _, content, buffers: setattr(self, "heard", content["query"]))
'''
PAGES = {
    "index": [PROBE, "Probe()"],
    "boxes": [PROBE, "ipywidgets.VBox([ipywidgets.HBox([Probe(count=1), Probe(count=2)]), Probe(count=3)])"],
    "foreign": [PROBE, "ipywidgets.VBox([ipywidgets.IntSlider(description='Grapes'), Probe()])"],
    "bytes": [
        PROBE.replace("model.save_changes()", "model.set('data', new Uint8Array([1, 2, 3])); model.save_changes()"),
        "p = Probe(data=b'x')\np.observe(lambda change: setattr(p, 'heard', str(list(change.new))), 'data')\np",
    ],
    "broken": ["secret = 1 / 0"],
    "mortal": [PROBE, "import os\np = Probe()\np.observe(lambda change: os._exit(1), 'count')\np"],
    "answers": [PROBE, "p = Probe()\np.observe(lambda change: setattr(p, 'heard', f'heard {change.new}'), 'count')\np"],
    "late": [PROBE, "p = Probe()\np.observe(lambda change: 1 / 0, 'count')\np"],
}


def write_notebooks(folder, *names):
    kernel = {"name": "python3", "display_name": "Python 3", "language": "python"}
    for name in names:
        notebook = nbformat.v4.new_notebook(metadata={"kernelspec": kernel})
        notebook.cells = [nbformat.v4.new_code_cell(source) for source in PAGES[name]]
        nbformat.write(notebook, folder / f"{name}.ipynb")


@pytest.fixture(scope="module")
def server(serve, tmp_path_factory):
    folder = tmp_path_factory.mktemp("notebooks")
    write_notebooks(folder, *PAGES)
    with serve("--pool", "0", "--notebooks", str(folder)) as address:
        yield address


def until(page, seen):
    """Wait until something holds that the page itself does not show."""
    give_up = time.monotonic() + PATIENCE / 1000
    while not seen():
        assert time.monotonic() < give_up, "waited in vain"
        page.wait_for_timeout(50)


def test_a_click_reaches_python_and_comes_back(visit):
    page = visit("/")
    page.click("text=count 0")
    page.wait_for_selector("text=count 1")


def test_a_page_with_a_warm_kernel_is_like_any_other_and_each_visitor_has_one_of_their_own(page, serve, tmp_path):
    write_notebooks(tmp_path, "index")
    with serve("--pool", "1", "--notebooks", str(tmp_path)) as address:
        for _visit in range(2):
            page.goto(address)
            page.click("text=count 0")
            page.wait_for_selector("text=count 1")


def test_the_query_string_reaches_python_through_the_widget(visit):
    visit("/?game=toscana&lang=fr").wait_for_selector("text=?game=toscana&lang=fr")


def test_voilas_own_address_leads_to_the_short_one_and_keeps_the_query(visit, server):
    assert visit("/voila/render/boxes.ipynb?lang=fr").url == f"{server}/boxes?lang=fr"


def test_boxes_of_our_widgets_are_shown_without_jupyterlab(visit):
    page = visit("/boxes")
    assert page.locator("button").count() == 3
    assert page.evaluate("performance.getEntriesByType('resource').length") < 5


def test_other_widgets_are_handed_to_voilas_own_host(visit):
    page = visit("/foreign")
    page.wait_for_selector("text=Grapes")
    page.click("text=count 0")
    page.wait_for_selector("text=count 1")


def test_an_error_shows_neither_traceback_nor_source(visit):
    page = visit("/broken")
    assert "This page met an error" in page.inner_text("body")
    assert "ZeroDivisionError" not in page.content() and "secret" not in page.content()


def test_a_traceback_of_a_callback_stays_on_the_server(page, server):
    frames = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))))
    page.goto(server + "/late")
    page.wait_for_selector("text=count 0")
    frames.clear()
    page.click("text=count 0")
    until(page, lambda: any('"idle"' in frame for frame in frames))  # the kernel has done with the click
    assert not any("ZeroDivisionError" in frame for frame in frames)


def test_the_page_cannot_run_code(visit):
    page = visit("/")
    page.evaluate("""async () => {
      const { kernelId } = JSON.parse(document.getElementById("jupyter-config-data").textContent);
      const socket = new WebSocket(`ws://${location.host}/api/kernels/${kernelId}/channels?session_id=other`);
      await new Promise((resolve) => (socket.onopen = resolve));
      const seen = [];
      socket.onmessage = (event) => seen.push(JSON.parse(event.data));
      const isIdle = (message) => message.msg_type === "status" && message.content.execution_state === "idle";
      const answered = (id) =>
        seen.some((message) => message.parent_header.msg_id === id && isIdle(message)) &&
        seen.some((message) => message.parent_header.msg_id === id && message.msg_type === "kernel_info_reply");
      const header = { msg_id: "1", msg_type: "execute_request", session: "other", username: "", version: "5.3" };
      const content = { code: "print(6 * 7)", silent: false, user_expressions: {} };
      const message = { channel: "shell", header, parent_header: {}, metadata: {}, content, buffers: [] };
      socket.send(JSON.stringify(message));
      // a question that may be asked, and is answered in its turn
      const question = { ...header, msg_id: "2", msg_type: "kernel_info_request" };
      socket.send(JSON.stringify({ ...message, header: question, content: {} }));
      Object.assign(window, { seen, answered: () => answered("2") });
    }""")
    page.wait_for_function("window.answered()")
    reply = page.evaluate("window.seen.map((message) => message.msg_type)")
    assert "kernel_info_reply" in reply
    assert "execute_reply" not in reply and "stream" not in reply


@pytest.mark.parametrize(
    "path", ["/nowhere", "/voila/tree", "/voila/files/index.ipynb", "/voila/api/contents/", "/../x"]
)
def test_nothing_but_pages_is_served(page, server, path):
    assert page.goto(server + path).status == 404
    expect(page.get_by_role("link", name="Vendange")).to_be_visible()
    page.errors.clear()


def test_the_game_goes_on_after_the_connection_was_lost(page, visit):
    lines = []
    page.route_web_socket("**/channels*", lambda line: lines.append((line, line.connect_to_server())))
    visit("/answers").click("text=count 0")
    page.wait_for_selector("text=heard 1")  # before that the click may still be on its way, and is lost with the line
    lines[0][0].close()
    page.wait_for_selector("text=Connection lost")
    page.wait_for_selector("#vendange-connection", state="detached")
    page.click("text=count 1")
    page.wait_for_selector("text=heard 2")


def test_a_session_that_died_is_resumed_once_and_then_says_so(visit):
    page = visit("/mortal")
    with page.expect_navigation():
        page.click("text=count 0")
    page.wait_for_selector("#loading", state="detached")
    page.click("text=count 0")
    page.wait_for_selector("text=This session has ended")


def test_bytes_go_both_ways(visit):
    page = visit("/bytes")
    page.click("text=count 0")
    page.wait_for_selector("text=[1, 2, 3]")


def test_closing_the_page_ends_its_kernel(visit, server):
    page = visit("/")
    kernel = page.evaluate("JSON.parse(document.getElementById('jupyter-config-data').textContent).kernelId")
    page.goto("about:blank")
    until(page, lambda: page.request.get(f"{server}/api/kernels/{kernel}").status == 404)


def test_a_slow_server_is_excused_until_it_answers(page, visit):
    """The bar that says so goes away with the loading screen."""
    hasty = "const wait = setTimeout; window.setTimeout = (act, delay, ...rest) => wait(act, delay / 1e6, ...rest);"
    page.add_init_script(hasty)
    page.add_init_script(
        "addEventListener('DOMContentLoaded', () => new MutationObserver(() => {"
        "  window.excused ||= Boolean(document.getElementById('vendange-connection'));"
        "}).observe(document.body, { childList: true }));"
    )
    visit("/")
    assert page.evaluate("window.excused")
    assert page.locator("#vendange-connection").count() == 0
