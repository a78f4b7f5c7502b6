/**
 * Explains why a skill doesn't count that a resume names only in hidden text or unfinished lines.
 */
import type { Requirement } from "#app/core/ats/posting/requirement.ts";
import { pushTo } from "#app/core/ats/words/phrase-index.ts";
import type { TokenRange } from "#app/core/ats/words/token-range.ts";
import type { Token } from "#app/core/ats/words/tokens.ts";
import type { AnalyzedResume } from "./analyze-resume.ts";
import type { Evidence } from "./evidence-type.ts";

const COPIED = "Named only where the resume repeats the job description or lists its words.";
const TO_MACHINES = "Named only in text that is addressed to software.";
const COPIED_OR_TO_MACHINES =
  "Named only in text that repeats the job description or is addressed to software.";
const UNFINISHED = "Named only in a line that ends before it says what you did.";

/** Token positions by folded word. */
type HiddenPlaces = ReadonlyMap<string, readonly number[]>;

/** Adds position and reason to a requirement that only hidden text names; its credit stays 0. */
export function withHiddenMention(
  requirement: Requirement,
  evidence: Evidence,
  resume: AnalyzedResume,
  places: HiddenPlaces,
): Evidence {
  const isSkill = requirement.kind === "hard" || requirement.kind === "soft";
  if (evidence.at !== null || evidence.credit > 0 || !isSkill) return evidence;
  const at = hiddenPlaceOf(requirement.words, resume, places);
  if (!at) return evidence;
  const reason = resume.unfinished?.[at.from] === 1 ? UNFINISHED : manipulationReason(resume);
  return { ...evidence, at, reason, discountedBecause: reason };
}

/**
 * The first hidden mention of all the words in a row. `places` leave out personal details: a name or
 * town there claims nothing and must not affect a score.
 */
function hiddenPlaceOf(
  words: readonly string[],
  { text: { tokens } }: AnalyzedResume,
  places: HiddenPlaces,
): TokenRange | null {
  for (const from of places.get(words[0] ?? "") ?? []) {
    if (words.every((word, k) => tokens[from + k]?.fold === word))
      return { from, to: from + words.length };
  }
  return null;
}

/** The positions of each word in text that manipulation.ts hides and in unfinished lines. */
export function hiddenPlaces({ manipulation, unfinished, text }: AnalyzedResume): HiddenPlaces {
  const places = new Map<string, number[]>();
  for (let at = 0; at < text.tokens.length; at++)
    if (manipulation.hidden[at] === 1 || unfinished?.[at] === 1)
      pushTo(places, (text.tokens[at] as Token).fold, at);
  return places;
}

function manipulationReason({
  manipulation: { hasPromptInjection, copiedShare },
}: AnalyzedResume): string {
  if (!hasPromptInjection) return COPIED;
  return copiedShare > 0 ? COPIED_OR_TO_MACHINES : TO_MACHINES;
}
