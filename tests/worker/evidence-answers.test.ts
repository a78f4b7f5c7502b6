/**
 * The score may ask whether a line shows a requirement in other words. The answers, Yes or No, are saved with the
 * resume (only by editors), used by the score, and exported.
 */
import { expect, test } from "vitest";
import type { AtsReport } from "#app/core/ats/report.ts";
import { unpackArchive } from "../support/account-export.ts";
import { call } from "../support/api.ts";
import { addMember, createStoredResume } from "../support/resumes.ts";
import { bearer, get, signUp } from "../support/sign-in.ts";
import "../support/worker.ts";

const LINE = "Made croissants by dough lamination for the morning shift";
const JOB = { title: "Baker", company: "", description: "Requirements\n- Baking\n- Food safety" };
const TEXTS = {
  resumeText: `Experience\nBaker, Corner Bakery, 2019-04 to 2026-01\n- ${LINE}.\n- Answered the phone for three departments`,
  jobDescriptionText: JOB.description,
  jobTitle: JOB.title,
};
const CONTENT = {
  experience: [
    {
      id: "one",
      company: "Corner Bakery",
      position: "Baker",
      startDate: "2019-04",
      endDate: "2026-01",
      current: false,
      description: `• ${LINE}.\n• Answered the phone for three departments`,
    },
  ],
};
const answersOf = (shows: boolean) => [{ term: "Baking", line: LINE, shows }];
const bakingIn = ({ metadata }: AtsReport) =>
  metadata.analysis.keywords.find(({ canonical }) => canonical === "Baking");

test("with a resumeId the score uses the saved answers if the caller may see them", async () => {
  const owner = await signUp();
  const { resume } = await createStoredResume(owner, { resume: CONTENT });
  const path = `/api/resumes/${resume.id}`;
  const people = { edit: await signUp(), comment: await signUp(), view: await signUp() };
  for (const role of ["edit", "comment", "view"] as const)
    await addMember(resume.id, people[role].user.id, role);
  const score = async (person: Parameters<typeof call>[0], more: object = {}) =>
    (await call(person, "POST", "/api/ats-score", { ...TEXTS, resumeId: resume.id, ...more }))
      .body as unknown as AtsReport;
  expect(bakingIn(await score(owner))?.confirmation).toEqual({ line: LINE, shows: null });

  const jobDescription = { ...JOB, evidenceAnswers: answersOf(true) };
  for (const role of ["comment", "view"] as const)
    expect((await call(people[role], "PUT", path, { jobDescription })).status).toBe(403);
  const saved = await call(people.edit, "PUT", path, { jobDescription });
  expect(saved.body.resume.jobDescription.evidenceAnswers).toEqual(answersOf(true));

  for (const person of [owner, people.edit, people.comment])
    expect(bakingIn(await score(person))).toMatchObject({ how: "confirmed", credit: 1 });
  expect(bakingIn(await score(people.view))).toMatchObject({ how: "nearby" });
  // Answers in the call replace the saved ones. With another job description the saved ones are not used.
  expect(bakingIn(await score(owner, { evidenceAnswers: answersOf(false) }))).toMatchObject({
    found: false,
    reason: "Not counted: you said no.",
  });
  const other = `${JOB.description}\n- Cash handling`;
  expect(bakingIn(await score(owner, { jobDescriptionText: other }))).toMatchObject({
    how: "nearby",
  });
});

test("an analysis of the saved resume uses the answers and stores them; a copy and the account export have them", async () => {
  const owner = await signUp();
  const { resume } = await createStoredResume(owner, { resume: CONTENT });
  const path = `/api/resumes/${resume.id}`;
  const jobDescription = { ...JOB, evidenceAnswers: answersOf(false) };
  await call(owner, "PUT", path, { jobDescription });
  const { analysis } = (await call(owner, "POST", `${path}/analyses`, { jobDescription: JOB }))
    .body;
  expect(bakingIn(analysis.report)).toMatchObject({
    found: false,
    discountedBecause: "Not counted: you said no.",
    confirmation: { line: LINE, shows: false },
  });
  expect(analysis.jobDescription.evidenceAnswers).toEqual(answersOf(false));
  const without = { jobDescription: { ...JOB, evidenceAnswers: [] } };
  const undone = (await call(owner, "POST", `${path}/analyses`, without)).body.analysis;
  expect(bakingIn(undone.report)?.confirmation?.shows).toBeNull();

  const copy = (await call(owner, "POST", `${path}/duplicate`)).body.resume;
  const copied = (await call(owner, "GET", `/api/resumes/${copy.id}`)).body.resume;
  expect(copied.jobDescription.evidenceAnswers).toEqual(answersOf(false));
  const archive = await get("/api/auth/takeout", bearer(owner));
  const { names, text } = unpackArchive(await archive.arrayBuffer());
  const file = names.find((name) => name.endsWith("covitae.json")) ?? "";
  expect(JSON.parse(text(file)).settings.jobDescription.evidenceAnswers).toEqual(answersOf(false));
});

test("answers are validated like other input", async () => {
  const owner = await signUp();
  const [one] = answersOf(true);
  const wrong: [answers: unknown, said: RegExp][] = [
    [[{ ...one, shows: "yes" }], /true or false/],
    [[{ ...one, line: "x".repeat(501) }], /limited to 500/],
    [Array(101).fill(one), /At most 100 answers/],
    [[{ ...one, more: 1 }], /./],
  ];
  for (const [evidenceAnswers, said] of wrong) {
    const { status, body } = await call(owner, "POST", "/api/ats-score", {
      ...TEXTS,
      evidenceAnswers,
    });
    expect(status).toBe(400);
    expect(body.message).toMatch(said);
  }
});
