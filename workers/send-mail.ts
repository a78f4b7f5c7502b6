/** One way out for mail, chosen by MAIL. `outbox` keeps it in D1 for /dev/outbox and prints it. */
import { parse } from "valibot";
import { emailSchema } from "#app/account/account-schema.ts";
import type { Mail } from "#app/context.ts";
import type { Database } from "#app/db/database.server.ts";
import { outboxMail } from "#app/db/schema.ts";

export async function sendMail(env: Env, db: Database, mail: Mail): Promise<void> {
  // No transport is trusted to refuse a bad address or a line break that would start another header.
  const to = parse(emailSchema, mail.to);
  if (/[\r\n]/.test(mail.subject)) throw new Error("A mail's subject must be one line");
  if (env.MAIL !== "outbox") throw new Error(`MAIL=${env.MAIL} is not a known mail transport`);
  await db.insert(outboxMail).values({ id: crypto.randomUUID(), ...mail, to, sentAt: new Date() });
  // Whoever runs this at home finds the code here without opening the mailbox.
  if (env.BUDGETS === "local") console.log(`Mail to ${to}: ${mail.subject}\n${mail.text}`);
}
