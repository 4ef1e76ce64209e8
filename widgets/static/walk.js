// A walk through a worked example: the board beside what is about to happen, a guess, and what the rules say.

class WalkView {
  /** `send` takes messages for this walk; `next` makes what stands after the last step, if anything. */
  constructor(send, rules, words, symbols, next = () => null) {
    Object.assign(this, { send, rules, words, next });
    this.scene = new SceneView(() => {});
    this.scene.setSymbols(symbols);
    this.camera = new Camera(this.scene);
    this.side = h("aside", { class: "vg-side", "aria-live": "polite" });
    this.box = h("div", { class: "vg-walk" }, h("div", { class: "vg-stage" }, this.camera.box, this.camera.strip), this.side);
    this.inspector = new Inspector(send, this.scene, this.box);
    this.inspector.offer(words.look);
  }

  show(step) {
    this.box.hidden = step.count === 0;
    if (step.count === 0) return;
    this.scene.apply(step.scene);
    this.scene.point(step.played ? [] : step.targets);
    this.camera.lookAt(this.scene.elementsOf(step.targets));
    const words = this.words;
    const last = step.place >= step.count - 1;
    const next = last ? this.next() : button(words.next, () => this.goto(step.place + 1), { class: "vg-primary" });
    fill(this.side,
      h("section", { class: `vg-ask${step.actor === null ? "" : ` vg-seat-${step.actor}`}` },
        step.name && h("p", { class: "vg-asked" },
          step.actor !== null && h("span", { class: "vg-dot", "aria-hidden": "true" }, String(step.actor + 1)), h("b", {}, step.name)),
        h("p", { class: "vg-question" }, step.text),
        !step.played && h("p", {}, words["what-will-happen"]),
        !step.played && this.form(step.ask),
        step.played && step.right !== null && h("p", { class: `vg-verdict ${step.right ? "vg-right" : "vg-wrong"}` }, step.right ? words.right : words.wrong),
        step.played && step.verdict && h("p", { class: "vg-truth" }, step.verdict),
        step.played && h("ul", { class: "vg-what" }, step.lines.map((line) => h("li", { class: "vg-rulehost" },
          h("span", {}, line.text), " ", this.rules.chip(line.rule), line.see.map((rule) => this.rules.chip(rule, true))))),
        step.played && next && h("p", { class: "vg-choices" }, next)),
      step.count > 1 && h("div", { class: "vg-replay" },
        this.arrow("back", step.place - 1, step.place === 0), h("span", { class: "vg-steps" }, step.placewords), this.arrow("forward", step.place + 1, last)));
  }

  goto(place) {
    this.send({ type: "goto", place });
  }

  arrow(name, place, off) {
    return button(icon(name), () => this.goto(place), { class: "vg-tool", title: this.words[name], "aria-label": this.words[name], disabled: off });
  }

  form(ask) {
    const words = this.words;
    const guess = (value) => this.send({ type: "guess", guess: value });
    const show = button(words["show-me"], () => guess(null), { class: "vg-text" });
    if (!ask) return h("p", { class: "vg-choices" }, show);
    if (ask.kind === "legal") {
      return h("div", {}, h("p", {}, ask.text), h("p", { class: "vg-choices" },
        button(words.yes, () => guess(true)), button(words.no, () => guess(false)), show));
    }
    const input = h("input", { type: "number", step: 1, inputmode: "numeric", required: true, "aria-label": ask.text, placeholder: String(ask.now) });
    return h("form", { class: "vg-guess", onsubmit: (event) => { event.preventDefault(); guess(Number(input.value)); } },
      h("p", {}, ask.text), h("p", { class: "vg-choices" }, input, h("button", { type: "submit", class: "vg-primary" }, words.guess), show));
  }
}
