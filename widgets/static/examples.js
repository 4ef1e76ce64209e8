// The worked examples: a list on the left; the position, what is about to happen, a guess, and what the rules say.

class ExamplesView {
  constructor(model, root) {
    this.root = root;
    this.send = (message) => model.send(message);
    this.scene = new SceneView(() => {});
    model.on("msg:custom", (message) => this.receive(message));
    window.addEventListener("hashchange", () => this.follow());
    hello(model);
  }

  receive(message) {
    if (message.type === "greeting") this.greet(message);
    else if (message.type === "step") this.show(message);
    else if (message.type === "rule") this.rules.show(message, this.root);
    else if (message.type === "sorry") fill(this.note, h("p", { class: "vg-bad" }, message.text));
  }

  greet(greeting) {
    const words = greeting.labels;
    const anew = this.greeting?.game !== greeting.game;
    this.greeting = greeting;
    this.words = words;
    this.rules = new RuleReader(this.send, words);
    rememberLanguage(greeting.lang);
    applyTheme(this.root);
    this.scene.setSymbols(greeting.symbols);
    this.read = new Set(JSON.parse(memory.get(`examples:${greeting.game}`) || "[]"));
    this.note = h("div", { class: "vg-note", role: "status" });
    this.list = h("ol", { class: "vg-example-list" }, greeting.examples.map((example) => h("li", {},
      h("a", { href: `#${example.id}`, "data-id": example.id },
        h("span", { class: "vg-rule-id" }, example.id), h("span", {}, example.title),
        h("span", { class: "vg-read", "aria-hidden": "true" }, "✓")))));
    this.search = h("input", { type: "search", placeholder: words.search, "aria-label": words.search, oninput: () => this.filter() });
    this.nav = h("nav", { class: "vg-book-nav", "aria-label": words.list }, this.search, this.list);
    this.stage = h("section", { class: "vg-example", "aria-live": "polite" }, h("p", { class: "vg-lead" }, words.lead));
    const games = h("select", {
      "aria-label": words.game, onchange: (event) => this.change(event.target.value),
    }, greeting.games.map((game) => h("option", { value: game.name, selected: game.name === greeting.game }, game.title)));
    fill(this.root, topBar(this.root, greeting, this.send, h("div", { class: "vg-tools" }, games)), this.note,
      h("main", { class: "vg-examples" }, this.nav, this.stage));
    this.mark();
    this.root.dataset.ready = greeting.lang;
    if (anew) this.follow();
  }

  /** Open the example that the address names, or the first one. */
  follow() {
    const [id, place] = window.location.hash.slice(1).split(":");
    const known = this.greeting.examples.some((example) => example.id === id);
    this.send({ type: "open", id: known ? id : this.greeting.examples[0]?.id, place: known && Number(place) > 0 ? Number(place) - 1 : 0 });
  }

  change(game) {
    window.history.replaceState(null, "", window.location.pathname + window.location.search);
    rememberGame(game);
    this.send({ type: "game", game });
  }

  filter() {
    const wanted = this.search.value.toLocaleLowerCase();
    for (const item of this.list.children) item.hidden = !item.textContent.toLocaleLowerCase().includes(wanted);
  }

  mark() {
    for (const link of this.list.querySelectorAll("a")) {
      link.classList.toggle("vg-is-read", this.read.has(link.dataset.id));
      if (link.dataset.id === this.step?.id) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
  }

  show(step) {
    const opened = step.id !== this.step?.id;
    this.step = step;
    window.history.replaceState(null, "", `${window.location.pathname}${window.location.search}#${step.id}${step.place ? `:${step.place + 1}` : ""}`);
    if (step.place >= step.count - 1 && (step.played || !step.ask)) {
      this.read.add(step.id);
      memory.set(`examples:${this.greeting.game}`, JSON.stringify([...this.read]));
    }
    this.mark();
    const link = this.list.querySelector("[aria-current]");
    if (opened && link) this.nav.scrollTop = link.offsetTop - this.nav.offsetTop - this.nav.clientHeight / 2;
    if (step.scene) this.scene.apply(step.scene);
    if (step.targets && !step.played) this.scene.point(step.targets);
    else this.scene.point([]);
    fill(this.stage,
      h("header", { class: "vg-example-head vg-rulehost" }, h("h2", {}, step.title),
        h("p", { class: "vg-rulelist" }, h("span", { class: "vg-rule-id" }, step.id), " ", step.rules.map((rule) => this.rules.chip(rule)))),
      step.count > 0 && h("div", { class: "vg-example-body" }, h("div", { class: "vg-scene" }, this.scene.svg), this.panel(step)),
      h("p", { class: "vg-count" }, step.agreed));
    this.root.dataset.place = `${step.id}:${step.place}:${step.played}`;
  }

  panel(step) {
    const words = this.words;
    const last = step.place >= step.count - 1;
    const next = last
      ? this.nextExample() && h("a", { class: "vg-way vg-way-first", href: `#${this.nextExample()}` }, words["next-example"])
      : button(words.next, () => this.send({ type: "goto", place: step.place + 1 }), { class: "vg-primary" });
    return h("aside", { class: "vg-side" },
      h("section", { class: `vg-ask${step.actor === null ? "" : ` vg-seat-${step.actor}`}` },
        step.name && h("p", { class: "vg-asked" }, step.actor !== null && h("span", { class: "vg-dot", "aria-hidden": "true" }, String(step.actor + 1)), h("b", {}, step.name)),
        h("p", { class: "vg-question" }, step.text),
        !step.played && h("p", {}, words["what-will-happen"]),
        !step.played && this.form(step.ask),
        step.right !== null && step.played && h("p", { class: step.right ? "vg-verdict vg-right" : "vg-verdict vg-wrong" }, step.right ? words.right : words.wrong),
        step.played && step.verdict && h("p", { class: "vg-truth" }, step.verdict),
        step.played && h("ul", { class: "vg-what" }, step.lines.map((line) => h("li", { class: "vg-rulehost" },
          h("span", {}, line.text), " ", this.rules.chip(line.rule), line.see.map((rule) => this.rules.chip(rule, true))))),
        step.played && h("p", { class: "vg-choices" }, next)),
      h("div", { class: "vg-replay" },
        this.arrow("back", step.place - 1, step.place === 0), h("span", { class: "vg-steps" }, step.placewords), this.arrow("forward", step.place + 1, last)));
  }

  arrow(name, place, off) {
    return button(icon(name), () => this.send({ type: "goto", place }), { class: "vg-tool", title: this.words[name], "aria-label": this.words[name], disabled: off });
  }

  form(ask) {
    const words = this.words;
    const show = button(words["show-me"], () => this.send({ type: "guess", guess: null }), { class: "vg-text" });
    if (!ask) return h("p", { class: "vg-choices" }, show);
    const guess = (value) => this.send({ type: "guess", guess: value });
    if (ask.kind === "legal") {
      return h("div", {}, h("p", {}, ask.text), h("p", { class: "vg-choices" },
        button(words.yes, () => guess(true)), button(words.no, () => guess(false)), show));
    }
    const input = h("input", { type: "number", step: 1, inputmode: "numeric", required: true, "aria-label": ask.text, placeholder: String(ask.now) });
    return h("form", { class: "vg-guess", onsubmit: (event) => { event.preventDefault(); guess(Number(input.value)); } },
      h("p", {}, ask.text), h("p", { class: "vg-choices" }, input, h("button", { type: "submit", class: "vg-primary" }, words.guess), show));
  }

  nextExample() {
    const place = this.greeting.examples.findIndex((example) => example.id === this.step.id);
    return this.greeting.examples[place + 1]?.id;
  }
}

function render({ model, el }) {
  const root = h("div", { class: "vg vg-examples-page" });
  el.append(root);
  new ExamplesView(model, root);
}
