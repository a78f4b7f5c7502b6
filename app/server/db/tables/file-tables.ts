/** Files in R2: their keys, names and owners. */
import { index, integer, primaryKey, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { id, timestamp } from "./columns.ts";
import { resume } from "./resume-tables.ts";

/** Short-lived download URLs: /files/{token} is looked up by the token's hash. */
export const file = sqliteTable("file", {
  tokenHash: text("token_hash").primaryKey(),
  ownerId: text("owner_id").notNull(),
  r2Key: text("r2_key").notNull(),
  fileName: text("file_name").notNull(),
  contentType: text("content_type").notNull(),
  createdAt: timestamp("created_at").notNull(),
  expiresAt: timestamp("expires_at").notNull(),
});

/** Annotated PDFs of a resume; the files stay in R2 until they are deleted. */
export const annotatedCopy = sqliteTable(
  "annotated_copy",
  {
    id: id(),
    resumeId: text("resume_id")
      .notNull()
      .references(() => resume.id),
    /** The creator's user id; the PDF outlives their account. */
    createdBy: text("created_by").notNull(),
    r2Key: text("r2_key").notNull(),
    /** Without the extension. */
    name: text("name").notNull(),
    bytes: integer("bytes").notNull(),
    createdAt: timestamp("created_at").notNull(),
  },
  (table) => [index("annotated_copy_resume").on(table.resumeId, table.createdAt)],
);

/** Photos of a resume, identified by content hash. The resume and its versions refer to them. */
export const photo = sqliteTable(
  "photo",
  {
    resumeId: text("resume_id")
      .notNull()
      .references(() => resume.id),
    /** Content hash of the file; `photo.fileId` in a resume. */
    id: text("id").notNull(),
    r2Key: text("r2_key").notNull(),
    bytes: integer("bytes").notNull(),
    createdAt: timestamp("created_at").notNull(),
    /** When the sweep last checked whether anything still refers to it. */
    checkedAt: timestamp("checked_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.resumeId, table.id] }),
    index("photo_checked").on(table.checkedAt),
  ],
);

/** Finished prints by content hash, so that an unchanged export is not printed again. */
export const print = sqliteTable("print", {
  key: text("key").primaryKey(),
  r2Key: text("r2_key").notNull(),
  pages: integer("pages").notNull(),
  bytes: integer("bytes").notNull(),
  sha256: text("sha256").notNull(),
  /** How long printing took. */
  milliseconds: real("milliseconds").notNull(),
  createdAt: timestamp("created_at").notNull(),
});
