// The review of a game: asks Python for slices of work, draws what comes, and leads from a mark to its position.

const LARGEST_RECORD = 4_000_000;
/** The signs of the marks, as on the chart: the worse, the heavier. */
const SIGNS = {
  inaccuracy: "M12 3 21 20H3Z",
  mistake: "M12 2 21 12 12 22 3 12Z",
  blunder: "M9 3h6v6h6v6h-6v6H9v-6H3V9h6Z",
};

class ReviewView {
  constructor(model, root) {
    this.model = model;
    this.root = root;
    this.send = (message) => model.send(message);
    this.scene = new SceneView((indices, point) => this.choose(indices, point));
    this.camera = new Camera(this.scene);
    this.inspector = new Inspector(this.send, this.scene, root);
    this.note = h("div", { class: "vg-note", role: "status", "aria-live": "polite" });
    this.paused = false;
    this.charts = new Map();
    model.on("msg:custom", (message) => this.receive(message));
    root.addEventListener("dragover", (event) => { event.preventDefault(); root.classList.add("vg-over"); });
    root.addEventListener("dragleave", () => root.classList.remove("vg-over"));
    root.addEventListener("drop", (event) => {
      event.preventDefault();
      root.classList.remove("vg-over");
      this.load(event.dataTransfer.files[0]);
    });
    root.addEventListener("keydown", (event) => this.onKey(event));
    document.addEventListener("pointerdown", (event) => {
      if (this.menu && !this.menu.contains(event.target)) this.closeMenu();
    });
    const wanted = new URLSearchParams(window.location.search);
    // without a game in the address the page offers a choice
    (wanted.has("game") || wanted.has("id") ? keptGame() : Promise.resolve(null)).then((row) => {
      this.row = row;
      hello(model, { saved: row?.text });
    });
  }

  receive(message) {
    if (message.type === "greeting") this.greet(message);
    else if (message.type === "covers") this.showCovers(message);
    else if (message.type === "game") this.open(message);
    else if (message.type === "progress") this.progress(message);
    else if (message.type === "chart") this.chart(message);
    else if (message.type === "inspection") this.inspector.receive(message);
    else if (message.type === "position") this.position(message);
    else if (message.type === "measuring") this.measuring();
    else if (message.type === "answer") this.answer(message);
    else if (message.type === "keep") memory.set(`review:${message.game}`, message.text);
    else if (message.type === "file") this.download(message);
    else if (message.type === "rule") this.rules.show(message, this.root);
    else if (message.type === "sorry") this.tell(message.text);
  }

  // ---------------------------------------------------------------- the frame

  greet(greeting) {
    this.greeting = greeting;
    this.words = greeting.labels;
    this.rules = new RuleReader(this.send, this.words);
    rememberLanguage(greeting.lang);
    applyTheme(this.root);
    this.scene.setSymbols(greeting.symbols);
    this.file = h("input", { type: "file", accept: ".json,application/json", hidden: true, onchange: (event) => {
      this.load(event.target.files[0]);
      event.target.value = "";
    } });
    this.titles = Object.fromEntries(greeting.games.map(({ name, title }) => [name, title]));
    this.body = this.choice({});
    fill(this.root, this.bar(greeting.title), this.note, this.body);
    this.root.dataset.ready = greeting.lang;
  }

  /** Nothing is looked at yet: one's own games, samples, or a file. */
  choice(covers) {
    const { words, greeting, titles } = this;
    const mine = pageAddress("", greeting.lang) && new MyGames(this.root, greeting, { titles, covers, finishedFirst: true });
    const sample = (game) => h("li", {}, button([covers[game] && h("img", { src: covers[game], alt: "" }), h("span", {}, titles[game])],
      () => this.openAnother({ type: "sample", game }), { class: "vg-sample", "data-sample": game }));
    return h("div", { class: "vg-hall" }, h("main", { class: "vg-chooser" },
      h("p", { class: "vg-chooser-lead" }, words.lead),
      mine && mine.element,
      greeting.samples.length > 0 && h("section", {}, h("h2", {}, words.samples), h("ul", { class: "vg-samples" }, Object.keys(titles).filter((game) => greeting.samples.includes(game)).map(sample))),
      h("section", { class: "vg-dropzone" }, h("p", {}, words.drop),
        button(words["choose-file"], () => this.file.click(), { class: "vg-primary" }))));
  }

  showCovers({ covers }) {
    if (this.game) return;
    this.body.replaceWith(this.body = this.choice(covers));
  }

  bar(title) {
    const table = this.game && pageAddress("play", this.greeting.lang, gameAddress(this.game.game, this.row));
    return topBar(this.root, { ...this.greeting, title }, this.send, h("div", { class: "vg-tools" },
      button(this.words["choose-file"], () => this.file.click(), { class: "vg-text" }), this.file,
      table && h("a", { class: "vg-text", href: table }, this.words.play)));
  }

  tell(text) {
    fill(this.note, h("p", { class: "vg-bad" }, text,
      button("×", () => fill(this.note), { class: "vg-tool", "aria-label": this.words?.close ?? "×" })));
  }

  async load(file) {
    if (!file) return;
    fill(this.note);
    if (file.size > LARGEST_RECORD) this.tell(this.words["file-too-big"]);
    else this.openAnother({ type: "load", text: await file.text() });
  }

  /** Look at another game than the one that the page was opened with. */
  openAnother(message, row = null) {
    this.row = row;
    this.send(message);
  }

  // ---------------------------------------------------------------- a game

  open(game) {
    const words = this.words;
    const again = this.game?.record === game.record && this.game?.budget === game.budget;
    this.paused = again && this.paused;
    this.game = game;
    this.marks = [];
    this.turning = [];
    this.told = this.told && again;
    this.wandered = false;
    this.charts.clear();
    this.meter = h("progress", { max: 1, value: 0, "aria-label": words.progress });
    this.stop = button(words.stop, () => this.pause(), { class: "vg-text" });
    this.state = h("p", { class: "vg-small" });
    const look = (budget, label, title) => button(label, () => this.send({ type: "budget", budget }), {
      "aria-pressed": String(game.budget === budget), title,
    });
    this.list = h("ol", { class: "vg-marks" });
    this.ledgers = h("div", { class: "vg-ledgers" });
    this.found = h("span", { class: "vg-small" });
    this.points = h("ol", { class: "vg-points" });
    this.pointsNote = h("p", { class: "vg-small" });
    this.verdict = h("section", { class: "vg-panel vg-verdict vg-rulehost", "aria-live": "polite" });
    this.slider = h("input", { type: "range", min: 0, max: game.steps.length - 1, value: 0, "aria-label": words.steps,
      oninput: () => this.wander(game.steps[Number(this.slider.value)]) });
    const go = (name, step) => button(icon(name), () => this.wander(game.steps[Math.max(0, Math.min(step(), game.steps.length - 1))]),
      { class: "vg-tool", title: words[name], "aria-label": words[name] });
    this.stepWords = h("span", { class: "vg-steps" });
    const replay = h("div", { class: "vg-replay" }, go("first", () => 0), go("back", () => this.step - 1), this.slider,
      go("forward", () => this.step + 1), go("last", () => game.steps.length - 1), this.stepWords);
    const panels = [this.panel("sources", words["sources-hint"]), this.panel("luck", words["luck-hint"]),
      this.panel("actions", words["actions-hint"])];
    this.body = h("div", { class: "vg-hall" }, h("main", { class: "vg-main" },
      h("section", { class: "vg-stage", "aria-label": words.board }, this.camera.box, this.camera.strip),
      h("aside", { class: "vg-side" },
        replay,
        h("section", { class: "vg-panel vg-turning" }, h("h2", {}, words.turning), this.points, this.pointsNote,
          h("div", { class: "vg-meter" }, this.meter, this.stop)),
        this.verdict,
        h("section", { class: "vg-panel vg-marked" },
          h("div", { class: "vg-panel-head" }, h("h2", {}, words.marks), this.found), this.list,
          h("p", { class: "vg-small" }, game.scale), this.ledgers),
        h("section", { class: "vg-panel vg-status" }, this.state,
          h("div", { class: "vg-choices" }, look("quick", words.quick, words["quick-hint"]), look("thorough", words.thorough, words["thorough-hint"])),
          game.own && h("p", { class: "vg-small" }, words["only-own"]))),
      this.greeting.drawing && h("section", { class: "vg-charts" }, this.panel("value", game.band), h("div", { class: "vg-columns" }, panels))));
    this.inspector.offer(words.look);
    fill(this.root, this.bar(game.heading), this.note, this.body);
    if (!again) window.scrollTo(0, 0); // what was clicked may have been far down a list
    this.root.dataset.game = game.game;
    this.send({ type: "recall", text: memory.get(`review:${game.game}`) });
    for (const name of ["sources", "actions"]) if (this.greeting.drawing) this.send({ type: "draw", chart: name });
  }

  panel(name, hint) {
    const box = h("div", { class: "vg-chart" }, h("div", { class: "vg-chart-empty", "aria-hidden": "true" }, "…"));
    const title = h("h2", {});
    const save = (form) => button(form.toUpperCase(), () => this.send({ type: "export", chart: name, form }), {
      "aria-label": `${this.words.export} ${form.toUpperCase()}`,
    });
    const panel = h("section", { class: "vg-panel", "data-chart": name },
      h("div", { class: "vg-panel-head" }, title,
        h("span", { class: "vg-export" }, `${this.words.export} `, save("svg"), save("png"))),
      box, h("p", { class: "vg-small" }, hint));
    this.charts.set(name, { box, title, panel });
    return panel;
  }

  // ---------------------------------------------------------------- progress

  progress(news) {
    this.meter.value = news.part;
    this.root.dataset.part = news.part.toFixed(3);
    this.complete = news.complete;
    this.found.textContent = news.found;
    for (const mark of news.marks) this.marks.push(mark);
    if (news.marks.length) this.marks.sort((a, b) => a.number - b.number);
    if (news.marks.length || !this.list.childElementCount || news.complete) this.showMarks();
    this.showTurning(news);
    fill(this.ledgers, news.ledgers.map((line) => h("p", {}, line)));
    this.showState();
    if (news.part === 0 && news.complete) this.send({ type: "pause" });
    else if (!this.paused && !news.complete) this.send({ type: "work" });
    if (!news.complete) return;
    this.root.dataset.part = "1";
    // what is on screen may have been looked at meanwhile
    if (this.root.dataset.trying !== "true") this.look(this.number);
  }

  /** The turning points; as soon as they can be told, the first of them is shown to whoever has not gone elsewhere. */
  showTurning({ turning, note, told }) {
    this.pointsNote.textContent = note;
    const changed = JSON.stringify(turning) !== JSON.stringify(this.turning);
    this.turning = turning;
    if (changed) fill(this.points, turning.map((point) => this.pointCard(point)));
    this.root.dataset.told = String(told);
    const first = told && !this.told && turning[0];
    this.told = told;
    if (first && !this.wandered && this.root.dataset.trying !== "true") this.look(first.number);
    else if (changed && this.root.dataset.trying !== "true" && turning.some((point) => point.number === this.number)) this.look(this.number);
    if (changed) this.point();
  }

  pointCard(point) {
    const { number, seat, deed, price, better, why, sure } = point;
    return h("li", { class: `vg-point vg-seat-${seat}`, "data-number": number, "data-sure": String(sure) },
      button(deed, () => this.wander(number), { class: "vg-point-go", title: this.game.seats[seat] }),
      h("div", { class: "vg-point-row" }, h("b", { class: "vg-point-price" }, price),
        button(this.words.again, () => { this.wander(number); this.send({ type: "again" }); }, { class: "vg-text" })),
      h("p", { class: "vg-point-better", title: better }, better),
      why.length > 0 && h("p", { class: "vg-small vg-point-why" }, why.join(" ")));
  }

  showState() {
    const words = this.words;
    this.stop.hidden = this.complete;
    this.stop.textContent = this.paused ? words.continue : words.stop;
    if (this.complete) this.meter.value = 1;
    this.state.textContent = this.complete ? words.finished : this.paused ? words.stopped : words.working;
  }

  pause() {
    this.paused = !this.paused;
    this.showState();
    this.send({ type: this.paused ? "pause" : "work" });
  }

  showMarks() {
    if (!this.marks.length) {
      fill(this.list, h("li", { class: "vg-small" }, this.complete ? this.words["marks-none"] : this.words["marks-waiting"]));
      return;
    }
    fill(this.list, this.marks.map((mark) => h("li", {}, button([
      sign(mark.mark),
      h("span", { class: "vg-mark-name" }, `${mark.text} · ${mark.label}`),
      h("span", { class: "vg-mark-move" }, h("span", { class: "vg-dot", "aria-hidden": "true" }, String(mark.seat + 1)), ` ${mark.move}`),
      h("span", { class: "vg-mark-loss" }, mark.loss, h("small", {}, `± ${mark.margin}`)),
    ], () => this.wander(mark.number), {
      class: `vg-mark vg-seat-${mark.seat}`, "data-number": mark.number, "aria-current": String(mark.number === this.number),
      title: this.game.seats[mark.seat],
    }))));
  }

  // ---------------------------------------------------------------- charts

  /** A chart comes as SVG from our own program, in which every text has been escaped. */
  chart({ name, svg, title }) {
    const place = this.charts.get(name);
    if (!place) return;
    const drawn = document.importNode(new DOMParser().parseFromString(svg, "image/svg+xml").documentElement, true);
    drawn.removeAttribute("width");
    drawn.removeAttribute("height");
    const links = drawn.querySelectorAll("a");
    drawn.setAttribute("role", links.length ? "group" : "img");
    drawn.setAttribute("aria-label", title);
    for (const link of links) {
      const number = Number(link.getAttribute("href").replace("#move-", ""));
      link.dataset.move = number;
      link.setAttribute("aria-label", link.querySelector("[aria-label]")?.getAttribute("aria-label") ?? title);
      link.addEventListener("click", (event) => {
        event.preventDefault();
        this.wander(number);
      });
    }
    place.title.textContent = title;
    fill(place.box, drawn);
    this.point();
  }

  /** Show on the chart and in the lists which decision is looked at. */
  point() {
    for (const link of this.root.querySelectorAll(".vg-chart a[data-move]")) {
      link.classList.toggle("vg-here", Number(link.dataset.move) === this.number);
    }
    for (const card of this.root.querySelectorAll(".vg-point")) {
      card.classList.toggle("vg-here", Number(card.dataset.number) === this.number);
    }
    for (const mark of this.root.querySelectorAll(".vg-mark")) {
      mark.setAttribute("aria-current", String(Number(mark.dataset.number) === this.number));
    }
  }

  download({ name, form, data }) {
    const bytes = Uint8Array.from(atob(data), (sign_) => sign_.charCodeAt(0));
    const kind = form === "png" ? "image/png" : "image/svg+xml";
    const link = h("a", { href: URL.createObjectURL(new Blob([bytes], { type: kind })), download: name });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  }

  // ---------------------------------------------------------------- a position

  /** Somebody goes to a position of their own choice. */
  wander(number) {
    this.wandered = true;
    this.look(number);
  }

  look(number) {
    this.closeMenu();
    this.send({ type: "look", number });
  }

  position(news) {
    this.number = news.number;
    this.step = news.step;
    this.news = news;
    this.scene.apply(news.scene);
    this.scene.setTargets(news.targets);
    this.camera.lookAtChanges(news.scene);
    this.slider.value = news.step;
    this.stepWords.textContent = `${news.step + 1} / ${this.game.steps.length}`;
    this.root.dataset.number = news.number;
    this.root.dataset.trying = String(news.again);
    this.point();
    if (news.again) this.ask(news);
    else this.explain(news.told);
  }

  head() {
    const { seat, head, question } = this.news;
    const dot = seat !== null && h("span", { class: `vg-dot vg-seat-${seat}`, "aria-hidden": "true" }, String(seat + 1));
    return [h("h2", {}, dot, dot && " ", head), question && h("p", { class: "vg-small" }, question)];
  }

  explain(told, answer = null) {
    const words = this.words;
    const marked = told?.mark;
    fill(this.verdict, this.head(), answer,
      told && h("p", { class: "vg-played" }, told.played),
      told?.continuation && h("p", { class: "vg-small" }, told.continuation),
      told && h("p", { class: marked ? "vg-better" : "" }, told.better),
      marked && h("p", { class: "vg-gain" }, told.gain),
      told?.why.length > 0 && h("ul", {}, told.why.map((reason) => h("li", {}, reason))),
      told?.rules.length > 0 && h("p", { class: "vg-rulelist" }, told.rules.map((rule, i) => this.rules.chip(rule, i > 0))),
      told?.again && h("div", { class: "vg-buttons" }, button(words.again, () => this.send({ type: "again" }), { class: "vg-primary" })));
  }

  // ---------------------------------------------------------------- another try

  ask(news) {
    const groups = new Map();
    for (const move of news.moves) groups.set(move.kind, [...(groups.get(move.kind) || []), move]);
    const where = new Map();
    for (const [target, [legal]] of Object.entries(news.targets)) {
      for (const index of legal) where.set(index, [...(where.get(index) || []), target]);
    }
    fill(this.verdict, this.head().slice(0, 1), h("p", { class: "vg-question" }, this.words["again-ask"]),
      h("p", { class: "vg-small" }, news.question),
      h("div", { class: "vg-moves", role: "group", "aria-label": this.words.moves }, [...groups.values()].map((group) =>
        h("div", { class: group.length > 3 ? "vg-group vg-many" : "vg-group" }, group.map((move) =>
          button(move.text, () => this.attempt(move.index), {
            class: "vg-move", "data-index": move.index,
            onpointerenter: () => this.scene.point(where.get(move.index) || []), onpointerleave: () => this.scene.point([]),
            onfocus: () => this.scene.point(where.get(move.index) || []), onblur: () => this.scene.point([]),
          }))))),
      h("div", { class: "vg-buttons" }, button(this.words["again-cancel"], () => this.look(news.number), { class: "vg-text" })));
  }

  attempt(index) {
    this.closeMenu();
    this.send({ type: "try", index });
  }

  measuring() {
    if (this.root.dataset.trying !== "true") return;
    if (!this.verdict.querySelector(".vg-measuring")) {
      fill(this.verdict, this.head().slice(0, 1), h("p", { class: "vg-measuring" }, this.words.measuring),
        h("div", { class: "vg-meter" }, h("progress", { "aria-label": this.words.measuring })));
    }
    this.send({ type: "measure" });
  }

  answer(news) {
    this.root.dataset.trying = "false";
    this.scene.setTargets({});
    this.explain(news.told, h("div", { class: news.good ? "vg-answer vg-good" : "vg-answer" },
      h("p", {}, news.tried), h("p", {}, h("b", {}, news.text))));
  }

  /** Something on the board was clicked while trying again. */
  choose([legal], point) {
    if (legal.length === 1) this.attempt(legal[0]);
    else if (legal.length > 1) {
      this.closeMenu();
      this.menu = h("div", { class: "vg-menu", role: "dialog", "aria-label": this.words["again-ask"] },
        this.news.moves.filter((move) => legal.includes(move.index)).map((move) =>
          button(move.text, () => this.attempt(move.index), { class: "vg-move" })));
      this.root.append(this.menu);
      const box = this.menu.getBoundingClientRect();
      this.menu.style.left = `${Math.max(8, Math.min(point.x, window.innerWidth - box.width - 8))}px`;
      this.menu.style.top = `${Math.max(8, Math.min(point.y + 6, window.innerHeight - box.height - 8))}px`;
      this.menu.querySelector("button")?.focus();
    }
  }

  closeMenu() {
    this.menu?.remove();
    this.menu = null;
  }

  onKey(event) {
    if (event.key === "Escape") this.closeMenu();
    if (!this.game || event.target.closest("input, select, .vg-menu")) return;
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const next = step && this.game.steps[this.step + step];
    if (next !== undefined) this.wander(next);
  }
}

function sign(mark) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "vg-mark-sign");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", SIGNS[mark]);
  svg.append(path);
  return svg;
}

function render({ model, el }) {
  const root = h("div", { class: "vg vg-review" });
  el.append(root);
  const view = new ReviewView(model, root);
  return () => { view.paused = true; };
}
