// The moves of a thinking board as a tree of links, each variation below the move before it.

import { el } from "./dom.js";

/** Make the links of moves in their written order, in which variations open and close. */
export function tree(pieces) {
  const root = el("div");
  let into = root;
  for (const { text, goes, played, here, opens, closes } of pieces) {
    if (opens) into = into.appendChild(el("div"));
    const look = [played && "played", here && "here"].filter(Boolean).join(" ");
    into.append(el("a", { href: `#${goes}`, class: look, "aria-current": here && "true", tabindex: here || opens ? 0 : -1 }, text));
    for (let closed = 0; closed < closes && into !== root; closed++) into = into.parentNode;
  }
  return pieces.length ? [root] : [];
}
