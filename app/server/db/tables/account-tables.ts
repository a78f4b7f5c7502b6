/** Users and sign-in: better-auth's tables with its field names, and our additions. */
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { id, timestamp } from "./columns.ts";

export const user = sqliteTable("user", {
  id: id(),
  name: text("name").notNull(),
  email: text("email").notNull().unique(),
  emailVerified: integer("email_verified", { mode: "boolean" }).notNull().default(false),
  image: text("image"),
  createdAt: timestamp("created_at").notNull(),
  updatedAt: timestamp("updated_at").notNull(),
});

/** One row per token: a session whose token is rotated has several, which share a `familyId`. */
export const session = sqliteTable(
  "session",
  {
    id: id(),
    userId: text("user_id")
      .notNull()
      .references(() => user.id),
    token: text("token").notNull().unique(),
    expiresAt: timestamp("expires_at").notNull(),
    /** Identifies one sign-in: rotation adds a row to the family, logout deletes all of them. */
    familyId: text("family_id").notNull(),
    absoluteExpiresAt: timestamp("absolute_expires_at").notNull(),
    /** Set on rotation; the row then expires within a minute and is never extended. */
    replacedAt: timestamp("replaced_at"),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    createdAt: timestamp("created_at").notNull(),
    updatedAt: timestamp("updated_at").notNull(),
  },
  (table) => [index("session_user").on(table.userId), index("session_family").on(table.familyId)],
);

/** How a user signs in: the password's hash. The other columns are better-auth's and stay empty. */
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
    accessTokenExpiresAt: timestamp("access_token_expires_at"),
    refreshTokenExpiresAt: timestamp("refresh_token_expires_at"),
    scope: text("scope"),
    createdAt: timestamp("created_at").notNull(),
    updatedAt: timestamp("updated_at").notNull(),
  },
  (table) => [index("account_user").on(table.userId)],
);

/** Tokens to reset a password; `value` is the user's id. */
export const verification = sqliteTable(
  "verification",
  {
    id: id(),
    identifier: text("identifier").notNull(),
    value: text("value").notNull(),
    expiresAt: timestamp("expires_at").notNull(),
    createdAt: timestamp("created_at").notNull(),
    updatedAt: timestamp("updated_at").notNull(),
  },
  (table) => [index("verification_identifier").on(table.identifier)],
);

/**
 * Sign-ups whose code has not been entered; the user is created only then. One address may have several, which do not
 * affect each other. A taken address gets a row too, with a code that is never sent, so that responses do not differ.
 */
export const pendingSignup = sqliteTable(
  "pending_signup",
  {
    /** Part of the signed pending value that the browser stores; unique per sign-up. */
    id: id(),
    email: text("email").notNull(),
    /** Keyed hash of the client's network; null in old rows. */
    client: text("client"),
    name: text("name").notNull(),
    /** Null once the code was entered in another browser, because its user did not choose this password. */
    passwordHash: text("password_hash"),
    codeHash: text("code_hash").notNull(),
    codeExpiresAt: timestamp("code_expires_at").notNull(),
    /** For requests with the pending value; guesses without it have rate limits. */
    attemptsLeft: integer("attempts_left").notNull(),
    createdAt: timestamp("created_at").notNull(),
  },
  (table) => [index("pending_signup_email").on(table.email, table.createdAt)],
);

/** A requested new email address, until the code mailed to it is entered. */
export const emailChange = sqliteTable("email_change", {
  userId: text("user_id")
    .primaryKey()
    .references(() => user.id),
  email: text("email").notNull(),
  codeHash: text("code_hash").notNull(),
  codeExpiresAt: timestamp("code_expires_at").notNull(),
  attemptsLeft: integer("attempts_left").notNull(),
});
