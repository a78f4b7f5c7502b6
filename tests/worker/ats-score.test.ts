/** POST /api/ats-score: the score, its errors and limits, and the health check. */
import { exports } from "cloudflare:workers";
import { expect, test } from "vitest";
import { MAX_RESUME } from "#app/core/ats/limits.ts";
import type { AtsReport } from "#app/core/ats/report.ts";
import { bearer, get, post, signUp } from "../support/sign-in.ts";
import { ORIGIN } from "../support/worker.ts";

const TEXTS = {
  resumeText:
    "Experience\nBaker, 2015 - 2022\n- Baked sourdough bread and trained two apprentices.",
  jobDescriptionText: "Baker\nRequirements\n- Baking\n- Food safety",
};
const PATH = "/api/ats-score";

test("[spec 7] OPTIONS is the health check: 204 without authentication", async () => {
  const answer = await exports.default.fetch(`${ORIGIN}${PATH}`, { method: "OPTIONS" });
  expect(answer.status).toBe(204);
  expect(answer.ok).toBe(true);
});

test("[spec 7] a bearer token gets the report", async () => {
  const person = await signUp();
  const answer = await post(PATH, TEXTS, bearer(person));
  expect(answer.status).toBe(200);
  const report = (await answer.json()) as AtsReport;
  expect(report.metadata.analysis.maxPossible).toBeGreaterThan(1);
  expect(report.missingSkills).toContain("Food safety");
  expect(report.feedback.length).toBeGreaterThan(0);
});

test("a cached job posting scores the same as the first time", async () => {
  const person = await signUp();
  const score = async (texts: typeof TEXTS) =>
    (await post(PATH, texts, bearer(person))).json() as Promise<AtsReport>;
  const other = { ...TEXTS, jobDescriptionText: "Welder\nRequirements\n- MIG welding" };
  const [first, between, again] = [await score(TEXTS), await score(other), await score(TEXTS)];
  expect(again).toEqual(first);
  expect(between.missingSkills).not.toContain("Food safety");
});

test("the job title is scored if sent, even if the posting was cached without it", async () => {
  const person = await signUp();
  const score = async (jobTitle?: string) =>
    (await post(PATH, { ...TEXTS, jobTitle }, bearer(person))).json() as Promise<AtsReport>;
  const titles = ({ metadata }: AtsReport) =>
    metadata.analysis.keywords.filter(({ kind }) => kind === "title").map(({ term }) => term);
  const [without, welder, again] = [await score(), await score("Welder"), await score()];
  expect(titles(without)).toEqual(["Baker"]);
  expect(titles(welder)).toEqual(["Welder"]);
  expect(welder.metadata.analysis.rawScore).toBe(without.metadata.analysis.rawScore - 1);
  expect(again).toEqual(without);
});

test("a text in an unsupported language gets its table and conditions, but no score", async () => {
  const person = await signUp();
  const jobDescriptionText =
    "Wij zoeken een kok voor ons restaurant in Utrecht. Jij hebt ervaring met HACCP en je werkt graag samen met de mensen van ons team. Rijbewijs is niet nodig, weekend shifts zijn er wel.";
  const answer = await post(PATH, { ...TEXTS, jobDescriptionText }, bearer(person));
  const report = (await answer.json()) as AtsReport;
  expect(report.score).toBeNull();
  expect(report.language).toMatchObject({ posting: "nl", isScored: false });
  expect(report.feedback[0]).toBe("Not scored in Dutch yet.");
  expect(report.metadata.analysis.keywords.length).toBeGreaterThan(0);
});

test("rejects requests with only a cookie or without credentials", async () => {
  const person = await signUp();
  expect((await post(PATH, TEXTS)).status).toBe(401);
  expect((await post(PATH, TEXTS, { cookie: person.cookie })).status).toBe(401);
  expect((await post(PATH, TEXTS, bearer({ token: "made-up" }))).status).toBe(401);
});

test("other methods get the list of allowed ones", async () => {
  const answer = await get(PATH);
  expect(answer.status).toBe(405);
  expect(answer.headers.get("allow")).toBe("POST, OPTIONS");
  const person = await signUp();
  const put = await exports.default.fetch(`${ORIGIN}${PATH}`, {
    method: "PUT",
    headers: { "content-type": "application/json", ...bearer(person) },
    body: JSON.stringify(TEXTS),
  });
  expect(put.status).toBe(405);
});

test("rejects invalid bodies with a message that names the problem", async () => {
  const person = await signUp();
  const wrong: [body: unknown, status: number, said: RegExp][] = [
    [{}, 400, /resumeText/],
    [{ resumeText: "a" }, 400, /jobDescriptionText/],
    [{ ...TEXTS, resumeText: 7 }, 400, /resumeText must be text/],
    [{ ...TEXTS, jobDescriptionText: null }, 400, /jobDescriptionText must be text/],
    [{ ...TEXTS, jobDescriptionText: "x".repeat(50_001) }, 400, /50,000/],
    [{ ...TEXTS, jobTitle: 7 }, 400, /jobTitle must be text/],
    [{ ...TEXTS, jobTitle: "x".repeat(201) }, 400, /job title is limited to 200/],
    [{ ...TEXTS, excludedTerms: Array(101).fill("x") }, 400, /At most 100 requirements/],
    [{ ...TEXTS, declinedTerms: "x" }, 400, /./],
    [{ ...TEXTS, resumeText: "x".repeat(1_048_577) }, 413, /1 MB/],
    [[], 400, /./],
  ];
  for (const [body, status, said] of wrong) {
    const answer = await post(PATH, body, bearer(person));
    expect(answer.status).toBe(status);
    expect(((await answer.json()) as { message: string }).message).toMatch(said);
  }
  const notJson = await exports.default.fetch(`${ORIGIN}${PATH}`, {
    method: "POST",
    headers: { "content-type": "text/plain", ...bearer(person) },
    body: "hello",
  });
  expect(notJson.status).toBe(415);
});

test.each([
  [0, false],
  [1, true],
])(
  "a resume %i characters over the reading limit is scored and marked: %s",
  async (past, truncated) => {
    const person = await signUp();
    const resumeText = TEXTS.resumeText.padStart(MAX_RESUME + past, "- ");
    const answer = await post(PATH, { ...TEXTS, resumeText }, bearer(person));
    expect(answer.status).toBe(200);
    expect(((await answer.json()) as AtsReport).truncated).toBe(truncated);
  },
);

test("a missing resume and someone else's get the same error", async () => {
  const person = await signUp();
  const answer = await post(PATH, { ...TEXTS, resumeId: "nobody" }, bearer(person));
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ message: "There is no such resume" });
});

test("more than 120 scores a minute get 429 with Retry-After", async () => {
  const person = await signUp();
  const short = { resumeText: "x", jobDescriptionText: "y" };
  const answers = [];
  for (let i = 0; i < 121; i++) answers.push(await post(PATH, short, bearer(person)));
  expect(answers.slice(0, 120).every((answer) => answer.status === 200)).toBe(true);
  expect(answers[120]?.status).toBe(429);
  expect(Number(answers[120]?.headers.get("retry-after"))).toBeGreaterThan(0);
});
