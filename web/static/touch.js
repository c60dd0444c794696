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
  begin(drawn) {
    Object.assign(this, { drawn, past: [], step: { ...drawn, ...drawn.step } });
    this.#show(this.step);
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
    return this.#then(async () => {
      for (const cell of cells) if (this.step) await this.#press(cell);
    });
  }

  /** Do something after what is under way: fingers are faster than answers. */
  #then(work) {
    this.busy = this.busy.catch(() => {}).then(work);
    return this.busy;
  }

  /** Go on from the step that has the place lit: this one, or an earlier one, where another choice is made. */
  #press(cell) {
    const lit = (step) => step.lit.includes(cell);
    const earlier = lit(this.step) ? -1 : this.past.findLastIndex(lit);
    const from = earlier >= 0 ? this.past[earlier] : this.step;
    if (earlier >= 0) this.past.length = earlier;
    return this.#ask({ typed: from.typed, place: cell }, from);
  }

  /** Go on with a text; `shown`: it is not played before it was seen. */
  choose(text, shown = false) {
    return this.#then(() => this.step && this.#ask({ typed: text }, this.step, shown));
  }

  /** Draw the board of the step anew, with other marks. */
  mark(drawn) {
    if (this.step) this.#show({ ...this.step, ...drawn });
  }

  /** Take the latest choice back. */
  back() {
    const before = this.past.pop();
    if (!before) return false;
    this.step = before;
    this.#show(before);
    return true;
  }

  async #ask(query, from, shown = false) {
    const { drawn } = this;
    let step;
    this.root.inert = true; // what it offers to play is the step before
    try {
      step = await ask(this.page.url("/touch", { moment: drawn.moment, ...query }));
    } catch (refusal) {
      if (!(refusal instanceof Refused)) throw refusal;
      return this.page.failed(refusal);
    } finally {
      this.root.inert = false;
    }
    if (!this.step || this.drawn !== drawn) return; // another board is shown by now
    if (!step.refused) this.past.push(from);
    if (step.move && !step.lit.length && !step.meant.length && this.page.atOnce() && !step.sure && !shown) return this.page.play(step.move);
    this.#show(step);
  }

  #show(step) {
    const { texts, board } = this.page;
    const isWhole = step.move && !step.refused;
    this.step = step;
    board.show(step, true);
    board.light(step.lit, isWhole ? [] : step.begun);
    this.#showFinger(step);
    const choices = step.others.map((choice) => button(choice.label, () => this.choose(choice.text)));
    const play = isWhole ? button(this.drawn.confirm || texts.confirm, () => this.page.play(step.move), { class: "main" }) : null;
    const told = step.refused || (isWhole ? `${texts.ahead} ${step.move}` : step.asked);
    this.root.replaceChildren(
      el("p", { class: step.refused ? "refused" : "asked" }, told),
      el(
        "div",
        { class: "row" },
        play,
        step.number && this.#number(step.number),
        ...choices,
        this.past.length ? button(isWhole ? texts.other : texts.back, () => this.back()) : null,
      ),
    );
    if (play && this.finger.hidden) play.focus({ preventScroll: true });
    tell(step.refused || (isWhole ? `${texts.ahead} ${step.alt}` : step.asked));
  }

  /** Ask at the finger which of several things was meant, beside the places that can be pressed instead. */
  #showFinger({ meant, lit }) {
    const { finger } = this, { board } = this.page;
    finger.hidden = !meant.length;
    finger.replaceChildren(...meant.map((choice) => button(choice.label, () => this.choose(choice.text))));
    if (!meant.length || !this.at) return;
    const frame = board.root.getBoundingClientRect(), { offsetWidth: width, offsetHeight: height } = finger;
    const [x, y] = [this.at.left + this.at.width / 2 - frame.left, this.at.top + this.at.height / 2 - frame.top];
    const [beside, below] = [width / 2 + this.at.width, height / 2 + this.at.height];
    const taken = lit.map((cell) => board.cells.get(cell).getBoundingClientRect());
    const fit = (value, size, room) => Math.max(Math.min(value - size / 2, room - size), 0);
    const places = [[x, y + below], [x, y - below], [x + beside, y], [x - beside, y]].map(([across, down]) => {
      const left = fit(across, width, frame.width), top = Math.max(down - height / 2, 0);
      const hides = (box) =>
        box.right - frame.left > left && box.left - frame.left < left + width && box.bottom - frame.top > top && box.top - frame.top < top + height;
      return { left, top, hidden: [...taken, this.at].filter(hides).length };
    });
    const best = places.reduce((one, other) => (other.hidden < one.hidden ? other : one));
    Object.assign(finger.style, { left: `${best.left}px`, top: `${best.top}px` });
    finger.querySelector("button").focus({ preventScroll: true });
  }

  #number({ label, lead, least, most }) {
    const field = el("input", { type: "number", inputmode: "numeric", min: least, max: most, value: most, "aria-label": this.page.texts.number });
    const send = () => field.reportValidity() && this.choose(lead + Number(field.value));
    field.addEventListener("keydown", (event) => event.key === "Enter" && send());
    return el("span", { class: "row" }, field, button(label, send, { class: "main" }));
  }
}
