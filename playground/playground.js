// The playground's own part of the page: who you are, the list of channels, a hint and short notices.
// It runs before simcord's scripts and listens to what they fetch; everything else on the page is simcord's.
"use strict";

const $ = (selector) => document.querySelector(selector);
const make = (tag, properties = {}, ...children) => {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
};
const memory = (store, key) => ({
  get: () => { try { return store.getItem(key); } catch { return null; } },
  set: (value) => { try { store.setItem(key, value); } catch { /* private windows may forbid it */ } },
});
const person = memory(sessionStorage, "person"); // each tab is its own person
const place = memory(sessionStorage, "channel");
const hintSeen = memory(localStorage, "hint-seen");

const capability = location.hash.slice(1) || "play";
if (!location.hash) location.hash = capability;

const plainFetch = window.fetch.bind(window);
let context = null;
let shown = "";
let seenScene = "";
let seenNewest = "";
let nearEnd = true;
let lastTouched = 0;
let seenForm = null;
let seenAction = null;
let greetingWanted = null; // what one chose in this channel; null leaves it to whether #games is empty
let wasSettingUp = false;

window.fetch = async (path, options = {}) => {
  if (String(path).startsWith("/api/assets/")) return fetchAsset(path, options);
  if (path === "/api/pages" && options.method === "POST") {
    const linked = new URLSearchParams(location.search).get("channel");
    options.body = JSON.stringify({ viewer_id: person.get(), target_id: linked || place.get() });
  }
  if (path === "/api/action") noteUnheard(options.body);
  const suggesting = path === "/api/action" && String(options.body).includes('"kind":"autocomplete_command"');
  if (suggesting) document.body.classList.add("suggesting");
  const answer = await plainFetch(path, options).finally(() => { if (suggesting) document.body.classList.remove("suggesting"); });
  if (path === "/api/commands" && answer.ok) learnNames(await answer.clone().json());
  if (path !== "/api/state" && path !== "/api/pages") return answer;
  if (answer.status === 410 || answer.status === 401) startAgain();
  if (!answer.ok) return answer;
  const page = await answer.json();
  if (page.profile) page.profile.timezone = Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
  if (page.playground) show(page);
  return new Response(JSON.stringify(page), { status: answer.status, headers: answer.headers });
};

// A picture may be gone because its message has just been edited: until the page learns of that, it is not called missing.
async function fetchAsset(path, options, tries = 20) {
  const answer = await plainFetch(path, options);
  if (answer.status !== 404 || !tries) return answer;
  await new Promise((resume) => { setTimeout(resume, 500); });
  return fetchAsset(path, options, tries - 1);
}

// What answers no message and mentions nobody does not reach the bot.
let unheardRequest = null;
function noteUnheard(body) {
  const { kind, reply_to_id: answered, content, request_id: request } = typeof body === "string" ? JSON.parse(body) : {};
  if (kind === "send_message" && !answered && !content.includes("@")) unheardRequest = request;
}

// The playground was restarted, and this page belongs to the one before.
function startAgain() {
  setTimeout(() => location.reload(), 1000);
}

async function act(body) {
  await plainFetch("/api/action", {
    method: "POST",
    headers: { "X-Simcord-Capability": capability, "X-Simcord-Context": context, "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
}

async function go(channel, message = null) {
  if (!$("#reply-context").hidden) $("#reply-cancel").click();
  if ($("#preview-shell").classList.contains("messages-open")) $("#drawer-scrim").click();
  await act({ kind: "go", channel_id: channel, message_id: message });
}

function show(page) {
  const { playground, viewerId, channelId, lastAction } = page;
  context = page.context.id;
  person.set(playground.you);
  place.set(playground.current);
  document.documentElement.lang = page.profile.locale;
  const state = JSON.stringify([playground, viewerId]);
  if (state !== shown) {
    shown = state;
    learnWords(playground.words);
    showChannels(playground);
    showWords(playground);
    showGames(playground);
    showAwaited(playground.awaited);
  }
  if (page.modal && page.modal.handle !== seenForm) focusForm();
  seenForm = page.modal ? page.modal.handle : null;
  const scene = `${viewerId} ${channelId} ${page.targetId ?? ""}`;
  const newest = page.timeline.at(-1);
  if (scene !== seenScene && page.targetId) nearEnd = false;
  else if (scene !== seenScene || (newest !== seenNewest && nearEnd)) toTheEnd();
  if (scene !== seenScene) greetingWanted = null;
  showGreeting(playground, page.timeline.length === 0);
  seenScene = scene;
  seenNewest = newest;
  if (lastAction) showOutcome(lastAction, playground);
}

// A conversation opens at its end, and stays there while pictures load and messages come in; unless one scrolls away.
function toTheEnd() {
  nearEnd = true;
  lastTouched = 0;
  for (const wait of [0, 60, 300]) setTimeout(stayAtEnd, wait);
}

function stayAtEnd() {
  const list = $("#channel-timeline");
  if (nearEnd) list.scrollTop = list.scrollHeight;
}

function noteTouch() {
  lastTouched = Date.now();
}

function noteWhere({ target }) {
  const atEnd = target.scrollHeight - target.scrollTop - target.clientHeight < 120;
  if (atEnd || Date.now() - lastTouched < 500) nearEnd = atEnd;
}

// A form opens ready to be written in, not on the button that closes it.
function focusForm() {
  setTimeout(() => $("#modal-root :is(input, textarea, .select-trigger)")?.focus(), 120);
}

function showChannels({ channels, current, texts }) {
  const list = $("#channel-list");
  const under = (heading, ...kinds) => {
    const rows = channels.filter(({ kind }) => kinds.includes(kind)).map((channel) => row(channel, current, texts));
    return rows.length ? [make("h2", { textContent: heading }), ...rows] : [];
  };
  list.replaceChildren(
    ...under(texts.channels, "text", "thread"),
    ...under(texts.friends, "friends"),
    ...under(texts.direct, "direct"),
  );
  const here = channels.find(({ id }) => id === current);
  const elsewhere = channels.filter(({ id }) => id !== current).map(({ unread }) => unread);
  const unread = elsewhere.includes("ping") ? "ping" : elsewhere.includes("new") ? "new" : "";
  const toggle = $("#messages-toggle");
  toggle.replaceChildren(make("span", { textContent: here ? `☰ ${sign(here)} ${here.name}` : "☰" }), ...dot(unread, texts));
  toggle.title = texts.channels;
}

const sign = ({ kind }) => ({ text: "#", thread: "⤷", friends: "@", direct: "@" })[kind];

function dot(unread, texts) {
  if (!unread) return [];
  const label = unread === "ping" ? texts.ping : texts.unread;
  return [make("span", { className: `unread unread-${unread}`, title: label, ariaLabel: label, role: "img" })];
}

function row(channel, current, texts) {
  const button = make("button", { type: "button", className: `channel-row channel-${channel.kind}` },
    make("span", { className: "channel-sign", textContent: sign(channel), ariaHidden: "true" }),
    make("span", { className: "channel-row-name", textContent: channel.name }),
    ...(channel.archived ? [make("small", { textContent: texts.archived })] : []),
    ...dot(channel.unread, texts));
  button.dataset.channelId = channel.id;
  if (channel.id === current) button.setAttribute("aria-current", "page");
  button.addEventListener("click", () => go(channel.id));
  return button;
}

function showWords({ texts, channels, current }) {
  const label = $(".viewer-control");
  label.firstChild.textContent = texts.you;
  $("#viewer-picker").ariaLabel = texts.you;
  $("#channel-list").ariaLabel = texts.channels;
  $("#hint p").textContent = texts.hint;
  $("#hint button").textContent = texts.close;
  $("#hint").hidden = Boolean(hintSeen.get()) || channels.find(({ id }) => id === current)?.kind !== "thread";
  $("#channel-empty").textContent = texts.empty;
  $("#new-match span").textContent = texts["new-match"];
  $("#new-match").title = $("#new-match").ariaLabel = texts["new-match"];
  $("#greeting h2").textContent = texts.welcome;
  $("#welcome-choose").textContent = texts["welcome-choose"];
  $("#welcome-type").textContent = texts["welcome-type"];
  $("#greeting-games").ariaLabel = texts.games;
}

// What to do first, and a match at once in whichever game: in #games until somebody writes there, and when asked for.
function showGreeting({ home, current, texts, setting_up: settingUp }, empty) {
  const hadFocus = $("#greeting").contains(document.activeElement);
  if (wasSettingUp && !settingUp) greetingWanted = null;
  const visible = settingUp || (greetingWanted ?? (empty && current === home));
  $("#greeting").hidden = !visible;
  $("#new-match").ariaExpanded = String(visible);
  $("#greeting-status").textContent = settingUp ? texts["setting-up"] : "";
  for (const button of $("#greeting-games").querySelectorAll("button")) button.ariaDisabled = String(settingUp);
  if (hadFocus && !visible) $("#channel-timeline").focus({ preventScroll: true });
  wasSettingUp = settingUp;
}

function toggleGreeting() {
  greetingWanted = $("#greeting").hidden;
  $("#greeting").hidden = !greetingWanted;
  $("#new-match").ariaExpanded = String(greetingWanted);
  if (greetingWanted) $("#greeting-games button")?.focus();
}

function showGames({ games }) {
  const shownNow = JSON.stringify(games);
  if (shownNow === shownGames) return;
  shownGames = shownNow;
  $("#greeting-games").replaceChildren(...games.map(({ id, name, practice, opponents }) => {
    const ways = [[practice, true], [opponents, false]].map(([text, practising]) => {
      const button = make("button", { type: "button", textContent: text, ariaLabel: `${name}, ${text}` });
      if (practising) button.className = "practice";
      button.addEventListener("click", () => {
        if (button.ariaDisabled !== "true") act({ kind: "begin", game: id, practice: practising });
      });
      return button;
    });
    return make("div", { className: "game" }, make("strong", { textContent: name }), ...ways);
  }));
}
let shownGames = "";

// Whoever is asked by the newest buttons here, one can become at a touch.
function showAwaited(awaited) {
  $("#awaited").hidden = !awaited.length;
  $("#awaited").replaceChildren(...awaited.map(({ id, label }) => {
    const button = make("button", { type: "button", textContent: label });
    button.addEventListener("click", () => {
      const picker = $("#viewer-picker");
      picker.value = id;
      picker.dispatchEvent(new Event("change", { bubbles: true }));
    });
    return button;
  }));
}

// What one did oneself is answered at the end of the conversation, or by a notice where there is no answer. An answer
// may come late, so this looks again whenever something about the latest action has changed.
function showOutcome(action, { texts, working, channels, current }) {
  const outcomes = action.outcomes.map(({ kind }) => kind);
  const came = (...kinds) => kinds.some((kind) => outcomes.includes(kind));
  const silent = !came("response", "followup", "source_edit", "modal")
    && (action.settlement === "failed" || (action.acknowledgement === "unacknowledged" && !came("deferred")));
  const unheard = action.requestId === unheardRequest && channels.find(({ id }) => id === current)?.kind === "thread";
  const outcome = action.rejected ? "refused" : unheard ? "unheard" : !silent ? "answered" : working ? "working" : "failed";
  const state = [action.requestId, outcome, ...outcomes].join(" ");
  if (state === seenAction) return;
  const first = seenAction === null;
  seenAction = state;
  if (came("message", "response", "followup")) toTheEnd();
  const notice = $("#notice");
  notice.hidden = first || outcome === "answered";
  if (notice.hidden) return;
  notice.textContent = texts[outcome];
  notice.className = ["failed", "refused"].includes(outcome) ? "notice-bad" : "";
  if (outcome === "failed") dropCommand();
}

// A command that failed is over, too; simcord would leave it in the box.
function dropCommand() {
  const close = $(".command-context-close");
  if (!close) return;
  close.click();
  const box = $("#channel-composer-input");
  box.value = "";
  box.dispatchEvent(new Event("input", { bubbles: true }));
}

// As on Discord: a mentioned command that is pressed stands in the box, ready for its options.
function markCommands() {
  for (const mention of document.querySelectorAll("#channel-timeline span.command-mention:not([role])")) {
    mention.setAttribute("role", "button");
    mention.tabIndex = 0;
  }
}

function takeCommand(event) {
  const mention = event.target.closest?.(".command-mention[role=button]");
  if (!mention || (event.type === "keydown" && event.key !== "Enter" && event.key !== " ")) return;
  event.preventDefault();
  event.stopPropagation();
  dropCommand();
  const box = $("#channel-composer-input");
  box.value = mention.textContent;
  box.focus();
  box.dispatchEvent(new Event("input", { bubbles: true }));
  chooseEntry(mention.textContent);
}

// The list of commands may still be loading.
function chooseEntry(name, tries = 60) {
  const entry = [...document.querySelectorAll(".command-entry")].find((item) => item.querySelector("strong").textContent === name);
  if (entry) entry.click();
  else if (tries && $("#channel-composer-input").value === name) setTimeout(() => chooseEntry(name, tries - 1), 50);
}

// Mentioned channels, threads just opened and links to messages lead there, in this tab.
function follow(event) {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const link = event.target.closest("a[href]");
  const summary = event.target.closest(".thread-summary");
  const target = link ? channelOf(new URL(link.href)) : summary ? [summary.closest("[data-message-id]").dataset.messageId] : null;
  if (!target) return;
  event.preventDefault();
  event.stopPropagation();
  go(...target);
}

// simcord writes English. For a reader of another language its words are replaced wherever they stand; in the table of
// words % stands for a name or a number. Switching to somebody else starts from what simcord wrote.
let words = [];
let wordsShown = "";
const written = new WeakMap();
const wordAttributes = ["aria-label", "placeholder", "title"];
const peoplesTexts = ".message-content, .text-display, textarea";

function learnWords(pairs) {
  const state = JSON.stringify(pairs);
  if (state === wordsShown) return;
  wordsShown = state;
  const pattern = (text) => text.split("%").map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("(.*?)");
  words = pairs.map(([english, text]) => [new RegExp(`^(\\s*)${pattern(english)}(\\s*)$`, "s"), text]);
  translateUnder(document.body);
}

function translated(english) {
  for (const [pattern, text] of words) {
    const found = pattern.exec(english);
    if (!found) continue;
    const [before, ...blanks] = found.slice(1);
    const after = blanks.pop();
    return before + text.replaceAll("%", () => blanks.shift()) + after;
  }
  return english;
}

// Replaces one text, of which `read` is what stands there now.
function translateOne(node, key, read, write) {
  const known = written.get(node) ?? {};
  written.set(node, known);
  const english = known[key]?.shown === read ? known[key].english : read;
  known[key] = { english, shown: translated(english) };
  if (known[key].shown !== read) write(known[key].shown);
}

function translateText(node) {
  if (node.data.trim() && !node.parentElement?.closest(peoplesTexts)) translateOne(node, "text", node.data, (text) => { node.data = text; });
}

function translateAttributes(element) {
  for (const name of wordAttributes) {
    if (element.hasAttribute(name)) translateOne(element, name, element.getAttribute(name), (text) => element.setAttribute(name, text));
  }
}

function translateUnder(root) {
  if (root.nodeType === Node.TEXT_NODE) return translateText(root);
  if (root.nodeType !== Node.ELEMENT_NODE) return;
  translateAttributes(root);
  for (const element of root.querySelectorAll(wordAttributes.map((name) => `[${name}]`).join())) translateAttributes(element);
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) translateText(texts.currentNode);
}

function translateChanges(changes) {
  for (const { type, target, addedNodes } of changes) {
    if (type === "childList") addedNodes.forEach(translateUnder);
    else if (type === "attributes") translateAttributes(target);
    else translateText(target);
  }
}

// Options are shown by their names in the reader's language; simcord knows them by the names it sends.
let localNames = {};
function learnNames({ entries = [] }) {
  const named = entries.flatMap(({ options }) => options).filter(({ shown }) => shown);
  localNames = Object.fromEntries(named.map((option) => [option.name, option.shown]));
}

function nameOptions() {
  const labels = ".command-pill-label, .command-context-name, .command-suggestion:has(.command-suggestion-ellipsis) .command-suggestion-label";
  for (const label of document.querySelectorAll(labels)) {
    const name = localNames[label.textContent];
    if (name) label.textContent = name;
  }
}

// As on Discord: Enter takes what is suggested, and once there is nothing left to take, sends the command.
// simcord's own box would take the suggestion again and again.
let takingSuggestions = false;
function sendOnEnter(event) {
  if (event.key !== "Enter") { takingSuggestions = true; return; }
  if (event.isComposing || event.shiftKey || !event.target.closest("#channel-composer")) return;
  const { draft } = window.simcordPreview.commandPicker;
  const message = event.target.matches("textarea") && !event.target.value.startsWith("/");
  const ready = draft ? draft.submittable && !takingSuggestions : busy() && message;
  takingSuggestions = false;
  if (!ready) return;
  event.preventDefault();
  event.stopPropagation();
  sendWhenFree();
}

// While an earlier request is under way simcord forgets what one sends.
function sendWhenFree() {
  if (busy()) setTimeout(sendWhenFree, 50);
  else $("#send-message").click();
}

function busy() {
  const { pendingAction, awaitingRevision, publishedRevision } = window.simcordPreview;
  return Boolean(pendingAction) || awaitingRevision > publishedRevision;
}

// As on Discord: an option with suggestions offers some as soon as one is in it, before anything is typed. One that has
// been filled in offers nothing until it is changed.
function suggestAtOnce({ target }) {
  if (!target.matches(".command-option-input")) return;
  setTimeout(() => {
    const popup = $(".command-popup");
    const matching = $(".command-popup-heading")?.textContent.startsWith(translated("OPTIONS MATCHING …").split("…")[0]);
    if (!matching || target !== document.activeElement || !popup.querySelector(".command-empty")) return;
    if (target.value) popup.hidden = true;
    else target.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

// Taking a suggestion with the mouse leaves one where one was, so that Enter then sends the command.
function stayInOption(event) {
  if (event.target.closest(".command-suggestion")) event.preventDefault();
}

function channelOf(url) {
  if (url.origin === location.origin) { const id = url.searchParams.get("channel"); return id ? [id] : null; }
  const found = /^https:\/\/discord\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?$/.exec(url.href);
  return found ? found.slice(1) : null;
}

$("#messages-sidebar").append(make("nav", { id: "channel-list" }));
$("#toolbar").after(make("aside", { id: "hint", hidden: true }, make("p"), make("button", { type: "button" })));
$("#channel-composer").before(make("p", { id: "notice", role: "alert", hidden: true }), make("div", { id: "awaited", hidden: true }));
$("#viewer-picker").closest("label").after(
  make("button", { id: "new-match", type: "button", className: "toolbar-button" }, make("b", { textContent: "＋", ariaHidden: "true" }), " ", make("span")));
$("#new-match").setAttribute("aria-controls", "greeting");
$("#new-match").addEventListener("click", toggleGreeting);
$("#channel-timeline").before(make("section", { id: "greeting", hidden: true },
  make("h2", { id: "greeting-title" }), make("p", { id: "welcome-choose" }),
  make("div", { id: "greeting-games", role: "group" }),
  make("p", { id: "greeting-status", role: "status" }), make("p", { id: "welcome-type" })));
$("#greeting").setAttribute("aria-labelledby", "greeting-title");
$("#channel-timeline").tabIndex = -1;
$("#hint button").addEventListener("click", () => { hintSeen.set("yes"); $("#hint").hidden = true; });
$("#channel-timeline").addEventListener("scroll", noteWhere, { passive: true });
for (const touch of ["wheel", "touchmove", "pointerdown", "keydown"]) {
  $("#channel-timeline").addEventListener(touch, noteTouch, { passive: true });
}
new MutationObserver(translateChanges).observe(document.body,
  { childList: true, characterData: true, subtree: true, attributes: true, attributeFilter: wordAttributes });
new MutationObserver(nameOptions).observe($("#channel-composer"), { childList: true, subtree: true });
new MutationObserver(markCommands).observe($("#channel-timeline"), { childList: true, subtree: true });
new ResizeObserver(stayAtEnd).observe($("#channel-message-list"));
document.addEventListener("click", follow, true);
document.addEventListener("click", takeCommand, true);
document.addEventListener("keydown", takeCommand, true);
document.addEventListener("click", () => { takingSuggestions = false; }, true);
document.addEventListener("keydown", sendOnEnter, true);
document.addEventListener("focusin", suggestAtOnce);
document.addEventListener("mousedown", stayInOption);
