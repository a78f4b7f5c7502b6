/** The paper of a new resume depends on the browser's language, whichever way it is created. */
import { exports } from "cloudflare:workers";
import { expect, test } from "vitest";
import { call } from "../support/api.ts";
import { createStoredResume, TEMPLATE } from "../support/resumes.ts";
import { recordSocket } from "../support/room.ts";
import { bearer, get, type SignedInPerson, signUp } from "../support/sign-in.ts";
import { ORIGIN } from "../support/worker.ts";

const AMERICAN = { "accept-language": "en-US,en;q=0.9" };
const GERMAN = { "accept-language": "de,en-US;q=0.7,en;q=0.3" };

type Make = (by: SignedInPerson, headers: Record<string, string>) => Promise<string>;

const resumeOf = (answer: Response) =>
  new URL(answer.headers.get("location") ?? "", ORIGIN).searchParams.get("resume") ?? "";

const WAYS: [string, Make][] = [
  [
    "the builder",
    async ({ cookie }, headers) =>
      resumeOf(await get("/builder/sales-impact", { cookie, ...headers })),
  ],
  [
    "the gallery",
    async ({ cookie }, headers) =>
      resumeOf(
        await exports.default.fetch(`${ORIGIN}/templates`, {
          method: "POST",
          redirect: "manual",
          headers: { cookie, host: new URL(ORIGIN).host, origin: ORIGIN, ...headers },
          body: new URLSearchParams({ template: "classic-executive" }),
        }),
      ),
  ],
  [
    "the API",
    async (by, headers) =>
      (await call(by, "POST", "/api/resumes", { templateId: TEMPLATE }, headers)).body.resume.id,
  ],
  [
    "an import",
    async (by, headers) => {
      const form = new FormData();
      form.set("file", new Blob([JSON.stringify({ basics: { name: "Ann" } })]), "cv.json");
      const answer = await exports.default.fetch(`${ORIGIN}/api/resumes/import`, {
        method: "POST",
        headers: { ...bearer(by), ...headers },
        body: form,
      });
      return ((await answer.json()) as { resume: { id: string } }).resume.id;
    },
  ],
  [
    "the room of a template",
    async (by, headers) => {
      const alias = `resume-minimal-modern-${by.user.id}`;
      const answer = await exports.default.fetch(`${ORIGIN}/api/room?resumeId=${alias}`, {
        headers: { Upgrade: "websocket", ...bearer(by), ...headers },
      });
      if (!answer.webSocket) throw new Error(`No socket: ${answer.status}`);
      return (await recordSocket(answer.webSocket).eventOf("hello")).resumeId;
    },
  ],
];

const paperOf = async (by: SignedInPerson, id: string) =>
  (await call(by, "GET", `/api/resumes/${id}`)).body.resume.design?.paper;

test.each(WAYS)("%s starts on Letter where that is the paper, else on A4", async (_, make) => {
  const [american, german, program] = [await signUp(), await signUp(), await signUp()];
  expect(await paperOf(american, await make(american, AMERICAN))).toBe("letter");
  expect(await paperOf(german, await make(german, GERMAN))).toBeUndefined();
  expect(await paperOf(program, await make(program, {}))).toBeUndefined();
});

test("existing resumes, and new ones with a given design, keep their paper", async () => {
  const by = await signUp();
  const { id } = (await createStoredResume(by)).resume;
  await call(by, "PUT", `/api/resumes/${id}`, { content: { summary: "New." } }, AMERICAN);
  await get(`/builder/${TEMPLATE}?resume=${id}`, { cookie: by.cookie, ...AMERICAN });
  expect(await paperOf(by, id)).toBeUndefined();
  const body = { templateId: TEMPLATE, design: { paper: "a4" } };
  const made = await call(by, "POST", "/api/resumes", body, AMERICAN);
  expect(made.body.resume.design.paper).toBe("a4");
});
