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

function render({ model, el }) {
  const root = h("div", { class: "vg vg-tour" });
  const charts = h("div", { class: "vg-charts" });
  let greeting = null;
  el.append(root);
  model.on("msg:custom", (message) => {
    if (message.type === "greeting") {
      greeting = message;
      const words = greeting.labels;
      rememberLanguage(greeting.lang);
      applyTheme(root);
      fill(charts, h("p", { class: "vg-drawing", role: "status" }, words.drawing));
      fill(root, topBar(root, greeting, (wish) => model.send(wish)),
        h("main", { class: "vg-tour-main" }, h("p", { class: "vg-tour-heading" }, greeting.heading), charts));
      model.send({ type: "charts" });
    } else if (message.type === "charts" && greeting && message.lang === greeting.lang) {
      fill(charts, message.charts.map((chart) => chartCard(chart, greeting.labels)));
      root.dataset.ready = greeting.lang;
    } else if (message.type === "sorry") {
      fill(charts, h("p", { role: "alert" }, message.text));
    }
  });
  hello(model);
}
