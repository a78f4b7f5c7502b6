/** Internal tables of the service. */
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { id, timestamp } from "./columns.ts";

/** Fixed-window counters of the rate limits. */
export const budget = sqliteTable("budget", {
  key: text("key").primaryKey(),
  windowStart: integer("window_start").notNull(),
  used: integer("used").notNull(),
});

/** The development mailbox; written only with MAIL=outbox. */
export const outboxMail = sqliteTable("outbox_mail", {
  id: id(),
  to: text("to").notNull(),
  subject: text("subject").notNull(),
  text: text("text").notNull(),
  html: text("html").notNull(),
  sentAt: timestamp("sent_at").notNull(),
});
