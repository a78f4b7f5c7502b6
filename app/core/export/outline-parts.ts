/** Builds entries and links of the outline, from which text, Markdown and Word files are written (outline.ts). */
import { readFormattedDescription } from "#app/core/resume/description.ts";
import type { DateFormat } from "#app/core/resume/design.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import type { ResumeWords } from "#app/core/resume-languages/resume-words.ts";
import { readLink } from "#app/core/templates/links.ts";
import { cleanLine, cleanLines, nonEmpty } from "./clean-line.ts";
import type { OutlineEntry, OutlineLink, OutlineSection } from "./outline-section.ts";

/** The content of an outline section, without its heading. */
export type SectionContent = Partial<OutlineSection>;
export type SectionContentReader = (
  resume: Resume,
  dates: DateFormat,
  words: ResumeWords,
) => SectionContent;

/** Joins the nonempty texts, as on the page: "Acme · Columbus, OH". */
export const joinWithDots = (text: string, ...facts: (string | undefined)[]) =>
  nonEmpty([text, ...facts].map((part = "") => cleanLine(part))).join(" · ");

/** `lines`: title, organization, then dates and other facts. The first nonempty one becomes the title. */
export function toEntry(lines: string[], description = "", links: string[] = []): OutlineEntry {
  const [title, ...rest] = lines
    .map((line, index) => ({
      text: cleanLine(line),
      // Line 1 is the organization. Line 0 is empty or becomes the title, which has no kind.
      kind: index === 1 ? ("sub" as const) : ("aside" as const),
    }))
    .filter(({ text }) => text !== "");
  return {
    title: title?.text ?? "",
    lines: rest,
    body: readFormattedDescription(cleanLines(description)),
    links: links.flatMap((link) => toOutlineLink(link) ?? []),
  };
}

/** Null for an empty or unsafe address, which is not printed. */
export function toOutlineLink(address: string, label = ""): OutlineLink | null {
  const link = readLink(address);
  return link && { label: cleanLine(label), ...link };
}
