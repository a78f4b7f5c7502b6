import { strFromU8, unzipSync } from "fflate";
import mammoth from "mammoth";
import { expect, test } from "vitest";
import { emptyResume } from "#app/core/resume/defaults.ts";
import type { Design } from "#app/core/resume/design.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { amelieNovak } from "#app/core/templates/samples/amelie-novak.ts";
import { SCRIPT_FIXTURES } from "../../../tests/support/script-fixtures.ts";
import { toOutline } from "./outline.ts";
import { toDocx } from "./to-docx.ts";
import { toTxt } from "./to-txt.ts";
import { writeDocument } from "./write-document.ts";

async function open(bytes: ArrayBuffer) {
  const buffer = Buffer.from(bytes);
  const [html, text] = await Promise.all([
    mammoth.convertToHtml({ buffer }, { styleMap: ["p[style-name='Title'] => h1.title:fresh"] }),
    mammoth.extractRawText({ buffer }),
  ]);
  return { html: html.value, text: text.value, warnings: [...html.messages, ...text.messages] };
}

test("DOCX has every line of the text export, with real headings and lists and no tables", async () => {
  const outline = toOutline(amelieNovak);
  const { html, text, warnings } = await open(await toDocx(outline));
  expect(warnings).toEqual([]);
  const lower = text.toLowerCase();
  for (const line of toTxt(outline).split("\n").filter(Boolean)) {
    expect(lower).toContain(line.replace(/^- /, "").toLowerCase());
  }
  expect(html).toContain('<h1 class="title">Amélie Novák</h1>');
  expect(html).toContain("<p>amelie.novak@example.com | +420 555 0142 | Brno, Czech Republic | ");
  expect(html).toContain("<h1>Experience</h1>");
  expect(html).toContain("<h2>Senior Software Engineer</h2>");
  expect(html).toContain("<ul><li>Led four engineers");
  expect(html).not.toMatch(/<table|<a /);
});

test("markup, line breaks and characters that XML forbids don't damage the file", async () => {
  const resume = {
    ...emptyResume(),
    personalInfo: {
      ...emptyResume().personalInfo,
      fullName: "<w:p>&amp; \u0001\ufffe\ud800Zoë",
      address: "One\nTwo",
    },
    skills: ["]]>", "履歴書", "😀"],
  };
  const { text } = await open(await toDocx(toOutline(resume)));
  expect(text).toContain("<w:p>&amp; Zoë");
  expect(text).toContain("One, Two");
  expect(text).toContain("]]>, 履歴書, 😀");
});

test("an empty resume is still a valid document", async () => {
  expect((await open(await toDocx(toOutline(emptyResume())))).text.trim()).toBe("");
});

const partsOf = async (resume: Resume, design: Design = {}) => {
  const bytes = await writeDocument("docx", { resume, templateId: "modern-professional", design });
  const files = unzipSync(bytes);
  const part = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  return { document: part("word/document.xml"), styles: part("word/styles.xml") };
};

test("the paper size is that of the PDF", async () => {
  const size = async (design: Design) =>
    /<w:pgSz [^>]*>/.exec((await partsOf(amelieNovak, design)).document)?.[0];
  expect(await size({})).toMatch(/w:w="11906" w:h="16838"/);
  expect(await size({ paper: "letter" })).toMatch(/w:w="12240" w:h="15840"/);
});

test("paragraphs have the direction and language of the resume", async () => {
  const arabic = SCRIPT_FIXTURES.find(({ lang }) => lang === "ar");
  if (!arabic) throw new Error("There is an Arabic resume");
  const { document, styles } = await partsOf(arabic.resume);
  const count = (pattern: RegExp) => document.match(pattern)?.length ?? 0;
  expect(count(/<w:bidi\/>/g)).toBe(count(/<w:p>/g));
  expect(document).toMatch(/<w:rtl\/><\/w:rPr><w:t[^>]*>ليلى/);
  expect(document).not.toMatch(/<w:rtl\/><\/w:rPr><w:t[^>]*>Experience/);
  expect(styles).toMatch(/<w:lang [^>]*w:bidi="ar"/);
  expect((await partsOf(amelieNovak)).document).not.toMatch(/<w:bidi|<w:rtl/);
});
