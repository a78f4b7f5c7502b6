/** Resumes: one row each for lists and permissions; the content is in the room with the same id. */
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { user } from "./account-tables.ts";
import { id, timestamp } from "./columns.ts";

export const resume = sqliteTable(
  "resume",
  {
    id: id(),
    ownerId: text("owner_id")
      .notNull()
      .references(() => user.id),
    title: text("title").notNull(),
    templateId: text("template_id").notNull(),
    templateVersion: integer("template_version").notNull().default(1),
    /** Of the last analysis, for lists. */
    lastScore: integer("last_score"),
    createdAt: timestamp("created_at").notNull(),
    updatedAt: timestamp("updated_at").notNull(),
    /** When it was moved to the trash; null if it is not there. */
    deletedAt: timestamp("deleted_at"),
  },
  (table) => [index("resume_owner").on(table.ownerId, table.updatedAt)],
);

/** Rooms to which a session has requested a socket; they are notified when it ends. */
export const roomVisit = sqliteTable(
  "room_visit",
  {
    /** The session's `familyId`, which outlives the rotation of its token. */
    sessionId: text("session_id").notNull(),
    resumeId: text("resume_id").notNull(),
    userId: text("user_id").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.resumeId] }),
    index("room_visit_user").on(table.userId),
    index("room_visit_resume").on(table.resumeId),
  ],
);
