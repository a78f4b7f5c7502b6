/**
 * Sign-ups that wait for their code. Each is a row of its own, so that a stranger's with the same address takes
 * nothing from the owner's; the `pending` value (a cookie, or a field for clients without a cookie jar) ties the
 * code to whoever chose the password.
 */
import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import { recoveryCodeMail, signupCodeMail, takenAddressMail } from "#app/core/account/mails.ts";
import type { AppContext } from "#app/server/context.ts";
import { newSecret } from "#app/server/db/secret.server.ts";
import { pendingSignup, user } from "#app/server/db/tables/account-tables.ts";
import { clientNetwork } from "./client-network.ts";
import { CODE_ATTEMPTS, CODE_MINUTES, generateCode, hashCode } from "./codes.server.ts";
import { isEqualTimingSafe, keyedHash } from "./keyed-hash.server.ts";
import { verifyPassword } from "./password-hash.server.ts";
import { consumeRateLimit } from "./rate-limits.server.ts";

type Context = Pick<AppContext, "db" | "config" | "sendMail" | "request">;
export type PendingSignup = typeof pendingSignup.$inferSelect;

/**
 * A code for an address, and the columns it needs. A taken address gets none: its row holds a hash that
 * nothing matches, so that it can be asked about like any other but never entered.
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

/** Each look at one hashes the password. */
const MAX_PASSWORD_CHECKS = 3;

const clientHash = ({ config, request }: Context) =>
  keyedHash(config.sessionSecret, "client", clientNetwork(request.ip));

/** The waiting sign-up with this password: of this client first, so that strangers' sign-ups do not hide it. */
export async function findPendingByPassword(
  context: Context,
  email: string,
  password: string,
): Promise<PendingSignup | null> {
  const isOwn = sql`${pendingSignup.client} is ${clientHash(context)}`;
  const rows = await context.db
    .select()
    .from(pendingSignup)
    .where(and(eq(pendingSignup.email, email), isNotNull(pendingSignup.passwordHash)))
    .orderBy(desc(isOwn), desc(pendingSignup.createdAt))
    .limit(MAX_PASSWORD_CHECKS);
  for (const row of rows) {
    if (await verifyPassword(password, row.passwordHash)) return row;
  }
  return null;
}

/** What the browser that signed up holds. */
export function derivePendingValue(context: Context, row: PendingSignup): string {
  return `p.${row.id}.${keyedHash(context.config.sessionSecret, "pending", row.id)}`;
}

function isPendingValue(context: Context, row: PendingSignup, value: string | null) {
  return value !== null && isEqualTimingSafe(derivePendingValue(context, row), value);
}

/** The sign-up a pending value belongs to. */
export async function findPendingByValue(
  context: Context,
  value: string | null,
): Promise<PendingSignup | null> {
  const id = /^p\.([A-Za-z0-9_-]{43})\.[A-Za-z0-9_-]{43}$/.exec(value ?? "")?.[1];
  if (!id) return null;
  const [row] = await context.db.select().from(pendingSignup).where(eq(pendingSignup.id, id));
  return row && isPendingValue(context, row, value) ? row : null;
}

/** Whether one more code may be mailed to this address; otherwise the answer is the same and nothing is sent. */
const mayMailCode = async (context: Context, email: string) =>
  (await consumeRateLimit(context, "codeMails", email)) === 0;

/** A new sign-up beside any earlier ones of this address; its code goes out. */
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

/** A new code for a waiting sign-up; the one before is dead. Where none may be mailed, it stays good. */
export async function renewCode(context: Context, row: PendingSignup): Promise<void> {
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
      ? takenAddressMail(context.request.siteOrigin)
      : row.passwordHash === null
        ? recoveryCodeMail(code, CODE_MINUTES)
        : signupCodeMail(row.name, code, CODE_MINUTES);
  await context.sendMail({ to: row.email, ...mail });
}

/** Whether the code last sent can still be entered. */
export function hasLiveCode(row: PendingSignup): boolean {
  return row.attemptsLeft > 0 && row.codeExpiresAt.getTime() > Date.now();
}

/** Takes the sign-up out, if it is still the very one that was checked; false when another was quicker. */
export async function claimPendingSignup(context: Context, row: PendingSignup): Promise<boolean> {
  const claimed = await context.db
    .delete(pendingSignup)
    .where(and(eq(pendingSignup.id, row.id), eq(pendingSignup.codeHash, row.codeHash)))
    .returning({ id: pendingSignup.id });
  return claimed.length > 0;
}

/** An address that belongs to somebody now: nothing waits for it any more. */
export async function deletePendingSignups({ db }: Context, email: string): Promise<void> {
  await db.delete(pendingSignup).where(eq(pendingSignup.email, email));
}

/**
 * The code came from a browser that did not sign up: the password there is nobody's, a second code goes out.
 * The sign-up gets another value, for the browser that entered the code; null when another was quicker.
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

/** When the last code went out, in milliseconds. */
export function codeSentAt(row: PendingSignup): number {
  return row.codeExpiresAt.getTime() - CODE_MINUTES * 60_000;
}
