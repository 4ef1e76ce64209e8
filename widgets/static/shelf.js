// My games: every game that was played in this browser, with its name, date, place and picture.
//
// They are kept in IndexedDB: it has room for hundreds of games with their pictures (localStorage has 5 MB for all), it
// writes one game wholly or not at all without touching the others, and a look and a write in one transaction let two
// windows notice each other. A row: { id, version, game, name, begun, changed, text, touched, over, link, place, picture }.

const SHELF = "vendange";
/** Milliseconds after which a game in which nobody has moved is forgotten. */
const UNTOUCHED = 24 * 3600 * 1000;
const newGameId = () => Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Wait for a request of the database. */
function asked(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

const shelf = {
  /** The games of the database, once it is open and has what earlier versions remembered. */
  open() {
    this.opened ??= (async () => {
      const request = window.indexedDB.open(SHELF, 1);
      request.onupgradeneeded = () => request.result.createObjectStore("games", { keyPath: "id" });
      this.base = await asked(request);
      await this.takeOver();
      await this.tidy();
    })();
    return this.opened;
  },

  /** Do something with the games, wholly or not at all; returns what `act` has returned. */
  async change(act, mode = "readwrite") {
    const work = this.base.transaction("games", mode);
    const done = new Promise((resolve, reject) => {
      work.oncomplete = resolve;
      work.onabort = () => reject(work.error ?? new Error("aborted"));
    });
    done.catch(() => {}); // it is awaited below, unless `act` fails first
    let result;
    try {
      result = await act(work.objectStore("games"));
    } catch (error) {
      if (mode === "readwrite") try { work.abort(); } catch { /* it has ended already */ }
      throw error;
    }
    await done;
    return result;
  },

  /** All games, the latest first; a browser that keeps nothing has none. */
  async all() {
    try {
      await this.open();
      const rows = await this.change((games) => asked(games.getAll()), "readonly");
      return rows.sort((one, other) => other.changed - one.changed);
    } catch {
      return [];
    }
  },

  /** Write a game under its id. If another window has written it since, both stay: this one gets an id of its own. */
  async put(news) {
    await this.open();
    return this.change(async (games) => {
      const there = await asked(games.get(news.id));
      const apart = Boolean(there) && there.version !== news.version;
      const row = apart
        ? { ...news, id: newGameId(), version: 1, begun: Date.now() }
        : { name: "", begun: Date.now(), ...there, ...news, version: (news.version ?? 0) + 1 };
      await asked(games.put({ ...row, changed: Date.now() }));
      return { id: row.id, version: row.version, apart };
    });
  },

  /** Change something about a game that is not the game itself: its name, its picture. */
  async amend(id, news) {
    await this.open();
    await this.change(async (games) => {
      const there = await asked(games.get(id));
      if (there) await asked(games.put({ ...there, ...news }));
    });
  },

  async remove(id) {
    await this.open();
    await this.change((games) => asked(games.delete(id)));
  },

  /** Forget games that were laid out long ago and in which nobody has moved. */
  async tidy() {
    await this.change(async (games) => {
      for (const row of await asked(games.getAll())) {
        if (!row.touched && !row.name && row.changed < Date.now() - UNTOUCHED) await asked(games.delete(row.id));
      }
    });
  },

  /** Take over the one game of each title that earlier versions kept; it is forgotten there only when it is safe here. */
  async takeOver() {
    for (const slot of ["game", "line"]) {
      for (const [game, text] of Object.entries(memory.games(slot))) {
        const id = `old-${slot}-${game}`;
        await this.change(async (games) => {
          const there = await asked(games.get(id));
          if (there?.text === text) return;
          await asked(games.put({ id: there ? newGameId() : id, version: 1, name: "", game, begun: Date.now(), changed: Date.now(), text, touched: true, over: false, link: oldSeed(text) }));
        });
        memory.remove(`${slot}:${game}`);
      }
    }
  },
};

/** With which seed an earlier memory was begun; the table tells the rest when it is opened. */
function oldSeed(text) {
  try { return String(JSON.parse(text).seed ?? ""); } catch { return ""; }
}

/** The kept game that the page's address asks for: by its id, as a class's link with a seed, or the latest of its title. */
async function keptGame({ unfinished = false } = {}) {
  const query = new URLSearchParams(window.location.search);
  if (!pageAddress("", "") || query.has("fresh")) return null;
  const rows = await shelf.all();
  const named = rows.find((row) => row.id === query.get("id"));
  if (named) return named;
  const seed = query.get("seed");
  return rows.find((row) => (!query.has("game") || row.game === query.get("game"))
    && (seed ? row.link === seed : !unfinished || !row.over)) ?? null;
}

/** What an address needs to open another page on the same game. */
function gameAddress(game, row) {
  return row?.id ? { game, id: row.id } : { game };
}

/** Keeps the game of a table on the shelf, as the table plays it; in a notebook the kernel has it, and nothing is kept. */
class Keeper {
  /** `tell(word)` is called when the browser cannot keep the game, once, and when another window goes on with it. */
  constructor(tell) {
    this.tell = tell;
    this.row = null;
    this.queue = Promise.resolve();
  }

  /** Find the game that the page asks for; resolves to its text, or null. */
  async find() {
    this.row = await keptGame({ unfinished: true });
    return this.row?.text ?? null;
  }

  /** Another game is on the table: it gets a place of its own, unless nobody has moved yet in the one before. */
  begin(game) {
    if (!pageAddress("", "")) return;
    const address = new URL(window.location.href);
    const seed = this.begun ? null : address.searchParams.get("seed");
    const reused = this.row && !this.row.touched && !this.row.name;
    this.row = reused ? { ...this.row, game } : { id: newGameId(), version: 0, game };
    this.row.link = seed ?? "";
    if (!seed) address.searchParams.delete("seed");
    window.history.replaceState(null, "", address);
  }

  /** The table shows this game: from now on the page's address leads to it. */
  settle(game, begun) {
    if (begun) this.begin(game);
    this.begun = true;
    if (!this.row) return;
    const address = new URL(window.location.href);
    address.searchParams.set("game", game);
    address.searchParams.set("id", this.row.id);
    address.searchParams.delete("fresh");
    address.searchParams.delete("line");
    window.history.replaceState(null, "", address);
  }

  /** Keep the game as Python has saved it; one after the other, for each has to know of the one before. */
  keep({ game, text, touched, over, place }) {
    if (!this.row) return Promise.resolve();
    const { row } = this;
    this.queue = this.queue.then(async () => {
      try {
        const { id, version, link } = row;
        const kept = await shelf.put({ id, version, link, game, text, touched, over, place });
        Object.assign(row, { version: kept.version, touched, id: kept.id });
        this.failed = false;
        if (kept.apart) this.tell("apart");
        if (this.row === row) this.settle(game, false);
      } catch (error) {
        if (!this.failed && error?.name === "QuotaExceededError") this.tell("full");
        else if (!this.failed) this.tell("forgets");
        this.failed = true;
      }
    });
    return this.queue;
  }

  /** Keep a small picture of the board beside the game. */
  async picture(svg) {
    const { row } = this;
    if (!row || this.failed) return;
    const picture = await snapshot(svg).catch(() => null);
    if (picture) this.queue = this.queue.then(() => shelf.amend(row.id, { picture })).catch(() => {});
    await this.queue;
  }
}

/** How wide a picture of a board is kept, in points. */
const SNAPSHOT = 480;

/** Draw a board small, as it is on the screen but always on light ground; resolves to an address with the picture in it. */
async function snapshot(svg) {
  const { width, height } = svg.viewBox.baseVal;
  if (!width || !height) return null;
  const rules = [...document.styleSheets].flatMap((sheet) => { try { return [...sheet.cssRules]; } catch { return []; } });
  const style = rules.filter((rule) => /\.(vg-board|vb-)/.test(rule.cssText)).map((rule) => rule.cssText).join("\n");
  const high = Math.round((SNAPSHOT * height) / width);
  const frame = document.createElementNS(SVG, "svg");
  for (const [name, value] of Object.entries({ width: SNAPSHOT, height: high, "data-theme": "light" })) frame.setAttribute(name, value);
  frame.append(document.createElementNS(SVG, "style"), svg.cloneNode(true));
  frame.firstChild.textContent = style;
  frame.lastChild.removeAttribute("style"); // where the camera has moved it does not matter
  for (const shape of frame.lastChild.querySelectorAll("[class]")) shape.classList.remove("vg-can", "vg-cannot", "vg-changed", "vg-hover");
  frame.lastChild.setAttribute("width", SNAPSHOT);
  frame.lastChild.setAttribute("height", high);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(frame))}`;
  await image.decode();
  const canvas = h("canvas", { width: SNAPSHOT, height: high });
  canvas.getContext("2d").drawImage(image, 0, 0);
  return canvas.toDataURL("image/webp", 0.7);
}
