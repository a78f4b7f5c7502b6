/**
 * Finds the status of each word of a resume: claimed, negated, wished for, being learned … If
 * several cues apply, the one with the highest number (the weakest evidence) counts.
 */

import { plainLetters } from "#app/core/ats/languages/rules.ts";
import { matchesOf } from "#app/core/ats/words/matches-of.ts";
import { readSentence, sentenceEnd, tokenAt } from "#app/core/ats/words/sentences.ts";
import { GAP, type Token, type TokenText } from "#app/core/ats/words/tokens.ts";
import { type Claims, STATUS, type Status } from "./claim-status.ts";
import { datedClaims } from "./claims-by-date.ts";
import type { Cue } from "./cue.ts";
import { scopeOf } from "./cue-scope.ts";
import { foreignCues } from "./cues-by-language.ts";
import { ABSENCE_CUES } from "./cues-of-absence.ts";
import { CREDENTIAL_CUES } from "./cues-of-credentials.ts";
import { LEARNING_CUES } from "./cues-of-learning.ts";
import { OTHER_PEOPLE_CUES } from "./cues-of-other-people.ts";
import { headingBlocks } from "./heading-blocks.ts";
import { markIndirectWork } from "./indirect-work.ts";
import { unfinishedDegrees } from "./unfinished-degrees.ts";

/**
 * @param today for dates until which a license is valid, or after which a degree is expected
 * @param jobKinds kinds of indirect work that are the posting's job itself (posting-indirect-work.ts):
 * if the job is selling, selling a product counts as a claim
 * @returns one of STATUS for each token
 */
export function readClaims(
  text: TokenText,
  today: Date,
  jobKinds: ReadonlySet<Status> = new Set(),
): Claims {
  const { tokens } = text;
  const statuses: Claims = new Uint8Array(tokens.length);
  // What a date or the degree's own line says replaces what the heading above it says.
  for (const { from, to, status } of [
    ...headingBlocks(text),
    ...datedClaims(text, today),
    ...unfinishedDegrees(text),
  ])
    statuses.fill(status, from, to);
  // These have no trigger words, so they are tried on every sentence.
  const cuesOfOtherLanguages = foreignCues(tokens);
  for (let from = 0; from < tokens.length; ) {
    const to = sentenceEnd(text, from);
    const cues = [...cuesIn(tokens, from, to), ...cuesOfOtherLanguages];
    if (cues.length > 0) markSentence(text, { from, to }, cues, statuses);
    // Its rules are English only.
    if (cuesOfOtherLanguages.length === 0) markIndirectWork(text, { from, to }, statuses);
    from = to;
  }
  markNonNames(text, statuses);
  if (jobKinds.size > 0)
    for (let i = 0; i < statuses.length; i++)
      if (jobKinds.has(statuses[i] as Status)) statuses[i] = STATUS.claimed;
  return statuses;
}

/** Licenses of people; `non-GAAP` and `non-OEM` are kinds of work. */
const LICENSE = /^(?:CDL|HGV|LGV|RN|LPN|LVN|CNA|EMT|NP|PA|MD|CPA|PE|PMP)s?$/;

/**
 * Marks the name in `non-CDL` as denied, but not `non` itself, so that `non-CDL` is shown if a posting asks
 * for just that.
 */
function markNonNames({ tokens, isAllSameCase }: TokenText, statuses: Claims): void {
  if (isAllSameCase) return;
  for (const [index, { raw, gap }] of tokens.entries())
    if (tokens[index - 1]?.low === "non" && gap <= GAP.hyphen && LICENSE.test(raw))
      statuses[index] = STATUS.negated;
}

const CUES_BY_WORD = new Map<string, Cue[]>();
for (const cue of [...ABSENCE_CUES, ...CREDENTIAL_CUES, ...LEARNING_CUES, ...OTHER_PEOPLE_CUES])
  for (const word of cue.words) CUES_BY_WORD.set(word, [...(CUES_BY_WORD.get(word) ?? []), cue]);

/** The cues with a trigger word in a token range. */
function cuesIn(tokens: Token[], from: number, to: number): Set<Cue> {
  const cues = new Set<Cue>();
  for (let i = from; i < to; i++)
    for (const cue of CUES_BY_WORD.get((tokens[i] as Token).low) ?? []) cues.add(cue);
  return cues;
}

/** Lowers the statuses of the words that the cues of a sentence apply to, in place. */
function markSentence(
  text: TokenText,
  range: { from: number; to: number },
  cues: Iterable<Cue>,
  statuses: Claims,
): void {
  const sentence = readSentence(text, range.from, range.to);
  const plain = plainLetters(sentence.text);
  for (const cue of cues) {
    for (const match of matchesOf(plain, cue.pattern)) {
      const words = match[0].trimEnd();
      if (words === "") continue;
      const cueRange = {
        from: tokenAt(sentence, match.index),
        to: tokenAt(sentence, match.index + words.length - 1) + 1,
      };
      const scope = scopeOf(text, range, cue, cueRange);
      if (!scope) continue;
      for (let i = scope.from; i < scope.to; i++)
        statuses[i] = Math.max(statuses[i] as number, cue.status);
    }
  }
}
