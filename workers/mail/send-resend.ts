/** Mail by Resend's HTTP call, or by any service that takes the same. */
import type { Mail } from "#app/server/context.ts";
import type { Sender } from "./mail-message.ts";
import type { MailSecrets } from "./mail-secrets.ts";

const TIMEOUT_MS = 15_000;

export async function sendByResend(
  { RESEND_URL, RESEND_API_KEY }: Pick<Env, "RESEND_URL"> & MailSecrets,
  { full }: Sender,
  { to, subject, text, html }: Mail,
): Promise<void> {
  if (!RESEND_API_KEY) throw new Error("MAIL=resend needs the secret RESEND_API_KEY");
  const answer = await fetch(RESEND_URL, {
    method: "POST",
    // The key must not follow to another host.
    redirect: "manual",
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: { authorization: `Bearer ${RESEND_API_KEY}`, "content-type": "application/json" },
    body: JSON.stringify({ from: full, to: [to], subject, text, html }),
  });
  // What a provider says may echo the key, and whom the mail was for.
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`The mail provider answered ${answer.status}`);
}
