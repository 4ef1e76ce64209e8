// The coach at the table: one more step of a hint for each click, and the way to a move that is not allowed now.

/** Which step of a hint each part of it belongs to. */
const HINT_STEPS = { aim: 1, look: 2, among: 2, move: 3, equal: 3 };
const LAST_STEP = 4;

class CoachBox {
  /**
   * `view` has send, words, rules, scene and the last update. `standing` tells of an update whether the coach has a
   * place on the page at all, and whether it may be asked.
   */
  constructor(view, standing) {
    this.view = view;
    this.standing = standing;
    this.element = h("section", { class: "vg-coach", "aria-label": view.words.coach });
    this.step = 0;
  }

  /** A new position: nothing has been asked yet. */
  reset() {
    this.step = 0;
    this.plans = new Map();
    this.view.scene.hint([]);
    this.draw();
  }

  receive(message) {
    if (message.type === "coaching") this.showProgress(message);
    else if (message.type === "hint") this.showHint(message);
    else if (message.type === "plan") this.showPlan(message);
  }

  // ---------------------------------------------------------------- hints

  draw(...content) {
    const { words, update } = this.view;
    const { shown, mayask } = update ? this.standing(update) : {};
    this.element.hidden = !shown;
    if (!shown) return;
    const labels = [words.hint, words["hint-look"], words["hint-move"], words["hint-why"]];
    fill(this.element,
      h("div", { class: "vg-coach-head" },
        h("h2", {}, words.coach),
        h("span", { class: "vg-coach-steps", "aria-hidden": "true" }, labels.map((_, place) =>
          h("i", { class: place < this.step ? "vg-done" : "" }))),
        this.step < LAST_STEP && mayask
          && button(labels[this.step], () => this.ask(), { class: this.step ? "vg-text vg-ask-hint" : "vg-primary vg-ask-hint" })),
      !mayask && h("p", { class: "vg-hint" }, words["coach-hidden"]),
      h("div", { class: "vg-hints", role: "status", "aria-live": "polite" }, ...content));
  }

  ask() {
    this.view.send({ type: "hint", step: this.step + 1, number: this.view.update.number });
  }

  /** `thinking`: these are first words, and the last ones follow. */
  showHint({ step, lines, targets, thinking }) {
    this.step = step;
    const parts = Array.from({ length: step }, (_, place) => h("div", { class: "vg-hint-step vg-rulehost" },
      lines.filter((line) => (HINT_STEPS[line.part] ?? LAST_STEP) === place + 1).map((line) =>
        h("p", { class: `vg-hint-${line.part}` }, line.text, line.rule && [" ", this.view.rules.chip(line.rule)]))));
    const hadFocus = this.element.contains(document.activeElement);
    this.draw(parts);
    if (thinking) this.showProgress({ what: "hint", part: 0 });
    if (hadFocus) this.element.querySelector(".vg-ask-hint")?.focus();
    this.element.scrollIntoView({ block: "nearest" });
    this.view.scene.hint(targets);
  }

  /** How far the coach is, with a way to say that it is enough. */
  showProgress({ what, index, part }) {
    const place = what === "plan" ? this.planPlace(index) : this.element.querySelector(".vg-hints");
    if (!place) return;
    let bar = place.querySelector("progress");
    if (!bar) {
      const { words } = this.view;
      bar = h("progress", { max: 1, value: 0, "aria-label": words["coach-thinks"] });
      // below the first words, if there are some
      place.append(h("div", { class: "vg-thinking" }, h("span", {}, words["coach-thinks"]), bar,
        button(words["coach-enough"], () => this.view.send({ type: "enough" }), { class: "vg-text" })));
      const asking = this.element.querySelector(".vg-ask-hint");
      if (what === "hint" && asking) asking.disabled = true;
    }
    bar.value = part;
  }

  // ---------------------------------------------------------------- how could I?

  /** The button beside a move that is not allowed, and the place for its answer. */
  wish(index) {
    const { words, update } = this.view;
    if (!this.standing(update).mayask) return null;
    const place = h("div", { class: "vg-plan", role: "status", "aria-live": "polite" });
    const known = this.plans.get(index);
    if (known) this.fillPlan(place, known);
    const asking = button(words["how-could-i"], () => {
      this.asked = place;
      this.view.send({ type: "plan", index, number: this.view.update.number });
    }, { class: "vg-chip vg-how" });
    place.dataset.plan = index;
    return [" ", asking, place];
  }

  planPlace(index) {
    const places = [...this.view.root.querySelectorAll(`[data-plan="${index}"]`)];
    return places.includes(this.asked) ? this.asked : places[0];
  }

  showPlan(plan) {
    this.plans.set(plan.index, plan);
    const place = this.planPlace(plan.index);
    if (place) this.fillPlan(place, plan);
    this.view.scene.hint(plan.targets);
  }

  fillPlan(place, plan) {
    const { words, rules } = this.view;
    fill(place,
      h("p", { class: "vg-plan-head" }, h("b", {}, plan.found ? words["plan-after"] : plan.never ? words["plan-never"] : words["plan-none"])),
      plan.found && h("ol", {}, [...plan.steps, { text: plan.wish, wish: true }].map((step) =>
        h("li", { class: step.wish ? "vg-rulehost vg-wished" : "vg-rulehost" }, step.text, step.rule && [" ", rules.chip(step.rule, true)]))),
      plan.notes.map((note) => h("p", { class: "vg-hint" }, note)));
  }
}
