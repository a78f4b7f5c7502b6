/** Fixed-window rate limits with exact counts in D1, one statement each. No limit locks a user out permanently. */
import { eq, sql } from "drizzle-orm";
import { TOO_MANY } from "#app/core/account/messages.ts";
import type { AppContext } from "#app/server/context.ts";
import { budget as budgetTable } from "#app/server/db/tables/service-tables.ts";
import { fail } from "#app/server/http/json-api.server.ts";
import { keyedHash } from "./keyed-hash.server.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * Limits whose name ends in Ip count by the network of the IP address (client-network.ts), the others by user or email address, unless a comment says
 * otherwise. `local` applies on a developer's machine (BUDGETS=local), where all requests share one IP and often one
 * user. The database stores the names, so they keep some that the code no longer uses elsewhere.
 */
const RATE_LIMITS = {
  /** Wrong passwords for an account. */
  loginAccount: { limit: 10, periodMs: 15 * MINUTE_MS },
  /** Counted in place of loginAccount for a browser that has logged in to the account before. */
  loginDevice: { limit: 10, periodMs: 15 * MINUTE_MS },
  /** Never refunded, because checking a correct password costs as much as checking a wrong one. */
  loginChecks: { limit: 40, periodMs: 15 * MINUTE_MS, local: 1000 },
  loginIp: { limit: 20, periodMs: 10 * MINUTE_MS, local: 1000 },
  /** Keyed by email address and network, so that other clients cannot use up the address owner's limit. */
  codes: { limit: 5, periodMs: HOUR_MS },
  /** Codes mailed to one address by all clients. Past the limit the response is the same but nothing is sent. */
  codeMails: { limit: 20, periodMs: HOUR_MS },
  /** Guesses without the sign-up's pending value: per email address and network, and per address in total. */
  strayCodes: { limit: 5, periodMs: 10 * MINUTE_MS },
  strayCodesOfAll: { limit: 20, periodMs: 10 * MINUTE_MS },
  /** Sign-up codes entered. */
  otpIp: { limit: 30, periodMs: 10 * MINUTE_MS, local: 1000 },
  /** The current password, asked of a signed-in user before a sensitive change. */
  password: { limit: 10, periodMs: 15 * MINUTE_MS },
  passwordChecks: { limit: 30, periodMs: 15 * MINUTE_MS, local: 1000 },
  /** Requests to change the account's email address. */
  emailChange: { limit: 5, periodMs: HOUR_MS },
  /** Separate from codeMails, so that requests to change an address cannot block a sign-up with it. */
  changeMails: { limit: 10, periodMs: HOUR_MS },
  /** Codes entered to confirm the new address. */
  emailCode: { limit: 30, periodMs: 10 * MINUTE_MS },
  /** Exports of all of an account's data. */
  takeout: { limit: 10, periodMs: HOUR_MS, local: 1000 },
  /** Spaces exports out, because each one keeps a Worker and all of the user's rooms busy. */
  takeoutAtOnce: { limit: 1, periodMs: 2 * MINUTE_MS, local: 100 },
  /** Each name change notifies the room of every resume that the user can open. */
  profile: { limit: 10, periodMs: HOUR_MS },
  /** Requests for a link to reset the password; keyed by email address and network. */
  forgot: { limit: 3, periodMs: HOUR_MS },
  /** Reset links mailed to one address for all clients together. */
  resetMails: { limit: 10, periodMs: HOUR_MS },
  forgotIp: { limit: 20, periodMs: HOUR_MS, local: 1000 },
  resetIp: { limit: 20, periodMs: 10 * MINUTE_MS, local: 1000 },
  /** Keyed by network. */
  signup: { limit: 10, periodMs: HOUR_MS, local: 1000 },
  /** New guests: browsers that open a share link for the first time. */
  guestIp: { limit: 100, periodMs: HOUR_MS, local: 10_000 },
  /** Scores of a resume against a job description. */
  score: { limit: 120, periodMs: MINUTE_MS },
  /** New prints; a file that is already printed does not count. */
  pdf: { limit: 10, periodMs: 10 * MINUTE_MS },
  /** PDFs uploaded for import. */
  readPdf: { limit: 10, periodMs: 10 * MINUTE_MS },
  /** Pictures uploaded: photos of resumes and profile pictures. */
  photos: { limit: 30, periodMs: HOUR_MS },
  /** Annotated PDFs uploaded. */
  copies: { limit: 60, periodMs: HOUR_MS },
  /** Rewrites by the language model. */
  ai: { limit: 30, periodMs: HOUR_MS },
} as const satisfies Record<string, { limit: number; periodMs: number; local?: number }>;

export type RateLimit = keyof typeof RATE_LIMITS;

type Context = Pick<AppContext, "db" | "config">;

/** The key as stored: hashed, so that it reveals no email address, IP address or user. */
export const storedRateLimitKey = (
  { config }: { config: Pick<AppContext["config"], "sessionSecret"> },
  limitName: RateLimit,
  key: string,
) => `${limitName}:${keyedHash(config.sessionSecret, "budget", limitName, key)}`;

/** A rate-limit key for one email address from one network; other networks have their own count. */
export const emailAndNetworkKey = ({ request }: Pick<AppContext, "request">, email: string) =>
  `${email} ${request.network}`;

/** Counts one use by `key` (a user id, email or network). Returns the milliseconds to wait if over the limit, else 0. */
export async function consumeRateLimit(
  context: Context,
  limitName: RateLimit,
  key: string,
): Promise<number> {
  const { limit, periodMs, local }: { limit: number; periodMs: number; local?: number } =
    RATE_LIMITS[limitName];
  const allowed = context.config.rateLimits === "local" ? (local ?? limit) : limit;
  const now = Date.now();
  const isWindowOver = sql`${budgetTable.windowStart} <= ${now - periodMs}`;
  const [row] = await context.db
    .insert(budgetTable)
    .values({ key: storedRateLimitKey(context, limitName, key), windowStart: now, used: 1 })
    .onConflictDoUpdate({
      target: budgetTable.key,
      set: {
        used: sql`case when ${isWindowOver} then 1 else ${budgetTable.used} + 1 end`,
        windowStart: sql`case when ${isWindowOver} then ${now} else ${budgetTable.windowStart} end`,
      },
    })
    .returning();
  if (!row || row.used <= allowed) return 0;
  return Math.max(1, row.windowStart + periodMs - now);
}

/** The limit that counts all password checks, correct ones included, for each limit of wrong passwords. */
const TOTAL_CHECKS = {
  loginAccount: "loginChecks",
  loginDevice: "loginChecks",
  password: "passwordChecks",
} as const;

/**
 * Call before hashing a password. Correct passwords are refunded, so a second limit counts all checks (by `totalKey`);
 * otherwise one account could keep the server hashing. Wrong guesses by strangers alone never exhaust that limit.
 */
export async function enforcePasswordRateLimits(
  context: Context,
  limitName: keyof typeof TOTAL_CHECKS,
  key: string,
  totalKey = key,
): Promise<void> {
  await enforceRateLimit(context, limitName, key);
  await enforceRateLimit(context, TOTAL_CHECKS[limitName], totalKey);
}

/** Throws 429 with Retry-After when over the limit. */
export async function enforceRateLimit(
  context: Context,
  limitName: RateLimit,
  key: string,
): Promise<void> {
  const waitMs = await consumeRateLimit(context, limitName, key);
  if (waitMs === 0) return;
  const seconds = Math.ceil(waitMs / 1000);
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes > 1 ? `${minutes} minutes` : seconds > 1 ? `${seconds} seconds` : "a second";
  throw fail(429, `${TOO_MANY} ${wait}.`, { success: false }, { "retry-after": String(seconds) });
}

/** Refunds one use, because a correct password must not count as a wrong one. */
export async function refundRateLimit(
  context: Context,
  limitName: RateLimit,
  key: string,
): Promise<void> {
  await context.db
    .update(budgetTable)
    .set({ used: sql`max(0, ${budgetTable.used} - 1)` })
    .where(eq(budgetTable.key, storedRateLimitKey(context, limitName, key)));
}
