/** Converts a tagged PDF to document lines. Its tags give the paragraphs, headings and lists. */
import { type DocLine, joinWrapped, stripBullet } from "#app/core/import/readers/doc-line.ts";
import { groupIntoLines } from "#app/core/pdf-text/lines.ts";
import type { PageText, TextBlock } from "#app/core/pdf-text/text-run.ts";

interface TaggedLine extends DocLine {
  /** The list that the line belongs to, as "page.list"; null outside lists. A list over two pages has two names. */
  list: string | null;
  /** As in TextBlock; it continues after a page break. */
  item: number | null;
  /** True for an item of a list without a bullet. */
  isPlainItem: boolean;
  /** The baseline of its last line. */
  y: number;
}

/** The lines in the order of the tags; empty for a file whose tags include no heading. */
export function taggedLines(pages: readonly PageText[]): DocLine[] {
  const blocks = pages.flatMap((page) => page.blocks ?? []);
  if (!blocks.some(({ role }) => headingLevel(role) !== null)) return [];
  const lines: TaggedLine[] = [];
  for (const page of pages) {
    let isFirst = true;
    for (const block of page.blocks ?? []) {
      const line = toLine(block, page.number);
      if (!line) continue;
      const last = lines.at(-1);
      const continuesLast =
        last && (isFirst ? continuesFromPageBefore(last, line) : isValueOfLabel(last, line));
      if (continuesLast) {
        last.text = joinWrapped(last.text, line.text);
        last.cells = [{ text: last.text, isBold: last.isBold }];
      } else lines.push(line);
      isFirst = false;
    }
  }
  return lines
    .reduce<TaggedLine[]>(mergePlainItems, [])
    .map(({ list, item, isPlainItem, y, ...line }) => line);
}

/** One line with the text of the block, a tagged paragraph; null if it has none. */
function toLine(block: TextBlock, page: number): TaggedLine | null {
  const lines = groupIntoLines(block.runs, page);
  const [first] = lines;
  if (!first) return null;
  const joined = block.isLink
    ? lines.map(({ text }) => text).join("")
    : lines.map(({ text }) => text).reduce(joinWrapped);
  const withoutBullet = stripBullet(joined);
  const text = withoutBullet ?? joined;
  const level = headingLevel(block.role);
  return {
    text,
    cells: [{ text, isBold: first.isBold }],
    isBold: first.isBold,
    isItalic: first.isItalic,
    size: first.size,
    styleKey: [block.role, first.cells[0]?.font, first.size.toFixed(1), first.isBold].join("|"),
    isBullet: block.isLabelled || withoutBullet !== null,
    level,
    gap: 0,
    x: first.x,
    page,
    list: block.list === null ? null : `${page}.${block.list}`,
    item: block.item,
    isPlainItem: block.list !== null && !block.isLabelled && withoutBullet === null,
    y: lines.at(-1)?.y ?? first.y,
  };
}

/** The same scale as `DocLine.level`: 0 is the title. */
function headingLevel(role: string): number | null {
  if (role === "Title") return 0;
  const depth = /^H([1-6])$/.exec(role)?.[1];
  return depth ? Number(depth) - 1 : null;
}

/** True if the line is the rest of a paragraph or item that a page break split. */
function continuesFromPageBefore(last: TaggedLine, line: TaggedLine): boolean {
  if (
    line.isBullet ||
    line.level !== null ||
    last.level !== null ||
    last.styleKey !== line.styleKey
  ) {
    return false;
  }
  if (last.item !== line.item) return false;
  return /^\p{Ll}/u.test(line.text) || !/[.!?:]$/.test(last.text);
}

/** True for "3.9" after "GPA:" in the same line: Chromium tags each as a paragraph. */
function isValueOfLabel(last: TaggedLine, line: TaggedLine): boolean {
  const isPlain = [last, line].every(({ level, list }) => level === null && list === null);
  const isSameLine = last.page === line.page && Math.abs(last.y - line.y) < line.size * 0.2;
  return isPlain && isSameLine && line.x > last.x && /^[^:]{1,30}:/.test(last.text);
}

/** Merges the items of a list without bullets into one line with `items`. */
function mergePlainItems(lines: TaggedLine[], line: TaggedLine): TaggedLine[] {
  if (!line.isPlainItem) return [...lines, line];
  const item = line.text.replace(/,$/, "");
  const last = lines.at(-1);
  if (last?.items && last.list === line.list) {
    last.items.push(item);
    last.cells.push({ text: item, isBold: line.isBold });
    last.text = `${last.text}, ${item}`;
  } else {
    lines.push({
      ...line,
      text: item,
      cells: [{ text: item, isBold: line.isBold }],
      items: [item],
    });
  }
  return lines;
}
