// Looking closely: whatever the pointer rests on, is pressed long, tapped or reached by keys opens beside the board.
// Python tells what it is (widgets/inspect.py); the picture is the game's own, or a larger copy of the board.

/** Milliseconds: to rest before something opens, to press for long, to reach what has opened, until it is told anew. */
const REST = 450;
const LONG = 500;
const GRACE = 280;
const RENEW = 150;
/** Pixels: a finger that moves further is no press; the width of what opens; its distance from things and edges. */
const SHAKE = 12;
const WIDE = 380;
const APART = 10;
const EDGE = 8;
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

class Inspector {
  /** `host` may offer `update()`, the moves on screen with their targets, and `play(index)`. */
  constructor(send, scene, root, host = {}) {
    Object.assign(this, { send, scene, root, host });
    this.asked = 0;
    this.live = h("p", { class: "vg-unseen", "aria-live": "polite" });
    this.panel = h("section", { class: "vg-inspect", hidden: true, tabindex: "-1" });
    scene.look = (element) => this.open(element, [element], true);
    scene.changed = () => this.refresh();
    root.addEventListener("pointermove", (event) => this.onMove(event));
    root.addEventListener("pointerleave", () => this.leave());
    root.addEventListener("pointerdown", (event) => this.onDown(event), true);
    for (const end of ["pointerup", "pointercancel"]) root.addEventListener(end, () => clearTimeout(this.pressing), true);
    root.addEventListener("click", (event) => this.onClick(event), true);
    root.addEventListener("contextmenu", (event) => this.pressed && event.preventDefault());
    root.addEventListener("focusin", (event) => this.onFocus(event));
    root.addEventListener("keydown", (event) => this.onKey(event), true);
    window.addEventListener("scroll", (event) => this.onScroll(event), { passive: true, capture: true });
  }

  /** Python has answered; what is no longer asked is forgotten. */
  receive(message) {
    if (message.at === this.asked) this.show(message);
  }

  /** The way in for whoever uses keys: a button before the board that shows when it is reached. */
  offer(words) {
    this.way?.remove();
    this.way = button(words, (event) => this.begin(event), { class: "vg-skip", "aria-keyshortcuts": "i" });
    this.scene.svg.before(this.way);
  }

  // ---------------------------------------------------------------- pointer and finger

  /** What lies under an event: a thing of the board, or a move of the list with the thing it is about. */
  under(target) {
    const thing = target.closest?.("[data-about]");
    if (thing && this.scene.svg.contains(thing)) return { thing, anchors: [thing] };
    const move = target.closest?.(".vg-move[data-index]");
    const about = move && this.aboutMove(Number(move.dataset.index));
    return about ? { thing: about, anchors: [move, about] } : null;
  }

  /** The thing on the board that a move is about. */
  aboutMove(index) {
    const targets = Object.entries(this.host.update?.()?.targets ?? {}).filter(([, [legal]]) => legal.includes(index));
    for (const [target] of targets) {
      const shape = this.scene.svg.querySelector(`[data-target="${CSS.escape(target)}"][data-about]`);
      if (shape) return shape;
    }
    return null;
  }

  onMove(event) {
    if (event.pointerType === "touch") {
      const far = this.start && Math.hypot(event.clientX - this.start.x, event.clientY - this.start.y) > SHAKE;
      if (far) clearTimeout(this.pressing);
      return;
    }
    clearTimeout(this.resting);
    if (this.held || event.buttons) return;
    if (this.panel.contains(event.target)) {
      clearTimeout(this.leaving);
      return;
    }
    const found = this.under(event.target);
    if (this.element && found?.thing === this.element) {
      clearTimeout(this.leaving);
      return;
    }
    if (this.element) this.leave();
    if (found) this.resting = setTimeout(() => this.open(found.thing, found.anchors), REST);
  }

  onScroll(event) {
    if (this.panel.hidden || this.panel.contains(event.target)) return;
    if (this.held && this.element?.isConnected) this.place();
    else this.close();
  }

  leave() {
    clearTimeout(this.resting);
    clearTimeout(this.leaving);
    if (this.element && !this.held) this.leaving = setTimeout(() => this.close(), GRACE);
  }

  onDown(event) {
    clearTimeout(this.resting);
    clearTimeout(this.pressing);
    this.pressed = false;
    if (this.panel.contains(event.target)) {
      this.held = true;
      return;
    }
    if (!this.panel.hidden) this.close();
    const found = this.under(event.target);
    // a slow click with a mouse is a click
    if (!found || event.pointerType === "mouse") return;
    this.start = { x: event.clientX, y: event.clientY };
    this.pressing = setTimeout(() => {
      this.pressed = true;
      this.open(found.thing, found.anchors, true);
    }, LONG);
  }

  /** After a long press nothing is played. */
  onClick(event) {
    if (!this.pressed) return;
    this.pressed = false;
    if (this.panel.contains(event.target)) return;
    event.stopPropagation();
    event.preventDefault();
  }

  /** A move that is reached by keys shows what it is about, too. */
  onFocus(event) {
    clearTimeout(this.resting);
    if (this.panel.contains(event.target) || this.walking) return;
    if (this.byFocus) this.close();
    if (!event.target.matches(".vg-move[data-index]:focus-visible")) return;
    const found = this.under(event.target);
    this.byFocus = true;
    if (found) this.resting = setTimeout(() => this.open(found.thing, found.anchors), REST);
  }

  // ---------------------------------------------------------------- keys

  onKey(event) {
    if (event.key === "Escape" && (this.walking || !this.panel.hidden)) {
      event.stopPropagation();
      this.end();
      return;
    }
    if (event.target.closest("input, select, textarea, dialog") || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "i") this.begin(event);
    else if (this.walking && !this.panel.contains(event.target)) this.walk(event);
  }

  /** Begin at what is focused, where one was, or at the first thing; from a move, show what it is about. */
  begin(event) {
    event.preventDefault();
    const found = this.under(event.target);
    if (found && found.anchors.length > 1) {
      this.open(found.thing, found.anchors, true);
      return;
    }
    if (this.walking) this.end();
    else this.go(found?.thing ?? this.element ?? (this.last?.isConnected ? this.last : this.things()[0]));
  }

  walk(event) {
    const here = this.walking;
    const all = this.things();
    const place = all.indexOf(here);
    const next = {
      PageDown: all[place + 1], PageUp: all[place - 1], Home: all[0], End: all.at(-1),
    }[event.key] ?? (ARROWS[event.key] && this.beside(here, all, ARROWS[event.key]));
    if (next) this.go(next);
    else if (event.key === "Tab" && !event.shiftKey && !this.panel.hidden) (this.panel.querySelector("summary, button") ?? this.panel).focus();
    else if (event.key === "Enter" || event.key === " ") {
      if (!this.scene.act(here, event)) return;
    } else if (!ARROWS[event.key]) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** All things that can be looked at, in the order of reading. */
  things() {
    const shown = [...this.scene.svg.querySelectorAll("[data-about]")].filter((shape) => shape.getBBox().width > 0);
    const corner = new Map(shown.map((shape) => [shape, shape.getBBox()]));
    return shown.sort((a, b) => corner.get(a).y - corner.get(b).y || corner.get(a).x - corner.get(b).x);
  }

  /** The nearest thing in a direction; what lies straight ahead is nearer than what lies aside. */
  beside(here, all, [right, down]) {
    const middle = (shape) => {
      const box = shape.getBBox();
      return [box.x + box.width / 2, box.y + box.height / 2];
    };
    const [x, y] = middle(here);
    let best = null;
    let least = Infinity;
    for (const shape of all) {
      const [dx, dy] = middle(shape).map((value, axis) => value - [x, y][axis]);
      const ahead = dx * right + dy * down;
      const aside = Math.abs(dx * down) + Math.abs(dy * right);
      if (shape !== here && ahead > 1 && ahead + 2.5 * aside < least) [best, least] = [shape, ahead + 2.5 * aside];
    }
    return best;
  }

  go(element) {
    if (!element) return;
    this.letGo();
    this.walking = this.last = element;
    this.wasStop = element.getAttribute("tabindex");
    if (this.wasStop === null) element.setAttribute("tabindex", "-1");
    element.classList.add("vg-looked");
    element.focus();
    this.open(element, [element], true);
  }

  letGo() {
    const element = this.walking;
    if (!element) return;
    this.walking = null;
    element.classList.remove("vg-looked");
    if (this.wasStop === null) element.removeAttribute("tabindex");
  }

  end() {
    const inside = this.panel.contains(document.activeElement);
    const back = this.walking;
    if (inside && back) {
      // out of what has opened, back to the thing
      back.focus();
      return;
    }
    this.letGo();
    back?.blur();
    this.close();
  }

  // ---------------------------------------------------------------- what opens

  /** Ask about a thing; `held` stays open until it is closed. What opens lies beside the anchors, never over them. */
  open(element, anchors, held = false) {
    clearTimeout(this.resting);
    clearTimeout(this.leaving);
    Object.assign(this, { element, anchors, held, about: element.dataset.about });
    this.send({ type: "inspect", about: this.about, at: ++this.asked });
  }

  close() {
    clearTimeout(this.resting);
    clearTimeout(this.leaving);
    this.asked += 1;
    this.element = null;
    this.held = this.byFocus = false;
    this.panel.hidden = true;
    this.live.textContent = "";
  }

  /** The drawing has changed: what stays open is told anew, everything else closes. */
  refresh() {
    clearTimeout(this.resting);
    clearTimeout(this.renewing);
    if (this.held && this.element?.isConnected && this.element.dataset.about) {
      // a move may change the drawing several times in a row
      this.renewing = setTimeout(() => this.renew(), RENEW);
    } else if (!this.panel.hidden || this.walking) {
      this.letGo();
      this.close();
    }
  }

  renew() {
    if (this.walking) this.go(this.walking);
    else if (this.element) this.open(this.element, this.anchors.filter((anchor) => anchor.isConnected), true);
  }

  show(told) {
    const { words } = told;
    const list = (title, lines) => lines.length > 0 && [h("h4", {}, title), h("ul", {}, lines.map((line) => h("li", {}, line)))];
    const moves = (this.host.update?.()?.moves ?? []).filter((move) => told.moves.includes(move.index));
    const picture = this.picture(told);
    const broad = picture.viewBox.baseVal.width > 1.7 * picture.viewBox.baseVal.height;
    fill(this.panel,
      h("header", {},
        !broad && picture,
        h("div", { class: "vg-inspect-name" }, told.kind && h("p", { class: "vg-inspect-kind" }, told.kind), h("h3", {}, told.title)),
        button("×", () => this.end(), { class: "vg-tool", "aria-label": words.close })),
      broad && picture,
      h("p", {}, told.text), h("p", { class: "vg-inspect-what" }, told.what),
      list(words.cost, told.cost), list(words.worth, told.worth),
      moves.length > 0 && [h("h4", {}, words.moves), h("div", { class: "vg-inspect-moves" }, moves.map((move) =>
        button(move.text, () => { this.end(); this.host.play(move.index); }, { class: "vg-move" })))],
      list(words.refusals, told.refusals),
      told.rules.map((rule) => h("details", { class: "vg-inspect-rule" },
        h("summary", {}, rule.title, " ", h("span", { class: "vg-rule-id" }, rule.id)),
        h("p", {}, rule.text), rule.ruling && h("p", { class: "vg-ruling" }, rule.ruling))));
    this.panel.setAttribute("aria-label", told.title);
    if (!this.panel.isConnected) this.root.append(this.panel, this.live);
    this.panel.hidden = false;
    this.panel.dataset.about = told.about;
    this.panel.scrollTop = 0;
    this.place();
    this.live.textContent = [told.title, told.text, told.what].join(" · ");
  }

  picture(told) {
    let svg;
    if (told.picture) {
      const view = new SceneView(() => {});
      view.patch(told.picture);
      svg = view.svg;
    } else svg = this.scene.copy(this.element);
    const { width, height } = svg.viewBox.baseVal;
    const scale = width > 1.7 * height ? Math.min(2.4, 340 / width, 150 / height) : Math.min(2.4, 140 / width, 150 / height);
    const attributes = { class: "vg-board vg-inspect-picture", width: scale * width, height: scale * height, "aria-hidden": "true" };
    for (const [name, value] of Object.entries(attributes)) svg.setAttribute(name, value);
    for (const name of ["role", "aria-label"]) svg.removeAttribute(name);
    return svg;
  }

  /** Lie on that side of the anchors where there is most room, and cover none of them. */
  place() {
    const wide = Math.min(WIDE, window.innerWidth - 2 * EDGE);
    Object.assign(this.panel.style, { width: `${wide}px`, maxHeight: "none", left: "0px", top: "0px" });
    const tall = this.panel.offsetHeight;
    const boxes = this.anchors.map((anchor) => anchor.getBoundingClientRect()).filter((box) => box.width || box.height);
    const [near] = boxes;
    const right = window.innerWidth - EDGE;
    const bottom = window.innerHeight - EDGE;
    const free = [
      { left: near.right + APART, right, top: EDGE, bottom },
      { left: EDGE, right: near.left - APART, top: EDGE, bottom },
      { left: EDGE, right, top: near.bottom + APART, bottom },
      { left: EDGE, right, top: EDGE, bottom: near.top - APART },
    ].filter((room) => room.right - room.left >= Math.min(wide, 260) && room.bottom - room.top > 0);
    const spots = free.map((room) => {
      const width = Math.min(wide, room.right - room.left);
      const height = Math.min(tall, room.bottom - room.top);
      const within = (middle, size, low, high) => Math.max(low, Math.min(middle - size / 2, high - size));
      const left = within((near.left + near.right) / 2, width, room.left, room.right);
      const top = within((near.top + near.bottom) / 2, height, room.top, room.bottom);
      const over = boxes.some((box) => box.left < left + width && box.right > left && box.top < top + height && box.bottom > top);
      return { left, top, width, height, worth: height * width * (over ? 0.5 : 1) };
    });
    // a thing that fills the screen leaves no room beside it
    const fallback = { left: EDGE, top: bottom - Math.min(tall, window.innerHeight * 0.4), width: wide, height: window.innerHeight * 0.4 };
    const spot = spots.reduce((best, other) => (other.worth > (best?.worth ?? 0) ? other : best), null) ?? fallback;
    Object.assign(this.panel.style, { left: `${spot.left}px`, top: `${spot.top}px`, width: `${spot.width}px`, maxHeight: `${spot.height}px` });
  }
}
