/** Whether a mailed code was entered, and by whom; few guesses, and nobody uses up another's. */
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
  /** `isHolder`: entered by whoever holds the sign-up's value. */
  { ok: true; row: PendingSignup; holdsPendingValue: boolean } | { ok: false; reason: CodeReason };

/** `held`: the pending value that came with the code. Its sign-up's attempts are used up by nobody else. */
export async function checkCode(
  context: Context,
  email: string,
  code: string,
  held: string | null,
): Promise<CodeCheck> {
  const own = await findPendingByValue(context, held);
  return own?.email === email
    ? checkPendingCode(context, own, code, held)
    : checkCodeByEmail(context, email, code);
}

/** Takes one of the row's attempts, then compares: guesses sent at once share the five. */
async function checkPendingCode(
  context: Context,
  own: PendingSignup,
  code: string,
  held: string | null,
): Promise<CodeCheck> {
  const [row] = await context.db
    .update(pendingSignup)
    .set({ attemptsLeft: sql`${pendingSignup.attemptsLeft} - 1` })
    .where(and(eq(pendingSignup.id, own.id), isLive()))
    .returning();
  if (!row) {
    const dead = await findPendingByValue(context, held);
    return { ok: false, reason: dead && dead.attemptsLeft > 0 ? "expired" : "no_record" };
  }
  if (!isEqualTimingSafe(row.codeHash, hashCode(context, row.email, code))) {
    return { ok: false, reason: "invalid" };
  }
  return { ok: true, row, holdsPendingValue: true };
}

/** Entered elsewhere: compared with every live code of the address, few times by each client. */
async function checkCodeByEmail(context: Context, email: string, code: string): Promise<CodeCheck> {
  const ofAddress = context.db.select().from(pendingSignup);
  const [last] = await ofAddress
    .where(eq(pendingSignup.email, email))
    .orderBy(desc(pendingSignup.codeExpiresAt))
    .limit(1);
  if (!last) return { ok: false, reason: "no_record" };
  if (last.codeExpiresAt.getTime() <= Date.now()) return { ok: false, reason: "expired" };
  const isRefused =
    (await consumeRateLimit(context, "strayCodes", emailAndNetworkKey(context, email))) > 0 ||
    (await consumeRateLimit(context, "strayCodesOfAll", email)) > 0;
  if (isRefused) return { ok: false, reason: "no_record" };
  const hash = hashCode(context, email, code);
  const [row] = await context.db
    .select()
    .from(pendingSignup)
    .where(and(eq(pendingSignup.email, email), eq(pendingSignup.codeHash, hash), isLive()));
  return row ? { ok: true, row, holdsPendingValue: false } : { ok: false, reason: "invalid" };
}

const isLive = () =>
  and(gt(pendingSignup.attemptsLeft, 0), gt(pendingSignup.codeExpiresAt, new Date()));
