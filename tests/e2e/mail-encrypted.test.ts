/** Sends codes by a mail server that requires TLS or STARTTLS with a trusted certificate. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import PostalMime from "postal-mime";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { buildIfChanged, freePort, startServer } from "../../scripts/server.mjs";
import { listen, type ReceivedMail, SMTP_LOGIN, smtpServer } from "../support/mail-servers.ts";

const CERTIFICATE = fileURLToPath(new URL("../support/mail-certificate.pem", import.meta.url));
const PERSON = {
  fullName: "Zoë Ó Briain",
  email: "zoe@example.org",
  password: "granite owl harbour 9",
};

let received: (ReceivedMail & { isEncrypted: boolean })[];
let stateDir: string;
beforeAll(buildIfChanged);
beforeEach(() => {
  received = [];
  stateDir = mkdtempSync(join(tmpdir(), "covitae-mail-"));
  // The server's Node reads this variable when it starts.
  process.env.NODE_EXTRA_CA_CERTS = CERTIFICATE;
});
afterEach(() => rmSync(stateDir, { recursive: true, force: true }));
afterAll(() => {
  delete process.env.NODE_EXTRA_CA_CERTS;
});

test.each(["tls", "starttls"] as const)(
  "a person signs up by a code that came over %s",
  async (security) => {
    const pem = readFileSync(CERTIFICATE, "utf8");
    // This mail server accepts a login only over an encrypted connection.
    const mail = smtpServer(
      { secure: security === "tls", key: pem, cert: pem },
      (one, isEncrypted) => received.push({ ...one, isEncrypted }),
    );
    const port = await listen(mail.server);
    const settings = {
      MAIL: "smtp",
      MAIL_FROM: "Covitae <no-reply@covitae.example>",
      // The host name in the mail server's certificate.
      SMTP_HOST: "localhost",
      SMTP_PORT: String(port),
      SMTP_SECURITY: security,
      SMTP_USER: SMTP_LOGIN.user,
      SMTP_PASSWORD: SMTP_LOGIN.password,
    };
    const server = await startServer({ port: await freePort(), stateDir, quiet: true, settings });
    try {
      const post = async (path: string, body: object) => {
        const answer = await fetch(`${server.url}${path}`, {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify(body),
        });
        return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
      };
      const { pending } = (await post("/api/auth/signup", PERSON)).body;
      await expect.poll(() => received.length).toBe(1);
      const [message] = received;
      expect(message).toMatchObject({ isEncrypted: true, login: SMTP_LOGIN.user });
      const read = await PostalMime.parse(message?.raw ?? "");
      expect(read.to).toMatchObject([{ address: PERSON.email }]);
      const otp = read.text?.match(/\b\d{6}\b/)?.[0];
      const verified = await post("/api/auth/verify-otp", { email: PERSON.email, otp, pending });
      expect(verified).toMatchObject({
        status: 200,
        body: { user: { fullName: PERSON.fullName } },
      });
    } finally {
      await server.stop();
      await new Promise<void>((resolve) => mail.close(resolve));
    }
  },
);
