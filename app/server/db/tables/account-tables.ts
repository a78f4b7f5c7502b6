/** People and how they sign in: the tables of better-auth, under its field names, with our own additions. */
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { at, id } from "./columns.ts";

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
 * Sign-ups waiting for their code; a person exists only once the code was entered. One address may have several:
 * none of them replaces or uses up another. Kept for a taken address too, with a code nobody is sent, so that
 * both answer alike.
 */
export const pendingSignup = sqliteTable(
  "pending_signup",
  {
    /** Names this sign-up in the signed value its browser holds; a new sign-up has a new one. */
    id: id(),
    email: text("email").notNull(),
    /** Keyed hash of the client's network; null for the oldest. */
    client: text("client"),
    name: text("name").notNull(),
    /** Null once the code was entered elsewhere: that person never chose this password. */
    passwordHash: text("password_hash"),
    codeHash: text("code_hash").notNull(),
    codeExpiresAt: at("code_expires_at").notNull(),
    /** Of whoever holds the sign-up's value; those of others are counted by their client. */
    attemptsLeft: integer("attempts_left").notNull(),
    createdAt: at("created_at").notNull(),
  },
  (table) => [index("pending_signup_email").on(table.email, table.createdAt)],
);

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
