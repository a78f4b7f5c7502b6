/** Hidden entries are on no page, in no exported file, and in no text that is scored. */
import { readFile } from "node:fs/promises";
import { strFromU8, unzipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { writeDocument } from "#app/core/export/write-document.ts";
import { ENTRY_SECTIONS } from "#app/core/resume/schema.ts";
import { listVersions, TEMPLATES } from "#app/core/templates/catalogue.ts";
import { renderPublicPage } from "#app/core/templates/page/public-page.server.ts";
import { renderResume } from "#app/core/templates/page/render-page.server.ts";
import { htmlToText } from "#app/core/templates/page/resume-text.ts";
import { HIDDEN_WORD, richResume, shownRichResume } from "../support/rich-resume.ts";
import { missingFrom } from "../support/shown-values.ts";

const templateId = "modern-professional";
const resume = richResume();
const readFont = async (path: string) => new Uint8Array(await readFile(`public${path}`)).buffer;

test("the resume hides an entry of every section", () => {
  for (const section of ENTRY_SECTIONS) {
    const entries: readonly { hidden?: boolean | undefined }[] = resume[section] ?? [];
    expect([section, entries.some(({ hidden }) => hidden)]).toEqual([section, true]);
  }
});

test.each(["txt", "md", "docx", "odt", "json", "rendercv", "europass"] as const)(
  "%s has only entries that are shown",
  async (format) => {
    const bytes = await writeDocument(format, { resume, templateId });
    const text =
      format === "docx" || format === "odt"
        ? Object.values(unzipSync(bytes))
            .map((part) => strFromU8(part))
            .join("\n")
        : new TextDecoder().decode(bytes);
    expect(text).not.toContain(HIDDEN_WORD);
    if (format === "txt") expect(missingFrom(text, shownRichResume())).toEqual([]);
  },
);

const VERSIONS = TEMPLATES.flatMap((template) =>
  listVersions(template).map((version) => ({ id: template.id, version })),
);
describe.each(VERSIONS)("$id $version", ({ id, version }) => {
  test("neither the page, its text for the score, nor the public page has a hidden entry", async () => {
    const design = { version };
    const page = await renderResume({ templateId: id, resume, design });
    expect(page).not.toContain(HIDDEN_WORD);
    expect(htmlToText(page)).toContain("Olive Court");
    expect(await renderPublicPage(id, resume, readFont, design)).not.toContain(HIDDEN_WORD);
  });
});
