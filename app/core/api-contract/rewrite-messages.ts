/** Messages for a failed rewrite. None contains text of the model's provider. */

export const NO_WRITING_MODEL =
  "AI rewriting isn't set up on this site. The site's operator can connect a model. The writing advice works without one.";

export const NOT_REWRITABLE = {
  "no field": "This text no longer exists",
  "no posting": "Save a job description first",
  "no content": "Add some content first",
} as const;

const UNCHANGED = "Nothing was changed.";

export const REWRITE_FAILURES = {
  refused: `The writing model refused the request. The site's operator should check its settings. ${UNCHANGED}`,
  busy: `The writing model is busy. ${UNCHANGED} Please try again in`,
  timeout: `The writing model took too long to answer. ${UNCHANGED}`,
  unusable: `The writing model returned an unusable answer. ${UNCHANGED}`,
} as const;

export function unsupportedClaimsMessage(
  added: readonly string[],
  kind: "line" | "tailor" | "summary",
): string {
  const claims = new Intl.ListFormat("en").format(added.map((claim) => `“${shorten(claim)}”`));
  const sources =
    kind === "summary" ? "your resume does" : "this line, its entry and your skills do";
  return `The model added ${claims}, which ${sources} not say. ${UNCHANGED}`;
}

/** Shortened, because screen readers read the message aloud. */
const shorten = (claim: string) => (claim.length > 60 ? `${claim.slice(0, 60).trimEnd()}…` : claim);
