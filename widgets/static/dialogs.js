// Dialogs of the table: a new game, and the score sheets.

/** Show a dialog; it closes with Escape, with its cross, or by `close`. */
function showDialog(root, title, words, ...content) {
  const dialog = h("dialog", { class: "vg-dialog", "aria-label": title },
    h("div", { class: "vg-dialog-head" }, h("h2", {}, title),
      button("×", () => dialog.close(), { class: "vg-tool", "aria-label": words.close })),
    ...content);
  dialog.addEventListener("close", () => dialog.remove());
  root.append(dialog);
  dialog.showModal();
  return dialog;
}

/** Ask for everything a new game needs, and send it. */
function newGameDialog(root, greeting, seats, rules, send) {
  const words = greeting.labels;
  const [least, most] = greeting.players;
  const rows = h("div", { class: "vg-seats" });
  const wanted = seats.map((seat) => ({ name: seat.own, kind: seat.kind }));
  const draw = () => fill(rows, wanted.map((seat, number) => h("div", { class: `vg-seatrow vg-seat-${number}` },
    h("span", { class: "vg-dot", "aria-hidden": "true" }, String(number + 1)),
    h("input", {
      type: "text", maxlength: 40, value: seat.name, placeholder: words.name, "aria-label": `${words.name} ${number + 1}`,
      oninput: (event) => { seat.name = event.target.value; },
    }),
    h("select", { "aria-label": `${words["played-by"]} ${number + 1}`, onchange: (event) => { seat.kind = event.target.value; } },
      greeting.kinds.map((kind) => h("option", { value: kind.name, selected: kind.name === seat.kind }, kind.text))))));
  const counts = h("div", { class: "vg-choices", role: "group", "aria-label": words.players });
  const drawCounts = () => fill(counts, Array.from({ length: most - least + 1 }, (_, i) => least + i).map((count) =>
    button(String(count), () => {
      while (wanted.length < count) wanted.push({ name: "", kind: "greedy" });
      wanted.length = count;
      draw();
      drawCounts();
    }, { "aria-pressed": String(count === wanted.length) })));
  draw();
  drawCounts();
  const choices = {};
  const optionRow = (option) => h("label", { class: "vg-option vg-rulehost" },
    h("span", {}, option.text, " ", rules.chip(option.rule, true)),
    h("select", { onchange: (event) => { choices[option.name] = Number(event.target.value); } },
      option.choices.map((choice, index) => h("option", { value: index, selected: index === option.chosen }, choice))));
  for (const option of greeting.options) choices[option.name] = option.chosen;
  const seed = h("input", { type: "text", inputmode: "numeric", maxlength: 15, placeholder: words["seed-hint"] });
  const numbers = h("input", { type: "file", accept: ".toml,text/plain" });
  const readNumbers = async () => {
    const file = numbers.files[0];
    return file && file.size <= LARGEST_SAVE ? { file: file.name, text: await file.text() } : null;
  };
  const part = (official) => greeting.options.filter((option) => option.official === official).map(optionRow);
  const dialog = showDialog(root, words.new, words,
    h("div", { class: "vg-form" },
      h("h3", {}, words.players), counts, rows,
      h("details", {}, h("summary", {}, words.options),
        h("h4", {}, words.official), part(true), h("h4", {}, words.unclear), part(false),
        h("label", { class: "vg-option" }, h("span", {}, words.seed), seed),
        h("label", { class: "vg-option" }, h("span", {}, words["own-file"]), numbers))),
    pageAddress("", greeting.lang) && h("p", { class: "vg-form vg-kept" }, words.kept),
    h("div", { class: "vg-dialog-foot" },
      button(words.cancel, () => dialog.close()),
      button(words.start, async () => {
        send({ type: "new", seats: wanted, options: choices, seed: seed.value, numbers: await readNumbers() });
        dialog.close();
      }, { class: "vg-primary" })));
}

/** Show where every point comes from. */
function sheetDialog(root, words, rules, message) {
  const title = message.over ? words["score-final"] : words["score-now"];
  showDialog(root, title, words, h("div", { class: "vg-sheets" }, message.sheets.map((sheet) =>
    h("section", { class: `vg-sheet vg-seat-${sheet.seat}` },
      h("h3", {}, h("span", { class: "vg-dot" }, String(sheet.seat + 1)), " ", sheet.name,
        message.winners.includes(sheet.seat) && h("span", { class: "vg-won" }, words.winner)),
      h("table", {},
        h("tbody", {}, sheet.lines.map((line) => h("tr", {},
          h("td", { class: "vg-rulehost" }, line.text, " ", rules.chip(line.rule, true)),
          h("td", { class: "vg-number" }, String(line.points))))),
        h("tfoot", {}, h("tr", {}, h("td", {}, words.total), h("td", { class: "vg-number" }, String(sheet.total)))))))));
}
