// The charts of a tournament: pictures made by Python, one for light and one for dark ground, with their numbers below.

/** An SVG as a picture: nothing inside it can run or reach out. */
const picture = (svg, ground, words) =>
  h("img", { class: `vg-on-${ground}`, src: `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`, alt: words });

function chartCard(chart, words) {
  return h("section", { class: "vg-chart", "data-chart": chart.name, "aria-labelledby": `vg-chart-${chart.name}` },
    h("h2", { id: `vg-chart-${chart.name}` }, chart.title),
    h("p", {}, chart.text),
    h("figure", {}, ["light", "dark"].map((ground) => picture(chart[ground], ground, chart.title))),
    h("details", {}, h("summary", {}, words.numbers), h("ul", {}, chart.lines.map((line) => h("li", {}, line)))));
}

/** No results are larger; what is would only exhaust the page. */
const LARGEST_RESULTS = 20_000_000;

class TournamentsView {
  constructor(model, root) {
    this.root = root;
    this.send = (message) => model.send(message);
    this.charts = h("div", { class: "vg-charts" });
    this.note = h("div", { class: "vg-note", role: "status", "aria-live": "polite" });
    model.on("msg:custom", (message) => this.receive(message));
    hello(model);
  }

  receive(message) {
    if (message.type === "greeting") this.greet(message);
    else if (message.type === "charts" && message.lang === this.greeting?.lang) this.show(message.charts);
    else if (message.type === "progress") this.progress(message);
    else if (message.type === "sorry") this.sorry(message.text);
  }

  greet(greeting) {
    this.greeting = greeting;
    const words = this.words = greeting.labels;
    rememberLanguage(greeting.lang);
    applyTheme(this.root);
    fill(this.note);
    fill(this.charts, h("p", { class: "vg-drawing", role: "status" }, words.drawing));
    const file = h("input", { type: "file", multiple: true, accept: ".csv,.json", hidden: true, onchange: () => this.load(file) });
    fill(this.root, topBar(this.root, greeting, this.send,
      h("div", { class: "vg-tools" }, button(words.open, () => file.click(), { class: "vg-text", title: words["open-hint"] }), file)),
    this.note,
    h("main", { class: "vg-tour-main" }, greeting.sample && h("p", { class: "vg-tour-sample" }, words.sample),
      h("p", { class: "vg-tour-heading" }, greeting.heading), this.own(), this.charts));
    this.send({ type: "charts" });
  }

  /** A small tournament of the visitor's own. */
  own() {
    const { words, greeting } = this;
    const choice = (label, rows, chosen) => h("select", { "aria-label": label },
      rows.map(({ name, title, text }) => h("option", { value: name, selected: name === chosen }, title ?? text)));
    const game = choice(words.game, greeting.games, new URLSearchParams(window.location.search).get("game"));
    const first = choice(words.first, greeting.agents, "relaxed");
    const second = choice(words.second, greeting.agents, "random");
    this.playButton = button(greeting.play, () => this.send({ type: "play", game: game.value, agents: [first.value, second.value] }), { class: "vg-primary" });
    this.meter = h("progress", { max: 1, value: 0, "aria-label": words.progress });
    this.said = h("span", {});
    this.working = h("p", { class: "vg-tour-working", hidden: true }, this.meter, this.said,
      button(words.stop, () => { this.send({ type: "stop" }); this.progress(null); }, { class: "vg-text" }));
    return h("section", { class: "vg-tour-own" }, h("h2", {}, words.own),
      h("p", { class: "vg-tour-choices" }, game, first, h("span", {}, words.against), second, this.playButton), this.working);
  }

  progress(news) {
    this.working.hidden = news === null;
    this.playButton.disabled = news !== null;
    this.meter.value = news?.part ?? 0;
    this.said.textContent = news?.text ?? "";
  }

  show(charts) {
    fill(this.charts, charts.map((chart) => chartCard(chart, this.words)));
    this.root.dataset.ready = this.greeting.lang;
    this.root.dataset.shown = Number(this.root.dataset.shown ?? 0) + 1;
  }

  sorry(text) {
    this.progress(null);
    fill(this.note, h("p", { class: "vg-bad" }, text, button("×", () => fill(this.note), { class: "vg-tool", "aria-label": this.words.close })));
  }

  async load(file) {
    const files = [...file.files];
    file.value = "";
    if (files.reduce((sum, one) => sum + one.size, 0) > LARGEST_RESULTS) this.sorry(this.words["file-too-big"]);
    else if (files.length) this.send({ type: "load", files: await Promise.all(files.map(async (one) => ({ name: one.name, text: await one.text() }))) });
  }
}

function render({ model, el }) {
  const root = h("div", { class: "vg vg-tour" });
  el.append(root);
  new TournamentsView(model, root);
}
