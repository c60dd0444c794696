// The page: signing in, one's matches, a match with its boards.

import { Board } from "./board.js";
import { ask, button, el, Refused, said, sign, stored, tell } from "./dom.js";
import { Live } from "./live.js";
import { Touch } from "./touch.js";
import { tree } from "./tree.js";

const app = document.getElementById("app");
let base = location.pathname;

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

/** Sign in inside Discord, and open what the button was pressed at. */
async function inside() {
  try {
    const { session, at } = await (await import("./activity.js")).arrive();
    base = `/p/${session}/`;
    if (at) location.hash = at;
  } catch (refusal) {
    return app.replaceChildren(el("p", { class: "alone", role: "alert" }, (refusal instanceof Refused && refusal.message) || "…"));
  }
  start();
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
    this.look = { theme: me.theme, turned: 0, above: 0, ...stored("look") };
    this.#build();
    this.live = new Live(`${base}live`, {
      changed: (numbers) => this.#changed(numbers),
      told: (progress) => this.#caughtUp(progress),
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
      atOnce: () => this.open.atOnce ?? this.me.atOnce,
      url: (path, query) => this.#url(path, query),
      play: (text) => this.#act({ act: "play", text }),
      failed: (refusal) => this.#failed(refusal),
    });
    this.title = el("h1");
    this.lost = el("p", { class: "lost", role: "alert", hidden: true }, texts.lost);
    this.line = el("p", { class: "line" });
    this.said = el("ul", { class: "said" });
    this.acts = el("div", { class: "row acts" });
    this.told = el("ul", { class: "told" });
    this.tree = el("nav", { class: "tree", "aria-label": texts["think-line"] });
    this.list = el("nav", { class: "list", "aria-label": texts.matches });
    this.notice = el("p", { class: "notice", role: "alert", hidden: true });
    this.slider = el("input", { type: "range", min: 0, "aria-label": texts.steps, oninput: () => this.#slide() });
    const step = (shown, label, where) => sign(shown, label, async () => {
      await this.loading; // fingers are faster than answers
      if (this.open) this.#go(where());
    });
    this.turner = sign("⟳", texts.turn, () => this.open && this.#look({ turned: (this.look.turned + 1) % this.open.turns }));
    this.above = sign("▦", texts.above, () => this.#look({ above: this.look.above ? 0 : 1 }));
    const theme = sign("◐", texts.theme, () => this.#look({ theme: this.look.theme === "dark" ? "light" : "dark" }));
    this.steps = el(
      "div",
      { class: "steps" },
      step("«", texts.first, () => 0),
      step("‹", texts.before, () => this.open.at - 1),
      this.slider,
      step("›", texts.forward, () => this.open.at + 1),
      step("»", texts.last, () => this.open.last),
    );
    this.room = el(
      "main",
      { class: "match", hidden: true },
      el("div", { class: "stage" }, this.board.root, this.touch.finger),
      el("div", { class: "side" }, this.notice, this.line, this.touch.root, this.told, this.said, this.steps, this.tree, el("div", { class: "row" }, this.turner, this.above, theme), this.acts),
    );
    const home = sign("☰", texts.matches, () => (location.hash = ""));
    app.replaceChildren(el("header", {}, home, this.title), this.lost, this.list, this.room);
  }

  #route() {
    const board = this.open?.here?.split(".")[0]; // whose places have addresses of their own
    this.at = location.hash.slice(1);
    this.touch.end();
    this.open = null;
    this.list.hidden = Boolean(this.at);
    if (!board || this.at.split(".")[0] !== board) {
      this.room.hidden = true;
      this.title.textContent = this.at ? "" : this.texts.matches;
    }
    if (this.at) this.#load();
    else {
      this.live.watch(0);
      this.#desk();
    }
  }

  async #desk() {
    let matches;
    try {
      matches = await ask(`${base}desk`);
    } catch (refusal) {
      return this.#failed(refusal);
    }
    const item = (match) =>
      el("a", { href: `#${match.goes}` }, el("strong", {}, match.game), ` ${match.names}`, el("span", { class: "timed", "data-text": match.line }));
    const part = (heading, found) => (found.length ? [el("h2", {}, heading), ...found.map(item)] : []);
    const { mine, theirs, none, "think-boards": boards } = this.texts;
    const parts = [[mine, true], [theirs, false], [boards, null]].map(([heading, whose]) => [heading, matches.filter((match) => match.mine === whose)]);
    const [[, own], [, others]] = parts;
    const empty = own.length + others.length ? [] : [el("p", {}, none)];
    const way = ({ goes, label }) => button(label, () => (location.hash = goes));
    const ways = this.me.ways.flatMap(({ label, links }) => [el("h2", {}, label), el("div", { class: "row" }, ...links.map(way))]);
    this.list.replaceChildren(...empty, ...parts.flatMap(([heading, found]) => part(heading, found)), ...ways);
    document.title = own.length ? `(${own.length}) ${this.texts.title}` : this.texts.title;
    this.#times();
  }

  #url(path = "", query = {}) {
    return `${base}${this.at}${path}?${new URLSearchParams({ ...this.look, ...query })}`;
  }

  /** Load a board of what is open: the latest, or the one numbered `at`. `keeps`: what is half typed, if it still can be. */
  #load(at = null, keeps = false) {
    return (this.loading = this.#loaded(at, keeps));
  }

  async #loaded(at, keeps) {
    const asking = (this.asking = Symbol());
    let data;
    try {
      data = await ask(this.#url("", at === null ? {} : { at }));
    } catch (refusal) {
      return asking === this.asking && this.#failed(refusal, true);
    }
    if (asking !== this.asking) return;
    if (data.goes === undefined) this.#show(data, keeps);
    else location.replace(`#${data.goes}`);
  }

  #show(open, keeps = false) {
    const goesOn = keeps && open.can && this.open?.moment === open.moment && this.touch.past.length;
    const pressed = this.acts.contains(document.activeElement) && document.activeElement.textContent;
    if (this.live.watched !== open.watch) this.live.watch(open.watch);
    this.open = open;
    if (open.here) history.replaceState(null, "", `#${(this.at = open.here)}`);
    this.room.hidden = false;
    this.title.textContent = open.title;
    document.body.dataset.theme = this.look.theme;
    this.line.dataset.text = open.line;
    this.line.classList.add("timed");
    this.line.classList.toggle("long", open.line.length > 90);
    this.said.replaceChildren(...open.said.map((line) => el("li", {}, line)));
    Object.assign(this.slider, { max: open.last, value: open.at });
    this.steps.hidden = !open.last && !open.watch;
    this.turner.hidden = open.turns < 2;
    this.above.hidden = !open.above;
    this.acts.replaceChildren(...[...open.acts, ...(open.ways ?? [])].flatMap((act) => this.#actButton(act)));
    [...this.acts.querySelectorAll("button")].find((each) => each.textContent === pressed)?.focus({ preventScroll: true });
    if (!goesOn) this.told.replaceChildren();
    this.tree.replaceChildren(...tree(open.tree ?? []));
    this.tree.scrollTop = (this.tree.querySelector(".here")?.offsetTop ?? 0) - this.tree.clientHeight / 2;
    const { typed } = this;
    this.typed = "";
    if (open.can) {
      if (!goesOn) this.touch.begin(open);
      if (typed) this.touch.choose(typed, true);
    } else {
      this.touch.end();
      this.board.show(open, false);
    }
    this.#times();
  }

  /** Make the button of an act: it goes elsewhere, asks first, or is done at once. Without a label, it is only told. */
  #actButton(act) {
    const does = () => {
      if (act.goes === this.at) this.#load();
      else if (act.goes !== undefined) location.hash = act.goes;
      else if (act.ask || act.fields) this.#confirm(act);
      else this.#once(act, made);
    };
    const about = act.about ? [el("p", { class: "about timed", "data-text": act.about })] : [];
    const made = button(act.label ?? "", does, { class: act.main && "main" });
    return act.label ? [...about, made] : about;
  }

  /** Ask before an act is done, for what it needs (lines of text, or a yes or no), and perhaps which of several. */
  #confirm({ ask, yes, no = this.texts.back, fields = [], send, choices = [{ label: yes, send }] }) {
    const inputs = fields.map(({ name, kind, label, value, most }) => {
      const input = kind === "yes" ? el("input", { type: "checkbox", checked: value }) : el("textarea", { maxlength: most, rows: kind === "line" ? 2 : 6 }, value ?? "");
      return { name, input, label: el("label", {}, label, input), read: () => (kind === "yes" ? input.checked : input.value) };
    });
    const does = (send) => {
      dialog.close();
      this.#act({ ...send, ...Object.fromEntries(inputs.map(({ name, read }) => [name, read()])) });
    };
    const dialog = el(
      "dialog",
      { onclose: () => dialog.remove() },
      ask ? el("p", {}, ask) : null,
      ...inputs.map(({ label }) => label),
      el("div", { class: "row" }, ...choices.map((each) => button(each.label, () => does(each.send), { class: fields.length ? "main" : "danger" })), button(no, () => dialog.close())),
    );
    app.append(dialog);
    dialog.showModal();
  }

  /** Do what a button is for; pressed meanwhile, it does nothing. */
  async #once({ send, wait }, pressed) {
    if (wait) this.#notice(wait);
    pressed.disabled = true;
    await this.#act(send);
    pressed.disabled = false;
  }

  async #act(send) {
    const { at, open } = this;
    if (!open) return; // it was meant for another board
    this.room.classList.add("busy");
    try {
      const done = await ask(this.#url("/acts"), { ...send, moment: open.moment });
      this.touch.past.length = 0; // what was half typed is done with
      this.notice.hidden = true;
      if (done.said) this.#notice(done.said);
      if (done.lines) return this.open === open && this.#tell(done);
      this.typed = done.typed;
      if (done.goes !== undefined && done.goes !== at) return (location.hash = done.goes);
      if (this.at !== at) return;
      if (!done.shows) return await this.#load();
      this.#show(done.shows);
      tell(done.shows.line);
    } catch (refusal) {
      this.#failed(refusal);
    } finally {
      this.room.classList.remove("busy");
    }
  }

  /** Show what is to be read longer, what one can do then, and the board as it is marked for that. */
  #tell({ lines, acts = [], drawn }) {
    this.notice.hidden = true;
    this.told.replaceChildren(...lines.map((line) => el("li", {}, line)), el("li", { class: "row" }, ...acts.flatMap((act) => this.#actButton(act))));
    if (drawn) this.touch.mark(drawn);
    tell(lines.join(" "));
  }

  /** The board that is open, for `#load`. */
  get #same() {
    const { here, at, last, watch } = this.open;
    return here || (at === last && watch) ? null : at;
  }

  #go(at) {
    const { open } = this;
    if (!open) return;
    const to = Math.min(Math.max(at, 0), open.last);
    if (to !== open.at) this.#load(to === open.last && open.watch && !open.here ? null : to);
  }

  /** Go where the slider rests: a board for each of its steps would be too many. */
  #slide() {
    clearTimeout(this.sliding);
    this.sliding = setTimeout(() => this.#go(Number(this.slider.value)), 80);
  }

  #look(change) {
    if (!this.open) return;
    Object.assign(this.look, change);
    stored("look", { theme: this.look.theme });
    this.#load(this.#same);
  }

  async #changed(numbers) {
    const { open } = this;
    if (document.hidden) return this.unseen.push(...numbers);
    if (!this.at) return this.#desk();
    if (!open || !numbers.includes(open.watch)) return;
    if (open.at < open.last) return this.#load(this.#same);
    await this.#load(null, true);
    if (!this.open) return;
    const { moment, acts, line } = this.open;
    const news = moment === open.moment ? acts.find((act) => act.about)?.about ?? "" : `${this.open.said.at(-1)} ${line}`;
    tell(said(news, this.me.language));
  }

  /** Go on after a connection was lost, or has been made for the first time. */
  #caughtUp(progress) {
    const { open } = this;
    if (!open) return this.at && this.#load();
    if (open.watch && progress[open.watch] !== open.progress) this.#changed([open.watch]);
  }

  /** Say why something failed, and show what stands there by now; `loading`: the board itself could not be shown. */
  #failed(refusal, loading = false) {
    if (!(refusal instanceof Refused)) throw refusal;
    const { texts } = this;
    const told = { 0: texts.lost, 401: texts.gone, 409: refusal.code === "moved-on" ? texts.again : refusal.message };
    this.#notice(told[refusal.status] ?? (refusal.message || texts.failed), true);
    const isOld = refusal.code.endsWith("moved-on") || refusal.code === "analysis-gone";
    if (isOld && this.open && !loading) this.#load();
  }

  #notice(text, isBad = false) {
    this.notice.textContent = said(text, this.me.language);
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
    if (!this.open || event.target.matches("input, textarea, dialog *") || event.altKey || event.ctrlKey || event.metaKey) return;
    const steps = { ArrowLeft: this.open.at - 1, ArrowRight: this.open.at + 1, Home: 0, End: this.open.last };
    if (event.key === "Escape") this.touch.back();
    else if (event.key in steps) this.#go(steps[event.key]);
    else return;
    event.preventDefault();
  }
}

if (base === "/enter") enter();
else if (base === "/") inside();
else start();
