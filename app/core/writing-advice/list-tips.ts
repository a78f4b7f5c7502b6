/**
 * Lists the advice that the editor marks in fields: findings with a range, and misspelled words.
 */
import type { Design } from "#app/core/resume/design.ts";
import { type EntryList, entriesOf } from "#app/core/resume/entry-lists.ts";
import { plainResume } from "#app/core/resume/plain-resume.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { visibleContent } from "#app/core/resume/visible-content.ts";
import { checkWriting } from "./check-writing.ts";
import type { TextRange } from "./finding.ts";
import { type MarkedRule, removeOverlaps } from "./remove-overlaps.ts";
import { listOtherParts, listWrittenParts } from "./resume-lines.ts";
import { type Dictionary, findUnknownWords, suggestWords, wordsOf } from "./spelling.ts";
import { tipId } from "./tip-id.ts";

export interface Tip {
  /** The same for the same advice on the same words, wherever they are. */
  id: string;
  rule: MarkedRule;
  /** The field's name in the form: `experience.{id}.description`. */
  field: string;
  range: TextRange;
  /** The characters in that range. */
  words: string;
  advice: string;
  /** A pattern for a better line; empty for words that have `fixes`. */
  pattern: string;
  /** Replacements for the marked words to choose from. */
  fixes: string[];
}

export interface TipList {
  tips: Tip[];
  /** Whether the resume is in the language of the dictionary. */
  isEnglish: boolean;
  /** False if some words have no `fixes` yet: calling `listTips` again computes the next ones. */
  areFixesComplete: boolean;
}

/** @param dictionary null while it is not loaded */
export function listTips(resume: Resume, design: Design, dictionary: Dictionary | null): TipList {
  const { findings, isEnglish } = checkWriting(resume, design);
  const isSpellChecked = isEnglish && /^(?:en\b|$)/.test(resume.language ?? "");
  const visible = visibleContent(resume, design);
  const plain = plainResume(visible);
  const tips = findings.flatMap(({ rule, key, line, quote, range, advice, pattern }): Tip[] => {
    if (!range) return [];
    const words = textOf(plain, key).slice(range.start, range.end);
    const isMonth = rule === "month";
    const id = isMonth ? tipId(rule, quote) : tipId(rule, line || words, quote);
    const fixes = isMonth ? [matchCase(pattern, quote)] : [];
    const better = isMonth ? "" : pattern;
    return [{ id, rule, field: key, range, words, advice, pattern: better, fixes }];
  });
  const spelling = isSpellChecked && dictionary ? checkSpelling(visible, dictionary) : NO_SPELLING;
  const marked = [...tips, ...spelling.tips].map((tip) => ({ ...tip, key: tip.field }));
  const placed = removeOverlaps(marked).map(({ key, range, ...tip }) => {
    const text = textOf(plain, key);
    const trimmed = trimmedRange(text, range);
    return { ...tip, range: trimmed, words: text.slice(trimmed.start, trimmed.end) };
  });
  return { tips: placed, isEnglish: isSpellChecked, areFixesComplete: spelling.areFixesComplete };
}

const suggestionCache = new Map<string, string[]>();
/** Maximum number of cached words, well above the misspelled words of one resume. */
const MAX_CACHED = 2_000;
/**
 * Maximum number of words to suggest corrections for in one call: one word takes up to 50 ms, which
 * delays the check of newer text.
 */
const MAX_SUGGESTED = 20;
/** The most misspelled words that are marked; a text with more is hardly English. */
const MAX_MISSPELLED = 500;

const NO_SPELLING = { tips: [] as Tip[], areFixesComplete: true };

function checkSpelling(resume: Resume, dictionary: Dictionary): typeof NO_SPELLING {
  const names = wordsOfNames(resume);
  const unknown = [...listWrittenParts(resume), ...listOtherParts(resume)]
    .flatMap(({ lines }) => lines.flatMap((line) => findUnknownWords(line, dictionary, names)))
    .slice(0, MAX_MISSPELLED);
  const words = new Set(unknown.map(({ word }) => word));
  if (suggestionCache.size > MAX_CACHED) suggestionCache.clear();
  const missing = [...words].filter((word) => !suggestionCache.has(word));
  for (const word of missing.slice(0, MAX_SUGGESTED))
    suggestionCache.set(word, suggestWords(word, dictionary));
  const tips = unknown.map(({ key, word, range }) => ({
    id: tipId("spelling", word),
    rule: "spelling" as const,
    field: key,
    range,
    words: word,
    advice: `“${word}” is not in the dictionary. Check the spelling.`,
    pattern: "",
    fixes: suggestionCache.get(word) ?? [],
  }));
  return { tips, areFixesComplete: missing.length <= MAX_SUGGESTED };
}

/** Words of the resume's skills, companies and places, which are accepted in its lines, too. */
function wordsOfNames(resume: Resume): Set<string> {
  const names = new Set<string>();
  const add = (part: unknown, key: string): void => {
    if (typeof part === "string") {
      if (!NOT_NAMES.has(key)) for (const word of wordsOf(part)) names.add(word);
    } else if (typeof part === "object" && part !== null) {
      for (const [name, value] of Object.entries(part))
        add(value, Array.isArray(part) ? key : name);
    }
  };
  add(resume, "");
  return names;
}
const NOT_NAMES = new Set(["id", "summary", "description", "body"]);

function textOf(plain: Resume, key: string): string {
  const [section = "", id, field = ""] = key.split(".");
  if (section === "summary") return plain.summary;
  const entry = entriesOf(plain, section as EntryList)?.find((candidate) => candidate.id === id);
  return String((entry as Record<string, unknown> | undefined)?.[field] ?? "");
}

/** Removes spaces at both ends of a range, which may have been cut where other advice begins. */
function trimmedRange(text: string, { start, end }: TextRange): TextRange {
  const words = text.slice(start, end);
  const from = start + words.length - words.trimStart().length;
  return { start: from, end: Math.max(from, start + words.trimEnd().length) };
}

const matchCase = (word: string, written: string) =>
  written === written.toUpperCase() ? word.toUpperCase() : word;
