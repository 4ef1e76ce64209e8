// The cards: filters on the left, cards on the right. Python finds and counts; this shows, and asks again.

class CardBrowser {
  /** `link` makes what leads to a rule; `kept` is what an earlier browser had been asked for. */
  constructor(send, link, kept = { words: "", deck: new Set(), cost: new Set(), effect: new Set() }) {
    this.send = send;
    this.link = link;
    this.kept = kept;
    this.asked = 0;
    this.box = h("div", { class: "vg-book vg-cardbook" });
  }

  /** Fetch the cards on the first visit; then lead to one of them, if one is named. */
  open(card = "") {
    this.wished = card;
    if (!this.asked) this.send({ type: "cards" });
    else this.lead();
    this.asked ||= 1;
  }

  receive(message) {
    if (message.type === "cards") this.show(message);
    else if (message.type === "dealt" && message.number === this.asked) this.deal(message);
  }

  show({ labels: words, facets, cards }) {
    this.words = words;
    this.search = h("input", {
      type: "search", placeholder: words.search, "aria-label": words.search, value: this.kept.words, maxlength: 200,
      oninput: () => this.ask(),
    });
    this.count = h("p", { class: "vg-count", role: "status" });
    this.clear = button(words.clear, () => this.clearAll(), { class: "vg-text vg-clear" });
    this.chips = new Map();
    this.cards = new Map(cards.map((card) => [card.id, this.card(card)]));
    this.list = h("div", { class: "vg-dealt" });
    fill(this.box,
      h("div", { class: "vg-book-nav vg-filters", role: "search", "aria-label": words.filters },
        this.search, h("div", { class: "vg-filterhead" }, this.count, this.clear),
        facets.map((facet) => h("fieldset", {}, h("legend", {}, facet.title),
          h("div", { class: "vg-tags" }, facet.tags.map((tag) => this.chip(facet.name, tag))))),
        h("p", { class: "vg-count" }, words.hint)),
      this.list);
    this.ask();
  }

  /** A filter, with the number of cards that it would leave. */
  chip(facet, tag) {
    const count = h("span", { class: "vg-tagcount" });
    const dot = facet === "deck" && h("span", { class: `vg-deckdot vg-deck-${tag.id}`, "aria-hidden": "true" });
    const chip = button([dot, h("span", {}, tag.text), count].filter(Boolean), () => {
      const chosen = this.kept[facet];
      if (!chosen.delete(tag.id)) chosen.add(tag.id);
      this.ask();
    }, { class: "vg-tag", "data-facet": facet, "data-tag": tag.id });
    this.chips.set(`${facet} ${tag.id}`, { chip, count });
    return chip;
  }

  ask() {
    this.kept.words = this.search.value;
    const { words, deck, cost, effect } = this.kept;
    this.send({ type: "find", number: ++this.asked, words, deck: [...deck], cost: [...cost], effect: [...effect] });
  }

  clearAll() {
    this.search.value = "";
    for (const facet of ["deck", "cost", "effect"]) this.kept[facet].clear();
    this.ask();
    this.search.focus();
  }

  deal({ found, counts, text }) {
    this.count.textContent = text;
    for (const [facet, tags] of Object.entries(counts)) {
      for (const [tag, number] of Object.entries(tags)) {
        const { chip, count } = this.chips.get(`${facet} ${tag}`);
        const pressed = this.kept[facet].has(tag);
        count.textContent = String(number);
        chip.setAttribute("aria-pressed", String(pressed));
        chip.disabled = !number && !pressed;
      }
    }
    const { words, deck, cost, effect } = this.kept;
    this.clear.hidden = !(words || deck.size || cost.size || effect.size);
    fill(this.list, found.map(([id, marked]) => this.mark(this.cards.get(id), marked)),
      !found.length && h("p", { class: "vg-nothing" }, this.words.none));
    // tests and assistive tools can wait for this number
    this.box.dataset.found = found.length;
    this.lead();
  }

  /** Set off the clauses that were looked for. */
  mark(card, places) {
    [...card.querySelectorAll(".vg-clauses li")].forEach((clause, place) => clause.classList.toggle("vg-marked", places.includes(place)));
    return card;
  }

  /** Show the card that the address names, whatever the filters say. */
  lead() {
    const card = this.cards?.get(this.wished);
    this.wished = "";
    if (!card) return;
    if (!card.isConnected) this.list.prepend(card);
    for (const old of this.box.querySelectorAll(".vg-found")) old.classList.remove("vg-found");
    card.classList.add("vg-found");
    card.scrollIntoView({ block: "center" });
  }

  card(card) {
    return h("article", { class: `vg-playcard vg-deck-${card.deck}`, id: `card-${card.id}` },
      h("p", { class: "vg-deckname" }, card.decktext),
      h("h2", {}, card.name),
      h("p", { class: "vg-says" }, card.text),
      card.clauses.length > 0 && h("ul", { class: "vg-clauses", "aria-label": this.words.clauses },
        card.clauses.map((clause) => h("li", {}, clause))),
      card.figures.length > 0 && h("p", { class: "vg-figures" }, card.figures.map(([name, text, number]) =>
        [h("span", { class: `vg-figure vg-figure-${name}` }, text, " ", h("b", {}, String(number))), " "])),
      h("details", { class: `vg-source vg-source-${card.source}` },
        h("summary", {}, this.words.rules, " ", h("span", { class: "vg-badge" }, card.sourcetext), " ",
          h("span", { class: "vg-count" }, card.confidence)),
        h("ul", {}, card.rules.map((rule) => h("li", { class: "vg-rulehost" }, this.link(rule), " ", rule.title)))));
  }
}
