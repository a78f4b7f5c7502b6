/**
 * Finds the status of each word of a resume: claimed, negated, wished for, being learned … If
 * several apply, the one with the highest number (the weakest evidence) counts.
 */

import { matchesOf } from "#app/core/ats/words/matches-of.ts";
import { readSentence, sentenceEnd, tokenAt } from "#app/core/ats/words/sentences.ts";
import type { Token, TokenText } from "#app/core/ats/words/tokens.ts";
import { type Claims, STATUS, type Status } from "./claim-status.ts";
import { datedClaims } from "./claims-by-date.ts";
import type { Cue } from "./cue.ts";
import { scopeOf } from "./cue-scope.ts";
import { foreignCues } from "./cues-by-language.ts";
import { ABSENCE_CUES } from "./cues-of-absence.ts";
import { LEARNING_CUES } from "./cues-of-learning.ts";
import { OTHERS_CUES } from "./cues-of-others.ts";
import { headingBlocks } from "./heading-blocks.ts";
import { markIndirectWork } from "./indirect-work.ts";

/**
 * @param today for dates until which a license is valid, or after which a degree is expected
 * @param mainKinds kinds of indirect work, such as selling, that are the posting's job itself
 * (posting-indirect-work.ts)
 */
export function readClaims(
  text: TokenText,
  today: Date,
  mainKinds: ReadonlySet<Status> = new Set(),
): Claims {
  const { tokens } = text;
  const claims = new Uint8Array(tokens.length);
  for (const { from, to, status } of [...headingBlocks(text), ...datedClaims(text, today)])
    claims.fill(status, from, to);
  const cuesOfOtherLanguages = foreignCues(tokens);
  for (let from = 0; from < tokens.length; ) {
    const to = sentenceEnd(text, from);
    const cues = [...cuesIn(tokens, from, to), ...cuesOfOtherLanguages];
    if (cues.length > 0) markSentence(text, { from, to }, cues, claims);
    if (cuesOfOtherLanguages.length === 0) markIndirectWork(text, { from, to }, claims);
    from = to;
  }
  if (mainKinds.size > 0)
    for (let i = 0; i < claims.length; i++)
      if (mainKinds.has(claims[i] as Status)) claims[i] = STATUS.claimed;
  return claims;
}

const CUES_BY_WORD = new Map<string, Cue[]>();
for (const cue of [...ABSENCE_CUES, ...LEARNING_CUES, ...OTHERS_CUES])
  for (const word of cue.words) CUES_BY_WORD.set(word, [...(CUES_BY_WORD.get(word) ?? []), cue]);

function cuesIn(tokens: Token[], from: number, to: number): Set<Cue> {
  const cues = new Set<Cue>();
  for (let i = from; i < to; i++)
    for (const cue of CUES_BY_WORD.get((tokens[i] as Token).low) ?? []) cues.add(cue);
  return cues;
}

function markSentence(
  text: TokenText,
  range: { from: number; to: number },
  cues: Iterable<Cue>,
  claims: Claims,
): void {
  const sentence = readSentence(text, range.from, range.to);
  for (const cue of cues) {
    for (const match of matchesOf(sentence.text, cue.pattern)) {
      const words = match[0].trimEnd();
      if (words === "") continue;
      const cueRange = {
        from: tokenAt(sentence, match.index),
        to: tokenAt(sentence, match.index + words.length - 1) + 1,
      };
      const reach = scopeOf(text, range, cue, cueRange);
      for (let i = reach?.from ?? 0; i < (reach?.to ?? 0); i++)
        claims[i] = Math.max(claims[i] as number, cue.status);
    }
  }
}
