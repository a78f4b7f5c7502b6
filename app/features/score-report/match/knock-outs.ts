/** The posting's yes-or-no conditions for the report's page. */
import { cleanText } from "#app/core/ats/clean-text.ts";
import { readKnockouts } from "#app/core/ats/knockouts.ts";
import type { AtsReport, Knockout } from "#app/core/ats/report.ts";

/** A report from before they were part of it says nothing of the resume. */
export const knockOutsOf = (posting: string, { knockouts }: AtsReport): Knockout[] =>
  knockouts ??
  readKnockouts(cleanText(posting), posting).map(({ kind: { name }, text }) => ({
    name,
    text,
    state: "unknown",
    where: null,
  }));
