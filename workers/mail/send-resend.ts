/** Sends mail by Resend's HTTP API, or by any service with a compatible one. */
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
  const response = await fetch(RESEND_URL, {
    method: "POST",
    // A redirect would send the key to another host.
    redirect: "manual",
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: { authorization: `Bearer ${RESEND_API_KEY}`, "content-type": "application/json" },
    body: JSON.stringify({ from: full, to: [to], subject, text, html }),
  });
  // The response body is discarded, because it may contain the key or the recipient.
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The mail provider responded with ${response.status}`);
}
