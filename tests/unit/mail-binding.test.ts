/** MAIL=cloudflare in real workerd, with miniflare's `send_email` binding, which writes each mail to a file. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import PostalMime from "postal-mime";
import { afterAll, beforeAll, expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "..", "..");
const MAIL_FROM = "Covitae Büro <no-reply@covitae.example>";
const MAIL = {
  to: "zoe@example.com",
  subject: "123456 is your Covitae code – für Zoë, 山田, and more than one line of header holds",
  text: ".\n.. dots begin these lines\nZoë's code: 123456\n",
  html: "<p>Zoë’s <b>code</b></p>",
};
/** A worker that sends the mail in a POST, and answers with the error if that fails. */
const WORKER = `
  import { sendMail } from "./workers/mail/send-mail.ts";
  export default {
    async fetch(request, env) {
      const { mail, settings } = await request.json();
      try {
        await sendMail({ ...env, MAIL: "cloudflare", ...settings }, null, mail);
        return new Response(null, { status: 204 });
      } catch (error) {
        return new Response(error.message, { status: 500 });
      }
    },
  };
`;

const folder = mkdtempSync(join(tmpdir(), "covitae-mail-"));
let server: Miniflare;
beforeAll(async () => {
  const { outputFiles } = await build({
    stdin: { contents: WORKER, resolveDir: ROOT, loader: "ts" },
    bundle: true,
    write: false,
    format: "esm",
    target: "es2022",
    external: ["cloudflare:*", "node:*"],
    conditions: ["workerd"],
  });
  const [file] = outputFiles;
  server = new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      log: new Log(LogLevel.ERROR),
      telemetry: { enabled: false },
      handleRuntimeStdio: () => {},
      resourceTmpPath: folder,
      workers: [
        {
          name: "mail",
          modules: true,
          script: file?.text ?? "",
          compatibilityDate: "2026-08-01",
          compatibilityFlags: ["nodejs_compat"],
          bindings: { MAIL_FROM },
          email: {
            send_email: [{ name: "EMAIL", allowed_sender_addresses: ["no-reply@covitae.example"] }],
          },
        },
      ],
    }),
  );
  await server.ready;
});
afterAll(async () => {
  await server.dispose();
  rmSync(folder, { recursive: true, force: true });
});

/** @returns the error message; null if the mail was sent */
async function send(mail: Partial<typeof MAIL> = {}, settings: object = {}) {
  const body = JSON.stringify({ mail: { ...MAIL, ...mail }, settings });
  const answer = await server.dispatchFetch("http://localhost/", { method: "POST", body });
  return answer.status === 204 ? null : await answer.text();
}

/** Returns the mails that the binding accepted since the last call. */
function acceptedMails(): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".eml"))
    .map((name) => join(folder, name));
  const mails = files.map((name) => readFileSync(name, "utf8"));
  for (const name of files) rmSync(name);
  return mails;
}

test("the binding gets a message that a parser reads exactly", async () => {
  expect(await send()).toBeNull();
  const [raw, ...more] = acceptedMails();
  expect(more).toEqual([]);
  const read = await PostalMime.parse(raw ?? "");
  expect(read.from).toEqual({ name: "Covitae Büro", address: "no-reply@covitae.example" });
  expect(read.to).toMatchObject([{ address: "zoe@example.com" }]);
  expect(read.subject).toBe(MAIL.subject);
  expect(read.text?.trim()).toBe(MAIL.text.trim());
  expect(read.html?.trim()).toBe(MAIL.html);
});

test("a mail with a bad address or a subject of two lines never reaches the binding", async () => {
  expect(await send({ to: "zoe@example.com\r\nBcc: all@example.com" })).not.toBeNull();
  expect(await send({ to: "nobody" })).not.toBeNull();
  expect(await send({ subject: "Hello\r\nBcc: all@example.com" })).toContain("one line");
  expect(await send({}, { MAIL_FROM: "a@b.c\r\nBcc: all@example.com" })).toContain("MAIL_FROM");
  expect(acceptedMails()).toEqual([]);
});

test("the errors for a refused sender and a missing binding contain no address", async () => {
  const refused = await send({}, { MAIL_FROM: "else@covitae.example" });
  expect(refused).toMatch(/^Cloudflare did not accept the mail/);
  expect(refused).not.toContain("@");
  expect(await send({}, { EMAIL: null })).toContain("send_email binding EMAIL");
  expect(acceptedMails()).toEqual([]);
});
