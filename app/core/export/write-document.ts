/** A resume as the bytes of a file. PDF is not among these: it needs a browser, see print-job.ts. */

import type { Design } from "#app/core/resume/design.ts";
import { toJsonResume } from "#app/core/resume/json-resume.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { languageOf } from "#app/core/templates/language.ts";
import type { DocumentFormat } from "./formats.ts";
import { toOutline } from "./outline.ts";
import { sectionOrder } from "./section-order.ts";
import { toMarkdown } from "./to-markdown.ts";
import { toTxt } from "./to-txt.ts";

interface Source {
  resume: Resume;
  templateId: string;
  design?: Design;
  /** As data, where the resume shows one; plain text and Markdown go without. */
  photo?: string | null;
}
type Written = Exclude<DocumentFormat, "pdf">;

export async function writeDocument(
  format: Written,
  { resume, templateId, design, photo = null }: Source,
): Promise<Uint8Array<ArrayBuffer>> {
  const outline = async () =>
    toOutline(resume, await sectionOrder(templateId, resume, design), design);
  switch (format) {
    case "docx": {
      // Large, and wanted seldom.
      const { toDocx } = await import("./to-docx.ts");
      const look = { photo, paper: design?.paper ?? "a4", ...languageOf(resume) };
      return new Uint8Array(await toDocx(await outline(), look));
    }
    case "txt":
      return encode(toTxt(await outline()));
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
