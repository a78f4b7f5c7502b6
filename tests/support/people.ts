/** New people for browser tests, made through the calls that anybody may use. */
interface Person {
  fullName: string;
  email: string;
  password: string;
  token: string;
  user: { id: string; fullName: string; email: string };
}

/** Only a mail that was never sent takes this long, however busy the machine is. */
const WAIT_MS = 30_000;

let made = 0;

async function post<T>(baseUrl: string, path: string, body: object): Promise<T> {
  const answer = await fetch(`${baseUrl}${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json() as Promise<T>;
}

/** The newest code mailed to an address, from the development mailbox. */
export const mailedCode = (baseUrl: string, email: string) => mailed(baseUrl, email, /\b\d{6}\b/);

/** The newest link of a reset mail to an address. */
export const mailedLink = (baseUrl: string, email: string) =>
  mailed(baseUrl, email, /https?:\S+\/login\/reset\S+/);

/** Mails go out beside the answer, so this waits for one that has what is looked for. */
async function mailed(baseUrl: string, email: string, what: RegExp): Promise<string> {
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
  const { pending } = await post<{ pending: string }>(baseUrl, "/api/auth/signup", {
    fullName,
    email,
    password,
  });
  const otp = await mailedCode(baseUrl, email);
  const { token, user } = await post<Pick<Person, "token" | "user">>(
    baseUrl,
    "/api/auth/verify-otp",
    { email, otp, pending },
  );
  return { fullName, email, password, token, user };
}
