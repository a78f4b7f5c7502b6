import { env } from "cloudflare:workers";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { RESUME_CALLS } from "#app/api/contract/resumes.ts";
import { openDatabase } from "#app/db/database.server.ts";
import { member } from "#app/db/schema.ts";
import { type Answered, call, expectRefusal } from "../support/api.ts";
import { REAL_RESUME } from "../support/real-resume.ts";
import { type SignedInPerson, signUp } from "../support/sign-in.ts";
import "../support/worker.ts";

const TEMPLATE = "modern-professional";

/** Answers keep the promise of the document. */
function expectAsDescribed(method: string, path: string, answered: Answered): void {
  const one = RESUME_CALLS.find((other) => other.method === method && other.path === path);
  const schema = one?.answers[answered.status]?.schema;
  if (!schema) throw new Error(`${method} ${path} promises nothing for ${answered.status}`);
  expect(v.safeParse(schema, answered.body).issues).toBeUndefined();
}

async function aResume(by: SignedInPerson, body: object = {}) {
  const made = await call(by, "POST", "/api/resumes", { templateId: TEMPLATE, ...body });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body as { resume: { id: string; content: typeof REAL_RESUME }; rev: number };
}

async function share(resumeId: string, userId: string, role: "edit" | "comment" | "view") {
  await openDatabase(env.DB)
    .insert(member)
    .values({ resumeId, userId, role, createdAt: new Date() });
}

test("a resume is made, listed, read, changed and found as it was left", async () => {
  const by = await signUp();
  expect((await call(by, "GET", "/api/resumes")).body).toEqual({ resumes: [] });
  const made = await call(by, "POST", "/api/resumes", {
    title: "  Warehouse systems  ",
    templateId: TEMPLATE,
    resume: REAL_RESUME,
  });
  expect(made.status).toBe(201);
  expectAsDescribed("post", "/api/resumes", made);
  const { id } = made.body.resume;
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  expect(made.body.resume).toMatchObject({
    title: "Warehouse systems",
    templateId: TEMPLATE,
    role: "owner",
    lastScore: null,
    content: REAL_RESUME,
  });
  expect(made.headers.get("etag")).toBe(`"${made.body.rev}"`);

  const put = await call(by, "PUT", `/api/resumes/${id}`, {
    title: "Renamed",
    templateId: "classic-executive",
    content: { summary: "Shorter." },
    jobDescription: { title: "Engineer", description: "- TypeScript\n- Docker" },
  });
  expectAsDescribed("put", "/api/resumes/{id}", put);
  const read = await call(by, "GET", `/api/resumes/${id}`);
  expectAsDescribed("get", "/api/resumes/{id}", read);
  expect(read.body).toEqual(put.body);
  expect(read.body.resume).toMatchObject({
    title: "Renamed",
    templateId: "classic-executive",
    content: { ...REAL_RESUME, summary: "Shorter." },
    jobDescription: { title: "Engineer", company: "", requirements: ["TypeScript", "Docker"] },
  });
  const list = await call(by, "GET", "/api/resumes");
  expectAsDescribed("get", "/api/resumes", list);
  expect(list.body.resumes).toMatchObject([
    {
      id,
      title: "Renamed",
      templateId: "classic-executive",
      updatedAt: read.body.resume.updatedAt,
    },
  ]);
});

test("what is absent at the start is empty", async () => {
  const by = await signUp();
  const { resume } = await aResume(by, { resume: { personalInfo: { fullName: "Zoë" } } });
  expect(resume).toMatchObject({ title: "Untitled resume" });
  expect(resume.content).toMatchObject({
    personalInfo: { fullName: "Zoë", email: "", linkedIn: "" },
    summary: "",
    skills: [],
    experience: [],
    education: [],
    projects: [],
  });
});

describe("merging", () => {
  const job = (id: string, company: string) => ({
    id,
    company,
    position: "Nurse",
    startDate: "2020-01",
    endDate: "",
    current: true,
    description: "",
  });

  test("without rev, absent keys stay, items match by id, and nothing is deleted", async () => {
    const by = await signUp();
    const start = { experience: [job("a", "A"), job("b", "B")], skills: ["x", "y"] };
    const { resume } = await aResume(by, { resume: { ...start, summary: "Kept" } });
    const put = await call(by, "PUT", `/api/resumes/${resume.id}`, {
      content: { experience: [job("b", "B two"), job("c", "C")], personalInfo: { phone: "1" } },
    });
    expect(put.status).toBe(200);
    const { content } = put.body.resume;
    expect(content.summary).toBe("Kept");
    expect(content.personalInfo).toMatchObject({ phone: "1", email: "" });
    const companies = content.experience.map((one: { company: string }) => one.company);
    expect(companies.sort()).toEqual(["A", "B two", "C"]);
    expect(content.skills).toEqual(["x", "y"]);
  });

  test("an item without its optional keys keeps what they held", async () => {
    const by = await signUp();
    const study = { institution: "U", degree: "B", fieldOfStudy: "F", startDate: "", endDate: "" };
    const work = { name: "P", description: "", technologies: [] };
    const links = { githubLink: "https://github.com/p", liveLink: "https://p.example" };
    const { resume } = await aResume(by, {
      resume: {
        education: [{ id: "e", ...study, gpa: "3.9" }],
        projects: [{ id: "p", ...work, ...links }],
      },
    });
    const put = await call(by, "PUT", `/api/resumes/${resume.id}`, {
      content: { education: [{ id: "e", ...study }], projects: [{ id: "p", ...work, name: "Q" }] },
    });
    expect(put.status).toBe(200);
    expect(put.body.resume.content.education[0].gpa).toBe("3.9");
    expect(put.body.resume.content.projects[0]).toMatchObject({ name: "Q", ...links });
  });

  test("with rev or If-Match, it is a difference from that state, and others' changes survive", async () => {
    const by = await signUp();
    const { resume, rev } = await aResume(by, {
      resume: { summary: "one two three", experience: [job("a", "A"), job("b", "B")] },
    });
    const path = `/api/resumes/${resume.id}`;
    const other = await call(by, "PUT", path, { content: { summary: "zero one two three" } });
    expect(other.body.rev).toBeGreaterThan(rev);
    const mine = await call(
      by,
      "PUT",
      path,
      { content: { summary: "one two three four", experience: [job("b", "B")] } },
      { "if-match": `"${rev}"` },
    );
    expect(mine.status, JSON.stringify(mine.body)).toBe(200);
    expect(mine.body.resume.content.summary).toBe("zero one two three four");
    expect(mine.body.resume.content.experience).toHaveLength(1);
    expect(mine.headers.get("etag")).toBe(`"${mine.body.rev}"`);
  });

  test("a state that is not known is a conflict, with the current content and nothing changed", async () => {
    const by = await signUp();
    const { resume } = await aResume(by, { resume: { summary: "Kept" } });
    const path = `/api/resumes/${resume.id}`;
    for (const [body, headers] of [
      [{ rev: 999_999 }, {}],
      [{}, { "if-match": '"999999"' }],
      [{}, { "if-match": '"none-of-ours"' }],
    ] as const) {
      const change = { title: "Lost", content: { summary: "Lost" }, ...body };
      const answered = await call(by, "PUT", path, change, headers);
      expectRefusal(answered, 409);
      expectAsDescribed("put", "/api/resumes/{id}", answered);
      expect(answered.body.resume).toMatchObject({ title: "Untitled resume" });
      expect(answered.body.resume.content.summary).toBe("Kept");
    }
    const torn = { rev: 1, content: { summary: "Lost" } };
    expectRefusal(await call(by, "PUT", path, torn, { "if-match": '"2"' }), 400, /If-Match/);
    expect((await call(by, "PUT", path, { title: "Any" }, { "if-match": "*" })).status).toBe(200);
  });
});

test("deleting moves to the trash, restoring brings everything back", async () => {
  const by = await signUp();
  const stranger = await signUp();
  const { resume } = await aResume(by, { resume: REAL_RESUME });
  const path = `/api/resumes/${resume.id}`;
  const gone = await call(by, "DELETE", path);
  expectAsDescribed("delete", "/api/resumes/{id}", gone);
  for (const [method, address, body] of [
    ["GET", path],
    ["PUT", path, { title: "x" }],
    ["DELETE", path],
    ["GET", `${path}/versions`],
    ["POST", `${path}/versions`, { name: "x" }],
    ["POST", `${path}/duplicate`],
  ] as const) {
    expectRefusal(await call(by, method, address, body), 404, "There is no such resume");
  }
  expect((await call(by, "GET", "/api/resumes")).body.resumes).toEqual([]);
  expectRefusal(await call(stranger, "POST", `${path}/restore`), 404);
  const back = await call(by, "POST", `${path}/restore`);
  expectAsDescribed("post", "/api/resumes/{id}/restore", back);
  expect(back.body.resume.content).toEqual(REAL_RESUME);
});

test("a copy is one's own, with content and posting, and without the score", async () => {
  const by = await signUp();
  const commenter = await signUp();
  const { resume } = await aResume(by, { title: "First", resume: REAL_RESUME });
  const path = `/api/resumes/${resume.id}`;
  await call(by, "PUT", path, { jobDescription: { title: "Engineer", description: "Docker" } });
  await share(resume.id, commenter.user.id, "comment");
  const copy = await call(commenter, "POST", `${path}/duplicate`);
  expectAsDescribed("post", "/api/resumes/{id}/duplicate", copy);
  expect(copy.body.resume).toMatchObject({
    title: "Copy of First",
    role: "owner",
    content: REAL_RESUME,
    jobDescription: { title: "Engineer" },
  });
  expectRefusal(await call(by, "GET", `/api/resumes/${copy.body.resume.id}`), 404);
});

test("a version keeps the state under its name while the resume moves on", async () => {
  const by = await signUp();
  const { resume } = await aResume(by, { resume: { summary: "Before" } });
  const path = `/api/resumes/${resume.id}`;
  const made = await call(by, "POST", `${path}/versions`, { name: " Sent to ACME " });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  expectAsDescribed("post", "/api/resumes/{id}/versions", made);
  await call(by, "PUT", path, { content: { summary: "After" } });
  const list = await call(by, "GET", `${path}/versions`);
  expectAsDescribed("get", "/api/resumes/{id}/versions", list);
  expect(list.body.versions.map((one: { name: string }) => one.name)).toContain("Sent to ACME");
  const one = await call(by, "GET", `${path}/versions/${made.body.version.id}`);
  expectAsDescribed("get", "/api/resumes/{id}/versions/{v}", one);
  expect(one.body.version.content.summary).toBe("Before");
  for (const id of ["999", "0", "-1", "abc", "1e1", "9".repeat(400)]) {
    expectRefusal(await call(by, "GET", `${path}/versions/${id}`), 404, /version/);
  }
});

test("each role may do what the table says, and a stranger learns nothing", async () => {
  const owner = await signUp();
  const people = { edit: await signUp(), comment: await signUp(), view: await signUp() };
  const stranger = await signUp();
  const { resume } = await aResume(owner, { resume: REAL_RESUME });
  const path = `/api/resumes/${resume.id}`;
  const named = await call(owner, "POST", `${path}/versions`, { name: "First" });
  const version = `${path}/versions/${named.body.version.id}`;
  for (const role of ["edit", "comment", "view"] as const) {
    await share(resume.id, people[role].user.id, role);
  }
  const content = { content: { summary: "Changed" } };
  const table: [string, string, object | undefined, ...number[]][] = [
    // method, path, body, then: owner, edit, comment, view
    ["GET", path, undefined, 200, 200, 200, 200],
    ["PUT", path, content, 200, 200, 403, 403],
    ["PUT", path, { templateId: TEMPLATE }, 200, 200, 403, 403],
    ["PUT", path, { jobDescription: null }, 200, 200, 403, 403],
    ["PUT", path, { title: "Mine" }, 200, 403, 403, 403],
    ["PUT", path, { title: "Mine", ...content }, 200, 403, 403, 403],
    ["GET", `${path}/versions`, undefined, 200, 200, 200, 403],
    ["GET", version, undefined, 200, 200, 200, 403],
    ["POST", `${path}/versions`, { name: "x" }, 201, 201, 403, 403],
    ["POST", `${path}/duplicate`, undefined, 201, 201, 201, 403],
    ["POST", `${path}/restore`, undefined, 200, 404, 404, 404],
    ["DELETE", path, undefined, 200, 403, 403, 403],
  ];
  const everyone = [owner, people.edit, people.comment, people.view];
  for (const [method, address, body, ...statuses] of table) {
    const absent = address.replace(resume.id, "f".repeat(32));
    const refused = await call(stranger, method, address, body);
    expectRefusal(refused, 404);
    expect(refused.body).toEqual((await call(stranger, method, absent, body)).body);
    // The owner last: deleting ends the table.
    for (const index of [3, 2, 1, 0]) {
      const answered = await call(everyone[index] ?? null, method, address, body);
      expect(answered.status, `${method} ${address} ${index}`).toBe(statuses[index]);
      if (answered.status >= 400) expectRefusal(answered, answered.status);
    }
  }
});

test("a viewer does not see the posting; the others do", async () => {
  const owner = await signUp();
  const viewer = await signUp();
  const { resume } = await aResume(owner);
  const path = `/api/resumes/${resume.id}`;
  await share(resume.id, viewer.user.id, "view");
  const seen = (await call(viewer, "GET", path)).body.resume;
  expect(seen).toMatchObject({ role: "view" });
  expect(seen).not.toHaveProperty("jobDescription");
  expect((await call(owner, "GET", path)).body.resume.jobDescription).toBeNull();
  expect((await call(viewer, "GET", "/api/resumes")).body.resumes).toMatchObject([
    { id: resume.id, role: "view" },
  ]);
});
