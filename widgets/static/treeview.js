// Draws a tree that Python lays out (widgets/treeview.py): to pan, zoom, fold and walk through with the keyboard.
//
// An item is an element only while it is on screen, so that thousands can be unfolded; lines lie below in one SVG.
// Words are never drawn smaller than they can be read. From afar, what has no room is gathered: a box then stands for
// several siblings, with the name and the value of the best of them and how many there are. On a narrow screen the
// tree is a list in which every step is set in.

const COLUMN = 290;
const ROW = 52;
const GAP = 8;
const WIDTH = 262;
const ZOOM = { most: 1.8, step: 1.25 };
/** Below this scale words would be too small: boxes then keep their size, and items are gathered. */
const NEAR = 0.95;
/** A box from afar: its share of the width, at least if there is room for two; of the height; and its own height. */
const FAR = { column: 200, row: 28, height: 36, gap: 4, side: 14 };
/** A tree that is narrower than this is drawn as a list; each step is set in by so much. */
const NARROW = 560;
const STEP = 16;
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
    this.offset = { x: 0, y: 0 };
    this.scale = 1;
    this.size = { width: 0, height: 0 };
    // whether somebody has moved the tree: until then its beginning stays in view, whatever happens around it
    this.touched = false;
    this.ways = document.createElementNS(SVG, "svg");
    this.ways.setAttribute("class", "vg-ways");
    this.ways.setAttribute("aria-hidden", "true");
    this.paths = Object.fromEntries(["plain", "link", "path", "best"].map((name) => {
      const path = document.createElementNS(SVG, "path");
      path.setAttribute("class", `vg-way vg-way-${name}`);
      this.ways.append(path);
      return [name, path];
    }));
    this.layer = h("div", { class: "vg-tree-layer" }, this.ways);
    this.element = h("div", { class: "vg-tree", role: "tree", "aria-label": label, tabindex: "-1" }, this.layer);
    this.listen();
    new ResizeObserver(() => this.resize()).observe(this.element);
  }

  // ---------------------------------------------------------------- what Python sends

  apply(message) {
    const focused = this.element.contains(document.activeElement);
    const anchor = this.spots?.get(message.selected);
    if (message.fresh) {
      this.clear();
      this.items.clear();
      this.order = [];
    }
    for (const id of message.gone) {
      this.items.delete(id);
      this.drop(id);
    }
    for (const [id, item] of Object.entries(message.items)) {
      this.items.set(id, { ...this.items.get(id), ...item });
      this.drop(id);
    }
    if (message.order) {
      const { head, tail, middle } = message.order;
      const last = this.order.length - tail;
      this.index(message.fresh ? middle : [...this.order.slice(0, head), ...middle, ...this.order.slice(last)]);
      this.move(message.shifts, message.places);
      this.measure();
    }
    this.element.dataset.items = this.items.size;
    this.select(message.selected);
    const now = this.spots.get(message.selected);
    if (message.fresh || message.home) this.home();
    else if (message.focus) this.show(message.selected, true);
    else if (this.listed && anchor && now) this.offset.y += anchor.y - now.y; // what was clicked stays where it is
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

  below(id) {
    return this.children.get(id) ?? [];
  }

  /** Work out where every item is drawn at reading size, and how much room it takes together with all below it. */
  measure() {
    this.spots = new Map();
    this.far = null;
    for (const id of [...this.order].reverse()) {
      const item = this.items.get(id);
      const under = this.below(id).map((child) => this.items.get(child));
      item.extent = Math.max(item.height * ROW, under.reduce((sum, child) => sum + child.extent, 0));
      item.size = under.reduce((sum, child) => sum + child.size, 1);
    }
    this.listed = this.size.width > 0 && this.size.width < NARROW;
    let y = 0;
    const indent = Math.max(0, this.size.width - WIDTH - 2 * GAP);
    for (const id of this.order) {
      const item = this.items.get(id);
      const height = item.height * ROW - GAP;
      if (this.listed) {
        const x = Math.min(item.column * STEP, indent);
        this.spots.set(id, { x, y, width: this.size.width - x - 2 * GAP, height });
        y += item.height * ROW;
      } else this.spots.set(id, { x: item.x, y: item.y, width: WIDTH, height });
    }
    this.bottom = y;
  }

  resize() {
    const { width, height } = this.element.getBoundingClientRect();
    if (width === this.size.width && height === this.size.height) return;
    this.size = { width, height };
    if (!this.order.length) return;
    const listed = this.listed;
    this.measure();
    this.clear();
    if (!this.touched || listed !== this.listed) this.home();
    this.paint();
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
    if (!this.order.length || !this.size.width) return;
    const far = this.scale < NEAR;
    if (far !== this.element.classList.contains("vg-far")) this.clear();
    this.element.classList.toggle("vg-far", far);
    const zoom = far ? "" : ` scale(${this.scale})`;
    this.layer.style.transform = `translate(${this.offset.x}px, ${this.offset.y}px)${zoom}`;
    if (far) this.paintFar();
    else this.paintNear();
    this.element.dataset.drawn = this.elements.size;
    if (this.made) this.sort();
    if (this.refocus) this.elements.get(this.selected)?.focus({ preventScroll: true });
    this.refocus = false;
  }

  /** What of the drawing is on screen, with a rim. */
  window(scale) {
    const { width, height } = this.size;
    const [left, top] = [(-RIM - this.offset.x) / scale, (-RIM - this.offset.y) / scale];
    return { left, top, right: left + (width + 2 * RIM) / scale, bottom: top + (height + 2 * RIM) / scale };
  }

  paintNear() {
    const { left, top, right, bottom } = this.window(this.scale);
    const lines = { plain: [], link: [], path: [], best: [] };
    for (const [id, item] of this.items) {
      const spot = this.spots.get(id);
      const here = spot.x + spot.width > left && spot.x < right && spot.y + spot.height > top && spot.y < bottom;
      // what is selected stays an element, or the keyboard would lose its place
      if (here || id === this.selected) this.place(id, spot, () => this.make(id, item));
      else this.drop(id);
      const parent = this.spots.get(item.parent);
      if (parent && spot.x > left && parent.x < right && Math.max(spot.y, parent.y) > top - ROW && Math.min(spot.y, parent.y) < bottom) {
        lines[this.kind(id, item)].push(this.listed ? this.elbow(parent, spot) : this.curve(parent.x + parent.width, parent.y + (ROW - GAP) / 2, spot.x, spot.y + (ROW - GAP) / 2));
      }
      const target = item.target === null || this.listed ? null : this.spots.get(item.target);
      if (target) lines.link.push(this.curve(spot.x + spot.width, spot.y + (ROW - GAP) / 2, target.x, target.y + (ROW - GAP) / 2));
    }
    this.trace(lines);
  }

  paintFar() {
    this.far ??= this.gather();
    const { left, top, right, bottom } = this.window(1);
    const lines = { plain: [], link: [], path: [], best: [] };
    const names = new Set();
    for (const box of this.far) {
      if (box.x + box.width > left && box.x < right && box.y + box.height > top && box.y < bottom) {
        names.add(box.name);
        this.place(box.name, box, () => this.makeFar(box));
      }
      const from = box.from;
      if (from && Math.max(box.y, from.y) > top && Math.min(box.y, from.y) < bottom) {
        lines[this.kind(box.id, this.items.get(box.id))].push(this.curve(from.x + from.width, from.y + from.height / 2, box.x, box.y + box.height / 2));
      }
    }
    if (!names.has(this.selected)) { // out of sight, but the keyboard must not lose its place
      names.add(this.selected);
      this.place(this.selected, { x: 0, y: 0, width: 1, height: 1 }, () => this.make(this.selected, this.items.get(this.selected)));
      this.elements.get(this.selected).classList.add("vg-unseen");
    }
    for (const name of [...this.elements.keys()]) if (!names.has(name)) this.drop(name);
    this.trace(lines);
  }

  /** Gather what has no room of its own at this scale: boxes of one item, or of siblings one after another. */
  gather() {
    const boxes = [];
    const wide = this.scaleX * COLUMN;
    const columns = Math.max(2, Math.floor((this.size.width - 1) / wide));
    const box = (id, ids, from, room) => {
      const item = this.items.get(id);
      const first = this.items.get(ids[0]);
      const height = Math.min(FAR.height, room - FAR.gap);
      const made = { name: ids.length > 1 ? `${ids[0]}…` : id, id, ids, from, x: item.column * wide, y: first.y * this.scale, width: wide - FAR.side, height, hidden: 0 };
      boxes.push(made);
      return made;
    };
    const better = (one, other) => (this.items.get(other).value ?? -Infinity) > (this.items.get(one).value ?? -Infinity) ? other : one;
    const visit = (id, from) => {
      const item = this.items.get(id);
      const own = box(id, [id], from, item.extent * this.scale);
      const under = this.below(id);
      const room = under.reduce((sum, child) => sum + this.items.get(child).extent, 0) * this.scale;
      if (!under.length || item.column + 1 >= columns || room < FAR.row) {
        own.hidden = item.size - 1;
        return own;
      }
      let run = [];
      let last = null;
      let high = 0;
      const close = () => {
        if (run.length === 1) last = visit(run[0], own);
        else if (run.length) {
          last = box(run.reduce(better), run, own, high);
          last.hidden = run.reduce((sum, child) => sum + this.items.get(child).size, 0) - 1;
        }
        [run, high] = [[], 0];
      };
      const leave = () => { // too few for a box of their own: they are counted with what is above them
        (last ?? own).hidden += run.reduce((sum, child) => sum + this.items.get(child).size, 0);
        [run, high] = [[], 0];
      };
      for (const child of under) {
        const tall = this.items.get(child).extent * this.scale;
        if (tall >= FAR.row) {
          leave();
          last = visit(child, own);
          continue;
        }
        run.push(child);
        high += tall;
        if (high >= FAR.row) close();
      }
      leave();
      return own;
    };
    visit(this.order[0], null);
    return boxes;
  }

  kind(id, item) {
    const parent = this.items.get(item.parent);
    return this.onPath.has(id) ? "path" : item.best && (parent?.best || parent?.kind === "group") ? "best" : "plain";
  }

  trace(lines) {
    for (const [kind, path] of Object.entries(this.paths)) path.setAttribute("d", lines[kind].join(""));
  }

  curve(x1, y1, x2, y2) {
    const middle = (x1 + x2) / 2;
    return `M${x1} ${y1}C${middle} ${y1} ${middle} ${y2} ${x2} ${y2}`;
  }

  elbow(parent, spot) {
    return `M${parent.x + GAP} ${parent.y + parent.height}V${spot.y + spot.height / 2}H${spot.x}`;
  }

  /** Let the elements follow each other as the items do: whoever hears the page hears it in this order. */
  sort() {
    this.made = false;
    const focused = document.activeElement;
    const rank = new Map(this.order.map((id, place) => [id, place]));
    const ranked = [...this.elements.values()].sort((one, other) => rank.get(one.dataset.id) - rank.get(other.dataset.id));
    let last = this.ways;
    for (const element of ranked) {
      if (last.nextSibling !== element) last.after(element);
      last = element;
    }
    if (this.layer.contains(focused)) focused.focus({ preventScroll: true });
  }

  drop(name) {
    this.elements.get(name)?.remove();
    this.elements.delete(name);
  }

  clear() {
    // whoever walks with the keyboard goes on where they were
    this.refocus ||= this.layer.contains(document.activeElement);
    for (const element of this.elements.values()) element.remove();
    this.elements.clear();
    this.far = null;
  }

  place(name, spot, make) {
    let element = this.elements.get(name);
    if (!element) {
      element = make();
      this.elements.set(name, element);
      this.layer.append(element);
      this.made = true;
    }
    const wanted = { transform: `translate(${spot.x}px, ${spot.y}px)`, width: `${spot.width}px`, height: `${spot.height}px` };
    for (const [key, value] of Object.entries(wanted)) if (element.style[key] !== value) element.style[key] = value;
    element.classList.toggle("vg-on-path", this.onPath.has(name));
  }

  make(id, item) {
    const more = item.passed ? item.count - 1 : item.count;
    const opens = item.kind !== "link" && more !== 0;
    const sign = item.kind === "group" ? (item.open ? "▾" : "▸") : item.open ? "−" : more === null ? "+" : `+${more}`;
    return h("div", this.attributes(id, item, opens ? String(item.open || item.passed) : null),
      item.kind !== "group" && this.mark(item),
      h("span", { class: "vg-item-text" }, item.text),
      h("span", { class: "vg-side" },
        item.note && h("span", { class: "vg-item-note" }, item.note),
        opens && h("span", { class: "vg-fold", "aria-hidden": "true" }, sign)));
  }

  makeFar(box) {
    const item = this.items.get(box.id);
    const opens = item.count === null || item.count > 0;
    const note = item.brief ?? item.note;
    const element = h("div", this.attributes(box.id, item, opens && box.ids.length === 1 ? String(item.open || item.passed) : null),
      item.kind !== "group" && this.mark(item),
      h("span", { class: "vg-item-text" }, item.text),
      note && h("span", { class: "vg-item-note" }, note),
      box.hidden > 0 && h("span", { class: "vg-more" }, `+${box.hidden}`));
    if (box.ids.length > 1) { // it stands for others too: not for the one that is selected
      element.classList.add("vg-heap");
      element.setAttribute("aria-selected", "false");
      element.tabIndex = -1;
    }
    return element;
  }

  mark(item) {
    return h("span", { class: "vg-mark", "aria-hidden": "true" },
      item.kind === "end" ? "■" : item.kind === "link" ? "↷" : item.seat === null ? "◆" : String(item.seat + 1));
  }

  attributes(id, item, expanded) {
    const seat = item.seat === null ? "vg-by-chance" : `vg-seat-${item.seat}`;
    const sentence = item.sentence ?? item.text;
    return {
      class: `vg-item vg-item-${item.kind} ${seat}${item.best ? " vg-item-best" : ""}`, role: "treeitem", "data-id": id,
      "aria-level": item.column + 1, "aria-posinset": item.place, "aria-setsize": item.siblings,
      "aria-expanded": expanded, "aria-selected": String(id === this.selected),
      "aria-label": item.note ? `${sentence}, ${item.note}` : sentence, title: sentence,
      tabindex: id === this.selected ? 0 : -1,
    };
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
      this.pan(middle(after, "x") - middle(before, "x"), middle(after, "y") - middle(before, "y"));
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
      else this.pan(event.shiftKey ? -event.deltaY : -event.deltaX, event.shiftKey ? 0 : -event.deltaY);
      this.draw();
    }, { passive: false });
    this.element.addEventListener("click", (event) => {
      if (moved > 4) return;
      const element = event.target.closest(".vg-item");
      if (!element) return;
      const id = element.dataset.id;
      if (event.target.closest(".vg-fold")) this.toggle(id);
      else if (element.classList.contains("vg-heap") || event.target.closest(".vg-more")) this.enter(id);
      else this.choose(id);
    });
    this.element.addEventListener("dblclick", (event) => {
      const element = event.target.closest(".vg-item");
      if (element && !event.target.closest(".vg-fold, .vg-more")) this.toggle(element.dataset.id);
    });
    this.element.addEventListener("keydown", (event) => this.onKey(event));
  }

  pan(x, y) {
    this.touched = true;
    this.offset.y += y;
    // a list has nothing on its sides
    if (!this.listed || this.scale > 1) this.offset.x += x;
    if (this.listed && this.scale >= NEAR) {
      const least = Math.min(GAP, this.size.height - GAP - this.bottom * this.scale);
      this.offset.y = Math.max(least, Math.min(GAP, this.offset.y));
    }
  }

  /** How the drawing is scaled in width: from afar columns stay wide enough for words. */
  get scaleX() {
    if (this.scale >= NEAR) return this.scale;
    const room = this.size.width - 2 * FAR.side;
    return Math.max(this.scale, room / Math.max(2, Math.floor(room / FAR.column)) / COLUMN);
  }

  /** The scale at which one box stands for all. */
  get least() {
    return Math.min(NEAR / 2, (0.9 * FAR.row) / this.items.get(this.order[0]).extent);
  }

  /** Where an item stands on screen. */
  spot(id) {
    const item = this.items.get(id);
    const near = this.spots.get(id);
    const [x, y, width, height] = this.scale < NEAR
      ? [item.x * this.scaleX, item.y * this.scale, COLUMN * this.scaleX, FAR.row]
      : [near.x * this.scale, near.y * this.scale, near.width * this.scale, near.height * this.scale];
    return { x: x + this.offset.x, y: y + this.offset.y, width, height };
  }

  /** Zoom around a point of the screen; without one, around what is selected, or the middle. */
  zoom(factor, point = null) {
    const box = this.element.getBoundingClientRect();
    const { x, y } = point ? { x: point.x - box.x, y: point.y - box.y } : this.middle();
    const [before, beforeX] = [this.scale, this.scaleX];
    this.touched = true;
    this.scale = Math.max(this.least, Math.min(ZOOM.most, this.scale * factor));
    this.far = null;
    if (this.scale < NEAR) this.clear();
    if (this.listed && (before < NEAR) !== (this.scale < NEAR)) { // a list and a tree have no point in common
      if (this.scale < NEAR) this.offset = { x: FAR.side, y: GAP };
      else this.show(this.selected, true);
    } else {
      this.offset.x = x - (x - this.offset.x) * (this.scaleX / beforeX);
      this.offset.y = y - (y - this.offset.y) * (this.scale / before);
    }
    this.paint();
  }

  middle() {
    const { x, y, width, height } = this.spot(this.selected);
    const [across, down] = [x + width / 2, y + height / 2];
    const inside = across >= 0 && down >= 0 && across <= this.size.width && down <= this.size.height;
    return inside ? { x: across, y: down } : { x: this.size.width / 2, y: this.size.height / 2 };
  }

  /** Show the beginning: the best line with what is below it in the middle, or if that is too much, at the top. */
  home() {
    this.scale = 1;
    this.touched = false;
    const root = this.items.get(this.order[0]);
    const { height } = this.size;
    this.offset = this.listed ? { x: GAP, y: GAP } : { x: 2 * GAP, y: Math.max(2 * GAP, (height - root.extent) / 2) - root.y };
  }

  /** Show everything at once. */
  fit() {
    const root = this.items.get(this.order[0]);
    const { width, height } = this.size;
    const columns = Math.max(...this.order.map((id) => this.items.get(id).column)) + 1;
    this.clear();
    this.touched = true;
    if (this.listed && this.bottom <= height) this.home();
    else {
      const [wide, high] = [(width - 40) / (columns * COLUMN), (height - 24) / root.extent];
      this.scale = Math.min(1, wide, high);
      if (this.scale < NEAR) this.scale = Math.min(NEAR - 0.01, high);
      this.offset = { x: FAR.side, y: (height - root.extent * this.scale) / 2 - root.y * this.scale };
    }
    this.paint();
  }

  /** Look closely at an item that stands for many. */
  enter(id) {
    this.scale = 1;
    this.clear();
    this.show(id, true, true);
    this.choose(id);
  }

  /** Bring an item on screen: into the middle, or just far enough. */
  show(id, middle = false, always = false) {
    if (!this.items.has(id)) return;
    const { width: wide, height: high } = this.size;
    const { x, y, width, height } = this.spot(id);
    const inside = x >= 0 && y >= 0 && x + width <= wide && y + height <= high;
    if (inside && !always) return;
    if (middle) {
      const left = this.listed && this.scale >= NEAR ? GAP : this.offset.x + (wide - width) / 2 - x;
      this.offset = { x: left, y: this.offset.y + (high - height) / 2 - y };
      this.pan(0, 0);
    } else {
      if (!this.listed) this.offset.x += Math.max(0, 12 - x) - Math.max(0, x + width + 12 - wide);
      this.offset.y += Math.max(0, 12 - y) - Math.max(0, y + height + 12 - high);
    }
    this.draw();
  }

  // ---------------------------------------------------------------- choosing

  choose(id) {
    this.select(id);
    this.show(id);
    this.paint();
    this.elements.get(id)?.focus({ preventScroll: true });
    this.act("select", id);
  }

  toggle(id) {
    this.touched = true;
    const item = this.items.get(id);
    if (item.kind === "link" || item.count === null || (item.count > 0 && !item.open)) this.act("unfold", id);
    else if (item.open) this.act("fold", id);
  }

  onKey(event) {
    const item = this.items.get(this.selected);
    if (!item || event.ctrlKey || event.metaKey || event.altKey) return;
    const place = this.order.indexOf(this.selected);
    const below = this.below(this.selected);
    const go = (id) => id && id !== this.selected && this.choose(id);
    const keys = {
      ArrowDown: () => go(this.order[place + 1]),
      ArrowUp: () => go(this.order[place - 1]),
      ArrowRight: () => (item.open || item.passed ? go(below[0]) : this.toggle(this.selected)),
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
