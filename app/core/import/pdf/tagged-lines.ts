/** The lines of a PDF that tags its text: nothing about wrapping, headings and lists has to be guessed. */
import { afterBullet, type DocLine, joinWrapped } from "#app/core/import/readers/doc-line.ts";
import { linesOf } from "#app/core/pdf-text/lines.ts";
import type { PageText, TextBlock } from "#app/core/pdf-text/text-run.ts";

interface Tagged extends DocLine {
  list: string | null;
  item: number | null;
  isPlainItem: boolean;
}

/** Empty for a file whose tags name no heading. */
export function taggedLines(pages: readonly PageText[]): DocLine[] {
  const blocks = pages.flatMap((page) => page.blocks ?? []);
  if (!blocks.some(({ role }) => levelOf(role) !== null)) return [];
  const lines: Tagged[] = [];
  for (const page of pages) {
    let isFirst = true;
    for (const block of page.blocks ?? []) {
      const line = toLine(block, page.number);
      if (!line) continue;
      const last = lines.at(-1);
      if (last && isFirst && goesOn(last, line)) {
        last.text = joinWrapped(last.text, line.text);
        last.cells = [{ text: last.text, isBold: last.isBold }];
      } else lines.push(line);
      isFirst = false;
    }
  }
  return lines
    .reduce<Tagged[]>(gatherItems, [])
    .map(({ list, item, isPlainItem, ...line }) => line);
}

function toLine(block: TextBlock, page: number): Tagged | null {
  const lines = linesOf(block.runs, page);
  const [first] = lines;
  if (!first) return null;
  const joined = block.isLink
    ? lines.map(({ text }) => text).join("")
    : lines.map(({ text }) => text).reduce(joinWrapped);
  const bare = afterBullet(joined);
  const text = bare ?? joined;
  const level = levelOf(block.role);
  return {
    text,
    cells: [{ text, isBold: first.isBold }],
    isBold: first.isBold,
    isItalic: first.isItalic,
    size: first.size,
    look: [block.role, first.cells[0]?.font, first.size.toFixed(1), first.isBold].join("|"),
    isBullet: block.isLabelled || bare !== null,
    level,
    gap: 0,
    x: first.x,
    page,
    list: block.list === null ? null : `${page}.${block.list}`,
    item: block.item,
    isPlainItem: block.list !== null && !block.isLabelled && bare === null,
  };
}

/** As DocLine counts them: 0 is the title. */
function levelOf(role: string): number | null {
  if (role === "Title") return 0;
  const depth = /^H([1-6])$/.exec(role)?.[1];
  return depth ? Number(depth) - 1 : null;
}

/** Text that a page's end broke: the next page begins with the rest of it, without a bullet of its own. */
function goesOn(last: Tagged, line: Tagged): boolean {
  if (line.isBullet || line.level !== null || last.level !== null || last.look !== line.look) {
    return false;
  }
  if (last.item !== line.item) return false;
  return /^\p{Ll}/u.test(line.text) || !/[.!?:]$/.test(last.text);
}

/** Items of one list without bullets are one line that knows its members. */
function gatherItems(lines: Tagged[], line: Tagged): Tagged[] {
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
