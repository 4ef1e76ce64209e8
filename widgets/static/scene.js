// Shows a Scene (widgets/scene.py): one SVG element for each shape, updated where it differs.

/** Pixels that a finger needs. */
const FINGER = 44;

class SceneView {
  /** `choose(indices, point)` is called when something on the board is clicked. */
  constructor(choose) {
    this.choose = choose;
    this.svg = document.createElementNS(SVG, "svg");
    this.svg.setAttribute("class", "vg-board");
    this.svg.setAttribute("role", "group");
    this.defs = document.createElementNS(SVG, "defs");
    this.svg.append(this.defs);
    this.shapes = new Map();
    /** What the elements show, by name, in the order of drawing. */
    this.drawn = new Map();
    this.targets = {};
    /** The parts of the board by name, with title and box; and whoever wants to know that the drawing has changed. */
    this.regions = new Map();
    this.onDrawn = () => {};
    this.motion = new Motion(this);
    this.svg.addEventListener("click", (event) => this.act(event.target, event));
    this.svg.addEventListener("keydown", (event) => {
      if (event.key === "Enter" || event.key === " ") {
        event.preventDefault();
        this.act(event.target, event);
      }
    });
  }

  /** The shared symbols; they come from our own files, so they may go in as markup. */
  setSymbols(markup) {
    this.defs.innerHTML = markup;
  }

  /** What is a move is chosen; anything else is looked at closely, where the page offers that (static/inspect.js). */
  act(element, event) {
    const shape = element.closest("[data-target], [data-about]");
    const indices = this.under(event) ?? (shape && this.targets[shape.dataset.target]);
    if (indices) this.choose(indices, this.pointOf(shape, event));
    else if (shape?.dataset.about) this.look?.(shape);
    return Boolean(indices);
  }

  /** What a finger can mean: a target of a finger's size, or else all moves that lie within its reach. */
  under(event) {
    if (event.pointerType !== "touch") return null;
    const { clientX: x, clientY: y } = event;
    const near = [...this.svg.querySelectorAll(".vg-can")].map((shape) => ({ shape, box: shape.getBoundingClientRect() })).filter(({ box }) =>
      box.left < x + FINGER / 2 && box.right > x - FINGER / 2 && box.top < y + FINGER / 2 && box.bottom > y - FINGER / 2);
    const hit = near.find(({ box }) => box.width >= FINGER && box.height >= FINGER
      && box.left <= x && box.right >= x && box.top <= y && box.bottom >= y);
    const meant = new Set((hit ? [hit] : near).flatMap(({ shape }) => this.targets[shape.dataset.target][0]));
    return meant.size ? [[...meant], []] : null;
  }

  pointOf(shape, event) {
    if (event.clientX) return { x: event.clientX, y: event.clientY };
    const box = shape.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  /** Turn the last drawing into the next one, as a film where there is one. */
  apply(patch) {
    this.mark("vg-lit", []);
    this.motion.play(SceneView.beatsOf(patch));
  }

  /** The beats of a patch: those of its events, then what the next question changes. Each knows where the move was made. */
  static beatsOf({ beats = [], lit, actor, ...last }) {
    return [...beats.map((beat) => ({ ...beat, lit, actor })), { ...last, lit, actor }];
  }

  /** Show an earlier drawing again. */
  restore(drawn) {
    this.motion.finish();
    const shapes = Object.fromEntries([...drawn].filter(([name, shape]) => this.drawn.get(name) !== shape));
    this.patch({ shapes, gone: [...this.drawn.keys()].filter((name) => !drawn.has(name)), order: [...drawn.keys()] });
  }

  /** Turn the last drawing into the next one, at once. */
  patch(patch) {
    if (patch.fresh) {
      for (const element of this.shapes.values()) element.remove();
      this.shapes.clear();
      this.regions.clear();
      this.drawn = new Map();
      this.svg.setAttribute("viewBox", `0 0 ${patch.width} ${patch.height}`);
      this.svg.setAttribute("aria-label", patch.label);
    }
    for (const name of patch.gone) {
      this.shapes.get(name)?.remove();
      this.shapes.delete(name);
      this.drawn.delete(name);
    }
    for (const [name, shape] of Object.entries(patch.shapes)) this.draw(name, shape);
    if (patch.order) {
      this.drawn = new Map(patch.order.map((name) => [name, this.drawn.get(name)]));
      let last = this.defs;
      for (const name of patch.order) {
        const element = this.shapes.get(name);
        if (last.nextSibling !== element) last.after(element);
        last = element;
      }
    }
    this.onDrawn(patch);
    this.changed?.();
  }

  draw(name, shape) {
    this.drawn.set(name, shape);
    let element = this.shapes.get(name);
    if (!element || element.tagName !== shape.kind) {
      const fresh = document.createElementNS(SVG, shape.kind);
      if (element) element.replaceWith(fresh);
      else this.svg.append(fresh);
      element = fresh;
      this.shapes.set(name, element);
    }
    const { kind, text, tip, about, target, label, piece, region, class: classes, ...attributes } = shape;
    if (region) this.regions.set(name, shape);
    for (const old of element.getAttributeNames()) {
      if (!(old in attributes)) element.removeAttribute(old);
    }
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.setAttribute("class", classes);
    // where the board is shown small, its small type is set a little larger (camera.js)
    if (kind === "text") {
      const size = `${attributes["font-size"]}px`;
      element.style.fontSize = `max(${size}, var(--vb-least, 0px))`;
      element.style.setProperty("--vb-squeeze", `calc((${size} - max(${size}, var(--vb-least, 0px))) * .35)`);
    }
    element.textContent = text ?? "";
    if (about) element.dataset.about = about;
    if (target) element.dataset.target = target;
    if (label || tip) {
      element.setAttribute("aria-label", label || tip);
      element.setAttribute("role", "img");
    }
  }

  /** Without motion, what changed is marked for a while. */
  flash(beats) {
    const names = beats.flatMap((beat) => beat.motions ?? []).filter(([verb]) => verb !== "carry" && verb !== "leave").map(([, name]) => name);
    for (const element of new Set(names.map((name) => this.shapes.get(name)).filter(Boolean))) {
      element.classList.add("vg-changed");
      element.addEventListener("animationend", () => element.classList.remove("vg-changed"), { once: true });
    }
  }

  /** Mark what can be clicked: `targets` gives, for each target, the legal candidates and the others. */
  setTargets(targets) {
    this.targets = targets;
    if (!this.motion.running) this.wake();
  }

  /** While something moves, nothing looks as if it could be clicked; whoever does ends the motion. */
  rest() {
    for (const element of this.svg.querySelectorAll(".vg-can, .vg-cannot")) element.classList.remove("vg-can", "vg-cannot");
  }

  wake() {
    const { targets } = this;
    const seen = new Set();
    for (const element of this.svg.querySelectorAll("[data-target]")) {
      const entry = targets[element.dataset.target];
      const legal = Boolean(entry && entry[0].length);
      element.classList.toggle("vg-can", legal);
      element.classList.toggle("vg-cannot", Boolean(entry && !legal));
      // one stop of the tab key for each target, however many shapes it has
      if (legal && !seen.has(element.dataset.target)) {
        seen.add(element.dataset.target);
        element.setAttribute("tabindex", "0");
        element.setAttribute("role", "button");
      } else {
        element.removeAttribute("tabindex");
        element.setAttribute("role", "img");
      }
    }
  }

  /** Show where a move of the list lies on the board. */
  point(names) {
    this.mark("vg-hover", names);
  }

  /** Show where the coach points at. */
  hint(names) {
    this.mark("vg-hinted", names);
  }

  mark(style, names) {
    for (const element of this.svg.querySelectorAll(`.${style}`)) element.classList.remove(style);
    for (const element of this.elementsOf(names)) element.classList.add(style);
  }

  /** The shapes of some targets. */
  elementsOf(names) {
    const wanted = new Set(names);
    return wanted.size ? [...this.svg.querySelectorAll("[data-target]")].filter((element) => wanted.has(element.dataset.target)) : [];
  }

  /** The names of the shapes of some targets. */
  namesOf(targets) {
    return [...this.drawn].filter(([, shape]) => targets.includes(shape.target)).map(([name]) => name);
  }

  /** Pixels on the screen for one unit of the drawing. */
  get scale() {
    return this.svg.getBoundingClientRect().width / this.svg.viewBox.baseVal.width;
  }

  /** Draw a ring around each of some places; a place is a list of shapes. What lies within another ring needs none. */
  ring(places) {
    this.rings?.remove();
    this.rings = document.createElementNS(SVG, "g");
    this.rings.setAttribute("class", "vg-rings");
    const boxes = places.map((names) => this.boxOf(names)).filter((box) => box && box.right > box.left && box.bottom > box.top);
    const within = (a, b) => a !== b && a.left >= b.left && a.top >= b.top && a.right <= b.right && a.bottom <= b.bottom;
    for (const box of boxes) {
      if (boxes.some((other) => within(box, other) && !(within(other, box) && boxes.indexOf(box) < boxes.indexOf(other)))) continue;
      const rect = document.createElementNS(SVG, "rect");
      const attributes = {
        class: "vg-ring", x: box.left - 5, y: box.top - 5, width: box.right - box.left + 10, height: box.bottom - box.top + 10, rx: 10,
      };
      for (const [name, value] of Object.entries(attributes)) rect.setAttribute(name, value);
      this.rings.append(rect);
    }
    this.svg.append(this.rings);
  }

  /** A larger copy of what lies where a shape is. */
  copy(shape) {
    const { x, y, width, height } = shape.getBBox();
    const svg = document.createElementNS(SVG, "svg");
    svg.setAttribute("viewBox", `${x - 3} ${y - 3} ${width + 6} ${height + 6}`);
    for (const element of this.shapes.values()) {
      const box = element.getBBox();
      const apart = box.x > x + width || box.x + box.width < x || box.y > y + height || box.y + box.height < y;
      if (apart || element.classList.contains("vg-hit")) continue;
      const twin = element.cloneNode(true);
      for (const name of twin.getAttributeNames()) {
        if (/^(data-|aria-|role|tabindex)/.test(name)) twin.removeAttribute(name);
      }
      twin.classList.remove("vg-can", "vg-cannot", "vg-hover", "vg-hinted", "vg-changed", "vg-looked");
      svg.append(twin);
    }
    return svg;
  }

  boxOf(names) {
    return this.around(names.map((name) => this.shapes.get(name)).filter(Boolean));
  }

  /** The box around some shapes; null where nothing of them is drawn. */
  around(shapes) {
    const boxes = shapes.map((shape) => shape.getBBox()).filter((box) => box.width && box.height);
    if (!boxes.length) return null;
    return {
      left: Math.min(...boxes.map((box) => box.x)), right: Math.max(...boxes.map((box) => box.x + box.width)),
      top: Math.min(...boxes.map((box) => box.y)), bottom: Math.max(...boxes.map((box) => box.y + box.height)),
    };
  }
}
