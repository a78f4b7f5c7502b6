/**
 * Sends mail by the transport named in MAIL. `outbox` stores it in D1 for /dev/outbox and logs it; `smtp`, `resend` and
 * `cloudflare` really send it and are loaded with the first mail.
 */
import { parse } from "valibot";
import { emailSchema } from "#app/core/account/account-schema.ts";
import type { Mail } from "#app/server/context.ts";
import type { Database } from "#app/server/db/database.server.ts";
import { outboxMail } from "#app/server/db/tables/service-tables.ts";
import { readSender } from "./mail-message.ts";
import type { MailSecrets } from "./mail-secrets.ts";

export async function sendMail(
  env: Env & MailSecrets,
  db: Database,
  unchecked: Mail,
): Promise<void> {
  // Validated here, because a transport may accept bad addresses or line breaks (header injection).
  const mail = { ...unchecked, to: parse(emailSchema, unchecked.to) };
  if (/[\r\n\0]/.test(mail.subject)) throw new Error("A mail's subject must be one line");
  const transport: string = env.MAIL;
  if (transport === "outbox") return storeInOutbox(env, db, mail);
  if (transport === "smtp") {
    const { sendBySmtp } = await import("./send-smtp.ts");
    return sendBySmtp(env, readSender(env.MAIL_FROM), mail);
  }
  if (transport === "resend") {
    const { sendByResend } = await import("./send-resend.ts");
    return sendByResend(env, readSender(env.MAIL_FROM), mail);
  }
  if (transport === "cloudflare") {
    const { sendByCloudflare } = await import("./send-cloudflare.ts");
    return sendByCloudflare(env, readSender(env.MAIL_FROM), mail);
  }
  throw new Error("MAIL must be outbox, smtp, resend or cloudflare");
}

async function storeInOutbox(env: Env, db: Database, mail: Mail): Promise<void> {
  await db.insert(outboxMail).values({ id: crypto.randomUUID(), ...mail, sentAt: new Date() });
  // On a developer's machine, the log shows sign-up codes without opening the mailbox.
  if (env.BUDGETS === "local") console.log(`Mail to ${mail.to}: ${mail.subject}\n${mail.text}`);
}
