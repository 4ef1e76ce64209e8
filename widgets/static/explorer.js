// The explorer: a tree of moves, and beside it the board of the selected position with the way to it.


class ExplorerView {
  constructor(model, root) {
    this.model = model;
    this.root = root;
    this.send = (message) => model.send(message);
    this.scene = new SceneView(() => {});
    this.inspector = new Inspector(this.send, this.scene, root);
    this.note = h("div", { class: "vg-note", role: "status", "aria-live": "polite" });
    this.number = 0;
    model.on("msg:custom", (message, buffers) => this.receive(message, buffers));
    root.addEventListener("keydown", (event) => this.onKey(event));
    keptGame().then((row) => {
      this.row = row;
      hello(model, { saved: row?.text });
    });
  }

  receive(message, buffers) {
    if (message.type === "greeting") this.greet(message);
    else if (message.type === "tree") this.showTree(message);
    else if (message.type === "inspection") this.inspector.receive(message);
    else if (message.type === "detail") this.showDetail(message);
    else if (message.type === "progress") this.showProgress(message);
    else if (message.type === "found") this.showFound(message);
    else if (message.type === "play") this.play(message);
    else if (message.type === "file") this.keep(message, buffers);
    else if (message.type === "note") this.tell(message.text);
    else if (message.type === "sorry") this.tell(message.text, true);
  }

  tell(text, bad = false) {
    if (!this.note.isConnected) this.root.append(this.note);
    fill(this.note, h("p", { class: bad ? "vg-bad" : "vg-good" }, text,
      button("×", () => fill(this.note), { class: "vg-tool", "aria-label": this.words?.close ?? "×" })));
  }

  // ---------------------------------------------------------------- the frame

  greet(greeting) {
    this.greeting = greeting;
    const words = this.words = greeting.labels;
    rememberLanguage(greeting.lang);
    applyTheme(this.root);
    this.scene.setSymbols(greeting.symbols);
    this.tree = new TreeView(words.tree, (act, id) => this.send({ type: act, id }));
    const file = h("input", { type: "file", accept: ".json,application/json", hidden: true, onchange: (event) => this.load(event) });
    const play = pageAddress("play", greeting.lang, gameAddress(greeting.game, this.row));
    const rules = pageAddress("rules", greeting.lang, { game: greeting.game });
    const forms = h("select", {
      "aria-label": words.export, class: "vg-export",
      onchange: () => { if (forms.value) this.send({ type: "export", form: forms.value }); forms.value = ""; },
    }, h("option", { value: "" }, words.export), greeting.formats.map((form) => h("option", { value: form }, form.toUpperCase())));
    const bar = topBar(this.root, greeting, this.send, h("div", { class: "vg-tools" },
      this.otherGame(), play && h("a", { class: "vg-text", href: play }, words.table),
      button(words.load, () => file.click(), { class: "vg-text" }), file, forms,
      rules && h("a", { class: "vg-text", href: rules, target: "_blank" }, words.rules)));
    this.detail = h("aside", { class: "vg-detail" });
    this.line = h("p", { class: "vg-line" });
    this.camera = new Camera(this.scene);
    this.board = h("div", { class: "vg-stage" }, this.camera.box, this.camera.strip);
    this.inspector.offer(words.look);
    fill(this.root, bar, this.note, greeting.sample && this.sampleNote(), h("div", { class: "vg-hall" }, h("main", { class: "vg-explore" },
      h("section", { class: "vg-forest", "aria-label": words.tree }, this.controls(),
        this.line, h("div", { class: "vg-treebox" }, this.bar, this.tree.element),
        h("p", { class: "vg-notice" }, h("span", {}, this.count, " · ", greeting.notice, " ", words.numbers), " ", this.eyes())),
      this.detail)));
    this.showProgress({ done: null, text: greeting.positions });
  }

  /** Another game to explore; in a notebook the position is given. */
  otherGame() {
    const { greeting, words } = this;
    if (!pageAddress("", greeting.lang)) return null;
    return h("select", {
      class: "vg-other", "aria-label": words.game, onchange: (event) => window.location.assign(pageAddress("explore", greeting.lang, { game: event.target.value })),
    }, greeting.games.map(({ name, title }) => h("option", { value: name, selected: name === greeting.game }, title)));
  }

  /** What is on the page of somebody who has no game of their own. */
  sampleNote() {
    const { greeting, words } = this;
    return h("p", { class: "vg-sample-note" }, h("span", {}, words.sample), " ",
      h("a", { href: pageAddress("explore", greeting.lang, { game: greeting.game, fresh: 1 }) }, words["from-start"]));
  }

  controls() {
    const { words, greeting } = this;
    const number = (label, value, most) => h("label", { class: "vg-field" }, h("span", {}, label),
      h("input", { type: "number", min: 1, max: most, value, "data-name": label }));
    const depth = number(words.depth, 2, greeting.limits.depth);
    const budget = number(words.budget, 400, greeting.limits.budget);
    const order = h("select", { "aria-label": words.order },
      h("option", { value: "" }, words.near), h("option", { value: "best" }, words.promising));
    this.growButton = button(words.grow, () => this.send({
      type: "grow", depth: depth.lastChild.valueAsNumber || 1, budget: budget.lastChild.valueAsNumber || 1, best: order.value === "best",
    }), { class: "vg-primary" });
    this.stopButton = button(words.stop, () => this.send({ type: "stop" }), { class: "vg-text", disabled: true });
    this.bar = h("progress", { max: 1, value: 0, "aria-label": words.progress });
    this.count = h("span", { class: "vg-count" });
    this.search = h("input", {
      type: "search", class: "vg-search", placeholder: words.find, "aria-label": words.find, title: words["find-hint"],
      oninput: () => this.send({ type: "find", text: this.search.value }),
      onkeydown: (event) => this.searchKey(event),
    });
    this.hits = h("div", { class: "vg-finds", hidden: true });
    const tool = (sign, label, act) => button(sign, act, { class: "vg-tool", title: label, "aria-label": label });
    return h("div", { class: "vg-controls" },
      h("div", { class: "vg-grow" }, depth, budget, order, this.growButton, this.stopButton),
      h("div", { class: "vg-find" }, h("div", { class: "vg-searchbox" }, this.search, this.hits),
        h("span", { class: "vg-zoom" },
          tool("−", words["zoom-out"], () => this.tree.zoom(0.8)), tool("+", words["zoom-in"], () => this.tree.zoom(1.25)),
          button(words.fit, () => this.tree.fit(), { class: "vg-text" }),
          button(words["fold-all"], () => this.send({ type: "fold_all" }), { class: "vg-text" }),
          button(words["unfold-all"], () => this.send({ type: "unfold_all" }), { class: "vg-text" }))));
  }

  eyes() {
    const { eyes, eye } = this.greeting;
    if (eyes.length < 2) return null;
    const select = h("select", { "aria-label": this.words.eyes, onchange: () => this.send({ type: "eyes", seat: eyes[select.selectedIndex].seat }) },
      eyes.map((one) => h("option", { selected: one.seat === eye }, one.text)));
    return h("label", {}, this.words.eyes, " ", select);
  }

  onKey(event) {
    if (event.key === "/" && !event.target.closest("input, select")) {
      event.preventDefault();
      this.search.focus();
    }
  }

  // ---------------------------------------------------------------- the tree

  showTree(message) {
    this.tree.apply(message);
    // tests and assistive tools can wait for this number
    this.root.dataset.number = this.number += 1;
  }

  showProgress({ done, text }) {
    const busy = done !== null;
    this.bar.value = busy ? done : 0;
    this.bar.classList.toggle("vg-idle", !busy);
    this.growButton.disabled = busy;
    this.stopButton.disabled = !busy;
    this.count.textContent = text;
    this.root.toggleAttribute("data-busy", busy);
  }

  // ---------------------------------------------------------------- searching for a move

  showFound({ text, found }) {
    if (text !== this.search.value) return; // the answer to an earlier letter
    const wanted = this.search.value.trim();
    this.hits.hidden = !wanted;
    fill(this.hits, found.length ? found.map((hit) => button([
      h("span", {}, hit.text), hit.after && h("small", {}, `${this.words.after} ${hit.after}`),
    ], () => this.reveal(hit.node), { class: "vg-found" })) : h("p", {}, this.words["found-none"]));
  }

  reveal(node) {
    this.hits.hidden = true;
    this.tree.element.focus({ preventScroll: true });
    this.send({ type: "reveal", node });
  }

  searchKey(event) {
    if (event.key === "Escape") {
      this.search.value = "";
      this.hits.hidden = true;
      this.tree.elements.get(this.tree.selected)?.focus();
    } else if (event.key === "Enter" || event.key === "ArrowDown") {
      const first = this.hits.querySelector("button");
      if (first && event.key === "Enter") first.click();
      else first?.focus();
    }
  }

  // ---------------------------------------------------------------- the selected position

  showDetail(detail) {
    const { words } = this;
    this.scene.apply(detail.scene);
    this.camera.lookAtChanges(detail.scene);
    const dot = (actor) => h("span", { class: actor < 0 ? "vg-dot" : `vg-dot vg-seat-${actor}`, "aria-hidden": "true" }, actor < 0 ? "◆" : String(actor + 1));
    fill(this.line, detail.best.length > 0 && [h("b", {}, words.line), detail.best.map((step, place) => [
      place > 0 && h("i", { "aria-hidden": "true" }, "→"),
      button([dot(step.actor), h("span", {}, step.text)], () => this.reveal(step.node), { class: "vg-step" }),
    ])]);
    fill(this.detail,
      h("div", { class: "vg-ask" },
        detail.actor !== null && h("p", { class: "vg-asked" }, dot(detail.actor), h("b", {}, detail.who)),
        h("p", { class: "vg-question" }, detail.question),
        detail.value && h("p", { class: "vg-value" }, detail.value),
        detail.repeats && h("p", {}, words.repeats),
        h("p", { class: "vg-acts" },
          button(words.play, () => this.send({ type: "play" }), { class: "vg-primary" }),
          button(this.greeting.coach, () => this.send({ type: "coach" }), { class: "vg-text", disabled: !detail.ask }),
          button(detail.pinned ? words.unpin : words.pin, () => this.send({ type: "pin", on: !detail.pinned }), { class: "vg-text" }))),
      detail.candidates.length > 0 && this.candidates(detail.candidates),
      detail.compare && this.comparison(detail.compare),
      this.board,
      h("div", { class: "vg-scores" }, detail.scores.map((score, seat) => h("span", { class: `vg-seat-${seat}` }, dot(seat), ` ${score.name} `, h("b", {}, String(score.points))))),
      detail.changes.length > 0 && h("section", {}, h("h2", {}, words.changes), h("ul", { class: "vg-changes" }, detail.changes.map((change) => h("li", {}, change)))),
      h("section", {}, h("h2", {}, words.path), detail.path.length
        ? h("ol", { class: "vg-path" }, detail.path.map((step) => h("li", {}, button([dot(step.actor), h("span", {}, step.text)],
          () => this.reveal(step.node), { class: "vg-step" }))))
        : h("p", { class: "vg-hint" }, words.start)));
    this.root.dataset.node = detail.node;
  }

  candidates(candidates) {
    const { words } = this;
    return h("section", { class: "vg-coach" }, h("h2", {}, words.candidates), h("table", {},
      h("thead", {}, h("tr", {}, h("th", {}, words.move), h("th", { class: "vg-number" }, words.lead), h("th", { class: "vg-number" }, words.visits))),
      h("tbody", {}, candidates.map((one) => h("tr", {},
        h("td", {}, button(one.text, () => this.reveal(one.node), { class: "vg-link" })),
        h("td", { class: "vg-number" }, one.error ? `${one.lead} ± ${one.error}` : one.lead),
        h("td", { class: "vg-number" }, String(one.visits)))))));
  }

  comparison({ shared, left, right, rows }) {
    const { words } = this;
    const steps = Array.from({ length: Math.max(left.length, right.length) }, (_, place) => [left[place] ?? "", right[place] ?? ""]);
    return h("section", { class: "vg-compare" }, h("h2", {}, words.compare),
      shared.length > 0 && h("p", { class: "vg-hint" }, `${words.shared} ${shared.join(" · ")}`),
      h("table", {}, h("thead", {}, h("tr", {}, h("th", {}), h("th", {}, words.pinned), h("th", {}, words.here))),
        h("tbody", {},
          steps.map(([one, other], place) => h("tr", {}, h("th", {}, String(shared.length + place + 1)), h("td", {}, one), h("td", {}, other))),
          rows.map((row) => h("tr", { class: row.left === row.right ? "vg-same" : "" }, h("th", {}, row.text),
            h("td", { class: "vg-number" }, String(row.left)), h("td", { class: "vg-number" }, String(row.right)))))));
  }

  // ---------------------------------------------------------------- files, and the table

  /** Open the table at the selected position: a game of its own, beside the one that it was taken from. */
  async play({ game, text }) {
    const id = newGameId();
    const address = pageAddress("play", this.greeting.lang, { game, id, line: 1 });
    try {
      if (!address) throw new Error("no pages");
      await shelf.put({ id, game, text, touched: true, over: false, link: "" });
      window.location.assign(address);
    } catch {
      this.download(`${game}.json`, "application/json", text);
      this.tell(this.words["play-file"]);
    }
  }

  keep({ name, kind, text }, buffers) {
    this.download(name, kind, text ?? buffers[0]);
  }

  download(name, kind, content) {
    const link = h("a", { href: URL.createObjectURL(new Blob([content], { type: kind })), download: name });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  }

  async load(event) {
    const file = event.target.files[0];
    event.target.value = "";
    if (!file) return;
    if (file.size > LARGEST_SAVE) this.tell(this.words["file-too-big"], true);
    else {
      this.row = null;
      this.send({ type: "load", text: await file.text() });
    }
  }
}

function render({ model, el }) {
  const root = h("div", { class: "vg vg-explorer" });
  el.append(root);
  new ExplorerView(model, root);
}
