/**
 * Creates a print job for a resume: the page with embedded fonts, and the PDF's metadata. The server's printer
 * (workers/print) turns it into a PDF.
 */
import type { Design } from "#app/core/resume/design.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { toPrintable } from "#app/core/templates/page/printable.ts";
import { renderPrintPageWithFonts } from "#app/core/templates/page/render-page.server.ts";
import { attachedResume } from "./attached-resume.ts";

interface Source {
  /** Absent for an unsaved resume. */
  resumeId?: string;
  templateId: string;
  resume: Resume;
  design?: Design;
  /** Returns a data URL; null if the resume shows no photo. */
  readPhoto?: () => Promise<string | null>;
  /** Reads a static file of the site. */
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
    // Its hash identifies the PDF, so that an unchanged resume is printed once. The resume contains the photo's file
    // id, which depends on the photo's content.
    cacheInput: { resumeId, templateId, resume, design },
    // The page is our own, not HTML that a client sent.
    source: "own" as const,
    attachment: attachedResume({ templateId, resume, design }),
    info: { author, subject: "Resume", keywords: resume.skills.map(toPrintable).join(", ") },
  };
}
