/**
 * The corrections of a posting, each a value of its own in the settings: two people may correct the same posting at
 * once, or one while offline. A posting's own value holds those that it was written with, as all did in earlier
 * releases; a correction beside it replaces or takes back the one of the same requirement there.
 */
import type * as Y from "yjs";
import {
  type Corrections,
  correctionsOf,
  type JobDescriptionInput,
  keptCorrections,
  MAX_CORRECTIONS,
} from "#app/core/resume/job-description.ts";
import { shortHash } from "#app/core/resume/short-hash.ts";

export const CORRECTION_PREFIX = "correction.";
/** The lists of a posting's corrections, and what each item is about; there is one for each. */
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
/** Null: taken back. */
type Kept = { list: CorrectionList; item: Item } | null;

export const CORRECTION_LISTS = Object.keys(LISTS) as CorrectionList[];
/** Of one posting. */
export const MAX_KEPT_CORRECTIONS = CORRECTION_LISTS.length * MAX_CORRECTIONS;
export const TOO_MANY_CORRECTIONS = `A posting keeps at most ${MAX_KEPT_CORRECTIONS} corrections`;

const keysFor = (id: string) => `${CORRECTION_PREFIX}${id}.`;

export const isCorrectionKey = (key: string): boolean => key.startsWith(CORRECTION_PREFIX);

/** Null if the key is none: the posting's id, and the name of the correction. */
export function partsOfCorrectionKey(key: string): { id: string; name: string } | null {
  const [, id, name, ...rest] = key.split(".");
  return isCorrectionKey(key) && id && name && rest.length === 0 ? { id, name } : null;
}

export function correctionKeys(settings: Y.Map<unknown>, id: string): string[] {
  const start = keysFor(id);
  return [...settings.keys()].filter((key) => key.startsWith(start));
}

const nameOf = (list: CorrectionList, item: Item) =>
  shortHash(`${list}\n${(LISTS[list] as (item: Item) => string)(item)}`);

/** @param kept by the names of their keys, in the order of these, which is the same for everyone */
export function withCorrections(
  posting: JobDescriptionInput,
  kept: ReadonlyMap<string, Kept>,
): JobDescriptionInput {
  if (kept.size === 0) return posting;
  const lists: Record<string, Item[]> = {};
  for (const list of CORRECTION_LISTS) {
    const own = (correctionsOf(posting)[list] as Item[]).filter(
      (item) => !kept.has(nameOf(list, item)),
    );
    const beside = [...kept.values()].flatMap((each) => (each?.list === list ? [each.item] : []));
    lists[list] = [...own, ...beside].slice(-MAX_CORRECTIONS);
  }
  const { title, company, description } = posting;
  return { title, company, description, ...keptCorrections(lists as Corrections) };
}

export function keptBeside(settings: Y.Map<unknown>, id: string): Map<string, Kept> {
  const start = keysFor(id);
  const keys = correctionKeys(settings, id).sort();
  return new Map(keys.map((key) => [key.slice(start.length), settings.get(key) as Kept]));
}

/** Writes what differs from what the posting shows, a key for each; its own value stays. */
export function writeCorrections(
  settings: Y.Map<unknown>,
  id: string,
  posting: JobDescriptionInput,
  next: Corrections,
): void {
  const own = itemsByName(posting);
  const shown = itemsByName(withCorrections(posting, keptBeside(settings, id)));
  const wanted = itemsByName(next);
  for (const [name, value] of wanted) {
    if (isSame(shown.get(name), value)) continue;
    const key = keysFor(id) + name;
    if (isSame(own.get(name), value)) settings.delete(key);
    else settings.set(key, value);
  }
  for (const name of shown.keys()) {
    if (wanted.has(name)) continue;
    const key = keysFor(id) + name;
    if (own.has(name)) settings.set(key, null);
    else settings.delete(key);
  }
}

export function dropCorrections(settings: Y.Map<unknown>, id: string): void {
  for (const key of correctionKeys(settings, id)) settings.delete(key);
}

function itemsByName(corrections: Corrections): Map<string, NonNullable<Kept>> {
  const lists = correctionsOf(corrections);
  return new Map(
    CORRECTION_LISTS.flatMap((list) =>
      (lists[list] as Item[]).map((item) => [nameOf(list, item), { list, item }] as const),
    ),
  );
}

const isSame = (one: Kept | undefined, other: Kept) =>
  one !== undefined && JSON.stringify(one?.item) === JSON.stringify(other?.item);
