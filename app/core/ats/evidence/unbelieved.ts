/** Why a name that stands in a resume counts for nothing there, where no other part of it is evidence. */
import type { Requirement } from "#app/core/ats/posting/requirement.ts";
import type { Phrase } from "#app/core/ats/words/phrase.ts";
import type { Token } from "#app/core/ats/words/tokens.ts";
import type { Evidence } from "./evidence-type.ts";
import type { ReadResume } from "./read-resume.ts";

const COPIED = "Named only where the resume repeats the job description or lists its words.";
const TO_MACHINES = "Named only in text that is addressed to software.";
const COPIED_OR_TO_MACHINES =
  "Named only in text that repeats the job description or is addressed to software.";
const UNFINISHED = "Named only in a line that ends before it says what you did.";

/** Adds place and reason to a requirement that is named in nothing but hidden text; its credit stays 0. */
export function withHiddenMention(
  requirement: Requirement,
  evidence: Evidence,
  resume: ReadResume,
): Evidence {
  const isSkill = requirement.kind === "hard" || requirement.kind === "soft";
  if (evidence.at !== null || evidence.credit > 0 || !isSkill) return evidence;
  const at = hiddenPlaceOf(requirement.words, resume);
  if (!at) return evidence;
  const reason = resume.unfinished?.[at.from] === 1 ? UNFINISHED : guardReason(resume);
  return { ...evidence, at, reason, discountedBecause: reason };
}

/** Personal details are left out: a name or a town there is no claim, and no business of a score. */
function hiddenPlaceOf(words: readonly string[], resume: ReadResume): Phrase | null {
  const { guarded, unfinished, text } = resume;
  const [first] = words;
  if (first === undefined) return null;
  const { tokens } = text;
  for (let from = 0; from + words.length <= tokens.length; from++) {
    if ((tokens[from] as Token).fold !== first) continue;
    if (guarded.hidden[from] !== 1 && unfinished?.[from] !== 1) continue;
    if (words.every((word, k) => tokens[from + k]?.fold === word))
      return { from, to: from + words.length };
  }
  return null;
}

function guardReason({ guarded: { addressesMachine, copiedShare } }: ReadResume): string {
  if (!addressesMachine) return COPIED;
  return copiedShare > 0 ? COPIED_OR_TO_MACHINES : TO_MACHINES;
}
