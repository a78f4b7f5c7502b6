/** What the engine has learnt, read from one file that scripts/ats builds (public/ats/model.bin). */
import type { Dictionary } from "./dictionary.ts";
import { type Lexicon, readLexicon } from "./lexicon.ts";
import type { NameCounts } from "./rarity.ts";
import { type Relations, readRelations } from "./relations.ts";
import { type Tagger, WEIGHTS_LENGTH } from "./tagger.ts";
import { type EntryList, readDictionary } from "./terms.ts";
import { readSenses } from "./word-senses.ts";

/** Where the site serves it, gzipped. */
export const MODEL_PATH = "/ats/model.bin";

export interface AtsModel {
  dictionary: Dictionary;
  tagger: Tagger;
  lexicon: Lexicon;
  relations: Relations;
}

/** The head of the file; the tagger's weights follow it, one byte each. */
export interface ModelHead {
  /** What the figures were learnt from, with its licences. */
  sources: string[];
  lists: EntryList[];
  /** data/terms/relations.txt */
  relations: string;
  counts: NameCounts;
  senses: string;
  unit: number;
  transitions: number[];
}

const LENGTH_BYTES = 4;

/** @param bytes the unzipped file: length of the head, the head as JSON, the weights. */
export function readModel(bytes: ArrayBuffer): AtsModel {
  const length = new DataView(bytes).getUint32(0, true);
  const text = new TextDecoder().decode(new Uint8Array(bytes, LENGTH_BYTES, length));
  const head = JSON.parse(text) as ModelHead;
  const weights = new Int8Array(bytes, LENGTH_BYTES + length, WEIGHTS_LENGTH);
  const dictionary = readDictionary(head.lists, head.counts);
  return {
    dictionary,
    tagger: { weights, unit: head.unit, transitions: head.transitions },
    lexicon: readLexicon(dictionary, readSenses(head.senses)),
    relations: readRelations(head.relations, dictionary),
  };
}
