/** Analyses of a saved resume by the API and on /analyze: storing, listing, access, and old reports. */
import { env, exports } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { AtsReport } from "#app/core/ats/report.ts";
import { openDatabase } from "#app/server/db/database.server.ts";
import { listScorePoints } from "#app/server/db/score-points.server.ts";
import { analysis } from "#app/server/db/tables/score-tables.ts";
import { member } from "#app/server/db/tables/share-tables.ts";
import { bearer, get, post, type SignedInPerson, signUp } from "../support/sign-in.ts";
import { ORIGIN } from "../support/worker.ts";

const JOB = {
  title: "Museum guide",
  company: "Harbour Museum",
  description:
    "Requirements\n- Fluent German and Italian\n- First aid certification\n- Experience with guided tours for school classes\n- Public speaking",
};
const CONTENT = {
  personalInfo: { fullName: "Io O'Brien", email: "io@example.org", phone: "", address: "" },
  summary: "Guide and story teller who speaks German and Danish.",
  skills: ["German", "Danish", "First aid"],
  experience: [
    {
      id: "one",
      company: "Castle Trust",
      position: "Guide",
      startDate: "2019-04",
      endDate: "2023-09",
      current: false,
      description: "Led guided tours for school classes in German, four a day.",
    },
  ],
  education: [],
  projects: [],
};

async function aResume(person: SignedInPerson): Promise<string> {
  const body = { templateId: "modern-professional", title: "For museums", resume: CONTENT };
  const answer = await post("/api/resumes", body, bearer(person));
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { resume: { id: string } }).resume.id;
}

interface Kept {
  id: string;
  score: number;
  jobDescription: { title: string; text: string };
  report: AtsReport;
}
async function analysesOf(person: SignedInPerson, id: string): Promise<Kept[]> {
  const answer = await get(`/api/resumes/${id}/analyses`, bearer(person));
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { analyses: Kept[] }).analyses;
}
const analyse = (person: SignedInPerson, id: string, jobDescription: unknown = JOB) =>
  post(`/api/resumes/${id}/analyses`, { jobDescription }, bearer(person));

test("analyzes the saved resume, stores and lists the analysis, and shows its score on the dashboard", async () => {
  const person = await signUp();
  const id = await aResume(person);
  const answer = await analyse(person, id);
  expect(answer.status).toBe(201);
  const { analysis: made } = (await answer.json()) as { analysis: Kept };
  expect(made.jobDescription.title).toBe("Museum guide");
  const german = made.report.metadata.analysis.keywords.find(({ term }) => term === "German");
  expect(german).toMatchObject({ found: true });
  expect(made.report.missingSkills).toContain("Italian");

  const [kept] = await analysesOf(person, id);
  expect(kept).toMatchObject({ id: made.id, score: made.score });
  const { resumes } = (await (await get("/api/resumes", bearer(person))).json()) as {
    resumes: { lastScore: number }[];
  };
  expect(resumes[0]?.lastScore).toBe(made.score);
  const dashboard = await (await get("/dashboard", { cookie: person.cookie })).text();
  expect(dashboard.replaceAll("<!-- -->", "")).toContain("For Museum guide at Harbour Museum");
});

test("an analysis of an earlier engine says so until the resume is analyzed again", async () => {
  const person = await signUp();
  const id = await aResume(person);
  await analyse(person, id);
  const pageOf = async () => (await get(`/analyze/${id}`, { cookie: person.cookie })).text();
  expect(await pageOf()).not.toContain("earlier version of our score");
  const db = openDatabase(env.DB);
  const [row] = await db.select().from(analysis).where(eq(analysis.resumeId, id));
  const report = row?.report as AtsReport;
  report.metadata.engine.version = "2.9.0";
  await db.update(analysis).set({ report }).where(eq(analysis.resumeId, id));
  expect(await pageOf()).toContain("earlier version of our score");
  await analyse(person, id);
  expect(await pageOf()).not.toContain("earlier version of our score");
});

test("an analysis ignores hidden sections", async () => {
  const person = await signUp();
  const id = await aResume(person);
  const design = { hidden: ["skills", "summary", "experience"] };
  const put = await exports.default.fetch(`${ORIGIN}/api/resumes/${id}`, {
    method: "PUT",
    headers: { "content-type": "application/json", ...bearer(person) },
    body: JSON.stringify({ design }),
  });
  expect(put.status).toBe(200);
  const { analysis: made } = (await (await analyse(person, id)).json()) as { analysis: Kept };
  const found = made.report.metadata.analysis.keywords.filter((keyword) => keyword.found);
  expect(found.map(({ term }) => term)).toEqual([]);
});

test("repeated scoring replaces the last analysis; another job description adds one", async () => {
  const person = await signUp();
  const id = await aResume(person);
  await analyse(person, id);
  await analyse(person, id);
  expect(await analysesOf(person, id)).toHaveLength(1);
  await analyse(person, id, { ...JOB, title: "Head of guides" });
  expect((await analysesOf(person, id)).map((each) => each.jobDescription.title)).toEqual([
    "Head of guides",
    "Museum guide",
  ]);
});

test("a score with the resume's id is stored under the saved job title", async () => {
  const person = await signUp();
  const id = await aResume(person);
  const put = await exports.default.fetch(`${ORIGIN}/api/resumes/${id}`, {
    method: "PUT",
    headers: { "content-type": "application/json", ...bearer(person) },
    body: JSON.stringify({ jobDescription: JOB }),
  });
  expect(put.status).toBe(200);
  const texts = { resumeText: "Speaks German.", jobDescriptionText: JOB.description };
  expect((await post("/api/ats-score", { ...texts, resumeId: id }, bearer(person))).status).toBe(
    200,
  );
  await post(
    "/api/ats-score",
    { ...texts, jobDescriptionText: "Baker wanted\n- Baking", resumeId: id },
    bearer(person),
  );
  expect((await analysesOf(person, id)).map((each) => each.jobDescription.title)).toEqual([
    "Job description",
    "Museum guide",
  ]);
  // Another title makes another analysis; the saved title does not.
  for (const jobTitle of ["Tour manager", JOB.title])
    await post("/api/ats-score", { ...texts, jobTitle, resumeId: id }, bearer(person));
  expect((await analysesOf(person, id)).map((each) => each.jobDescription.title)).toEqual([
    "Museum guide",
    "Tour manager",
    "Job description",
    "Museum guide",
  ]);
});

test("an analysis without a score is stored without one, in the list and the history", async () => {
  const person = await signUp();
  const id = await aResume(person);
  const jobDescriptionText =
    "Wij zoeken een kok voor ons restaurant in Utrecht. Jij hebt ervaring met HACCP en je werkt graag samen met de mensen van ons team, ook op zaterdag en zondag.";
  const texts = { resumeText: "Cook at a school kitchen.", jobDescriptionText };
  await post("/api/ats-score", { ...texts, resumeId: id }, bearer(person));
  const [kept] = await analysesOf(person, id);
  expect(kept).toMatchObject({ score: null, report: { score: null } });
  const list = (await (await get("/api/resumes", bearer(person))).json()) as {
    resumes: { lastScore: number | null }[];
  };
  expect(list.resumes[0]?.lastScore).toBeNull();
});

test("a job description without a title scores the same when sent back with the placeholder title", async () => {
  const person = await signUp();
  const id = await aResume(person);
  const jobDescriptionText = `Tour Manager\n${JOB.description}`;
  const texts = { resumeText: "Tour Manager who speaks German.", jobDescriptionText };
  const sent = { ...texts, resumeId: id };
  const first = (await (await post("/api/ats-score", sent, bearer(person))).json()) as AtsReport;
  const [kept] = await analysesOf(person, id);
  expect(kept?.jobDescription.title).toBe("Job description");
  const jobTitle = kept?.jobDescription.title;
  const again = await post("/api/ats-score", { ...texts, jobTitle }, bearer(person));
  expect({ ...((await again.json()) as AtsReport), metadata: null }).toEqual({
    ...first,
    metadata: null,
  });
  expect((await analyse(person, id, kept?.jobDescription)).status).toBe(201);
  const titles = (await analysesOf(person, id)).map(({ report }) =>
    report.metadata.analysis.keywords
      .filter(({ kind }) => kind === "title")
      .map(({ term }) => term),
  );
  expect(titles).toEqual([["Tour Manager"]]);
});

test("rejects invalid bodies and methods", async () => {
  const person = await signUp();
  const id = await aResume(person);
  expect((await analyse(person, id, { title: " ", description: "x" })).status).toBe(400);
  expect((await analyse(person, id, { title: "x", description: "" })).status).toBe(400);
  expect((await analyse(person, id, { ...JOB, description: "x".repeat(50_001) })).status).toBe(400);
  expect((await analyse(person, id, "no")).status).toBe(400);
  const gone = await exports.default.fetch(`${ORIGIN}/api/resumes/${id}/analyses`, {
    method: "DELETE",
    headers: bearer(person),
  });
  expect(gone.status).toBe(405);
  expect(await analysesOf(person, id)).toHaveLength(0);
});

test("strangers get 404, commenters may read, and only editors may analyze", async () => {
  const [owner, other] = [await signUp(), await signUp()];
  const id = await aResume(owner);
  await analyse(owner, id);
  const path = `/api/resumes/${id}/analyses`;
  expect((await get(path)).status).toBe(401);
  expect((await get(path, bearer(other))).status).toBe(404);
  expect((await analyse(other, id)).status).toBe(404);

  const db = openDatabase(env.DB);
  await db
    .insert(member)
    .values({ resumeId: id, userId: other.user.id, role: "view", createdAt: new Date() });
  expect((await get(path, bearer(other))).status).toBe(403);
  await db.update(member).set({ role: "comment" });
  expect(await analysesOf(other, id)).toHaveLength(1);
  expect((await analyse(other, id)).status).toBe(403);
  const texts = { resumeText: "x", jobDescriptionText: "Cook\n- Cooking", resumeId: id };
  expect((await post("/api/ats-score", texts, bearer(other))).status).toBe(200);
  expect(await analysesOf(owner, id)).toHaveLength(1);
  await db.update(member).set({ role: "edit" });
  expect((await analyse(other, id)).status).toBe(201);
});

test("stores each change of the score with the edits and terms that caused it", async () => {
  const person = await signUp();
  const id = await aResume(person);
  await analyse(person, id);
  await analyse(person, id);
  const put = await exports.default.fetch(`${ORIGIN}/api/resumes/${id}`, {
    method: "PUT",
    headers: { "content-type": "application/json", ...bearer(person) },
    body: JSON.stringify({ content: { ...CONTENT, skills: [...CONTENT.skills, "Italian"] } }),
  });
  expect(put.status).toBe(200);
  const after = (await (await analyse(person, id)).json()) as { analysis: Kept };
  const points = await listScorePoints({ db: openDatabase(env.DB) }, id);
  expect(points).toHaveLength(2);
  expect(points[0]?.moves).toEqual({ edits: [], gained: [], lost: [], isOtherEngine: false });
  expect(points[1]).toMatchObject({ score: after.analysis.score, posting: points[0]?.posting });
  expect(points[1]?.moves.edits).toEqual(["Skills edited"]);
  expect(points[1]?.moves.gained).toContain("Italian");
  expect(after.analysis.report.metadata.parts.writing).toBe(100);
});

test("skips stored reports that no longer match the schema", async () => {
  const person = await signUp();
  const id = await aResume(person);
  await analyse(person, id);
  await openDatabase(env.DB)
    .update(analysis)
    .set({ report: { score: "many" } });
  expect(await analysesOf(person, id)).toEqual([]);
});

test("[spec 2] /analyze requires a session, hides other people's resumes, and shows the report", async () => {
  const [owner, other] = [await signUp(), await signUp()];
  const id = await aResume(owner);
  const path = `/analyze/${id}`;
  const away = await get(path);
  expect(away.status).toBe(302);
  expect(away.headers.get("location")).toBe(`/login?redirectTo=${encodeURIComponent(path)}`);
  const hidden = await get(path, { cookie: other.cookie });
  expect(hidden.status).toBe(404);
  expect(await hidden.text()).toContain("There is no such resume");

  const empty = await (await get(path, { cookie: owner.cookie })).text();
  expect(empty).toContain("No ATS Analysis Yet");
  expect(empty).toContain(`/builder/modern-professional?resume=${id}`);
  await analyse(owner, id);
  const page = await (await get(path, { cookie: owner.cookie })).text();
  expect(page.match(/<h1/g)).toHaveLength(1);
  for (const said of [
    ">Analysis</h1>",
    "<title>Analysis of ",
    "Museum guide",
    "Italian",
    "Reading...",
  ]) {
    expect(page).toContain(said);
  }
});

test("a stored report of an older engine is not changed", async () => {
  const person = await signUp();
  const id = await aResume(person);
  await analyse(person, id);
  const [{ report: now } = { report: null }] = await analysesOf(person, id);
  if (!now) throw new Error("nothing was kept");
  const older = {
    ...now,
    score: 12,
    metadata: { ...now.metadata, engine: { version: "1.0.0" } },
  };
  await openDatabase(env.DB)
    .update(analysis)
    .set({ report: older, score: 12, engineVersion: "1.0.0" })
    .where(eq(analysis.resumeId, id));
  expect(await analysesOf(person, id)).toMatchObject([{ score: 12, report: older }]);
  const path = `/analyze/${id}`;
  expect(await (await get(path, { cookie: person.cookie })).text()).toContain("12 of 100");
});
