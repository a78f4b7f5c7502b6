/** Known devices have their own rate limit, so that guesses by strangers do not lock the owner out. */
import { env, exports } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { storedRateLimitKey } from "#app/server/auth/rate-limits.server.ts";
import { NEW_PASSWORD, reset, resetToken } from "../support/reset-password.ts";
import { A_PASSWORD, bearer, post, readCookies, signIn, signUp } from "../support/sign-in.ts";
import { ORIGIN } from "../support/worker.ts";

const NAME = "covitae-device-8787";

/** The device cookie among a browser's cookies. */
const deviceOf = (cookie: string): string =>
  cookie.split("; ").find((pair) => pair.startsWith(`${NAME}=`)) ?? "";

const login = (email: string, password: string, cookie = "") =>
  post("/api/auth/login", { email, password }, cookie ? { cookie } : {});

async function wrongTimes(times: number, email: string, cookie?: string): Promise<number[]> {
  const statuses: number[] = [];
  while (statuses.length < times) {
    statuses.push((await login(email, "not the right one", cookie)).status);
  }
  return statuses;
}

const TEN_WRONG = Array(10).fill(400);

test("strangers' wrong passwords block strangers, but not the owner's browser", async () => {
  const { email, cookie } = await signUp();
  expect(await wrongTimes(11, email)).toEqual([...TEN_WRONG, 429]);
  expect((await login(email, A_PASSWORD)).status).toBe(429);
  expect((await login(email, A_PASSWORD, deviceOf(cookie))).status).toBe(200);
});

test("a known device is rate-limited after ten wrong passwords, and only that device", async () => {
  const { email, cookie } = await signUp();
  const other = await signIn(email);
  const device = deviceOf(cookie);
  expect(await wrongTimes(9, email, device)).toEqual(TEN_WRONG.slice(1));
  // A correct password does not count, and gives the browser a new device name.
  expect((await login(email, A_PASSWORD, device)).status).toBe(200);
  expect(await wrongTimes(2, email, device)).toEqual([400, 429]);
  const refused = await login(email, A_PASSWORD, device);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await login(email, A_PASSWORD, deviceOf(other.cookie))).status).toBe(200);
  expect((await login(email, A_PASSWORD)).status).toBe(200);
});

test("correct passwords have a total limit too, including those from known devices", async () => {
  const { email, cookie } = await signUp();
  await env.DB.prepare("INSERT INTO budget (key, window_start, used) VALUES (?, ?, 39)")
    .bind(
      storedRateLimitKey({ config: { sessionSecret: env.SESSION_SECRET } }, "loginChecks", email),
      Date.now(),
    )
    .run();
  expect((await login(email, A_PASSWORD, deviceOf(cookie))).status).toBe(200);
  expect((await login(email, A_PASSWORD, deviceOf(cookie))).status).toBe(429);
});

test("a forged cookie, another account's and an old one count as unknown devices", async () => {
  const { email, cookie } = await signUp();
  const thief = await signUp();
  await wrongTimes(10, email);
  const device = deviceOf(cookie);
  const [name = "", given = "", signature = ""] = device.slice(NAME.length + 1).split(".");
  const flipped = signature.replace(/^./, (first) => (first === "A" ? "B" : "A"));
  const longer = `${name.replace(/^./, (first) => (first === "0" ? "1" : "0"))}.${given}`;
  const forged = [
    deviceOf(thief.cookie),
    `${NAME}=${name}.${given}.${flipped}`,
    `${NAME}=${longer}.${signature}`,
    // A later date of the login than the signed one.
    `${NAME}=${name}.${(Number.parseInt(given, 36) + 60).toString(36)}.${signature}`,
    `${NAME}=${"x".repeat(8000)}`,
    `${NAME}=${Array(200).fill("~").join("")}`,
    `${NAME}=a~b~c~d~${device.slice(NAME.length + 1)}x`,
  ];
  for (const one of forged) expect((await login(email, A_PASSWORD, one)).status).toBe(429);
  const stillKnown = await login(email, A_PASSWORD, device);
  expect(stillKnown.status).toBe(200);
});

test("a device that last logged in half a year ago is unknown", async () => {
  const { email, cookie } = await signUp();
  const now = Date.now();
  vi.useFakeTimers({ toFake: ["Date"] });
  try {
    vi.setSystemTime(now + 179 * 86_400_000);
    await wrongTimes(10, email);
    expect((await login(email, A_PASSWORD, deviceOf(cookie))).status).toBe(200);
    vi.setSystemTime(now + 180 * 86_400_000 + 2000);
    await wrongTimes(10, email);
    expect((await login(email, A_PASSWORD, deviceOf(cookie))).status).toBe(429);
  } finally {
    vi.useRealTimers();
  }
});

test("resetting or changing the password invalidates a stolen device cookie", async () => {
  const one = await signUp();
  const stolen = deviceOf(one.cookie);
  const answer = await reset(await resetToken(one.email));
  const own = deviceOf(readCookies(answer));
  await wrongTimes(10, one.email);
  expect((await login(one.email, NEW_PASSWORD, stolen)).status).toBe(429);
  // The browser that used the mailed link can log in in spite of the strangers' tries.
  expect((await login(one.email, NEW_PASSWORD, own)).status).toBe(200);

  const two = await signUp();
  const changed = await post(
    "/api/auth/change-password",
    { password: A_PASSWORD, newPassword: NEW_PASSWORD },
    bearer(two),
  );
  expect(changed.status).toBe(200);
  await wrongTimes(10, two.email);
  expect((await login(two.email, NEW_PASSWORD, deviceOf(two.cookie))).status).toBe(429);
  const kept = deviceOf(readCookies(changed));
  expect((await login(two.email, NEW_PASSWORD, kept)).status).toBe(200);
});

test("each login issues a new device name and keeps those of up to three other accounts", async () => {
  const people = [await signUp(), await signUp(), await signUp(), await signUp(), await signUp()];
  let browser = "";
  for (const { email } of people) {
    browser = deviceOf(readCookies(await login(email, A_PASSWORD, browser)));
  }
  expect(browser.split("~")).toHaveLength(4);
  const again = deviceOf(readCookies(await login(people[4]?.email ?? "", A_PASSWORD, browser)));
  expect(again.split("~")).toHaveLength(4);
  expect(again.split("~")[0]).not.toBe(browser.split("~")[0]);
  expect(again.split("~").slice(1)).toEqual(browser.split("~").slice(1));

  const [first, second] = people;
  await wrongTimes(10, first?.email ?? "");
  await wrongTimes(10, second?.email ?? "");
  expect((await login(first?.email ?? "", A_PASSWORD, again)).status).toBe(429);
  expect((await login(second?.email ?? "", A_PASSWORD, again)).status).toBe(200);
});

test("the cookie is HttpOnly and SameSite=Strict, and grants no access", async () => {
  const { email, cookie } = await signUp();
  const secure = await exports.default.fetch("https://covitae.example/api/auth/login", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password: A_PASSWORD }),
  });
  const given = secure.headers.getSetCookie().find((one) => one.includes("device"));
  expect(given).toMatch(/^__Host-covitae-device=[0-9a-f]{32}\.[0-9a-z]+\.[\w-]{43}; /);
  for (const part of ["Path=/", "HttpOnly", "SameSite=Strict", "Secure"]) {
    expect(given?.split("; ")).toContain(part);
  }
  expect(given).not.toContain(email);
  const page = await exports.default.fetch(`${ORIGIN}/templates`, {
    redirect: "manual",
    headers: { cookie: deviceOf(cookie) },
  });
  expect(page.status).toBe(302);
  // A wrong password gives no cookie, and neither does an address without an account.
  const wrong = await login(email, "not the right one");
  const unknown = await login("nobody@example.com", A_PASSWORD, deviceOf(cookie));
  expect(wrong.headers.getSetCookie()).toEqual([]);
  expect(unknown.headers.getSetCookie()).toEqual([]);
  expect(await unknown.text()).toBe(await wrong.text());
});
