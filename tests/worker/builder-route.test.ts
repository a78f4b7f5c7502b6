/** /builder/{templateId}: access, which resume opens, and redirects. */
import { exports } from "cloudflare:workers";
import { expect, test } from "vitest";
import { bearer, get, post, signUp } from "../support/sign-in.ts";
import { ORIGIN } from "../support/worker.ts";

const open = (path: string, cookie: string) => get(path, { cookie });

/** The redirect target as path and query. */
function leadsTo(answer: Response): string {
  const { pathname, search } = new URL(answer.headers.get("location") ?? "", ORIGIN);
  return pathname + search;
}

test("[spec 2] signed out, the builder redirects to the login page with the return path", async () => {
  const answer = await get("/builder/modern-professional?resume=abc");
  expect(answer.status).toBe(302);
  expect(leadsTo(answer)).toBe(
    `/login?redirectTo=${encodeURIComponent("/builder/modern-professional?resume=abc")}`,
  );
});

test("[spec 2, 5] /builder and unknown templates redirect to the template selection", async () => {
  const { cookie } = await signUp();
  for (const path of ["/builder", "/builder/nope", "/builder/tech-minimalist%0A", "/builder/%20"]) {
    const answer = await open(path, cookie);
    expect([path, answer.status, leadsTo(answer)]).toEqual([path, 302, "/templates"]);
  }
});

test("a template's URL always opens the same resume, even concurrently", async () => {
  const { cookie } = await signUp();
  const answers = await Promise.all(
    [1, 2, 3].map(() => open("/builder/modern-professional", cookie)),
  );
  const addresses = new Set(answers.map(leadsTo));
  expect(addresses.size).toBe(1);
  expect([...addresses][0]).toMatch(/^\/builder\/modern-professional\?resume=[\w-]+$/);
});

test("a new resume starts with the name and email of the account", async () => {
  const { cookie, token, user } = await signUp();
  const id = new URL(leadsTo(await open("/builder/modern-professional", cookie)), ORIGIN);
  const read = await get(`/api/resumes/${id.searchParams.get("resume")}`, bearer({ token }));
  const { resume } = await read.json<{ resume: { content: object } }>();
  expect(resume.content).toMatchObject({
    personalInfo: { fullName: user.fullName, email: user.email, phone: "" },
    summary: "",
  });
});

test("a resume's URL renders the editor's frame with one heading and one main element", async () => {
  const { cookie } = await signUp();
  const address = leadsTo(await open("/builder/classic-executive", cookie));
  const answer = await open(address, cookie);
  expect(answer.status).toBe(200);
  const html = await answer.text();
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html.match(/<main/g)).toHaveLength(1);
  expect(html).toContain("Loading page...");
});

test("a resume under another template's URL redirects to its own", async () => {
  const { cookie } = await signUp();
  const address = leadsTo(await open("/builder/modern-professional", cookie));
  const elsewhere = address.replace("modern-professional", "classic-executive");
  expect(leadsTo(await open(elsewhere, cookie))).toBe(address);
});

test("someone else's resume gets the same response as a missing one", async () => {
  const owner = await signUp();
  const stranger = await signUp();
  const address = leadsTo(await open("/builder/modern-professional", owner.cookie));
  const theirs = await open(address, stranger.cookie);
  const nothing = await open("/builder/modern-professional?resume=nothing", stranger.cookie);
  expect([theirs.status, nothing.status]).toEqual([404, 404]);
  expect(await theirs.text()).toContain("There is no such resume");
});

test("a resume in the trash does not open, and its template opens a new one", async () => {
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

test("the last analysis is loaded with its resume", async () => {
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
