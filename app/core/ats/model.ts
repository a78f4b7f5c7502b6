/**
 * Reads the engine's trained model and word lists from model.bin, which scripts/ats-model.mjs
 * builds.
 */

import { type Relations, readRelations } from "./evidence/relations.ts";
import { readTermWordings, type TermWordings } from "./evidence/term-wordings.ts";
import type { LanguageRules } from "./languages/language-rules.ts";
import { LANGUAGE_RULES, plainLetters, stemmerFor } from "./languages/rules.ts";
import { type Occupations, readOccupations } from "./occupations/occupations.ts";
import type { NameCounts } from "./posting/rarity.ts";
import { type Tagger, WEIGHTS_LENGTH } from "./tagger/tagger.ts";
import type { Dictionary } from "./words/dictionary.ts";
import { type Lexicon, readLexicon } from "./words/lexicon.ts";
import { type EntryList, readDictionary } from "./words/terms.ts";
import { readWords, type WordKnowledge } from "./words/word-knowledge.ts";
import { readSenses, type WordSenses } from "./words/word-senses.ts";

/** The path at which the site serves it, gzipped. */
export const MODEL_PATH = "/ats/model.bin";

export interface AtsModel {
  /** The names of skills. */
  dictionary: Dictionary;
  /** Finds phrases that are skills in a posting although the dictionary lacks them. */
  tagger: Tagger;
  /** Describes single words: their stem, class and so on. */
  lexicon: Lexicon;
  relations: Relations;
  termWordings: TermWordings;
  /** Null for other languages than English, and if the file is missing or damaged. */
  occupations: Occupations | null;
  /** Null for other languages than English, and if the file is missing or damaged. */
  wordKnowledge: WordKnowledge | null;
  /** This model with another language's names and word forms; null for a language without rules. */
  inLanguage(code: string | null): AtsModel | null;
}

/** The head of the file; the tagger's weights follow it, one byte each. */
export interface ModelHead {
  /** The training data, with licenses. */
  sources: string[];
  lists: EntryList[];
  /** data/terms/relations.txt */
  relations: string;
  /** data/terms/shown-by.txt */
  shownBy: string;
  /** Names in other languages, by ISO 639-1 code. */
  languages: Record<string, string>;
  /** In how many postings each name is (posting/rarity.ts). */
  counts: NameCounts;
  /** WordNet's classes of words (words/word-senses.ts). */
  senses: string;
  /** The tagger's weights are their bytes times this. */
  unit: number;
  /** The tagger's scores for one label after another. */
  transitions: number[];
}

/** Bytes at the start of the file, which give the length of the head. */
const LENGTH_BYTES = 4;

/**
 * @param bytes the unzipped file: length of the head, the head as JSON, the weights
 * @param occupations the unzipped file of occupations; null or damaged: scores use names alone
 * @param words the unzipped file of words (word-knowledge.ts); null or damaged: as for occupations
 */
export function readModel(
  bytes: ArrayBuffer,
  occupations: ArrayBuffer | null = null,
  words: ArrayBuffer | null = null,
): AtsModel {
  const length = new DataView(bytes).getUint32(0, true);
  const text = new TextDecoder().decode(new Uint8Array(bytes, LENGTH_BYTES, length));
  const head = JSON.parse(text) as ModelHead;
  const weights = new Int8Array(bytes, LENGTH_BYTES + length, WEIGHTS_LENGTH);
  const dictionary = readDictionary(head.lists, head.counts);
  const senses = readSenses(head.senses);
  const tagger = { weights, unit: head.unit, transitions: head.transitions };
  const modelByLanguage = new Map<string, AtsModel>();
  const inLanguage = (code: string | null): AtsModel | null => {
    const rules = code === null ? undefined : LANGUAGE_RULES[code];
    if (code === null || !rules) return null;
    const inThisLanguage =
      modelByLanguage.get(code) ?? modelIn(head, code, rules, senses, { tagger, inLanguage });
    modelByLanguage.set(code, inThisLanguage);
    return inThisLanguage;
  };
  const relations = readRelations(head.relations, dictionary);
  const shownBy = readTermWordings(head.shownBy, dictionary);
  const lexicon = readLexicon(dictionary, senses);
  return {
    dictionary,
    tagger,
    lexicon,
    relations,
    termWordings: shownBy,
    occupations: occupations && readOrNull(readOccupations, occupations),
    wordKnowledge: words && readOrNull(readWords, words),
    inLanguage,
  };
}

function readOrNull<T>(read: (bytes: ArrayBuffer) => T, bytes: ArrayBuffer): T | null {
  try {
    return read(bytes);
  } catch (error) {
    console.warn("A file of the score's is damaged", error);
    return null;
  }
}

/** Creates the model for another language. */
function modelIn(
  { lists, languages, counts, relations, shownBy }: ModelHead,
  code: string,
  rules: LanguageRules,
  senses: WordSenses,
  rest: Pick<AtsModel, "tagger" | "inLanguage">,
): AtsModel {
  const languageList: EntryList = {
    trade: "",
    kind: "hard",
    text: plainLetters(languages[code] ?? ""),
  };
  const dictionary = readDictionary([...lists, languageList], counts);
  const wordRules = { stem: stemmerFor(rules), functionWords: rules.phraseBreakers };
  return {
    ...rest,
    dictionary,
    lexicon: readLexicon(dictionary, senses, wordRules),
    relations: readRelations(relations, dictionary),
    termWordings: readTermWordings(shownBy, dictionary),
    occupations: null,
    wordKnowledge: null,
  };
}
