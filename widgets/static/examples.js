// The worked examples: a list on the left; the position, what is about to happen, a guess, and what the rules say.

class ExamplesView {
  constructor(model, root) {
    this.root = root;
    this.send = (message) => model.send(message);
    model.on("msg:custom", (message) => this.receive(message));
    window.addEventListener("hashchange", () => this.follow());
    hello(model);
  }

  receive(message) {
    if (message.type === "greeting") this.greet(message);
    else if (message.type === "step") this.show(message);
    else if (message.type === "inspection") this.walk.inspector.receive(message);
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
    this.walk = new WalkView(this.send, this.rules, words, greeting.symbols, () => this.onward());
    this.read = new Set(JSON.parse(memory.get(`examples:${greeting.game}`) || "[]"));
    this.note = h("div", { class: "vg-note", role: "status" });
    this.list = h("ol", { class: "vg-example-list" }, greeting.examples.map((example) => h("li", {},
      h("a", { href: `#${example.id}`, "data-id": example.id },
        h("span", { class: "vg-rule-id" }, example.id), h("span", {}, example.title),
        h("span", { class: "vg-read", "aria-hidden": "true" }, "✓")))));
    this.search = h("input", { type: "search", placeholder: words.search, "aria-label": words.search, oninput: () => this.filter() });
    this.nav = h("nav", { class: "vg-book-nav", "aria-label": words.list }, this.search, this.list);
    this.stage = h("section", { class: "vg-example" }, h("p", { class: "vg-lead" }, words.lead));
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
    this.walk.show(step);
    if (opened || !this.walk.box.isConnected) {
      fill(this.stage,
        h("header", { class: "vg-example-head vg-rulehost" }, h("h2", {}, step.title),
          h("p", { class: "vg-rulelist" }, h("span", { class: "vg-rule-id" }, step.id), " ", step.rules.map((rule) => this.rules.chip(rule)))),
        this.walk.box, h("p", { class: "vg-count" }, step.agreed));
    }
    this.root.dataset.place = `${step.id}:${step.place}:${step.played}`;
  }

  /** What stands after the last step: the way to the next example. */
  onward() {
    const next = this.nextExample();
    return next && h("a", { class: "vg-way vg-way-first", href: `#${next}` }, this.words["next-example"]);
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
