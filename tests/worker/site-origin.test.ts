/** Whoever asks for a mail to somebody else chooses the Host header, and must not choose where its links lead. */
import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { loadContext } from "../../workers/load-context.ts";
import "../support/worker.ts";

const originFor = (SITE_ORIGIN: string) =>
  loadContext(
    new Request("https://evil.example/api/auth/forgot-password"),
    { ...env, SITE_ORIGIN },
    createExecutionContext(),
  ).request.siteOrigin;

test("links in mails lead to the configured site, whatever host was asked for", () => {
  expect(originFor("https://covitae.example")).toBe("https://covitae.example");
});

test("with none configured they lead to the host asked for, which is then the front's to check", () => {
  expect(originFor("")).toBe("https://evil.example");
});
