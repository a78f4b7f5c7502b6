/** Realistic invalid bodies are rejected with the field's name and change nothing. */
import { expect, test } from "vitest";
import { call, expectError } from "../support/api.ts";
import { signUp } from "../support/sign-in.ts";
import "../support/worker.ts";

const templateId = "modern-professional";
const job = (over: object = {}) => ({
  id: "a",
  company: "",
  position: "",
  startDate: "",
  endDate: "",
  current: false,
  description: "",
  ...over,
});
const many = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));
const x = (count: number) => "x".repeat(count);

type Bad = [what: string, content: unknown, message: RegExp];
/** Invalid resumes, as `resume` of a POST and `content` of a PUT. */
const CONTENT: Bad[] = [
  ["text", "x", /must be an object/],
  ["null", null, /must be an object/],
  ["a list", [], /must be an object/],
  ["a number for the summary", { summary: 5 }, /Summary must be text/],
  ["null for the summary", { summary: null }, /Summary must be text/],
  ["a summary past its end", { summary: x(5_001) }, /Summary is limited to 5,000/],
  ["a null byte", { summary: "a\0b" }, /cannot be stored/],
  ["a list as personal info", { personalInfo: [] }, /personalInfo must be an object/],
  ["a list as a name", { personalInfo: { fullName: ["x"] } }, /Full name must be text/],
  ["a name past its end", { personalInfo: { fullName: x(201) } }, /Full name is limited to 200/],
  ["text for skills", { skills: "a, b" }, /Skills must be a list/],
  ["a number among skills", { skills: ["a", 1] }, /Skills must be text/],
  ["too long a skill", { skills: [x(101)] }, /A skill is limited to 100 characters/],
  ["an endless list", { skills: many(1_001, Number) }, /A list is limited to 1,000 items/],
  ["too many skills", { skills: many(201, String) }, /limited to 200 items/],
  ["an object for experience", { experience: {} }, /Experience must be a list/],
  ["a list as an entry", { experience: [[]] }, /experience.0 must be an object/],
  [
    "an entry without an id",
    { experience: [job({ id: undefined })] },
    /experience.0.id is missing/,
  ],
  [
    "an entry without a company",
    { experience: [job({ company: undefined })] },
    /company is missing/,
  ],
  ["a poisonous id", { experience: [job({ id: "__proto__" })] }, /An entry id is/],
  ["an id with a slash", { experience: [job({ id: "a/b" })] }, /An entry id is/],
  ["one id twice", { experience: [job(), job()] }, /two entries with the same id/],
  ["too many entries", { experience: many(101, (i) => job({ id: `e${i}` })) }, /limited to 100/],
  ["no such month", { experience: [job({ startDate: "2024-13" })] }, /Start date must be a month/],
  ["text for current", { experience: [job({ current: "yes" })] }, /must be true or false/],
  ["a long description", { experience: [job({ description: x(10_001) })] }, /10,000/],
];

const CREATE: [string, unknown, RegExp][] = [
  ["no template", {}, /templateId is missing/],
  ["null for a template", { templateId: null }, /templateId must be text/],
  ["an unknown template", { templateId: "nothing" }, /no such template/],
  ["a template's prototype", { templateId: "__proto__" }, /no such template/],
  ["a template by a name every object has", { templateId: "constructor" }, /no such template/],
  ["a number as title", { templateId, title: 5 }, /title must be text/],
  ["an empty title", { templateId, title: " \n" }, /title must not be empty/],
  ["a title past its end", { templateId, title: x(201) }, /title is limited to 200/],
];

const UPDATE: [string, unknown, RegExp][] = [
  ["nothing to change", {}, /at least one of/],
  ["nothing known", { contents: {}, name: "x" }, /at least one of/],
  ["text as rev", { rev: "1", content: {} }, /rev must be a whole number/],
  ["half a rev", { rev: 1.5, content: {} }, /rev must be a whole number/],
  ["a negative rev", { rev: -1, content: {} }, /rev must not be negative/],
  ["an unknown template", { templateId: "nothing" }, /no such template/],
  ["an empty title", { title: "" }, /title must not be empty/],
  ["a posting without a title", { jobDescription: { title: " ", description: "x" } }, /job title/],
  ["a posting without text", { jobDescription: { title: "x" } }, /description is missing/],
  ["a long posting", { jobDescription: { title: "x", description: x(50_001) } }, /50,000/],
];

const VERSION: [string, unknown, RegExp][] = [
  ["no name", {}, /name is missing/],
  ["an empty name", { name: "  " }, /name must not be empty/],
  ["a list as name", { name: ["x"] }, /name must be text/],
  ["a name past its end", { name: x(201) }, /name is limited to 200/],
];

/** Generally invalid bodies, sent to calls with an existing resume. */
const BODIES: [string, number, RegExp][] = [
  ["{", 400, /not readable JSON/],
  ["[]", 400, /must be a JSON object/],
  ["null", 400, /must be a JSON object/],
  ['{"__proto__":{"title":"x"}}', 400, /__proto__ is not allowed/],
  ['{"content":{"experience":[{"constructor":1}]}}', 400, /constructor is not allowed/],
  [`{"a":"${x(1_048_576)}"}`, 413, /1 MB/],
  [`${"[".repeat(100_000)}${"]".repeat(100_000)}`, 400, /must be a JSON object/],
];

test("an invalid body creates no resume", async () => {
  const by = await signUp();
  for (const [what, body, message] of CREATE) {
    expectError(await call(by, "POST", "/api/resumes", body), 400, message);
    expect(what).toBeTruthy();
  }
  for (const [, resume, message] of CONTENT) {
    const answered = await call(by, "POST", "/api/resumes", { templateId, resume });
    expectError(answered, 400, message);
    expect(answered.body.field).toMatch(/^resume/);
  }
  expect((await call(by, "GET", "/api/resumes")).body.resumes).toEqual([]);
});

test("an invalid change leaves the resume unchanged", async () => {
  const by = await signUp();
  const made = await call(by, "POST", "/api/resumes", { templateId, resume: { summary: "Kept" } });
  const path = `/api/resumes/${made.body.resume.id}`;
  for (const [, body, message] of UPDATE) {
    expectError(await call(by, "PUT", path, body), 400, message);
  }
  for (const [, content, message] of CONTENT) {
    expectError(await call(by, "PUT", path, { title: "Lost", content }), 400, message);
  }
  for (const [, body, message] of VERSION) {
    expectError(await call(by, "POST", `${path}/versions`, body), 400, message);
  }
  for (const [method, address] of [
    ["PUT", path],
    ["POST", `${path}/versions`],
  ] as const) {
    for (const [body, status, message] of BODIES) {
      expectError(await call(by, method, address, body), status, message);
    }
    const form = { "content-type": "application/x-www-form-urlencoded" };
    expectError(await call(by, method, address, "title=x", form), 415, /Content-Type/);
  }
  const after = await call(by, "GET", path);
  expect(after.body).toEqual(made.body);
  expect((await call(by, "GET", `${path}/versions`)).body.versions).toEqual([]);
});

test("accepts everything at its limit", async () => {
  const by = await signUp();
  const resume = {
    personalInfo: { fullName: x(200) },
    summary: x(5_000),
    skills: many(200, (index) => `${index}`.padEnd(100, "s")),
    experience: many(100, (index) => job({ id: `e${index}`, description: index ? "" : x(10_000) })),
  };
  const made = await call(by, "POST", "/api/resumes", { templateId, title: x(200), resume });
  expect(made.status, JSON.stringify(made.body).slice(0, 300)).toBe(201);
  expect(made.body.resume.content).toMatchObject(resume);
  const path = `/api/resumes/${made.body.resume.id}`;
  const posting = { title: x(200), description: x(50_000) };
  const put = await call(by, "PUT", path, { content: resume, jobDescription: posting });
  expect(put.status).toBe(200);
  expect((await call(by, "POST", `${path}/versions`, { name: x(200) })).status).toBe(201);
});

test("invalid ids are rejected like missing ones", async () => {
  const by = await signUp();
  for (const id of ["x", "%00", "..%2f..", "__proto__", "1 or 1=1", "é", x(2_000)]) {
    const path = `/api/resumes/${encodeURIComponent(id)}`;
    expectError(await call(by, "GET", path), 404);
    expectError(await call(by, "PUT", path, { title: "x" }), 404);
    expectError(await call(by, "DELETE", path), 404);
  }
});

test("rejects an unreadable sync and writes nothing", async () => {
  const by = await signUp();
  const made = await call(by, "POST", "/api/resumes", { templateId });
  const path = `/api/resumes/${made.body.resume.id}`;
  const sync = { epoch: null, needsClientId: false, stateVector: "AA==", update: null };
  for (const bad of [{ stateVector: "////" }, { stateVector: "" }, { update: "////" }]) {
    expectError(await call(by, "PUT", path, { sync: { ...sync, ...bad } }), 403, /Unreadable/);
  }
  expect((await call(by, "GET", path)).body.rev).toBe(made.body.rev);
});
