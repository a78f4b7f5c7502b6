/** Reads spoken languages with their levels. */
import type { DocLine } from "./doc-line.ts";
import {
  isLevelInWords,
  isNativeLabel,
  isWholeLevel,
  splitAtLevels,
  startsWithLevel,
  withoutOtherLanguagesLabel,
} from "./language-levels.ts";
import { joinCells, joinOpenBrackets, LIST_SEPARATOR } from "./list-items.ts";
import { withoutSectionLabel } from "./section-label.ts";
import { isSpokenLanguage, startsWithSpokenLanguage } from "./spoken-languages.ts";

/** "Polish (basic)", "Polish: basic", "Polish – basic", "Polish native", "Polish B2". */
const LEVEL = /^(.+?)\s*(?:\((.+)\)|[:–—-]\s*(.+)|\s(native|fluent|[ABC][12]))\s*$/iu;
/** In characters; a longer text is not split into language and level. */
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
    if (startsWithLevel(level)) return { name: words.slice(0, count).join(" "), level };
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
      below.cells.every(({ text }) => startsWithLevel(withoutLevelLabel(text))) &&
      !line.cells.some(({ text }) => startsWithLevel(text));
    if (!levelsAreBelow) {
      result.push(line);
      continue;
    }
    for (const [cellIndex, cell] of line.cells.entries()) {
      const level = below.cells[cellIndex];
      const cells = level ? [cell, level] : [cell];
      result.push({ ...line, cells, text: cells.map(({ text }) => text).join(" ") });
    }
    index++;
  }
  return result;
}

/** Redundant labels before a level: "Fluency C1", "Level: native". */
const LEVEL_LABEL =
  /^(?:fluency|level|proficiency|niveau|nivel|nível|livello|poziom|nivå|düzey|seviye)\s*:?\s+(?=\S)/iu;
const withoutLevelLabel = (text: string) => {
  const withoutLabel = text.replace(LEVEL_LABEL, "");
  return startsWithLevel(withoutLabel) ? withoutLabel : text;
};

/** Outside brackets: "Chinese (Mandarin and Cantonese)" is one language. */
const SLASH_OR_AND = /(?:\s*\/\s*|\s+(?:and|und|et|y|e|i|en|och|og|și|ve|a|&)\s+)(?![^()]*\))/u;
/** A level after two languages that is the level of both: "English and French: fluent", "Urdu and Hindi (native)". */
const SHARED_LEVEL =
  /(?:\s*:\s+|\s+[–—-]\s+).+$|\s*\((?:both|native|bilingual|mutter|matern|natif|nativ|lingue? madre)[^()]*\)$/iu;
/** Splits languages at slashes and words: "Svenska / Finska", "English (native) and French (fluent)". */
const splitAtConnectors = (text: string): string[] => {
  const parts = text.split(SLASH_OR_AND).filter((part) => part !== "");
  if (parts.length < 2 || !parts.every(startsWithSpokenLanguage)) return [text];
  const last = parts.length - 1;
  const [level = ""] = SHARED_LEVEL.exec(parts[last] ?? "") ?? [];
  return parts.map((part, index) =>
    index < last && /^[\p{L} ]+$/u.test(part) && isSpokenLanguage(part) ? part + level : part,
  );
};

/** Joins levels that were wrapped: "Dutch – mother" above "tongue". */
function joinBrokenLevels(items: readonly string[]): string[] {
  const joined: string[] = [];
  for (const item of items) {
    const last = joined.at(-1);
    if (last !== undefined && !startsWithSpokenLanguage(item) && endsInLevel(last, item))
      joined[joined.length - 1] = `${last} ${item}`;
    else joined.push(item);
  }
  return joined;
}

/** True if the last one or two words of `before` and all of `after` form a level: "mother", "tongue". */
function endsInLevel(before: string, after: string): boolean {
  const words = before.split(/\s+/);
  return [1, 2].some(
    (count) => count <= words.length && isLevelInWords(`${words.slice(-count).join(" ")} ${after}`),
  );
}

/** Puts each level after its language if all languages come first: "English", "German", "Native", "Fluent". */
function pairWithLevelsAfter(pieces: readonly string[]): readonly string[] {
  const count = pieces.length / 2;
  const [names, levels] = [pieces.slice(0, count), pieces.slice(count)];
  const arePaired =
    count >= 2 &&
    Number.isInteger(count) &&
    names.every((name) => isSpokenLanguage(name) && readLevel(name).level === "") &&
    levels.every((level) => startsWithLevel(level) && !startsWithSpokenLanguage(level));
  return arePaired ? names.flatMap((name, index) => [name, levels[index] ?? ""]) : pieces;
}

/** A share that a chart shows, such as "95%". */
const SHARE = /^\d{1,3}\s?%$/;

/** Removes the shares of charts beside levels in words: "French", "70%" and "Professional". */
const withoutShares = (pieces: readonly string[]): readonly string[] =>
  pieces.some((piece) => startsWithLevel(piece) || readLevel(piece).level !== "")
    ? pieces.filter((piece) => !SHARE.test(piece))
    : pieces;

const withoutBrackets = (level: string) => level.replace(/^\((.*)\)$/, "$1");

/** Reads the lines of a section of languages; `level` is empty where none is given. */
export function readLanguages(sectionLines: readonly DocLine[]): { name: string; level: string }[] {
  const lines = joinOpenBrackets(
    pairWithLevelsBelow(sectionLines.map((line) => withoutSectionLabel(line, "languages"))),
  );
  const taggedItems = lines.flatMap(({ items = [] }) => items);
  // Each line is a language and its level, in a cell each.
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
      : joinCells(lines).flatMap((text) => withoutOtherLanguagesLabel(text).split(LIST_SEPARATOR));
  const languages: { name: string; level: string }[] = [];
  const pieces = items
    .flatMap(splitAtConnectors)
    .flatMap(splitAtLevels)
    .map((text) => withoutLevelLabel(text.trim().replace(/\s*\.$/, "")))
    .filter((text) => text !== "");
  for (const item of joinBrokenLevels(pairWithLevelsAfter(withoutShares(pieces)))) {
    const last = languages.at(-1);
    // The level is on a separate line or in a separate cell.
    if (last?.level === "" && (startsWithLevel(item) || SHARE.test(item))) {
      last.level = withoutBrackets(item);
      continue;
    }
    const { name, level } = readLevel(item);
    // In "Anglais : lu, écrit, parlé", the list separator has split the level.
    if (last?.level && level === "" && startsWithLevel(item)) {
      last.level += `, ${item}`;
      continue;
    }
    // "Lengua materna: español" has the level first.
    const isSwapped =
      (isWholeLevel(name) || isNativeLabel(name)) && startsWithSpokenLanguage(level);
    const [languageName, languageLevel] = isSwapped ? [level, name] : [name, level];
    languages.push({ name: languageName.trim(), level: withoutBrackets(languageLevel.trim()) });
  }
  return languages;
}
