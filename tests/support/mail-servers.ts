/**
 * Real servers on loopback for tests of the mail transports: SMTP (npm's smtp-server) and an HTTP provider. A global
 * setup of Vitest starts them and tells the tests their ports.
 */
import { createServer, type Server as HttpServer } from "node:http";
import type { AddressInfo, Server } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import type { TestProject } from "vitest/node";

export const SMTP_LOGIN = { user: "covitae", password: "s3cret of the mail server" };

/** A mail that a server has received. */
export interface ReceivedMail {
  from: string;
  to: string[];
  /** The raw MIME message or JSON. */
  raw: string;
  login: string | null;
}

declare module "vitest" {
  interface ProvidedContext {
    mailServers: {
      /** The port of a server that requires a login, without TLS. */
      smtp: number;
      /** The port of a server that offers STARTTLS with a self-signed certificate. */
      startTls: number;
      /** http://127.0.0.1:…/{status} responds with that status. */
      provider: string;
      /** A URL that responds with the mails received since the last call, and clears the list. */
      received: string;
    };
  }
}

/** A mail server that requires SMTP_LOGIN; calls `take` with each mail and whether the connection was encrypted. */
export function smtpServer(
  options: SMTPServerOptions,
  take: (mail: ReceivedMail, isEncrypted: boolean) => void,
): SMTPServer {
  const server = new SMTPServer({
    ...options,
    authMethods: ["PLAIN"],
    onAuth({ username, password }, _session, done) {
      const isRight = username === SMTP_LOGIN.user && password === SMTP_LOGIN.password;
      if (isRight) done(null, { user: username });
      // Repeats the password, as a careless server may: the product must not pass it on in its own error.
      else done(new Error(`No login for ${password}`));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const { mailFrom, rcptTo } = session.envelope;
        const mail = {
          from: mailFrom ? mailFrom.address : "",
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString("latin1"),
          login: session.user ?? null,
        };
        take(mail, session.secure);
        done();
      });
    },
  });
  // A client that does not trust the certificate disconnects.
  server.on("error", () => {});
  return server;
}

export default async function setup(project: TestProject): Promise<() => void> {
  let received: ReceivedMail[] = [];
  const take = (mail: ReceivedMail) => void received.push(mail);
  const plain = smtpServer({ disabledCommands: ["STARTTLS"], allowInsecureAuth: true }, take);
  // Accepts a password without TLS, so that tests notice a client that goes on without it.
  const startTls = smtpServer({ allowInsecureAuth: true }, take);
  const provider = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const raw = Buffer.concat(chunks).toString("utf8");
      received.push({ from: "", to: [], raw, login: request.headers.authorization ?? null });
      const status = Number(request.url?.slice(1));
      // A client that followed this redirect would send the key to another address; it must not.
      response.writeHead(status, status === 307 ? { location: "/200" } : {});
      // Repeats the key, as a careless provider may: the product must not pass it on in its own error.
      response.end(JSON.stringify({ message: `Echo of ${request.headers.authorization}` }));
    });
  });
  const report = createServer((_request, response) => {
    response.end(JSON.stringify(received));
    received = [];
  });
  project.provide("mailServers", {
    smtp: await listen(plain.server),
    startTls: await listen(startTls.server),
    provider: `http://127.0.0.1:${await listen(provider)}`,
    received: `http://127.0.0.1:${await listen(report)}/`,
  });
  return () => {
    plain.close();
    startTls.close();
    provider.close();
    report.close();
  };
}

/** Listens on loopback; resolves to the port. */
export function listen(server: Server | HttpServer): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      server.unref();
      resolve((server.address() as AddressInfo).port);
    });
  });
}
