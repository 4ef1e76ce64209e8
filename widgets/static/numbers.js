// About the numbers: all games side by side, every table of one game with where it comes from, and how to correct it.

function numberTable(table) {
  return h("details", { class: `vg-source vg-source-${table.source}`, id: table.table },
    h("summary", {}, h("b", {}, table.title), " ", h("span", { class: "vg-badge" }, table.sourcetext), " ",
      h("span", { class: "vg-count" }, table.confidence)),
    h("p", { class: "vg-count" }, h("code", {}, `[${table.table}]`)),
    h("div", { class: "vg-tablebox", tabindex: 0, role: "region", "aria-label": table.title }, h("table", {}, h("tbody", {},
      table.content.map((row) => h("tr", {}, row.map((cell) => h("td", {}, cell))))))));
}

function numbersPage(root, greeting, send) {
  const words = greeting.labels;
  const column = (source) => h("th", { scope: "col" }, h("span", { class: `vg-badge vg-badge-${source.name}` }, source.text));
  const row = (game) => h("tr", { "aria-current": game.name === greeting.game ? "true" : null },
    h("th", { scope: "row" }, game.name === greeting.game ? game.title
      : button(game.title, () => send({ type: "game", game: game.name }), { class: "vg-linkish" })),
    game.counts.map((count) => h("td", {}, String(count))));
  return h("main", { class: "vg-numbers-main" },
    h("p", { class: "vg-lead" }, words.lead),
    h("table", { class: "vg-overview" }, h("caption", {}, words.overview),
      h("thead", {}, h("tr", {}, h("td"), greeting.sources.map(column))), h("tbody", {}, greeting.games.map(row))),
    h("section", { class: "vg-numbers" }, h("h2", {}, words.tables), greeting.tables.map(numberTable)),
    h("section", { class: "vg-numbers" }, h("h2", {}, words.correct), h("p", {}, words["correct-text"]),
      h("pre", {}, greeting.sample), h("p", {}, words["correct-how"])));
}

function render({ model, el }) {
  const root = h("div", { class: "vg" });
  el.append(root);
  const send = (message) => model.send(message);
  model.on("msg:custom", (message) => {
    if (message.type === "sorry") fill(root, h("p", { class: "vg-book-sorry", role: "alert" }, message.text));
    if (message.type !== "greeting") return;
    rememberLanguage(message.lang);
    rememberGame(message.game);
    applyTheme(root);
    fill(root, topBar(root, message, send), numbersPage(root, message, send));
    root.dataset.ready = message.lang;
  });
  hello(model);
}
