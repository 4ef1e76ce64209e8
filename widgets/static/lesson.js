// The lessons: the list of a course, and a lesson with its board, the tutor's words and what the learner tries.
// It knows no rule and has no words of its own.

/** Milliseconds between two moves of bots, so that a learner can follow. */
const LESSON_BOT_PACE = 650;

/** Words of a lesson as elements: paragraphs, **bold** and *slanted*; everything else is plain text. */
function paragraphs(text) {
  return text.split(/\n\s*\n/).filter((part) => part.trim()).map((part) => h("p", {}, inline(part.replace(/\s*\n\s*/g, " ").trim())));
}

function inline(text) {
  return text.split(/(\*\*[^*]+\*\*|\*[^*]+\*)/).filter(Boolean).map((part) => {
    if (part.length > 4 && part.startsWith("**") && part.endsWith("**")) return h("b", {}, part.slice(2, -2));
    if (part.length > 2 && part.startsWith("*") && part.endsWith("*")) return h("i", {}, part.slice(1, -1));
    return part;
  });
}

/** The step and the learner's code that stand behind the # of an address; older addresses have the code in the query. */
function placeOf(address) {
  const [step, ...rest] = address.hash.slice(1).split("&");
  const code = new URLSearchParams(rest.join("&")).get("learner");
  return { step: decodeURIComponent(step), learner: code ?? new URLSearchParams(address.search).get("learner") };
}

class LessonView extends StageView {
  constructor(model, root) {
    super(model, root);
    this.inApp = Boolean(document.querySelector("meta[name='vendange-app']"));
    this.lesson = null;
    this.fromHistory = true; // the first place shown is the one of the address
    this.onPop = () => this.follow();
    window.addEventListener("popstate", this.onPop);
    // the arrow keys turn the pages before anything has been clicked, too
    this.onPageKey = (event) => { if (event.target === document.body) this.onKey(event); };
    document.addEventListener("keydown", this.onPageKey);
    const { step, learner: offered } = placeOf(window.location);
    hello(model, { step, learner: memory.get("learner"), offered, trails: memory.games("trail") });
  }

  receive(message) {
    if (message.type === "greeting") this.greet(message);
    else if (message.type === "course") this.showCourse(message.course);
    else if (message.type === "progress") this.showProgress(message);
    else if (message.type === "lesson") this.showLesson(message);
    else if (message.type === "update") this.show(message);
    else if (message.type === "why") this.showWhy(message);
    else if (message.type === "rule") this.rules.show(message, this.root);
    else if (message.type === "sheet") sheetDialog(this.root, this.words, this.rules, message);
    else if (["coaching", "hint", "plan"].includes(message.type)) this.coach?.receive(message);
    else if (message.type === "note") this.tell(message.text);
    else if (message.type === "sorry") this.tell(message.text, true);
  }

  // ---------------------------------------------------------------- the address says where we are

  /** Write game, lesson and step into the address; a new place is a step of the browser's history. */
  writeAddress(lesson, step) {
    if (!this.inApp) return;
    const address = new URL(window.location.href);
    const before = address.href;
    address.searchParams.set("game", this.greeting.game);
    address.searchParams.delete("learner");
    if (lesson) address.searchParams.set("lesson", lesson);
    else address.searchParams.delete("lesson");
    // the code is a secret: what stands behind the # is not sent to any server, nor written into its log
    address.hash = [lesson && step ? encodeURIComponent(step) : "", ...(this.greeting.kept ? [`learner=${this.greeting.learner}`] : [])].join("&");
    if (address.href === before) return;
    const samePlace = new URL(before).searchParams.get("lesson") === address.searchParams.get("lesson") && placeOf(new URL(before)).step === placeOf(address).step;
    if (this.fromHistory || samePlace) window.history.replaceState(null, "", address);
    else window.history.pushState(null, "", address);
  }

  /** Back or forward in the browser: show that place. */
  follow() {
    if (!this.greeting) return;
    const address = new URL(window.location.href);
    const lesson = address.searchParams.get("lesson");
    this.fromHistory = true;
    if (address.searchParams.get("game") !== this.greeting.game) window.location.reload();
    else if (lesson) this.send({ type: "open", lesson, step: placeOf(address).step });
    else this.send({ type: "list" });
  }

  remember(learner, kept) {
    this.greeting.learner = learner;
    this.greeting.kept = kept;
    if (kept) memory.set("learner", learner);
  }

  /** The address has another code than this browser: the visitor decides which of the two goes on. */
  offer(learner) {
    if (window.confirm(this.words.offered)) this.send({ type: "learner", learner });
  }

  // ---------------------------------------------------------------- the frame

  greet(greeting) {
    this.greeting = greeting;
    this.words = greeting.labels;
    this.rules = new RuleReader(this.send, this.words);
    this.remember(greeting.learner, greeting.kept);
    if (greeting.offered) this.offer(greeting.offered);
    rememberLanguage(greeting.lang);
    applyTheme(this.root);
    this.scene.setSymbols(greeting.symbols);
    this.inspector.offer(greeting.labels.look);
    const words = this.words;
    const link = (page, text) => {
      const address = pageAddress(page, greeting.lang, { game: greeting.game });
      return address && h("a", { class: "vg-text", href: address, target: "_blank" }, text);
    };
    this.listButton = button(words.all, () => this.send({ type: "list" }), { class: "vg-text" });
    this.gameSelect = h("select", {
      "aria-label": words.game, onchange: (event) => { this.lesson = null; this.send({ type: "game", game: event.target.value }); },
    }, greeting.games.map((game) => h("option", { value: game.name, selected: game.name === greeting.game }, game.title)));
    this.main = h("div", { class: "vg-hall" });
    fill(this.root, topBar(this.root, greeting, this.send,
      h("div", { class: "vg-tools" }, this.listButton, this.gameSelect, link("play", words.play), link("rules", words.rules))),
    this.note, this.main);
    this.course = greeting.course;
    this.update = null;
    if (!greeting.lesson) this.showCourse(greeting.course); // otherwise the lesson follows at once
    this.root.dataset.ready = greeting.lang;
  }

  // ---------------------------------------------------------------- the course

  showCourse(course) {
    this.course = course;
    this.lesson = null;
    this.update = null;
    this.closeMenu();
    clearTimeout(this.botTimer);
    const words = this.words;
    this.listButton.hidden = true;
    this.gameSelect.hidden = false;
    this.cards = h("ol", { class: "vg-course" });
    fill(this.main, h("main", { class: "vg-learn" },
      h("section", { class: "vg-learn-head" }, h("h2", {}, words.course), h("p", {}, this.greeting.tagline)),
      course.length ? this.cards : h("p", { class: "vg-empty" }, words.empty),
      this.inApp && h("p", { class: "vg-lessonfacts" },
        h("a", { href: `${pageAddress("rules", this.greeting.lang, { game: this.greeting.game })}#coverage` }, words.coverage)),
      this.foot = h("section", { class: "vg-learn-foot" })));
    this.showCards();
    this.writeAddress("", "");
    this.fromHistory = false;
    this.root.dataset.place = "list";
    this.root.classList.remove("vg-shell");
  }

  showCards() {
    const words = this.words;
    const next = this.course.find((row) => !row.done);
    this.keepNext(next);
    fill(this.cards, this.course.map((row, number) => {
      const begun = row.mastered.length > 0;
      const label = row.done ? words.again : begun ? words.continue : words.begin;
      return h("li", { class: `vg-lessoncard${row === next ? " vg-next" : ""}${row.done ? " vg-done" : ""}`, "data-lesson": row.id },
        h("span", { class: "vg-lessonnumber", "aria-hidden": "true" }, row.done ? "✓" : String(number + 1)),
        h("div", {}, h("h3", {}, row.title), h("p", {}, row.goal),
          h("p", { class: "vg-lessonfacts" }, row.facts, row.state && h("span", { class: "vg-lessonstate" }, row.state)),
          begun && !row.done && h("progress", { max: row.steps, value: row.mastered.length, "aria-label": row.state })),
        button(label, () => this.send({ type: "open", lesson: row.id, step: row.done ? "" : row.next }), {
          class: row === next ? "vg-primary" : "vg-text", "aria-label": `${label}: ${row.title}`,
        }));
    }));
    fill(this.foot, this.greeting.kept && this.inApp && [
      h("p", {}, words.yours), h("p", { class: "vg-learn-ways" },
        button(words.copy, () => this.copyAddress(), { class: "vg-text" }),
        button(words.forget, () => this.forget(), { class: "vg-text" }))]);
  }

  forget() {
    memory.remove("lesson");
    for (const trail of Object.keys(memory.games("trail"))) memory.remove(`trail:${trail}`);
    this.send({ type: "forget" });
  }

  /** Keep the moves of a try that is under way: they are there again after a reload. */
  keepTrail({ lesson, id, trail }) {
    const key = `trail:${this.greeting.game}:${lesson}#${id}`;
    if (trail === "[]") memory.remove(key);
    else memory.set(key, trail);
  }

  /** Remember which lesson goes on, for the home page. */
  keepPlace({ id, titles, steps }, step, at) {
    memory.set("lesson", JSON.stringify({ game: this.greeting.game, lesson: id, step, at, of: steps.length ?? steps, titles }));
  }

  /** A lesson that is done leads to the next. */
  keepNext(next) {
    const last = lastLesson();
    if (last?.game !== this.greeting.game || !this.course.find((row) => row.id === last.lesson)?.done) return;
    if (next) this.keepPlace(next, next.next, next.mastered.length);
    else memory.remove("lesson");
  }

  async copyAddress() {
    try {
      await navigator.clipboard.writeText(window.location.href);
      this.tell(this.words.copied);
    } catch { // a browser that does not allow it: the address is in its bar
      this.tell(this.words.yours);
    }
  }

  showProgress(message) {
    this.remember(message.learner, message.kept);
    this.course = message.course;
    if (this.lesson) {
      this.writeAddress(this.lesson.id, this.update?.id);
      this.markSteps(this.course.find((row) => row.id === this.lesson.id)?.mastered ?? []);
    } else if (this.cards) {
      this.showCards();
      this.writeAddress("", "");
    }
  }

  // ---------------------------------------------------------------- a lesson

  showLesson(lesson) {
    this.lesson = lesson;
    this.root.classList.add("vg-shell");
    const words = this.words;
    this.listButton.hidden = false;
    this.gameSelect.hidden = true;
    this.dots = h("ol", { class: "vg-dots" }, lesson.steps.map((step, index) => h("li", {},
      button(h("span", { class: "vg-sr" }, step.text), () => this.send({ type: "goto", step: index }), { class: "vg-step", title: step.text, "data-step": step.id }))));
    this.heading = h("p", { class: "vg-stepcount" });
    this.wordBox = h("section", { class: "vg-words vg-rulehost", tabindex: "-1" });
    this.reply = h("section", { class: "vg-reply", "aria-live": "polite", role: "status" });
    this.work = h("section", { class: "vg-work" });
    this.moves = h("section", { class: "vg-moves", "aria-label": words.moves });
    this.help = h("div", { class: "vg-help" });
    this.coach = new CoachBox(this, ({ mayask }) => ({ shown: mayask, mayask }));
    this.log = h("div");
    this.backButton = button([icon("back"), words.back], () => this.send({ type: "goto", step: this.update.step - 1 }), { class: "vg-text vg-nav" });
    this.nextButton = button([words.next, icon("forward")], () => this.send({ type: "next" }), { class: "vg-nav" });
    fill(this.main, h("main", { class: "vg-main vg-lesson" },
      h("section", { class: "vg-stage", "aria-label": words.board }, this.camera.box, this.camera.strip),
      h("aside", { class: "vg-side vg-alone" }, sheetHandle(this.root, words),
        h("header", { class: "vg-lesson-head" }, h("h2", {}, lesson.title), h("nav", { "aria-label": words.steps }, this.dots)),
        h("div", { class: "vg-tutor" }, this.heading, this.wordBox, this.reply, this.work, this.moves, this.coach.element, this.help, this.whyNot(), this.log),
        h("footer", { class: "vg-lesson-foot" }, this.backButton, this.nextButton))));
  }

  /** Where a learner should look: at what is spoken of, else at what can be done, else at what has changed. */
  pointedAt({ highlight, targets, scene }) {
    const spoken = highlight.flat().map((name) => this.scene.shapes.get(name)).filter(Boolean);
    if (spoken.length) return spoken;
    const possible = this.scene.elementsOf(Object.keys(targets).filter((target) => targets[target][0].length));
    return possible.length || scene.fresh ? possible : Object.keys(scene.shapes).map((name) => this.scene.shapes.get(name));
  }

  onKey(event) {
    if (event.key === "Escape") this.closeMenu();
    if (!this.update || event.target.closest("input, select, dialog, .vg-menu") || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "ArrowRight" && !this.nextButton.disabled) this.nextButton.click();
    else if (event.key === "ArrowLeft" && !this.backButton.disabled) this.backButton.click();
  }

  show(update) {
    const turned = !this.update || this.update.id !== update.id || this.update.lesson !== update.lesson;
    this.update = update;
    this.closeMenu();
    this.scene.apply(update.scene);
    this.scene.setTargets(update.targets);
    this.scene.ring([]);
    this.scene.motion.whenStill(() => this.update === update && this.scene.ring(update.highlight));
    this.camera.lookAt(this.pointedAt(update));
    this.heading.textContent = update.heading;
    if (turned) this.showWords();
    this.showReply();
    this.showWork();
    this.showMoves();
    this.why.hidden = !update.ask;
    this.refreshWhy();
    this.coach.reset();
    this.showHelp();
    this.markSteps(update.steps);
    this.backButton.disabled = update.step === 0;
    this.nextButton.className = `vg-nav ${update.mastered ? "vg-primary" : "vg-text"}`;
    fill(this.nextButton, update.last ? this.words.finish : update.mastered ? this.words.next : this.words.skip, icon("forward"));
    this.writeAddress(update.lesson, update.id);
    this.keepTrail(update);
    this.keepPlace(this.lesson, update.id, update.step);
    const moved = turned && !this.fromHistory;
    this.fromHistory = false;
    this.root.dataset.place = `${update.lesson}#${update.id}`;
    this.root.dataset.number = update.number;
    if (moved) {
      this.wordBox.focus({ preventScroll: true });
      if (this.wordBox.getBoundingClientRect().top < 60) this.heading.scrollIntoView({ block: "center" });
    }
    this.bringReply();
    clearTimeout(this.botTimer);
    if (update.bot) this.botTimer = setTimeout(() => this.send({ type: "bot", number: update.number }), LESSON_BOT_PACE);
  }

  /** On a narrow screen the board fills it: whoever clicks there must see what the tutor says, once. */
  bringReply() {
    const news = [...this.reply.querySelectorAll(".vg-verdict, .vg-tutornote")];
    const said = news.map((part) => part.textContent).join("\n");
    if (said && said !== this.said) news.at(-1).scrollIntoView({ block: "nearest" });
    this.said = said;
  }

  markSteps(mastered) {
    for (const item of this.dots.querySelectorAll(".vg-step")) {
      item.classList.toggle("vg-done", mastered.includes(item.dataset.step));
      if (item.dataset.step === this.update?.id) item.setAttribute("aria-current", "step");
      else item.removeAttribute("aria-current");
    }
  }

  showWords() {
    const { words, rules } = this.update;
    fill(this.wordBox, paragraphs(words), this.chips(rules));
  }

  chips(rules) {
    return rules.length > 0 && h("p", { class: "vg-rulelist vg-rulehost" }, rules.map((rule) => this.rules.chip(rule)));
  }

  lines(lines) {
    // an opponent that the rules move has no colour of its own; the sentence names it
    const dot = (seat) => seat !== null && seat < 6 && [h("span", { class: `vg-dot vg-seat-${seat}`, "aria-hidden": "true" }, String(seat + 1)), " "];
    return lines.length > 0 && h("ul", { class: "vg-lines" }, lines.map((line) => h("li", { class: "vg-rulehost" },
      dot(line.seat), h("span", {}, line.text), " ", this.rules.chip(line.rule, true))));
  }

  // ---------------------------------------------------------------- what came of the last try

  showReply() {
    const { reply, done, kind } = this.update;
    const words = this.words;
    fill(this.log, reply && kind !== "show" && this.lines(reply.lines));
    if (!reply && !done) {
      fill(this.reply);
      return;
    }
    const good = reply?.verdict === "right";
    const bad = reply && ["wrong", "refused", "late"].includes(reply.verdict);
    const title = reply && (reply.verdict === "refused" ? words["not-allowed"] : kind === "play" && good ? "" : reply.title);
    fill(this.reply,
      reply && (title || reply.words || reply.why) && kind !== "show" && h("div", { class: `vg-verdict ${good ? "vg-good" : bad ? "vg-bad" : ""}` },
        title && h("p", { class: "vg-verdict-title" }, h("span", { class: "vg-sign", "aria-hidden": "true" }, good ? "✓" : "✗"), title),
        reply.why && h("p", {}, reply.why), reply.words && paragraphs(reply.words), reply.back && h("p", { class: "vg-soft" }, words["taken-back"]),
        bad && this.chips(reply.rules)),
      reply?.notes.map((note) => h("div", { class: "vg-tutornote vg-rulehost" }, paragraphs(note.text), this.chips(note.rules))),
      reply?.met.length > 0 && h("details", { class: "vg-met" }, h("summary", {}, reply.mettext),
        h("ul", {}, reply.met.map((rule) => h("li", { class: "vg-rulehost" }, this.rules.chip(rule.rule, true), ` ${rule.title}`)))),
      done && h("div", { class: "vg-verdict vg-good vg-ending" }, paragraphs(done)));
  }

  // ---------------------------------------------------------------- what the learner answers with

  showWork() {
    const { kind, question, turn, ask, bot, mastered } = this.update;
    const words = this.words;
    if (kind === "show") this.showTurn(turn);
    else if (question && !mastered) this.showQuestion(question);
    else if (ask) fill(this.work, h("p", { class: "vg-question" }, ask));
    else if (bot) fill(this.work, h("p", { class: "vg-soft" }, words["bot-thinks"]));
    else fill(this.work);
  }

  showQuestion({ form, choices }) {
    const words = this.words;
    if (form === "choice") {
      const tried = this.asked === this.update.id ? this.tried : [];
      fill(this.work, h("div", { class: "vg-answers", role: "group", "aria-label": words.answers }, choices.map((text, value) =>
        button(text, () => this.answer(value), { class: `vg-answer${tried.includes(value) ? " vg-tried" : ""}` }))));
      return;
    }
    if (this.asked === this.update.id && this.work.querySelector("form")) {
      this.work.querySelector("input").select();
      return;
    }
    const field = h("input", { type: "number", step: 1, inputmode: "numeric", required: true, "aria-label": words.number });
    fill(this.work, h("form", { class: "vg-numberform", onsubmit: (event) => {
      event.preventDefault();
      if (field.value.trim() !== "" && Number.isInteger(Number(field.value))) this.answer(Number(field.value));
    } }, field, h("button", { type: "submit", class: "vg-primary" }, words.answer)));
    this.asked = this.update.id;
  }

  answer(value) {
    this.tried = this.asked === this.update.id && this.tried ? [...this.tried, value] : [value];
    this.asked = this.update.id;
    this.send({ type: "answer", value });
  }

  showTurn(turn) {
    const words = this.words;
    const go = (turns) => this.send({ type: "show", turns });
    fill(this.work,
      turn.shown > 0 && h("div", { class: `vg-turnbox vg-seat-${turn.seat}` },
        h("p", { class: "vg-asked" }, turn.seat >= 0 && h("span", { class: "vg-dot", "aria-hidden": "true" }, String(turn.seat + 1)), h("b", {}, turn.who), turn.move),
        turn.words && paragraphs(turn.words), this.chips(turn.rules), !turn.words && this.lines(turn.lines)),
      h("div", { class: "vg-turns" },
        button(icon("back"), () => go(turn.shown - 1), { class: "vg-tool", disabled: turn.shown === 0, "aria-label": words["move-back"], title: words["move-back"] }),
        h("span", { class: "vg-steps" }, turn.count),
        button([turn.shown === 0 ? words.watch : words["move-on"], icon("forward")], () => go(turn.shown + 1), {
          class: turn.shown === turn.turns ? "vg-text" : "vg-primary", disabled: turn.shown === turn.turns,
        })));
    if (turn.shown > 0 && turn.shown < turn.turns) this.work.querySelector(".vg-primary")?.focus({ preventScroll: true });
  }

  // ---------------------------------------------------------------- help

  showHelp() {
    const { hints, morehints, mayundo, mayagain, maygiveup, mastered, scored, over } = this.update;
    const words = this.words;
    fill(this.help,
      hints.length > 0 && h("ol", { class: "vg-hints", "aria-live": "polite" }, hints.map((hint) => h("li", {}, inline(hint)))),
      h("div", { class: "vg-helpers" },
        morehints && button(hints.length ? words["another-hint"] : words["a-hint"], () => this.send({ type: "hint" }), { class: "vg-text" }),
        scored && button(over ? words["score-final"] : words["score-now"], () => this.send({ type: "sheet" }), { class: over ? "vg-primary" : "vg-text" }),
        mayundo && button(words.undo, () => this.send({ type: "undo" }), { class: "vg-text" }),
        mayagain && button(words.restart, () => this.send({ type: "again" }), { class: "vg-text" }),
        maygiveup && !mastered && !morehints && button(words["show-me"], () => this.send({ type: "giveup" }), { class: "vg-text" })));
  }
}

function render({ model, el }) {
  const root = h("div", { class: "vg vg-table vg-lessons" });
  el.append(root);
  const view = new LessonView(model, root);
  return () => {
    clearTimeout(view.botTimer);
    window.removeEventListener("popstate", view.onPop);
    document.removeEventListener("keydown", view.onPageKey);
  };
}
