/** Creates the file of a resume in any format but PDF, which needs a browser (see print-job.ts). */

import { type Design, NO_DESIGN } from "#app/core/resume/design.ts";
import { toJsonResume } from "#app/core/resume/json-resume.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { visibleContent, withoutHiddenEntries } from "#app/core/resume/visible-content.ts";
import { loadWords } from "#app/core/resume-languages/load-words.ts";
import { languageOf } from "#app/core/templates/language.ts";
import { loadLayout } from "#app/core/templates/layouts.ts";
import { sheetOf } from "#app/core/templates/page/page.ts";
import type { DocumentFormat } from "./formats.ts";
import { readLook } from "./look/look.ts";
import { toOutline } from "./outline.ts";
import { sectionOrder } from "./section-order.ts";
import { toMarkdown } from "./to-markdown.ts";
import { toTxt } from "./to-txt.ts";

interface Source {
  resume: Resume;
  templateId: string;
  design?: Design;
  /** A data URL, if the resume shows a photo; unused by plain text and Markdown. */
  photo?: string | null;
}
type NonPdfFormat = Exclude<DocumentFormat, "pdf">;

/**
 * Returns the bytes of the file, without hidden entries. Only JSON Resume keeps hidden sections, with the design that
 * hides them.
 */
export async function writeDocument(
  format: NonPdfFormat,
  { resume: fullResume, templateId, design, photo = null }: Source,
): Promise<Uint8Array<ArrayBuffer>> {
  const resume = withoutHiddenEntries(fullResume);
  const words = await loadWords(resume.language);
  const outline = async () =>
    toOutline(resume, await sectionOrder(templateId, resume, design), design, words);
  const officeOptions = async () => {
    const { css } = await loadLayout(templateId, design?.version);
    const sheet = sheetOf(design ?? NO_DESIGN);
    return { photo, look: readLook(css, design), sheet, ...languageOf(resume) };
  };
  switch (format) {
    // Formats that few people take are imported on demand; the library for DOCX is large.
    case "docx": {
      const { toDocx } = await import("./to-docx.ts");
      return new Uint8Array(await toDocx(await outline(), await officeOptions()));
    }
    case "odt": {
      const { toOdt } = await import("./to-odt.ts");
      return toOdt(await outline(), await officeOptions());
    }
    case "rendercv": {
      const { toRenderCv } = await import("./to-rendercv.ts");
      const shown = visibleContent(resume, design);
      const order = await sectionOrder(templateId, resume, design);
      return encode(toRenderCv(shown, order, words, design));
    }
    case "europass": {
      const { toEuropass } = await import("./to-europass.ts");
      return encode(toEuropass(visibleContent(resume, design), languageOf(resume)));
    }
    case "txt":
      return encode(toTxt(await outline(), words.code));
    case "md":
      return encode(toMarkdown(await outline()));
    case "json":
      return encode(
        `${JSON.stringify(toJsonResume(resume, { templateId, design }, photo), null, 2)}\n`,
      );
    default:
      throw new Error(format satisfies never);
  }
}

const encode = (text: string) => new TextEncoder().encode(text);
