/** Words of hidden entries, one in every section, are in no output for others; editors still see them. */
import { expect, test } from "vitest";
import type { AtsReport } from "#app/core/ats/report.ts";
import { ENTRY_SECTIONS } from "#app/core/resume/schema.ts";
import { call } from "../support/api.ts";
import { HIDDEN_WORD, richResume } from "../support/rich-resume.ts";
import { createOwnedRoom } from "../support/room.ts";
import { createLink, joinAsJsonClient, joinByLink, openLink } from "../support/sharing.ts";
import { bearer, get, post, signUp } from "../support/sign-in.ts";
import { ORIGIN } from "../support/worker.ts";

/** A different word in each section's hidden entry, so that a failure names the section. */
const WORDS = ENTRY_SECTIONS.map((section) => `Secret${section}`);

function aResume() {
  const resume = richResume();
  for (const section of ENTRY_SECTIONS) {
    const entries: readonly { hidden?: boolean | undefined }[] = resume[section] ?? [];
    const hidden = entries.findIndex((entry) => entry.hidden);
    const text = JSON.stringify(entries[hidden]).replaceAll(HIDDEN_WORD, `Secret${section}`);
    Object.assign(resume, { [section]: entries.with(hidden, JSON.parse(text)) });
  }
  return createOwnedRoom(resume);
}

const utf16 = (text: string) =>
  [...text].map((sign) => sign.charCodeAt(0).toString(16).padStart(4, "0")).join("");
/** The hidden words in the bytes of an answer, as plain letters or as UTF-16 in hexadecimal, as in PDFs. */
const wordsIn = async (answer: Response) => {
  expect(answer.status, answer.url).toBe(200);
  const bytes = new TextDecoder("latin1").decode(await answer.arrayBuffer());
  return WORDS.filter((word) => bytes.includes(word) || bytes.includes(utf16(word)));
};

test("hidden entries are in no export and not on the public page or in its PDF", async () => {
  const { owner, resumeId } = await aResume();
  const path = `/api/resumes/${resumeId}`;
  for (const format of ["pdf", "docx", "odt", "txt", "md", "json", "rendercv", "europass"]) {
    const answer = await get(`${path}/export?format=${format}`, bearer(owner));
    expect([format, await wordsIn(answer)]).toEqual([format, []]);
  }
  const body = { isOn: true, showsContact: true, allowDownload: true };
  const { url } = (await call(owner, "PUT", `${path}/public-page`, body)).body.publicPage;
  const page = url.replace(ORIGIN, "");
  expect(await wordsIn(await get(page))).toEqual([]);
  expect(await wordsIn(await get(`${page}/pdf`))).toEqual([]);
});

test("viewers by a link get no hidden entry, editors get all", async () => {
  const { owner, resumeId } = await aResume();
  const path = `/api/resumes/${resumeId}`;
  const viewer = await signUp();
  const link = await createLink(owner, resumeId, "view", undefined, { allowDownload: true });
  expect(await wordsIn((await openLink(link)).answer)).toEqual([]);
  await joinByLink(viewer, link);
  expect(await wordsIn(await get(path, bearer(viewer)))).toEqual([]);
  expect(await wordsIn(await get(`${path}/export?format=pdf`, bearer(viewer)))).toEqual([]);
  const socket = await joinAsJsonClient(resumeId, viewer);
  await call(owner, "PUT", path, { content: { summary: "Changed." } });
  const update = JSON.stringify(await socket.eventOf("resumeUpdated"));
  expect(WORDS.filter((word) => update.includes(word))).toEqual([]);
  expect(await wordsIn(await get(path, bearer(owner)))).toEqual(WORDS);
});

test("hidden entries do not count in an analysis", async () => {
  const { owner, resumeId } = await aResume();
  const description = `Requirements\n- ${WORDS.join("\n- ")}\n- Triage`;
  const jobDescription = { title: "Nurse", company: "", description };
  const path = `/api/resumes/${resumeId}/analyses`;
  const answer = await post(path, { jobDescription }, bearer(owner));
  expect(answer.status).toBe(201);
  const { analysis } = (await answer.json()) as { analysis: { report: AtsReport } };
  const { keywords } = analysis.report.metadata.analysis;
  const found = keywords.filter((keyword) => keyword.found).map(({ term }) => term);
  expect(found.filter((term) => /secret/i.test(term))).toEqual([]);
  expect(found).toContain("Triage");
});
