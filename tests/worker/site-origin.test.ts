/** The Host header is chosen by the sender of a request, so it must not determine links in mails. */
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

test("links in mails use the configured site, regardless of the Host header", () => {
  expect(originFor("https://covitae.example")).toBe("https://covitae.example");
});

test("without a configured site, links use the request's host", () => {
  expect(originFor("")).toBe("https://evil.example");
});
