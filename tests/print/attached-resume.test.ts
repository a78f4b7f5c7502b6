/** A PDF has its resume attached as JSON, an import restores everything from that, and the file stays valid PDF/UA. */
import { readFile, writeFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { attachedResume } from "#app/core/export/attached-resume.ts";
import { importFile } from "#app/core/import/import-file.ts";
import { withoutAttachedFiles } from "#app/core/pdf-file/attach-file.ts";
import type { Design } from "#app/core/resume/design.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { visibleContent } from "#app/core/resume/visible-content.ts";
import { TEMPLATES } from "#app/core/templates/catalogue.ts";
import { amelieNovak } from "#app/core/templates/samples/amelie-novak.ts";
import { fetchVeraPdf, validatePdfUa } from "../../scripts/verapdf.mjs";
import { fullResume } from "../support/a-full-resume.ts";
import { hasBrowser } from "../support/print-locally.ts";
import { readPdfFile } from "../support/read-pdf-file.ts";
import { ASIAN } from "../support/rich-languages/asian.ts";
import { EUROPEAN } from "../support/rich-languages/european.ts";
import { RIGHT_TO_LEFT } from "../support/rich-languages/right-to-left.ts";
import { HIDDEN_WORD, richResume } from "../support/rich-resume.ts";
import { hasTool, runTool } from "../support/system-tool.ts";
import { usePrinter } from "../support/use-printer.ts";

const DESIGN: Design = { accent: "#1f5673", fonts: "tinos", paper: "letter", hidden: ["awards"] };
/** A resume with every section, without the unsafe addresses that no export has. */
function everySection(): Resume {
  const resume = fullResume();
  for (const project of resume.projects)
    if (project.liveLink.startsWith("javascript:")) project.liveLink = "";
  return resume;
}
const RESUMES: [string, Resume][] = [
  ["every further field", richResume()],
  ["every section", everySection()],
  ...[...EUROPEAN, ...ASIAN, ...RIGHT_TO_LEFT].map(({ name, resume }): [string, Resume] => [
    name,
    resume,
  ]),
];
const inside = (resume: Resume, templateId: string, design = DESIGN) =>
  attachedResume({ templateId, resume, design });

/** For comparing: an import gives entries new ids, and does not mark sections as hidden. */
const withoutIds = (resume: Resume): unknown =>
  JSON.parse(
    JSON.stringify(resume, (key, value) => {
      if (Array.isArray(value) && value.length === 0) return undefined;
      return /^(?:id|employerId)$/.test(key) ? 0 : value;
    }),
  );
/** For each role the index of the first role at the same employer. */
const groupsOf = ({ experience }: Resume) =>
  experience
    .filter(({ hidden }) => !hidden)
    .map(({ employerId }, index, roles) =>
      employerId ? roles.findIndex((role) => role.employerId === employerId) : index,
    );

async function readBack(bytes: Uint8Array<ArrayBuffer>) {
  let ids = 0;
  const newId = () => `new-${++ids}`;
  const outcome = await importFile(bytes, {
    ...{ newId, loadModels: async () => null, readPdf: readPdfFile },
  });
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome;
}

describe.skipIf(!hasBrowser)("printed with a real browser", { timeout: 240_000 }, () => {
  const printer = usePrinter();
  async function print(resume: Resume, templateId: string, attached = inside(resume, templateId)) {
    const path = await printer.print({ templateId, resume, design: DESIGN }, attached);
    return { path, pdf: new Uint8Array(await readFile(path)) };
  }

  test.each(RESUMES)("%s is restored, with formats, language and design", async (_, resume) => {
    const templateId =
      TEMPLATES[RESUMES.findIndex(([, each]) => each === resume) % TEMPLATES.length]?.id ?? "";
    const { pdf } = await print(resume, templateId);
    const { resume: got, appearance: look, report } = await readBack(pdf);
    expect(withoutIds(got)).toEqual(withoutIds(visibleContent(resume, DESIGN)));
    expect(groupsOf(got)).toEqual(groupsOf(resume));
    const { hidden, ...shown } = DESIGN;
    expect(hidden).toEqual(["awards"]);
    expect(look).toEqual({ templateId, design: shown });
    expect(report.uncertain).toEqual([]);
  });

  test("an attached resume is ignored if the page shows something else", async () => {
    const [templateId, other] = ["modern-professional", fullResume()];
    const renamed = structuredClone(amelieNovak);
    renamed.personalInfo.fullName = "Somebody Else";
    const added = { ...amelieNovak, experience: other.experience };
    for (const attached of [other, renamed, added]) {
      const { pdf } = await print(amelieNovak, templateId, inside(attached, templateId));
      const { resume, appearance: look } = await readBack(pdf);
      expect(resume.personalInfo.fullName).toBe(amelieNovak.personalInfo.fullName);
      expect(look).toBeUndefined();
    }
  });

  test("if the attachment is no resume, too large or nested too deeply, the page is read", async () => {
    const templateId = "modern-professional";
    const whole = inside(amelieNovak, templateId);
    const start = '{"meta":{"covitae":{"a":';
    for (const text of [
      "{",
      `${start}1}}}`,
      `${start}${"[".repeat(100_000)}`,
      `${start}"${"x".repeat(5 * 1_048_576)}"}}}`,
    ]) {
      const { pdf } = await print(amelieNovak, templateId, whole && { ...whole, text });
      const { resume, appearance: look } = await readBack(pdf);
      expect(resume.personalInfo.fullName).toBe(amelieNovak.personalInfo.fullName);
      expect(look).toBeUndefined();
    }
  });

  test.skipIf(!hasTool("qpdf"))("the file is valid with and without its attachment", async () => {
    const { path, pdf } = await print(richResume(), "sales-impact");
    const isSound = () => runTool("qpdf", ["--check", path]).includes("No syntax or stream");
    expect(isSound()).toBe(true);
    expect(runTool("qpdf", ["--list-attachments", path])).toContain("resume.json");
    const veraPdf = fetchVeraPdf(process.cwd());
    if (veraPdf) expect(validatePdfUa(veraPdf, [path])[0]?.failed).toEqual([]);
    const bare = withoutAttachedFiles(pdf);
    await writeFile(path, bare);
    expect(isSound()).toBe(true);
    expect(runTool("qpdf", ["--list-attachments", path])).not.toContain("resume.json");
    expect(Buffer.from(bare).includes("EmbeddedFile")).toBe(false);
    expect(withoutAttachedFiles(bare)).toBe(bare);
  });
});

test("hidden content is not attached, and nothing is if the design says so", () => {
  const photo = { fileId: "secret-id", visible: true };
  const design: Design = { ...DESIGN, titles: { awards: "Untold", skills: "Able" } };
  const text = inside({ ...richResume(), photo }, "sales-impact", design)?.text ?? "";
  expect(text).toContain("Able");
  for (const secret of [HIDDEN_WORD, "Untold", "secret-id"]) expect(text).not.toContain(secret);
  expect(inside(richResume(), "sales-impact", { ...DESIGN, data: false })).toBe(null);
});
