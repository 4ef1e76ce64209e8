// How a board is looked at: whole where the screen is large enough to read it, else part by part.
// It opens where the question is, glides to where something happens, and is swiped, dragged and pinched; a small map
// of the whole and the names of its parts (regions) lead anywhere.

/** Pixels that the smallest type of a board has at least, and how far it can be magnified beyond that. */
const SMALLEST_TYPE = 12;
/** How much larger than drawn the small type of a board may be set: boards leave room for the widest of our fonts. */
const LARGER_TYPE = 1.1;
const MOST_ZOOM = 3;
/** Pixels that a pointer must travel before it drags, and the room that is left around what is glided to. */
const DRAG = 6;
const MARGIN = 24;
/** Pixels between the board and the strip with its map. */
const STRIP_GAP = 4;

class Camera {
  /** `scene` is the SceneView whose drawing is looked at; `words` are known from the greeting on. */
  constructor(scene) {
    this.scene = scene;
    this.zoom = 1;
    // it can be scrolled by the keyboard too, even when nothing on the board can be chosen
    this.box = h("div", { class: "vg-scene", tabindex: "0" }, scene.svg);
    this.frame = svgElement("rect", { class: "vg-map-frame", rx: 12 });
    this.map = svgElement("svg", { class: "vg-map", "aria-hidden": "true" });
    this.parts = h("div", { class: "vg-parts" });
    this.strip = h("div", { class: "vg-strip", hidden: true }, this.map, this.parts);
    scene.onDrawn = (patch) => this.drawn(patch);
    this.box.addEventListener("scroll", () => this.follow(), { passive: true });
    this.watchFingers();
    this.map.addEventListener("pointerdown", (event) => this.jump(event));
    this.map.addEventListener("pointermove", (event) => event.buttons && this.jump(event));
    new ResizeObserver(() => this.fit()).observe(this.box);
  }

  // ---------------------------------------------------------------- how large

  /** The drawing has changed; `patch` is what Python sent. */
  drawn(patch) {
    if (patch.fresh) {
      this.size = { width: patch.width, height: patch.height, smallest: patch.smallest };
      this.fit();
    }
    const regions = JSON.stringify([...this.scene.regions]);
    if (regions !== this.regions) {
      this.regions = regions;
      this.drawMap();
    }
  }

  /** As large as the room allows, and never too small to be read. */
  fit() {
    if (!this.size || !this.box.clientWidth) return;
    const { width, height, smallest } = this.size;
    const { overflowY, maxHeight } = getComputedStyle(this.box);
    const tall = overflowY === "auto"; // else the page is scrolled to see what is below
    // a board that is shown whole needs no map, and has its room too
    const spare = this.strip.hidden ? 0 : this.strip.offsetHeight + STRIP_GAP;
    const room = { width: this.box.clientWidth, height: parseFloat(maxHeight) || this.box.clientHeight + spare };
    const whole = tall ? Math.min(room.width / width, room.height / height) : room.width / width;
    this.scale = Math.max(whole, SMALLEST_TYPE / (smallest * LARGER_TYPE)) * this.zoom;
    this.scene.svg.style.setProperty("--vb-least", `${Math.min(SMALLEST_TYPE / this.scale, smallest * LARGER_TYPE).toFixed(2)}px`);
    this.scene.svg.style.width = `${Math.floor(width * this.scale)}px`;
    this.scene.svg.style.height = `${Math.floor(height * this.scale)}px`;
    this.strip.hidden = width * this.scale < room.width + 2 && (!tall || height * this.scale < room.height + 2);
    this.follow();
    if (this.focus) this.lookAt(this.focus, true);
  }

  /** Magnify around a point of the window. */
  magnify(factor, x, y) {
    const zoom = Math.min(MOST_ZOOM, Math.max(1, this.zoom * factor));
    if (zoom === this.zoom) return;
    const box = this.box.getBoundingClientRect();
    const at = { x: (this.box.scrollLeft + x - box.x) / this.scale, y: (this.box.scrollTop + y - box.y) / this.scale };
    this.zoom = zoom;
    this.focus = null;
    this.fit();
    this.box.scrollTo(at.x * this.scale - (x - box.x), at.y * this.scale - (y - box.y));
  }

  // ---------------------------------------------------------------- where

  /** What of the board is on screen, in its own units. */
  seen() {
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = this.box;
    const scale = this.scale;
    return { left: scrollLeft / scale, top: scrollTop / scale, right: (scrollLeft + clientWidth) / scale, bottom: (scrollTop + clientHeight) / scale };
  }

  /** Glide to some shapes, unless they are on screen anyway; where they do not fit together, to where most of them are. */
  lookAt(shapes, at_once = false) {
    this.focus = shapes;
    if (this.strip.hidden || !shapes.length) return;
    const boxes = shapes.map((shape) => this.scene.around([shape])).filter(Boolean);
    const seen = this.seen();
    const within = (box, view) => box.left >= view.left && box.right <= view.right && box.top >= view.top && box.bottom <= view.bottom;
    if (!boxes.length || boxes.every((box) => within(box, seen))) return;
    this.glide(this.best(boxes, seen.right - seen.left, seen.bottom - seen.top), at_once);
  }

  /** Glide to what has just changed, for somebody who is not asked anything. */
  lookAtChanges(patch) {
    if (!patch.fresh) this.lookAt(Object.keys(patch.shapes).map((name) => this.scene.shapes.get(name)));
  }

  /** The frame of this size around as many of some boxes as possible, the first of them for preference. */
  best(boxes, width, height) {
    const around = (some) => ({
      left: Math.min(...some.map((box) => box.left)), right: Math.max(...some.map((box) => box.right)),
      top: Math.min(...some.map((box) => box.top)), bottom: Math.max(...some.map((box) => box.bottom)),
    });
    const fits = (box) => box.right - box.left <= width && box.bottom - box.top <= height;
    let most = [];
    for (const first of boxes) {
      let some = [first];
      for (const box of boxes) if (box !== first && fits(around([...some, box]))) some = [...some, box];
      if (some.length > most.length) most = some;
      if (most.length === boxes.length) break;
    }
    return around(most);
  }

  /** Bring a part of the board, in its own units, to the middle of the window. */
  glide(part, at_once = false) {
    const { clientWidth, clientHeight } = this.box;
    const middle = (low, high, room) => Math.min(low * this.scale - MARGIN, ((low + high) * this.scale - room) / 2);
    const still = at_once || window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.box.scrollTo({
      left: (part.right - part.left) * this.scale > clientWidth - 2 * MARGIN ? part.left * this.scale - MARGIN / 2 : middle(part.left, part.right, clientWidth),
      top: (part.bottom - part.top) * this.scale > clientHeight - 2 * MARGIN ? part.top * this.scale - MARGIN / 2 : middle(part.top, part.bottom, clientHeight),
      behavior: still ? "instant" : "smooth",
    });
  }

  // ---------------------------------------------------------------- the map of the whole, and its parts by name

  drawMap() {
    const { width, height } = this.size;
    this.map.setAttribute("viewBox", `0 0 ${width} ${height}`);
    const regions = [...this.scene.regions.values()];
    this.map.replaceChildren(...regions.map((part) => svgElement("rect", {
      class: "vg-map-part", x: part.x, y: part.y, width: part.width, height: part.height, rx: 14,
    })), this.frame);
    fill(this.parts, regions.map((part) => button(part.region, () => {
      this.focus = null;
      this.glide({ left: part.x, top: part.y, right: part.x + part.width, bottom: part.y + part.height });
    }, { class: "vg-part" })));
    this.follow();
  }

  /** Show on the map what is on screen. */
  follow() {
    if (this.strip.hidden || !this.scale) return;
    const seen = this.seen();
    const attributes = { x: seen.left, y: seen.top, width: seen.right - seen.left, height: seen.bottom - seen.top };
    for (const [name, value] of Object.entries(attributes)) this.frame.setAttribute(name, Math.round(value));
    const shown = (part) => part.x + part.width / 2 > seen.left && part.x + part.width / 2 < seen.right
      && part.y + part.height / 2 > seen.top && part.y + part.height / 2 < seen.bottom;
    [...this.scene.regions.values()].forEach((part, place) => this.parts.children[place]?.toggleAttribute("data-seen", shown(part)));
  }

  jump(event) {
    event.preventDefault();
    const box = this.map.getBoundingClientRect();
    const x = (event.clientX - box.x) / box.width * this.size.width;
    const y = (event.clientY - box.y) / box.height * this.size.height;
    this.focus = null;
    this.box.scrollTo(x * this.scale - this.box.clientWidth / 2, y * this.scale - this.box.clientHeight / 2);
  }

  // ---------------------------------------------------------------- swipe, drag and pinch

  /** A finger swipes by itself; a mouse drags, two fingers and the wheel with Ctrl magnify. */
  watchFingers() {
    const fingers = new Map();
    let dragged = 0;
    const apart = () => {
      const [a, b] = [...fingers.values()];
      return { far: Math.hypot(a.x - b.x, a.y - b.y), x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    };
    this.box.addEventListener("pointerdown", (event) => {
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      dragged = 0;
    });
    window.addEventListener("pointermove", (event) => {
      const finger = fingers.get(event.pointerId);
      if (!finger) return;
      if (fingers.size === 2) {
        const before = apart();
        Object.assign(finger, { x: event.clientX, y: event.clientY });
        const now = apart();
        this.magnify(now.far / before.far, now.x, now.y);
      } else if (event.pointerType === "mouse") {
        dragged += Math.abs(event.clientX - finger.x) + Math.abs(event.clientY - finger.y);
        if (dragged > DRAG) this.box.scrollBy(finger.x - event.clientX, finger.y - event.clientY);
        Object.assign(finger, { x: event.clientX, y: event.clientY });
      }
    });
    for (const end of ["pointerup", "pointercancel"]) window.addEventListener(end, (event) => fingers.delete(event.pointerId));
    // what was dragged was not clicked
    this.box.addEventListener("click", (event) => {
      if (dragged > DRAG) event.stopPropagation();
      dragged = 0;
    }, true);
    this.box.addEventListener("wheel", (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      this.magnify(Math.exp(-event.deltaY / 300), event.clientX, event.clientY);
    }, { passive: false });
  }
}
