/** The pages that choose a template: steps, counts, Start Building, and a new template for a resume. */
import { env, exports } from "cloudflare:workers";
import { expect, test } from "vitest";
import { TEMPLATES } from "#app/core/templates/catalogue.ts";
import { CATEGORIES } from "#app/core/templates/template.ts";
import { openDatabase } from "#app/server/db/database.server.ts";
import { MAX_RESUMES } from "#app/server/db/limits.server.ts";
import { resume } from "#app/server/db/tables/resume-tables.ts";
import { bearer, get, post, type SignedInPerson, signUp } from "../support/sign-in.ts";
import { ORIGIN } from "../support/worker.ts";

const HOST = new URL(ORIGIN).host;
const locationOf = (answer: Response) => [answer.status, answer.headers.get("location")];

/** The request of a page's form. */
function submit(
  person: SignedInPerson | null,
  fields: Record<string, string>,
  path = "/templates",
) {
  return exports.default.fetch(`${ORIGIN}${path}`, {
    method: "POST",
    redirect: "manual",
    headers: {
      origin: ORIGIN,
      host: HOST,
      ...(person ? { cookie: person.cookie } : {}),
    },
    body: new URLSearchParams(fields),
  });
}

async function aResume(person: SignedInPerson, templateId: string): Promise<string> {
  const made = await post("/api/resumes", { templateId, title: "Mine" }, bearer(person));
  expect(made.status).toBe(201);
  return ((await made.json()) as { resume: { id: string } }).resume.id;
}

test("[spec 2] signed out, the template page redirects to the login with the return path", async () => {
  expect(locationOf(await get("/templates?category=modern"))).toEqual([
    302,
    "/login?redirectTo=%2Ftemplates%3Fcategory%3Dmodern",
  ]);
  expect((await submit(null, { template: "classic-executive" })).status).toBe(302);
});

test("[spec 2] /resume and /resume/{id} redirect to the list and the builder", async () => {
  expect(locationOf(await get("/resume"))).toEqual([302, "/templates"]);
  expect(locationOf(await get("/resume/sales-impact"))).toEqual([302, "/builder/sales-impact"]);
  expect(locationOf(await get("/resume/a%2F%2Fevil"))).toEqual([302, "/builder/a%2F%2Fevil"]);
});

test("after a login that asked for no page, a person with resumes comes to the dashboard", async () => {
  const person = await signUp();
  const page = async (path: string) => get(path, { cookie: person.cookie });
  const afterSignIn = "/templates?after=sign-in";
  expect(locationOf(await page(afterSignIn))).toEqual([302, "/templates"]);
  expect(await (await page("/templates")).text()).not.toContain("all your resumes");
  const id = await aResume(person, "minimal-modern");
  expect(locationOf(await page(afterSignIn))).toEqual([302, "/dashboard"]);
  // The templates show the way to the resume.
  const html = await (await page("/templates")).text();
  expect(html).toContain(`/builder/minimal-modern?resume=${id}`);
  expect(html).toContain("all your resumes");
});

test("/templates/{id} redirects to the builder, signed in", async () => {
  const { cookie } = await signUp();
  expect(locationOf(await get("/templates/minimal-modern"))).toEqual([
    302,
    "/login?redirectTo=%2Ftemplates%2Fminimal-modern",
  ]);
  expect(locationOf(await get("/templates/minimal-modern", { cookie }))).toEqual([
    302,
    "/builder/minimal-modern",
  ]);
});

test("[spec 2] step 1 lists a card for each template with counts, each of which can be chosen", async () => {
  const { cookie } = await signUp({ fullName: "Zoë O'Connor" });
  const page = await get("/templates", { cookie });
  const html = (await page.text()).replaceAll("<!-- -->", "");
  expect(html).toContain("<title>Select Resume Template</title>");
  expect(html).toContain("Choose Your Resume Template</h1>");
  expect(html).toContain("Zoë O&#x27;Connor");
  expect(TEMPLATES.length).toBeGreaterThanOrEqual(10);
  expect(html.match(/<article/g)?.length).toBe(TEMPLATES.length);
  expect(html).not.toContain("Coming soon");
  expect(html.match(/>Select Template</g)?.length).toBe(TEMPLATES.length);
  expect(html).toContain(`(${TEMPLATES.length})`);
  for (const category of CATEGORIES) {
    const count = TEMPLATES.filter((template) => template.category === category).length;
    expect(html).toContain(`(${count})`);
  }
  expect(html).toContain("+2 more");
});

test("[spec 2] the URL selects step 2; an unknown template stays on step 1", async () => {
  const { cookie } = await signUp();
  const chosen = await (await get("/templates?template=classic-executive", { cookie })).text();
  expect(chosen).toContain("Ready to Start Building Your Resume</h1>");
  expect(chosen).toContain("You&#x27;ve selected the Classic Executive template");
  for (const id of ["constructor", "nothing"]) {
    const page = await (await get(`/templates?template=${id}`, { cookie })).text();
    expect(page).toContain("Choose Your Resume Template</h1>");
  }
});

test("Start Building redirects to the builder of a valid template", async () => {
  const person = await signUp();
  const answer = await submit(person, { template: "professional-elegant" });
  expect(answer.status).toBe(302);
  expect(answer.headers.get("location")).toMatch(
    /^\/builder\/professional-elegant\?resume=[\w-]+#empty$/,
  );
  for (const template of ["constructor", "nothing", "../x"]) {
    expect((await submit(person, { template })).status).toBe(400);
  }
  expect((await submit(person, {})).status).toBe(400);
});

test("Start Building never opens a resume that has text, and reuses an empty one", async () => {
  const person = await signUp();
  const start = async () =>
    (await submit(person, { template: "sales-impact" })).headers.get("location");
  const first = await start();
  expect(await start()).toBe(first);
  const id = first?.split("resume=")[1] ?? "";
  const put = await exports.default.fetch(`${ORIGIN}/api/resumes/${id}`, {
    method: "PUT",
    headers: { "content-type": "application/json", ...bearer(person) },
    body: JSON.stringify({ title: "Ward nurse", content: { summary: "Last week's text" } }),
  });
  expect(put.status).toBe(200);
  const second = await start();
  expect(second).not.toBe(first);
  expect(await start()).toBe(second);
  // The page offers the resume with text by its name; the builder's URL without an id still opens the latest one.
  const page = await (
    await get("/templates?template=sales-impact", { cookie: person.cookie })
  ).text();
  expect(page.replaceAll("<!-- -->", "")).toContain("continue “");
  const bare = await get("/builder/sales-impact", { cookie: person.cookie });
  expect(bare.headers.get("location")).toMatch(/^\/builder\/sales-impact\?resume=/);
});

test("a new resume begins with a sample under one's own name, or at the job description", async () => {
  const person = await signUp();
  const begin = async (start: string) =>
    (await submit(person, { template: "sales-impact", start })).headers.get("location") ?? "";
  const sample = await begin("sample");
  const id = sample.split("resume=")[1] ?? "";
  const { resume: made } = await (await get(`/api/resumes/${id}`, bearer(person))).json<{
    resume: { content: { personalInfo: { fullName: string }; experience: unknown[] } };
  }>();
  expect(made.content.experience.length).toBeGreaterThan(0);
  expect(made.content.personalInfo.fullName).toBe(person.user.fullName);

  // The editor does not offer the sample again.
  expect(await begin("empty")).toMatch(/^\/builder\/sales-impact\?resume=[0-9a-f]+#empty$/);
  const posting = await begin("posting");
  expect(posting).toMatch(/^\/builder\/sales-impact\?resume=[0-9a-f]+#job-description$/);
  expect(posting).not.toContain(id);
  expect((await submit(person, { template: "sales-impact", start: "pirate" })).status).toBe(400);
});

test("an account with the most resumes gets an error instead of another one", async () => {
  const person = await signUp();
  const now = new Date();
  const rows = Array.from({ length: MAX_RESUMES }, (_, index) => ({
    id: `full-${crypto.randomUUID()}`,
    ownerId: person.user.id,
    title: `Resume ${index}`,
    templateId: "minimal-modern",
    templateVersion: 1,
    createdAt: now,
    updatedAt: now,
  }));
  for (let at = 0; at < rows.length; at += 10)
    await openDatabase(env.DB)
      .insert(resume)
      .values(rows.slice(at, at + 10));
  const answer = await submit(person, { template: "sales-impact" });
  expect(answer.status).toBe(409);
  const [main = ""] = /<main.*<\/main>/s.exec(await answer.text()) ?? [];
  expect(main).toMatch(/role="alert".*You have 1,000 resumes\. Delete one to make room\./s);
});

test("choosing a template for a resume changes it, keeps the content and opens the builder", async () => {
  const person = await signUp();
  const id = await aResume(person, "modern-professional");
  const put = await exports.default.fetch(`${ORIGIN}/api/resumes/${id}`, {
    method: "PUT",
    headers: { "content-type": "application/json", ...bearer(person) },
    body: JSON.stringify({ content: { summary: "Stays as it is" } }),
  });
  expect(put.status).toBe(200);
  const page = await (await get(`/templates?resume=${id}`, { cookie: person.cookie })).text();
  expect(page).toContain("Current template");

  const chosen = await submit(person, { template: "classic-executive", resume: id });
  expect(locationOf(chosen)).toEqual([302, `/builder/classic-executive?resume=${id}`]);
  const read = await get(`/api/resumes/${id}`, bearer(person));
  const { resume } = (await read.json()) as {
    resume: { templateId: string; content: { summary: string } };
  };
  expect(resume.templateId).toBe("classic-executive");
  expect(resume.content.summary).toBe("Stays as it is");
  const opened = await get(`/builder/classic-executive?resume=${id}`, { cookie: person.cookie });
  expect(opened.status).toBe(200);
});

test("a newer resume with only a title does not hide the one with text", async () => {
  const person = await signUp();
  const hasChoice = async () =>
    (await (await get("/templates", { cookie: person.cookie })).text()).includes(
      "Show templates with",
    );
  const written = await aResume(person, "modern-professional");
  await aResume(person, "modern-professional");
  expect(await hasChoice()).toBe(false);
  const put = (id: string, change: object) =>
    exports.default.fetch(`${ORIGIN}/api/resumes/${id}`, {
      method: "PUT",
      headers: { "content-type": "application/json", ...bearer(person) },
      body: JSON.stringify(change),
    });
  await put(written, { content: { summary: "I count." } });
  const named = await aResume(person, "modern-professional");
  await put(named, { title: "Only named" });
  expect(await hasChoice()).toBe(true);
});

test("someone else's resume gets the same response as a missing one", async () => {
  const [ada, bob] = [await signUp(), await signUp()];
  const id = await aResume(ada, "modern-professional");
  expect((await get(`/templates?resume=${id}`, { cookie: bob.cookie })).status).toBe(404);
  expect((await submit(bob, { template: "classic-executive", resume: id })).status).toBe(404);
  expect((await get("/templates?resume=nothing", { cookie: bob.cookie })).status).toBe(404);
});

const NO_FORMS: [string, string | undefined, string | undefined, number][] = [
  ["no body", undefined, undefined, 415],
  ["plain text", "text/plain", "x", 415],
  ["bytes", "application/octet-stream", "x", 415],
  ["JSON", "application/json", "{}", 415],
  ["a form without a boundary", "multipart/form-data", "x", 400],
];

test.each(NO_FORMS)(
  "%s instead of a form is refused with the page",
  async (_, type, body, status) => {
    const { cookie } = await signUp();
    for (const [method, expected] of [
      ["POST", status],
      ["PATCH", 405],
    ] as const) {
      const answer = await exports.default.fetch(`${ORIGIN}/templates`, {
        ...{ method, body, redirect: "manual" },
        headers: { cookie, origin: ORIGIN, host: HOST, ...(type ? { "content-type": type } : {}) },
      });
      expect([method, answer.status]).toEqual([method, expected]);
      expect(await answer.text()).toContain("That didn&#x27;t work");
    }
  },
);
