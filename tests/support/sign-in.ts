/** People for tests, made through the real API: a sign-up, the mailed code, a session. */
import { env, exports } from "cloudflare:workers";
import { desc, eq } from "drizzle-orm";
import type { SignedInUser } from "#app/core/account/signed-in-user.ts";
import { openDatabase } from "#app/server/db/database.server.ts";
import { outboxMail } from "#app/server/db/tables/service-tables.ts";
import { ORIGIN } from "./worker.ts";

export const A_PASSWORD = "river stone lantern 42";

/** Each caller comes from an address of its own, so that budgets by IP are met only on purpose. */
let callers = 0;
const anIp = () => `10.0.${Math.floor(++callers / 250) % 250}.${callers % 250}`;

export interface SignedInPerson {
  token: string;
  /** The value of a Cookie header. */
  cookie: string;
  user: SignedInUser;
  email: string;
  password: string;
}

/** POSTs JSON as a program without cookies does; `headers` win. */
export function post(
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return exports.default.fetch(`${ORIGIN}${path}`, {
    method: "POST",
    redirect: "manual",
    headers: { "content-type": "application/json", "cf-connecting-ip": anIp(), ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
}

export function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return exports.default.fetch(`${ORIGIN}${path}`, { redirect: "manual", headers });
}

/** Mails to an address, newest first. */
export async function mailsTo(email: string) {
  const rows = openDatabase(env.DB).select().from(outboxMail).where(eq(outboxMail.to, email));
  return rows.orderBy(desc(outboxMail.sentAt));
}

/** The six digits of the newest mail to an address. */
export async function codeFor(email: string): Promise<string> {
  const [mail] = await mailsTo(email);
  const code = /\b\d{6}\b/.exec(mail?.subject ?? "")?.[0];
  if (!code) throw new Error(`No code was mailed to ${email}`);
  return code;
}

/** What a Cookie header would carry after this answer. */
export function cookiesOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0] ?? "")
    .filter((pair) => !pair.endsWith("="))
    .join("; ");
}

let people = 0;

/** A new person with a confirmed address, signed in. */
export async function signUp(
  who: { fullName?: string; email?: string; password?: string } = {},
): Promise<SignedInPerson> {
  const {
    fullName = "Zoë O'Connor",
    email = `person-${++people}@example.com`,
    password = A_PASSWORD,
  } = who;
  const started = await post("/api/auth/signup", { fullName, email, password });
  if (!started.ok) throw new Error(`Signing up failed: ${await started.text()}`);
  const { pending } = (await started.json()) as { pending: string };
  const verified = await post("/api/auth/verify-otp", {
    email,
    otp: await codeFor(email),
    pending,
  });
  return person(verified, email, password);
}

/** A further session of somebody who signed up before. */
export async function signIn(email: string, password = A_PASSWORD): Promise<SignedInPerson> {
  return person(await post("/api/auth/login", { email, password }), email, password);
}

async function person(answer: Response, email: string, password: string): Promise<SignedInPerson> {
  if (!answer.ok) throw new Error(`Signing in failed: ${await answer.text()}`);
  const { token, user } = (await answer.json()) as { token: string; user: SignedInUser };
  return { token, user, cookie: cookiesOf(answer), email, password };
}

export const bearer = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` });
