/** Requirements that a person adds or changes: scored by the API, saved with the resume, and only by editors. */
import { expect, test } from "vitest";
import type { AtsReport } from "#app/core/ats/report.ts";
import { unpackArchive } from "../support/account-export.ts";
import { call } from "../support/api.ts";
import { addMember, createStoredResume } from "../support/resumes.ts";
import { bearer, get, signUp } from "../support/sign-in.ts";
import "../support/worker.ts";

const JOB = {
  title: "Baker",
  company: "",
  description:
    "About us\nOur shop loves dough lamination.\n\nRequirements\n- Baking\n- Food safety",
};
const TEXTS = {
  resumeText:
    "Experience\nBaker, Corner Bakery, 2019-04 to 2026-01\n- Taught dough lamination to two trainees.\n- Answered the phone for three departments",
  jobDescriptionText: JOB.description,
  jobTitle: JOB.title,
};
const CORRECTIONS = {
  addedTerms: [{ words: "dough lamination", requirement: "required" }],
  requirementChanges: [{ term: "Food safety", requirement: "preferred" }],
};
const keywordIn = ({ metadata }: AtsReport, name: string) =>
  metadata.analysis.keywords.find(({ term }) => term === name);

test("the API scores added and changed requirements, and says where they are in the job description", async () => {
  const person = await signUp();
  const score = async (more: object) =>
    (await call(person, "POST", "/api/ats-score", { ...TEXTS, ...more }))
      .body as unknown as AtsReport;
  const plain = await score({});
  expect(keywordIn(plain, "Dough lamination")).toBeUndefined();
  expect(keywordIn(plain, "Food safety")?.requirement).toBe("required");
  const corrected = await score(CORRECTIONS);
  const start = JOB.description.indexOf("dough lamination");
  expect(keywordIn(corrected, "Dough lamination")).toMatchObject({
    added: "dough lamination",
    requirement: "required",
    found: true,
    places: [{ start, end: start + "dough lamination".length }],
  });
  expect(keywordIn(corrected, "Food safety")).toMatchObject({
    requirement: "preferred",
    isChanged: true,
  });
  expect(await score({ addedTerms: [], requirementChanges: [] })).toEqual(plain);
});

test("only editors can save them; they are analyzed, copied and exported with the resume", async () => {
  const owner = await signUp();
  const { resume } = await createStoredResume(owner, {});
  const path = `/api/resumes/${resume.id}`;
  const jobDescription = { ...JOB, ...CORRECTIONS };
  for (const role of ["comment", "view"] as const) {
    const person = await signUp();
    await addMember(resume.id, person.user.id, role);
    expect((await call(person, "PUT", path, { jobDescription })).status).toBe(403);
  }
  const saved = await call(owner, "PUT", path, { jobDescription });
  expect(saved.body.resume.jobDescription).toMatchObject(CORRECTIONS);
  const { analysis } = (await call(owner, "POST", `${path}/analyses`, { jobDescription })).body;
  expect(keywordIn(analysis.report, "Dough lamination")?.added).toBe("dough lamination");
  expect(analysis.jobDescription).toMatchObject(CORRECTIONS);
  const copy = (await call(owner, "POST", `${path}/duplicate`)).body.resume;
  const copied = (await call(owner, "GET", `/api/resumes/${copy.id}`)).body.resume;
  expect(copied.jobDescription).toMatchObject(CORRECTIONS);
  const archive = await get("/api/auth/takeout", bearer(owner));
  const { names, text } = unpackArchive(await archive.arrayBuffer());
  const file = names.find((name) => name.endsWith("covitae.json")) ?? "";
  expect(JSON.parse(text(file)).settings.jobDescription).toMatchObject(CORRECTIONS);
});

test("they are validated like other input, at the limits and one past them", async () => {
  const owner = await signUp();
  const [added] = CORRECTIONS.addedTerms;
  const [change] = CORRECTIONS.requirementChanges;
  const right = [
    { addedTerms: Array(100).fill(added) },
    { addedTerms: [{ ...added, words: "x".repeat(200) }] },
    { requirementChanges: Array(100).fill(change) },
  ];
  for (const corrections of right)
    expect((await call(owner, "POST", "/api/ats-score", { ...TEXTS, ...corrections })).status).toBe(
      200,
    );
  const wrong: [corrections: object, said: RegExp][] = [
    [{ addedTerms: Array(101).fill(added) }, /At most 100 requirements can be added/],
    [{ addedTerms: [{ ...added, words: "x".repeat(201) }] }, /limited to 200/],
    [{ addedTerms: [{ ...added, requirement: "maybe" }] }, /required or preferred/],
    [{ addedTerms: [{ ...added, more: 1 }] }, /./],
    [{ requirementChanges: Array(101).fill(change) }, /At most 100 requirements can be changed/],
    [{ requirementChanges: [{ ...change, term: "x".repeat(201) }] }, /limited to 200/],
  ];
  for (const [corrections, said] of wrong) {
    const answer = await call(owner, "POST", "/api/ats-score", { ...TEXTS, ...corrections });
    expect(answer.status).toBe(400);
    expect(answer.body.message).toMatch(said);
    const jobDescription = { ...JOB, ...corrections };
    const saved = await call(owner, "POST", "/api/resumes", { templateId: "modern-professional" });
    const put = await call(owner, "PUT", `/api/resumes/${saved.body.resume.id}`, {
      jobDescription,
    });
    expect(put.status).toBe(400);
  }
});
