import { exports } from "cloudflare:workers";
import { expect, test } from "vitest";
import { ORIGIN } from "../support/worker.ts";

const METHODS = ["POST", "PUT", "PATCH", "DELETE"];
const FOREIGN = ["null", "x", "https://elsewhere.example", "https://localhost.example:1"];

test.each(METHODS)("%s to a page from another site is 403 with a page", async (method) => {
  for (const origin of FOREIGN) {
    for (const path of ["/login", "/", "/templates", "/logout", "/no/such/page"]) {
      const answer = await exports.default.fetch(`${ORIGIN}${path}`, {
        method,
        headers: { origin },
        body: "email=a",
      });
      const html = await answer.text();
      expect([path, origin, answer.status]).toEqual([path, origin, 403]);
      expect(html).toContain("<h1");
      expect(html).not.toContain("<script");
      expect(answer.headers.get("x-request-id")).toBeTruthy();
      expect(answer.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    }
  }
});

test("rejects a post without an Origin whose Sec-Fetch-Site is cross-site", async () => {
  const answer = await exports.default.fetch(`${ORIGIN}/login`, {
    method: "POST",
    headers: { "sec-fetch-site": "cross-site" },
  });
  expect(answer.status).toBe(403);
});

test("accepts a post from the same site", async () => {
  const answer = await exports.default.fetch(`${ORIGIN}/login`, {
    method: "POST",
    headers: { origin: ORIGIN },
  });
  expect(answer.status).not.toBe(403);
});
