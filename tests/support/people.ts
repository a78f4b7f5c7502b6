/** Creates users for browser tests by the public API. */
interface Person {
  fullName: string;
  email: string;
  password: string;
  token: string;
  user: { id: string; fullName: string; email: string };
  /** The cookies of signing up, for one browser to begin signed in. */
  cookies: { name: string; value: string }[];
}

/** Long enough for a busy machine; only a failing test waits this long. */
const WAIT_MS = 90_000;

let made = 0;

async function post(baseUrl: string, path: string, body: object): Promise<Response> {
  const answer = await fetch(`${baseUrl}${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}

/** The latest code mailed to an address, from the development mailbox. */
export const mailedCode = (baseUrl: string, email: string) =>
  waitForMail(baseUrl, email, /\b\d{6}\b/);

/** The latest reset link mailed to an address. */
export const mailedLink = (baseUrl: string, email: string) =>
  waitForMail(baseUrl, email, /https?:\S+\/login\/reset\S+/);

/** Waits for a mail that matches, because mails are sent after the response. */
async function waitForMail(baseUrl: string, email: string, what: RegExp): Promise<string> {
  for (const end = Date.now() + WAIT_MS; Date.now() < end; ) {
    const answer = await fetch(`${baseUrl}/dev/outbox`, {
      headers: { Accept: "application/json" },
    });
    const { messages } = (await answer.json()) as { messages: { to: string; text: string }[] };
    const found = messages.find((message) => message.to === email)?.text.match(what)?.[0];
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Nothing like ${what} was mailed to ${email}`);
}

export async function signUp(baseUrl: string, fullName = "Pat Doe"): Promise<Person> {
  made += 1;
  const email = `person-${Date.now().toString(36)}-${made}@example.org`;
  const password = "correct horse battery staple";
  const started = await post(baseUrl, "/api/auth/signup", { fullName, email, password });
  const { pending } = (await started.json()) as { pending: string };
  const otp = await mailedCode(baseUrl, email);
  const verified = await post(baseUrl, "/api/auth/verify-otp", { email, otp, pending });
  const { token, user } = (await verified.json()) as Pick<Person, "token" | "user">;
  const cookies = verified.headers.getSetCookie().flatMap((cookie) => {
    const [, name, value] = /^([^=]+)=([^;]+)/.exec(cookie) ?? [];
    return name && value ? [{ name, value }] : [];
  });
  return { fullName, email, password, token, user, cookies };
}
