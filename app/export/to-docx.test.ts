import mammoth from "mammoth";
import { expect, test } from "vitest";
import { emptyResume } from "#app/resume/defaults.ts";
import { amelieNovak } from "#app/templates/samples/amelie-novak.ts";
import { toOutline } from "./outline.ts";
import { toDocx } from "./to-docx.ts";
import { toTxt } from "./to-txt.ts";

async function open(bytes: ArrayBuffer) {
  const buffer = Buffer.from(bytes);
  const [html, text] = await Promise.all([
    mammoth.convertToHtml({ buffer }, { styleMap: ["p[style-name='Title'] => h1.title:fresh"] }),
    mammoth.extractRawText({ buffer }),
  ]);
  return { html: html.value, text: text.value, warnings: [...html.messages, ...text.messages] };
}

test("DOCX holds every line of the text export, with real headings and lists and no tables", async () => {
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

test("markup, broken lines and signs that XML has no place for do not spoil the file", async () => {
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

test("an empty resume is still a document", async () => {
  expect((await open(await toDocx(toOutline(emptyResume())))).text.trim()).toBe("");
});
