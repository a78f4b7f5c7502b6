/** `npm run -s resume -- export …` makes a document from a file, without a server. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { inspect } from "node:util";
import { afterAll, expect, test } from "vitest";
import { fromJson } from "#app/core/import/json/from-json.ts";
import { toJsonResume } from "#app/core/resume/json-resume.ts";
import { dropUnsafeAddress } from "#app/core/resume/read-address.ts";
import { openApp } from "../../scripts/load-app.mjs";
import { runResumeCommand } from "../../scripts/resume-command.mjs";
import { fullResume } from "../support/a-full-resume.ts";
import { readWithPdfJs } from "../support/pdf-extractors.ts";
import { aPng, asLatin } from "../support/pictures.ts";
import { hasBrowser } from "../support/print-locally.ts";
import { missingFrom } from "../support/shown-values.ts";
import { hasTool, runTool } from "../support/system-tool.ts";

const folder = mkdtempSync(join(tmpdir(), "covitae-command-"));
const jsonResume = join(folder, "json-resume.json");
const own = join(folder, "own.json");
writeFileSync(jsonResume, JSON.stringify(toJsonResume(fullResume())));
writeFileSync(own, JSON.stringify(fullResume()));

/** Runs the command in a process of its own, as a person does. */
function spawnCommand(...args: string[]) {
  const { status, stderr } = spawnSync("node", ["scripts/resume.mjs", ...args], {
    encoding: "utf8",
    env: { ...process.env, INIT_CWD: folder },
  });
  return { status, stderr };
}

/** Loading the product takes the command seconds, so all other calls share it. */
const app = await openApp();
afterAll(() => app.close());
async function run(...args: string[]) {
  const said: unknown[] = [];
  const status = await runResumeCommand(args, {
    here: folder,
    say: (line) => said.push(line),
    open: async () => ({ load: app.load, close: async () => {} }),
  });
  return {
    status,
    stderr: said.map((line) => `${typeof line === "string" ? line : inspect(line)}\n`).join(""),
  };
}

const exportArguments = (out: string, format: string, file = jsonResume) => [
  ...["export", file, "--template", "classic-executive", "--format", format, "--out", out],
];
const exportTo = (...which: Parameters<typeof exportArguments>) =>
  run(...exportArguments(...which));

test("as a program it writes a file, or says what is wrong without a stack trace", () => {
  expect(spawnCommand(...exportArguments("own.txt", "txt", own))).toEqual({
    status: 0,
    stderr: "",
  });
  expect(missingFrom(readFileSync(join(folder, "own.txt"), "utf8"), fullResume())).toEqual([]);
  const { status, stderr } = spawnCommand("export", "absent.json", "--format", "txt", "--out", "x");
  expect([status, stderr]).toEqual([1, `${join(folder, "absent.json")} cannot be read\n`]);
});

test("text, Markdown, Word and JSON are made from either kind of JSON", async () => {
  expect(await exportTo("ann.txt", "txt", own)).toEqual({ status: 0, stderr: "" });
  const text = readFileSync(join(folder, "ann.txt"), "utf8");
  expect(missingFrom(text, fullResume())).toEqual([]);
  expect(text.indexOf("EXPERIENCE")).toBeLessThan(text.indexOf("SKILLS"));
  expect((await exportTo("again.txt", "txt")).status).toBe(0);
  expect(readFileSync(join(folder, "again.txt"), "utf8")).toBe(text);
  expect((await exportTo("ann.json", "json")).status).toBe(0);
  const read = fromJson(readFileSync(join(folder, "ann.json"), "utf8"), () => "x");
  // Unsafe addresses, which some program could run, are in no export.
  const projects = fullResume().projects.map((project) => ({
    ...project,
    liveLink: dropUnsafeAddress(project.liveLink),
  }));
  expect(read.ok && read.resume).toEqual({ ...fullResume(), projects });
  expect((await exportTo("ann.docx", "docx")).status).toBe(0);
  expect(readFileSync(join(folder, "ann.docx")).subarray(0, 2).toString()).toBe("PK");
});

test("the file's own template and design are used and written again", async () => {
  const look = { templateId: "sales-impact", design: { titles: { skills: "What I know" } } };
  const file = join(folder, "look.json");
  writeFileSync(file, JSON.stringify(toJsonResume(fullResume(), look)));
  const args = (out: string, format: string) => ["export", file, "--format", format, "--out", out];
  expect((await run(...args("look.txt", "txt"))).status).toBe(0);
  const text = readFileSync(join(folder, "look.txt"), "utf8");
  expect(text).toContain("WHAT I KNOW");
  expect(text.indexOf("AWARDS")).toBeLessThan(text.indexOf("EDUCATION"));
  expect((await run(...args("again.json", "json"))).status).toBe(0);
  const again = fromJson(readFileSync(join(folder, "again.json"), "utf8"), () => "x");
  expect(again.ok && again.appearance).toEqual(look);
});

test("another program's PDF becomes JSON, and one with a password is refused", async () => {
  const [pdf, locked] = ["tests/foreign/word-tabs.pdf", "tests/support/locked.pdf"].map((it) =>
    resolve(it),
  ) as [string, string];
  expect((await run("export", pdf, "--format", "json", "--out", "marta.json")).status).toBe(0);
  const read = fromJson(readFileSync(join(folder, "marta.json"), "utf8"), () => "x");
  expect(read.ok && read.resume.experience.map(({ company }) => company)).toContain(
    "Norrsken Energy AB",
  );
  const { status, stderr } = await run("export", locked, "--format", "json", "--out", "no.json");
  expect([status, stderr]).toEqual([1, expect.stringMatching(/protected by a password/)]);
});

test.skipIf(!hasBrowser)("a PDF names its author and has every field", async () => {
  expect(await exportTo("ann.pdf", "pdf")).toEqual({ status: 0, stderr: "" });
  const path = join(folder, "ann.pdf");
  const { pages } = await readWithPdfJs(path);
  expect(missingFrom(pages.join("\n"), fullResume())).toEqual([]);
  if (hasTool("pdfinfo")) {
    const info = runTool("pdfinfo", [path]);
    expect(info).toMatch(/Author: +Zoë/);
    expect(info).toMatch(/Subject: +Resume/);
    expect(info).toMatch(/Keywords: +\S/);
    expect(info).toMatch(/Tagged: +yes/);
  }
});

test.skipIf(!hasBrowser || !hasTool("pdfimages"))(
  "a photo inside the file is printed, and goes into Word and JSON",
  async () => {
    const image = `data:image/png;base64,${Buffer.from(aPng({ width: 120, height: 120 })).toString("base64")}`;
    const resume = { ...fullResume(), photo: { fileId: "p", visible: true } };
    const file = join(folder, "photo.json");
    writeFileSync(file, JSON.stringify(toJsonResume(resume, {}, image)));
    expect(await exportTo("photo.pdf", "pdf", file)).toEqual({ status: 0, stderr: "" });
    const images = runTool("pdfimages", ["-list", join(folder, "photo.pdf")])
      .trim()
      .split("\n");
    expect(images).toHaveLength(3);
    expect((await exportTo("photo.docx", "docx", file)).status).toBe(0);
    expect(asLatin(readFileSync(join(folder, "photo.docx")))).toMatch(/word\/media\/\w+\.png/);
    expect((await exportTo("photo-again.json", "json", file)).status).toBe(0);
    const again = fromJson(readFileSync(join(folder, "photo-again.json"), "utf8"), () => "x");
    expect(again.ok && again.photo).toEqual({ image, visible: true });
  },
);

test("an error is one line, and no file is written", async () => {
  writeFileSync(join(folder, "bad.json"), "{");
  const wrong: [string[], RegExp][] = [
    [[], /^Usage/],
    [["export", jsonResume, "--format", "exe", "--out", "x"], /^Usage/],
    [["export", jsonResume, "--nonsense"], /Unknown option/],
    [["export", "absent.json", "--format", "txt", "--out", "x"], /cannot be read/],
    [["export", "bad.json", "--format", "txt", "--out", "x"], /not valid JSON/],
    [
      ["export", jsonResume, "--template", "x", "--format", "txt", "--out", "x"],
      /modern-professional/,
    ],
  ];
  for (const [args, message] of wrong) {
    const { status, stderr } = await run(...args);
    expect(status).toBe(1);
    expect(stderr).toMatch(message);
    expect(stderr).not.toMatch(/\n\s+at /);
  }
});
