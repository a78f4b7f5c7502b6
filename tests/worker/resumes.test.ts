/** Resumes by the API: create, list, read, change, delete, restore, duplicate and save versions. */
import { expect, test } from "vitest";
import { call, expectError } from "../support/api.ts";
import { REAL_RESUME } from "../support/real-resume.ts";
import { signUp } from "../support/sign-in.ts";
import "../support/worker.ts";
import {
  addMember,
  createStoredResume,
  expectDocumentedResponse,
  TEMPLATE,
} from "../support/resumes.ts";

test("creates, lists, reads and changes a resume", async () => {
  const by = await signUp();
  expect((await call(by, "GET", "/api/resumes")).body).toEqual({ resumes: [] });
  const made = await call(by, "POST", "/api/resumes", {
    title: "  Warehouse systems  ",
    templateId: TEMPLATE,
    resume: REAL_RESUME,
  });
  expect(made.status).toBe(201);
  expectDocumentedResponse("post", "/api/resumes", made);
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
  expectDocumentedResponse("put", "/api/resumes/{id}", put);
  const read = await call(by, "GET", `/api/resumes/${id}`);
  expectDocumentedResponse("get", "/api/resumes/{id}", read);
  expect(read.body).toEqual(put.body);
  expect(read.body.resume).toMatchObject({
    title: "Renamed",
    templateId: "classic-executive",
    content: { ...REAL_RESUME, summary: "Shorter." },
    jobDescription: { title: "Engineer", company: "", requirements: ["TypeScript", "Docker"] },
  });
  const list = await call(by, "GET", "/api/resumes");
  expectDocumentedResponse("get", "/api/resumes", list);
  expect(list.body.resumes).toMatchObject([
    {
      id,
      title: "Renamed",
      templateId: "classic-executive",
      updatedAt: read.body.resume.updatedAt,
    },
  ]);
});

test("a read with the last ETag is empty until the content, the title or the role changes", async () => {
  const [owner, viewer] = [await signUp(), await signUp()];
  const { resume } = await createStoredResume(owner, { title: "One" });
  const path = `/api/resumes/${resume.id}`;
  await addMember(resume.id, viewer.user.id, "view");
  const read = (by: typeof owner, etag = "") =>
    call(by, "GET", path, undefined, etag ? { "if-none-match": etag } : {});
  const etagOf = (one: { headers: Headers }) => one.headers.get("etag") ?? "";
  const first = etagOf(await read(viewer));
  for (const known of [first, `W/${first}`, `"0-x", ${first}`]) {
    const same = await read(viewer, known);
    expect(same).toMatchObject({ status: 304, body: "" });
    expect(etagOf(same)).toBe(first);
  }
  expect((await read(owner, first)).status).toBe(200);
  await call(owner, "PUT", path, { title: "Two" });
  const renamed = await read(viewer, first);
  expect(renamed).toMatchObject({ status: 200, body: { resume: { title: "Two" } } });
  const based = { "if-match": etagOf(renamed) };
  const put = await call(owner, "PUT", path, { content: { summary: "Changed." } }, based);
  expect(put.status).toBe(200);
  const changed = await read(viewer, etagOf(renamed));
  expect(changed).toMatchObject({
    status: 200,
    body: { resume: { content: { summary: "Changed." } } },
  });
});

test("content from a response can create a resume", async () => {
  const by = await signUp();
  const content = REAL_RESUME;
  const made = await call(by, "POST", "/api/resumes", { templateId: TEMPLATE, content });
  expect(made.body.resume.content).toEqual(REAL_RESUME);
});

test("absent fields start empty", async () => {
  const by = await signUp();
  const { resume } = await createStoredResume(by, {
    resume: { personalInfo: { fullName: "Zoë" } },
  });
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

test("deleting moves a resume to the trash, and restoring brings everything back", async () => {
  const by = await signUp();
  const stranger = await signUp();
  const { resume } = await createStoredResume(by, { resume: REAL_RESUME });
  const path = `/api/resumes/${resume.id}`;
  const gone = await call(by, "DELETE", path);
  expectDocumentedResponse("delete", "/api/resumes/{id}", gone);
  for (const [method, address, body] of [
    ["GET", path],
    ["PUT", path, { title: "x" }],
    ["DELETE", path],
    ["GET", `${path}/versions`],
    ["POST", `${path}/versions`, { name: "x" }],
    ["POST", `${path}/duplicate`],
  ] as const) {
    expectError(await call(by, method, address, body), 404, "There is no such resume");
  }
  expect((await call(by, "GET", "/api/resumes")).body.resumes).toEqual([]);
  expectError(await call(stranger, "POST", `${path}/restore`), 404);
  const back = await call(by, "POST", `${path}/restore`);
  expectDocumentedResponse("post", "/api/resumes/{id}/restore", back);
  expect(back.body.resume.content).toEqual(REAL_RESUME);
});

test("a duplicate belongs to the user, with content and job description but without the score", async () => {
  const by = await signUp();
  const commenter = await signUp();
  const { resume } = await createStoredResume(by, { title: "First", resume: REAL_RESUME });
  const path = `/api/resumes/${resume.id}`;
  await call(by, "PUT", path, { jobDescription: { title: "Engineer", description: "Docker" } });
  await addMember(resume.id, commenter.user.id, "comment");
  const copy = await call(commenter, "POST", `${path}/duplicate`);
  expectDocumentedResponse("post", "/api/resumes/{id}/duplicate", copy);
  expect(copy.body.resume).toMatchObject({
    title: "Copy of First",
    role: "owner",
    content: REAL_RESUME,
    jobDescription: { title: "Engineer" },
  });
  expectError(await call(by, "GET", `/api/resumes/${copy.body.resume.id}`), 404);
});

test("a version keeps its state while the resume changes", async () => {
  const by = await signUp();
  const { resume } = await createStoredResume(by, { resume: { summary: "Before" } });
  const path = `/api/resumes/${resume.id}`;
  const made = await call(by, "POST", `${path}/versions`, { name: " Sent to ACME " });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  expectDocumentedResponse("post", "/api/resumes/{id}/versions", made);
  await call(by, "PUT", path, { content: { summary: "After" } });
  const list = await call(by, "GET", `${path}/versions`);
  expectDocumentedResponse("get", "/api/resumes/{id}/versions", list);
  expect(list.body.versions.map((one: { name: string }) => one.name)).toContain("Sent to ACME");
  const one = await call(by, "GET", `${path}/versions/${made.body.version.id}`);
  expectDocumentedResponse("get", "/api/resumes/{id}/versions/{v}", one);
  expect(one.body.version.content.summary).toBe("Before");
  for (const id of ["999", "0", "-1", "abc", "1e1", "9".repeat(400)]) {
    expectError(await call(by, "GET", `${path}/versions/${id}`), 404, /version/);
  }
});
