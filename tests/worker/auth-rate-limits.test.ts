/** Rate limits as a client sees them. */
import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  enforceRateLimit,
  type RateLimit,
  storedRateLimitKey,
} from "#app/server/auth/rate-limits.server.ts";
import { openDatabase } from "#app/server/db/database.server.ts";
import { budget } from "#app/server/db/tables/service-tables.ts";
import { loadContext } from "../../workers/load-context.ts";
import { A_PASSWORD, bearer, post, signUp } from "../support/sign-in.ts";
import { ORIGIN } from "../support/worker.ts";

const context = () => loadContext(new Request(ORIGIN), env, createExecutionContext());

async function timesUntilRefused(name: RateLimit, most: number): Promise<number> {
  for (let used = 0; used <= most; used++) {
    try {
      await enforceRateLimit(context(), name, "someone");
    } catch (answer) {
      expect(answer).toMatchObject({ status: 429 });
      return used;
    }
  }
  throw new Error("Never refused");
}

test.each([
  ["loginAccount", 10, 15 * 60],
  ["loginDevice", 10, 15 * 60],
  ["loginIp", 20, 10 * 60],
  ["loginChecks", 40, 15 * 60],
  ["password", 10, 15 * 60],
  ["passwordChecks", 30, 15 * 60],
  ["codes", 5, 3600],
  ["otpIp", 30, 10 * 60],
  ["forgot", 3, 3600],
  ["signup", 10, 3600],
  ["score", 120, 60],
  ["profile", 10, 3600],
  ["pdf", 10, 10 * 60],
  ["readPdf", 10, 10 * 60],
  ["ai", 30, 3600],
  ["takeout", 10, 3600],
  ["takeoutAtOnce", 1, 120],
] as const)(
  "the rate limit %s allows %i uses in %i seconds, and again afterwards",
  async (name, limit, seconds) => {
    expect(await timesUntilRefused(name, limit)).toBe(limit);
    const refused = await enforceRateLimit(context(), name, "someone").catch(
      (answer: Response) => answer,
    );
    const wait = Number(refused?.headers.get("retry-after"));
    expect(wait).toBeGreaterThan(seconds - 30);
    expect(wait).toBeLessThanOrEqual(seconds);
    expect(await refused?.json()).toEqual({ success: false, message: expect.any(String) });

    await enforceRateLimit(context(), name, "another");
    await openDatabase(env.DB)
      .update(budget)
      .set({ windowStart: Date.now() - seconds * 1000 });
    expect(await timesUntilRefused(name, limit)).toBe(limit);
  },
);

test("on localhost, a user may log in far more often, but not guess more often", async () => {
  const { db, config } = context();
  const local = { db, config: { ...config, rateLimits: "local" as const } };
  for (const name of ["loginChecks", "passwordChecks", "loginAccount", "password"] as const) {
    await enforceRateLimit(local, name, "someone");
    await db
      .update(budget)
      .set({ used: 100 })
      .where(eq(budget.key, storedRateLimitKey(local, name, "someone")));
  }
  await enforceRateLimit(local, "loginChecks", "someone");
  await enforceRateLimit(local, "passwordChecks", "someone");
  for (const name of ["loginAccount", "password"] as const)
    await expect(enforceRateLimit(local, name, "someone")).rejects.toMatchObject({ status: 429 });
});

test("on localhost, the next account export may start immediately", async () => {
  const local = { ...context(), config: { ...context().config, rateLimits: "local" as const } };
  for (let n = 0; n < 3; n++) await enforceRateLimit(local, "takeoutAtOnce", "someone");
});

test("counts concurrent uses exactly", async () => {
  const asked = Array.from({ length: 20 }, () =>
    enforceRateLimit(context(), "pdf", "someone").then(
      () => true,
      () => false,
    ),
  );
  expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(10);
});

test("ten wrong passwords block one account's login from every address for a while, but no other account", async () => {
  const person = await signUp();
  const wrong = { email: person.email, password: "not the right one" };
  for (let tries = 0; tries < 10; tries++) {
    expect((await post("/api/auth/login", wrong)).status).toBe(400);
  }
  const refused = await post("/api/auth/login", { email: person.email, password: A_PASSWORD });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  const other = { email: "nobody@example.com", password: A_PASSWORD };
  expect((await post("/api/auth/login", other)).status).toBe(400);
});

test("correct passwords do not count toward the account's limit", async () => {
  const person = await signUp();
  for (let tries = 0; tries < 11; tries++) {
    const body = { email: person.email, password: A_PASSWORD };
    expect((await post("/api/auth/login", body)).status).toBe(200);
  }
});

test("the 41st correct password in 15 minutes is rate-limited, because each one costs hashing", async () => {
  const person = await signUp();
  const login = () => post("/api/auth/login", { email: person.email, password: A_PASSWORD });
  for (let used = 0; used < 39; used++)
    await enforceRateLimit(context(), "loginChecks", person.email);
  expect((await login()).status).toBe(200);
  const refused = await login();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
});

test("wrong passwords use only ten of the forty checks, so that the owner has the others", async () => {
  const email = "guessed@example.com";
  const statuses: number[] = [];
  for (let tries = 0; tries < 12; tries++) {
    statuses.push((await post("/api/auth/login", { email, password: "not the right one" })).status);
  }
  expect(statuses).toEqual([...Array(10).fill(400), 429, 429]);
  const [row] = await openDatabase(env.DB)
    .select()
    .from(budget)
    .where(eq(budget.key, storedRateLimitKey(context(), "loginChecks", email)));
  expect(row?.used).toBe(10);
});

test("in the settings, the 31st correct password is rate-limited", async () => {
  const person = await signUp();
  for (let used = 0; used < 29; used++)
    await enforceRateLimit(context(), "passwordChecks", person.user.id);
  const change = () =>
    post(
      "/api/auth/change-password",
      { password: A_PASSWORD, newPassword: A_PASSWORD },
      bearer(person),
    );
  // The new password equals the old one, so the status is 400, but the password was correct.
  expect((await change()).status).toBe(400);
  expect((await change()).status).toBe(429);
});

test("counters reveal no email address, IP address or user", async () => {
  const ip = "198.51.100.23";
  const person = await signUp();
  const wrong = { email: person.email, password: "not the right one" };
  await post("/api/auth/login", wrong, { "cf-connecting-ip": ip });
  await post("/api/auth/forgot-password", { email: person.email }, { "cf-connecting-ip": ip });
  await post("/api/auth/change-password", { ...wrong, newPassword: A_PASSWORD }, bearer(person));
  const rows = await openDatabase(env.DB).select().from(budget);
  expect(rows.length).toBeGreaterThan(5);
  for (const secret of [person.email, person.user.id, ip]) {
    expect(JSON.stringify(rows)).not.toContain(secret);
  }
});

test("addresses of one IPv6 network share a limit", async () => {
  const statuses: number[] = [];
  for (let tries = 0; tries < 31; tries++) {
    const answer = await post(
      "/api/auth/verify-otp",
      { email: `v6-${tries}@example.com`, otp: "123456" },
      { "cf-connecting-ip": `2001:db8:5:7::${tries.toString(16)}` },
    );
    statuses.push(answer.status);
  }
  expect(statuses.at(-2)).toBe(400);
  expect(statuses.at(-1)).toBe(429);
});

test("only cf-connecting-ip is used as the caller's IP address", async () => {
  const statuses: number[] = [];
  for (let tries = 0; tries < 31; tries++) {
    const answer = await post(
      "/api/auth/verify-otp",
      { email: `a${tries}@example.com`, otp: "123456" },
      { "cf-connecting-ip": "192.0.2.7", "x-forwarded-for": `192.0.2.${tries}` },
    );
    statuses.push(answer.status);
  }
  expect(statuses.filter((status) => status === 400)).toHaveLength(30);
  expect(statuses.at(-1)).toBe(429);
});
