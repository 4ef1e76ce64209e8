// Where each rule is met: steps of lessons, worked examples, what the game says by it, and tests.

/** A choice among buttons, one of which is always pressed: `choices` are [name, words, how many]; none of 0 is offered. */
function filterChips(label, choices, chosen, choose) {
  const chips = choices.filter(([name, , count]) => count > 0 || name === choices[0][0]).map(([name, words, count]) =>
    button([words, " ", h("span", { class: "vg-tagcount" }, String(count))], () => {
      for (const chip of chips) chip.setAttribute("aria-pressed", String(chip.dataset.filter === name));
      choose(name);
    }, { class: "vg-tag", "data-filter": name, "aria-pressed": String(name === chosen) }));
  return h("div", { class: "vg-tags", role: "group", "aria-label": label }, chips);
}

/** What is known of the lessons and examples of all rules, as links; in JupyterLab there are no pages to link to. */
class RuleLinks {
  /** `step` is the word for a step of a lesson. */
  constructor(met, step, lang, game) {
    Object.assign(this, { met, step, lang, game });
  }

  link(page, query, hash, words, title) {
    const address = pageAddress(page, this.lang, { game: this.game, ...query });
    return address ? h("a", { href: `${address}#${hash}`, title, "aria-label": title }, words) : h("span", { title }, words);
  }

  /** The lessons that teach a rule, each with the numbers of its steps. */
  lessons(rule) {
    return (this.met.rules[rule]?.taught ?? []).map(([lesson, steps]) => {
      const { title, steps: numbers } = this.met.lessons[lesson];
      return h("span", { class: "vg-met-lesson" }, steps.map((step, place) => [place > 0 && " ",
        this.link("learn", { lesson }, step, place > 0 ? String(numbers[step]) : `${title} ${numbers[step]}`,
          `${title}, ${this.step} ${numbers[step]}`)]));
    });
  }

  /** The worked examples that show a rule. */
  examples(rule) {
    return (this.met.rules[rule]?.examples ?? []).map((example) =>
      [this.link("examples", {}, example, example, `${example}: ${this.met.examples[example]}`), " "]);
  }

  /** Whether a lesson teaches a rule; whether an example shows it. */
  has(rule) {
    const { taught = [], examples = [] } = this.met.rules[rule] ?? {};
    return { taught: taught.length > 0, shown: examples.length > 0 };
  }
}

class CoverageTable {
  /** `waiting` is said until the report has come. */
  constructor(send, waiting, sections, rules) {
    this.send = send;
    this.waiting = waiting;
    this.sections = sections;
    this.rules = rules;
    this.filter = "all";
    this.wanted = null;
    this.box = h("div", { class: "vg-coverage", id: "coverage" });
  }

  /** The sections that have rules of this game. */
  chapters() {
    const own = [...this.rules.values()].filter((rule) => !rule.elsewhere);
    return this.sections.filter((section) => own.some((rule) => rule.section === section.id));
  }

  /** Ask for the report when the page is first looked at. */
  open() {
    if (this.asked) return;
    this.asked = true;
    fill(this.box, h("p", { class: "vg-count", role: "status" }, this.waiting));
    this.send({ type: "coverage" });
  }

  receive(report) {
    const words = report.labels;
    this.report = report;
    this.rows = new Map();
    const marks = (row) => ({ ...this.links.has(row.id), explained: row.explained, lonely: row.orphan });
    const filters = {
      all: [words.all, () => true], taught: [words.taught, (mark) => mark.taught],
      explained: [words.explained, (mark) => mark.explained && !mark.taught], shown: [words.shown, (mark) => mark.shown],
      lonely: [words.lonely, (mark) => mark.lonely],
    };
    this.fits = (row) => filters[this.filter][1](marks(row));
    const chips = Object.entries(filters).map(([name, [text, is]]) =>
      [name, text, report.rows.filter((row) => is(marks(row))).length]);
    const columns = [words.rule, words.lessons, words.examples, words.says, report.tests && words.tests].filter(Boolean);
    this.columns = columns.length;
    this.table = h("table", { class: "vg-covers" },
      h("thead", {}, h("tr", {}, columns.map((column) => h("th", { scope: "col" }, column)))));
    this.none = h("p", { class: "vg-count", role: "status" });
    fill(this.box, h("p", { class: "vg-editions-lead" }, words.lead),
      h("dl", { class: "vg-facts" }, report.facts.map((fact) => this.fact(fact))),
      filterChips(words.filters, chips, this.filter, (name) => {
        this.filter = name;
        this.show(this.wanted);
      }),
      !report.tests && h("p", { class: "vg-ruling" }, words.untested), this.none, this.table);
    this.box.dataset.rows = report.rows.length;
    this.show(this.wanted);
  }

  fact({ name, count, all, text }) {
    return h("div", { class: "vg-fact", "data-fact": name }, h("dt", {}, text),
      h("dd", {}, h("b", {}, String(count)), ` / ${all}`,
        h("span", { class: "vg-meter", "aria-hidden": "true" }, h("span", { style: `width: ${all ? (100 * count) / all : 0}%` }))));
  }

  /** Show the rules that the filter lets through; of some only, if a search has found them. */
  show(ids = null) {
    this.wanted = ids;
    if (!this.report) return;
    const rows = this.report.rows.filter((row) => this.fits(row) && (!ids || ids.has(row.id)));
    const chapters = this.sections.map((section) => [section, rows.filter((row) => this.rules.get(row.id).section === section.id)]);
    for (const body of [...this.table.tBodies]) body.remove();
    this.table.append(...chapters.filter(([, own]) => own.length > 0).map(([section, own]) => h("tbody", {},
      h("tr", { class: "vg-chapter", id: `coverage-${section.id}` },
        h("th", { colspan: this.columns, scope: "rowgroup" }, h("h2", {}, section.title), h("span", { class: "vg-count" }, String(own.length)))),
      own.map((row) => this.row(row)))));
    this.table.hidden = rows.length === 0;
    const words = this.report.labels;
    this.none.textContent = rows.length === 0 ? words.none : "";
  }

  row(row) {
    if (!this.rows.has(row.id)) this.rows.set(row.id, this.makeRow(row));
    return this.rows.get(row.id);
  }

  makeRow(row) {
    const rule = this.rules.get(row.id);
    const nothing = h("span", { class: "vg-count", "aria-hidden": "true" }, "–");
    const lessons = this.links.lessons(row.id);
    const examples = this.links.examples(row.id);
    const opener = (text, what) => button(text, () => this.toggle(row.id), {
      class: "vg-linkish", "aria-expanded": "false", "data-opens": row.id, "aria-label": `${text} (${what}, ${row.id})`,
    });
    const words = this.report.labels;
    const line = h("tr", { "data-rule": row.id },
      h("th", { scope: "row" }, rule.title, " ", h("a", { class: "vg-rule-id", href: `#${row.id}` }, row.id)),
      h("td", {}, lessons.length ? lessons : nothing),
      h("td", { class: "vg-met-examples" }, examples.length ? examples : nothing.cloneNode(true)),
      h("td", {}, row.said.length ? opener(row.said.join(", "), words.says) : nothing.cloneNode(true)),
      this.report.tests && h("td", { class: "vg-covers-tests" }, row.tests ? opener(String(row.tests), words.tests) : "0"));
    return [line, h("tr", { class: "vg-mentions", "data-mentions": row.id, hidden: true }, h("td", { colspan: this.columns }))];
  }

  /** Open or close what the game says by a rule, and its tests; they are asked for once. */
  toggle(id) {
    const [line, more] = this.rows.get(id);
    more.hidden = !more.hidden;
    for (const opener of line.querySelectorAll("[data-opens]")) opener.setAttribute("aria-expanded", String(!more.hidden));
    if (!more.hidden && !more.dataset.asked) {
      more.dataset.asked = "yes";
      this.send({ type: "mentions", rule: id });
    }
  }

  receiveMentions({ rule, said, tests }) {
    const words = this.report.labels;
    const kinds = {
      event: words["kind-event"], refusal: words["kind-refusal"], question: words["kind-question"],
      score: words["kind-score"], option: words["kind-option"],
    };
    const part = (title, items, options = {}) => h("div", {}, h("h4", {}, title), h("ul", options, items.map((item) => h("li", {}, item))));
    fill(this.rows.get(rule)[1].firstChild, h("div", { class: "vg-mentioned" },
      said.map(([kind, texts]) => part(kinds[kind], texts.length ? texts : [words.silent])),
      tests.length > 0 && part(words["tested-by"], tests.map((test) => h("span", { title: test.id }, test.text)), { lang: "en" })));
  }
}
