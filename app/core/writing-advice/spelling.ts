/**
 * Finds words that the English dictionary lacks, and suggests corrections. Words with a capital, a
 * digit or a symbol may be names and are never reported.
 */
import type { TextRange } from "./finding.ts";
import { rangeInLine, type WrittenLine } from "./resume-lines.ts";

/** American and British words in lower case. */
export type Dictionary = ReadonlySet<string>;
export const DICTIONARY_PATH = "/spelling/en.bin";

export interface UnknownWord {
  key: string;
  line: string;
  word: string;
  range: TextRange;
}

/** A lowercase word that is not part of an address, a file name or an abbreviation. */
const WORD =
  /(?<![\p{L}\p{N}\p{M}@#&/\\._'’+-])[a-z](?:[a-z]|['’-](?=[a-z]))+(?![\p{L}\p{N}\p{M}@#&/\\_+'’-]|\.[\p{L}\p{N}]|:\/\/)/gu;
/** A prefix with which a listed word is also a word: "reorganize", "cross-functional". */
const PREFIX =
  /^(?:anti|auto|bio|co|counter|cross|cyber|de|eco|geo|hyper|inter|intra|macro|mega|meta|micro|mid|mini|mis|mono|multi|nano|neuro|non|over|out|photo|post|pre|pro|pseudo|psycho|re|semi|socio|sub|super|tele|thermo|trans|ultra|un|under|up)(?=[a-z]{3})/;
/** A line with a larger share of unknown words counts as another language, and is not checked. */
const MAX_UNKNOWN_SHARE = 1 / 3;
/** With fewer unknown words, a line is not called foreign: two may be typos or special terms in a short line. */
const MIN_UNKNOWN_IF_FOREIGN = 3;
/** Shorter words are not checked. */
const MIN_LETTERS = 3;

/**
 * Reads front-coded lines: one base-36 digit for the number of letters shared with the previous
 * word, then the rest of the word.
 */
export function readDictionary(packed: string): Dictionary {
  const words = new Set<string>();
  let previous = "";
  for (const line of packed.split("\n")) {
    if (line === "") continue;
    previous = previous.slice(0, Number.parseInt(line.slice(0, 1), 36)) + line.slice(1);
    words.add(previous);
  }
  return words;
}

/** @param names words that the resume uses as names, in lower case */
export function findUnknownWords(
  line: WrittenLine,
  dictionary: Dictionary,
  names: ReadonlySet<string>,
): UnknownWord[] {
  const words = [...line.text.matchAll(WORD)];
  const unknown = words.filter(([word]) => !isKnown(word.replaceAll("’", "'"), dictionary, names));
  const isForeign =
    unknown.length >= MIN_UNKNOWN_IF_FOREIGN && unknown.length > words.length * MAX_UNKNOWN_SHARE;
  if (isForeign) return [];
  return unknown.map(({ 0: word, index }) => ({
    key: line.key,
    line: line.text,
    word,
    range: rangeInLine(line, index, word.length),
  }));
}

function isKnown(word: string, dictionary: Dictionary, names: ReadonlySet<string>): boolean {
  const isListed = (form: string) =>
    form.length < MIN_LETTERS ||
    dictionary.has(form) ||
    names.has(form) ||
    (form.endsWith("s") && names.has(form.slice(0, -1)));
  const isListedOrPossessive = (form: string) =>
    isListed(form) || isListed(form.replace(/'s$/, ""));
  if (isListedOrPossessive(word)) return true;
  return word
    .split("-")
    .every((part) => isListedOrPossessive(part) || isListedOrPossessive(part.replace(PREFIX, "")));
}

/** The words of a text in lower case; hyphenated words are split. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z]+(?:['’][a-z]+)*/g) ?? [];
}

const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"];
const MAX_SUGGESTIONS = 3;
/** A longer string is not a word, and the strings one edit away would take too much memory. */
const MAX_LETTERS = 40;
/** Two edits change a shorter word too much; for a longer one, there are too many strings two edits away. */
const TWO_EDITS = { minLetters: 5, maxLetters: 15 };

/**
 * Suggests words that differ by one edit, or else by two. Those with the same first letter come
 * first, then those that more different edits lead to.
 */
export function suggestWords(word: string, dictionary: Dictionary): string[] {
  if (word.length > MAX_LETTERS) return [];
  const near = [...new Set(oneEditFrom(word))];
  const words = near.filter((candidate) => dictionary.has(candidate));
  const mayHaveTwoEdits =
    word.length >= TWO_EDITS.minLetters && word.length <= TWO_EDITS.maxLetters;
  if (words.length === 0 && mayHaveTwoEdits) {
    for (const candidate of near) {
      for (const further of oneEditFrom(candidate))
        if (dictionary.has(further)) words.push(further);
    }
  }
  const counts = new Map<string, number>();
  for (const candidate of words) counts.set(candidate, (counts.get(candidate) ?? 0) + 1);
  const startsAlike = (candidate: string) => Number(candidate[0] === word[0]);
  return [...counts.keys()]
    .filter((candidate) => candidate !== word)
    .sort((a, b) => startsAlike(b) - startsAlike(a) || (counts.get(b) ?? 0) - (counts.get(a) ?? 0))
    .slice(0, MAX_SUGGESTIONS);
}

function oneEditFrom(word: string): string[] {
  const splits = Array.from({ length: word.length + 1 }, (_, index) => [
    word.slice(0, index),
    word.slice(index),
  ]) as [string, string][];
  return [
    ...splits.flatMap(([a, b]) => (b.length > 1 ? `${a}${b[1]}${b[0]}${b.slice(2)}` : [])),
    ...splits.flatMap(([a, b]) => (b ? a + b.slice(1) : [])),
    ...splits.flatMap(([a, b]) => LETTERS.map((letter) => a + letter + b)),
    ...splits.flatMap(([a, b]) => (b ? LETTERS.map((letter) => a + letter + b.slice(1)) : [])),
  ];
}
