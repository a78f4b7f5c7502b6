/** Lists of short items, and languages with their levels. */
import type { DocLine } from "./doc-line.ts";
import { isLevel } from "./language-levels.ts";

/** Excludes commas inside brackets and numbers; a bracket more than 200 characters away belongs to another pair. */
export const LIST_SEPARATOR = /[,;](?![^(]{0,200}\))(?!\d{3}\b)\s*|\s*[|•·●▪◦]\s*|\t+|\s{3,}/;
/** Separate cells are separate items. */
export const joinCells = (lines: readonly DocLine[]) =>
  lines.map(({ cells }) => cells.map(({ text }) => text).join(" | "));

const LEVEL = /^(.+?)\s*(?:\((.+)\)|[:–—-]\s*(.+)|\s(native|fluent|[ABC][12]))\s*$/iu;
const MAX_LENGTH = 200;
const readLevel = (item: string) => (item.length > MAX_LENGTH ? null : LEVEL.exec(item));

export function readLanguages(lines: readonly DocLine[]): { name: string; level: string }[] {
  const taggedItems = lines.flatMap(({ items = [] }) => items);
  const pairs =
    taggedItems.length === 0 &&
    lines.every(({ cells }) => cells.length === 2 && !cells[0]?.text.includes(","));
  if (pairs) {
    return lines.map(({ cells }) => ({ name: cells[0]?.text ?? "", level: cells[1]?.text ?? "" }));
  }
  const items =
    taggedItems.length > 0
      ? taggedItems
      : joinCells(lines).flatMap((text) => text.split(LIST_SEPARATOR));
  const languages: { name: string; level: string }[] = [];
  for (const item of items.map((text) => text.trim()).filter((text) => text !== "")) {
    const last = languages.at(-1);
    // A level stands on a line or in a cell of its own.
    if (last?.level === "" && isLevel(item)) {
      last.level = item.replace(/^\((.*)\)$/, "$1");
      continue;
    }
    const [, name = item, inBrackets, afterDash, word] = readLevel(item) ?? [];
    languages.push({ name: name.trim(), level: (inBrackets ?? afterDash ?? word ?? "").trim() });
  }
  return languages;
}
