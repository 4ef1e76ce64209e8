// What differs between the editions of a game: side by side what takes each other's place, then what only one has.

/** The heading of a rule: its title, the edition or way of playing to which it is bound, and its id. */
function ruleHead(rule, words, title = rule.title) {
  return h("h3", {}, h("span", {}, title), h("span", { class: "vg-rule-marks" },
    rule.edition && h("span", { class: "vg-edition" }, rule.edition), rule.solo && h("span", { class: "vg-edition" }, words.solo),
    h("a", { class: "vg-rule-id", href: `#${rule.id}`, title: words.address }, rule.id)));
}

class EditionTable {
  constructor({ labels: words, editions, sections, differences }, rules) {
    this.words = words;
    this.editions = editions;
    this.differences = differences.map(({ section, rules: ids }) => ({ section, sides: ids.map((id) => rules.get(id)) }));
    this.titles = new Map(sections.map((section) => [section.id, section.title]));
    this.sections = sections.filter((section) => differences.some((difference) => difference.section === section.id));
    this.list = h("div", { class: "vg-book-list" });
    this.box = h("div", { class: "vg-editions", id: "editions", style: `--editions: ${editions.length}` },
      h("p", { class: "vg-editions-lead" }, words["editions-lead"]),
      h("div", { class: "vg-sides vg-editions-head" }, editions.map((edition) => h("b", {}, edition.title))), this.list);
  }

  /** Show all differences, or those with one of some rules. */
  show(ids = null) {
    const wanted = this.differences.filter(({ sides }) => !ids || sides.some((rule) => rule && ids.has(rule.id)));
    fill(this.list, this.sections.map((section) => {
      const here = wanted.filter((difference) => difference.section === section.id);
      return here.length > 0 && h("section", {}, h("h2", { id: `editions-${section.id}` }, section.title),
        here.filter(({ sides }) => sides.every(Boolean)).map(({ sides }) =>
          h("div", { class: "vg-sides vg-pair" }, sides.map((rule) => this.card(rule, section)))),
        this.alone(here.filter(({ sides }) => !sides.every(Boolean)), section, !ids));
    }));
  }

  /** What not every edition has: a list for each of them; an empty one is called so where all are shown. */
  alone(differences, section, all) {
    return differences.length > 0 && h("div", { class: "vg-sides" }, this.editions.map((edition, place) => {
      const own = differences.map(({ sides }) => sides[place]).filter(Boolean);
      return h("div", { class: "vg-alone" }, own.length > 0
        ? [h("h4", {}, edition.only), own.map((rule) => this.card(rule, section))]
        : all && h("p", { class: "vg-lacking" }, this.words.nothing));
    }));
  }

  card(rule, section) {
    return h("article", { class: "vg-rulecard" }, ruleHead(rule, this.words),
      rule.section !== section.id && h("p", { class: "vg-count" }, this.titles.get(rule.section)),
      h("p", {}, rule.text),
      rule.ruling && h("p", { class: "vg-ruling" }, h("b", {}, `${this.words.ruling}. `), rule.ruling));
  }
}
