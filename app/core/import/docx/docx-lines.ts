/** A Word document's paragraphs as lines, with the headings, lists and letters that Word says they have. */
import { afterBullet, type DocLine } from "#app/core/import/readers/doc-line.ts";
import { type DocxStyle, NORMAL } from "./docx-styles.ts";
import { readXml } from "./read-xml.ts";
import { type TableCell, tableLines } from "./table-lines.ts";

/** Tags of WordprocessingML, whose usual prefix is `w:`. */
const local = (name: string) => name.slice(name.indexOf(":") + 1);

const MOST_LINES = 5_000;
/** Tables within tables; what stands deeper is read as text of the last. */
const DEEPEST = 6;
/** As many as Word makes; cells beyond are read as text of the last. */
const MOST_COLUMNS = 63;

interface Run {
  text: string;
  isBold: boolean;
  isItalic: boolean;
  size: number;
}

/** Null where the XML declares a document type. Deleted text is not read, nor the copies old readers get. */
export function readParagraphs(xml: string, styles: Map<string, DocxStyle>): DocLine[] | null {
  const lines: DocLine[] = [];
  /** Those that stand in each other, the innermost last. */
  const tables: TableCell[][][] = [];
  let beyond = 0;
  let count = 0;
  let runs: Run[] = [];
  let style = NORMAL;
  let isListed = false;
  let run: Omit<Run, "text"> = { isBold: false, isItalic: false, size: 0 };
  let skipping = 0;
  let inRunProperties = false;
  let inText = false;
  const cell = () => tables.at(-1)?.at(-1)?.at(-1);
  const push = () => {
    const into = cell()?.lines ?? lines;
    if (count < MOST_LINES) {
      for (const line of toLines(runs, style, isListed).slice(0, MOST_LINES - count)) {
        count++;
        into.push(line);
      }
    }
    runs = [];
  };
  const openCell = () => {
    const row = tables.at(-1)?.at(-1);
    if (row && row.length < MOST_COLUMNS) row.push({ lines: [], span: 1, isMerged: false });
  };
  const setCell = (more: Partial<TableCell>) => Object.assign(cell() ?? {}, more);
  const endTable = () => {
    push();
    const read = tableLines(tables.pop() ?? []);
    const into = cell()?.lines ?? lines;
    for (const line of read) into.push(line);
  };
  const isRead = readXml(xml, {
    open(name, attributes) {
      const tag = local(name);
      const value = attributes["w:val"] ?? "";
      if (tag === "Fallback" || tag === "del") skipping++;
      if (skipping > 0) return;
      if (tag === "p") {
        push();
        style = NORMAL;
        isListed = false;
      } else if (tag === "tbl") {
        push();
        if (tables.length === DEEPEST) beyond++;
        else tables.push([]);
      } else if (beyond > 0 && /^(?:tr|tc|gridSpan|vMerge)$/.test(tag)) return;
      else if (tag === "tr") tables.at(-1)?.push([]);
      else if (tag === "tc") openCell();
      else if (tag === "gridSpan") setCell({ span: toSpan(value) });
      else if (tag === "vMerge") setCell({ isMerged: value !== "restart" });
      else if (tag === "pStyle") style = styles.get(value) ?? NORMAL;
      else if (tag === "numPr") isListed = true;
      else if (tag === "numId" && value === "0") isListed = false;
      else if (tag === "r")
        run = { isBold: style.isBold, isItalic: style.isItalic, size: style.size };
      else if (tag === "rPr") inRunProperties = true;
      else if (inRunProperties && tag === "b") run.isBold = !/^(?:0|false|off)$/.test(value);
      else if (inRunProperties && tag === "i") run.isItalic = !/^(?:0|false|off)$/.test(value);
      else if (inRunProperties && tag === "sz") run.size = Number(value) / 2 || run.size;
      else if (tag === "t") inText = true;
      else if (tag === "tab" && !inRunProperties) runs.push({ ...run, text: "\t" });
      else if (tag === "br" || tag === "cr") runs.push({ ...run, text: "\n" });
      else if (tag === "noBreakHyphen") runs.push({ ...run, text: "-" });
    },
    close(name) {
      const tag = local(name);
      if (tag === "Fallback" || tag === "del") skipping--;
      if (skipping > 0) return;
      if (tag === "p") push();
      if (tag === "tbl" && beyond > 0) beyond--;
      else if (tag === "tbl") endTable();
      if (tag === "rPr") inRunProperties = false;
      if (tag === "t") inText = false;
    },
    text(text) {
      if (inText && skipping === 0) runs.push({ ...run, text });
    },
  });
  while (tables.length > 0) endTable();
  return isRead ? lines : null;
}

const toSpan = (value: string) => Math.min(MOST_COLUMNS, Math.max(1, Number(value) || 1));

/** Line breaks inside a paragraph are lines; tabs part cells. */
function toLines(runs: Run[], style: DocxStyle, isListed: boolean): DocLine[] {
  const lines: Run[][] = [[]];
  for (const run of runs) {
    for (const [index, text] of run.text.split("\n").entries()) {
      if (index > 0) lines.push([]);
      if (text !== "") lines.at(-1)?.push({ ...run, text });
    }
  }
  return lines.flatMap((line) => toLine(line, style, isListed) ?? []);
}

function toLine(runs: Run[], style: DocxStyle, isListed: boolean): DocLine | null {
  const cells: DocLine["cells"] = [];
  let isNew = true;
  for (const { text, isBold } of runs) {
    for (const [index, part] of text.split("\t").entries()) {
      if (index > 0) isNew = true;
      if (part.trim() === "" && (isNew || part === "")) continue;
      const last = cells.at(-1);
      if (isNew || !last) cells.push({ text: part, isBold });
      else last.text += part;
      isNew = false;
    }
  }
  for (const cell of cells) cell.text = cell.text.replace(/\s+/g, " ").trim();
  const [first] = cells.filter(({ text }) => text !== "");
  if (!first) return null;
  const bare = isListed ? null : afterBullet(first.text);
  if (bare !== null) first.text = bare;
  const filled = cells.filter(({ text }) => text !== "");
  const text = filled.map((cell) => cell.text).join(" ");
  const size = runs.reduce((most, run) => Math.max(most, run.size), 0);
  const isItalic = runs.every((run) => run.isItalic);
  const isCaps = text === text.toUpperCase() && text !== text.toLowerCase();
  return {
    text,
    cells: filled,
    isBold: first.isBold,
    isItalic,
    size,
    look: [style.name, size, first.isBold, isCaps].join("|"),
    isBullet: isListed || bare !== null,
    level: style.level,
    gap: 0,
    x: 0,
    page: 1,
  };
}
