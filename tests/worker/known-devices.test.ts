/** A browser that has logged in before is counted by itself: strangers who guess lock no owner out. */
import { env, exports } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { storedRateLimitKey } from "#app/server/auth/rate-limits.server.ts";
import { NEW_PASSWORD, reset, resetToken } from "../support/reset-password.ts";
import { A_PASSWORD, bearer, post, readCookies, signIn, signUp } from "../support/sign-in.ts";
import { ORIGIN } from "../support/worker.ts";

const NAME = "covitae-device-8787";

/** The device's part of what a browser holds. */
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

test("strangers' wrong passwords shut the account to strangers, not to its owner's browser", async () => {
  const { email, cookie } = await signUp();
  expect(await wrongTimes(11, email)).toEqual([...TEN_WRONG, 429]);
  expect((await login(email, A_PASSWORD)).status).toBe(429);
  expect((await login(email, A_PASSWORD, deviceOf(cookie))).status).toBe(200);
});

test("a known browser may be wrong ten times, the eleventh waits, and nobody else does", async () => {
  const { email, cookie } = await signUp();
  const other = await signIn(email);
  const device = deviceOf(cookie);
  expect(await wrongTimes(9, email, device)).toEqual(TEN_WRONG.slice(1));
  // A right one gives its use back, and the browser goes on under another name.
  expect((await login(email, A_PASSWORD, device)).status).toBe(200);
  expect(await wrongTimes(2, email, device)).toEqual([400, 429]);
  const refused = await login(email, A_PASSWORD, device);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await login(email, A_PASSWORD, deviceOf(other.cookie))).status).toBe(200);
  expect((await login(email, A_PASSWORD)).status).toBe(200);
});

test("all right passwords together still have a budget, from known browsers too", async () => {
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

test("a forged cookie, one of another account and one from before are a stranger's", async () => {
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
    // Given later than it was.
    `${NAME}=${name}.${(Number.parseInt(given, 36) + 60).toString(36)}.${signature}`,
    `${NAME}=${"x".repeat(8000)}`,
    `${NAME}=${Array(200).fill("~").join("")}`,
    `${NAME}=a~b~c~d~${device.slice(NAME.length + 1)}x`,
  ];
  for (const one of forged) expect((await login(email, A_PASSWORD, one)).status).toBe(429);
  const stillKnown = await login(email, A_PASSWORD, device);
  expect(stillKnown.status).toBe(200);
});

test("a browser that last logged in half a year ago is a stranger", async () => {
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

test("a stolen device cookie is worth nothing once the password was reset or changed", async () => {
  const one = await signUp();
  const stolen = deviceOf(one.cookie);
  const answer = await reset(await resetToken(one.email));
  const own = deviceOf(readCookies(answer));
  await wrongTimes(10, one.email);
  expect((await login(one.email, NEW_PASSWORD, stolen)).status).toBe(429);
  // Whoever followed the mailed link gets in, whatever strangers do.
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

test("each login gives the browser another name, and those who share it keep theirs, four at most", async () => {
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

test("the cookie is the login page's only: no script reads it, no other site sends it, it opens nothing", async () => {
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
  // A wrong password gives none, nor does an address nobody has.
  const wrong = await login(email, "not the right one");
  const unknown = await login("nobody@example.com", A_PASSWORD, deviceOf(cookie));
  expect(wrong.headers.getSetCookie()).toEqual([]);
  expect(unknown.headers.getSetCookie()).toEqual([]);
  expect(await unknown.text()).toBe(await wrong.text());
});
