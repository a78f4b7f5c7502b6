/** Labels of the writing rules. */
import type { Rule } from "#app/core/writing-advice/finding.ts";

export const RULE_LABELS: Record<Rule, string> = {
  month: "Misspelled month",
  "weak-verb": "Weak verb",
  "no-number": "No number",
  tense: "Tense",
  passive: "Passive",
  length: "Length",
  repetition: "Repetition",
  "first-person": "First person",
  cliche: "Cliché",
};
export const RULES = Object.keys(RULE_LABELS) as Rule[];
