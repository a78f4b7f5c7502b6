/** Strangers cannot block the owner of an address from signing up or resetting the password. */
import { expect, test } from "vitest";
import {
  A_PASSWORD,
  bearer,
  latestCode,
  listMails,
  post,
  signIn,
  signUp,
} from "../support/sign-in.ts";
import { ORIGIN } from "../support/worker.ts";

const EMAIL = "zoe@example.com";
const SIGNUP = { fullName: "Zoë O'Connor", email: EMAIL, password: A_PASSWORD };
const STRANGER = { "cf-connecting-ip": "192.0.2.7" };

async function begin(signup: object = SIGNUP, headers: Record<string, string> = {}) {
  const answer = await post("/api/auth/signup", signup, headers);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { pending: string }).pending;
}
const verify = (body: object, headers: Record<string, string> = {}) =>
  post("/api/auth/verify-otp", { email: EMAIL, ...body }, headers);
const otherThan = (code: string) => (code === "000000" ? "111111" : "000000");
const forgot = (email = EMAIL, headers: Record<string, string> = {}) =>
  post("/api/auth/forgot-password", { email }, headers);
const resetMailsTo = async (email: string) =>
  (await listMails(email)).filter(({ subject }) => /password/i.test(subject)).length;

test("a client that exhausts its sign-ups for an address does not block other clients", async () => {
  for (let asked = 0; asked < 5; asked++) await begin(SIGNUP, STRANGER);
  expect((await post("/api/auth/signup", SIGNUP, STRANGER)).status).toBe(429);
  const pending = await begin();
  expect((await verify({ otp: await latestCode(EMAIL), pending })).status).toBe(200);
});

test("all addresses of an IPv6 network count as one client", async () => {
  for (let asked = 0; asked < 5; asked++) {
    await begin(SIGNUP, { "cf-connecting-ip": `2001:db8:1:2::${asked}` });
  }
  const another = { "cf-connecting-ip": "2001:db8:1:2:ffff::1" };
  expect((await post("/api/auth/signup", SIGNUP, another)).status).toBe(429);
});

test("a later sign-up by a stranger does not invalidate the first one's code", async () => {
  const pending = await begin();
  const otp = await latestCode(EMAIL);
  const theirs = await begin({ ...SIGNUP, password: "the stranger chose" }, STRANGER);
  const login = await post("/api/auth/login", { email: EMAIL, password: A_PASSWORD });
  expect(login.status).toBe(403);
  expect((await verify({ otp, pending })).status).toBe(200);
  // The first verification deleted the stranger's sign-up.
  const late = await verify({ otp: "123456", pending: theirs }, STRANGER);
  expect(await late.json()).toMatchObject({ reason: "no_record" });
  const stolen = { email: EMAIL, password: "the stranger chose" };
  expect((await post("/api/auth/login", stolen)).status).toBe(400);
});

test("many strangers' sign-ups do not hide a client's own at login", async () => {
  const own = { "cf-connecting-ip": "198.51.100.1" };
  await begin(SIGNUP, own);
  for (let n = 0; n < 5; n++) await begin({ ...SIGNUP, password: "the stranger chose" }, STRANGER);
  const login = await post("/api/auth/login", { email: EMAIL, password: A_PASSWORD }, own);
  expect(login.status).toBe(403);
});

test("a stranger's guesses do not use the attempts of the client that signed up", async () => {
  const pending = await begin();
  const otp = await latestCode(EMAIL);
  for (let guess = 0; guess < 12; guess++) await verify({ otp: otherThan(otp) }, STRANGER);
  const refused = await verify({ otp }, STRANGER);
  expect(await refused.json()).toMatchObject({ reason: "no_record" });
  expect((await verify({ otp, pending })).status).toBe(200);
});

test("a stranger's guesses do not block the address's owner in another browser", async () => {
  await begin();
  const otp = await latestCode(EMAIL);
  for (let guess = 0; guess < 12; guess++) await verify({ otp: otherThan(otp) }, STRANGER);
  const first = await verify({ otp });
  expect(await first.json()).toMatchObject({ recoveryRequested: true });
  const cookie = first.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  for (let guess = 0; guess < 12; guess++) await verify({ otp: otherThan(otp) }, STRANGER);
  const second = await verify({ otp: await latestCode(EMAIL) }, { cookie, origin: ORIGIN });
  expect(second.status).toBe(200);
});

test("at most twenty guesses are allowed from ever new clients", async () => {
  await begin();
  const otp = await latestCode(EMAIL);
  const reasons: unknown[] = [];
  for (let guess = 0; guess < 25; guess++) {
    const answer = await verify({ otp: otherThan(otp) });
    reasons.push(((await answer.json()) as { reason: string }).reason);
  }
  expect(reasons).toEqual([...Array(20).fill("invalid"), ...Array(5).fill("no_record")]);
});

test("a client that exhausts its resets for an address does not block other clients", async () => {
  await signUp({ email: EMAIL });
  for (let asked = 0; asked < 3; asked++) {
    expect((await forgot(EMAIL, STRANGER)).status).toBe(200);
  }
  expect((await forgot(EMAIL, STRANGER)).status).toBe(429);
  expect((await forgot()).status).toBe(200);
  await expect.poll(() => resetMailsTo(EMAIL)).toBe(4);
});

test("requests to change an account to an address do not block a sign-up with it", async () => {
  const stranger = await signUp();
  for (let asked = 0; asked < 5; asked++) {
    const body = { email: EMAIL, password: A_PASSWORD };
    const headers = { ...bearer(stranger), ...STRANGER };
    expect((await post("/api/auth/change-email", body, headers)).status).toBe(200);
  }
  const pending = await begin();
  expect((await verify({ otp: await latestCode(EMAIL), pending })).status).toBe(200);
});

test("at most twenty codes an hour are mailed to an address; then the response is the same without a mail", async () => {
  await signUp({ email: "taken@example.com" });
  const answers: unknown[] = [];
  for (const email of ["taken@example.com", EMAIL]) {
    let last = new Response();
    const before = (await listMails(email)).length;
    for (let asked = before; asked < 23; asked++) {
      last = await post("/api/auth/signup", { ...SIGNUP, email });
    }
    expect(await listMails(email)).toHaveLength(20);
    const { pending, ...body } = (await last.json()) as { pending: string };
    expect(pending).toMatch(/^p\./);
    answers.push([last.status, { ...body, email: "" }]);
    const resend = await post("/api/auth/resend-otp", { email, pending });
    answers.push([resend.status, await resend.json()]);
    expect(await listMails(email)).toHaveLength(20);
  }
  expect(answers.slice(0, 2)).toEqual(answers.slice(2));
});

test("at most ten reset links an hour are mailed to an address; a known device still gets one", async () => {
  await signUp({ email: EMAIL });
  const { cookie } = await signIn(EMAIL);
  for (let asked = 0; asked < 12; asked++) {
    const answer = await forgot();
    expect([answer.status, await answer.json()]).toEqual([200, { success: true }]);
  }
  await expect.poll(() => resetMailsTo(EMAIL)).toBe(10);
  expect((await forgot(EMAIL, { cookie, origin: ORIGIN })).status).toBe(200);
  await expect.poll(() => resetMailsTo(EMAIL)).toBe(11);
});
