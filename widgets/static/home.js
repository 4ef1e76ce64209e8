// The home page: go on where one was, the games with their boards, and ways in.

/** How hard a game is: so many of five drops are full. */
function drops(game) {
  return h("span", { class: "vg-drops", role: "img", "aria-label": game.hard },
    Array.from({ length: 5 }, (_, i) => h("i", { class: i < game.difficulty ? "vg-full" : "" })));
}

class HomeView {
  constructor(model, root) {
    this.root = root;
    this.send = (message) => model.send(message);
    this.covers = {};
    model.on("msg:custom", (message) => {
      if (message.type === "greeting") this.greet(message);
      else if (message.type === "covers" && message.lang === this.greeting.lang) this.show(message.covers);
    });
    hello(model);
  }

  greet(greeting) {
    this.greeting = greeting;
    const words = greeting.labels;
    rememberLanguage(greeting.lang);
    applyTheme(this.root);
    const titles = Object.fromEntries(greeting.games.map((game) => [game.name, game.title]));
    const mine = pageAddress("", greeting.lang) && new MyGames(this.root, greeting, { titles, covers: this.covers });
    const start = this.start(titles);
    // somebody who has games is not new here; lessons go on all the same
    if (start && !lastLesson()) mine.ready.then(() => { start.hidden = mine.rows.length > 0; });
    fill(this.root, topBar(this.root, greeting, this.send),
      h("main", { class: "vg-home-main" },
        h("section", { class: "vg-hero" },
          h("div", {}, h("h1", { class: "vg-hero-title" }, words.hero), h("p", {}, words.lead)), start),
        mine && mine.element,
        h("section", { class: "vg-games", "aria-labelledby": "vg-games-title" },
          h("h2", { id: "vg-games-title" }, words.games),
          h("div", { class: "vg-cards" }, greeting.games.map((game) => this.card(game)))),
        h("section", { class: "vg-promises" }, ["step", "why", "back", "both"].map((name) =>
          h("div", {}, h("h3", {}, words[`${name}-title`]), h("p", {}, words[`${name}-text`])))),
        h("p", { class: "vg-foot" }, words.foot)));
    this.root.dataset.ready = greeting.lang;
  }

  /** Where to begin, or to go on with lessons. */
  start(titles) {
    const { greeting, greeting: { lang, labels: words } } = this;
    const lesson = lastLesson();
    if (lesson && titles[lesson.game]) {
      const address = pageAddress("learn", lang, { game: lesson.game, lesson: lesson.lesson });
      return address && h("aside", { class: "vg-start", "data-lesson": lesson.lesson },
        h("p", { class: "vg-start-ask" }, words["lesson-begun"]),
        h("p", { class: "vg-start-game" }, titles[lesson.game]), h("p", {}, lesson.titles[lang] ?? ""),
        h("progress", { max: lesson.of, value: lesson.at, "aria-label": words["lesson-progress"] }),
        h("a", { class: "vg-way vg-way-first", href: `${address}#${encodeURIComponent(lesson.step)}` }, words["lesson-continue"]));
    }
    const game = greeting.games.find((one) => one.name === greeting.first);
    const address = game && pageAddress("learn", lang, { game: game.name });
    return address && h("aside", { class: "vg-start" },
      h("p", { class: "vg-start-ask" }, words.new), h("p", { class: "vg-start-game" }, `${words["start-with"]} ${game.title}`),
      h("p", {}, game.minutes, " · ", game.hard),
      h("a", { class: "vg-way vg-way-first", href: address }, words["first-lesson"]));
  }

  card(game) {
    const { lang, labels: words } = this.greeting;
    const link = (page, text, cls, place = "") => {
      const address = pageAddress(page, lang, { game: game.name });
      return address && h("a", { href: address + place, class: cls }, text);
    };
    return h("article", { class: "vg-card", "data-game": game.name },
      h("div", { class: "vg-cover" }, this.covers[game.name] && h("img", { src: this.covers[game.name], alt: "" })),
      h("div", { class: "vg-card-words" },
        h("h3", {}, game.title),
        h("p", { class: "vg-tagline" }, game.tagline),
        h("p", { class: "vg-facts" }, h("span", {}, game.players), h("span", { title: game.source }, game.minutes),
          h("span", {}, drops(game), " ", game.hard)),
        h("details", {}, h("summary", {}, words.about), h("p", {}, game.about), h("p", { class: "vg-facts" }, h("span", {}, game.rules)))),
      h("p", { class: "vg-ways" },
        game.lessons && link("learn", words.learn, "vg-way vg-way-first"),
        link("play", words.play, game.lessons ? "vg-way" : "vg-way vg-way-first"),
        link("rules", words["read-rules"], "vg-way"),
        game.cards && link("rules", words.cards, "vg-way", "#cards")));
  }

  /** The pictures have come. */
  show(covers) {
    Object.assign(this.covers, covers);
    for (const [game, address] of Object.entries(covers)) {
      const place = this.root.querySelector(`.vg-card[data-game="${game}"] .vg-cover`);
      if (place) fill(place, h("img", { src: address, alt: "" }));
    }
  }
}

function render({ model, el }) {
  const root = h("div", { class: "vg vg-home" });
  el.append(root);
  new HomeView(model, root);
}
