// A board to look at and to click on, with the moves in words: what the table and the lessons have in common.

/** Moves of one group from which on they are told by sign and what sets them apart alone. */
const MANY_MOVES = 12;
/** So many moves that one reason forbids are told one by one. */
const FEW_REFUSED = 4;
/** Groups from which on each may be folded. */
const MANY_GROUPS = 2;

/** About how many letters wide a move must be: its words may be broken in two lines, what the position adds in three. */
function lettersOf({ short, detail }, many) {
  const longest = Math.max(...short.split(/[ -]/).map((word) => word.length));
  return Math.max(longest, short.length * (short.length > 14 ? 0.62 : 1), many ? 0 : Math.min(detail.length * 0.42, 24));
}

/** A symbol of the board beside words that speak of it. */
function signOf(sign) {
  if (!sign) return null;
  const picture = svgElement("svg", { class: "vg-board vg-sign", viewBox: "0 0 24 24", "aria-hidden": "true" });
  picture.append(svgElement("use", { ...sign, width: 24, height: 24 }));
  return picture;
}

class StageView {
  constructor(model, root) {
    this.model = model;
    this.root = root;
    this.send = (message) => model.send(message);
    this.scene = new SceneView((indices, point) => this.choose(indices, point));
    this.update = null;
    this.camera = new Camera(this.scene);
    this.inspector = new Inspector(this.send, this.scene, root, { update: () => this.update, play: (index) => this.play(index) });
    this.note = h("div", { class: "vg-note", role: "status", "aria-live": "polite" });
    model.on("msg:custom", (message) => (message.type === "inspection" ? this.inspector.receive(message) : this.receive(message)));
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
    const lie = (index) => where.get(index) || [];
    const texts = new Map(this.update.moves.map((move) => [move.index, move.text]));
    fill(this.moves, this.update.groups.map(({ title, sign, moves }) => {
      // of very many, the sign says enough beside what sets them apart; the rest is read on hover, and on the board
      const many = moves.length > MANY_MOVES;
      const list = h("div", { class: "vg-group-moves", style: `--letters: ${Math.max(...moves.map((move) => lettersOf(move, many)))}` },
        moves.map((move) => button([
          signOf(move.sign), h("span", {}, move.short, !many && move.detail && h("small", {}, move.detail)),
        ], () => this.play(move.index), {
          class: "vg-move", "data-index": move.index, "aria-label": texts.get(move.index), title: many ? texts.get(move.index) : null,
          onpointerenter: () => this.scene.point(lie(move.index)), onpointerleave: () => this.scene.point([]),
          onfocus: () => this.scene.point(lie(move.index)), onblur: () => this.scene.point([]),
        })));
      if (!title || sign) return h("div", { class: sign ? "vg-group vg-card-group" : "vg-group" }, title && h("h3", { class: "vg-group-title" }, signOf(sign), title), list);
      return h("details", { class: "vg-group vg-fold", open: true },
        h("summary", { class: "vg-group-title" }, title, h("span", { class: "vg-count" }, String(moves.length))), list);
    }));
  }

  /** Where not all moves fit beside the board, the largest groups are folded until they do; the last is only told in brief. */
  foldMoves() {
    const panel = this.moves.closest(".vg-side");
    const fit = () => this.moves.getBoundingClientRect().bottom <= panel.getBoundingClientRect().bottom;
    let folds = [...this.moves.querySelectorAll(".vg-fold")];
    for (const fold of folds) {
      fold.open = true;
      fold.classList.remove("vg-brief");
    }
    if (fit()) return;
    panel.scrollTop = 0;
    folds = folds.map((fold) => [fold.offsetHeight, fold]).sort(([one], [other]) => other - one).map(([, fold]) => fold);
    for (const fold of folds.slice(0, -1)) {
      fold.open = false;
      if (fit()) return;
    }
    const last = folds.at(-1);
    last?.classList.add("vg-brief");
    // as one line among several it says enough; alone, its moves are the answer
    if (last && !fit() && this.moves.children.length > MANY_GROUPS) last.open = false;
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

  showWhy({ groups, answers, at }) {
    const list = groups.map((group, number) => {
      const own = answers.filter((answer) => answer.group === number);
      const way = (answer) => !group.never && this.wayTo(answer.index);
      const each = (answer) => h("li", {}, h("span", { class: "vg-refused" }, answer.text), group.why ? null : h("p", {}, answer.why), way(answer));
      return h("div", { class: "vg-refusal vg-rulehost" },
        h("p", {}, h("span", { class: "vg-refused" }, group.text), group.count > 1 && h("b", { class: "vg-count" }, `×${group.count}`),
          group.never && h("b", { class: "vg-never" }, this.words.never)),
        group.why && h("p", {}, group.why), group.count === 1 && way(own[0]),
        group.count > 1 && h("details", { class: "vg-each", open: group.count <= FEW_REFUSED },
          h("summary", {}, this.words["why-each"]), h("ul", { class: "vg-unmoves" }, own.map(each))),
        this.rules.chip(group.rule, true, group.title));
    });
    if (at === "board") this.openMenu(this.menuPoint, h("p", { class: "vg-bad" }, this.words["not-allowed"]), list);
    else fill(this.whyList, list.length ? list : h("p", {}, this.words["why-not-none"]));
  }

  /** What stands beside a move that is not allowed: the table's coach may know a way to it. */
  wayTo(_index) {
    return null;
  }
}
