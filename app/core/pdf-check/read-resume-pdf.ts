/** Reads contact details, sections and entries from a PDF as a resume parser does. */
import { type Contact, readContact } from "#app/core/pdf-text/contact.ts";
import { type ParsedEntry, readEntries } from "#app/core/pdf-text/entries.ts";
import type { SectionKind } from "#app/core/pdf-text/headings.ts";
import { linesInFileOrder, type TextLine } from "#app/core/pdf-text/lines.ts";
import { splitSections } from "#app/core/pdf-text/outline.ts";
import type { PdfText } from "#app/core/pdf-text/text-run.ts";
import { linesInVisualOrder } from "#app/core/pdf-text/visual-order.ts";
import { joinLines, normalizeText } from "./find-text.ts";

export interface ParsedSection {
  heading: string;
  kind: SectionKind | null;
  text: string;
  /** Normalized for comparison. */
  plain: string;
  entries: { entry: ParsedEntry; plain: string }[];
}

export interface ParsedPdf {
  contact: Contact;
  /** The text above the first heading, normalized. */
  head: string;
  parts: ParsedSection[];
  /** The whole text, normalized for comparison. */
  all: string;
  /** The lines in file order and in visual order. */
  fileText: string;
  visualText: string;
  links: string[];
}

/** Sections whose lines are split into entries. */
const WITH_ENTRIES = new Set<SectionKind | null>([
  "experience",
  "education",
  "projects",
  "certificates",
  "awards",
  "volunteering",
  "publications",
  "courses",
  "memberships",
  "patents",
  "militaryService",
  "references",
]);

/** `language`: of the resume, for month names that mean different months in two languages. */
export function readResumePdf(pdf: PdfText, language?: string): ParsedPdf {
  const lines = linesInFileOrder(pdf.pages);
  const { head, sections } = splitSections(lines);
  const fromHead = readContact(head);
  const fromAll = readContact(lines);
  return {
    contact: {
      name: fromHead.name || fromAll.name,
      emails: fromAll.emails,
      phones: fromAll.phones,
      sites: fromAll.sites,
    },
    head: normalizeLines(head),
    parts: sections.map(({ heading, kind, lines: sectionLines }) => ({
      heading,
      kind,
      text: joinText(sectionLines),
      plain: normalizeLines(sectionLines),
      entries: WITH_ENTRIES.has(kind)
        ? readEntries(sectionLines, language).map((entry) => ({
            entry,
            plain: normalizeLines(entry.lines),
          }))
        : [],
    })),
    all: normalizeLines(lines),
    fileText: joinText(lines),
    visualText: joinText(linesInVisualOrder(pdf.pages)),
    links: pdf.pages.flatMap((page) => page.links),
  };
}

const normalizeLines = (lines: readonly TextLine[]) =>
  normalizeText(joinLines(lines.map(({ text }) => text)));
const joinText = (lines: readonly TextLine[]) => lines.map(({ text }) => text).join("\n");
