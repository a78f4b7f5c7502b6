/** A resume as something to print: its template's page with fonts inside, and what the file says of itself. */
import type { Design } from "#app/resume/design.ts";
import type { Resume } from "#app/resume/schema.ts";
import { toPrintable } from "#app/templates/printable.ts";
import { renderPrintPageWithFonts } from "#app/templates/render-page.server.ts";

interface Source {
  templateId: string;
  resume: Resume;
  design?: Design;
  /** As data, where the resume shows one. */
  photo?: string | null;
  /** Gives a static file of the site. */
  readFile: (path: string) => Promise<ArrayBuffer>;
}

export async function toPrintJob({ templateId, resume, design, photo, readFile }: Source) {
  const author = toPrintable(resume.personalInfo.fullName).trim();
  const title = author ? `${author} - Resume` : "Resume";
  return {
    html: await renderPrintPageWithFonts({ templateId, resume, design, photo, title, readFile }),
    source: "own" as const,
    info: { author, subject: "Resume", keywords: resume.skills.map(toPrintable).join(", ") },
  };
}
