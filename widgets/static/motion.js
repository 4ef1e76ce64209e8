// Lets a board move: what widgets/film.py tells of a move, one beat after the other. The end is the same with and without.
// Everything that moves is a copy on a layer of its own, so that the board itself is painted once for each beat.

/** How long motion takes, by the speed that was chosen; 0 shows the end at once. */
const SPEEDS = { off: 0, fast: 0.5, normal: 1, slow: 2 };
/** Milliseconds: one beat, a beat in which something is gained, a change that floats, and the longest film of one move. */
const BEAT = 430;
const GAIN = 720;
const FLOAT = 1500;
const LONGEST = 3800;
/** Pixels: letters that float, and how far they rise. */
const LETTERS = 17;
const RISE = 34;

class Motion {
  constructor(scene) {
    this.scene = scene;
    this.queue = [];
    this.running = false;
    this.away = [];
    this.waiting = [];
    this.counting = [];
    this.layer = document.createElementNS(SVG, "svg");
    this.layer.setAttribute("class", "vg-board vg-motion");
    this.layer.setAttribute("aria-hidden", "true");
    this.ghosts = document.createElementNS(SVG, "g");
    this.floats = document.createElementNS(SVG, "g");
    this.layer.append(this.ghosts, this.floats);
    // whoever does anything sees the end first, and then what they did
    const skip = (event) => this.running && !event.target.closest?.(".vg-story") && this.finish();
    document.addEventListener("pointerdown", skip, true);
    document.addEventListener("keydown", skip, true);
  }

  static get speed() {
    return SPEEDS[memory.get("speed")] ?? SPEEDS.normal;
  }

  static get still() {
    return !Motion.speed || window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  /** Show beats one after the other; `stepwise` waits for `next` after each. What was still moving ends at once. */
  play(beats, { stepwise = false, slowly = false } = {}) {
    this.finish();
    this.queue = [...beats];
    if (Motion.still && !slowly) {
      this.finish();
      this.scene.flash(beats);
      return;
    }
    this.running = true;
    this.stepwise = stepwise;
    const whole = beats.reduce((time, beat) => time + this.timeOf(beat), 0);
    this.pace = (Motion.speed || 1) * (slowly ? 1.4 : Math.min(1, LONGEST / whole));
    this.scene.rest();
    this.next();
  }

  timeOf(beat) {
    if (beat.told?.some((line) => line.changes.length)) return GAIN;
    return beat.motions?.length ? BEAT : 0;
  }

  next() {
    clearTimeout(this.timer);
    this.settle();
    const beat = this.queue.shift();
    if (!beat) {
      this.end();
      return;
    }
    const time = this.timeOf(beat) * this.pace;
    this.show(beat, Motion.still ? 0 : time);
    this.onBeat?.(beat);
    if (this.stepwise && beat.told?.length) return;
    this.timer = setTimeout(() => this.next(), time);
  }

  /** Jump to the end. */
  finish() {
    clearTimeout(this.timer);
    this.settle();
    this.floats.replaceChildren();
    for (const beat of this.queue.splice(0)) this.put(beat);
    if (this.running) this.end();
  }

  end() {
    this.running = false;
    this.stepwise = false;
    this.scene.wake();
    this.onEnd?.();
    for (const act of this.waiting.splice(0)) act();
  }

  /** Call back when nothing moves any more. */
  whenStill(act) {
    if (this.running) this.waiting.push(act);
    else act();
  }

  // ---------------------------------------------------------------- one beat

  show(beat, time) {
    const { scene } = this;
    const motions = time ? beat.motions ?? [] : [];
    const before = new Map();
    for (const [verb, name] of motions) {
      if (verb === "leave" || verb === "turn") before.set(name, this.copy(name));
      else if (verb === "count") before.set(name, scene.shapes.get(name)?.textContent);
    }
    this.put(beat);
    if (!time) return;
    this.place();
    const groups = new Map();
    for (const [verb, name, x = 0, y = 0, ...more] of motions) {
      if (verb === "carry") this.carry(name, x, y, ...more, time);
      else this.join(groups, verb, name, x, y, before.get(name), time);
    }
    for (const [group, verb, x, y] of groups.values()) this.animate(group, verb, x, y, time);
    this.count();
    (beat.told ?? []).forEach((line) => line.changes.forEach((change, place) => this.float(change, beat, line, place)));
  }

  /** Change the board, and light the place where the move was made. */
  put(beat) {
    this.scene.patch(beat);
    if (beat.lit) this.scene.mark("vg-lit", beat.lit);
  }

  /** Put a copy of a shape with all others that go the same way. */
  join(groups, verb, name, x, y, before, time) {
    const copy = verb === "leave" || verb === "turn" ? before : this.copy(name);
    if (!copy) return;
    const way = verb === "count" ? "travel" : verb;
    const key = `${way} ${x} ${y}`;
    if (!groups.has(key)) {
      groups.set(key, [document.createElementNS(SVG, "g"), way, x, y]);
      this.ghosts.append(groups.get(key)[0]);
    }
    groups.get(key)[0].append(copy);
    if (verb === "travel" || verb === "enter" || verb === "count") this.hide(name);
    if (verb === "count") this.counting.push({ copy, from: before, to: copy.textContent, start: performance.now(), time });
  }

  animate(group, verb, x, y, time) {
    const off = `translate(${x}px, ${y}px)`;
    const frames = {
      travel: [{ transform: off }, { transform: "none" }],
      enter: [{ transform: off, opacity: 0 }, { opacity: 1, offset: 0.4 }, { transform: "none", opacity: 1 }],
      leave: [{ transform: "none", opacity: 1 }, { opacity: 1, offset: 0.6 }, { transform: off, opacity: 0 }],
      turn: [{ opacity: 1 }, { opacity: 0 }],
    }[verb];
    group.animate(frames, { duration: time, easing: "cubic-bezier(.35, 0, .25, 1)", fill: "both" });
  }

  carry(fromX, fromY, toX, toY, time) {
    const dot = document.createElementNS(SVG, "circle");
    dot.setAttribute("class", "vg-carried");
    dot.setAttribute("r", 8);
    this.ghosts.append(dot);
    dot.animate([{ transform: `translate(${fromX}px, ${fromY}px)` }, { transform: `translate(${toX}px, ${toY}px)` }],
      { duration: time, easing: "ease-in-out", fill: "both" });
  }

  /** Let numbers run from what they were to what they are. */
  count() {
    if (!this.counting.length) return;
    const number = (text) => Number(/\d+/.exec(text ?? "")?.[0] ?? NaN);
    const tick = () => {
      for (const { copy, from, to, start, time } of this.counting) {
        const share = Math.min(1, (performance.now() - start) / time);
        const now = Math.round(number(from) + (number(to) - number(from)) * share);
        copy.textContent = share === 1 || Number.isNaN(now) ? to : to.replace(/\d+/, now);
      }
      this.frame = this.counting.length ? requestAnimationFrame(tick) : 0;
    };
    cancelAnimationFrame(this.frame);
    tick();
  }

  /** Let words rise from where their cause is: the place of the move, else whatever changed. */
  float(words, beat, line, place) {
    const { scene } = this;
    const lit = beat.lit && line.seat === beat.actor ? scene.namesOf(beat.lit) : [];
    const changed = (beat.motions ?? []).filter(([verb]) => verb !== "carry" && verb !== "leave").map(([, name]) => name);
    const box = scene.boxOf(lit) ?? scene.boxOf(changed.slice(0, 1));
    if (!box) return;
    const scale = scene.scale || 1;
    const text = document.createElementNS(SVG, "text");
    text.textContent = words;
    text.setAttribute("class", `vg-float${words.startsWith("−") ? " vg-less" : ""}`);
    text.setAttribute("font-size", LETTERS / scale);
    text.setAttribute("text-anchor", "middle");
    const above = this.floats.childElementCount % 4;
    text.setAttribute("x", Math.min(Math.max((box.left + box.right) / 2, 60 / scale), scene.svg.viewBox.baseVal.width - 60 / scale));
    text.setAttribute("y", Math.max((box.top + box.bottom) / 2 + (above * 1.2 * LETTERS) / scale, (RISE + LETTERS) / scale));
    this.floats.append(text);
    const rise = `translate(0, ${-RISE / scale}px)`;
    text.animate(
      [{ opacity: 0 }, { opacity: 1, offset: 0.12 }, { opacity: 1, offset: 0.7 }, { opacity: 0, transform: rise }],
      { duration: FLOAT * Math.max(this.pace, 0.5), delay: (0.35 + 0.2 * place) * BEAT * this.pace, easing: "ease-out", fill: "both" },
    ).finished.then(() => text.remove(), () => {});
  }

  // ---------------------------------------------------------------- copies and their layer

  copy(name) {
    const element = this.scene.shapes.get(name);
    if (!element) return null;
    const copy = element.cloneNode(true);
    for (const attribute of ["data-target", "data-about", "tabindex", "role", "aria-label", "id"]) copy.removeAttribute(attribute);
    copy.classList.remove("vg-can", "vg-cannot", "vg-hover", "vg-hinted", "vg-lit", "vg-away");
    return copy;
  }

  hide(name) {
    const element = this.scene.shapes.get(name);
    element.classList.add("vg-away");
    this.away.push(element);
  }

  /** Put everything that moved in its place. */
  settle() {
    this.ghosts.replaceChildren();
    this.counting = [];
    for (const element of this.away.splice(0)) element.classList.remove("vg-away");
  }

  /** Lay the layer exactly over the board. */
  place() {
    const { svg } = this.scene;
    if (this.layer.previousElementSibling !== svg) svg.after(this.layer);
    this.layer.setAttribute("viewBox", svg.getAttribute("viewBox"));
    const board = svg.getBoundingClientRect();
    const around = this.layer.offsetParent ?? svg.parentElement;
    const box = around.getBoundingClientRect();
    Object.assign(this.layer.style, {
      left: `${board.left - box.left - around.clientLeft + around.scrollLeft}px`,
      top: `${board.top - box.top - around.clientTop + around.scrollTop}px`,
      width: `${board.width}px`, height: `${board.height}px`,
    });
  }
}
