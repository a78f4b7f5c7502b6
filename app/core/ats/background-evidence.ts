/** Title, years and degree: what a resume shows of them, and how much of it counts. */
import { degreesIn } from "./degrees.ts";
import type { Evidence } from "./evidence-type.ts";
import { findTitle } from "./job-title.ts";
import type { ReadResume } from "./read-resume.ts";
import type { Requirement } from "./requirement.ts";
import { rangeAt } from "./tokens.ts";
import { yearsShown } from "./years.ts";

export function titleEvidence(
  { title }: Requirement,
  { text, guarded }: ReadResume,
): Evidence | null {
  const found = title && findTitle(text, title, (at) => guarded.hidden[at] === 1);
  if (!found) return null;
  const { share, credit, isSought } = found;
  return {
    how: share === 1 ? "exact" : share >= 0.8 ? "alias" : "nearby",
    credit,
    at: found,
    discountedBecause: isSought
      ? "Named as a job you look for, not as one you have held."
      : share === 1
        ? null
        : "A related title, not the same one.",
  };
}

export function yearsEvidence(
  { amount }: Requirement,
  { text, guarded }: ReadResume,
): Evidence | null {
  const shown = yearsShown(text.clean.text.toLowerCase());
  const at = shown && rangeAt(text, shown.start, shown.end);
  if (!shown || shown.years < 1 || (at && guarded.hidden[at.from])) return null;
  const credit = Math.min(1, shown.years / amount);
  if (credit < 0.5) return null;
  const why = `Your dates add up to about ${shown.years} ${shown.years === 1 ? "year" : "years"}.`;
  return {
    how: credit === 1 ? "exact" : "nearby",
    credit,
    at,
    discountedBecause: credit === 1 ? null : why,
  };
}

export function degreeEvidence(
  { amount }: Requirement,
  { text, guarded }: ReadResume,
): Evidence | null {
  const isHidden = (start: number, end: number) => {
    const at = rangeAt(text, start, end);
    return at !== null && guarded.hidden[at.from] === 1;
  };
  const shown = degreesIn(text.clean.text).filter(({ start, end }) => !isHidden(start, end));
  const enough = shown.find(({ level }) => level >= amount);
  // A lower degree is another degree.
  if (!enough) return null;
  return {
    how: enough.level === amount ? "exact" : "alias",
    credit: 1,
    at: rangeAt(text, enough.start, enough.end),
    discountedBecause: null,
  };
}
