/** A Word document → a resume. */

import type { OpenedZip } from "#app/core/import/open-zip.ts";
import type { ImportOutcome } from "#app/core/import/outcome.ts";
import { fromLines } from "#app/core/import/readers/from-lines.ts";
import { readParagraphs } from "./docx-lines.ts";
import { readStyles } from "./docx-styles.ts";

type Zip = Extract<OpenedZip, { ok: true }>;

const DAMAGED = "This Word file is damaged: its text cannot be read.";
const DECLARES =
  "This Word file declares XML entities, which no word processor writes. It was not read.";
const MOST_LINES = 5_000;
/** Some put name and contact into the page's head. */
const HEADER = /^word\/header\d*\.xml$/;

export const isDocx = ({ names }: Zip) => names.includes("word/document.xml");

export function fromDocx(zip: Zip, newId: () => string): ImportOutcome {
  const text = (name: string) => {
    const bytes = zip.read(name);
    return bytes && new TextDecoder().decode(bytes);
  };
  const document = text("word/document.xml");
  if (document === null) return { ok: false, message: DAMAGED };
  const styles = readStyles(text("word/styles.xml") ?? "");
  const headers = zip.names.filter((name) => HEADER.test(name)).map((name) => text(name) ?? "");
  const parts = styles ? [...headers, document].map((xml) => readParagraphs(xml, styles)) : [null];
  const lines = parts.flatMap((part) => part ?? []);
  if (parts.includes(null)) return { ok: false, message: DECLARES };
  return fromLines(lines.slice(0, MOST_LINES), "docx", newId);
}
