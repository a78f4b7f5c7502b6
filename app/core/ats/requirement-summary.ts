/**
 * Counts and lists a report's requirements. Every screen, export and API response takes them from
 * here, so they agree (docs/decisions/0031): requirements are must-haves and nice-to-haves, and
 * each is shown or missing. In reports, a requirement is a Keyword, and `found` if it is shown.
 */
import type { Keyword } from "./report.ts";

export interface Count {
  shown: number;
  of: number;
}

export interface RequirementSummary {
  /** "Keywords found" of "total keywords" in the specification [spec 7]. */
  requirements: Count;
  mustHaves: Count;
  niceToHaves: Count;
  /** The number of shown requirements that count only in part. */
  partlyShown: number;
  /** Sorted by the weight that is still to be gained, highest first. */
  shown: Keyword[];
  /** In the lists of what is missing, must-haves come first, then the highest weight. */
  missingSkills: Keyword[];
  /** Title, degree and years. */
  missingOthers: Keyword[];
  missingMustHaves: Keyword[];
}

const isMustHave = ({ requirement }: Keyword) => requirement === "required";
const isSkill = ({ kind }: Keyword) => kind === "hard" || kind === "soft";
const missingWeight = ({ weight, credit }: Keyword) => weight * (1 - credit);

export function summarizeRequirements(keywords: readonly Keyword[]): RequirementSummary {
  const sorted = [...keywords].sort((a, b) => missingWeight(b) - missingWeight(a));
  const unshown = sorted.filter(({ found }) => !found);
  const missingMustHaves = unshown.filter(isMustHave);
  const missing = [...missingMustHaves, ...unshown.filter((keyword) => !isMustHave(keyword))];
  return {
    requirements: countOf(keywords),
    mustHaves: countOf(keywords.filter(isMustHave)),
    niceToHaves: countOf(keywords.filter((keyword) => !isMustHave(keyword))),
    partlyShown: keywords.filter(({ found, credit }) => found && credit < 1).length,
    shown: sorted.filter(({ found }) => found),
    missingSkills: missing.filter(isSkill),
    missingOthers: missing.filter((keyword) => !isSkill(keyword)),
    missingMustHaves,
  };
}

const countOf = (keywords: readonly Keyword[]): Count => ({
  shown: keywords.filter(({ found }) => found).length,
  of: keywords.length,
});

/** Identifies a requirement within its report, and again in the report after an edit. */
export const keywordKey = ({ canonical, requirement }: Keyword): string =>
  `${canonical} ${requirement}`;

/**
 * The name in the job description's words; years, soft skills and degrees have names of our own.
 */
export function keywordName({ kind, term, surface }: Keyword): string {
  const usesOurName = kind === "years" || kind === "soft" || kind === "education";
  // If only capitals differ, our name has the right ones: PostgreSQL for postgresql.
  const isSame = surface.toLowerCase() === term.toLowerCase();
  const text = usesOurName || isSame ? term : surface;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const countTexts = ({ shown, of }: Count, name: string) =>
  of > 0 ? [`${shown} of ${of} ${name}`] : [];

/** `5 of 7`: the specification's keywords found [spec 2]. */
export const foundText = ({ requirements: { shown, of } }: RequirementSummary): string =>
  `${shown} of ${of}`;

/** `3 of 4 must-haves, 2 of 3 nice-to-haves; 1 only partly shown`; "" without requirements. */
export function breakdownText({ mustHaves, niceToHaves, partlyShown }: RequirementSummary): string {
  const parts = [
    ...countTexts(mustHaves, "must-haves"),
    ...countTexts(niceToHaves, "nice-to-haves"),
  ];
  return `${parts.join(", ")}${partlyShown > 0 ? `; ${partlyShown} only partly shown` : ""}`;
}

/**
 * `3 of 4 must-haves shown`, or nice-to-haves if there are no must-haves; null without
 * requirements.
 */
export function headlineText({ mustHaves, niceToHaves }: RequirementSummary): string | null {
  const [text] = [
    ...countTexts(mustHaves, "must-haves"),
    ...countTexts(niceToHaves, "nice-to-haves"),
  ];
  return text === undefined ? null : `${text} shown`;
}

/** The text in place of an empty list of missing skills. */
export function noMissingSkillsText({ requirements, missingOthers }: RequirementSummary): string {
  if (requirements.of === 0) return "We found no requirements in the job description.";
  return missingOthers.length > 0
    ? "No skill is missing, but other requirements are."
    : "Nothing is missing.";
}

/** The text in place of an empty list of suggestions. */
export function noSuggestionsText({ requirements: { shown, of } }: RequirementSummary): string {
  if (of === 0) return "We found no requirements in the job description.";
  return shown === of
    ? "Your resume shows every requirement of the job description."
    : "No suggestions are left: you marked what is missing as not true for you.";
}

/** At most this many names per sentence; the rest are counted. */
const MAX_NAMES = 4;

/** The check of must-haves before a resume is sent; null if there are none. */
export function mustHavesCheck({
  mustHaves: { of },
  missingMustHaves,
}: RequirementSummary): { isMet: boolean; text: string } | null {
  const count = missingMustHaves.length;
  if (of === 0) return null;
  if (count === 0) return { isMet: true, text: "Every must-have of the job description is shown." };
  const named = missingMustHaves.slice(0, MAX_NAMES).map(keywordName).join(", ");
  const more = count > MAX_NAMES ? ` and ${count - MAX_NAMES} more` : "";
  const verb = count === 1 ? "is" : "are";
  return { isMet: false, text: `${count} of ${of} must-haves ${verb} not shown: ${named}${more}.` };
}
