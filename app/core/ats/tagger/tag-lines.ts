/**
 * Features of the tagger (tag-features.ts) that come from a word's clause and from the known names
 * (terms of the dictionary) around it. All numbers are codes whose only meaning is to differ; they
 * are as in training.
 */

import { mix } from "#app/core/ats/hash.ts";
import type { LineKind } from "#app/core/ats/posting/line-kind.ts";
import type { Clause } from "#app/core/ats/posting/posting-lines.ts";
import type { Term } from "#app/core/ats/words/dictionary.ts";
import type { Hit } from "#app/core/ats/words/find-terms.ts";
import { isSoftware } from "#app/core/ats/words/terms.ts";
import type { Token } from "#app/core/ats/words/tokens.ts";

/** Names up to this many words away are near. */
const NEAR_WORDS = 6;
/** Higher numbers of names count as this. */
const MANY_NAMES = 8;

/** The largest number of words of a clause in each class of lengths, as in training. */
const LENGTH_CLASSES = [2, 5, 12, 25, Number.POSITIVE_INFINITY];

/** Words with which postings ask for something. */
const ASKING = new Set(
  "experience knowledge understanding familiarity familiar proficiency proficient expertise skilled skill skills background competence exposure fluent degree certification ability able".split(
    " ",
  ),
);
/** Numbers of the kinds of lines, as in training; kinds that are missing here are OTHER_KIND. */
const LINE: Partial<Record<LineKind, number>> = { required: 1, plain: 2, duty: 2, preferred: 3 };
const OTHER_KIND = 4;

/**
 * A code for each token: the kind of the dictionary's name that it is part of, whether that is also an
 * ordinary word, and whether the token is its first; 0 outside names.
 */
export function namesOf(count: number, hits: Hit[]): Int32Array {
  const names = new Int32Array(count);
  for (const { from, to, isInsideLongerHit, form } of hits) {
    if (isInsideLongerHit) continue;
    const base = 1 + 2 * groupOf(form.term) + (form.needsContext ? 16 : 0);
    for (let i = from; i < to; i++) names[i] = base + (i > from ? 1 : 0);
  }
  return names;
}

/** Shared by all trades, software, other trades; soft skills; degrees. */
function groupOf(term: Term): number {
  if (term.kind !== "hard") return term.kind === "soft" ? 3 : 4;
  if (term.trade < 0) return 0;
  return isSoftware(term) ? 1 : 2;
}

/** A number for each token. */
interface Lines {
  /** The kind of its clause, whether that asks for something, and whether it is a heading. */
  kind: Int32Array;
  /** Its position in the clause, at most 4. */
  place: Int32Array;
  /** The length of the clause, in five classes. */
  length: Int32Array;
  /** The hash of the clause's first word. */
  first: Int32Array;
  /** A hash of the last word of ASKING before it and of the distance from there; 0 without one. */
  asked: Int32Array;
}

/** @param words the hash of each token's word */
export function linesOf(tokens: Token[], clauses: Clause[], words: Int32Array): Lines {
  const make = () => new Int32Array(tokens.length);
  const lines = { kind: make(), place: make(), length: make(), first: make(), asked: make() };
  for (const { from, to, kind, isRequirement, isHeading } of clauses) {
    const size = to - from;
    const length = 1 + LENGTH_CLASSES.findIndex((longest) => size <= longest);
    const line = (LINE[kind] ?? OTHER_KIND) + (isRequirement ? 5 : 0) + (isHeading ? 10 : 0);
    let asking = 0;
    let distance = 0;
    for (let i = from; i < to; i++) {
      lines.kind[i] = line;
      lines.place[i] = Math.min(i - from, 4);
      lines.length[i] = length;
      lines.first[i] = words[from] as number;
      lines.asked[i] = asking ? mix(asking, Math.min(3, distance >> 2), 0) : 0;
      distance++;
      if (!ASKING.has((tokens[i] as Token).low)) continue;
      asking = words[i] as number;
      distance = 0;
    }
  }
  return lines;
}

/** For each word, the number of words near it that belong to names, at most MANY_NAMES. */
export function namesNear(name: Int32Array): Uint8Array {
  const near = new Uint8Array(name.length);
  let count = 0;
  for (let i = -NEAR_WORDS; i < name.length; i++) {
    if (name[i + NEAR_WORDS]) count++;
    if (name[i - NEAR_WORDS - 1]) count--;
    if (i >= 0) near[i] = Math.min(count - (name[i] ? 1 : 0), MANY_NAMES);
  }
  return near;
}
