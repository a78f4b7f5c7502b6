/** Sends real mail to servers on loopback and parses it with an independent parser. */
import { env } from "cloudflare:workers";
import PostalMime from "postal-mime";
import { beforeEach, expect, inject, test, vi } from "vitest";
import { openDatabase } from "#app/server/db/database.server.ts";
import { sendMail } from "../../workers/mail/send-mail.ts";
import type { ReceivedMail } from "../support/mail-servers.ts";

const servers = inject("mailServers");
const MAIL = {
  to: "zoe@example.com",
  subject:
    "123456 is your Covitae code – für Zoë, 山田 and a subject that needs more than one word",
  text: ".\n.. dots begin these lines\nZoë's code: 123456\n",
  html: "<p>Zoë’s <b>code</b></p>",
};
const SMTP = {
  MAIL: "smtp",
  MAIL_FROM: "Covitae Büro <no-reply@covitae.example>",
  SMTP_HOST: "127.0.0.1",
  SMTP_PORT: String(servers.smtp),
  SMTP_SECURITY: "none",
  SMTP_USER: "covitae",
  SMTP_PASSWORD: "s3cret of the mail server",
};
const RESEND = {
  MAIL: "resend",
  MAIL_FROM: "no-reply@covitae.example",
  RESEND_URL: `${servers.provider}/200`,
  RESEND_API_KEY: "key-12345",
};
const send = (settings: object, mail: Partial<typeof MAIL> = {}) =>
  sendMail({ ...env, ...settings } as Env, openDatabase(env.DB), { ...MAIL, ...mail });
const receivedMails = async () => (await (await fetch(servers.received)).json()) as ReceivedMail[];
beforeEach(async () => void (await receivedMails()));

/** The error message of a failed mail; never contains a secret. */
async function failure(settings: object, mail: Partial<typeof MAIL> = {}): Promise<string> {
  const error = await send(settings, mail).then(
    () => new Error("It was sent"),
    (thrown: Error) => thrown,
  );
  expect(String(error.stack)).not.toMatch(/s3cret|key-12345|wrong one/);
  return error.message;
}

test("SMTP sends a message that an independent parser reads exactly", async () => {
  await send(SMTP);
  const [mail] = await receivedMails();
  expect(mail).toMatchObject({
    from: "no-reply@covitae.example",
    to: ["zoe@example.com"],
    login: "covitae",
  });
  const raw = mail?.raw ?? "";
  expect(raw.split("\r\n").every((line) => line.length <= 998 && /^[\x20-\x7e]*$/.test(line))).toBe(
    true,
  );
  const read = await PostalMime.parse(raw);
  expect(read.from).toEqual({ name: "Covitae Büro", address: "no-reply@covitae.example" });
  expect(read.to).toMatchObject([{ address: "zoe@example.com" }]);
  expect(read.subject).toBe(MAIL.subject);
  expect(read.text?.trim()).toBe(MAIL.text.trim());
  expect(read.html?.trim()).toBe(MAIL.html);
  expect(Number.isNaN(Date.parse(read.date ?? ""))).toBe(false);
});

test("errors for a wrong or missing password or server contain no secret", async () => {
  expect(await failure({ ...SMTP, SMTP_PASSWORD: "wrong one" })).toBe(
    "The mail server replied 535 to AUTH",
  );
  expect(await failure({ ...SMTP, SMTP_PASSWORD: undefined })).toContain("SMTP_PASSWORD");
  expect(await failure({ ...SMTP, SMTP_HOST: "" })).toContain("SMTP_HOST");
  expect(await failure({ ...SMTP, SMTP_PORT: "1" })).not.toBe("It was sent");
  expect(await receivedMails()).toEqual([]);
});

test("does not send to another machine without TLS, or if STARTTLS is missing or untrusted", async () => {
  expect(await failure({ ...SMTP, SMTP_HOST: "mail.example.com" })).toContain("same machine");
  expect(await failure({ ...SMTP, SMTP_SECURITY: "starttls" })).toContain(
    "does not offer STARTTLS",
  );
  const untrusted = { ...SMTP, SMTP_PORT: String(servers.startTls), SMTP_SECURITY: "starttls" };
  expect(await failure(untrusted)).not.toBe("It was sent");
  expect(await failure({ ...SMTP, SMTP_SECURITY: "maybe" })).toContain("SMTP_SECURITY");
  expect(await receivedMails()).toEqual([]);
});

test("a provider gets one JSON call with the key, and a redirect does not forward the key", async () => {
  await send(RESEND);
  const [mail] = await receivedMails();
  expect(mail?.login).toBe("Bearer key-12345");
  expect(JSON.parse(mail?.raw ?? "")).toEqual({
    from: "no-reply@covitae.example",
    to: ["zoe@example.com"],
    subject: MAIL.subject,
    text: MAIL.text,
    html: MAIL.html,
  });
  for (const status of [307, 401, 422, 500]) {
    const RESEND_URL = `${servers.provider}/${status}`;
    expect(await failure({ ...RESEND, RESEND_URL })).toBe(
      `The mail provider responded with ${status}`,
    );
  }
  expect(await receivedMails()).toHaveLength(4);
  expect(await failure({ ...RESEND, RESEND_API_KEY: undefined })).toContain("RESEND_API_KEY");
});

test("rejects values that would start another header or command before connecting", async () => {
  for (const settings of [SMTP, RESEND]) {
    for (const to of [
      "a@example.com\r\nBcc: b@example.com",
      "a@example.com> RCPT TO:<b",
      "no one",
    ]) {
      expect(await failure(settings, { to })).not.toBe("It was sent");
    }
    for (const subject of ["Hello\r\nBcc: b@example.com", "Hello\nthere", "null\0"]) {
      expect(await failure(settings, { subject })).toContain("one line");
    }
    for (const MAIL_FROM of ["", "Covitae", "Covitae\r\nBcc: b <a@example.com>", "a@b.c, d@e.f"]) {
      expect(await failure({ ...settings, MAIL_FROM })).toContain("MAIL_FROM");
    }
  }
  expect(await failure({ MAIL: "pigeon" })).toContain("outbox, smtp, resend or cloudflare");
  expect(await receivedMails()).toEqual([]);
});

test("times out if Cloudflare's binding never responds", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const send = () => {
      queueMicrotask(() => vi.advanceTimersByTime(15_000));
      return new Promise(() => {});
    };
    const settings = { MAIL: "cloudflare", MAIL_FROM: SMTP.MAIL_FROM, EMAIL: { send } };
    expect(await failure(settings)).toBe("Cloudflare did not accept the mail in time");
  } finally {
    vi.useRealTimers();
  }
});
