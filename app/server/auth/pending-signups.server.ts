/**
 * Sign-ups that wait for their code. One row an address, a new sign-up replaces the old; the `pending`
 * value (a cookie, or a field for clients without a cookie jar) ties the code to whoever chose the password.
 */
import { and, eq, gt, sql } from "drizzle-orm";
import { recoveryCodeMail, signupCodeMail, takenAddressMail } from "#app/core/account/mails.ts";
import type { AppContext } from "#app/server/context.ts";
import { newSecret } from "#app/server/db/secret.server.ts";
import { pendingSignup, user } from "#app/server/db/tables/account-tables.ts";
import { CODE_ATTEMPTS, CODE_MINUTES, codeHashOf, drawCode } from "./codes.server.ts";
import { isSameText, keyedHash } from "./keyed-hash.server.ts";

type Context = Pick<AppContext, "db" | "config" | "sendMail">;
export type PendingSignup = typeof pendingSignup.$inferSelect;

/**
 * A code for an address, and the columns it needs. A taken address gets none: its row holds a hash that
 * nothing matches, so that it can be asked about like any other but never entered.
 */
async function freshCode(context: Context, email: string) {
  const [taken] = await context.db.select({ id: user.id }).from(user).where(eq(user.email, email));
  const code = taken ? null : drawCode();
  return {
    code,
    columns: {
      codeHash: code ? codeHashOf(context, email, code) : newSecret(),
      codeExpiresAt: new Date(Date.now() + CODE_MINUTES * 60_000),
      attemptsLeft: CODE_ATTEMPTS,
    },
  };
}

export async function findPending(context: Context, email: string): Promise<PendingSignup | null> {
  const [row] = await context.db.select().from(pendingSignup).where(eq(pendingSignup.email, email));
  return row ?? null;
}

/** What the browser that signed up holds. */
export function pendingValueOf(context: Context, row: PendingSignup): string {
  return `p.${row.id}.${keyedHash(context.config.sessionSecret, "pending", row.id)}`;
}

export function isPendingValueOf(context: Context, row: PendingSignup, value: string | null) {
  return value !== null && isSameText(pendingValueOf(context, row), value);
}

/** The sign-up a pending value belongs to. */
export async function findPendingByValue(
  context: Context,
  value: string | null,
): Promise<PendingSignup | null> {
  const id = /^p\.([A-Za-z0-9_-]{43})\.[A-Za-z0-9_-]{43}$/.exec(value ?? "")?.[1];
  if (!id) return null;
  const [row] = await context.db.select().from(pendingSignup).where(eq(pendingSignup.id, id));
  return row && isPendingValueOf(context, row, value) ? row : null;
}

/** A new sign-up in the place of any earlier one of this address; its code goes out. */
export async function startPending(
  context: Context,
  origin: string,
  signup: { email: string; name: string; passwordHash: string },
): Promise<PendingSignup> {
  const { code, columns } = await freshCode(context, signup.email);
  const values = { ...signup, ...columns, id: newSecret(), createdAt: new Date() };
  const [row] = await context.db
    .insert(pendingSignup)
    .values(values)
    .onConflictDoUpdate({ target: pendingSignup.email, set: values })
    .returning();
  if (!row) throw new Error("The sign-up was not stored");
  await mailCode(context, origin, row, code);
  return row;
}

/** A new code for a waiting sign-up; the one before is dead. */
export async function renewCode(
  context: Context,
  origin: string,
  row: PendingSignup,
): Promise<void> {
  const { code, columns } = await freshCode(context, row.email);
  const [renewed] = await context.db
    .update(pendingSignup)
    .set(columns)
    .where(eq(pendingSignup.id, row.id))
    .returning();
  if (renewed) await mailCode(context, origin, renewed, code);
}

async function mailCode(
  context: Context,
  origin: string,
  row: PendingSignup,
  code: string | null,
): Promise<void> {
  const mail =
    code === null
      ? takenAddressMail(origin)
      : row.passwordHash === null
        ? recoveryCodeMail(code, CODE_MINUTES)
        : signupCodeMail(row.name, code, CODE_MINUTES);
  await context.sendMail({ to: row.email, ...mail });
}

export type CodeCheck =
  | { ok: true; row: PendingSignup }
  | { ok: false; reason: "no_record" | "expired" | "invalid" };

/** Takes one of the row's attempts, then compares: guesses sent at once share the five. */
export async function checkCode(context: Context, email: string, code: string): Promise<CodeCheck> {
  const [row] = await context.db
    .update(pendingSignup)
    .set({ attemptsLeft: sql`${pendingSignup.attemptsLeft} - 1` })
    .where(
      and(
        eq(pendingSignup.email, email),
        gt(pendingSignup.attemptsLeft, 0),
        gt(pendingSignup.codeExpiresAt, new Date()),
      ),
    )
    .returning();
  if (!row) {
    const dead = await findPending(context, email);
    return { ok: false, reason: dead && dead.attemptsLeft > 0 ? "expired" : "no_record" };
  }
  if (!isSameText(row.codeHash, codeHashOf(context, email, code))) {
    return { ok: false, reason: "invalid" };
  }
  return { ok: true, row };
}

/** Whether the code last sent can still be entered. */
export function hasLiveCode(row: PendingSignup): boolean {
  return row.attemptsLeft > 0 && row.codeExpiresAt.getTime() > Date.now();
}

/** Takes the sign-up out, if it is still the very one that was checked; false when another was quicker. */
export async function claimPending(context: Context, row: PendingSignup): Promise<boolean> {
  const claimed = await context.db
    .delete(pendingSignup)
    .where(and(eq(pendingSignup.id, row.id), eq(pendingSignup.codeHash, row.codeHash)))
    .returning({ id: pendingSignup.id });
  return claimed.length > 0;
}

/** The code came from a browser that did not sign up: the password there is nobody's, a second code goes out. */
export async function startRecovery(
  context: Context,
  origin: string,
  row: PendingSignup,
): Promise<void> {
  const { code, columns } = await freshCode(context, row.email);
  const [changed] = await context.db
    .update(pendingSignup)
    .set({ ...columns, passwordHash: null })
    .where(and(eq(pendingSignup.id, row.id), eq(pendingSignup.codeHash, row.codeHash)))
    .returning();
  if (changed) await mailCode(context, origin, changed, code);
}

/** When the last code went out, in milliseconds. */
export function codeSentAt(row: PendingSignup): number {
  return row.codeExpiresAt.getTime() - CODE_MINUTES * 60_000;
}
