/** A form or call that another site sends gets 403, with a page that is rendered only once. */
import { exports } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { forbiddenPage } from "../../workers/http/cross-site-writes.ts";
import { drainBody } from "../../workers/http/drain-body.ts";
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

test("the page is rendered once, however many posts there are", async () => {
  let rendered = 0;
  const render = async () => {
    rendered++;
    return new Response("<h1>Not allowed</h1>", { status: 403 });
  };
  const request = new Request(`${ORIGIN}/login`, { method: "POST" });
  const pages = [await forbiddenPage(request, render), await forbiddenPage(request, render)];
  expect(rendered).toBeLessThanOrEqual(1);
  for (const page of pages) {
    expect(page.status).toBe(403);
    expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(await page.text()).toContain("<h1");
  }
});

test("the page holds no nonce, and each response has another one", async () => {
  const policies = new Set<string | null>();
  for (let index = 0; index < 2; index++) {
    const headers = { origin: "https://elsewhere.example" };
    const answer = await exports.default.fetch(`${ORIGIN}/login`, { method: "POST", headers });
    expect(await answer.text()).not.toContain("nonce");
    policies.add(answer.headers.get("content-security-policy"));
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
  }
  expect(policies.size).toBe(2);
});

test("a body declared larger than any upload is not read", async () => {
  let pulled = 0;
  const body = new ReadableStream({
    type: "bytes",
    pull(controller) {
      pulled++;
      controller.enqueue(new Uint8Array(1_000));
      if (pulled === 10) controller.close();
    },
  });
  const headers = { "content-length": "9000000" };
  await drainBody(new Request(ORIGIN, { method: "POST", headers, body }));
  expect(pulled).toBe(0);
});

// The last test, because it loads the modules again.
test("a client that disconnects while the page is rendered does not block other clients", async () => {
  vi.resetModules();
  const fresh = await import("../../workers/http/cross-site-writes.ts");
  const request = new Request(`${ORIGIN}/login`, { method: "POST" });
  void fresh.forbiddenPage(request, () => new Promise(() => {}));
  const render = async () => new Response("<h1>Not allowed</h1>", { status: 403 });
  expect((await fresh.forbiddenPage(request, render)).status).toBe(403);
});
