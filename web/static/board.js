// A board: the picture, and its places as buttons for fingers, mice, keys and screen readers.

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

const MANY = 30; // places, which are lit faintly: it is plainer where one cannot press

export class Board {
  /** `pressed(places, at)` is told of the places that were pressed, two for a drag, and where the finger is. */
  constructor(texts, pressed) {
    this.texts = texts;
    this.pressed = pressed;
    this.root = document.createElement("div");
    this.root.className = "board";
    this.root.addEventListener("pointerdown", (event) => this.#begin(event));
    this.root.addEventListener("pointerup", (event) => this.#end(event));
    this.root.addEventListener("pointercancel", () => (this.from = null));
    this.root.addEventListener("keydown", (event) => this.#key(event));
    // Screen readers click.
    this.root.addEventListener("click", (event) => event.detail || this.#press([cellOf(event.target)], event.target));
  }

  /** Show a picture; `can` is whether its places can be pressed. */
  show(drawn, can) {
    const focused = this.root.contains(document.activeElement) && document.activeElement.dataset?.cell;
    const parsed = new DOMParser().parseFromString(drawn.svg, "image/svg+xml").documentElement;
    parsed.setAttribute("role", can ? "group" : "img");
    parsed.setAttribute("aria-label", can ? `${this.texts.board} ${drawn.alt}` : drawn.alt);
    this.root.replaceChildren(document.adoptNode(parsed));
    this.root.classList.toggle("can", can);
    this.places = drawn.places;
    this.cells = new Map([...parsed.querySelectorAll("[data-cell]")].map((path) => [path.dataset.cell, path]));
    if (can) this.light([]);
    if (focused) this.focus(focused);
  }

  /** Light the places that can be pressed next, and mark those that are begun. */
  light(lit, begun = []) {
    const bright = new Set(lit);
    this.root.classList.toggle("many", lit.length > MANY);
    const first = lit[0] ?? this.cells.keys().next().value;
    for (const [cell, path] of this.cells) {
      path.classList.toggle("lit", bright.has(cell));
      path.classList.toggle("begun", begun.includes(cell));
      path.setAttribute("role", "button");
      path.setAttribute("tabindex", cell === first ? 0 : -1);
      path.setAttribute("aria-label", this.places[cell] + (bright.has(cell) ? `, ${this.texts.lit}` : ""));
    }
  }

  focus(cell) {
    const path = this.cells.get(cell);
    if (!path || path.getAttribute("role") !== "button") return;
    for (const other of this.cells.values()) other.setAttribute("tabindex", -1);
    path.setAttribute("tabindex", 0);
    path.focus({ preventScroll: true });
  }

  #begin(event) {
    this.from = event.isPrimary ? cellOf(event.target) : null;
  }

  #end(event) {
    const from = this.from;
    this.from = null;
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const to = cellOf(under);
    if (from && to && this.root.contains(under)) this.#press(from === to ? [to] : [from, to], under);
  }

  #key(event) {
    const cell = cellOf(event.target);
    if (!cell) return;
    if (event.key === "Enter" || event.key === " ") this.#press([cell], event.target);
    else if (event.key in ARROWS) this.focus(this.#next(cell, ARROWS[event.key]) ?? cell);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Find the nearest place in a direction. */
  #next(cell, [right, down]) {
    const centre = (path) => {
      const box = path.getBBox();
      return [box.x + box.width / 2, box.y + box.height / 2];
    };
    const [x, y] = centre(this.cells.get(cell));
    let best, least = Infinity;
    for (const [other, path] of this.cells) {
      const [dx, dy] = centre(path).map((value, axis) => value - [x, y][axis]);
      const along = dx * right + dy * down, aside = Math.abs(dx * down) + Math.abs(dy * right);
      const far = along + 2 * aside;
      if (other !== cell && along > 1 && aside < 2 * along && far < least) [best, least] = [other, far];
    }
    return best;
  }

  #press(cells, target) {
    if (!cells[0] || !this.root.classList.contains("can")) return;
    this.focus(cells.at(-1));
    this.pressed(cells, target.getBoundingClientRect());
  }
}

function cellOf(target) {
  return target?.closest?.("[data-cell]")?.dataset.cell ?? null;
}
