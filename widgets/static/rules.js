// A rule, opened in place: a chip with its id; a click asks Python for the rule and shows it below.

class RuleReader {
  constructor(send, words) {
    this.send = send;
    this.words = words;
    this.open = new Map();
    this.count = 0;
  }

  /** A rule to be opened: by its id where room is scarce, by its title where that is known. */
  chip(rule, quiet = false, title = rule) {
    const chip = button(title, () => this.toggle(chip), {
      class: quiet ? "vg-chip vg-quiet" : "vg-chip", "aria-expanded": "false", "data-rule": rule, title: this.words.rule,
    });
    return chip;
  }

  /** One button for several rules: it shows their titles over the page, and a title opens its rule. */
  list(rules, root) {
    const titles = () => h("ul", { class: "vg-ruletitles" }, rules.map(({ id, title }) => {
      const entry = button(title, () => this.toggle(entry), { class: "vg-ruletitle", "aria-expanded": "false", "data-rule": id });
      return h("li", { class: "vg-rulehost" }, entry);
    }));
    const heading = this.words["rules-here"];
    return rules.length > 0 && button(heading, () => showDialog(root, heading, this.words, titles()), { class: "vg-text vg-rules" });
  }

  toggle(chip) {
    const old = this.open.get(chip);
    if (old) {
      old.remove();
      this.open.delete(chip);
      chip.setAttribute("aria-expanded", "false");
      return;
    }
    const at = ++this.count;
    const card = h("div", { class: "vg-rule", role: "note", "data-at": at });
    (chip.closest(".vg-rulehost") || chip.parentElement).append(card);
    this.open.set(chip, card);
    chip.setAttribute("aria-expanded", "true");
    this.send({ type: "rule", rule: chip.dataset.rule, at });
  }

  /** The rule has come: show it in the card that waits for it. */
  show(rule, root) {
    const card = root.querySelector(`[data-at="${rule.at}"]`);
    if (!card) return;
    fill(card,
      h("p", { class: "vg-rule-title" }, h("b", {}, rule.title), " ", h("span", { class: "vg-rule-id" }, rule.id)),
      h("p", {}, rule.text),
      rule.ruling && h("p", { class: "vg-ruling" }, h("i", {}, `${this.words.ruling}. `), rule.ruling),
      rule.links.length > 0 && h("p", { class: "vg-links vg-rulehost" }, `${this.words["see-also"]} `,
        rule.links.map((link) => this.chip(link, true))));
  }
}
