/** Who else may open a resume: members, guests, share links and public pages. */
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { user } from "./account-tables.ts";
import { id, timestamp } from "./columns.ts";
import { resume } from "./resume-tables.ts";

/** Members other than the owner; `shareId` is the link by which they joined. */
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
    createdAt: timestamp("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.resumeId, table.userId] }),
    index("member_user").on(table.userId),
    index("member_share").on(table.shareId),
  ],
);

/**
 * Everyone who has ever joined a resume, and the owner's decision about them: a role, blocked, or null if the link
 * decides. Outlives the membership and the link. Guests appear only after a decision.
 */
export const collaborator = sqliteTable(
  "collaborator",
  {
    resumeId: text("resume_id")
      .notNull()
      .references(() => resume.id),
    /** A user id, or `guest:` with a guest's id. */
    personId: text("person_id").notNull(),
    decision: text("decision", { enum: ["edit", "comment", "view", "blocked"] }),
    decidedAt: timestamp("decided_at"),
    createdAt: timestamp("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.resumeId, table.personId] }),
    index("collaborator_person").on(table.personId),
  ],
);

/** Share links; only the token's hash is stored. */
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
    createdAt: timestamp("created_at").notNull(),
    expiresAt: timestamp("expires_at"),
    /** Whether people with the view role may download the PDF. */
    allowDownload: integer("allow_download", { mode: "boolean" }).notNull().default(false),
    revokedAt: timestamp("revoked_at"),
  },
  (table) => [
    uniqueIndex("share_token").on(table.tokenHash),
    index("share_resume").on(table.resumeId),
  ],
);

/** People without an account, identified by a cookie; the links they opened grant access. */
export const guest = sqliteTable("guest", {
  id: id(),
  /** Null if the guest is Anonymous [spec 6]. */
  name: text("name"),
  createdAt: timestamp("created_at").notNull(),
});

/** The share links that a guest has opened. */
export const guestGrant = sqliteTable(
  "guest_grant",
  {
    guestId: text("guest_id")
      .notNull()
      .references(() => guest.id),
    shareId: text("share_id")
      .notNull()
      .references(() => share.id),
    createdAt: timestamp("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.guestId, table.shareId] }),
    index("guest_grant_share").on(table.shareId),
  ],
);

/** A resume's public page; it keeps its URL while switched off. */
export const publicPage = sqliteTable("public_page", {
  resumeId: text("resume_id")
    .primaryKey()
    .references(() => resume.id),
  /** The last part of its URL. */
  slug: text("slug").notNull().unique(),
  isOn: integer("is_on", { mode: "boolean" }).notNull(),
  showsContact: integer("shows_contact", { mode: "boolean" }).notNull(),
  /** Whether strangers may download the page as a PDF. */
  allowDownload: integer("allow_download", { mode: "boolean" }).notNull().default(true),
  createdAt: timestamp("created_at").notNull(),
});
