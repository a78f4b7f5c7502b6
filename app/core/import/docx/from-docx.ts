/** Imports a Word document. */

import { fromDocument } from "#app/core/import/labels/from-document.ts";
import type { ImportModels } from "#app/core/import/labels/import-models.ts";
import type { OpenedZip } from "#app/core/import/open-zip.ts";
import type { ImportOutcome } from "#app/core/import/outcome.ts";
import type { DocLine } from "#app/core/import/readers/doc-line.ts";
import { readStyles } from "./docx-styles.ts";
import { readParagraphs } from "./read-paragraphs.ts";

type Zip = Extract<OpenedZip, { ok: true }>;

const DAMAGED = "This Word file is damaged: its text cannot be read.";
const HAS_ENTITIES =
  "This Word file declares XML entities, which no word processor writes. It was not read.";
const MAX_LINES = 5_000;
/** Some writers put their name and contact details into the page header. */
const HEADER = /^word\/header\d*\.xml$/;

export const isDocx = ({ names }: Zip) => names.includes("word/document.xml");

export function fromDocx(
  zip: Zip,
  newId: () => string,
  models: ImportModels | null,
): ImportOutcome {
  const read = readDocxLines(zip);
  if (!read.ok) return read;
  return fromDocument(read.lines, "docx", newId, isOurs(zip) ? null : models);
}

/** As toDocx writes title and subject; the rules read these files exactly. */
function isOurs(zip: Zip): boolean {
  const bytes = zip.read("docProps/core.xml");
  const properties = bytes ? new TextDecoder().decode(bytes) : "";
  return (
    /(?:- |>)Resume<\/dc:title>/.test(properties) && properties.includes("<dc:subject>Resume<")
  );
}

export function readDocxLines(
  zip: Zip,
): { ok: true; lines: DocLine[] } | { ok: false; message: string } {
  const readText = (name: string) => {
    const bytes = zip.read(name);
    return bytes && new TextDecoder().decode(bytes);
  };
  const document = readText("word/document.xml");
  if (document === null) return { ok: false, message: DAMAGED };
  const styles = readStyles(readText("word/styles.xml") ?? "");
  const headers = zip.names.filter((name) => HEADER.test(name)).map((name) => readText(name) ?? "");
  const parts = styles ? [...headers, document].map((xml) => readParagraphs(xml, styles)) : [null];
  const lines = parts.flatMap((part) => part ?? []);
  if (parts.includes(null)) return { ok: false, message: HAS_ENTITIES };
  return { ok: true, lines: lines.slice(0, MAX_LINES) };
}
