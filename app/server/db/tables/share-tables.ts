/** Who else may open a resume, and by which way they came. */
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { user } from "./account-tables.ts";
import { at, id } from "./columns.ts";
import { resume } from "./resume-tables.ts";

/** People other than the owner; `shareId` names the link that let them in. */
export const member = sqliteTable(
  "member",
  {
    resumeId: text("resume_id")
      .notNull()
      .references(() => resume.id),
    userId: text("user_id")
      .notNull()
      .references(() => user.id),
    role: text("role", { enum: ["edit", "comment", "view"] }).notNull(),
    shareId: text("share_id"),
    createdAt: at("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.resumeId, table.userId] }),
    index("member_user").on(table.userId),
    index("member_share").on(table.shareId),
  ],
);

/**
 * Everybody who has ever joined a resume, and what its owner has decided on them: a role, or blocked. It outlives
 * their membership and the link; null leaves it to the link. Guests are here only once something was decided.
 */
export const collaborator = sqliteTable(
  "collaborator",
  {
    resumeId: text("resume_id")
      .notNull()
      .references(() => resume.id),
    /** An account's id, or a guest's as rooms know it. */
    personId: text("person_id").notNull(),
    decision: text("decision", { enum: ["edit", "comment", "view", "blocked"] }),
    decidedAt: at("decided_at"),
    createdAt: at("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.resumeId, table.personId] }),
    index("collaborator_person").on(table.personId),
  ],
);

/** Share links; the token is stored hashed. */
export const share = sqliteTable(
  "share",
  {
    id: id(),
    resumeId: text("resume_id")
      .notNull()
      .references(() => resume.id),
    role: text("role", { enum: ["edit", "comment", "view"] }).notNull(),
    tokenHash: text("token_hash").notNull(),
    createdBy: text("created_by")
      .notNull()
      .references(() => user.id),
    createdAt: at("created_at").notNull(),
    expiresAt: at("expires_at"),
    revokedAt: at("revoked_at"),
  },
  (table) => [
    uniqueIndex("share_token").on(table.tokenHash),
    index("share_resume").on(table.resumeId),
  ],
);

/** People without an account: named by a cookie, let in by the links they have opened. */
export const guest = sqliteTable("guest", {
  id: id(),
  /** Null while they are Anonymous [spec 6]. */
  name: text("name"),
  createdAt: at("created_at").notNull(),
});

export const guestGrant = sqliteTable(
  "guest_grant",
  {
    guestId: text("guest_id")
      .notNull()
      .references(() => guest.id),
    shareId: text("share_id")
      .notNull()
      .references(() => share.id),
    createdAt: at("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.guestId, table.shareId] }),
    index("guest_grant_share").on(table.shareId),
  ],
);

/** A resume's own page for everybody; switched off it keeps its address. */
export const publicPage = sqliteTable("public_page", {
  resumeId: text("resume_id")
    .primaryKey()
    .references(() => resume.id),
  slug: text("slug").notNull().unique(),
  isOn: integer("is_on", { mode: "boolean" }).notNull(),
  showsContact: integer("shows_contact", { mode: "boolean" }).notNull(),
  createdAt: at("created_at").notNull(),
});
