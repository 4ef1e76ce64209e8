// Draws a tree that Python lays out (widgets/treeview.py): to pan, zoom, fold and walk through with the keyboard.
//
// An item is an element only while it is on screen, so that thousands can be unfolded; lines lie below in one SVG.

const COLUMN = 276;
const ROW = 50;
const ITEM = { width: 236, height: 42 };
const ZOOM = { least: 0.004, most: 1.8, step: 1.25 };
/** Below this scale words cannot be read: most items are then drawn as blocks of colour and are no elements. */
const FAR = 0.42;
const SEATS = 6;
/** How far from an item, in pixels, one may click on a tree that is drawn small. */
const NEAR = 8;
/** Items further from the screen than this, in pixels, are no elements. */
const RIM = 240;

class TreeView {
  /** `act(name, id)` is called with "select", "unfold" or "fold". */
  constructor(label, act) {
    this.act = act;
    this.items = new Map();
    this.elements = new Map();
    this.order = [];
    this.children = new Map();
    this.selected = null;
    this.offset = { x: 24, y: 0 };
    this.scale = 1;
    // a tree that is seen as a whole is mostly tall: from afar it is pressed together in height only
    this.widest = 0;
    this.ways = document.createElementNS(SVG, "svg");
    this.ways.setAttribute("class", "vg-ways");
    this.ways.setAttribute("aria-hidden", "true");
    this.paths = Object.fromEntries(["plain", "link", "path", "best"].map((name) => {
      const path = document.createElementNS(SVG, "path");
      path.setAttribute("class", `vg-way vg-way-${name}`);
      this.ways.append(path);
      return [name, path];
    }));
    this.blocks = Array.from({ length: SEATS + 1 }, (_, seat) => {
      const path = document.createElementNS(SVG, "path");
      path.setAttribute("class", seat < SEATS ? `vg-block vg-seat-${seat}` : "vg-block");
      this.ways.append(path);
      return path;
    });
    this.layer = h("div", { class: "vg-tree-layer" }, this.ways);
    this.element = h("div", { class: "vg-tree", role: "tree", "aria-label": label, tabindex: "-1" }, this.layer);
    this.listen();
    new ResizeObserver(() => this.draw()).observe(this.element);
  }

  // ---------------------------------------------------------------- what Python sends

  apply(message) {
    const focused = this.element.contains(document.activeElement);
    if (message.fresh) {
      for (const element of this.elements.values()) element.remove();
      this.items.clear();
      this.elements.clear();
      this.order = [];
    }
    for (const id of message.gone) {
      this.items.delete(id);
      this.elements.get(id)?.remove();
      this.elements.delete(id);
    }
    for (const [id, item] of Object.entries(message.items)) {
      this.items.set(id, { ...this.items.get(id), ...item });
      this.elements.get(id)?.remove();
      this.elements.delete(id);
    }
    if (message.order) {
      const { head, tail, middle } = message.order;
      const last = this.order.length - tail;
      this.index(message.fresh ? middle : [...this.order.slice(0, head), ...middle, ...this.order.slice(last)]);
      this.move(message.shifts, message.places);
    }
    this.element.dataset.items = this.items.size;
    this.select(message.selected);
    if (message.fresh) this.home();
    else if (message.focus) this.show(message.selected, true);
    this.paint();
    if (focused) this.elements.get(this.selected)?.focus({ preventScroll: true });
  }

  /** Give items their places: runs of items that move alike, or new places. */
  move(shifts, places) {
    let [next, fresh] = [0, 0];
    for (const [count, shift] of shifts) {
      for (const id of this.order.slice(next, next + count)) {
        const item = this.items.get(id);
        if (shift === null) {
          const [column, row] = places[fresh++];
          Object.assign(item, { x: column * COLUMN, y: row * ROW, column });
        } else item.y += shift * ROW;
      }
      next += count;
    }
  }

  /** Note who stands below whom, and where among the siblings. */
  index(order) {
    this.order = order;
    this.children = new Map();
    for (const id of order) {
      const item = this.items.get(id);
      if (!this.children.has(item.parent)) this.children.set(item.parent, []);
      this.children.get(item.parent).push(id);
    }
    for (const siblings of this.children.values()) {
      siblings.forEach((id, place) => Object.assign(this.items.get(id), { place: place + 1, siblings: siblings.length }));
    }
  }

  /** Mark an item as the selected one, and the way to it. */
  select(id) {
    this.onPath = new Set();
    for (let step = id; step !== null && this.items.has(step); step = this.items.get(step).parent) this.onPath.add(step);
    for (const changed of [this.selected, id]) {
      const element = this.elements.get(changed);
      if (element) {
        element.setAttribute("aria-selected", String(changed === id));
        element.tabIndex = changed === id ? 0 : -1;
      }
    }
    this.selected = id;
  }

  // ---------------------------------------------------------------- drawing

  /** Draw before the next picture, however often it is asked for. */
  draw() {
    this.waiting ??= requestAnimationFrame(() => this.paint());
  }

  paint() {
    cancelAnimationFrame(this.waiting);
    this.waiting = null;
    const { width, height } = this.element.getBoundingClientRect();
    const [left, top] = [(-RIM - this.offset.x) / this.scaleX, (-RIM - this.offset.y) / this.scale];
    const [right, bottom] = [left + (width + 2 * RIM) / this.scaleX, top + (height + 2 * RIM) / this.scale];
    this.layer.style.transform = `translate(${this.offset.x}px, ${this.offset.y}px) scale(${this.scaleX}, ${this.scale})`;
    const far = this.scale < FAR;
    this.element.classList.toggle("vg-far", far);
    const kin = far ? this.kin() : null;
    const blocks = this.blocks.map(() => []);
    const lines = { plain: [], link: [], path: [], best: [] };
    for (const [id, item] of this.items) {
      const here = item.x + ITEM.width > left && item.x < right && item.y + ITEM.height > top && item.y < bottom;
      if (here && far) blocks[item.seat ?? SEATS].push(`M${item.x} ${item.y}h${ITEM.width}v${ITEM.height}h${-ITEM.width}z`);
      // what is selected stays an element, or the keyboard would lose its place
      if (far ? kin.has(id) : here || id === this.selected) this.place(id, item);
      else if (this.elements.has(id)) {
        this.elements.get(id).remove();
        this.elements.delete(id);
      }
      const parent = this.items.get(item.parent);
      if (parent && item.x > left && parent.x < right && Math.max(item.y, parent.y) > top - ROW && Math.min(item.y, parent.y) < bottom) {
        const kind = this.onPath.has(id) ? "path" : item.best && (parent.best || parent.kind === "group") ? "best" : "plain";
        lines[kind].push(this.curve(parent.x + ITEM.width, parent.y, item.x, item.y));
      }
      const target = item.kind === "link" && this.items.get(item.target);
      if (target && here) lines.link.push(this.curve(item.x + ITEM.width, item.y, target.x, target.y));
    }
    for (const [name, path] of Object.entries(this.paths)) path.setAttribute("d", lines[name].join(""));
    this.blocks.forEach((path, seat) => path.setAttribute("d", blocks[seat].join("")));
    this.element.dataset.drawn = blocks.reduce((sum, block) => sum + block.length, far ? 0 : this.elements.size);
    if (this.made) this.sort();
  }

  /** The selected item, its parent, siblings and children: what whoever hears the page is told in any case. */
  kin() {
    const parent = this.items.get(this.selected)?.parent;
    return new Set([this.selected, parent, ...(this.children.get(parent) || []), ...(this.children.get(this.selected) || [])]);
  }

  /** The item at a point of the screen, if the tree is drawn too small for elements. */
  at(event) {
    const box = this.element.getBoundingClientRect();
    const [x, y] = [(event.clientX - box.x - this.offset.x) / this.scaleX, (event.clientY - box.y - this.offset.y) / this.scale];
    let [found, least] = [null, NEAR];
    for (const [id, item] of this.items) {
      const aside = Math.max(item.x - x, x - item.x - ITEM.width) * this.scaleX;
      const away = Math.max(aside, (Math.abs(y - item.y - ITEM.height / 2) - ITEM.height / 2) * this.scale, 0);
      if (away < least) [found, least] = [id, away];
      if (!away) break;
    }
    return found;
  }

  /** Let the elements follow each other as the items do: whoever hears the page hears it in this order. */
  sort() {
    this.made = false;
    const focused = document.activeElement;
    let last = this.ways;
    for (const id of this.order) {
      const element = this.elements.get(id);
      if (!element) continue;
      if (last.nextSibling !== element) last.after(element);
      last = element;
    }
    if (this.layer.contains(focused)) focused.focus({ preventScroll: true });
  }

  curve(x1, y1, x2, y2) {
    const middle = (x1 + x2) / 2;
    const [from, to] = [y1 + ITEM.height / 2, y2 + ITEM.height / 2];
    return `M${x1} ${from}C${middle} ${from} ${middle} ${to} ${x2} ${to}`;
  }

  place(id, item) {
    let element = this.elements.get(id);
    if (!element) {
      element = this.make(id, item);
      this.elements.set(id, element);
      this.layer.append(element);
      this.made = true;
    }
    const spot = `translate(${item.x}px, ${item.y}px)`;
    if (element.style.transform !== spot) element.style.transform = spot;
    element.classList.toggle("vg-on-path", this.onPath.has(id));
  }

  make(id, item) {
    const opens = item.count === null || item.count > 0;
    const seat = item.seat === null ? "vg-by-chance" : `vg-seat-${item.seat}`;
    return h("div", {
      class: `vg-item vg-item-${item.kind} ${seat}${item.best ? " vg-item-best" : ""}`, role: "treeitem", "data-id": id,
      "aria-level": item.column + 1, "aria-posinset": item.place, "aria-setsize": item.siblings,
      "aria-expanded": opens ? String(item.open) : null, "aria-selected": String(id === this.selected),
      "aria-label": item.note ? `${item.text}, ${item.note}` : item.text, title: item.text,
      tabindex: id === this.selected ? 0 : -1,
    },
      h("span", { class: "vg-mark", "aria-hidden": "true" }, item.kind === "end" ? "■" : item.kind === "link" ? "↷" : item.seat === null ? "◆" : String(item.seat + 1)),
      h("span", { class: "vg-item-text" }, item.text),
      item.note && h("span", { class: "vg-item-note" }, item.note),
      opens && h("span", { class: "vg-fold", "aria-hidden": "true" }, item.open ? "−" : item.count === null ? "+" : `+${item.count}`));
  }

  // ---------------------------------------------------------------- pan and zoom

  listen() {
    const touches = new Map();
    let moved = 0;
    this.element.addEventListener("pointerdown", (event) => {
      touches.set(event.pointerId, { x: event.clientX, y: event.clientY });
      moved = 0;
    });
    this.element.addEventListener("pointermove", (event) => {
      const last = touches.get(event.pointerId);
      if (!last) return;
      const before = [...touches.values()].map((touch) => ({ ...touch }));
      Object.assign(last, { x: event.clientX, y: event.clientY });
      const after = [...touches.values()];
      moved += Math.abs(last.x - before.at(-1).x) + Math.abs(last.y - before.at(-1).y);
      if (moved > 4 && !this.element.hasPointerCapture(event.pointerId)) this.element.setPointerCapture(event.pointerId);
      const middle = (points, axis) => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
      this.offset.x += middle(after, "x") - middle(before, "x");
      this.offset.y += middle(after, "y") - middle(before, "y");
      if (after.length === 2) {
        const span = (points) => Math.hypot(points[0].x - points[1].x, points[0].y - points[1].y);
        this.zoom(span(after) / Math.max(1, span(before)), { x: middle(after, "x"), y: middle(after, "y") });
      }
      this.draw();
    });
    for (const end of ["pointerup", "pointercancel", "pointerleave"]) {
      this.element.addEventListener(end, (event) => touches.delete(event.pointerId));
    }
    this.element.addEventListener("wheel", (event) => {
      event.preventDefault();
      if (event.ctrlKey || event.metaKey) this.zoom(Math.exp(-event.deltaY / 300), { x: event.clientX, y: event.clientY });
      else {
        this.offset.x -= event.shiftKey ? event.deltaY : event.deltaX;
        this.offset.y -= event.shiftKey ? 0 : event.deltaY;
      }
      this.draw();
    }, { passive: false });
    this.element.addEventListener("click", (event) => {
      if (moved > 4) return;
      const id = event.target.closest(".vg-item")?.dataset.id ?? (this.scale < FAR ? this.at(event) : null);
      if (id && event.target.closest(".vg-fold")) this.toggle(id);
      else if (id) this.choose(id);
    });
    this.element.addEventListener("dblclick", (event) => {
      const element = event.target.closest(".vg-item");
      if (element && !event.target.closest(".vg-fold")) this.toggle(element.dataset.id);
    });
    this.element.addEventListener("keydown", (event) => this.onKey(event));
  }

  get scaleX() {
    return Math.max(this.scale, this.widest);
  }

  /** Zoom around a point of the screen; without one, around what is selected, or the middle. */
  zoom(factor, point = null) {
    const box = this.element.getBoundingClientRect();
    const { x, y } = point ? { x: point.x - box.x, y: point.y - box.y } : this.middle(box);
    const [before, beforeX] = [this.scale, this.scaleX];
    this.scale = Math.max(ZOOM.least, Math.min(ZOOM.most, this.scale * factor));
    this.offset.x = x - (x - this.offset.x) * (this.scaleX / beforeX);
    this.offset.y = y - (y - this.offset.y) * (this.scale / before);
    this.draw();
  }

  middle(box) {
    const item = this.items.get(this.selected);
    const [x, y] = [(item.x + ITEM.width / 2) * this.scaleX + this.offset.x, (item.y + ITEM.height / 2) * this.scale + this.offset.y];
    const inside = x >= 0 && y >= 0 && x <= box.width && y <= box.height;
    return inside ? { x, y } : { x: box.width / 2, y: box.height / 2 };
  }

  /** Show the root at the left, in the middle. */
  home() {
    const root = this.items.get(this.order[0]);
    const { height } = this.element.getBoundingClientRect();
    this.scale = 1;
    this.widest = 0;
    this.offset = { x: 24, y: height / 2 - root.y - ITEM.height / 2 };
  }

  /** Show everything at once. */
  fit() {
    const all = [...this.items.values()];
    const box = this.element.getBoundingClientRect();
    const [left, right] = [Math.min(...all.map((i) => i.x)), Math.max(...all.map((i) => i.x)) + ITEM.width];
    const [top, bottom] = [Math.min(...all.map((i) => i.y)), Math.max(...all.map((i) => i.y)) + ITEM.height];
    const [wide, high] = [(box.width - 40) / (right - left), (box.height - 40) / (bottom - top)];
    this.scale = Math.max(ZOOM.least, Math.min(1, wide, high));
    this.widest = Math.min(FAR, wide);
    this.offset = { x: 20 - left * this.scaleX, y: (box.height - (top + bottom) * this.scale) / 2 };
    this.draw();
  }

  /** Bring an item on screen: into the middle, or just far enough. */
  show(id, middle = false) {
    const item = this.items.get(id);
    if (!item) return;
    const box = this.element.getBoundingClientRect();
    const [x, y] = [item.x * this.scaleX + this.offset.x, item.y * this.scale + this.offset.y];
    const [width, height] = [ITEM.width * this.scaleX, ITEM.height * this.scale];
    const inside = x >= 0 && y >= 0 && x + width <= box.width && y + height <= box.height;
    if (inside) return;
    if (middle) this.offset = { x: this.offset.x + (box.width - width) / 2 - x, y: this.offset.y + (box.height - height) / 2 - y };
    else {
      this.offset.x += Math.max(0, 12 - x) - Math.max(0, x + width + 12 - box.width);
      this.offset.y += Math.max(0, 12 - y) - Math.max(0, y + height + 12 - box.height);
    }
    this.draw();
  }

  // ---------------------------------------------------------------- choosing

  choose(id) {
    this.select(id);
    this.show(id);
    this.paint();
    this.elements.get(id).focus({ preventScroll: true });
    this.act("select", id);
  }

  toggle(id) {
    const item = this.items.get(id);
    if (item.kind === "link" || item.count === null || (item.count > 0 && !item.open)) this.act("unfold", id);
    else if (item.open) this.act("fold", id);
  }

  onKey(event) {
    const item = this.items.get(this.selected);
    if (!item || event.ctrlKey || event.metaKey || event.altKey) return;
    const place = this.order.indexOf(this.selected);
    const below = this.children.get(this.selected) || [];
    const go = (id) => id && id !== this.selected && this.choose(id);
    const keys = {
      ArrowDown: () => go(this.order[place + 1]),
      ArrowUp: () => go(this.order[place - 1]),
      ArrowRight: () => (item.open ? go(below[0]) : this.toggle(this.selected)),
      ArrowLeft: () => (item.open ? this.act("fold", this.selected) : go(item.parent)),
      Home: () => go(this.order[0]),
      End: () => go(this.order.at(-1)),
      Enter: () => this.toggle(this.selected),
      " ": () => this.toggle(this.selected),
      "+": () => this.zoom(ZOOM.step),
      "=": () => this.zoom(ZOOM.step),
      "-": () => this.zoom(1 / ZOOM.step),
      0: () => this.fit(),
    };
    if (!keys[event.key]) return;
    event.preventDefault();
    keys[event.key]();
  }
}
