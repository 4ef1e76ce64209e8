// The cards of a game by themselves: the bar, and the browser; rules open in place.

function render({ model, el }) {
  const root = h("div", { class: "vg vg-cardpage" });
  el.append(root);
  const send = (message) => model.send(message);
  let browser, rules;
  model.on("msg:custom", (message) => {
    if (message.type === "greeting") {
      rememberLanguage(message.lang);
      applyTheme(root);
      rules = new RuleReader(send, message.labels);
      browser = new CardBrowser(send, (rule) => rules.chip(rule.id), browser?.kept);
      fill(root, topBar(root, message, send), browser.box);
      browser.open();
      root.dataset.ready = message.lang;
    } else if (message.type === "rule") rules.show(message, root);
    else if (message.type === "sorry") fill(root, h("p", { class: "vg-book-sorry", role: "alert" }, message.text));
    else browser?.receive(message);
  });
  hello(model);
}
