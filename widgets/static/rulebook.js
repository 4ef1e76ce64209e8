// The rulebook: sections on the left, rules on the right, a search above, and where the numbers come from; and the cards.

class BookView {
  constructor(model, root) {
    this.root = root;
    this.send = (message) => model.send(message);
    model.on("msg:custom", (message) => this.receive(message));
    window.addEventListener("hashchange", () => this.goto(window.location.hash.slice(1)));
    hello(model);
  }

  receive(message) {
    if (message.type === "greeting") this.greet(message);
    else if (message.type === "found" && message.words === this.search.value) this.filter(message);
    else if (message.type === "cards" || message.type === "dealt") this.cards?.receive(message);
    else if (message.type === "sorry") fill(this.root, h("p", { class: "vg-book-sorry", role: "alert" }, message.text));
  }

  greet(greeting) {
    const words = greeting.labels;
    const wished = this.search?.value ?? "";
    this.words = words;
    this.rules = new Map(greeting.rules.map((rule) => [rule.id, rule]));
    rememberLanguage(greeting.lang);
    applyTheme(this.root);
    this.search = h("input", {
      type: "search", placeholder: words.search, "aria-label": words.search, value: wished, oninput: () => this.ask(),
    });
    this.count = h("p", { class: "vg-count", role: "status" });
    this.list = h("div", { class: "vg-book-list" });
    const play = pageAddress("play", greeting.lang, { game: greeting.game });
    const games = greeting.games.length > 1 && h("select", {
      "aria-label": words.game, onchange: (event) => this.send({ type: "game", game: event.target.value }),
    }, greeting.games.map((game) => h("option", { value: game.name, selected: game.name === greeting.game }, game.title)));
    const numbers = h("section", { class: "vg-numbers", id: "numbers" }, h("h2", {}, words.numbers), h("p", {}, words["numbers-lead"]),
      greeting.numbers.map((table) => this.table(table)));
    const sameGame = this.game === greeting.game;
    this.game = greeting.game;
    this.cards = greeting.cardstitle
      ? new CardBrowser(this.send, (rule) => h("a", { class: "vg-rule-id", href: `#${rule.id}` }, rule.id), sameGame ? this.cards?.kept : undefined)
      : null;
    const tab = (page, text) => h("a", { href: `#${page}`, "data-page": page }, text);
    this.tabs = this.cards && h("nav", { class: "vg-tabs" }, tab("rules", words.rules), tab("cards", words.cards));
    this.titles = { rules: greeting.title, cards: greeting.cardstitle };
    fill(this.root, topBar(this.root, greeting, this.send, this.tabs,
      h("div", { class: "vg-tools" }, games, play && h("a", { class: "vg-text", href: play }, words.play))));
    this.main = h("main", {},
      this.pane = h("div", { class: "vg-book" },
        h("nav", { class: "vg-book-nav", "aria-label": words.sections }, this.search, this.count,
          h("ul", {}, greeting.sections.map((section) => h("li", {}, h("a", { href: `#section-${section.id}` }, section.title))),
            h("li", {}, h("a", { href: "#numbers" }, words.numbers)))),
        h("div", {}, this.list, numbers)), this.cards?.box);
    this.root.append(this.main);
    this.sections = greeting.sections;
    this.showAll();
    if (wished) this.ask();
    this.root.dataset.ready = greeting.lang;
    this.goto(window.location.hash.slice(1) || new URLSearchParams(window.location.search).get("rule") || "");
  }

  ask() {
    if (this.search.value.trim()) this.send({ type: "search", words: this.search.value });
    else this.showAll();
  }

  showAll() {
    this.count.textContent = "";
    fill(this.list, this.sections.map((section) => h("section", {},
      h("h2", { id: `section-${section.id}` }, section.title),
      [...this.rules.values()].filter((rule) => rule.section === section.id).map((rule) => this.card(rule)))));
  }

  filter({ ids, text }) {
    this.count.textContent = text;
    fill(this.list, ids.map((id) => this.card(this.rules.get(id))));
  }

  card(rule) {
    return h("article", { class: "vg-rulecard", id: rule.id },
      h("h3", {}, rule.title, " ", h("a", { class: "vg-rule-id", href: `#${rule.id}` }, rule.id)),
      h("p", {}, rule.text),
      rule.ruling && h("p", { class: "vg-ruling" }, h("b", {}, `${this.words.ruling}. `), rule.ruling),
      rule.option && h("p", { class: "vg-ruling" }, h("b", {}, `${this.words.option}. `), rule.option),
      rule.links.length > 0 && h("p", { class: "vg-links" }, `${this.words["see-also"]} `,
        rule.links.map((link) => [h("a", { href: `#${link}`, title: this.rules.get(link).title }, link), " "])));
  }

  table(table) {
    return h("details", { class: `vg-source vg-source-${table.source}` },
      h("summary", {}, h("b", {}, table.title), " ", h("span", { class: "vg-badge" }, table.sourcetext), " ",
        h("span", { class: "vg-count" }, table.confidence)),
      h("p", { class: "vg-count" }, h("code", {}, `[${table.table}]`)),
      h("div", { class: "vg-tablebox" }, h("table", {}, h("tbody", {}, table.content.map((row) =>
        h("tr", {}, row.map((cell) => h("td", {}, cell))))))));
  }

  /** Show the rules or the cards. */
  turnTo(page) {
    this.pane.hidden = page !== "rules";
    if (!this.cards) return;
    this.cards.box.hidden = page !== "cards";
    this.root.querySelector(".vg-title").textContent = this.titles[page];
    for (const tab of this.tabs.children) {
      if (tab.dataset.page === page) tab.setAttribute("aria-current", "page");
      else tab.removeAttribute("aria-current");
    }
  }

  goto(id) {
    const toCards = this.cards && /^cards$|^card-/.test(id);
    this.turnTo(toCards ? "cards" : "rules");
    if (toCards) this.cards.open(id.slice("card-".length));
    if (!id || toCards) return;
    if (!document.getElementById(id) && this.rules.has(id)) {
      this.search.value = "";
      this.showAll();
    }
    const target = document.getElementById(id);
    target?.scrollIntoView({ block: target.tagName === "ARTICLE" ? "center" : "start" });
    for (const old of this.root.querySelectorAll(".vg-found")) old.classList.remove("vg-found");
    target?.classList.add("vg-found");
  }
}

function render({ model, el }) {
  const root = h("div", { class: "vg vg-rulebook" });
  el.append(root);
  new BookView(model, root);
}
