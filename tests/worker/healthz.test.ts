/** The smallest checks of the worker: it answers, and it renders a page. */
import { exports } from "cloudflare:workers";
import { expect, test } from "vitest";
import { ORIGIN } from "../support/worker.ts";

test("healthz responds with ok and security headers", async () => {
  const answer = await exports.default.fetch(`${ORIGIN}/healthz`);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ ok: true });
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
});

test("a page is rendered on the server with a nonce", async () => {
  const answer = await exports.default.fetch(`${ORIGIN}/`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-security-policy")).toContain("'nonce-");
  expect(await answer.text()).toContain('<main id="main">');
});
