/** Mail by Cloudflare itself: the `send_email` binding of wrangler.toml. */
import { EmailMessage } from "cloudflare:email";
import type { Mail } from "#app/context.ts";
import { type Sender, toMessage } from "./mail-message.ts";
import type { MailSecrets } from "./send-mail.ts";

/** `mail` has been checked: the binding itself lets bad addresses and line breaks through. */
export async function sendByCloudflare(
  { EMAIL }: MailSecrets,
  from: Sender,
  mail: Mail,
): Promise<void> {
  if (!EMAIL)
    throw new Error("MAIL=cloudflare needs the send_email binding EMAIL in wrangler.toml");
  try {
    await EMAIL.send(new EmailMessage(from.address, mail.to, toMessage(from, mail, new Date())));
  } catch (error) {
    // What it says names whom the mail was for.
    const code = (error as { code?: unknown }).code;
    const known = typeof code === "string" && /^[A-Z_]{1,64}$/.test(code) ? `: ${code}` : "";
    throw new Error(`Cloudflare did not take the mail${known}`);
  }
}
