// Signing in inside Discord, where the page is an Activity. Discord says who one is; nothing is kept but in this page.

import { ask, Refused, session } from "./dom.js";
import { DiscordSDK } from "./sdk/Discord.mjs";

/** Ask Discord who one is, and begin a session. Return it with what to open. Throws Refused. */
export async function arrive() {
  const { client, texts } = await ask("/activity");
  const told = (text) => new Refused(401, text, "activity");
  if (!new URLSearchParams(location.search).has("frame_id")) throw told(texts.outside);
  const discord = new DiscordSDK(client, { disableConsoleLogOverride: true });
  await discord.ready();
  let code;
  try {
    ({ code } = await discord.commands.authorize({ client_id: client, response_type: "code", prompt: "none", scope: ["identify"] }));
  } catch {
    throw told(texts.declined);
  }
  try {
    const arrived = await ask("/activity", { code });
    session.secret = arrived.secret;
    return arrived;
  } catch (refusal) {
    throw refusal.message ? refusal : told(texts.failed);
  }
}
