// The rulebook: sections on the left, rules on the right, a search and filters above; and the cards, the editions and
// where each rule is met.

/** A text as it is searched: without capitals, accents and signs that are typed in another way than they are printed. */
function folded(text) {
  const typed = { œ: "oe", æ: "ae", "’": "'", "−": "-" };
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replace(/[œæ’−]/g, (sign) => typed[sign]);
}

/** Put marks around the words that were searched for. */
function marked(text, wanted) {
  if (wanted.length === 0) return text;
  const letters = [...text].map(folded);
  const places = letters.flatMap((letter, place) => [...letter].map(() => place));
  const escaped = wanted.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const parts = [];
  let end = 0;
  for (const found of letters.join("").matchAll(new RegExp(escaped.join("|"), "g"))) {
    const [from, to] = [places[found.index], places[found.index + found[0].length - 1] + 1];
    if (from < end) continue;
    parts.push([...text].slice(end, from).join(""), h("mark", {}, [...text].slice(from, to).join("")));
    end = to;
  }
  return [...parts, [...text].slice(end).join("")];
}

/** Which rules can be shown: all, or those of one kind. */
const RULE_FILTERS = {
  all: () => true,
  mine: (rule) => !rule.elsewhere,
  unclear: (rule) => Boolean(rule.ruling),
  changeable: (rule) => rule.options.length > 0,
  "only-solo": (rule) => rule.solo,
};

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
    else if (message.type === "met") this.meet(message);
    else if (message.type === "coverage") this.coverage.receive(message);
    else if (message.type === "mentions") this.coverage.receiveMentions(message);
    else if (message.type === "cards" || message.type === "dealt") this.cards?.receive(message);
    else if (message.type === "sorry") fill(this.root, h("p", { class: "vg-book-sorry", role: "alert" }, message.text));
  }

  greet(greeting) {
    const words = greeting.labels;
    const wished = this.search?.value ?? "";
    this.words = words;
    this.rules = new Map(greeting.rules.map((rule) => [rule.id, rule]));
    rememberLanguage(greeting.lang);
    rememberGame(greeting.game);
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
    const sameGame = this.game === greeting.game;
    this.game = greeting.game;
    this.lang = greeting.lang;
    this.links = null;
    this.kind = "all";
    this.cards = greeting.cardstitle
      ? new CardBrowser(this.send, (rule) => h("a", { class: "vg-rule-id", href: `#${rule.id}` }, rule.id), sameGame ? this.cards?.kept : undefined)
      : null;
    const tab = (page, text) => h("a", { href: `#${page}`, "data-page": page }, text);
    this.editions = greeting.editions.length > 1 ? new EditionTable(greeting, this.rules) : null;
    this.coverage = new CoverageTable(this.send, words.waiting, greeting.sections, this.rules);
    this.tabs = h("nav", { class: "vg-tabs" }, tab("rules", words.rules), this.cards && tab("cards", words.cards),
      this.editions && tab("editions", words.editions), tab("coverage", words.coverage));
    this.titles = {
      rules: greeting.title, cards: greeting.cardstitle, editions: words["editions-title"], coverage: greeting.coveragetitle,
    };
    const ofKind = (name) => [...this.rules.values()].filter(RULE_FILTERS[name]).length;
    const named = {
      all: words.all, mine: words.mine, unclear: words.unclear, changeable: words.changeable, "only-solo": words["only-solo"],
    };
    // a kind to which every rule belongs tells nothing
    const kinds = Object.keys(RULE_FILTERS).filter((name) => name === "all" || ofKind(name) < this.rules.size);
    this.kinds = filterChips(words.filters, kinds.map((name) => [name, named[name], ofKind(name)]), "all", (name) => {
      this.kind = name;
      this.ask();
    });
    fill(this.root, topBar(this.root, greeting, this.send, this.tabs,
      h("div", { class: "vg-tools" }, games, play && h("a", { class: "vg-text", href: play }, words.play),
        button(words.print, () => window.print(), { class: "vg-text" }))));
    this.main = h("main", {},
      this.pane = h("div", { class: "vg-book" },
        h("nav", { class: "vg-book-nav", "aria-label": words.sections }, this.search, this.kinds, this.count,
          this.contents = h("details", { class: "vg-contents" }, h("summary", {}, words.sections), this.chapters = h("ul"))),
        this.text = h("div", {}, this.list), this.editions?.box, this.coverage.box), this.cards?.box);
    this.root.append(this.main);
    // beside the rules there is room for all chapters; above them they are opened when they are wanted
    const beside = window.matchMedia("(min-width: 821px)");
    const unfold = () => { this.contents.open = beside.matches; };
    beside.onchange = unfold;
    unfold();
    this.sections = greeting.sections;
    this.page = null;
    this.showAll();
    this.root.dataset.ready = greeting.lang;
    this.send({ type: "met" });
    this.goto(window.location.hash.slice(1) || new URLSearchParams(window.location.search).get("rule") || "");
  }

  ask() {
    if (this.search.value.trim()) this.send({ type: "search", words: this.search.value, page: this.page });
    else this.showAll();
  }

  showAll() {
    this.count.textContent = "";
    this.editions?.show();
    this.coverage.show();
    const shown = [...this.rules.values()].filter(RULE_FILTERS[this.kind]);
    this.filled = this.sections.filter((section) => shown.some((rule) => rule.section === section.id));
    fill(this.list, this.filled.map((section) => h("section", {},
      h("h2", { id: `section-${section.id}` }, section.title),
      shown.filter((rule) => rule.section === section.id).map((rule) => this.card(rule)))));
    if (this.page === "rules") this.index("rules");
  }

  /** Give up the search and the filter. */
  forget() {
    this.search.value = "";
    this.kind = "all";
    for (const chip of this.kinds.children) chip.setAttribute("aria-pressed", String(chip.dataset.filter === "all"));
    this.showAll();
  }

  filter({ ids, text, words }) {
    this.count.textContent = text;
    if (this.page === "editions") this.editions.show(new Set(ids));
    else if (this.page === "coverage") this.coverage.show(new Set(ids));
    else {
      const wanted = folded(words).split(/\s+/).filter(Boolean);
      const shown = ids.map((id) => this.rules.get(id)).filter(RULE_FILTERS[this.kind]);
      if (shown.length < ids.length) this.count.textContent = `${shown.length} / ${text}`;
      fill(this.list, shown.map((rule) => this.card(rule, wanted)));
    }
    if (this.pane.getBoundingClientRect().top < 0) this.root.scrollIntoView();
  }

  card(rule, wanted = []) {
    const other = this.rules.get(rule.counterpart);
    return h("article", { class: rule.elsewhere ? "vg-rulecard vg-elsewhere" : "vg-rulecard", id: rule.id },
      ruleHead(rule, this.words, marked(rule.title, wanted)),
      h("p", {}, marked(rule.text, wanted)),
      rule.ruling && h("p", { class: "vg-ruling" }, h("b", {}, `${this.words.ruling}. `), marked(rule.ruling, wanted)),
      rule.options.map((option) => h("p", { class: "vg-ruling" }, h("b", {}, `${this.words.option}. `), option)),
      other && h("p", { class: "vg-ruling" }, h("b", {}, `${this.words.instead}. `), `${other.title} `,
        h("a", { class: "vg-rule-id", href: `#${other.id}` }, other.id)),
      rule.links.length > 0 && h("p", { class: "vg-links" }, h("b", {}, this.words["see-also"]), " ",
        rule.links.map((link, place) => [place > 0 && " · ", h("a", { href: `#${link}`, title: link }, this.rules.get(link).title)])),
      this.metLine(rule.id));
  }

  /** Where a rule is taught and shown; empty until it is known. */
  metLine(id) {
    const line = h("p", { class: "vg-links vg-met", "data-met": id });
    if (this.links) {
      const [lessons, examples] = [this.links.lessons(id), this.links.examples(id)];
      fill(line, lessons.length > 0 && h("span", {}, h("b", {}, this.words.learn), " ", lessons),
        examples.length > 0 && h("span", {}, h("b", {}, this.words.examples), " ", examples));
    }
    return line;
  }

  /** Lessons and examples are known: write them below the rules, and into the table. */
  meet(met) {
    this.links = this.coverage.links = new RuleLinks(met, this.words.step, this.lang, this.game);
    for (const line of this.list.querySelectorAll("[data-met]")) line.replaceWith(this.metLine(line.dataset.met));
    this.root.dataset.met = this.game;
  }

  /** Show the rules, the cards, the editions or the coverage; the search is about what is shown. */
  turnTo(page) {
    if (page === this.page) return;
    this.page = page;
    this.pane.hidden = page === "cards";
    this.kinds.hidden = page !== "rules";
    this.text.hidden = page !== "rules";
    if (this.cards) this.cards.box.hidden = page !== "cards";
    if (this.editions) this.editions.box.hidden = page !== "editions";
    this.coverage.box.hidden = page !== "coverage";
    if (page === "coverage") this.coverage.open();
    this.index(page);
    if (this.search.value) this.ask();
    this.root.querySelector(".vg-title").textContent = this.titles[page];
    for (const tab of this.tabs.children) {
      if (tab.dataset.page === page) tab.setAttribute("aria-current", "page");
      else tab.removeAttribute("aria-current");
    }
  }

  /** Fill the list of sections: those of which rules are shown, or in which editions differ. */
  index(page) {
    const [start, sections] = {
      editions: ["editions", this.editions?.sections], coverage: ["coverage", this.coverage.chapters()],
    }[page] ?? ["section", this.filled];
    fill(this.chapters, sections.map((section) => h("li", {}, h("a", { href: `#${start}-${section.id}` }, section.title))));
  }

  goto(id) {
    const toCards = this.cards && /^cards$|^card-/.test(id);
    const toEditions = this.editions && /^editions(-|$)/.test(id);
    const toCoverage = /^coverage(-|$)/.test(id);
    // whoever follows a link wants to read that rule, whatever was searched for on another page
    if (["editions", "coverage"].includes(this.page) && this.rules.has(id)) this.forget();
    this.turnTo(toCards ? "cards" : toEditions ? "editions" : toCoverage ? "coverage" : "rules");
    if (toCards) this.cards.open(id.slice("card-".length));
    if (!id || toCards || id === this.page) return; // a whole page begins at its top
    if (!document.getElementById(id) && (this.rules.has(id) || /^(section|editions|coverage)-/.test(id))) this.forget();
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
