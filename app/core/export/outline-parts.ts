/** Building blocks for the outlines of all sections. */
import { readFormattedDescription } from "#app/core/resume/description.ts";
import type { DateFormat } from "#app/core/resume/design.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import type { ResumeWords } from "#app/core/resume-languages/resume-words.ts";
import { readLink } from "#app/core/templates/links.ts";
import { cleanLine, cleanLines, nonEmpty } from "./clean-line.ts";
import type { OutlineEntry, OutlineLink, OutlineSection } from "./outline-section.ts";

/** The content of an outline section, without its heading. */
export type SectionContent = Partial<OutlineSection>;
export type ReadSectionContent = (
  resume: Resume,
  dates: DateFormat,
  words: ResumeWords,
) => SectionContent;

/** "Acme · Columbus, OH", as on the page. */
export const withAside = (text: string, ...asides: (string | undefined)[]) =>
  nonEmpty([text, ...asides].map((part = "") => cleanLine(part))).join(" · ");

/** `lines`: title, organization, then dates and other facts. The first nonempty one becomes the title. */
export function toEntry(lines: string[], description = "", links: string[] = []): OutlineEntry {
  const [title, ...rest] = lines
    .map((line, index) => ({
      text: cleanLine(line),
      // Of the title's line too, because the organization becomes the title if there is none.
      kind: index <= 1 ? ("sub" as const) : ("aside" as const),
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
