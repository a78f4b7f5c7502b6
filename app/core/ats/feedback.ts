/** What the report says in sentences: the band's first, then warnings, then what would help most. */
import type { Guarded } from "./evidence/guards.ts";
import { isScoredLanguage, LANGUAGE_NAMES } from "./language-names.ts";
import { TEXTS_CUT } from "./limits.ts";
import { bandOf, type Keyword, notScoredIn, type ReportLanguage } from "./report.ts";
import { keywordName } from "./requirement-summary.ts";

const MAX_SUGGESTIONS = 8;
const COPIED_NOTICE = 0.15;

export interface Told {
  score: number | null;
  keywords: Keyword[];
  guarded: Guarded;
  truncated: boolean;
  language: ReportLanguage;
  words: number;
  /** Canonical terms that are not suggested, since the person said they are not true. */
  declined: ReadonlySet<string>;
  /** Points that showing a keyword fully would bring, and nothing else. */
  gainOf(keyword: Keyword): number;
  /** Which others the posting takes in a keyword's place. */
  othersOf(keyword: Keyword): Keyword[];
}

export function feedbackFor(told: Told): string[] {
  const { keywords, declined, gainOf, othersOf } = told;
  const suggestions = keywords
    // Only what is missing; of years, also what is too few.
    .filter(({ kind, found, credit }) => !found || (kind === "years" && credit < 1))
    .filter(({ canonical }) => !declined.has(canonical))
    .sort((a, b) => stillToShow(b) - stillToShow(a))
    .filter(
      (keyword, at, all) => !othersOf(keyword).some((other) => all.slice(0, at).includes(other)),
    )
    .slice(0, MAX_SUGGESTIONS)
    .map((keyword) => ({ keyword, gain: told.score === null ? 0 : gainOf(keyword) }))
    .sort((a, b) => b.gain - a.gain)
    .map(({ keyword, gain }) => suggest(keyword, gain, othersOf(keyword)));
  return [leadOf(told), ...warnings(told), ...suggestions];
}

/** The band's sentence, or why there is none. */
function leadOf({ score, language: { posting, resume } }: Told): string {
  if (score !== null) return bandOf(score).sentence;
  const code = [posting, resume].find((each) => each !== null && !isScoredLanguage(each)) ?? "";
  return notScoredIn(code);
}

const stillToShow = ({ weight, credit }: Keyword) => weight * (1 - credit);

function warnings({ score, keywords, guarded, truncated, language, words }: Told): string[] {
  const said: string[] = [];
  const { posting, resume } = language;
  if (score === null) {
    said.push(
      "Only names that are the same in every language are matched. Use the table as a checklist.",
    );
  } else if (posting && resume && posting !== resume) {
    said.push(
      `The job description is in ${LANGUAGE_NAMES[posting]}, your resume in ${LANGUAGE_NAMES[resume]}. Send a resume in the job description's language unless it asks for another.`,
    );
  }
  if (keywords.length === 0) {
    said.push(
      "We could not read any requirement in this posting. Paste its full text, with the list of what it asks for.",
    );
  }
  if (words < 60)
    said.push("There is too little text in this resume to judge. Fill in your experience first.");
  if (guarded.copiedShare > 0.6) {
    said.push(
      "This resume repeats the posting almost word for word. Repeated text counts for nothing; describe your own work.",
    );
  } else if (guarded.copiedShare > COPIED_NOTICE) {
    said.push(
      "Part of this resume repeats the posting's own text or lists its words. That part counts for nothing.",
    );
  }
  if (guarded.addressesMachine) {
    said.push(
      "A line of this resume talks to a machine instead of a reader. It counts for nothing, and recruiters who see it reject the resume.",
    );
  }
  if (truncated) {
    said.push(TEXTS_CUT);
  }
  return said;
}

/** In the posting's own words, with what it would bring by itself; together they may bring less. */
function suggest(keyword: Keyword, gain: number, others: Keyword[]): string {
  const { kind, found, credit, requirement, discountedBecause } = keyword;
  const points = gain >= 1 ? ` (up to +${gain})` : "";
  const asked = [keyword, ...others].map(keywordName).join(" or ");
  const lead = `${requirement === "preferred" ? "Preferred" : "Required"}: ${asked}.`;
  if (kind === "years") {
    const shown = found && discountedBecause ? discountedBecause : "Your dates don't show it.";
    return `${lead} ${shown} Check that every job has dates.`;
  }
  if (kind === "title")
    return `Job title: ${asked}. If you have held it, or one like it, use this title${points}.`;
  if (kind === "education") return `${lead} If you have it, add its full name${points}.`;
  if (kind === "soft")
    return `${lead} If it fits, show it with an example from your work${points}.`;
  // Mentioned, and not believed: to add it once more would not help.
  if (credit > 0 && discountedBecause)
    return `${lead} ${discountedBecause.replace(/\.$/, "")}${points}.`;
  return `${lead} If you have ${others.length > 0 ? "one of them" : "it"}, add it${points}.`;
}
