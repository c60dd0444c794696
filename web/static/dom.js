// Elements, texts and requests: what all parts of the page share.

/** Make an element with attributes, listeners (`onclick`) and children; null children are left out. */
export function el(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else if (value === true) made.setAttribute(name, "");
    else if (value !== false && value != null) made.setAttribute(name, value);
  }
  made.append(...children.filter((child) => child != null));
  return made;
}

export const button = (label, onclick, attributes = {}) => el("button", { type: "button", onclick, ...attributes }, label);

/** Make a button with a sign, whose name is only heard. */
export const sign = (shown, label, onclick, attributes = {}) =>
  button(shown, onclick, { "aria-label": label, title: label, class: "sign", ...attributes });

const UNITS = [["day", 86400], ["hour", 3600], ["minute", 60]];

/** Write the moments in a text, `<t:seconds:style>`, in the reader's language and zone. */
export function said(text, language) {
  return text.replace(/<t:(\d+):(\w)>/g, (_, seconds, style) => {
    if (style !== "R") {
      return new Intl.DateTimeFormat(language, { dateStyle: "long", timeStyle: "short" }).format(seconds * 1000);
    }
    const left = seconds - Date.now() / 1000;
    const [unit, size] = UNITS.find(([, size]) => Math.abs(left) >= size) ?? UNITS.at(-1);
    return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(Math.round(left / size), unit);
  });
}

/** Say something to those who do not see the page. */
export function tell(text) {
  document.getElementById("heard").textContent = text;
}

export class Refused extends Error {
  constructor(status, said, code) {
    super(said);
    this.status = status;
    this.code = code;
  }
}

/** What shows who one is where there are no cookies; it is kept nowhere else. */
export const session = { secret: "" };

/** Return an object that the browser keeps, perhaps changed; in a frame it may keep none. */
export function stored(name, changed) {
  try {
    if (changed) localStorage.setItem(name, JSON.stringify(changed));
    return JSON.parse(localStorage.getItem(name));
  } catch {
    return null;
  }
}

/** Ask the server, and return its answer. Throws Refused, with status 0 without a connection. */
export async function ask(path, body) {
  let answer;
  try {
    const headers = { ...(session.secret && { Authorization: `Bearer ${session.secret}` }), ...(body && { "Content-Type": "application/json" }) };
    answer = await fetch(path, { credentials: "same-origin", headers, ...(body && { method: "POST", body: JSON.stringify(body) }) });
  } catch {
    throw new Refused(0, "", "lost");
  }
  const data = answer.headers.get("Content-Type")?.includes("json") ? await answer.json() : {};
  if (!answer.ok) throw new Refused(answer.status, data.refused ?? "", data.code ?? "");
  return data;
}
