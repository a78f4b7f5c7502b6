/** Imports a Word document (DOCX): an opened ZIP archive in, a resume with a report or an error message out. */

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
import { readDocxPart } from "./read-docx-part.ts";
import { readXml } from "./read-xml.ts";

type Zip = Extract<OpenedZip, { ok: true }>;

const DAMAGED = "This Word file is damaged: its text cannot be read.";
const HAS_ENTITIES =
  "This Word file declares XML entities, which no word processor writes. It was not read.";
/** A resume has far fewer lines; the limit bounds the work for a hostile file. */
const MAX_LINES = 5_000;
const DOCUMENT_PART = "word/document.xml";
/** Page headers, which may have the name and contact details. */
const HEADER_PART = /^word\/header\d*\.xml$/;
/** Page footers, which may have contact details; most have only the page number. */
const FOOTER_PART = /^word\/footer\d*\.xml$/;

export const isDocx = ({ names }: Zip) => names.includes(DOCUMENT_PART);

export function fromDocx(
  zip: Zip,
  newId: () => string,
  models: ImportModels | null,
): ImportOutcome {
  const text = readDocxLines(zip);
  if (!text.ok) return text;
  const { lines, formats, links } = text;
  const isFromCovitae = isCovitaeFile(zip);
  const outcome = fromDocument(lines, "docx", newId, isFromCovitae ? null : models);
  if (!outcome.ok) return outcome;
  fillContactsFromLinks(outcome.resume.personalInfo, links);
  const resume = escapedResume(completeAddresses(outcome.resume, links));
  // Bold, italic and links are restored only in Covitae's files, because other programs use them for layout as well.
  return {
    ...outcome,
    resume: isFromCovitae ? restoreFormats(resume, formats) : resume,
    report: { ...outcome.report, recovered: filledPaths(resume) },
  };
}

/**
 * True if the title and subject show that `toDocx` wrote the file. The rules read such files exactly, so that the
 * models are not needed.
 */
function isCovitaeFile(zip: Zip): boolean {
  const bytes = zip.read("docProps/core.xml");
  const properties = bytes ? new TextDecoder().decode(bytes) : "";
  return (
    /(?:- |>)Resume<\/dc:title>/.test(properties) && properties.includes("<dc:subject>Resume<")
  );
}

type DocxText =
  | { ok: true; lines: DocLine[]; formats: LineFormats; links: string[] }
  | { ok: false; message: string };

/** `links` of the result: the targets of all links. */
export function readDocxLines(zip: Zip): DocxText {
  const readText = (name: string) => {
    const bytes = zip.read(name);
    return bytes && new TextDecoder().decode(bytes);
  };
  if (!zip.names.includes(DOCUMENT_PART)) return { ok: false, message: DAMAGED };
  const styles = readStyles(readText("word/styles.xml") ?? "");
  const partsOf = (kind: RegExp) => zip.names.filter((name) => kind.test(name));
  const names = [...partsOf(HEADER_PART), DOCUMENT_PART, ...partsOf(FOOTER_PART)];
  const lines: DocLine[] = [];
  const formats: LineFormats = new Map();
  const linkTargets: string[] = [];
  for (const name of names) {
    const xml = readText(name);
    if (xml === null) return { ok: false, message: DAMAGED };
    const links = readLinks(readText(name.replace("word/", "word/_rels/").concat(".rels")) ?? "");
    const part = styles && links && readDocxPart(xml, styles, links);
    if (!part) return { ok: false, message: HAS_ENTITIES };
    if (!FOOTER_PART.test(name)) lines.push(...part.lines);
    // A footer may have the only contact details, or those of the template's author.
    else if (!lines.some(hasEmail)) lines.unshift(...part.lines.filter(hasEmail));
    for (const [plain, formatted] of part.formats) formats.set(plain, formatted);
    linkTargets.push(...links.values());
  }
  return { ok: true, lines: lines.slice(0, MAX_LINES), formats, links: linkTargets };
}

const hasEmail = ({ text }: DocLine): boolean => findEmail(text) !== null;

/** The targets of a part's links by their ids. Returns null if the XML declares a document type. */
function readLinks(xml: string): Map<string, string> | null {
  const links = new Map<string, string>();
  const isSafe = readXml(xml, {
    open(tag, attributes) {
      const { Id, Target, Type = "" } = attributes;
      if (tag === "Relationship" && Type.endsWith("/hyperlink") && Id && Target)
        links.set(Id, Target);
    },
    close() {},
    text() {},
  });
  return isSafe ? links : null;
}
