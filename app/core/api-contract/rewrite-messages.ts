/** Messages for a failed rewrite of a resume's text by a language model. None contains text of its provider. */

export const NO_WRITING_MODEL =
  "AI rewriting isn't set up on this site. The site's operator can connect a model. The writing advice works without one.";

/** By the reason why there is nothing to send to the model. */
export const NOT_REWRITABLE = {
  "no field": "This text no longer exists",
  "no posting": "Save a job description first",
  "no content": "Add some content first",
} as const;

const UNCHANGED = "Nothing was changed.";

/** By the way in which the model failed. The route ends that of `busy` with the time: "5 seconds.". */
export const REWRITE_FAILURES = {
  refused: `The writing model refused the request. The site's operator should check its settings. ${UNCHANGED}`,
  busy: `The writing model is busy. ${UNCHANGED} Please try again in`,
  timeout: `The writing model took too long to answer. ${UNCHANGED}`,
  unusable: `The writing model returned an unusable answer. ${UNCHANGED}`,
} as const;

/**
 * For an answer that was discarded because it claims what its sources do not say.
 * @param added the words that the model added
 */
export function unsupportedClaimsMessage(
  added: readonly string[],
  kind: "line" | "tailor" | "summary",
): string {
  const claims = new Intl.ListFormat("en").format(added.map((claim) => `“${shorten(claim)}”`));
  const sources =
    kind === "summary" ? "your resume does" : "this line, its entry and your skills do";
  return `The model added ${claims}, which ${sources} not say. ${UNCHANGED}`;
}

/** In characters: about ten words, because screen readers read the message aloud. */
const MAX_CLAIM_LENGTH = 60;

const shorten = (claim: string) =>
  claim.length > MAX_CLAIM_LENGTH ? `${claim.slice(0, MAX_CLAIM_LENGTH).trimEnd()}…` : claim;
