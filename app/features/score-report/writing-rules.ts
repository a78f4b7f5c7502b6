/** The rules of writing advice (core/writing-advice), with their labels. */
import type { Rule } from "#app/core/writing-advice/finding.ts";
import { TEXTS } from "./texts.ts";

export const RULE_LABELS: Record<Rule, string> = {
  month: TEXTS.misspelledMonth,
  "weak-verb": TEXTS.weakVerb,
  "no-number": TEXTS.noNumber,
  tense: TEXTS.tense,
  passive: TEXTS.passive,
  length: TEXTS.length,
  repetition: TEXTS.repetition,
  "first-person": TEXTS.firstPerson,
  cliche: TEXTS.cliche,
};
export const RULES = Object.keys(RULE_LABELS) as Rule[];
