// The page: signing in, one's matches, a match with its boards.

import { Board } from "./board.js";
import { ask, button, el, Refused, said, sign, tell } from "./dom.js";
import { Live } from "./live.js";
import { Touch } from "./touch.js";

const app = document.getElementById("app");
const base = location.pathname;

/** Exchange the link for a session; the address then has nothing secret any more. */
async function enter() {
  const link = location.hash.slice(1);
  history.replaceState(null, "", base);
  try {
    location.replace((await ask("/enter", { link })).at);
  } catch (refusal) {
    app.replaceChildren(el("p", { class: "alone", role: "alert" }, refusal.message || "…"));
  }
}

async function start() {
  let me;
  try {
    me = await ask(`${base}me`);
  } catch (refusal) {
    app.replaceChildren(el("p", { class: "alone", role: "alert" }, refusal.message || "…"));
    if (refusal.status === 0) setTimeout(() => location.reload(), 3000);
    return;
  }
  document.documentElement.lang = me.language;
  new Page(me);
}

class Page {
  constructor(me) {
    this.me = me;
    this.unseen = []; // matches that have changed while nobody looked: a board that is asked for counts as seen
    this.texts = me.texts;
    this.look = { theme: me.theme, turned: 0, above: 0, ...JSON.parse(localStorage.getItem("look") ?? "{}") };
    this.#build();
    this.live = new Live(`${base}live`, {
      changed: (numbers) => this.#changed(numbers),
      told: (progress) => this.match && progress[this.match.id] !== this.match.progress && this.#changed([this.match.id]),
      state: (connected) => (this.lost.hidden = connected),
    });
    addEventListener("hashchange", () => this.#route());
    addEventListener("keydown", (event) => this.#key(event));
    document.addEventListener("visibilitychange", () => document.hidden || this.#changed(this.unseen.splice(0)));
    setInterval(() => document.hidden || this.#times(), 30000);
    this.#route();
  }

  #build() {
    const { texts } = this;
    this.board = new Board(texts, (cells, at) => this.touch.pressed(cells, at));
    this.touch = new Touch({
      board: this.board,
      texts,
      atOnce: () => this.me.atOnce,
      url: (path, query) => this.#url(path, query),
      play: (text) => this.#act({ act: "play", text }),
      failed: (refusal) => this.#failed(refusal),
    });
    this.title = el("h1");
    this.lost = el("p", { class: "lost", role: "alert", hidden: true }, texts.lost);
    this.line = el("p", { class: "line" });
    this.said = el("ul", { class: "said" });
    this.acts = el("div", { class: "row acts" });
    this.list = el("nav", { class: "list", "aria-label": texts.matches });
    this.notice = el("p", { class: "notice", role: "alert", hidden: true });
    this.slider = el("input", { type: "range", min: 0, "aria-label": texts.steps, oninput: () => this.#slide() });
    const step = (shown, label, where) => sign(shown, label, () => this.#go(where()));
    this.turner = sign("⟳", texts.turn, () => this.#look({ turned: (this.look.turned + 1) % this.match.turns }));
    this.above = sign("▦", texts.above, () => this.#look({ above: this.look.above ? 0 : 1 }));
    const theme = sign("◐", texts.theme, () => this.#look({ theme: this.look.theme === "dark" ? "light" : "dark" }));
    const steps = el(
      "div",
      { class: "steps" },
      step("«", texts.first, () => 0),
      step("‹", texts.before, () => this.match.at - 1),
      this.slider,
      step("›", texts.forward, () => this.match.at + 1),
      step("»", texts.last, () => this.match.entries),
    );
    this.room = el(
      "main",
      { class: "match", hidden: true },
      el("div", { class: "stage" }, this.board.root, this.touch.finger),
      el("div", { class: "side" }, this.notice, this.line, this.touch.root, this.said, steps, el("div", { class: "row" }, this.turner, this.above, theme), this.acts),
    );
    const home = sign("☰", texts.matches, () => (location.hash = ""));
    app.replaceChildren(el("header", {}, home, this.title), this.lost, this.list, this.room);
  }

  #route() {
    const number = Number(location.hash.slice(1)) || 0;
    this.touch.end();
    this.match = null;
    this.room.hidden = true;
    this.list.hidden = Boolean(number);
    this.title.textContent = number ? "" : this.texts.matches;
    this.live.watch(number);
    if (number) this.#load(number);
    else this.#desk();
  }

  async #desk() {
    let matches;
    try {
      matches = await ask(`${base}desk`);
    } catch (refusal) {
      return this.#failed(refusal);
    }
    const item = (match) =>
      el("a", { href: `#${match.id}` }, el("strong", {}, match.game), ` ${match.names}`, el("span", { class: "timed", "data-text": match.line }));
    const part = (heading, found) => (found.length ? [el("h2", {}, heading), ...found.map(item)] : []);
    const { mine, theirs, none } = this.texts;
    const [own, others] = [matches.filter((match) => match.mine), matches.filter((match) => !match.mine)];
    this.list.replaceChildren(...part(mine, own), ...part(theirs, others), ...(matches.length ? [] : [el("p", {}, none)]));
    document.title = own.length ? `(${own.length}) ${this.texts.title}` : this.texts.title;
    this.#times();
  }

  #url(path = "", query = {}, number = this.match.id) {
    const asked = new URLSearchParams({ ...this.look, ...query });
    return `${base}matches/${number}${path}?${asked}`;
  }

  /** Load a board of a match: the latest, or that after `at` entries. */
  async #load(number, at = null) {
    const asking = (this.asking = Symbol());
    let match;
    try {
      match = await ask(this.#url("", at === null ? {} : { at }, number));
    } catch (refusal) {
      return asking === this.asking && this.#failed(refusal);
    }
    if (asking === this.asking && number === Number(location.hash.slice(1))) this.#show(match);
  }

  #show(match) {
    this.match = match;
    this.room.hidden = false;
    this.title.textContent = match.title;
    document.body.dataset.theme = this.look.theme;
    this.line.dataset.text = match.at === match.entries ? match.line : "";
    this.line.classList.add("timed");
    this.said.replaceChildren(...match.said.map((line) => el("li", {}, line)));
    Object.assign(this.slider, { max: match.entries, value: match.at });
    this.turner.hidden = match.turns < 2;
    this.above.hidden = !match.above;
    this.acts.replaceChildren(...match.acts.flatMap((act) => this.#actButton(act)));
    if (match.mine) {
      this.touch.begin(match, match.entries);
    } else {
      this.touch.end();
      this.board.show(match, false);
    }
    this.#times();
  }

  #actButton(act) {
    const does = button(act.label, () => (act.ask ? this.#confirm(act) : this.#act(act)));
    return act.about ? [el("p", { class: "about" }, act.about), does] : [does];
  }

  #confirm(act) {
    const dialog = el(
      "dialog",
      { onclose: () => dialog.remove() },
      el("p", {}, act.ask),
      el("div", { class: "row" }, button(act.yes, () => (dialog.close(), this.#act(act)), { class: "danger" }), button(this.texts["resign-no"], () => dialog.close())),
    );
    app.append(dialog);
    dialog.showModal();
  }

  async #act({ act, text, offer }) {
    const { id, entries } = this.match;
    try {
      const done = await ask(this.#url("/acts"), { act, text, offer, entry: entries });
      this.#notice(act === "play" ? this.texts.used : done.said);
    } catch (refusal) {
      this.#failed(refusal);
      if (refusal.status !== 409 || refusal.code !== "moved-on") return;
    }
    if (this.match?.id === id) await this.#load(id);
  }

  #go(at) {
    const { match } = this;
    const to = Math.min(Math.max(at, 0), match.entries);
    if (to !== match.at) this.#load(match.id, to === match.entries ? null : to);
  }

  /** Go where the slider rests: a board for each of its steps would be too many. */
  #slide() {
    clearTimeout(this.sliding);
    this.sliding = setTimeout(() => this.#go(Number(this.slider.value)), 80);
  }

  #look(change) {
    Object.assign(this.look, change);
    localStorage.setItem("look", JSON.stringify({ theme: this.look.theme }));
    const { id, at, entries } = this.match;
    this.#load(id, at === entries ? null : at);
  }

  async #changed(numbers) {
    const { match } = this;
    if (document.hidden) return this.unseen.push(...numbers);
    if (!match) return this.#desk();
    if (!numbers.includes(match.id)) return;
    if (match.at < match.entries) await this.#load(match.id, match.at);
    else {
      await this.#load(match.id);
      if (this.match) tell([this.match.said.at(-1), this.match.line && said(this.match.line, this.me.language)].join(" "));
    }
  }

  #failed(refusal) {
    if (!(refusal instanceof Refused)) throw refusal;
    const { texts } = this;
    const told = { 0: texts.lost, 401: texts.gone, 409: refusal.code === "moved-on" ? texts.again : refusal.message };
    this.#notice(told[refusal.status] ?? (refusal.message || texts.failed), true);
    if (refusal.code === "moved-on" && this.match) this.#load(this.match.id);
  }

  #notice(text, isBad = false) {
    this.notice.textContent = text;
    this.notice.hidden = false;
    this.notice.classList.toggle("refused", isBad);
    if (this.room.hidden) this.list.prepend(this.notice);
    else this.room.querySelector(".side").prepend(this.notice);
    clearTimeout(this.fading);
    if (!isBad) this.fading = setTimeout(() => (this.notice.hidden = true), 4000);
  }

  /** Write moments anew: they are told as “in two hours”. */
  #times() {
    for (const each of app.querySelectorAll(".timed")) each.textContent = said(each.dataset.text ?? "", this.me.language);
  }

  #key(event) {
    if (!this.match || event.target.matches("input, dialog *") || event.altKey || event.ctrlKey || event.metaKey) return;
    const steps = { ArrowLeft: this.match.at - 1, ArrowRight: this.match.at + 1, Home: 0, End: this.match.entries };
    if (event.key === "Escape") this.touch.back();
    else if (event.key in steps) this.#go(steps[event.key]);
    else return;
    event.preventDefault();
  }
}

if (base === "/enter") enter();
else start();
