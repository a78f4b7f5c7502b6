/** How often something may be asked for: exact counts in D1, one statement each, nobody locked out for good. */
import { eq, sql } from "drizzle-orm";
import { TOO_MANY } from "#app/core/account/messages.ts";
import type { AppContext } from "#app/server/context.ts";
import { budget as budgetTable } from "#app/server/db/tables/service-tables.ts";
import { fail } from "#app/server/http/json-api.server.ts";
import { clientNetwork } from "./client-network.ts";
import { keyedHash } from "./keyed-hash.server.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** `local` is for one's own machine (BUDGETS=local), where everything comes from one address, often as one person. */
const RATE_LIMITS = {
  loginAccount: { limit: 10, periodMs: 15 * MINUTE_MS },
  /** Of a browser that has logged in to the account before, instead of the account's. */
  loginDevice: { limit: 10, periodMs: 15 * MINUTE_MS },
  /** Never given back: a right password costs the server as much as a wrong one. */
  loginChecks: { limit: 40, periodMs: 15 * MINUTE_MS, local: 1000 },
  loginIp: { limit: 20, periodMs: 10 * MINUTE_MS, local: 1000 },
  /** By address and client: nobody uses up what the owner of the address may ask for. */
  codes: { limit: 5, periodMs: HOUR_MS },
  /** Codes mailed to one address for all clients together; past it the answer is the same and nothing is sent. */
  codeMails: { limit: 20, periodMs: HOUR_MS },
  /** Guesses without the sign-up's own value, by address and client, and all of one address together. */
  strayCodes: { limit: 5, periodMs: 10 * MINUTE_MS },
  strayCodesOfAll: { limit: 20, periodMs: 10 * MINUTE_MS },
  otpIp: { limit: 30, periodMs: 10 * MINUTE_MS, local: 1000 },
  /** Asked again of somebody signed in. */
  password: { limit: 10, periodMs: 15 * MINUTE_MS },
  passwordChecks: { limit: 30, periodMs: 15 * MINUTE_MS, local: 1000 },
  emailChange: { limit: 5, periodMs: HOUR_MS },
  /** As codeMails, apart from it: a change of address that somebody asks for stops no sign-up. */
  changeMails: { limit: 10, periodMs: HOUR_MS },
  emailCode: { limit: 30, periodMs: 10 * MINUTE_MS },
  takeout: { limit: 10, periodMs: HOUR_MS, local: 1000 },
  /** Each archive keeps a worker and every room of a person busy: they begin at some distance. */
  takeoutAtOnce: { limit: 1, periodMs: 2 * MINUTE_MS, local: 100 },
  /** Each one is told to every resume within reach. */
  profile: { limit: 10, periodMs: HOUR_MS },
  /** By address and client. */
  forgot: { limit: 3, periodMs: HOUR_MS },
  /** Reset links mailed to one address for all clients together. */
  resetMails: { limit: 10, periodMs: HOUR_MS },
  forgotIp: { limit: 20, periodMs: HOUR_MS, local: 1000 },
  resetIp: { limit: 20, periodMs: 10 * MINUTE_MS, local: 1000 },
  signup: { limit: 10, periodMs: HOUR_MS, local: 1000 },
  guestIp: { limit: 100, periodMs: HOUR_MS, local: 10_000 },
  score: { limit: 120, periodMs: MINUTE_MS },
  pdf: { limit: 10, periodMs: 10 * MINUTE_MS },
  readPdf: { limit: 10, periodMs: 10 * MINUTE_MS },
  photos: { limit: 30, periodMs: HOUR_MS },
  copies: { limit: 60, periodMs: HOUR_MS },
  ai: { limit: 30, periodMs: HOUR_MS },
} as const satisfies Record<string, { limit: number; periodMs: number; local?: number }>;

export type RateLimit = keyof typeof RATE_LIMITS;

type Context = Pick<AppContext, "db" | "config">;

/** The stored key: neither an address nor an IP nor a person can be read from it. */
export const storedRateLimitKey = (
  { config }: { config: Pick<AppContext["config"], "sessionSecret"> },
  budget: RateLimit,
  key: string,
) => `${budget}:${keyedHash(config.sessionSecret, "budget", budget, key)}`;

/** For what one client may ask for about one address; another client has its own count. */
export const emailAndNetworkKey = ({ request }: Pick<AppContext, "request">, email: string) =>
  `${email} ${clientNetwork(request.ip)}`;

/** Counts one use by `key` (a user id, an address, an IP); milliseconds to wait once used up, else 0. */
export async function consumeRateLimit(
  context: Context,
  budget: RateLimit,
  key: string,
): Promise<number> {
  const { limit, periodMs, local }: { limit: number; periodMs: number; local?: number } =
    RATE_LIMITS[budget];
  const allowed = context.config.rateLimits === "local" ? (local ?? limit) : limit;
  const now = Date.now();
  const isOver = sql`${budgetTable.windowStart} <= ${now - periodMs}`;
  const [row] = await context.db
    .insert(budgetTable)
    .values({ key: storedRateLimitKey(context, budget, key), windowStart: now, used: 1 })
    .onConflictDoUpdate({
      target: budgetTable.key,
      set: {
        used: sql`case when ${isOver} then 1 else ${budgetTable.used} + 1 end`,
        windowStart: sql`case when ${isOver} then ${now} else ${budgetTable.windowStart} end`,
      },
    })
    .returning();
  if (!row || row.used <= allowed) return 0;
  return Math.max(1, row.windowStart + periodMs - now);
}

const TOTAL_CHECKS = {
  loginAccount: "loginChecks",
  loginDevice: "loginChecks",
  password: "passwordChecks",
} as const;

/**
 * Before a password is hashed. Wrong ones are few; right ones give their use back, but all together have
 * a budget too (`whose`), or whoever has one account could keep the server hashing. Strangers' wrong ones
 * alone never empty that.
 */
export async function enforcePasswordRateLimits(
  context: Context,
  budget: keyof typeof TOTAL_CHECKS,
  key: string,
  whose = key,
): Promise<void> {
  await enforceRateLimit(context, budget, key);
  await enforceRateLimit(context, TOTAL_CHECKS[budget], whose);
}

/** Throws 429 with Retry-After when the budget is used up. */
export async function enforceRateLimit(
  context: Context,
  budget: RateLimit,
  key: string,
): Promise<void> {
  const waitMs = await consumeRateLimit(context, budget, key);
  if (waitMs === 0) return;
  const seconds = Math.ceil(waitMs / 1000);
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes > 1 ? `${minutes} minutes` : seconds > 1 ? `${seconds} seconds` : "a second";
  throw fail(429, `${TOO_MANY} ${wait}.`, { success: false }, { "retry-after": String(seconds) });
}

/** Gives one use back: a right password must not count towards the wrong ones. */
export async function refundRateLimit(
  context: Context,
  budget: RateLimit,
  key: string,
): Promise<void> {
  await context.db
    .update(budgetTable)
    .set({ used: sql`max(0, ${budgetTable.used} - 1)` })
    .where(eq(budgetTable.key, storedRateLimitKey(context, budget, key)));
}
