/**
 * Reads the training files of a folder, and labels their lines by the resumes that they are known to show
 * (`NAME.truth.json` beside each file; `NAME.meta.json` names its maker, layout and language).
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { detectFormat } from "#app/core/import/detect-format.ts";
import { readDocxLines } from "#app/core/import/docx/from-docx.ts";
import { readHtml } from "#app/core/import/html/read-html.ts";
import { withoutDurationLines } from "#app/core/import/labels/from-labels.ts";
import { fromDocLines, type LabelLine } from "#app/core/import/labels/label-line.ts";
import { type Label, splitLabel } from "#app/core/import/labels/labels.ts";
import { withoutHeadingPrefixes } from "#app/core/import/labels/lines/heading-prefixes.ts";
import { readMarkdown } from "#app/core/import/markdown/from-markdown.ts";
import { readOdtFile } from "#app/core/import/odt/from-odt.ts";
import { openZip } from "#app/core/import/open-zip.ts";
import type { ImportOutcome } from "#app/core/import/outcome.ts";
import type {
  CollectedParagraphs,
  Unreadable,
} from "#app/core/import/paragraphs/paragraph-collector.ts";
import { withCleanRuns } from "#app/core/import/pdf/clean-runs.ts";
import { fromPdfByRules } from "#app/core/import/pdf/from-pdf.ts";
import { readingOrders } from "#app/core/import/pdf/reading-orders.ts";
import type { DocLine } from "#app/core/import/readers/doc-line.ts";
import { fromLines } from "#app/core/import/readers/from-lines.ts";
import { readRtfFile } from "#app/core/import/rtf/from-rtf.ts";
import { textLines } from "#app/core/import/text/text-lines.ts";
import type { ResumePatch } from "#app/core/resume/schema.ts";
import { readPdfFile } from "../../tests/support/read-pdf-file.ts";
import { labelTruth } from "./label-truth.ts";

export interface LabeledFile {
  name: string;
  /** "MAKER/LAYOUT", such as "chromium/ordinary". */
  layout: string;
  lines: LabelLine[];
  /** The lines in each possible reading order; one of them is `lines`. */
  orders: LabelLine[][];
  labels: Label[];
  /** The entry that each line belongs to. */
  entries: number[];
  truth: ResumePatch;
  language: string;
  /** The import of the file by rules alone, without models. */
  byRules: ImportOutcome;
}

/** `folders`: one or several, separated by commas. */
export async function readFolder(folders: string): Promise<LabeledFile[]> {
  const read = await Promise.all(folders.split(",").map(readOneFolder));
  return read.flat();
}

async function readOneFolder(folder: string): Promise<LabeledFile[]> {
  const files: LabeledFile[] = [];
  for (const name of readdirSync(folder).sort()) {
    const kind = /\.(pdf|docx|odt|rtf|html|md|txt)$/.exec(name)?.[1];
    if (!kind) continue;
    const base = join(folder, name.slice(0, -kind.length - 1));
    const bytes = new Uint8Array(readFileSync(join(folder, name)));
    const read = kind === "pdf" ? await readPdf(bytes) : readDocument(bytes, kind);
    if (!read) continue;
    const truth = JSON.parse(readFileSync(`${base}.truth.json`, "utf8"));
    const meta = JSON.parse(readFileSync(`${base}.meta.json`, "utf8"));
    const { lines, labeled } = mostGathered(read.orders, truth);
    if (lines.length === 0) continue;
    files.push({
      name,
      layout: `${meta.maker}/${meta.layout}`,
      lines,
      ...read,
      labels: labeled.map(({ label }) => label),
      entries: labeled.map(({ entry }) => entry),
      truth,
      language: meta.language,
    });
  }
  return files;
}

/** The order in which the fewest lines follow those of another entry, as in the one that is chosen when importing. */
function mostGathered(orders: readonly LabelLine[][], truth: ResumePatch) {
  const read = orders.map((order) => {
    const lines = withoutHeadingPrefixes(withoutDurationLines(order));
    return { lines, labeled: labelTruth(lines, truth) };
  });
  const [best = { lines: [], labeled: [] }] = read.toSorted(
    (a, b) => countChanges(a.labeled) - countChanges(b.labeled),
  );
  return best;
}

function countChanges(labeled: ReturnType<typeof labelTruth>): number {
  const keys = labeled.map(({ label, entry }) => {
    const content = splitLabel(label)?.content;
    return content ? `${content} ${entry}` : label;
  });
  return keys.filter((key, index) => key !== keys[index - 1]).length;
}

type Read = Pick<LabeledFile, "orders" | "byRules">;
const newId = () => crypto.randomUUID();

async function readPdf(bytes: Uint8Array<ArrayBuffer>): Promise<Read | null> {
  const read = await readPdfFile(bytes);
  if (!read.ok) return null;
  const text = withCleanRuns(read.text);
  return { orders: readingOrders(text.pages), byRules: fromPdfByRules(text, newId) };
}

function readDocument(bytes: Uint8Array<ArrayBuffer>, kind: string): Read | null {
  const lines = readLines(bytes, kind);
  if (!lines) return null;
  return { orders: [fromDocLines(lines)], byRules: fromLines(lines, "docx", newId) };
}

function readLines(bytes: Uint8Array<ArrayBuffer>, kind: string): DocLine[] | null {
  if (kind === "docx" || kind === "odt") {
    const zip = openZip(bytes);
    if (!zip.ok) return null;
    if (kind === "odt") return linesOf(readOdtFile(zip));
    const read = readDocxLines(zip);
    return read.ok ? read.lines : null;
  }
  if (kind === "rtf") return linesOf(readRtfFile(bytes));
  const detected = detectFormat(bytes);
  if (detected.format === "html") return linesOf(readHtml(detected.text));
  if (detected.format === "markdown") return linesOf(readMarkdown(detected.text));
  return detected.format === "text" ? linesOf(textLines(detected.text)) : null;
}

const linesOf = (read: CollectedParagraphs | Unreadable): DocLine[] | null =>
  "lines" in read ? read.lines : null;
