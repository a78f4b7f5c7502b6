/** Sections that are runs of short items: skills, languages. */
import type { DocLine } from "./doc-line.ts";

/** Not inside brackets, nor in a number; a bracket that is farther away closes another one. */
const COMMA = /[,;](?![^(]{0,200}\))(?!\d{3}\b)\s*|\s*[|•·●▪◦]\s*|\t+|\s{3,}/;
/** "Languages: Java, Python" */
const LABEL = /^[^:,;()]{2,40}:\s+(?=\S)/;

export function readItems(lines: readonly DocLine[]): string[] {
  const isList = lines.some(({ text }) => COMMA.test(text));
  const texts = isList
    ? withCells(lines)
    : lines.flatMap(({ cells }) => cells.map(({ text }) => text));
  const told = lines.flatMap(({ items = [] }) => items);
  const items = (
    told.length > 0 ? told : texts.flatMap((text) => text.replace(LABEL, "").split(COMMA))
  ).map((item) => item.replace(/[.,;]$/, "").trim());
  return [...new Set(items.filter((item) => item !== ""))];
}

/** Cells that stand apart are items of their own. */
const withCells = (lines: readonly DocLine[]) =>
  lines.map(({ cells }) => cells.map(({ text }) => text).join(" | "));

const LEVEL = /^(.+?)\s*(?:\((.+)\)|[:–—-]\s*(.+)|\s(native|fluent|[ABC][12]))\s*$/iu;
const LONGEST = 200;
const readLevel = (item: string) => (item.length > LONGEST ? null : LEVEL.exec(item));

export function readLanguages(lines: readonly DocLine[]): { name: string; level: string }[] {
  const told = lines.flatMap(({ items = [] }) => items);
  const pairs =
    told.length === 0 &&
    lines.every(({ cells }) => cells.length === 2 && !cells[0]?.text.includes(","));
  if (pairs) {
    return lines.map(({ cells }) => ({ name: cells[0]?.text ?? "", level: cells[1]?.text ?? "" }));
  }
  const items = told.length > 0 ? told : withCells(lines).flatMap((text) => text.split(COMMA));
  return items
    .map((item) => item.trim())
    .filter((item) => item !== "")
    .map((item) => {
      const [, name = item, inBrackets, afterDash, word] = readLevel(item) ?? [];
      return { name: name.trim(), level: (inBrackets ?? afterDash ?? word ?? "").trim() };
    });
}
