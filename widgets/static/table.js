// The table: draws what Python sends and answers with the number of a move. It knows no rule and has no words of its own.

/** Milliseconds between two moves of bots, so that a person can follow. */
const BOT_PACE = 380;
/** Milliseconds of quiet before the browser remembers the game. */
const MEMORY_PACE = 600;
/** Milliseconds between two pictures of the board that are kept with the game. */
const PICTURE_PACE = 15_000;

class TableView extends StageView {
  constructor(model, root) {
    super(model, root);
    this.paused = false;
    this.keeper = new Keeper((word) => this.tell(this.words[word], word !== "apart"));
    takeShared().then(async (shared) => hello(model, { saved: shared === null ? await this.keeper.find() : null, shared }));
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
    this.keeper.settle(greeting.game, greeting.begun);
    applyTheme(this.root);
    this.scene.setSymbols(greeting.symbols);
    this.inspector.offer(greeting.labels.look);
    const words = this.words;
    const tool = (name, act, words_ = words[name]) =>
      button(icon(name), act, { class: "vg-tool", title: words_, "aria-label": words_ });
    this.undoButton = tool("undo", () => this.send({ type: "undo" }));
    this.redoButton = tool("redo", () => this.send({ type: "redo" }));
    this.undoButton.append(h("span", { class: "vg-wide" }, words.undo));
    const file = h("input", { type: "file", accept: ".json,application/json", hidden: true, onchange: (event) => this.load(event) });
    const rulesPage = pageAddress("rules", greeting.lang, { game: greeting.game });
    const explorePage = pageAddress("explore", greeting.lang, gameAddress(greeting.game, this.keeper.row));
    // the explorer opens where the table is now: what the browser remembers is brought up to date first
    const explore = explorePage && h("a", {
      class: "vg-text vg-explore-link", href: explorePage, target: "_blank", onclick: () => this.send({ type: "save", purpose: "memory" }),
    }, words.explore);
    this.reviewPage = pageAddress("review", greeting.lang, gameAddress(greeting.game, this.keeper.row));
    this.players = h("div", { class: "vg-players" });
    const bar = topBar(this.root, greeting, this.send,
      this.players,
      h("div", { class: "vg-tools" }, this.undoButton, this.redoButton, menuButton(this.root, words)),
      h("div", { class: "vg-tools vg-more" },
        button(words.new, () => newGameDialog(this.root, this.greeting, this.update.seats, this.rules, this.send), { class: "vg-text" }),
        rulesPage && h("a", { class: "vg-text", href: `${pageAddress("", greeting.lang)}#games` }, words["my-games"]),
        button(words.save, () => this.send({ type: "save" }), { class: "vg-text" }),
        button(words.load, () => file.click(), { class: "vg-text" }), file, explore,
        rulesPage && button(words.share, () => this.send({ type: "save", purpose: "share" }), { class: "vg-text" }),
        this.reviewPage && h("a", { class: "vg-text", href: this.reviewPage, target: "_blank", title: words["review-hint"] }, words.review),
        rulesPage && h("a", { class: "vg-text", href: rulesPage, target: "_blank" }, words.rules),
        rulesPage && greeting.cards && h("a", { class: "vg-text", href: `${rulesPage}#cards`, target: "_blank" }, words.cards)));
    this.story = new StoryView(this.scene, words);
    this.entries = [];
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
      go("forward", () => this.update.cursor + 1), go("last", () => this.update.steps), this.stepWords, speedChoice(words), this.pauseButton);
    fill(this.root, bar, this.note,
      h("div", { class: "vg-hall" }, h("main", { class: "vg-main" },
        h("section", { class: "vg-stage", "aria-label": words.board }, this.story.element, this.camera.box, this.camera.strip),
        h("aside", { class: "vg-side" }, sheetHandle(this.root, words),
          h("div", { class: "vg-turnside" }, this.ask, this.coach.element, this.moves, this.whyNot()),
          h("section", { class: "vg-log" }, h("h2", {}, words.journal), replay, this.journal,
            greeting.reconstructed && rulesPage && h("p", { class: "vg-numbers-note" },
              h("a", { href: pageAddress("numbers", greeting.lang, { game: greeting.game }), target: "_blank" }, words.numbers)))))));
    new ResizeObserver(() => this.update && this.foldMoves()).observe(this.moves.closest(".vg-side"));
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
    this.scene.motion.finish();
    const before = new Map(this.scene.drawn);
    this.entries = [...this.entries.slice(0, update.journal.keep), ...update.journal.add];
    this.scene.apply(update.scene);
    this.scene.setTargets(update.targets);
    if (update.moves.length) this.camera.lookAt(this.scene.elementsOf(Object.keys(update.targets).filter((target) => update.targets[target][0].length)));
    else this.camera.lookAtChanges(update.scene);
    this.story.tell(update, this.entries, (entry) => update.seats[entry.actor]?.kind === "person", before);
    this.showPlayers();
    this.showAsk();
    this.showMoves();
    this.coach.reset();
    this.foldMoves();
    this.showJournal(update.journal);
    this.slider.max = update.steps;
    this.slider.value = update.cursor;
    this.stepWords.textContent = update.stepwords;
    this.undoButton.disabled = update.cursor === 0;
    this.redoButton.disabled = update.cursor === update.steps;
    this.pauseButton.hidden = !update.seats.some((seat) => seat.kind !== "person");
    this.why.hidden = !update.moves.length;
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
    this.scene.motion.whenStill(() => {
      if (this.update.number !== number || this.paused) return;
      clearTimeout(this.botTimer);
      this.botTimer = setTimeout(() => this.send({ type: "bot", number }), BOT_PACE);
    });
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
      ask.bot && ask.latest && ` ${words["bot-thinks"]}`, !ask.bot && this.rules.list(ask.rules, this.root));
    fill(this.ask, head,
      ask.latest === false && h("p", { class: "vg-past" }, words.past),
      ask.bot ? (!ask.latest && h("p", {}, words["bot-past"], " ",
        button(words["bot-continue"], () => this.send({ type: "bot", number }), { class: "vg-text" })))
        : h("p", { class: "vg-question" }, ask.text),
      ask.veiled && h("p", {}, words.veiled, " ", button(words.reveal, () => this.send({ type: "reveal" }), { class: "vg-primary" })),
      ask.mayreveal && h("p", {}, button(words["show-mine"], () => this.send({ type: "reveal" }), { class: "vg-text" })),
      this.update.over && h("p", { class: "vg-ends" }, button(words["score-final"], () => this.send({ type: "sheet" }), { class: "vg-primary" }),
        this.reviewPage && h("a", { class: "vg-text", href: this.reviewPage, target: "_blank", title: words["review-hint"] }, words.review)));
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
      h("div", { class: "vg-entry-top vg-rulehost" }, button([
        entry.actor === null ? null : h("span", { class: "vg-dot", "aria-hidden": "true" }, String(entry.actor + 1)),
        h("span", {}, entry.text),
      ], () => this.send({ type: "goto", cursor: number }), { class: "vg-entry-head" }),
      entry.rules.map((rule, i) => this.rules.chip(rule, i > 0))),
      h("ul", {}, entry.lines.map((line) => h("li", { class: "vg-rulehost" },
        // an opponent that the rules move has no seat; the sentence names it
        this.update.seats[line.seat] && line.seat !== entry.actor && [h("span", {
          class: `vg-dot vg-seat-${line.seat}`, title: this.update.seats[line.seat].name,
        }, String(line.seat + 1)), " "],
        h("span", {}, line.text), " ", this.rules.chip(line.rule), line.see.map((rule) => this.rules.chip(rule, true))))));
  }

  // ---------------------------------------------------------------- files and memory

  keep(message) {
    this.keeper.keep(message).then(() => this.kept(message));
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

  /** The browser has the game; now and then a picture of it too, when there is nothing else to do. */
  kept({ number, presentable }) {
    // tests and assistive tools can wait for this number
    this.root.dataset.kept = number;
    if (!presentable || Date.now() - (this.pictured ?? 0) < PICTURE_PACE) return;
    this.pictured = Date.now();
    whenIdle(() => this.keeper.picture(this.scene.svg));
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
  const root = h("div", { class: "vg vg-table vg-shell" });
  el.append(root);
  const view = new TableView(model, root);
  return () => {
    clearTimeout(view.botTimer);
    clearTimeout(view.memoryTimer);
  };
}
