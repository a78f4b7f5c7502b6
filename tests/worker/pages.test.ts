/** Pages without a session: the landing page, the styling page, and the error pages. */
import { env, exports } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { signUp } from "../support/sign-in.ts";
import { ORIGIN } from "../support/worker.ts";

async function open(path: string, headers: Record<string, string> = {}) {
  const answer = await exports.default.fetch(`${ORIGIN}${path}`, { headers });
  return { answer, html: await answer.text() };
}

test("[spec 2] the landing page has its four sections and links to templates and login", async () => {
  const { answer, html } = await open("/");
  expect(answer.status).toBe(200);
  for (const id of ["features", "how-it-works", "testimonials", "contact"]) {
    expect(html).toContain(`id="${id}"`);
  }
  expect(html).toMatch(/<a[^>]*href="\/templates"[^>]*>Create Your Resume<\/a>/);
  expect(html).toMatch(/<a[^>]*href="\/templates"[^>]*>Get Started Free<\/a>/);
  expect(html).toMatch(/<a[^>]*href="\/login"[^>]*>Sign In<\/a>/);
  expect(html).toMatch(/<a[^>]*href="\/login"[^>]*>Login<\/a>/);
});

test("the landing page links signed-in users to their resumes", async () => {
  const { cookie } = await signUp();
  const { html } = await open("/", { cookie });
  expect(html).toMatch(/<header.*<a[^>]*href="\/dashboard"[^>]*>Dashboard<\/a>.*<\/header>/s);
  expect(html).not.toMatch(/href="\/(?:login|signup)"/);
  expect(html).toMatch(/<a[^>]*href="\/templates"[^>]*>Create Your Resume<\/a>/);
});

test("[spec 2] the styling page is public", async () => {
  const { answer, html } = await open("/test");
  expect(answer.status).toBe(200);
  expect(html.match(/<h1/g)).toHaveLength(1);
});

test("an unknown URL gets 404 with a page", async () => {
  const { answer, html } = await open("/no/such/page");
  expect(answer.status).toBe(404);
  expect(html).toContain("Page not found");
});

test("an internal error shows a page with the logged request id, and no details", async () => {
  const { cookie } = await signUp();
  await env.DB.exec("DROP TABLE resume");
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const { answer, html } = await open("/dashboard", { cookie });
  const logged = log.mock.calls.flat();
  log.mockRestore();

  expect(answer.status).toBe(500);
  expect(html).toContain("Something went wrong");
  const requestId = answer.headers.get("x-request-id") ?? "none";
  expect(html).toContain(requestId);
  expect(logged).toContain(requestId);
  expect(html).not.toMatch(/no such table|D1_ERROR|\.server\.ts/);
});
