// Small helpers to build a page. Text always goes in as text, never as markup.

const SVG = "http://www.w3.org/2000/svg";

/** Make an element: attributes first ("class", "on…" for listeners, others as they are), then children or text. */
function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

/** Make an element of a drawing. */
function svgElement(tag, attributes) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

/** Replace all children of an element. */
function fill(element, ...children) {
  element.replaceChildren(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

/** A button with words; `options` are further attributes. */
function button(words, act, options = {}) {
  return h("button", { type: "button", onclick: act, ...options }, words);
}

/** The line icons of the frame, drawn by ourselves in a square of 24. */
const ICONS = {
  undo: "M9 7 4 12l5 5M4 12h10a6 6 0 0 1 0 12",
  redo: "m15 7 5 5-5 5M20 12H10a6 6 0 0 0 0 12",
  first: "M18 5 9 12l9 7V5ZM6 5v14",
  back: "m15 5-8 7 8 7",
  forward: "m9 5 8 7-8 7",
  last: "m6 5 9 7-9 7V5Zm12 0v14",
  pause: "M8 5v14M16 5v14",
  play: "m7 4 12 8-12 8V4Z",
  rename: "m4 20 1-5L16 4l4 4L9 19l-5 1ZM14 6l4 4",
  delete: "M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5",
  menu: "M4 6h16M4 12h16M4 18h16",
  theme: "M12 3a9 9 0 1 0 9 9 7 7 0 0 1-9-9Z",
};

function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "vg-icon");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", ICONS[name]);
  svg.append(path);
  return svg;
}

/** What the browser remembers between visits; a browser that forbids it forgets, and nothing else happens. */
const memory = {
  get(key) {
    try { return window.localStorage.getItem(`vendange:${key}`); } catch { return null; }
  },
  set(key, value) {
    try { window.localStorage.setItem(`vendange:${key}`, value); } catch { /* private window, or full */ }
  },
  remove(key) {
    try { window.localStorage.removeItem(`vendange:${key}`); } catch { /* as above */ }
  },
  /** All games of a slot, by name. */
  games(slot) {
    const saved = {};
    const start = `vendange:${slot}:`;
    try {
      for (const key of Object.keys(window.localStorage)) {
        if (key.startsWith(start)) saved[key.slice(start.length)] = window.localStorage.getItem(key);
      }
    } catch { /* as above */ }
    return saved;
  },
};

/** Do something when the page has nothing else to do; where a browser cannot tell, a moment later. */
function whenIdle(act) {
  if (window.requestIdleCallback) window.requestIdleCallback(act, { timeout: 2000 });
  else setTimeout(act, 300);
}

/** The lesson that was looked at last: { game, lesson, step, at, of, titles }. */
function lastLesson() {
  try { return JSON.parse(memory.get("lesson")); } catch { return null; }
}

/** Light, dark, or as the system says: kept for the next visit. */
function applyTheme(root) {
  const theme = memory.get("theme");
  if (theme) root.dataset.theme = theme;
  else delete root.dataset.theme;
  root.classList.toggle("vg-page", Boolean(document.querySelector("meta[name='vendange-app']")));
  document.documentElement.dataset.vgTheme = theme || "auto";
}

function switchTheme(root) {
  const dark = root.dataset.theme
    ? root.dataset.theme === "dark"
    : window.matchMedia("(prefers-color-scheme: dark)").matches;
  memory.set("theme", dark ? "light" : "dark");
  applyTheme(root);
}

/** The address of another page of the app, in the same language. In JupyterLab there are no pages: null. */
function pageAddress(page, lang, extra = {}) {
  if (!document.querySelector("meta[name='vendange-app']")) return null;
  const query = new URLSearchParams({ ...extra, lang });
  return `${document.querySelector("meta[name='vendange-app']").content}${page}?${query}`;
}

/** No saved game is larger; what is would only exhaust the page. */
const LARGEST_SAVE = 4_000_000;
const SHARED = "#shared=";

/** Write a text so that it fits an address: compressed, then in letters, digits, - and _. */
async function pack(text) {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let letters = "";
  for (let i = 0; i < bytes.length; i += 8192) letters += String.fromCharCode(...bytes.subarray(i, i + 8192));
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Read what `pack` has written; what is damaged or too large gives null. */
async function unpack(code) {
  try {
    const letters = atob(code.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
    const parts = [];
    let size = 0;
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.length;
      if (size > LARGEST_SAVE) return null;
      parts.push(part.value);
    }
    return await new Blob(parts).text();
  } catch {
    return null;
  }
}

/** The game that came with the page's address, taken out of it: from now on the browser's memory keeps it. */
async function takeShared() {
  if (!window.location.hash.startsWith(SHARED)) return null;
  const text = await unpack(window.location.hash.slice(SHARED.length));
  window.history.replaceState(null, "", window.location.pathname + window.location.search);
  return text ?? "";
}

/** The address of a page that opens with this game. */
async function sharedAddress(page, lang, game, text) {
  const address = pageAddress(page, lang, { game });
  return address && new URL(address + SHARED + await pack(text), window.location.href).href;
}

/** Put the language into the page's address, so that a reload keeps it. */
function rememberLanguage(lang) {
  memory.set("lang", lang);
  document.documentElement.lang = lang;
  if (!document.querySelector("meta[name='vendange-app']")) return;
  const address = new URL(window.location.href);
  address.searchParams.set("lang", lang);
  window.history.replaceState(null, "", address);
}

/** Put the game into the page's address, so that a reload and a shared link keep it. */
function rememberGame(game) {
  if (!document.querySelector("meta[name='vendange-app']")) return;
  const address = new URL(window.location.href);
  if (address.searchParams.get("game") === game) return;
  address.searchParams.set("game", game);
  window.history.replaceState(null, "", address);
}

/** What every widget says first: where the page was opened, and what the browser remembers. */
function hello(model, more = {}) {
  const lang = memory.get("lang") || navigator.language || "";
  model.send({ type: "hello", query: window.location.search, lang, ...more });
}

/** The pages of the app, in the order of the bar; one that has no word in the catalogue is not there. */
const PAGES = ["learn", "play", "explore", "review", "rules", "examples", "concepts", "tournaments", "numbers"];

/** The way to the other pages, with the same game; in JupyterLab there is none. */
function siteMap(greeting) {
  const words = greeting.labels;
  if (!pageAddress("", greeting.lang)) return null;
  const here = window.location.pathname.split("/").pop();
  return h("nav", { class: "vg-pages", "aria-label": words.pages }, PAGES.filter((page) => words[`nav-${page}`]).map((page) =>
    h("a", {
      href: pageAddress(page, greeting.lang, greeting.game ? { game: greeting.game } : {}),
      "aria-current": page === here ? "page" : null,
    }, words[`nav-${page}`])));
}

/** The two bars on top of every page: brand, pages, language and theme; then the title and whatever the page needs. */
function topBar(root, greeting, send, ...tools) {
  const words = greeting.labels;
  const home = pageAddress("", greeting.lang);
  const brand = home ? h("a", { class: "vg-brand", href: home, title: words.home }, "Vendange")
    : h("span", { class: "vg-brand" }, "Vendange");
  const languages = h("div", { class: "vg-langs", role: "group", "aria-label": words.language },
    greeting.languages.map((lang) => button(lang.toUpperCase(), () => send({ type: "lang", lang }), {
      class: "vg-lang", lang, "aria-pressed": String(lang === greeting.lang),
    })));
  const theme = button(icon("theme"), () => switchTheme(root), { class: "vg-tool", title: words.theme, "aria-label": words.theme });
  const site = h("header", { class: "vg-site" }, brand, siteMap(greeting), languages, theme);
  // on a narrow screen the pages are a line to swipe: it begins where one is
  requestAnimationFrame(() => { const here = site.querySelector("[aria-current]"); if (here) here.parentElement.scrollLeft = here.offsetLeft - here.parentElement.offsetLeft - 60; });
  if (!greeting.title) return [site];
  return [site, h("div", { class: "vg-bar" }, h("h1", { class: "vg-title" }, greeting.title), ...tools)];
}

/** Opens what a narrow screen has no room for: the pages, and the tools of a page. */
function menuButton(root, words) {
  const open = button([icon("menu"), h("span", { class: "vg-wide" }, words.menu)], () => {
    open.setAttribute("aria-expanded", String(root.toggleAttribute("data-menu")));
  }, { class: "vg-tool vg-menu-button", title: words.menu, "aria-label": words.menu, "aria-expanded": "false" });
  const close = () => {
    root.removeAttribute("data-menu");
    open.setAttribute("aria-expanded", "false");
  };
  root.addEventListener("click", (event) => event.target.closest(".vg-menu-button, .vg-site") || close());
  root.addEventListener("keydown", (event) => event.key === "Escape" && close());
  return open;
}

/** On a phone, what is below the board is a sheet: this pulls it up over the board, and down again. */
function sheetHandle(root, words) {
  const handle = button(h("span", { "aria-hidden": "true" }), () => {
    handle.setAttribute("aria-expanded", String(root.toggleAttribute("data-sheet-high")));
  }, { class: "vg-handle", title: words.sheet, "aria-label": words.sheet, "aria-expanded": "false" });
  return handle;
}
