// The table: draws what Python sends and answers with the number of a move. It knows no rule and has no words of its own.

/** Milliseconds between two moves of bots, so that a person can follow. */
const BOT_PACE = 380;
/** Milliseconds of quiet before the browser remembers the game. */
const MEMORY_PACE = 600;

class TableView extends StageView {
  constructor(model, root) {
    super(model, root);
    this.paused = false;
    takeShared().then((shared) => hello(model, { saved: memory.games(gameSlot()), shared }));
  }

  receive(message) {
    if (message.type === "greeting") this.greet(message);
    else if (message.type === "update") this.show(message);
    else if (message.type === "why") this.showWhy(message);
    else if (["coaching", "hint", "plan"].includes(message.type)) this.coach.receive(message);
    else if (message.type === "rule") this.rules.show(message, this.root);
    else if (message.type === "saved") this.keep(message);
    else if (message.type === "sheet") sheetDialog(this.root, this.words, this.rules, message);
    else if (message.type === "sorry") this.tell(message.text, true);
  }

  // ---------------------------------------------------------------- the frame

  greet(greeting) {
    this.greeting = greeting;
    this.words = greeting.labels;
    this.rules = new RuleReader(this.send, this.words);
    rememberLanguage(greeting.lang);
    forgetFresh();
    applyTheme(this.root);
    this.scene.setSymbols(greeting.symbols);
    const words = this.words;
    const tool = (name, act, words_ = words[name]) =>
      button(icon(name), act, { class: "vg-tool", title: words_, "aria-label": words_ });
    this.undoButton = tool("undo", () => this.send({ type: "undo" }));
    this.redoButton = tool("redo", () => this.send({ type: "redo" }));
    this.undoButton.append(h("span", { class: "vg-wide" }, words.undo));
    const file = h("input", { type: "file", accept: ".json,application/json", hidden: true, onchange: (event) => this.load(event) });
    const rulesPage = pageAddress("rules", greeting.lang, { game: greeting.game });
    const explorePage = pageAddress("explore", greeting.lang, gameAddress(greeting.game));
    // the explorer opens where the table is now: what the browser remembers is brought up to date first
    const explore = explorePage && h("a", {
      class: "vg-text vg-explore-link", href: explorePage, target: "_blank", onclick: () => this.send({ type: "save", purpose: "memory" }),
    }, words.explore);
    this.reviewPage = pageAddress("review", greeting.lang, gameAddress(greeting.game));
    const bar = topBar(this.root, greeting, this.send,
      h("div", { class: "vg-tools" }, this.undoButton, this.redoButton,
        button(words.new, () => newGameDialog(this.root, this.greeting, this.update.seats, this.rules, this.send), { class: "vg-text" }),
        button(words.save, () => this.send({ type: "save" }), { class: "vg-text" }),
        button(words.load, () => file.click(), { class: "vg-text" }), file, explore,
        rulesPage && button(words.share, () => this.send({ type: "save", purpose: "share" }), { class: "vg-text" }),
        this.reviewPage && h("a", { class: "vg-text", href: this.reviewPage, target: "_blank", title: words["review-hint"] }, words.review),
        rulesPage && h("a", { class: "vg-text", href: rulesPage, target: "_blank" }, words.rules),
        rulesPage && greeting.cards && h("a", { class: "vg-text", href: `${rulesPage}#cards`, target: "_blank" }, words.cards)));
    this.players = h("div", { class: "vg-players" });
    this.ask = h("section", { class: "vg-ask vg-rulehost", "aria-live": "polite" });
    this.moves = h("section", { class: "vg-moves", "aria-label": words.moves });
    this.coach = new CoachBox(this, ({ over, ask }) => ({ shown: !over && !ask.bot, mayask: ask.mayask }));
    this.journal = h("ol", { class: "vg-journal" });
    this.slider = h("input", {
      type: "range", min: 0, max: 0, value: 0, "aria-label": words.replay,
      oninput: () => this.send({ type: "goto", cursor: Number(this.slider.value) }),
    });
    this.stepWords = h("span", { class: "vg-steps" });
    const go = (name, cursor) => tool(name, () => this.send({ type: "goto", cursor: cursor() }));
    this.pauseButton = tool("pause", () => this.pause());
    const replay = h("div", { class: "vg-replay" },
      go("first", () => 0), go("back", () => this.update.cursor - 1), this.slider,
      go("forward", () => this.update.cursor + 1), go("last", () => this.update.steps), this.stepWords, this.pauseButton);
    fill(this.root, bar, this.note,
      h("div", { class: "vg-hall" }, h("main", { class: "vg-main" },
        h("section", { class: "vg-stage", "aria-label": words.board }, this.players, this.sceneBox, replay,
          greeting.reconstructed && rulesPage && h("p", { class: "vg-numbers-note" },
            h("a", { href: pageAddress("numbers", greeting.lang, { game: greeting.game }), target: "_blank" }, words.numbers))),
        h("aside", { class: "vg-side" }, this.ask, this.moves, this.coach.element, this.whyNot(),
          h("section", { class: "vg-log" }, h("h2", {}, words.journal), this.journal)))));
    if (greeting.note) this.tell(greeting.note);
  }

  onKey(event) {
    if (event.key === "Escape") this.closeMenu();
    if (event.target.closest("input, select, dialog")) return;
    if ((event.ctrlKey || event.metaKey) && event.key === "z") {
      event.preventDefault();
      this.send({ type: event.shiftKey ? "redo" : "undo" });
    }
  }

  // ---------------------------------------------------------------- a new position

  show(update) {
    this.update = update;
    this.closeMenu();
    this.scene.apply(update.scene);
    this.scene.setTargets(update.targets);
    this.showPlayers();
    this.showAsk();
    this.showMoves();
    this.coach.reset();
    this.showJournal(update.journal);
    this.slider.max = update.steps;
    this.slider.value = update.cursor;
    this.stepWords.textContent = update.stepwords;
    this.undoButton.disabled = update.cursor === 0;
    this.redoButton.disabled = update.cursor === update.steps;
    this.pauseButton.hidden = !update.seats.some((seat) => seat.kind !== "person");
    this.refreshWhy();
    // tests and assistive tools can wait for this number
    this.root.dataset.number = update.number;
    clearTimeout(this.memoryTimer);
    this.memoryTimer = setTimeout(() => this.send({ type: "save", purpose: "memory" }), MEMORY_PACE);
    this.drive();
  }

  /** Let bots move by themselves, one move at a time. */
  drive() {
    clearTimeout(this.botTimer);
    const { ask, number } = this.update;
    if (!ask.bot || !ask.latest || this.paused) return;
    this.botTimer = setTimeout(() => this.send({ type: "bot", number }), BOT_PACE);
  }

  pause() {
    this.paused = !this.paused;
    const words = this.paused ? this.words.resume : this.words.pause;
    fill(this.pauseButton, icon(this.paused ? "play" : "pause"));
    this.pauseButton.title = words;
    this.pauseButton.setAttribute("aria-label", words);
    this.drive();
  }

  showPlayers() {
    fill(this.players, this.update.seats.map((seat, number) => button([
      h("span", { class: "vg-dot", "aria-hidden": "true" }, String(number + 1)),
      h("span", { class: "vg-player-name" }, seat.name),
      h("span", { class: "vg-player-kind" }, seat.won ? this.words.winner : seat.kindtext),
      h("span", { class: "vg-player-score" }, String(seat.score)),
    ], () => this.send({ type: "sheet" }), {
      class: `vg-player vg-seat-${number}${seat.turn ? " vg-turn" : ""}${seat.won ? " vg-won" : ""}`,
      title: this.update.over ? this.words["score-final"] : this.words["score-now"],
    })));
  }

  showAsk() {
    const { ask, number } = this.update;
    const words = this.words;
    const seat = this.update.seats[ask.actor];
    const head = seat && h("p", { class: `vg-asked vg-seat-${ask.actor}` },
      h("span", { class: "vg-dot", "aria-hidden": "true" }, String(ask.actor + 1)), h("b", {}, seat.name),
      ask.bot && ask.latest && ` ${words["bot-thinks"]}`);
    fill(this.ask, head,
      ask.latest === false && h("p", { class: "vg-past" }, words.past),
      ask.bot ? (!ask.latest && h("p", {}, words["bot-past"], " ",
        button(words["bot-continue"], () => this.send({ type: "bot", number }), { class: "vg-text" })))
        : h("p", { class: "vg-question" }, ask.text),
      ask.veiled && h("p", {}, words.veiled, " ", button(words.reveal, () => this.send({ type: "reveal" }), { class: "vg-primary" })),
      ask.mayreveal && h("p", {}, button(words["show-mine"], () => this.send({ type: "reveal" }), { class: "vg-text" })),
      !ask.bot && ask.rules.length > 0 && h("p", { class: "vg-rulelist" }, ask.rules.map((rule, i) => this.rules.chip(rule, i > 0))),
      this.update.over && h("p", {}, button(words["score-final"], () => this.send({ type: "sheet" }), { class: "vg-primary" }), " ",
        this.reviewPage && h("a", { class: "vg-text", href: this.reviewPage, target: "_blank" }, words["review-hint"])));
  }

  wayTo(index) {
    return this.coach.wish(index);
  }

  // ---------------------------------------------------------------- the journal, newest first

  showJournal({ keep, add }) {
    while (this.journal.children.length > keep) this.journal.firstElementChild.remove();
    add.forEach((entry, place) => this.journal.prepend(this.journalEntry(entry, keep + place)));
    const { cursor } = this.update;
    for (const item of this.journal.children) {
      const number = Number(item.dataset.step);
      item.classList.toggle("vg-now", number === cursor);
      item.classList.toggle("vg-later", number > cursor);
    }
  }

  journalEntry(entry, number) {
    const seat = entry.actor === null ? "" : ` vg-seat-${entry.actor}`;
    return h("li", { class: `vg-entry${seat}`, "data-step": number },
      button([
        entry.actor === null ? null : h("span", { class: "vg-dot", "aria-hidden": "true" }, String(entry.actor + 1)),
        h("span", {}, entry.text),
      ], () => this.send({ type: "goto", cursor: number }), { class: "vg-entry-head" }),
      h("ul", {}, entry.lines.map((line) => h("li", { class: "vg-rulehost" },
        // an opponent that the rules move has no seat; the sentence names it
        this.update.seats[line.seat] && line.seat !== entry.actor && [h("span", {
          class: `vg-dot vg-seat-${line.seat}`, title: this.update.seats[line.seat].name,
        }, String(line.seat + 1)), " "],
        h("span", {}, line.text), " ", this.rules.chip(line.rule), line.see.map((rule) => this.rules.chip(rule, true))))));
  }

  // ---------------------------------------------------------------- files and memory

  keep(message) {
    memory.set(`${gameSlot()}:${message.game}`, message.text);
    if (message.purpose === "memory") return;
    if (message.purpose === "share") {
      this.share(message);
      return;
    }
    const link = h("a", {
      href: URL.createObjectURL(new Blob([message.text], { type: "application/json" })),
      download: `${message.game}-${new Date().toISOString().slice(0, 16).replace(/[:T]/g, "-")}.json`,
    });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
    this.tell(this.words.saved);
  }

  /** Show the address under which anybody finds this very game, ready to be copied. */
  async share({ game, text }) {
    const words = this.words;
    const address = await sharedAddress("play", this.greeting.lang, game, text);
    const field = h("input", { type: "text", readonly: true, value: address, "aria-label": words.share, onfocus: () => field.select() });
    const copy = button(words.copy, async () => {
      await navigator.clipboard?.writeText(address);
      copy.textContent = words.copied;
    }, { class: "vg-primary" });
    showDialog(this.root, words.share, words, h("div", { class: "vg-form" }, h("p", {}, words["share-text"]), field, h("p", {}, copy)));
  }

  async load(event) {
    const file = event.target.files[0];
    event.target.value = "";
    if (!file) return;
    if (file.size > LARGEST_SAVE) this.tell(this.words["file-too-big"], true);
    else this.send({ type: "load", text: await file.text() });
  }
}

function render({ model, el }) {
  const root = h("div", { class: "vg vg-table" });
  el.append(root);
  const view = new TableView(model, root);
  return () => {
    clearTimeout(view.botTimer);
    clearTimeout(view.memoryTimer);
  };
}
