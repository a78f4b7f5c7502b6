/** Mail by SMTP: encrypted from the start (tls) or after STARTTLS, which a server may not leave out. */
import { connect } from "cloudflare:sockets";
import type { Mail } from "#app/server/context.ts";
import { base64, type Sender, toMessage } from "./mail-message.ts";
import type { MailSecrets } from "./mail-secrets.ts";
import { createSmtpConnection } from "./smtp-connection.ts";

const TIMEOUT_MS = 20_000;
const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

type Settings = Pick<Env, "SMTP_HOST" | "SMTP_PORT" | "SMTP_SECURITY" | "SMTP_USER"> &
  Pick<MailSecrets, "SMTP_PASSWORD">;

export async function sendBySmtp(settings: Settings, from: Sender, mail: Mail): Promise<void> {
  const {
    SMTP_HOST: hostname,
    SMTP_PORT,
    SMTP_SECURITY: security,
  } = settings as Record<keyof Settings, string>;
  if (!hostname) throw new Error("MAIL=smtp needs SMTP_HOST");
  if (security !== "starttls" && security !== "tls" && security !== "none") {
    throw new Error("SMTP_SECURITY is starttls, tls or none");
  }
  if (security === "none" && !LOOPBACK.test(hostname)) {
    throw new Error("SMTP_SECURITY=none is for a server on the same machine");
  }
  const secureTransport = security === "tls" ? "on" : security === "none" ? "off" : "starttls";
  const port = Number(SMTP_PORT);
  const socket = connect({ hostname, port }, { secureTransport, allowHalfOpen: false });
  // After STARTTLS another one: the first is only its shell then.
  let open = socket;
  const timer = setTimeout(() => void open.close().catch(() => undefined), TIMEOUT_MS);
  try {
    let talk = createSmtpConnection(socket);
    await talk.readGreeting();
    const name = `EHLO ${from.address.split("@")[1]}`;
    let offers = await talk.sendCommand(name, 250);
    if (security === "starttls") {
      if (!/^250[ -]STARTTLS\b/im.test(offers))
        throw new Error("The mail server offers no STARTTLS");
      await talk.sendCommand("STARTTLS", 220);
      talk.release();
      open = socket.startTls();
      talk = createSmtpConnection(open);
      offers = await talk.sendCommand(name, 250);
    }
    const { SMTP_USER: user, SMTP_PASSWORD: password } = settings;
    if (user) {
      if (!password) throw new Error("SMTP_USER needs the secret SMTP_PASSWORD");
      const proof = new TextEncoder().encode(`\0${user}\0${password}`);
      await talk.sendCommand(`AUTH PLAIN ${base64(proof)}`, 235);
    }
    await talk.sendCommand(`MAIL FROM:<${from.address}>`, 250);
    await talk.sendCommand(`RCPT TO:<${mail.to}>`, 250);
    await talk.sendCommand("DATA", 354);
    await talk.sendMessage(toMessage(from, mail, new Date()));
    // It is the server's now, whatever it says to the farewell.
    await talk.sendCommand("QUIT", 221).catch(() => undefined);
  } finally {
    clearTimeout(timer);
    await open.close().catch(() => undefined);
  }
}
