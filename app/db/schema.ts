/**
 * D1 holds accounts, the dashboard's rows, grants, files and analyses. A resume's content lives in its
 * room; only what lists need is projected here. No ON DELETE CASCADE: rebuilding a parent table in D1
 * would delete its children (docs/decisions).
 */
import {
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";

const id = () => text("id").primaryKey();
const at = (name: string) => integer(name, { mode: "timestamp_ms" });

/* Accounts: the tables of better-auth, under its field names, with our own additions. */
export const user = sqliteTable("user", {
  id: id(),
  name: text("name").notNull(),
  email: text("email").notNull().unique(),
  emailVerified: integer("email_verified", { mode: "boolean" }).notNull().default(false),
  image: text("image"),
  createdAt: at("created_at").notNull(),
  updatedAt: at("updated_at").notNull(),
});

export const session = sqliteTable(
  "session",
  {
    id: id(),
    userId: text("user_id")
      .notNull()
      .references(() => user.id),
    token: text("token").notNull().unique(),
    expiresAt: at("expires_at").notNull(),
    /** One sign-in in one browser: rotation adds a row to the family, logout ends all of it. */
    familyId: text("family_id").notNull(),
    absoluteExpiresAt: at("absolute_expires_at").notNull(),
    /** Set once rotated away; the row then lives its last minute and is never prolonged. */
    replacedAt: at("replaced_at"),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    createdAt: at("created_at").notNull(),
    updatedAt: at("updated_at").notNull(),
  },
  (table) => [index("session_user").on(table.userId), index("session_family").on(table.familyId)],
);

export const account = sqliteTable(
  "account",
  {
    id: id(),
    userId: text("user_id")
      .notNull()
      .references(() => user.id),
    accountId: text("account_id").notNull(),
    providerId: text("provider_id").notNull(),
    password: text("password"),
    accessToken: text("access_token"),
    refreshToken: text("refresh_token"),
    idToken: text("id_token"),
    accessTokenExpiresAt: at("access_token_expires_at"),
    refreshTokenExpiresAt: at("refresh_token_expires_at"),
    scope: text("scope"),
    createdAt: at("created_at").notNull(),
    updatedAt: at("updated_at").notNull(),
  },
  (table) => [index("account_user").on(table.userId)],
);

export const verification = sqliteTable(
  "verification",
  {
    id: id(),
    identifier: text("identifier").notNull(),
    value: text("value").notNull(),
    expiresAt: at("expires_at").notNull(),
    createdAt: at("created_at").notNull(),
    updatedAt: at("updated_at").notNull(),
  },
  (table) => [index("verification_identifier").on(table.identifier)],
);

/**
 * Sign-ups waiting for their code, one an address; a person exists only once the code was entered.
 * Kept for a taken address too, with a code nobody is sent, so that both answer alike.
 */
export const pendingSignup = sqliteTable("pending_signup", {
  email: text("email").primaryKey(),
  /** Names this sign-up in the signed value its browser holds; a new sign-up has a new one. */
  id: text("id").notNull().unique(),
  name: text("name").notNull(),
  /** Null once the code was entered elsewhere: that person never chose this password. */
  passwordHash: text("password_hash"),
  codeHash: text("code_hash").notNull(),
  codeExpiresAt: at("code_expires_at").notNull(),
  attemptsLeft: integer("attempts_left").notNull(),
  createdAt: at("created_at").notNull(),
});

/** An address somebody wants to change to, until the code mailed there is entered. */
export const emailChange = sqliteTable("email_change", {
  userId: text("user_id")
    .primaryKey()
    .references(() => user.id),
  email: text("email").notNull(),
  codeHash: text("code_hash").notNull(),
  codeExpiresAt: at("code_expires_at").notNull(),
  attemptsLeft: integer("attempts_left").notNull(),
});

/** Fixed-window counters for the budgets of sign-in, codes, scores and prints. */
export const budget = sqliteTable("budget", {
  key: text("key").primaryKey(),
  windowStart: integer("window_start").notNull(),
  used: integer("used").notNull(),
});

/** The development mailbox; never written outside MAIL=outbox. */
export const outboxMail = sqliteTable("outbox_mail", {
  id: id(),
  to: text("to").notNull(),
  subject: text("subject").notNull(),
  text: text("text").notNull(),
  html: text("html").notNull(),
  sentAt: at("sent_at").notNull(),
});

/* Resumes: one row each for lists and permission; the content is in the room of the same id. */
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
    lastScore: integer("last_score"),
    createdAt: at("created_at").notNull(),
    updatedAt: at("updated_at").notNull(),
    deletedAt: at("deleted_at"),
  },
  (table) => [index("resume_owner").on(table.ownerId, table.updatedAt)],
);

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

/** Rooms that a session has opened a socket to: those to tell when it ends. */
export const roomVisit = sqliteTable(
  "room_visit",
  {
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

/** Stored analyses: the report as it was, with the engine that made it. */
export const analysis = sqliteTable(
  "analysis",
  {
    id: id(),
    resumeId: text("resume_id")
      .notNull()
      .references(() => resume.id),
    jobDescription: text("job_description", { mode: "json" }).notNull(),
    /** Hash of title, company and text; null for the oldest. */
    posting: text("posting"),
    report: text("report", { mode: "json" }).notNull(),
    score: integer("score").notNull(),
    engineVersion: text("engine_version").notNull(),
    /** What the resume was, a mark a part, so that the next analysis can tell what changed. */
    marks: text("marks", { mode: "json" }),
    createdAt: at("created_at").notNull(),
  },
  (table) => [index("analysis_resume").on(table.resumeId, table.createdAt)],
);

/** Each move of a score, per posting, with the edits that moved it; analyses of one sitting replace each other. */
export const scorePoint = sqliteTable(
  "score_point",
  {
    id: id(),
    resumeId: text("resume_id")
      .notNull()
      .references(() => resume.id),
    /** Hash of title, company and text. */
    posting: text("posting").notNull(),
    score: integer("score").notNull(),
    moves: text("moves", { mode: "json" }).notNull(),
    createdAt: at("created_at").notNull(),
  },
  (table) => [index("score_point_resume").on(table.resumeId, table.createdAt)],
);

/** Short-lived download addresses: /files/{token} is looked up by the token's hash. */
export const file = sqliteTable("file", {
  tokenHash: text("token_hash").primaryKey(),
  ownerId: text("owner_id").notNull(),
  r2Key: text("r2_key").notNull(),
  fileName: text("file_name").notNull(),
  contentType: text("content_type").notNull(),
  createdAt: at("created_at").notNull(),
  expiresAt: at("expires_at").notNull(),
});

/** PDFs of a resume that somebody has drawn and written on; the files lie in R2 until they are deleted. */
export const annotatedCopy = sqliteTable(
  "annotated_copy",
  {
    id: id(),
    resumeId: text("resume_id")
      .notNull()
      .references(() => resume.id),
    /** Who made it; the copy outlives their account. */
    createdBy: text("created_by").notNull(),
    r2Key: text("r2_key").notNull(),
    /** Without its extension. */
    name: text("name").notNull(),
    bytes: integer("bytes").notNull(),
    createdAt: at("created_at").notNull(),
  },
  (table) => [index("annotated_copy_resume").on(table.resumeId, table.createdAt)],
);

/** Photos of a resume, each named by its content; the resume says which one it shows, older versions others. */
export const photo = sqliteTable(
  "photo",
  {
    resumeId: text("resume_id")
      .notNull()
      .references(() => resume.id),
    /** Hash of the stored file: `photo.fileId` in a resume. */
    id: text("id").notNull(),
    r2Key: text("r2_key").notNull(),
    bytes: integer("bytes").notNull(),
    createdAt: at("created_at").notNull(),
    /** When it was last looked whether anything still refers to it. */
    checkedAt: at("checked_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.resumeId, table.id] }),
    index("photo_checked").on(table.checkedAt),
  ],
);

/** What a print cost, by content hash, so that an unchanged export is free. */
export const print = sqliteTable("print", {
  key: text("key").primaryKey(),
  r2Key: text("r2_key").notNull(),
  pages: integer("pages").notNull(),
  bytes: integer("bytes").notNull(),
  sha256: text("sha256").notNull(),
  milliseconds: real("milliseconds").notNull(),
  createdAt: at("created_at").notNull(),
});
