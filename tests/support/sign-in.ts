/** Creates users for tests by the real API: sign-up, mailed code, session. */
import { env, exports } from "cloudflare:workers";
import { desc, eq } from "drizzle-orm";
import type { SignedInUser } from "#app/core/account/signed-in-user.ts";
import { openDatabase } from "#app/server/db/database.server.ts";
import { outboxMail } from "#app/server/db/tables/service-tables.ts";
import { ORIGIN } from "./worker.ts";

export const A_PASSWORD = "river stone lantern 42";

/** Each caller has a separate IP address, so that tests reach rate limits by IP only on purpose. */
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

/** POSTs JSON like a program without cookies; `headers` take precedence. */
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
export async function listMails(email: string) {
  const rows = openDatabase(env.DB).select().from(outboxMail).where(eq(outboxMail.to, email));
  return rows.orderBy(desc(outboxMail.sentAt));
}

/** The six digits of the latest mail to an address. */
export async function latestCode(email: string): Promise<string> {
  const [mail] = await listMails(email);
  const code = /\b\d{6}\b/.exec(mail?.subject ?? "")?.[0];
  if (!code) throw new Error(`No code was mailed to ${email}`);
  return code;
}

/** The Cookie header that a browser would send after this response. */
export function readCookies(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0] ?? "")
    .filter((pair) => !pair.endsWith("="))
    .join("; ");
}

let people = 0;

/** Signs up a new user with a confirmed address. */
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
    otp: await latestCode(email),
    pending,
  });
  return person(verified, email, password);
}

/** Starts another session of an existing user. */
export async function signIn(email: string, password = A_PASSWORD): Promise<SignedInPerson> {
  return person(await post("/api/auth/login", { email, password }), email, password);
}

async function person(answer: Response, email: string, password: string): Promise<SignedInPerson> {
  if (!answer.ok) throw new Error(`Signing in failed: ${await answer.text()}`);
  const { token, user } = (await answer.json()) as { token: string; user: SignedInUser };
  return { token, user, cookie: readCookies(answer), email, password };
}

export const bearer = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` });
