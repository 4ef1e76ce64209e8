// My games, as cards: go on, look back, give a name, delete. Nothing is thrown away without asking.

class MyGames {
  /** `titles` are the games by name; `most` are shown at first; `open` is called instead of following a link, if given. */
  constructor(root, greeting, { titles, most = 3, covers = {}, finishedFirst = false }) {
    Object.assign(this, { root, greeting, titles, most, covers, finishedFirst, words: greeting.labels, whole: false });
    this.list = h("ul", { class: "vg-mine" });
    this.more = button("", () => { this.whole = !this.whole; this.draw(); }, { class: "vg-text vg-mine-more" });
    this.trouble = h("p", { class: "vg-mine-trouble", role: "alert", hidden: true });
    this.element = h("section", { class: "vg-mygames", id: "games", "aria-labelledby": "vg-mygames-title", hidden: true },
      h("h2", { id: "vg-mygames-title" }, this.words["my-games"]), this.trouble, this.list, this.more);
    this.ready = this.refresh();
    if (window.location.hash === "#games") this.ready.then(() => this.element.scrollIntoView());
  }

  /** Read the shelf anew; a game in which nobody has moved yet is not worth a card. */
  async refresh() {
    const rows = (await shelf.all()).filter((row) => (row.touched || row.name) && this.titles[row.game]);
    this.rows = this.finishedFirst ? [...rows.filter((row) => row.over), ...rows.filter((row) => !row.over)] : rows;
    this.draw();
  }

  draw() {
    this.element.hidden = this.rows.length === 0;
    fill(this.list, (this.whole ? this.rows : this.rows.slice(0, this.most)).map((row) => this.card(row)));
    this.more.hidden = this.rows.length <= this.most;
    this.more.textContent = this.whole ? this.words["fewer-games"] : `${this.words["all-games"]} (${this.rows.length})`;
    this.element.dataset.count = this.rows.length;
  }

  card(row) {
    const { words, greeting: { lang } } = this;
    const title = this.titles[row.game];
    const place = row.place?.[lang];
    const date = new Intl.DateTimeFormat(lang, { dateStyle: "medium", timeStyle: "short" }).format(row.changed);
    const link = (page, text, cls) => h("a", { class: cls, href: pageAddress(page, lang, { game: row.game, id: row.id }) }, text);
    const review = (cls) => link("review", words["look-back"], cls);
    const play = (cls) => link("play", row.over ? words["open-game"] : words["play-on"], cls);
    const tool = (name, act) => button(icon(name), act, {
      class: "vg-tool", title: words[name], "aria-label": `${words[name]} (${row.name || title})`,
    });
    const picture = row.picture ?? this.covers[row.game];
    return h("li", { class: "vg-mine-card", "data-id": row.id, "data-game": row.game },
      h("div", { class: "vg-mine-picture" }, picture && h("img", { src: picture, alt: "" })),
      h("div", { class: "vg-mine-words" },
        h("h3", {}, row.name || title),
        h("p", { class: "vg-mine-when" }, row.name ? `${title} · ` : "", h("time", { datetime: new Date(row.changed).toISOString() }, date)),
        place && [h("p", { class: "vg-mine-where" }, place.where), h("p", { class: "vg-mine-scores" }, place.scores)]),
      h("p", { class: "vg-mine-ways" },
        row.over ? [review("vg-way vg-way-first"), play("vg-way")] : [play("vg-way vg-way-first"), review("vg-way")],
        tool("rename", () => this.rename(row)), tool("delete", () => this.remove(row))));
  }

  /** Change the shelf, and say so in one sentence if that fails; then show what there is. */
  async change(act) {
    try {
      await act();
      this.trouble.hidden = true;
    } catch {
      this.trouble.textContent = this.words["not-changed"];
      this.trouble.hidden = false;
    }
    await this.refresh();
  }

  rename(row) {
    const { words } = this;
    const field = h("input", { type: "text", maxlength: 60, value: row.name || "", placeholder: this.titles[row.game], "aria-label": words["game-name"] });
    const keep = () => {
      dialog.close();
      this.change(() => shelf.amend(row.id, { name: field.value.trim() }));
    };
    const dialog = showDialog(this.root, words["game-name"], words,
      h("form", { class: "vg-form", onsubmit: (event) => { event.preventDefault(); keep(); } }, field),
      h("div", { class: "vg-dialog-foot" }, button(words.cancel, () => dialog.close()), button(words["keep-name"], keep, { class: "vg-primary" })));
    field.focus();
    field.select();
  }

  remove(row) {
    const { words } = this;
    const dialog = showDialog(this.root, words["delete-ask"], words,
      h("div", { class: "vg-form" }, h("p", {}, h("b", {}, row.name || this.titles[row.game]), " ", row.place?.[this.greeting.lang]?.where), h("p", {}, words["delete-text"])),
      h("div", { class: "vg-dialog-foot" }, button(words.cancel, () => dialog.close()),
        button(words.delete, () => { dialog.close(); this.change(() => shelf.remove(row.id)); }, { class: "vg-primary" })));
  }
}
