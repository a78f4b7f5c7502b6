/**
 * Stores sign-ups until their code is entered. Each is a separate row, so that a stranger's sign-up with the same
 * address does not affect the owner's. The pending value (a cookie, or a field for clients without cookies) links the
 * code to the client that chose the password.
 */
import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import {
  alreadyRegisteredMail,
  recoveryCodeMail,
  signupCodeMail,
} from "#app/core/account/mails.ts";
import type { AppContext } from "#app/server/context.ts";
import { newSecret } from "#app/server/db/secret.server.ts";
import { pendingSignup, user } from "#app/server/db/tables/account-tables.ts";
import { CODE_ATTEMPTS, CODE_MINUTES, generateCode, hashCode } from "./codes.server.ts";
import { isEqualTimingSafe, keyedHash } from "./keyed-hash.server.ts";
import { verifyPassword } from "./password-hash.server.ts";
import { consumeRateLimit } from "./rate-limits.server.ts";

type Context = Pick<AppContext, "db" | "config" | "sendMail" | "request">;
export type PendingSignup = typeof pendingSignup.$inferSelect;

/**
 * Generates a code for an address and its columns. A taken address gets no code: its row holds a hash that matches
 * nothing, so that it behaves like any other but cannot be verified.
 */
async function createCode(context: Context, email: string) {
  const [taken] = await context.db.select({ id: user.id }).from(user).where(eq(user.email, email));
  const code = taken ? null : generateCode();
  return {
    code,
    columns: {
      codeHash: code ? hashCode(context, email, code) : newSecret(),
      codeExpiresAt: new Date(Date.now() + CODE_MINUTES * 60_000),
      attemptsLeft: CODE_ATTEMPTS,
    },
  };
}

/** Each check hashes the password, which is expensive. */
const MAX_PASSWORD_CHECKS = 3;

const clientHash = ({ config, request }: Context) =>
  keyedHash(config.sessionSecret, "client", request.network);

/** The pending sign-up with this password. Tries this client's first, so that strangers' sign-ups do not hide it. */
export async function findPendingByPassword(
  context: Context,
  email: string,
  password: string,
): Promise<PendingSignup | null> {
  const isThisClient = sql`${pendingSignup.client} is ${clientHash(context)}`;
  const rows = await context.db
    .select()
    .from(pendingSignup)
    .where(and(eq(pendingSignup.email, email), isNotNull(pendingSignup.passwordHash)))
    .orderBy(desc(isThisClient), desc(pendingSignup.createdAt))
    .limit(MAX_PASSWORD_CHECKS);
  for (const row of rows) {
    if (await verifyPassword(password, row.passwordHash)) return row;
  }
  return null;
}

/** The value that the browser stores after signing up. */
export function derivePendingValue(context: Context, row: PendingSignup): string {
  return `p.${row.id}.${keyedHash(context.config.sessionSecret, "pending", row.id)}`;
}

function isPendingValue(context: Context, row: PendingSignup, value: string | null) {
  return value !== null && isEqualTimingSafe(derivePendingValue(context, row), value);
}

/** The sign-up that a pending value belongs to. */
export async function findPendingByValue(
  context: Context,
  value: string | null,
): Promise<PendingSignup | null> {
  // "p.", the row's id and an HMAC, as derivePendingValue writes them.
  const id = /^p\.([A-Za-z0-9_-]{43})\.[A-Za-z0-9_-]{43}$/.exec(value ?? "")?.[1];
  if (!id) return null;
  const [row] = await context.db.select().from(pendingSignup).where(eq(pendingSignup.id, id));
  return row && isPendingValue(context, row, value) ? row : null;
}

/** Counts one code mailed to this address; if over the limit, nothing is sent but the response stays the same. */
const mayMailCode = async (context: Context, email: string) =>
  (await consumeRateLimit(context, "codeMails", email)) === 0;

/** Adds a sign-up beside earlier ones for the same address, and mails its code. */
export async function createPendingSignup(
  context: Context,
  signup: { email: string; name: string; passwordHash: string },
): Promise<PendingSignup> {
  const isMailed = await mayMailCode(context, signup.email);
  const { code, columns } = await createCode(context, signup.email);
  const [row] = await context.db
    .insert(pendingSignup)
    .values({
      ...signup,
      ...columns,
      id: newSecret(),
      client: clientHash(context),
      createdAt: new Date(),
    })
    .returning();
  if (!row) throw new Error("The sign-up was not stored");
  if (isMailed) await mailCode(context, row, code);
  return row;
}

/** Mails a new code, which invalidates the previous one. Over the mail limit, the previous code stays valid. */
export async function replaceCode(context: Context, row: PendingSignup): Promise<void> {
  if (!(await mayMailCode(context, row.email))) return;
  const { code, columns } = await createCode(context, row.email);
  const [renewed] = await context.db
    .update(pendingSignup)
    .set(columns)
    .where(eq(pendingSignup.id, row.id))
    .returning();
  if (renewed) await mailCode(context, renewed, code);
}

async function mailCode(context: Context, row: PendingSignup, code: string | null): Promise<void> {
  const mail =
    code === null
      ? alreadyRegisteredMail(context.request.siteOrigin)
      : row.passwordHash === null
        ? recoveryCodeMail(code, CODE_MINUTES)
        : signupCodeMail(row.name, code, CODE_MINUTES);
  await context.sendMail({ to: row.email, ...mail });
}

/** Whether the last code sent is still valid. */
export function hasUsableCode(row: PendingSignup): boolean {
  return row.attemptsLeft > 0 && row.codeExpiresAt.getTime() > Date.now();
}

/** Deletes the sign-up if it is unchanged since it was checked; false if a concurrent request was faster. */
export async function claimPendingSignup(context: Context, row: PendingSignup): Promise<boolean> {
  const claimed = await context.db
    .delete(pendingSignup)
    .where(and(eq(pendingSignup.id, row.id), eq(pendingSignup.codeHash, row.codeHash)))
    .returning({ id: pendingSignup.id });
  return claimed.length > 0;
}

/** Deletes all pending sign-ups of an address that now has an account. */
export async function deletePendingSignups({ db }: Context, email: string): Promise<void> {
  await db.delete(pendingSignup).where(eq(pendingSignup.email, email));
}

/**
 * For a code entered in a browser that did not sign up: drops the unverified password, mails a second code, and gives
 * the sign-up a new pending value for that browser. Null if a concurrent request was faster.
 */
export async function startRecovery(
  context: Context,
  row: PendingSignup,
): Promise<PendingSignup | null> {
  const { code, columns } = await createCode(context, row.email);
  const [changed] = await context.db
    .update(pendingSignup)
    .set({ ...columns, id: newSecret(), passwordHash: null })
    .where(and(eq(pendingSignup.id, row.id), eq(pendingSignup.codeHash, row.codeHash)))
    .returning();
  if (changed) await mailCode(context, changed, code);
  return changed ?? null;
}

/** When the last code was sent, in milliseconds since the epoch. */
export function codeSentAt(row: PendingSignup): number {
  return row.codeExpiresAt.getTime() - CODE_MINUTES * 60_000;
}
