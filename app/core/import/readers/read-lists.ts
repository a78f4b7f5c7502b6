/** Reads lists of short items, and languages with their levels. */
import type { DocLine } from "./doc-line.ts";
import { isLevel, isLevelInWords, isWholeLevel, splitAtLevels } from "./language-levels.ts";
import { withoutOwnLabel } from "./own-label.ts";
import { beginsWithSpoken } from "./spoken-languages.ts";

/** Commas, bullets, tabs and the like; not commas inside brackets or numbers. */
export const LIST_SEPARATOR = /[,;](?![^(]{0,200}\))(?!\d{3}\b)\s*|\s*[|•·●▪◦⋄∗■‣]\s*|\t+|\s{3,}/;
/** The lines' texts, with a separator between cells, because these are separate items. */
export const joinCells = (lines: readonly DocLine[]) =>
  lines.map(({ cells }) => cells.map(({ text }) => text).join(" | "));

const LEVEL = /^(.+?)\s*(?:\((.+)\)|[:–—-]\s*(.+)|\s(native|fluent|[ABC][12]))\s*$/iu;
const MAX_LENGTH = 200;
/** Maximum words of a language right before its level: "polski ojczysty". */
const MAX_NAME_WORDS = 2;

function readLevel(item: string): { name: string; level: string } {
  if (item.length > MAX_LENGTH) return { name: item, level: "" };
  const [, name, inBrackets, afterDash, word] = LEVEL.exec(item) ?? [];
  if (name !== undefined) return { name, level: inBrackets ?? afterDash ?? word ?? "" };
  const words = item.split(" ");
  for (let count = 1; count <= MAX_NAME_WORDS && count < words.length; count++) {
    const level = words.slice(count).join(" ");
    if (isLevel(level)) return { name: words.slice(0, count).join(" "), level };
  }
  return { name: item, level: "" };
}

/** Pairs names that are side by side with the levels in the line below them. */
function pairWithLevelsBelow(lines: readonly DocLine[]): DocLine[] {
  const result: DocLine[] = [];
  for (let index = 0; index < lines.length; index++) {
    const [line, below] = [lines[index], lines[index + 1]];
    if (!line) continue;
    const levelsAreBelow =
      below !== undefined &&
      line.cells.length > 1 &&
      line.cells.length === below.cells.length &&
      below.cells.every(({ text }) => isLevel(withoutLevelLabel(text))) &&
      !line.cells.some(({ text }) => isLevel(text));
    if (!levelsAreBelow) {
      result.push(line);
      continue;
    }
    for (const [at, cell] of line.cells.entries()) {
      const level = below.cells[at];
      const cells = level ? [cell, level] : [cell];
      result.push({ ...line, cells, text: cells.map(({ text }) => text).join(" ") });
    }
    index++;
  }
  return result;
}

/** Joins items that were wrapped inside brackets: "German (mother" above "tongue)". */
export function joinOpenBrackets(lines: readonly DocLine[]): DocLine[] {
  const result: DocLine[] = [];
  for (const line of lines) {
    const last = result.at(-1);
    const isOpen = last && /\([^()]*$/.test(last.text) && /^[^(]*\)/.test(line.text);
    if (!last || !isOpen) {
      result.push(line);
      continue;
    }
    const text = `${last.text} ${line.text}`;
    result[result.length - 1] = { ...last, text, cells: [{ ...line, text }] };
  }
  return result;
}

/** Redundant labels before a level: "Fluency C1", "Level: native". */
const LEVEL_LABEL =
  /^(?:fluency|level|proficiency|niveau|nivel|nível|livello|poziom|nivå|düzey|seviye)\s*:?\s+(?=\S)/iu;
const withoutLevelLabel = (text: string) => {
  const bare = text.replace(LEVEL_LABEL, "");
  return isLevel(bare) ? bare : text;
};

/** Splits languages at slashes: "Svenska / Finska". */
const splitAtSlashes = (text: string): string[] => {
  const parts = text.split(/\s*\/\s*/).filter((part) => part !== "");
  return parts.length > 1 && parts.every(beginsWithSpoken) ? parts : [text];
};

/** Joins levels that were wrapped: "Dutch – mother" above "tongue". */
function joinBrokenLevels(items: readonly string[]): string[] {
  const joined: string[] = [];
  for (const item of items) {
    const last = joined.at(-1);
    if (last !== undefined && !beginsWithSpoken(item) && endsInLevel(last, item))
      joined[joined.length - 1] = `${last} ${item}`;
    else joined.push(item);
  }
  return joined;
}

/** True if the last words of the first text and the second one are a level in words. */
function endsInLevel(before: string, after: string): boolean {
  const words = before.split(/\s+/);
  return [1, 2].some(
    (count) => count <= words.length && isLevelInWords(`${words.slice(-count).join(" ")} ${after}`),
  );
}

const withoutBrackets = (level: string) => level.replace(/^\((.*)\)$/, "$1");

export function readLanguages(all: readonly DocLine[]): { name: string; level: string }[] {
  const lines = joinOpenBrackets(
    pairWithLevelsBelow(all.map((line) => withoutOwnLabel(line, "languages"))),
  );
  const taggedItems = lines.flatMap(({ items = [] }) => items);
  const arePairs =
    taggedItems.length === 0 &&
    lines.every(({ cells }) => cells.length === 2 && !cells[0]?.text.includes(",")) &&
    !lines.every(({ cells }) => cells.every(({ text }) => readLevel(text).level !== ""));
  if (arePairs) {
    return lines.map(({ cells }) => ({
      name: cells[0]?.text ?? "",
      level: withoutBrackets(withoutLevelLabel(cells[1]?.text ?? "")),
    }));
  }
  const items =
    taggedItems.length > 0
      ? taggedItems
      : joinCells(lines).flatMap((text) => text.split(LIST_SEPARATOR));
  const languages: { name: string; level: string }[] = [];
  const pieces = items
    .flatMap(splitAtSlashes)
    .flatMap(splitAtLevels)
    .map((text) => withoutLevelLabel(text.trim().replace(/\s*\.$/, "")))
    .filter((text) => text !== "");
  for (const item of joinBrokenLevels(pieces)) {
    const last = languages.at(-1);
    // The level is on a separate line or in a separate cell.
    if (last?.level === "" && isLevel(item)) {
      last.level = withoutBrackets(item);
      continue;
    }
    const { name, level } = readLevel(item);
    // "Anglais : lu, écrit, parlé".
    if (last?.level && level === "" && isLevel(item)) {
      last.level += `, ${item}`;
      continue;
    }
    // "Lengua materna: español".
    const isSwapped = isWholeLevel(name) && beginsWithSpoken(level);
    const [own, its] = isSwapped ? [level, name] : [name, level];
    languages.push({ name: own.trim(), level: withoutBrackets(its.trim()) });
  }
  return languages;
}
