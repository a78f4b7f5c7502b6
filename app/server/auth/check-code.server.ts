/**
 * Verifies mailed sign-up codes. Guesses are limited, and no client can use up another client's attempts: the browser
 * that signed up holds a pending value, which says which sign-up a code is for.
 */
import { and, desc, eq, gt, sql } from "drizzle-orm";
import type { CodeReason } from "#app/core/account/messages.ts";
import type { AppContext } from "#app/server/context.ts";
import { pendingSignup } from "#app/server/db/tables/account-tables.ts";
import { hashCode } from "./codes.server.ts";
import { isEqualTimingSafe } from "./keyed-hash.server.ts";
import { findPendingByValue, type PendingSignup } from "./pending-signups.server.ts";
import { consumeRateLimit, emailAndNetworkKey } from "./rate-limits.server.ts";

type Context = Pick<AppContext, "db" | "config" | "sendMail" | "request">;

export type CodeCheck =
  /** `holdsPendingValue`: the code came from the browser that signed up. */
  | { ok: true; row: PendingSignup; holdsPendingValue: boolean }
  | { ok: false; reason: CodeReason; attemptsLeft?: number };

/** From this number of attempts on, a wrong code is answered with how many are left. */
const WARNED_ATTEMPTS = 2;

/** `pendingValue` came with the code; only requests that carry it use up its sign-up's attempts. */
export async function checkCode(
  context: Context,
  email: string,
  code: string,
  pendingValue: string | null,
): Promise<CodeCheck> {
  const signup = await findPendingByValue(context, pendingValue);
  return signup?.email === email
    ? checkPendingCode(context, signup, code, pendingValue)
    : checkCodeByEmail(context, email, code);
}

/** Decrements the attempts before comparing, so that concurrent guesses share the five attempts. */
async function checkPendingCode(
  context: Context,
  signup: PendingSignup,
  code: string,
  pendingValue: string | null,
): Promise<CodeCheck> {
  const [row] = await context.db
    .update(pendingSignup)
    .set({ attemptsLeft: sql`${pendingSignup.attemptsLeft} - 1` })
    .where(and(eq(pendingSignup.id, signup.id), isCodeUsable()))
    .returning();
  if (!row) {
    const inactive = await findPendingByValue(context, pendingValue);
    if (!inactive) return { ok: false, reason: "no_record" };
    return inactive.attemptsLeft > 0
      ? { ok: false, reason: "expired" }
      : { ok: false, reason: "no_record", attemptsLeft: 0 };
  }
  if (!isEqualTimingSafe(row.codeHash, hashCode(context, row.email, code))) {
    const { attemptsLeft } = row;
    const isRunningOut = attemptsLeft <= WARNED_ATTEMPTS;
    return { ok: false, reason: "invalid", ...(isRunningOut && { attemptsLeft }) };
  }
  return { ok: true, row, holdsPendingValue: true };
}

/** For another browser: compares with every active code of the address, with few guesses per network. */
async function checkCodeByEmail(context: Context, email: string, code: string): Promise<CodeCheck> {
  const allCodes = context.db.select().from(pendingSignup);
  const [last] = await allCodes
    .where(eq(pendingSignup.email, email))
    .orderBy(desc(pendingSignup.codeExpiresAt))
    .limit(1);
  if (!last) return { ok: false, reason: "no_record" };
  if (last.codeExpiresAt.getTime() <= Date.now()) return { ok: false, reason: "expired" };
  const isOverLimit =
    (await consumeRateLimit(context, "strayCodes", emailAndNetworkKey(context, email))) > 0 ||
    (await consumeRateLimit(context, "strayCodesOfAll", email)) > 0;
  if (isOverLimit) return { ok: false, reason: "no_record" };
  const hash = hashCode(context, email, code);
  const [row] = await context.db
    .select()
    .from(pendingSignup)
    .where(and(eq(pendingSignup.email, email), eq(pendingSignup.codeHash, hash), isCodeUsable()));
  return row ? { ok: true, row, holdsPendingValue: false } : { ok: false, reason: "invalid" };
}

/** SQL condition: attempts are left and the code has not expired. */
const isCodeUsable = () =>
  and(gt(pendingSignup.attemptsLeft, 0), gt(pendingSignup.codeExpiresAt, new Date()));
