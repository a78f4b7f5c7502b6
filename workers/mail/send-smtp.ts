/**
 * Sends a mail by SMTP, encrypted from the start (tls) or after STARTTLS (starttls), which fails if the server does not
 * offer it. Without encryption (none) only to the same machine.
 */
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
    throw new Error("SMTP_SECURITY must be starttls, tls or none");
  }
  if (security === "none" && !LOOPBACK.test(hostname)) {
    throw new Error("SMTP_SECURITY=none is allowed only for a server on the same machine");
  }
  const secureTransport = security === "tls" ? "on" : security === "none" ? "off" : "starttls";
  const port = Number(SMTP_PORT);
  const socket = connect({ hostname, port }, { secureTransport, allowHalfOpen: false });
  // Replaced after STARTTLS, which returns a new socket.
  let activeSocket = socket;
  const timer = setTimeout(() => void activeSocket.close().catch(() => undefined), TIMEOUT_MS);
  try {
    let connection = createSmtpConnection(socket);
    await connection.readGreeting();
    const ehlo = `EHLO ${from.address.split("@")[1]}`;
    let extensions = await connection.sendCommand(ehlo, 250);
    if (security === "starttls") {
      if (!/^250[ -]STARTTLS\b/im.test(extensions))
        throw new Error("The mail server does not offer STARTTLS");
      await connection.sendCommand("STARTTLS", 220);
      connection.release();
      activeSocket = socket.startTls();
      connection = createSmtpConnection(activeSocket);
      extensions = await connection.sendCommand(ehlo, 250);
    }
    const { SMTP_USER: user, SMTP_PASSWORD: password } = settings;
    if (user) {
      if (!password) throw new Error("SMTP_USER needs the secret SMTP_PASSWORD");
      const credentials = new TextEncoder().encode(`\0${user}\0${password}`);
      await connection.sendCommand(`AUTH PLAIN ${base64(credentials)}`, 235);
    }
    await connection.sendCommand(`MAIL FROM:<${from.address}>`, 250);
    await connection.sendCommand(`RCPT TO:<${mail.to}>`, 250);
    await connection.sendCommand("DATA", 354);
    await connection.sendMessage(toMessage(from, mail, new Date()));
    // The server has accepted the mail, so its reply to QUIT does not matter.
    await connection.sendCommand("QUIT", 221).catch(() => undefined);
  } finally {
    clearTimeout(timer);
    await activeSocket.close().catch(() => undefined);
  }
}
