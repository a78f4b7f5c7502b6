/** What the outlines of all sections are made of. */
import { readFormattedDescription } from "#app/core/resume/description.ts";
import type { DateFormat } from "#app/core/resume/design.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import type { ResumeWords } from "#app/core/resume-languages/resume-words.ts";
import { readLink } from "#app/core/templates/links.ts";
import { cleanLine, cleanLines, filled } from "./clean-line.ts";
import type { OutlineEntry, OutlineSection } from "./outline-section.ts";

export type Parts = Partial<OutlineSection>;
export type PartsOf = (resume: Resume, dates: DateFormat, words: ResumeWords) => Parts;

/** "Acme · Columbus, OH", as on the page. */
export const withAside = (text: string, ...asides: (string | undefined)[]) =>
  filled([text, ...asides].map((part = "") => cleanLine(part))).join(" · ");

/** The first nonempty line becomes the title. */
export function toEntry(lines: string[], description = "", links: string[] = []): OutlineEntry {
  const [title = "", ...rest] = filled(lines.map(cleanLine));
  return {
    title,
    lines: rest,
    body: readFormattedDescription(cleanLines(description)),
    links: filled(links.map((link) => readLink(link)?.text)),
  };
}
