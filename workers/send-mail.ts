/** One way out for mail, chosen by MAIL. `outbox` keeps it in D1 for /dev/outbox. */
import type { Mail } from "#app/context.ts";
import type { Database } from "#app/db/database.server.ts";
import { outboxMail } from "#app/db/schema.ts";

export async function sendMail(env: Env, db: Database, mail: Mail): Promise<void> {
  if (env.MAIL !== "outbox") throw new Error(`MAIL=${env.MAIL} is not a known mail transport`);
  await db.insert(outboxMail).values({ id: crypto.randomUUID(), ...mail, sentAt: new Date() });
}
