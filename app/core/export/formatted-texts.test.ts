/** Bold, italic, links and second-level bullets in the exported formats. */
import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { emptyResume } from "#app/core/resume/defaults.ts";
import { fromJsonResume, toJsonResume } from "#app/core/resume/json-resume.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { toOutline } from "./outline.ts";
import { toMarkdown } from "./to-markdown.ts";
import { toTxt } from "./to-txt.ts";
import { writeDocument } from "./write-document.ts";

const description =
  "Led **four** people\n  wrote [two *papers*](https://a.org/x)\n2 \\* 3 \\*\\*is\\*\\* six";
const resume: Resume = {
  ...emptyResume(),
  summary: "A *calm* nurse",
  experience: [
    {
      ...{ id: "a", company: "Bay", position: "Nurse", startDate: "2019", endDate: "2020" },
      ...{ current: false, description },
    },
  ],
};
const outline = () => toOutline(resume);

test("TXT has the text without formatting", () => {
  const txt = toTxt(outline());
  expect(txt).toContain("A calm nurse");
  expect(txt).toContain("- Led four people\n  - wrote two papers\n- 2 * 3 **is** six");
});

test("Markdown has bold, italic and links, and escapes literal asterisks", () => {
  const markdown = toMarkdown(outline());
  expect(markdown).toContain("A *calm* nurse");
  expect(markdown).toContain(
    "- Led **four** people\n  - wrote [two ](https://a.org/x)[*papers*](https://a.org/x)\n- 2 \\* 3 \\*\\*is\\*\\* six",
  );
});

test("DOCX has runs, a hyperlink and a second level", async () => {
  const files = unzipSync(
    await writeDocument("docx", { resume, templateId: "modern-professional" }),
  );
  const read = (name: string) => new TextDecoder().decode(files[name]);
  const xml = read("word/document.xml");
  expect(xml).toMatch(/<w:b\/>.{0,60}?<\/w:rPr><w:t[^>]*>four<\/w:t>/);
  expect(xml).toMatch(/<w:i\/>.{0,60}?<\/w:rPr><w:t[^>]*>calm<\/w:t>/);
  expect(xml).toContain('<w:ilvl w:val="1"/>');
  expect(xml).toMatch(/<w:hyperlink/);
  expect(read("word/_rels/document.xml.rels")).toContain("https://a.org/x");
});

test("JSON Resume keeps the markup when written and read back", () => {
  const back = fromJsonResume(toJsonResume(resume, {}) as never, () => "n");
  expect((back as unknown as Resume).summary).toBe(resume.summary);
  expect((back as unknown as Resume).experience[0]?.description).toBe(description);
});
