// The browser's side of a page: talks to the page's kernel and shows its widgets.
//
// It is a host for anywidget front-end modules (and plain boxes of them), which is all our pages are made of. Voilà's
// own host starts from JupyterLab: 5 MB in 100 requests, over a second before the first widget shows. A page that uses
// any other ipywidgets still works: it is handed to Voilà's host, see `handOver`.

const config = JSON.parse(document.getElementById("jupyter-config-data").textContent);
const WIDGET_VIEW = "application/vnd.jupyter.widget-view+json";
const BOXES = { BoxModel: "row", HBoxModel: "row", VBoxModel: "column" };
// The parts of ipywidgets' Layout that a page of ours may set from Python.
const LAYOUT = ["width", "height", "min_width", "max_width", "min_height", "max_height", "margin", "padding", "overflow", "display", "visibility"];

const newId = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (b) => b.toString(16).padStart(2, "0")).join("");

// ---- Messages: Jupyter's websocket protocol v1, a table of offsets and the parts of the message one after the other:
// channel, header, parent header, metadata, content, and whatever buffers there are.

const PROTOCOL = "v1.kernel.websocket.jupyter.org";

function encode(header, content, buffers) {
  const texts = ["shell", ...[header, {}, { version: "1.0.0" }, content].map((part) => JSON.stringify(part))];
  const parts = [...texts.map((text) => new TextEncoder().encode(text)), ...buffers.map(bytesOf)];
  const offsets = [8 * (parts.length + 2)];
  for (const part of parts) offsets.push(offsets.at(-1) + part.byteLength);
  return new Blob([BigUint64Array.of(...[offsets.length, ...offsets].map(BigInt)), ...parts]);
}

function decode(data) {
  const view = new DataView(data);
  const number = (i) => Number(view.getBigUint64(8 * i, true));
  const parts = Array.from({ length: number(0) - 1 }, (_, i) => new DataView(data, number(i + 1), number(i + 2) - number(i + 1)));
  const [, header, parent_header, , content] = parts.slice(0, 5).map((part) => new TextDecoder().decode(part));
  return { header: JSON.parse(header), parent_header: JSON.parse(parent_header), content: JSON.parse(content), buffers: parts.slice(5) };
}

const bytesOf = (data) => (ArrayBuffer.isView(data) ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength) : new Uint8Array(data));
const isBytes = (value) => value instanceof ArrayBuffer || ArrayBuffer.isView(value);

// Binary values travel beside the state; each path says where one belongs.
function putBuffers(state, paths, buffers) {
  paths.forEach((path, i) => {
    const last = path.length - 1;
    path.slice(0, last).reduce((node, key) => node[key], state)[path[last]] = buffers[i];
  });
  return state;
}

function takeBuffers(value, path = [], found = { paths: [], buffers: [] }) {
  if (isBytes(value)) {
    found.paths.push(path);
    found.buffers.push(value);
    value = null;
  } else if (Array.isArray(value)) {
    value = value.map((item, i) => takeBuffers(item, [...path, i], found).value);
  } else if (value && typeof value === "object") {
    value = Object.fromEntries(Object.entries(value).map(([key, item]) => [key, takeBuffers(item, [...path, key], found).value]));
  }
  return { value, ...found };
}

// ---- The line to the kernel.

class Kernel {
  session = newId();
  waiting = new Map();

  async connect() {
    const url = new URL(`${config.baseUrl}api/kernels/${config.kernelId}/channels?session_id=${this.session}`, location.href);
    url.protocol = url.protocol.replace("http", "ws");
    this.socket = new WebSocket(url, PROTOCOL);
    this.socket.binaryType = "arraybuffer";
    this.socket.onmessage = (event) => this.receive(decode(event.data));
    await new Promise((resolve, reject) => {
      this.socket.onopen = resolve;
      this.socket.onerror = reject;
    });
    this.socket.onclose = () => this.reconnect();
  }

  async reconnect() {
    let restarted = false;
    for (let wait = 250; ; wait = Math.min(2 * wait, 8000)) {
      tell("Connexion perdue, nouvel essai…", "Connection lost, trying again…");
      await new Promise((resolve) => setTimeout(resolve, wait));
      try {
        const answer = await fetch(`${config.baseUrl}api/kernels/${config.kernelId}`).catch(() => {
          restarted = true;
          throw new Error("no server");
        });
        if (answer.status === 404) return ended(restarted);
        await this.connect();
        await manager.load();
        return tell();
      } catch {
        // The server is still out of reach: wait longer and try again.
      }
    }
  }

  send(type, content, buffers = []) {
    const header = { msg_id: newId(), msg_type: type, session: this.session, username: "", version: "5.3", date: new Date().toISOString() };
    // While the line is down the bar says so; what is clicked then is not done.
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(encode(header, content, buffers));
    return header.msg_id;
  }

  // Resolves when the kernel has done with a message.
  finished(id) {
    return new Promise((resolve) => this.waiting.set(id, resolve));
  }

  receive(message) {
    const { msg_type: type } = message.header;
    if (type.startsWith("comm_")) manager.receive(message);
    if (type !== "status") return;
    const { execution_state: state } = message.content;
    if (state === "restarting" || state === "dead") ended();
    if (state === "idle") {
      this.waiting.get(message.parent_header.msg_id)?.();
      this.waiting.delete(message.parent_header.msg_id);
    }
  }

  end() {
    const form = new FormData();
    form.append("_xsrf", document.cookie.match(/\b_xsrf=([^;]*)/)?.[1] ?? "");
    navigator.sendBeacon(`${config.baseUrl}voila/api/shutdown/${config.kernelId}`, form);
  }
}

// Says what became of the connection, in a bar at the foot of the page; without words the bar goes.
function tell(french, english, reload = false) {
  document.getElementById("vendange-connection")?.remove();
  if (!french) return;
  const bar = Object.assign(document.createElement("p"), { id: "vendange-connection" });
  bar.setAttribute("role", "status");
  for (const [lang, text] of Object.entries({ fr: french, en: english })) {
    bar.append(Object.assign(document.createElement("span"), { lang, textContent: text }));
  }
  if (reload) {
    bar.append(Object.assign(document.createElement("button"), { textContent: "↻ Recharger / Reload", onclick: () => location.reload() }));
  }
  document.body.append(bar);
}

// Milliseconds within which a page that was reloaded by itself is not reloaded again: it would only go on failing.
const PATIENCE = 30_000;

// The kernel is gone. A reload brings a new one, and the page finds its place again in the address and the browser's memory.
// Not again and again where the page itself ends its kernel; but if the whole server was away, it was not the page's doing.
function ended(restarted) {
  let last = Infinity;
  try {
    last = Number(sessionStorage.getItem("vendange:reloaded") ?? 0);
    sessionStorage.setItem("vendange:reloaded", Date.now());
  } catch {
    // A browser that forbids memory: the visitor decides.
  }
  if (restarted || Date.now() - last > PATIENCE) {
    tell("Séance interrompue, on reprend…", "The session was interrupted, resuming…");
    location.reload();
  } else {
    tell("Cette séance est terminée.", "This session has ended.", true);
  }
}

// ---- Widgets.

const same = (a, b) => a === b || (!isBytes(a) && !isBytes(b) && JSON.stringify(a) === JSON.stringify(b));

class Model {
  #state = {};
  #changed = new Set();
  #listeners = [];
  // Attribute → the message that last sent it: what the kernel said before it heard that message is out of date.
  #sent = new Map();

  constructor(id, state) {
    this.model_id = id;
    this.widget_manager = manager;
    this.#state = state;
  }

  get(name) {
    return this.#state[name];
  }

  set(name, value) {
    for (const key of this.#assign(typeof name === "object" ? name : { [name]: value })) this.#changed.add(key);
  }

  save_changes() {
    if (!this.#changed.size) return;
    const changes = Object.fromEntries([...this.#changed].map((name) => [name, this.#state[name]]));
    const { value, paths, buffers } = takeBuffers(changes);
    const id = kernel.send("comm_msg", { comm_id: this.model_id, data: { method: "update", state: value, buffer_paths: paths } }, buffers);
    for (const name of this.#changed) this.#sent.set(name, id);
    this.#changed.clear();
  }

  send(content, _callbacks, buffers = []) {
    kernel.send("comm_msg", { comm_id: this.model_id, data: { method: "custom", content } }, buffers);
  }

  on(events, callback, context = null) {
    for (const name of events.split(" ")) this.#listeners.push({ name, callback, context });
  }

  off(events = null, callback = null, context = null) {
    const names = events?.split(" ");
    this.#listeners = this.#listeners.filter(
      (l) => (names && !names.includes(l.name)) || (callback && l.callback !== callback) || (context && l.context !== context),
    );
  }

  // A message from the kernel. An echo confirms what this page sent; like any update it counts unless out of date.
  receive({ content: { data }, parent_header: parent, buffers }) {
    if (data.method === "custom") {
      reveal(); // before the widget draws what it was told: nothing can be measured in a hidden page
      return this.#emit("msg:custom", data.content, buffers);
    }
    const state = putBuffers(data.state, data.buffer_paths ?? [], buffers);
    for (const name of Object.keys(state)) {
      if (!this.#sent.has(name)) continue;
      if (this.#sent.get(name) === parent?.msg_id) this.#sent.delete(name);
      else delete state[name];
    }
    this.#assign(state);
  }

  // The whole state anew, after the line was down.
  refresh(state) {
    this.#sent.clear();
    this.#assign(state);
  }

  #assign(state) {
    const changed = Object.keys(state).filter((name) => !same(this.#state[name], state[name]));
    for (const name of changed) this.#state[name] = state[name];
    for (const name of changed) this.#emit(`change:${name}`, this, state[name]);
    if (changed.length) this.#emit("change", this);
    return changed;
  }

  #emit(name, ...values) {
    for (const l of [...this.#listeners]) if (l.name === name) l.callback.apply(l.context, values);
  }
}

const modules = new Map();

async function frontEnd(source) {
  const url = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
  const { default: definition } = await import(url);
  URL.revokeObjectURL(url);
  return typeof definition === "function" ? definition() : definition;
}

function addStyle(id, css) {
  if (!css || document.getElementById(id)) return;
  document.head.append(Object.assign(document.createElement("style"), { id, textContent: css }));
}

const manager = {
  models: new Map(),
  control: newId(),

  // Asks for the state of every widget; resolves when it has come.
  async load() {
    const states = new Promise((resolve) => (this.loaded = resolve));
    await kernel.finished(kernel.send("comm_open", { comm_id: this.control, target_name: "jupyter.widget.control", data: {} }));
    kernel.send("comm_msg", { comm_id: this.control, data: { method: "request_states" } });
    await states;
  },

  add(id, state) {
    if (this.models.has(id)) this.models.get(id).refresh(state);
    else this.models.set(id, new Model(id, state));
  },

  receive(message) {
    const { comm_id: id, data } = message.content;
    const type = message.header.msg_type;
    if (type === "comm_open" && message.content.target_name === "jupyter.widget") {
      this.add(id, putBuffers(data.state, data.buffer_paths ?? [], message.buffers));
    } else if (type === "comm_close") {
      this.models.delete(id);
    } else if (type === "comm_msg" && id === this.control && data.method === "update_states") {
      putBuffers(data.states, data.buffer_paths ?? [], message.buffers);
      for (const [model, { state }] of Object.entries(data.states)) this.add(model, state);
      this.loaded();
    } else if (type === "comm_msg") {
      this.models.get(id)?.receive(message);
    }
  },

  async get_model(reference) {
    const id = reference.replace(/^(IPY_MODEL_|anywidget:)/, "");
    if (!this.models.has(id)) throw new Error(`no widget ${id}`);
    return this.models.get(id);
  },

  // Whether this page can show the widget itself, with all that is in it.
  canShow(id) {
    const model = this.models.get(id.replace("IPY_MODEL_", ""));
    if (!model) return false;
    if (model.get("_model_module") === "anywidget") return true;
    return model.get("_model_name") in BOXES && model.get("children").every((child) => this.canShow(child));
  },

  async show(reference, el, signal = new AbortController().signal) {
    const model = await this.get_model(reference);
    const layout = this.models.get(model.get("layout")?.replace("IPY_MODEL_", ""));
    const direction = BOXES[model.get("_model_name")];
    for (const name of model.get("_dom_classes") ?? []) el.classList.add(name);
    const dress = () => {
      for (const name of LAYOUT) el.style.setProperty(name.replace("_", "-"), layout?.get(name) ?? "");
      if (direction) el.style.display ||= "flex";
      if (direction) el.style.flexDirection = direction;
    };
    dress();
    layout?.on("change", dress);
    if (direction) return this.showBox(model, el, signal);
    addStyle(model.get("_anywidget_id"), model.get("_css"));
    return this.showAnywidget(model, el, signal);
  },

  async showBox(model, el, signal) {
    let views = new AbortController();
    const fill = async () => {
      views.abort();
      views = new AbortController();
      const places = model.get("children").map(() => document.createElement("div"));
      el.replaceChildren(...places);
      await Promise.all(model.get("children").map((child, i) => this.show(child, places[i], views.signal)));
    };
    model.on("change:children", fill);
    signal.addEventListener("abort", () => views.abort());
    await fill();
  },

  async showAnywidget(model, el, signal) {
    const source = model.get("_esm");
    model.front ??= (async () => {
      if (!modules.has(source)) modules.set(source, frontEnd(source));
      const definition = await modules.get(source);
      await definition.initialize?.({ model, signal: new AbortController().signal });
      return definition;
    })();
    const cleanUp = await (await model.front).render?.({ model, el, signal });
    if (typeof cleanUp === "function") signal.addEventListener("abort", cleanUp);
  },
};

// ---- The page.

// Milliseconds after which a page is shown though none of its widgets has been told anything.
const SILENCE = 10_000;

function reveal() {
  if (!document.getElementById("loading")) return;
  document.getElementById("loading").remove();
  clearTimeout(late);
  tell(); // a server that was slow has answered
  document.getElementById("rendered_cells").hidden = false;
}

// Voilà's own host, for a page with widgets that this one cannot show. It also ends the kernel.
function handOver() {
  kernel.end = () => {};
  kernel.socket.onclose = null;
  kernel.socket.close();
  // It starts on the page's load event, which is past: whoever waits for that need not wait.
  const listen = window.addEventListener;
  window.addEventListener = (type, ...rest) => (type === "load" ? rest[0]() : listen.call(window, type, ...rest));
  Object.assign(window, { cellLoaded: true, voila_finish: reveal, voila_process() {}, update_loading_text() {} });
  document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href: `${config.fullStaticUrl}/theme-light.css` }));
  for (const name of ["voila-style.js", "voila.js"]) {
    document.body.append(Object.assign(document.createElement("script"), { src: `${config.fullStaticUrl}/${name}`, async: false }));
  }
}

async function open() {
  const places = [...document.querySelectorAll('script[type="application/vnd.voila.cell-output+json"]')];
  const ids = places.map((place) => JSON.parse(place.textContent).data[WIDGET_VIEW].model_id);
  addEventListener("pagehide", (event) => event.persisted || kernel.end());
  if (!ids.length) return reveal();
  await kernel.connect();
  await manager.load();
  if (!ids.every((id) => manager.canShow(id))) return handOver();
  const hosts = places.map((place) => {
    const el = document.createElement("div");
    place.replaceWith(el);
    return el;
  });
  await Promise.all(hosts.map((el, i) => manager.show(ids[i], el)));
  // Most of our widgets are empty until they have been greeted, and an empty page looks broken: it waits for that.
  if (hosts.some((el) => el.textContent.trim())) reveal();
  else setTimeout(reveal, SILENCE);
}

const kernel = new Kernel();
const late = setTimeout(() => tell("Le serveur tarde à répondre…", "The server is slow to answer…", true), 15000);
try {
  await open();
} catch (error) {
  console.error(error);
  reveal();
  tell("Cette page n’a pas pu s’ouvrir.", "This page could not open.", true);
}
