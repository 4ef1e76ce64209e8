// Concept pages: a list of ideas; the open one in general, then game by game with a small position to try.

class ConceptsView {
  constructor(model, root) {
    this.root = root;
    this.send = (message) => model.send(message);
    model.on("msg:custom", (message) => this.receive(message));
    window.addEventListener("hashchange", () => this.send({ type: "open", id: window.location.hash.slice(1) }));
    hello(model, { place: window.location.hash.slice(1) });
  }

  receive(message) {
    if (message.type === "greeting") this.greet(message);
    else if (message.type === "step") this.walks.get(message.walk)?.show(message);
    else if (message.type === "inspection") this.walks.get(message.walk)?.inspector.receive(message);
    else if (message.type === "rule") this.rules.show(message, this.root);
    else if (message.type === "sorry") fill(this.root, h("p", { class: "vg-book-sorry", role: "alert" }, message.text));
  }

  greet(greeting) {
    const words = greeting.labels;
    const { open } = greeting;
    rememberLanguage(greeting.lang);
    applyTheme(this.root);
    this.rules = new RuleReader(this.send, words);
    this.walks = new Map(open.games.map((game) => [game.name,
      new WalkView((message) => this.send({ ...message, walk: game.name }), this.rules, words, greeting.symbols)]));
    const list = h("nav", { class: "vg-book-nav", "aria-label": words.list }, h("ul", {}, greeting.concepts.map((concept) =>
      h("li", {}, h("a", { href: `#${concept.id}`, "aria-current": concept.id === open.id ? "true" : null }, concept.title)))));
    const changed = this.open !== undefined && this.open !== open.id;
    this.open = open.id;
    fill(this.root, topBar(this.root, greeting, this.send),
      h("main", { class: "vg-concepts" }, list, h("article", { class: "vg-concept" },
        h("h2", {}, open.title), h("p", { class: "vg-lead" }, open.text),
        open.games.map((game) => this.game(game, greeting)))));
    if (changed) this.root.scrollIntoView();
    this.root.dataset.ready = greeting.lang;
  }

  game(game, greeting) {
    const words = greeting.labels;
    const examples = pageAddress("examples", greeting.lang, { game: game.name });
    return h("section", { class: "vg-treatment", "data-game": game.name },
      h("h3", {}, game.title), h("p", {}, game.text),
      h("p", { class: "vg-rulelist vg-rulehost" }, game.rules.map((rule) => this.rules.chip(rule))),
      this.walks.get(game.name).box,
      examples && h("p", { class: "vg-count" }, h("a", { href: `${examples}#${game.example}` }, words.whole)));
  }
}

function render({ model, el }) {
  const root = h("div", { class: "vg vg-concepts-page" });
  el.append(root);
  new ConceptsView(model, root);
}
