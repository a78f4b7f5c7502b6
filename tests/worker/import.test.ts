/** POST /api/resumes/import: files of every kind become a new resume, or get a message. */
import { strToU8, zipSync } from "fflate";
import { expect, onTestFinished, test, vi } from "vitest";
import { fromJson } from "#app/core/import/json/from-json.ts";
import pdfmake from "../foreign/pdfmake.pdf?inline";
import person from "../foreign/person.json";
import wordTabs from "../foreign/word-tabs.pdf?inline";
import { call } from "../support/api.ts";
import { CJK_ENCODINGS, cjkPdf } from "../support/cjk-pdfs.ts";
import { differingFields } from "../support/compare-fields.ts";
import { sendFile as send } from "../support/import-file.ts";
import locked from "../support/locked.pdf?inline";
import { emptyPagesPdf, pdfBomb } from "../support/raw-pdfs.ts";
import { createOwnedRoom, resumeContent } from "../support/room.ts";
import { bearer, get, signUp } from "../support/sign-in.ts";
import { CANDIDATE, REACTIVE_V5, RENDERCV } from "../support/structured-resumes.ts";
import { useUp } from "../support/use-up.ts";

/** Decodes a data: URL, by which files are passed into workerd. */
const blobOf = async (address: string) => (await fetch(address)).blob();

test("imports its own Word and JSON Resume exports as a new resume", async () => {
  const { owner, resumeId } = await createOwnedRoom(resumeContent());
  for (const format of ["docx", "json"]) {
    const exported = await get(`/api/resumes/${resumeId}/export?format=${format}`, bearer(owner));
    const { status, body } = await send(owner, await exported.blob(), `My cv.${format}`);
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body.resume).toMatchObject({ title: "My cv", role: "owner" });
    expect(body.resume.id).not.toBe(resumeId);
    expect(body.resume.content.personalInfo.fullName).toBe(resumeContent().personalInfo.fullName);
    expect(body.report.recovered).toContain("personalInfo.fullName");
    const read = await get(`/api/resumes/${body.resume.id}`, bearer(owner));
    expect(((await read.json()) as typeof body).resume.content).toEqual(body.resume.content);
  }
});

test("the design survives PUT, GET, JSON export, import and duplication", async () => {
  const { owner, resumeId } = await createOwnedRoom(resumeContent());
  const design = { accent: "#1f5673", fonts: "tinos", paper: "letter", hidden: ["projects"] };
  const put = (body: object) => call(owner, "PUT", `/api/resumes/${resumeId}`, body);
  const set = await put({ design, templateId: "classic-executive" });
  expect(set.body.resume).toMatchObject({ design, templateId: "classic-executive" });
  expect((await put({ design: { fonts: null } })).body.resume.design).not.toHaveProperty("fonts");
  expect((await put({ design: { accent: "#ffff00" } })).status).toBe(400);
  expect((await put({ design: { fonts: "tinos" } })).body.resume.design).toEqual({
    ...design,
    version: 2,
  });
  const exported = await get(`/api/resumes/${resumeId}/export?format=json`, bearer(owner));
  const { body } = await send(owner, await exported.blob());
  expect(body.resume).toMatchObject({ design, templateId: "classic-executive" });
  const whole = new Blob([JSON.stringify(set.body)]);
  expect((await send(owner, whole)).body.resume).toMatchObject({ design });
  const named = await send(owner, whole, "a.json", "?templateId=sales-impact");
  expect(named.body.resume).toMatchObject({ design, templateId: "sales-impact" });
  const made = await call(owner, "POST", "/api/resumes", { templateId: "sales-impact", design });
  // The imported resume has its template's newest version.
  expect(made.body.resume.design).toEqual({ ...design, version: 3 });
});

test.each(["90ms-RKSJ-H", "UniGB-UCS2-H", "GBK-EUC-H"])(
  "reads a PDF in %s by its encoding's table, which the server passes to the isolated page",
  async (cmap) => {
    const who = await signUp();
    const { status, body } = await send(who, new Blob([cjkPdf(cmap)]), "cv.pdf");
    expect(status, JSON.stringify(body)).toBe(201);
    const [fullName, email] = CJK_ENCODINGS[cmap]?.lines ?? [];
    expect(body.resume.content.personalInfo).toMatchObject({ fullName, email });
  },
);

test.each([
  ["pdfmake.pdf", pdfmake, ["projects", "certificates"]],
  ["word-tabs.pdf", wordTabs, ["projects"]],
])("%s gives the fields that the import screen gives", async (_, file, without) => {
  const who = await signUp();
  const wanted = fromJson(JSON.stringify(person), () => "x");
  if (!wanted.ok) throw new Error(wanted.message);
  for (const section of without) Object.assign(wanted.resume, { [section]: [] });
  const { status, body } = await send(who, await blobOf(file), "marta.pdf");
  expect(status, JSON.stringify(body)).toBe(201);
  expect(body.resume.title).toBe("marta");
  // The formats write the country differently.
  body.resume.content.personalInfo.address = wanted.resume.personalInfo.address;
  expect(differingFields(wanted.resume, body.resume.content)).toEqual([]);
  expect(body.report.recovered).toContain("experience.0.company");
});

test("reading PDFs is limited to ten in ten minutes, and other files do not count", async () => {
  const who = await signUp();
  await useUp("readPdf", who.user.id, 10);
  const often = await send(who, new Blob(["%PDF-1.7"]));
  expect(often).toMatchObject({ status: 429, body: { message: expect.stringMatching(/minutes/) } });
  const other = await send(who, new Blob([JSON.stringify({ basics: { name: "Ann" } })]));
  expect(other.status).toBe(201);
});

test("accepts a template id, which must exist", async () => {
  const who = await signUp();
  const file = new Blob([JSON.stringify({ basics: { name: "Ann" } })]);
  const named = await send(who, file, "a.json", "?templateId=classic-executive");
  expect(named.body.resume.templateId).toBe("classic-executive");
  expect((await send(who, file, "a.json", "?templateId=nope")).status).toBe(400);
});

test("reading a page that takes too long is canceled, and the next file is read", async () => {
  const who = await signUp();
  const wait = globalThis.setTimeout;
  const limits: unknown[] = [];
  onTestFinished(() => void vi.unstubAllGlobals());
  // Shortens the limit of ten seconds to half a second, in which no machine reads 60 MB.
  vi.stubGlobal("setTimeout", (work: () => void, ms: number) => {
    if (ms === 10_000) limits.push(ms);
    return wait(work, ms === 10_000 ? 500 : ms);
  });
  const { status, body } = await send(who, new Blob([pdfBomb(60)]));
  expect(limits).toHaveLength(1);
  expect([status, body.message]).toEqual([422, expect.stringMatching(/takes too long/)]);
  // The next file is read by a new reader.
  const next = await send(who, new Blob([JSON.stringify({ basics: { name: "Ann" } })]), "a.json");
  expect(next.status).toBe(201);
});

test("a page that decompresses to far more than a resume is imported only as far as it fits", async () => {
  const { status, body } = await send(await signUp(), new Blob([pdfBomb(1)]));
  // On a busy machine the reader may reach its time limit first.
  if (status === 422) expect(body.message).toMatch(/takes too long|far more text/);
  else
    expect([status, body.resume.content.personalInfo.fullName]).toEqual([
      201,
      expect.stringMatching(/^a{1,200}$/),
    ]);
});

const SUPPORTED = /Choose a PDF, a Word document \(\.docx\), OpenDocument .* or LinkedIn's data/;

test.each([
  ["a program", "cv.pdf", "MZ\u0090\u0000%PDF-1.7"],
  ["a picture in words", "cv.docx", "<svg xmlns='http://www.w3.org/2000/svg'>%PDF-1.7</svg>"],
  ["other XML", "cv.pdf", "<?xml version='1.0'?><note>%PDF-1.7</note>"],
])("%s named %s is 415 with the formats that can be imported", async (_, name, part) => {
  const { status, body } = await send(await signUp(), new Blob([part]), name);
  expect([status, body.message]).toEqual([415, expect.stringMatching(SUPPORTED)]);
});

test.each([
  ["a web page", "cv.pdf", "\n<!doctype html><title>%PDF-1.7</title><h1>Ann Example</h1>"],
  ["plain text", "cv.json", "Ann Example"],
  ["Markdown", "cv.txt", "# Ann Example\n\n## Skills\n\n- Triage"],
  ["rich text", "cv.docx", "{\\rtf1\\ansi Ann Example\\par}"],
])("%s named %s is imported by its bytes", async (_, name, part) => {
  const { status, body } = await send(await signUp(), new Blob([part]), name);
  expect(status, JSON.stringify(body)).toBe(201);
  expect(body.resume.content.personalInfo.fullName).toBe("Ann Example");
});

test.each([
  ["RenderCV", RENDERCV],
  ["Europass", CANDIDATE],
  ["Reactive Resume", JSON.stringify(REACTIVE_V5)],
])("data of %s is imported", async (_, text) => {
  const { status, body } = await send(await signUp(), new Blob([text]), "cv.txt");
  expect(status, JSON.stringify(body)).toBe(201);
  expect(body.resume.content.personalInfo.fullName).toBe("Ida Moen");
  expect(body.resume.content.experience[0].company).toBe("Hull AS");
});

test("encodings of other programs are decoded", async () => {
  const fonts = "{\\fonttbl{\\f0\\fcharset238 Arial CE;}{\\f1\\fcharset204 Arial Cyr;}}";
  const rtf = `{\\rtf1\\ansi ${fonts}\\f0 \\'a3ukasz \\f1\\'cb\\'e5\\'e2\\par}`;
  const utf16 = new Uint8Array([
    0xff,
    0xfe,
    ...[..."Łukasz"].flatMap((sign) => [sign.charCodeAt(0) & 255, sign.charCodeAt(0) >> 8]),
  ]);
  const who = await signUp();
  const names = [rtf, utf16].map(async (part) => {
    const { body } = await send(who, new Blob([part]), "cv.txt");
    return body.resume.content.personalInfo.fullName;
  });
  expect(await Promise.all(names)).toEqual(["Łukasz Лев", "Łukasz"]);
});

test("a picture is rejected with a message that it is a picture", async () => {
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const { status, body } = await send(await signUp(), new Blob([png]), "cv.pdf");
  expect([status, body.message]).toEqual([415, expect.stringMatching(/a picture \(PNG\)/)]);
});

test("rejects unreadable files with a message and creates nothing", async () => {
  const who = await signUp();
  const bomb = zipSync({ "../x": strToU8("x") });
  const wrong: [Blob | string, number, RegExp][] = [
    ["no file", 400, /field file/],
    [new Blob([zipSync({ "a.exe": strToU8("MZ") })]), 415, SUPPORTED],
    [new Blob([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0])]), 415, /old Word file .* as \.docx/],
    [new Blob([""]), 422, /empty/],
    [new Blob([bomb]), 422, /lead out/],
    [new Blob(["%PDF-1.7"]), 422, /damaged/],
    [new Blob([emptyPagesPdf(5_000)]), 422, /more than 50 pages/],
    [new Blob([emptyPagesPdf(1)]), 422, /only pictures/],
    [await blobOf(locked), 422, /password/],
    [new Blob(["x".repeat(5 * 1_048_576 + 1)]), 413, /^This file is larger than 5 MB\. Save it/],
    [new Blob([new Uint8Array(6 * 1_048_576)]), 413, /^This file is larger than 5 MB\. Save it/],
  ];
  for (const [file, expected, message] of wrong) {
    const { status, body } = await send(who, file);
    expect(status, JSON.stringify(body)).toBe(expected);
    expect(body.message).toMatch(message);
  }
  expect((await send(null, new Blob(["{}"]))).status).toBe(401);
  const list = (await (await get("/api/resumes", bearer(who))).json()) as { resumes: unknown[] };
  expect(list.resumes).toEqual([]);
});
