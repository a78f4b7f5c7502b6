/** A resume as something to print: its template's page with fonts inside, and what the file says of itself. */
import type { Design } from "#app/core/resume/design.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { toPrintable } from "#app/core/templates/page/printable.ts";
import { renderPrintPageWithFonts } from "#app/core/templates/page/render-page.server.ts";

interface Source {
  /** Absent for one that is kept nowhere. */
  resumeId?: string;
  templateId: string;
  resume: Resume;
  design?: Design;
  /** As data; null where the resume shows none. */
  readPhoto?: () => Promise<string | null>;
  /** Gives a static file of the site. */
  readFile: (path: string) => Promise<ArrayBuffer>;
}

export function toPrintJob(source: Source) {
  const { resumeId, templateId, resume, design, readFile } = source;
  const author = toPrintable(resume.personalInfo.fullName).trim();
  const title = author ? `${author} - Resume` : "Resume";
  return {
    html: async () => {
      const photo = await source.readPhoto?.();
      return renderPrintPageWithFonts({ templateId, resume, design, photo, title, readFile });
    },
    // The photo by its name, which is of its content, in a resume that may show it.
    madeFrom: { resumeId, templateId, resume, design },
    source: "own" as const,
    info: { author, subject: "Resume", keywords: resume.skills.map(toPrintable).join(", ") },
  };
}
