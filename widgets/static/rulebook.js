// The rulebook: sections on the left, rules on the right, a search above, and where the numbers come from; and the cards and editions.

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
    else if (message.type === "found" && message.words === this.search.value && message.page === this.page) this.filter(message);
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
    this.editions = greeting.editions.length > 1 ? new EditionTable(greeting, this.rules) : null;
    this.tabs = (this.cards || this.editions) && h("nav", { class: "vg-tabs" }, tab("rules", words.rules),
      this.cards && tab("cards", words.cards), this.editions && tab("editions", words.editions));
    this.titles = { rules: greeting.title, cards: greeting.cardstitle, editions: words["editions-title"] };
    fill(this.root, topBar(this.root, greeting, this.send, this.tabs,
      h("div", { class: "vg-tools" }, games, play && h("a", { class: "vg-text", href: play }, words.play))));
    this.main = h("main", {},
      this.pane = h("div", { class: "vg-book" },
        h("nav", { class: "vg-book-nav", "aria-label": words.sections }, this.search, this.count,
          this.chapters = h("ul")),
        this.text = h("div", {}, this.list, numbers), this.editions?.box), this.cards?.box);
    this.root.append(this.main);
    this.sections = greeting.sections;
    this.page = null;
    this.showAll();
    this.root.dataset.ready = greeting.lang;
    this.goto(window.location.hash.slice(1) || new URLSearchParams(window.location.search).get("rule") || "");
  }

  ask() {
    if (this.search.value.trim()) this.send({ type: "search", words: this.search.value, page: this.page });
    else this.showAll();
  }

  showAll() {
    this.count.textContent = "";
    this.editions?.show();
    fill(this.list, this.sections.map((section) => h("section", {},
      h("h2", { id: `section-${section.id}` }, section.title),
      [...this.rules.values()].filter((rule) => rule.section === section.id).map((rule) => this.card(rule)))));
  }

  /** Give up the search. */
  forget() {
    this.search.value = "";
    this.showAll();
  }

  filter({ ids, text }) {
    this.count.textContent = text;
    if (this.page === "editions") this.editions.show(new Set(ids));
    else fill(this.list, ids.map((id) => this.card(this.rules.get(id))));
    if (this.pane.getBoundingClientRect().top < 0) this.root.scrollIntoView();
  }

  card(rule) {
    const other = this.rules.get(rule.counterpart);
    return h("article", { class: rule.elsewhere ? "vg-rulecard vg-elsewhere" : "vg-rulecard", id: rule.id },
      ruleHead(rule, this.words),
      h("p", {}, rule.text),
      rule.ruling && h("p", { class: "vg-ruling" }, h("b", {}, `${this.words.ruling}. `), rule.ruling),
      rule.options.map((option) => h("p", { class: "vg-ruling" }, h("b", {}, `${this.words.option}. `), option)),
      other && h("p", { class: "vg-ruling" }, h("b", {}, `${this.words.instead}. `), `${other.title} `,
        h("a", { class: "vg-rule-id", href: `#${other.id}` }, other.id)),
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

  /** Show the rules, the cards or the editions; the search is about what is shown. */
  turnTo(page) {
    if (page === this.page) return;
    this.page = page;
    this.pane.hidden = page === "cards";
    this.text.hidden = page !== "rules";
    if (this.cards) this.cards.box.hidden = page !== "cards";
    if (this.editions) this.editions.box.hidden = page !== "editions";
    this.index(page === "editions");
    if (this.search.value) this.ask();
    if (!this.tabs) return;
    this.root.querySelector(".vg-title").textContent = this.titles[page];
    for (const tab of this.tabs.children) {
      if (tab.dataset.page === page) tab.setAttribute("aria-current", "page");
      else tab.removeAttribute("aria-current");
    }
  }

  /** Fill the list of sections: all of them, or those in which editions differ. */
  index(ofEditions) {
    const entry = (address, title) => h("li", {}, h("a", { href: `#${address}` }, title));
    if (ofEditions) fill(this.chapters, this.editions.sections.map((section) => entry(`editions-${section.id}`, section.title)));
    else fill(this.chapters, this.sections.map((section) => entry(`section-${section.id}`, section.title)), entry("numbers", this.words.numbers));
  }

  goto(id) {
    const toCards = this.cards && /^cards$|^card-/.test(id);
    const toEditions = this.editions && /^editions(-|$)/.test(id);
    // whoever follows a link wants to read that rule, whatever was searched for on the page of editions
    if (this.page === "editions" && this.rules.has(id)) this.forget();
    this.turnTo(toCards ? "cards" : toEditions ? "editions" : "rules");
    if (toCards) this.cards.open(id.slice("card-".length));
    if (!id || toCards) return;
    if (!document.getElementById(id) && (this.rules.has(id) || /^(section|editions)-/.test(id))) this.forget();
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
