/** What people are told where a text was not rewritten. None of it is the provider's own words. */

export const NO_WRITING_MODEL =
  "No writing model is connected here. Whoever runs this copy can connect one; the advice on wording works without.";

export const NOT_REWRITABLE = {
  "no field": "There is no such text to rewrite",
  "no posting": "Save a job description first",
  "no content": "There is nothing to write about yet",
} as const;

const UNCHANGED = "Nothing was changed.";

export const REWRITE_FAILURES = {
  refused: `The writing model refused the request. Whoever runs this copy should check its settings. ${UNCHANGED}`,
  busy: `The writing model is busy. ${UNCHANGED} Please try again in`,
  timeout: `The writing model took too long to answer. ${UNCHANGED}`,
  unusable: `The writing model gave no answer that could be used. ${UNCHANGED}`,
} as const;

export function addedMessage(
  added: readonly string[],
  kind: "line" | "tailor" | "summary",
): string {
  const what = new Intl.ListFormat("en").format(added.map((one) => `“${shorten(one)}”`));
  const where = kind === "summary" ? "your resume does" : "this line, its entry and your skills do";
  return `The model added ${what}, which ${where} not say. ${UNCHANGED}`;
}

/** It is read out as an alert. */
const shorten = (one: string) => (one.length > 60 ? `${one.slice(0, 60).trimEnd()}…` : one);
