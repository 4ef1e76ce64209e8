// Shows a Scene (widgets/scene.py): one SVG element for each shape, updated where it differs.

class SceneView {
  /** `choose(target, indices, point)` is called when something on the board is clicked. */
  constructor(choose) {
    this.choose = choose;
    this.svg = document.createElementNS(SVG, "svg");
    this.svg.setAttribute("class", "vg-board");
    this.svg.setAttribute("role", "group");
    this.defs = document.createElementNS(SVG, "defs");
    this.svg.append(this.defs);
    this.shapes = new Map();
    this.targets = {};
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

  act(element, event) {
    const shape = element.closest("[data-target]");
    const indices = shape && this.targets[shape.dataset.target];
    if (indices) this.choose(shape.dataset.target, indices, this.pointOf(shape, event));
  }

  pointOf(shape, event) {
    if (event.clientX) return { x: event.clientX, y: event.clientY };
    const box = shape.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  /** Turn the last drawing into the next one. */
  apply(patch) {
    if (patch.fresh) {
      for (const element of this.shapes.values()) element.remove();
      this.shapes.clear();
      this.svg.setAttribute("viewBox", `0 0 ${patch.width} ${patch.height}`);
      this.svg.setAttribute("aria-label", patch.label);
    }
    for (const name of patch.gone) {
      this.shapes.get(name)?.remove();
      this.shapes.delete(name);
    }
    for (const [name, shape] of Object.entries(patch.shapes)) this.draw(name, shape, !patch.fresh);
    if (patch.order) {
      let last = this.defs;
      for (const name of patch.order) {
        const element = this.shapes.get(name);
        if (last.nextSibling !== element) last.after(element);
        last = element;
      }
    }
  }

  draw(name, shape, highlight) {
    let element = this.shapes.get(name);
    if (!element || element.tagName !== shape.kind) {
      const fresh = document.createElementNS(SVG, shape.kind);
      if (element) element.replaceWith(fresh);
      else this.svg.append(fresh);
      element = fresh;
      this.shapes.set(name, element);
    }
    const { kind, text, tip, target, label, class: classes, ...attributes } = shape;
    for (const old of element.getAttributeNames()) {
      if (!(old in attributes)) element.removeAttribute(old);
    }
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.setAttribute("class", classes);
    element.textContent = text ?? "";
    if (tip) {
      const title = document.createElementNS(SVG, "title");
      title.textContent = tip;
      element.append(title);
    }
    if (target) element.dataset.target = target;
    if (label || tip) element.setAttribute("aria-label", label || tip);
    if (highlight) {
      element.classList.add("vg-changed");
      element.addEventListener("animationend", () => element.classList.remove("vg-changed"), { once: true });
    }
  }

  /** Mark what can be clicked: `targets` gives, for each target, the legal candidates and the others. */
  setTargets(targets) {
    this.targets = targets;
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
        element.removeAttribute("role");
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
    for (const name of names) {
      for (const element of this.svg.querySelectorAll(`[data-target="${CSS.escape(name)}"]`)) element.classList.add(style);
    }
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

  boxOf(names) {
    const boxes = names.map((name) => this.shapes.get(name)?.getBBox()).filter((box) => box && box.width && box.height);
    if (!boxes.length) return null;
    return {
      left: Math.min(...boxes.map((box) => box.x)), right: Math.max(...boxes.map((box) => box.x + box.width)),
      top: Math.min(...boxes.map((box) => box.y)), bottom: Math.max(...boxes.map((box) => box.y + box.height)),
    };
  }
}
