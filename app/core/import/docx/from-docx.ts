/** Imports a Word document. */

import { completeAddresses, fillContactsFromLinks } from "#app/core/import/addresses-from-links.ts";
import { fromDocument } from "#app/core/import/labels/from-document.ts";
import type { ImportModels } from "#app/core/import/labels/import-models.ts";
import type { OpenedZip } from "#app/core/import/open-zip.ts";
import { filledPaths, type ImportOutcome } from "#app/core/import/outcome.ts";
import { type LineFormats, restoreFormats } from "#app/core/import/paragraphs/restore-formats.ts";
import type { DocLine } from "#app/core/import/readers/doc-line.ts";
import { findEmail } from "#app/core/import/readers/find-contacts.ts";
import { escapedResume } from "#app/core/resume/plain-resume.ts";
import { readStyles } from "./docx-styles.ts";
import { readParagraphs } from "./read-paragraphs.ts";
import { readXml } from "./read-xml.ts";

type Zip = Extract<OpenedZip, { ok: true }>;

const DAMAGED = "This Word file is damaged: its text cannot be read.";
const HAS_ENTITIES =
  "This Word file declares XML entities, which no word processor writes. It was not read.";
const MAX_LINES = 5_000;
const DOCUMENT = "word/document.xml";
/** Some writers put their name and contact details into the page header. */
const HEADER = /^word\/header\d*\.xml$/;
/** Others put the contact details into the footer, which has only the number of the page elsewhere. */
const FOOTER = /^word\/footer\d*\.xml$/;

export const isDocx = ({ names }: Zip) => names.includes(DOCUMENT);

export function fromDocx(
  zip: Zip,
  newId: () => string,
  models: ImportModels | null,
): ImportOutcome {
  const read = readDocxLines(zip);
  if (!read.ok) return read;
  const { lines, formats, links } = read;
  const isOwn = isOurs(zip);
  const outcome = fromDocument(lines, "docx", newId, isOwn ? null : models);
  if (!outcome.ok) return outcome;
  fillContactsFromLinks(outcome.resume.personalInfo, links);
  const resume = escapedResume(completeAddresses(outcome.resume, links));
  // Only from our own files, because other programs use bold and links for layout as well.
  return {
    ...outcome,
    resume: isOwn ? restoreFormats(resume, formats) : resume,
    report: { ...outcome.report, recovered: filledPaths(resume) },
  };
}

/**
 * Detects files that toDocx wrote, by title and subject; the rules read these exactly, without
 * models.
 */
function isOurs(zip: Zip): boolean {
  const bytes = zip.read("docProps/core.xml");
  const properties = bytes ? new TextDecoder().decode(bytes) : "";
  return (
    /(?:- |>)Resume<\/dc:title>/.test(properties) && properties.includes("<dc:subject>Resume<")
  );
}

type DocxText =
  | { ok: true; lines: DocLine[]; formats: LineFormats; links: string[] }
  | { ok: false; message: string };

export function readDocxLines(zip: Zip): DocxText {
  const readText = (name: string) => {
    const bytes = zip.read(name);
    return bytes && new TextDecoder().decode(bytes);
  };
  if (!zip.names.includes(DOCUMENT)) return { ok: false, message: DAMAGED };
  const styles = readStyles(readText("word/styles.xml") ?? "");
  const partsOf = (kind: RegExp) => zip.names.filter((name) => kind.test(name));
  const names = [...partsOf(HEADER), DOCUMENT, ...partsOf(FOOTER)];
  const lines: DocLine[] = [];
  const formats: LineFormats = new Map();
  const targets: string[] = [];
  for (const name of names) {
    const xml = readText(name);
    if (xml === null) return { ok: false, message: DAMAGED };
    const links = readLinks(readText(name.replace("word/", "word/_rels/").concat(".rels")) ?? "");
    const part = styles && links && readParagraphs(xml, styles, links);
    if (!part) return { ok: false, message: HAS_ENTITIES };
    if (!FOOTER.test(name)) lines.push(...part.lines);
    else if (!lines.some(hasEmail)) lines.unshift(...part.lines.filter(hasEmail));
    for (const [plain, formatted] of part.formats) formats.set(plain, formatted);
    targets.push(...links.values());
  }
  return { ok: true, lines: lines.slice(0, MAX_LINES), formats, links: targets };
}

/** A footer may have the only contact details, or those of who made the file. */
const hasEmail = ({ text }: DocLine): boolean => findEmail(text) !== null;

/** The targets of a part's links by their ids. Returns null if the XML declares a document type. */
function readLinks(xml: string): Map<string, string> | null {
  const links = new Map<string, string>();
  const isComplete = readXml(xml, {
    open(tag, attributes) {
      const { Id, Target, Type = "" } = attributes;
      if (tag === "Relationship" && Type.endsWith("/hyperlink") && Id && Target)
        links.set(Id, Target);
    },
    close() {},
    text() {},
  });
  return isComplete ? links : null;
}
