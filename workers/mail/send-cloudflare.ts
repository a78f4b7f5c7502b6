/** Sends mail by Cloudflare's `send_email` binding (wrangler.toml). */
import { EmailMessage } from "cloudflare:email";
import type { Mail } from "#app/server/context.ts";
import { TIMED_OUT, withTimeout } from "../with-timeout.ts";
import { type Sender, toMessage } from "./mail-message.ts";
import type { MailSecrets } from "./mail-secrets.ts";

const TIMEOUT_MS = 15_000;

/** `mail` must be validated first, because the binding accepts bad addresses and line breaks. */
export async function sendByCloudflare(
  { EMAIL }: MailSecrets,
  from: Sender,
  mail: Mail,
): Promise<void> {
  if (!EMAIL)
    throw new Error("MAIL=cloudflare needs the send_email binding EMAIL in wrangler.toml");
  const message = new EmailMessage(from.address, mail.to, toMessage(from, mail, new Date()));
  const result = await withTimeout(TIMEOUT_MS, EMAIL.send(message)).catch((error: unknown) => {
    // The error message contains the recipient, so only its code is passed on.
    const code = (error as { code?: unknown }).code;
    const suffix = typeof code === "string" && /^[A-Z_]{1,64}$/.test(code) ? `: ${code}` : "";
    throw new Error(`Cloudflare did not accept the mail${suffix}`);
  });
  if (result === TIMED_OUT) throw new Error("Cloudflare did not accept the mail in time");
}
