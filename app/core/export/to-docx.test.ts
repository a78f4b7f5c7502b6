/** The DOCX export, read with mammoth as a parser would, and its XML. */
import { strFromU8, unzipSync } from "fflate";
import mammoth from "mammoth";
import { expect, test } from "vitest";
import { emptyResume } from "#app/core/resume/defaults.ts";
import type { Design } from "#app/core/resume/design.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { amelieNovak } from "#app/core/templates/samples/amelie-novak.ts";
import { SCRIPT_FIXTURES } from "../../../tests/support/script-fixtures.ts";
import { writeDocument } from "./write-document.ts";

const templateId = "modern-professional";

async function open(resume: Resume) {
  const buffer = Buffer.from(await writeDocument("docx", { resume, templateId }));
  const [html, text] = await Promise.all([
    mammoth.convertToHtml({ buffer }, { styleMap: ["p[style-name='Title'] => h1.title:fresh"] }),
    mammoth.extractRawText({ buffer }),
  ]);
  const warnings = [...html.messages, ...text.messages].map(({ message }) => message);
  return { html: html.value, text: text.value, warnings };
}

test("DOCX has every line of the text export, with real headings and lists and no tables", async () => {
  const { html, text, warnings } = await open(amelieNovak);
  // mammoth names styles that it has no HTML for, and writes them as paragraphs.
  expect(
    warnings.filter(
      (message) => !/^Unrecognised paragraph style: '(?:Contact|Entry) /.test(message),
    ),
  ).toEqual([]);
  const lower = text.toLowerCase();
  const txt = await writeDocument("txt", { resume: amelieNovak, templateId });
  for (const line of strFromU8(txt).split("\n").filter(Boolean)) {
    expect(lower).toContain(line.replace(/^- /, "").toLowerCase());
  }
  expect(html).toContain('<h1 class="title">Amélie Novák</h1>');
  expect(html).toContain(
    '<p><a href="mailto:amelie.novak@example.com">amelie.novak@example.com</a> | +420 555 0142 | Brno, Czech Republic | <a href="https://',
  );
  expect(html).toContain("<h1>Experience</h1>");
  expect(html).toContain("<h2>Senior Software Engineer</h2>");
  expect(html).toContain("<ul><li>Led four engineers");
  expect(html).not.toMatch(/<table/);
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
  const { text } = await open(resume);
  expect(text).toContain("<w:p>&amp; Zoë");
  expect(text).toContain("One, Two");
  expect(text).toContain("]]>, 履歴書, 😀");
});

test("an empty resume is still a valid document", async () => {
  expect((await open(emptyResume())).text.trim()).toBe("");
});

const partsOf = async (resume: Resume, design: Design = {}, template = templateId) => {
  const bytes = await writeDocument("docx", { resume, templateId: template, design });
  const files = unzipSync(bytes);
  const part = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  return {
    document: part("word/document.xml"),
    styles: part("word/styles.xml"),
    fonts: part("word/fontTable.xml"),
    relations: part("word/_rels/document.xml.rels"),
  };
};

test("the head of an entry stays on one page with what follows, its last line need not", async () => {
  const { document } = await partsOf({
    ...emptyResume(),
    experience: [
      {
        ...{ id: "a", company: "Bay", position: "Nurse", startDate: "2019", endDate: "2020" },
        ...{ current: false, description: "Led one\nLed two" },
      },
      {
        ...{ id: "b", company: "Cove", position: "Aide", startDate: "2017", endDate: "2018" },
        ...{ current: false, description: "" },
      },
    ],
  });
  /** Each paragraph's text, and whether it stays on one page with the next. */
  const paragraphs = [...document.matchAll(/<w:p>(.*?)<\/w:p>/g)].map(([, paragraph = ""]) => [
    paragraph.replace(/<[^>]*>/g, ""),
    paragraph.includes("<w:keepNext/>"),
  ]);
  expect(paragraphs).toEqual([
    ["Experience", true],
    ["Nurse", true],
    ["Bay", true],
    ["2019 – 2020", true],
    ["Led one", false],
    ["Led two", false],
    ["Aide", true],
    ["Cove", true],
    ["2017 – 2018", false],
  ]);
});

test("fonts, colors and borders are those of the template and the design settings", async () => {
  const { styles, fonts } = await partsOf(amelieNovak, {}, "classic-executive");
  const style = (id: string) =>
    new RegExp(`<w:style [^>]*w:styleId="${id}"[^>]*>(.*?)</w:style>`).exec(styles)?.[1] ?? "";
  expect(style("Title")).toMatch(/<w:jc w:val="center"\/>.*<w:rFonts w:ascii="Tinos"/);
  expect(style("ContactDetails")).toMatch(/<w:bottom w:val="double"/);
  expect(style("Heading1")).toMatch(/<w:caps\/>/);
  expect(style("EntryOrganization")).toMatch(/<w:name w:val="Entry Organization"\/>.*<w:i\/>/);
  expect(fonts).toContain('<w:font w:name="Tinos"><w:altName w:val="Times New Roman"/>');
  const designed = await partsOf(amelieNovak, { accent: "#7a1f5c", fonts: "alegreya" });
  expect(designed.styles).toContain('w:val="7a1f5c"');
  expect(designed.fonts).toContain('w:name="Alegreya Sans"');
});

test("addresses are links, and the text of a link is the address", async () => {
  const { document, relations } = await partsOf(amelieNovak);
  const targets = [...relations.matchAll(/hyperlink" Target="([^"]*)"/g)].map(([, to]) => to);
  expect(targets).toContain("mailto:amelie.novak@example.com");
  expect(targets.length).toBeGreaterThan(2);
  expect(document).toMatch(
    /<w:hyperlink [^>]*><w:r>(?:(?!<\/w:hyperlink>).)*amelie\.novak@example\.com/,
  );
});

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
