/**
 * A person's corrections of how a posting (job description) was read: requirements that it does not have, others that
 * it does, and answers about what the resume shows. Each has a key of its own in the settings map, so that two people
 * may correct the same posting at once, or one while offline. The posting's value may also hold corrections
 * ("embedded": where earlier releases stored all of them); a separate one replaces or removes the embedded one of the
 * same hash.
 */
import type * as Y from "yjs";
import {
  type Corrections,
  correctionsOf,
  type JobDescriptionInput,
  MAX_CORRECTIONS,
  withoutEmptyCorrections,
} from "#app/core/resume/job-description.ts";
import { shortHash } from "#app/core/resume/short-hash.ts";

/** A key is this prefix, the posting's id, a period, and the correction's hash (hashOf). */
export const CORRECTION_PREFIX = "correction.";
/** The lists of corrections (fields of Corrections), and what identifies an item in each; an item is stored once. */
const LISTS = {
  excludedTerms: (term: string) => term,
  declinedTerms: (term: string) => term,
  evidenceAnswers: ({ term, line }: ItemOf<"evidenceAnswers">) => `${term}\n${line}`,
  addedTerms: ({ words }: ItemOf<"addedTerms">) => words,
  requirementChanges: ({ term }: ItemOf<"requirementChanges">) => term,
};
export type CorrectionList = keyof typeof LISTS;
type ItemOf<L extends keyof Corrections> = NonNullable<Corrections[L]>[number];
type Item = ItemOf<CorrectionList>;
/** A stored correction; null removes an embedded one. */
type StoredCorrection = { list: CorrectionList; item: Item } | null;

export const CORRECTION_LISTS = Object.keys(LISTS) as CorrectionList[];
/** The most corrections of one posting; the room refuses more. */
export const MAX_KEPT_CORRECTIONS = CORRECTION_LISTS.length * MAX_CORRECTIONS;
export const TOO_MANY_CORRECTIONS = `A posting keeps at most ${MAX_KEPT_CORRECTIONS} corrections`;

const keyPrefix = (id: string) => `${CORRECTION_PREFIX}${id}.`;

export const isCorrectionKey = (key: string): boolean => key.startsWith(CORRECTION_PREFIX);

/** The posting's id and the correction's hash; null if the key is not a correction's. */
export function partsOfCorrectionKey(key: string): { id: string; hash: string } | null {
  const [, id, hash, ...rest] = key.split(".");
  return isCorrectionKey(key) && id && hash && rest.length === 0 ? { id, hash } : null;
}

/** The keys of one posting's corrections. */
export function correctionKeys(settings: Y.Map<unknown>, id: string): string[] {
  const start = keyPrefix(id);
  return [...settings.keys()].filter((key) => key.startsWith(start));
}

/** The last part of a correction's key: a hash of its list and of what identifies it there. */
const hashOf = (list: CorrectionList, item: Item) =>
  shortHash(`${list}\n${(LISTS[list] as (item: Item) => string)(item)}`);

/**
 * Applies separate corrections to the embedded ones.
 * @param separate by hash, in the order of the hashes, which is the same in every copy
 */
export function withCorrections(
  posting: JobDescriptionInput,
  separate: ReadonlyMap<string, StoredCorrection>,
): JobDescriptionInput {
  if (separate.size === 0) return posting;
  const lists: Record<string, Item[]> = {};
  for (const list of CORRECTION_LISTS) {
    const embedded = (correctionsOf(posting)[list] as Item[]).filter(
      (item) => !separate.has(hashOf(list, item)),
    );
    const added = [...separate.values()].flatMap((correction) =>
      correction?.list === list ? [correction.item] : [],
    );
    // Several people who correct one posting at once may exceed the limit. Embedded corrections are dropped first, then
    // those with the lowest hashes, so that every copy drops the same.
    lists[list] = [...embedded, ...added].slice(-MAX_CORRECTIONS);
  }
  const { title, company, description } = posting;
  return { title, company, description, ...withoutEmptyCorrections(lists as Corrections) };
}

/** The corrections of one posting that have their own keys, by hash. */
export function separateCorrections(
  settings: Y.Map<unknown>,
  id: string,
): Map<string, StoredCorrection> {
  const start = keyPrefix(id);
  const keys = correctionKeys(settings, id).sort();
  return new Map(
    keys.map((key) => [key.slice(start.length), settings.get(key) as StoredCorrection]),
  );
}

/** Writes the differences to the current corrections, one key each; the posting's value stays as it is. */
export function writeCorrections(
  settings: Y.Map<unknown>,
  id: string,
  posting: JobDescriptionInput,
  next: Corrections,
): void {
  const embedded = itemsByHash(posting);
  const current = itemsByHash(withCorrections(posting, separateCorrections(settings, id)));
  const nextItems = itemsByHash(next);
  for (const [hash, value] of nextItems) {
    if (isSame(current.get(hash), value)) continue;
    const key = keyPrefix(id) + hash;
    if (isSame(embedded.get(hash), value)) settings.delete(key);
    else settings.set(key, value);
  }
  for (const hash of current.keys()) {
    if (nextItems.has(hash)) continue;
    const key = keyPrefix(id) + hash;
    if (embedded.has(hash)) settings.set(key, null);
    else settings.delete(key);
  }
}

/** Deletes the corrections of a posting that have their own keys. */
export function dropCorrections(settings: Y.Map<unknown>, id: string): void {
  for (const key of correctionKeys(settings, id)) settings.delete(key);
}

function itemsByHash(corrections: Corrections): Map<string, NonNullable<StoredCorrection>> {
  const lists = correctionsOf(corrections);
  return new Map(
    CORRECTION_LISTS.flatMap((list) =>
      (lists[list] as Item[]).map((item) => [hashOf(list, item), { list, item }] as const),
    ),
  );
}

const isSame = (a: StoredCorrection | undefined, b: StoredCorrection) =>
  a !== undefined && JSON.stringify(a?.item) === JSON.stringify(b?.item);
