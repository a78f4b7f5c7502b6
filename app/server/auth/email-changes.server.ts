/** Changes an account's email address: a code verifies the new address, and the old address is notified. */
import { and, eq, gt, ne, sql } from "drizzle-orm";
import {
  emailChangeCodeMail,
  emailChangeConflictMail,
  emailChangedMail,
} from "#app/core/account/mails.ts";
import type { CodeReason } from "#app/core/account/messages.ts";
import type { SignedInUser } from "#app/core/account/signed-in-user.ts";
import type { AppContext } from "#app/server/context.ts";
import { newSecret } from "#app/server/db/secret.server.ts";
import {
  emailChange,
  user as userTable,
  verification,
} from "#app/server/db/tables/account-tables.ts";
import { CODE_ATTEMPTS, CODE_MINUTES, generateCode, hashCode } from "./codes.server.ts";
import { isEqualTimingSafe } from "./keyed-hash.server.ts";
import { consumeRateLimit } from "./rate-limits.server.ts";

type Context = Pick<AppContext, "db" | "config" | "sendMail" | "request">;

const hashEmailCode = (context: Context, userId: string, email: string, code: string) =>
  hashCode(context, "email change", userId, email, code);

/**
 * For a taken address the stored hash matches no code and its owner gets a mail, so the response does not reveal
 * which addresses have accounts. Past the mail limit nothing is sent, and the response is still the same.
 */
export async function startEmailChange(
  context: Context,
  userId: string,
  email: string,
): Promise<void> {
  const isTaken = (await context.db.$count(userTable, eq(userTable.email, email))) > 0;
  const code = generateCode();
  const values = {
    userId,
    email,
    codeHash: isTaken ? newSecret() : hashEmailCode(context, userId, email, code),
    codeExpiresAt: new Date(Date.now() + CODE_MINUTES * 60_000),
    attemptsLeft: CODE_ATTEMPTS,
  };
  await context.db
    .insert(emailChange)
    .values(values)
    .onConflictDoUpdate({ target: emailChange.userId, set: values });
  if ((await consumeRateLimit(context, "changeMails", email)) > 0) return;
  const mail = isTaken
    ? emailChangeConflictMail(context.request.siteOrigin)
    : emailChangeCodeMail(code, CODE_MINUTES);
  await context.sendMail({ to: email, ...mail });
}

/** Decrements the attempts before comparing, so that concurrent guesses share CODE_ATTEMPTS. */
export async function finishEmailChange(
  context: Context & Pick<AppContext, "waitUntil">,
  user: SignedInUser,
  code: string,
): Promise<{ ok: true; user: SignedInUser } | { ok: false; reason: CodeReason }> {
  const { db } = context;
  const ownRow = eq(emailChange.userId, user.id);
  const [row] = await db
    .update(emailChange)
    .set({ attemptsLeft: sql`${emailChange.attemptsLeft} - 1` })
    .where(and(ownRow, gt(emailChange.attemptsLeft, 0), gt(emailChange.codeExpiresAt, new Date())))
    .returning();
  if (!row) {
    const inactive = await db.select().from(emailChange).where(ownRow).get();
    return { ok: false, reason: inactive && inactive.attemptsLeft > 0 ? "expired" : "no_record" };
  }
  if (!isEqualTimingSafe(row.codeHash, hashEmailCode(context, user.id, row.email, code))) {
    return { ok: false, reason: "invalid" };
  }
  const isAddressFree = sql`not exists (select 1 from ${userTable} as other where other.email = ${row.email} and other.id <> ${user.id})`;
  const [changedUsers] = await db.batch([
    db
      .update(userTable)
      .set({ email: row.email, updatedAt: new Date() })
      .where(and(eq(userTable.id, user.id), ne(userTable.email, row.email), isAddressFree))
      .returning({ id: userTable.id }),
    db.delete(emailChange).where(ownRow),
    // Reset links were mailed to the old address.
    db.delete(verification).where(eq(verification.value, user.id)),
  ]);
  // Another account took the address before the code was entered, or a request at the same time has
  // already changed it.
  if (changedUsers.length === 0) return { ok: false, reason: "no_record" };
  const notification = context.sendMail({ to: user.email, ...emailChangedMail(row.email) });
  context.waitUntil(
    notification.catch((error) =>
      console.error(`${context.request.id}: failed to notify the old address`, error),
    ),
  );
  return { ok: true, user: { ...user, email: row.email } };
}
