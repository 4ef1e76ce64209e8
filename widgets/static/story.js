// What has just happened at the table, as a story: who did what, what it brought, why it matters; again, or step by step.

class StoryView {
  constructor(scene, words) {
    this.scene = scene;
    this.words = words;
    this.reels = [];
    this.line = h("p", { class: "vg-story-line" });
    this.again = button(words.again, () => this.replay(false), { class: "vg-text" });
    this.step = button(words.step, () => this.replay(true), { class: "vg-text" });
    this.onward = button(words.onward, () => this.scene.motion.next(), { class: "vg-primary" });
    this.list = h("ol", { class: "vg-since-list" });
    this.count = h("summary", {});
    this.since = h("details", { class: "vg-since" }, this.count, this.list);
    this.element = h("section", { class: "vg-story", "aria-label": words.story },
      h("div", { class: "vg-story-words", "aria-live": "polite" }, this.line),
      h("div", { class: "vg-story-tools" }, this.since, this.again, this.step, this.onward));
    scene.motion.onBeat = (beat) => this.hear(beat);
    scene.motion.onEnd = () => this.rest();
    this.rest();
  }

  /** A step was made or looked at: `own` says whether a person made a step. The drawing before it is kept for `again`. */
  tell({ cursor, scene }, entries, own, before) {
    if (!scene.beats) this.reels = [];
    else {
      if (own(entries[cursor]) || this.reels.at(-1)?.cursor !== cursor - 1) this.reels = [];
      this.reels.push({ cursor, before, beats: SceneView.beatsOf(scene) });
    }
    let first = cursor;
    while (first > 1 && !own(entries[first])) first -= 1;
    const since = entries.slice(own(entries[first]) ? first + 1 : first, cursor + 1).filter((entry) => entry.actor !== null);
    const last = entries[cursor];
    this.element.className = `vg-story${last.actor === null ? "" : ` vg-seat-${last.actor}`}`;
    this.last = last;
    this.since.hidden = since.length < 2;
    this.count.textContent = `${this.words.since} (${since.length})`;
    fill(this.list, since.map((entry) => h("li", { class: `vg-seat-${entry.actor}` }, this.dot(entry), entry.story)));
    this.rest();
  }

  dot({ actor }) {
    return actor === null ? null : h("span", { class: "vg-dot", "aria-hidden": "true" }, String(actor + 1));
  }

  /** Show the last steps once more; input of any other kind ends it. */
  replay(stepwise) {
    if (!this.reels.length) return;
    this.scene.restore(this.reels[0].before);
    this.replaying = true;
    this.scene.motion.play(this.reels.flatMap((reel) => reel.beats), { stepwise, slowly: true });
    if (stepwise) this.onward.focus();
  }

  /** While it is shown again, every beat says what happens in it. */
  hear(beat) {
    if (this.replaying && beat.told?.length) fill(this.line, this.dot(this.last), beat.told.map((line) => line.text).join(" · "));
    this.tools();
  }

  rest() {
    this.replaying = false;
    if (this.last) fill(this.line, this.dot(this.last), this.last.story ?? this.last.text);
    this.tools();
  }

  tools() {
    const { running, stepwise } = this.scene.motion;
    this.onward.hidden = !(running && stepwise);
    this.again.hidden = this.step.hidden = !this.reels.length || (running && stepwise);
  }
}

/** The speed of motion, kept in the browser. */
function speedChoice(words) {
  const chosen = memory.get("speed") ?? "normal";
  return h("select", { class: "vg-speed", "aria-label": words.speed, title: words.speed, onchange: (event) => memory.set("speed", event.target.value) },
    Object.keys(SPEEDS).map((speed) => h("option", { value: speed, selected: speed === chosen }, words[`speed-${speed}`])));
}
