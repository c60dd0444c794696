// A move by touching. What may come next, and what a press means, the server says; nothing here knows a rule.

import { ask, button, el, Refused, tell } from "./dom.js";

export class Touch {
  /**
   * `page`: the board, texts, whether moves are played at once; `url(path, query)` makes addresses of the match;
   * `play(text)` plays; `failed(refusal)` is told of refusals that are not about the move.
   */
  constructor(page) {
    this.page = page;
    this.root = el("section", { class: "panel" });
    this.finger = el("div", { class: "finger", hidden: true, role: "group", "aria-label": page.texts.which });
    this.busy = Promise.resolve();
    this.end();
  }

  /** Begin on a board at which it is one's turn. */
  begin(drawn, entry) {
    Object.assign(this, { drawn, entry, past: [], step: drawn.step });
    this.#show({ ...drawn, ...drawn.step });
  }

  /** Let nothing be played. */
  end() {
    this.step = null;
    this.past = [];
    this.finger.hidden = true;
    this.root.replaceChildren();
  }

  /** Go on with the pressed places, one after the other. */
  pressed(cells, at) {
    this.at = at;
    this.busy = this.busy.then(async () => {
      for (const cell of cells) if (this.step) await this.#press(cell, cells.length > 1);
    });
    return this.busy;
  }

  async #press(cell) {
    if (this.step.move && !this.step.meant.length) return; // the preview is shown
    const meant = this.step.meant.filter((choice) => choice.cells.includes(cell));
    if (this.step.meant.length && this.step.lit.includes(cell) && meant.length === 1) return this.#ask({ typed: meant[0].text });
    const typed = this.step.meant.length ? this.past.at(-1)?.typed ?? "" : this.step.typed;
    return this.#ask({ typed, place: cell });
  }

  choose(text) {
    this.busy = this.busy.then(() => this.step && this.#ask({ typed: text }));
    return this.busy;
  }

  /** Take the latest choice back. */
  back() {
    const before = this.past.pop();
    if (!before) return false;
    this.step = before;
    this.#show(before);
    return true;
  }

  async #ask(query) {
    let step;
    try {
      step = await ask(this.page.url("/touch", { entry: this.entry, ...query }));
    } catch (refusal) {
      if (!(refusal instanceof Refused)) throw refusal;
      return this.page.failed(refusal);
    }
    if (!this.step) return; // the match has moved on
    if (!step.refused) this.past.push(this.shown);
    if (step.move && !step.meant.length && this.page.atOnce() && !step.sure) return this.page.play(step.move);
    this.#show(step);
  }

  #show(step) {
    const { texts, board } = this.page;
    const isWhole = step.move && !step.meant.length;
    this.step = this.shown = step;
    board.show(step, !isWhole);
    if (!isWhole) board.light(step.lit, step.begun);
    this.#showFinger(step);
    const back = () => this.back();
    const choices = step.others.map((choice) => button(choice.label, () => this.choose(choice.text)));
    const play = isWhole && button(texts.confirm, () => this.page.play(step.move), { class: "main" });
    this.root.replaceChildren(
      el("p", { class: step.refused ? "refused" : "asked" }, step.refused || (isWhole ? texts.ahead : step.asked)),
      el(
        "div",
        { class: "row" },
        play || null,
        step.number && this.#number(step.number),
        ...choices,
        this.past.length ? button(isWhole ? texts.other : texts.forget, back) : null,
      ),
    );
    if (play) play.focus({ preventScroll: true });
    tell(step.refused || (isWhole ? `${texts.ahead} ${step.alt}` : step.asked));
  }

  /** Ask at the finger which of several things was meant. */
  #showFinger({ meant }) {
    this.finger.hidden = !meant.length;
    this.finger.replaceChildren(...meant.slice(0, 6).map((choice) => button(choice.label, () => this.choose(choice.text))));
    if (!meant.length || !this.at) return;
    const frame = this.page.board.root.getBoundingClientRect();
    const left = Math.min(Math.max(this.at.left + this.at.width / 2 - frame.left, 110), frame.width - 110);
    this.finger.style.left = `${left}px`;
    this.finger.style.top = `${this.at.bottom - frame.top + 6}px`;
    this.finger.querySelector("button")?.focus({ preventScroll: true });
  }

  #number({ lead, least, most }) {
    const field = el("input", { type: "number", inputmode: "numeric", min: least, max: most, value: most, "aria-label": this.page.texts.number });
    const send = () => field.reportValidity() && this.choose(lead + Number(field.value));
    field.addEventListener("keydown", (event) => event.key === "Enter" && send());
    return el("span", { class: "row" }, field, button(lead.trim(), send, { class: "main" }));
  }
}
