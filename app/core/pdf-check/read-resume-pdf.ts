/** What a parser makes of a PDF that it knows nothing about: contact, sections, entries. */
import { type Contact, readContact } from "#app/core/pdf-text/contact.ts";
import { type ReadEntry, readEntries } from "#app/core/pdf-text/entries.ts";
import type { SectionKind } from "#app/core/pdf-text/headings.ts";
import { linesInFileOrder, type TextLine } from "#app/core/pdf-text/lines.ts";
import { readOutline } from "#app/core/pdf-text/outline.ts";
import type { PdfText } from "#app/core/pdf-text/text-run.ts";
import { linesInVisualOrder } from "#app/core/pdf-text/visual-order.ts";
import { joinLines, normalise } from "./find-text.ts";

export interface ReadPart {
  heading: string;
  kind: SectionKind | null;
  text: string;
  /** As compared: one form, lower case. */
  plain: string;
  entries: { entry: ReadEntry; plain: string }[];
}

export interface ReadPdf {
  contact: Contact;
  head: string;
  parts: ReadPart[];
  /** The whole text as compared. */
  all: string;
  /** Line by line, in the file's order and in the eye's. */
  fileText: string;
  visualText: string;
  links: string[];
}

/** Sections whose lines are cut into entries. */
const WITH_ENTRIES = new Set<SectionKind | null>([
  "experience",
  "education",
  "projects",
  "certificates",
  "awards",
  "volunteering",
  "publications",
]);

export function readResumePdf(pdf: PdfText): ReadPdf {
  const lines = linesInFileOrder(pdf.pages);
  const { head, sections } = readOutline(lines);
  const fromHead = readContact(head);
  const fromAll = readContact(lines);
  return {
    contact: {
      name: fromHead.name || fromAll.name,
      emails: fromAll.emails,
      phones: fromAll.phones,
      sites: fromAll.sites,
    },
    head: plainOf(head),
    parts: sections.map(({ heading, kind, lines: own }) => ({
      heading,
      kind,
      text: textOf(own),
      plain: plainOf(own),
      entries: WITH_ENTRIES.has(kind)
        ? readEntries(own).map((entry) => ({ entry, plain: plainOf(entry.lines) }))
        : [],
    })),
    all: plainOf(lines),
    fileText: textOf(lines),
    visualText: textOf(linesInVisualOrder(pdf.pages)),
    links: pdf.pages.flatMap((page) => page.links),
  };
}

const plainOf = (lines: readonly TextLine[]) => normalise(joinLines(lines.map(({ text }) => text)));
const textOf = (lines: readonly TextLine[]) => lines.map(({ text }) => text).join("\n");
