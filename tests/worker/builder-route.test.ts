/** /builder/{templateId}: who gets in, which resume opens, and where everything else leads. */
import { exports } from "cloudflare:workers";
import { expect, test } from "vitest";
import { bearer, get, post, signUp } from "../support/sign-in.ts";
import { ORIGIN } from "../support/worker.ts";

const open = (path: string, cookie: string) => get(path, { cookie });

/** Where an answer leads, as path and query. */
function leadsTo(answer: Response): string {
  const { pathname, search } = new URL(answer.headers.get("location") ?? "", ORIGIN);
  return pathname + search;
}

test("[spec 2] signed out, the builder leads to the login page and back", async () => {
  const answer = await get("/builder/modern-professional?resume=abc");
  expect(answer.status).toBe(302);
  expect(leadsTo(answer)).toBe(
    `/login?redirectTo=${encodeURIComponent("/builder/modern-professional?resume=abc")}`,
  );
});

test("[spec 2, 5] /builder and an unknown or unfinished template lead to the templates", async () => {
  const { cookie } = await signUp();
  for (const path of ["/builder", "/builder/nope", "/builder/tech-minimalist%0A", "/builder/%20"]) {
    const answer = await open(path, cookie);
    expect([path, answer.status, leadsTo(answer)]).toEqual([path, 302, "/templates"]);
  }
});

test("a template's address opens one and the same resume, even when asked at once", async () => {
  const { cookie } = await signUp();
  const answers = await Promise.all(
    [1, 2, 3].map(() => open("/builder/modern-professional", cookie)),
  );
  const addresses = new Set(answers.map(leadsTo));
  expect(addresses.size).toBe(1);
  expect([...addresses][0]).toMatch(/^\/builder\/modern-professional\?resume=[\w-]+$/);
});

test("the resume's address shows the editor's frame with one heading and one main", async () => {
  const { cookie } = await signUp();
  const address = leadsTo(await open("/builder/classic-executive", cookie));
  const answer = await open(address, cookie);
  expect(answer.status).toBe(200);
  const html = await answer.text();
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html.match(/<main/g)).toHaveLength(1);
  expect(html).toContain("Loading page...");
});

test("a resume under another template's address leads to its own", async () => {
  const { cookie } = await signUp();
  const address = leadsTo(await open("/builder/modern-professional", cookie));
  const elsewhere = address.replace("modern-professional", "classic-executive");
  expect(leadsTo(await open(elsewhere, cookie))).toBe(address);
});

test("somebody else's resume looks like one that does not exist", async () => {
  const owner = await signUp();
  const stranger = await signUp();
  const address = leadsTo(await open("/builder/modern-professional", owner.cookie));
  const theirs = await open(address, stranger.cookie);
  const nothing = await open("/builder/modern-professional?resume=nothing", stranger.cookie);
  expect([theirs.status, nothing.status]).toEqual([404, 404]);
  expect(await theirs.text()).toContain("There is no such resume");
});

test("a resume in the trash is not opened, and its template starts anew", async () => {
  const { cookie, ...person } = await signUp();
  const address = leadsTo(await open("/builder/modern-professional", cookie));
  const id = new URL(address, ORIGIN).searchParams.get("resume");
  const deleted = await exports.default.fetch(`${ORIGIN}/api/resumes/${id}`, {
    method: "DELETE",
    headers: bearer(person),
  });
  expect(deleted.ok).toBe(true);
  expect((await open(address, cookie)).status).toBe(404);
  expect(leadsTo(await open("/builder/modern-professional", cookie))).not.toBe(address);
});

test("the last score is found again with the resume it was kept for", async () => {
  const { cookie, ...person } = await signUp();
  const address = leadsTo(await open("/builder/modern-professional", cookie));
  const id = new URL(address, ORIGIN).searchParams.get("resume");
  const kept = await post(
    `/api/resumes/${id}/analyses`,
    { jobDescription: { title: "Nurse", description: "- night shifts in intensive care" } },
    bearer(person),
  );
  expect(kept.ok).toBe(true);
  expect(await (await open(address, cookie)).text()).toContain("night shifts in intensive care");
});
