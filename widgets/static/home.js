// The home page: the games, and ways in.

function gameCard(game, greeting) {
  const words = greeting.labels;
  const link = (page, text, options = {}, place = "") => {
    const address = pageAddress(page, greeting.lang, { game: game.name });
    return address && h("a", { href: address + place, ...options }, text);
  };
  return h("article", { class: "vg-card", "data-game": game.name },
    h("h2", {}, game.title),
    h("p", { class: "vg-tagline" }, game.tagline),
    h("p", {}, game.about),
    h("p", { class: "vg-facts" }, h("span", {}, game.players), h("span", {}, game.rules)),
    h("p", { class: "vg-ways" },
      game.lessons && link("learn", words.learn, { class: "vg-way vg-way-first" }),
      link("play", words.play, { class: game.lessons ? "vg-way" : "vg-way vg-way-first" }),
      link("rules", words["read-rules"], { class: "vg-way" }),
      game.cards && link("rules", words.cards, { class: "vg-way" }, "#cards")));
}

function render({ model, el }) {
  const root = h("div", { class: "vg vg-home" });
  el.append(root);
  model.on("msg:custom", (greeting) => {
    if (greeting.type !== "greeting") return;
    const words = greeting.labels;
    rememberLanguage(greeting.lang);
    applyTheme(root);
    fill(root, topBar(root, greeting, (message) => model.send(message)),
      h("main", { class: "vg-home-main" },
        h("section", { class: "vg-hero" }, h("h1", { class: "vg-hero-title" }, words.hero), h("p", {}, words.lead)),
        h("section", { class: "vg-cards", "aria-label": words.games }, greeting.games.map((game) => gameCard(game, greeting))),
        h("section", { class: "vg-promises" }, ["step", "why", "back", "both"].map((name) =>
          h("div", {}, h("h3", {}, words[`${name}-title`]), h("p", {}, words[`${name}-text`])))),
        h("p", { class: "vg-foot" }, words.foot)));
    root.dataset.ready = greeting.lang;
  });
  hello(model);
}
