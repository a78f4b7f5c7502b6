/**
 * One way out for mail, chosen by MAIL. `outbox` keeps it in D1 for /dev/outbox and prints it; `smtp`,
 * `resend` and `cloudflare` really send it, and are loaded when the first mail goes.
 */
import { parse } from "valibot";
import { emailSchema } from "#app/core/account/account-schema.ts";
import type { Mail } from "#app/server/context.ts";
import type { Database } from "#app/server/db/database.server.ts";
import { outboxMail } from "#app/server/db/tables/service-tables.ts";
import { readSender } from "./mail-message.ts";
import type { MailSecrets } from "./mail-secrets.ts";

export async function sendMail(env: Env & MailSecrets, db: Database, given: Mail): Promise<void> {
  // No transport is trusted to refuse a bad address or a line break that would start another header.
  const mail = { ...given, to: parse(emailSchema, given.to) };
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
  throw new Error("MAIL names no mail transport: it is outbox, smtp, resend or cloudflare");
}

async function storeInOutbox(env: Env, db: Database, mail: Mail): Promise<void> {
  await db.insert(outboxMail).values({ id: crypto.randomUUID(), ...mail, sentAt: new Date() });
  // Whoever runs this at home finds the code here without opening the mailbox.
  if (env.BUDGETS === "local") console.log(`Mail to ${mail.to}: ${mail.subject}\n${mail.text}`);
}
