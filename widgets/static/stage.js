// A board to look at and to click on, with the moves in words: what the table and the lessons have in common.

class StageView {
  constructor(model, root) {
    this.model = model;
    this.root = root;
    this.send = (message) => model.send(message);
    this.scene = new SceneView((target, indices, point) => this.choose(indices, point));
    this.update = null;
    this.sceneBox = h("div", { class: "vg-scene" }, this.scene.svg);
    this.note = h("div", { class: "vg-note", role: "status", "aria-live": "polite" });
    model.on("msg:custom", (message) => this.receive(message));
    root.addEventListener("keydown", (event) => this.onKey(event));
    document.addEventListener("pointerdown", (event) => {
      if (this.menu && !this.menu.contains(event.target)) this.closeMenu();
    });
  }

  /** The foldable list of moves that are not allowed, with their reasons; it is filled when it is opened. */
  whyNot() {
    this.whyList = h("div", { class: "vg-whylist" });
    this.why = h("details", { class: "vg-why", ontoggle: () => this.why.open && this.send({ type: "why" }) },
      h("summary", {}, this.words["why-not"]), h("p", { class: "vg-hint" }, this.words["why-not-hint"]), this.whyList);
    return this.why;
  }

  refreshWhy() {
    if (this.why.open) this.send({ type: "why" });
    else fill(this.whyList);
  }

  tell(text, bad = false) {
    if (!this.note.isConnected) this.root.append(this.note);
    fill(this.note, h("p", { class: bad ? "vg-bad" : "vg-good" }, text,
      button("×", () => fill(this.note), { class: "vg-tool", "aria-label": this.words?.close ?? "×" })));
    clearTimeout(this.noteTimer);
    if (!bad) this.noteTimer = setTimeout(() => fill(this.note), 6000);
  }

  // ---------------------------------------------------------------- moves, in words and on the board

  showMoves() {
    const where = new Map();
    for (const [target, [legal]] of Object.entries(this.update.targets)) {
      for (const index of legal) where.set(index, [...(where.get(index) || []), target]);
    }
    const groups = new Map();
    for (const move of this.update.moves) groups.set(move.kind, [...(groups.get(move.kind) || []), move]);
    fill(this.moves, [...groups.values()].map((group) => h("div", { class: group.length > 3 ? "vg-group vg-many" : "vg-group" },
      group.map((move) => button(move.text, () => this.play(move.index), {
        class: "vg-move", "data-index": move.index,
        onpointerenter: () => this.scene.point(where.get(move.index) || []), onpointerleave: () => this.scene.point([]),
        onfocus: () => this.scene.point(where.get(move.index) || []), onblur: () => this.scene.point([]),
      })))));
  }

  play(index) {
    this.closeMenu();
    this.send({ type: "play", index, number: this.update.number });
  }

  /** Something on the board was clicked: one legal move is played, several are offered, none is explained. */
  choose([legal, illegal], point) {
    if (legal.length === 1) this.play(legal[0]);
    else if (legal.length > 1) this.showMenu(legal, point);
    else if (illegal.length > 0) {
      this.menuPoint = point;
      this.send({ type: "why", indices: illegal, at: "board" });
    }
  }

  showMenu(indices, point) {
    const moves = this.update.moves.filter((move) => indices.includes(move.index));
    this.openMenu(point, h("p", {}, this.words.choose),
      moves.map((move) => button(move.text, () => this.play(move.index), { class: "vg-move" })));
    this.menu.querySelector("button")?.focus();
  }

  openMenu(point, ...content) {
    this.closeMenu();
    this.menu = h("div", { class: "vg-menu", role: "dialog", "aria-label": this.words.choose }, ...content);
    this.root.append(this.menu);
    const box = this.menu.getBoundingClientRect();
    this.menu.style.left = `${Math.max(8, Math.min(point.x, window.innerWidth - box.width - 8))}px`;
    this.menu.style.top = `${Math.max(8, Math.min(point.y + 6, window.innerHeight - box.height - 8))}px`;
  }

  closeMenu() {
    this.menu?.remove();
    this.menu = null;
  }

  // ---------------------------------------------------------------- why not?

  showWhy({ answers, at }) {
    const reasons = new Map();
    for (const answer of answers) {
      const key = `${answer.rule} ${answer.why}`;
      reasons.set(key, [...(reasons.get(key) || []), answer]);
    }
    const list = [...reasons.values()].map((group) => h("div", { class: "vg-refusal vg-rulehost" },
      h("p", {}, group[0].why, " ", this.rules.chip(group[0].rule)),
      h("div", { class: "vg-unmoves" }, group.slice(0, 4).map((answer) =>
        h("div", {}, h("span", { class: "vg-refused" }, answer.text), this.wayTo(answer.index))),
      group.length > 4 && h("span", { class: "vg-hint" }, `+${group.length - 4}`))));
    if (at === "board") this.openMenu(this.menuPoint, h("p", { class: "vg-bad" }, this.words["not-allowed"]), list);
    else fill(this.whyList, list.length ? list : h("p", {}, this.words["why-not-none"]));
  }
  /** What stands beside a move that is not allowed: the table's coach may know a way to it. */
  wayTo(_index) {
    return null;
  }
}
