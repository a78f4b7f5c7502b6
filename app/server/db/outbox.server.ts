/** The development mailbox, where mails are stored instead of sent. */
import { desc } from "drizzle-orm";
import type { Database } from "./database.server.ts";
import { outboxMail } from "./tables/service-tables.ts";

const MAX_LISTED = 100;

/** Newest first. */
export async function listOutbox(db: Database) {
  const rows = await db
    .select()
    .from(outboxMail)
    .orderBy(desc(outboxMail.sentAt))
    .limit(MAX_LISTED);
  return rows.map(({ to, subject, text, html, sentAt }) => ({
    to,
    subject,
    text,
    html,
    sentAt: sentAt.toISOString(),
  }));
}
