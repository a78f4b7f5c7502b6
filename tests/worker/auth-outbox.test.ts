/** The development mailbox is available only on localhost. */
import { createExecutionContext } from "cloudflare:test";
import { env, exports } from "cloudflare:workers";
import { expect, test } from "vitest";
import { loadContext } from "../../workers/load-context.ts";
import { sendMail } from "../../workers/mail/send-mail.ts";
import { get, post } from "../support/sign-in.ts";
import { ORIGIN } from "../support/worker.ts";

const JSON_PLEASE = { accept: "application/json" };
const SIGNUP = {
  fullName: "<script>alert(1)</script>",
  email: "zoe@example.com",
  password: "river stone lantern",
};

test("mails are listed as JSON, newest first", async () => {
  await post("/api/auth/signup", SIGNUP);
  await post("/api/auth/signup", { ...SIGNUP, email: "later@example.com" });
  const answer = await get("/dev/outbox", JSON_PLEASE);
  const { messages } = (await answer.json()) as { messages: Record<string, string>[] };
  expect(messages.map(({ to }) => to)).toEqual(["later@example.com", "zoe@example.com"]);
  expect(Object.keys(messages[0] ?? {}).sort()).toEqual([
    "html",
    "sentAt",
    "subject",
    "text",
    "to",
  ]);
});

test("the page shows the code, and escapes markup in a name", async () => {
  await post("/api/auth/signup", SIGNUP);
  const answer = await get("/dev/outbox");
  expect(answer.headers.get("content-type")).toContain("text/html");
  const html = await answer.text();
  expect(html).toMatch(/\d{6} is your Covitae code/);
  expect(html).not.toContain("<script>");
});

test("it is 404 on any other host", async () => {
  for (const host of ["covitae.example", "localhost.evil.example", "127.0.0.1.evil.example"]) {
    const answer = await exports.default.fetch(`http://${host}/dev/outbox`, {
      headers: JSON_PLEASE,
    });
    expect(answer.status).toBe(404);
  }
});

test("a mail to a bad address or with a line break in its subject is never sent", async () => {
  const { db } = loadContext(new Request(ORIGIN), env, createExecutionContext());
  const mail = { to: "zoe@example.com", subject: "Hello", text: "", html: "" };
  await expect(sendMail(env, db, { ...mail, to: "zoe" })).rejects.toThrow();
  const split = { ...mail, subject: "Hello\r\nBcc: all@example.com" };
  await expect(sendMail(env, db, split)).rejects.toThrow();
  await expect(sendMail({ ...env, MAIL: "pigeon" }, db, mail)).rejects.toThrow();
});
