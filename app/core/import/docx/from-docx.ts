/** Imports a Word document. */

import type { OpenedZip } from "#app/core/import/open-zip.ts";
import type { ImportOutcome } from "#app/core/import/outcome.ts";
import { fromLines } from "#app/core/import/readers/from-lines.ts";
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

export function fromDocx(zip: Zip, newId: () => string): ImportOutcome {
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
  return fromLines(lines.slice(0, MAX_LINES), "docx", newId);
}
