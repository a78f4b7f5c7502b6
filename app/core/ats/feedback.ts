/** The report's sentences: first that of the score's band, then warnings, then suggestions. */
import type { ManipulationCheck } from "./evidence/manipulation.ts";
import { NAME_THE_WORK } from "./evidence/years-evidence.ts";
import { isScoredLanguage, LANGUAGE_NAMES } from "./language-names.ts";
import { TRUNCATION_NOTICE } from "./limits.ts";
import { bandOf, type Keyword, notScoredIn, type ReportLanguage } from "./report.ts";
import { keywordName } from "./requirement-summary.ts";

const MAX_SUGGESTIONS = 8;
/** Shares of copied text from which the report mentions it, and calls the resume a copy. */
const COPIED_NOTICE = 0.15;
const COPIED_MOSTLY = 0.6;
/** A resume of fewer words gets a warning that there is too little to judge. */
const FEW_WORDS = 60;

export interface FeedbackInput {
  score: number | null;
  keywords: Keyword[];
  manipulation: ManipulationCheck;
  /** Whether a text was longer than is read (limits.ts). */
  truncated: boolean;
  language: ReportLanguage;
  /** The resume's words that count. */
  words: number;
  /** Canonical terms that are not suggested, because the user said that they don't apply. */
  declined: ReadonlySet<string>;
  /** The points that showing only this keyword in full would add. */
  gainOf(keyword: Keyword): number;
  /** The alternatives that the posting accepts instead of a keyword. */
  othersOf(keyword: Keyword): Keyword[];
}

/** The first sentence is that of the band; suggestions begin with those that add most points. */
export function feedbackFor(input: FeedbackInput): string[] {
  const { keywords, declined, gainOf, othersOf } = input;
  const suggestions = keywords
    // Suggest only missing keywords, and years of experience that fall short.
    .filter(({ kind, found, credit }) => !found || (kind === "years" && credit < 1))
    .filter(({ canonical }) => !declined.has(canonical))
    // Picks by the missing weight, because texts without a score have no gains; orders by the gains.
    .sort((a, b) => missingWeight(b) - missingWeight(a))
    // Of several alternatives, only the first; its sentence names the others.
    .filter(
      (keyword, index, all) =>
        !othersOf(keyword).some((other) => all.slice(0, index).includes(other)),
    )
    .slice(0, MAX_SUGGESTIONS)
    .map((keyword) => ({ keyword, gain: input.score === null ? 0 : gainOf(keyword) }))
    .sort((a, b) => b.gain - a.gain)
    .map(({ keyword, gain }) => suggest(keyword, gain, othersOf(keyword)));
  return [firstSentence(input), ...warnings(input), ...suggestions];
}

/** The band's sentence, or that this language is not scored. */
function firstSentence({ score, language: { posting, resume } }: FeedbackInput): string {
  if (score !== null) return bandOf(score).sentence;
  const code = [posting, resume].find((each) => each !== null && !isScoredLanguage(each)) ?? "";
  return notScoredIn(code);
}

const missingWeight = ({ weight, credit }: Keyword) => weight * (1 - credit);

function warnings({
  score,
  keywords,
  manipulation,
  truncated,
  language,
  words,
}: FeedbackInput): string[] {
  const sentences: string[] = [];
  const { posting, resume } = language;
  if (score === null) {
    sentences.push(
      "Only names that are the same in every language are matched. Use the table as a checklist.",
    );
  } else if (posting && resume && posting !== resume) {
    sentences.push(
      `The job description is in ${LANGUAGE_NAMES[posting]}, your resume in ${LANGUAGE_NAMES[resume]}. Send a resume in the job description's language unless it asks for another.`,
    );
  }
  if (keywords.length === 0) {
    sentences.push(
      "We could not read any requirement in this posting. Paste its full text, with the list of what it asks for.",
    );
  }
  if (words < FEW_WORDS)
    sentences.push(
      "There is too little text in this resume to judge. Fill in your experience first.",
    );
  if (manipulation.copiedShare > COPIED_MOSTLY) {
    sentences.push(
      "This resume repeats the posting almost word for word. Repeated text counts for nothing; describe your own work.",
    );
  } else if (manipulation.copiedShare > COPIED_NOTICE) {
    sentences.push(
      "Part of this resume repeats the posting's own text or lists its words. That part counts for nothing.",
    );
  }
  if (manipulation.hasPromptInjection) {
    sentences.push(
      "A line of this resume talks to a machine instead of a reader. It counts for nothing, and recruiters who see it reject the resume.",
    );
  }
  if (truncated) {
    sentences.push(TRUNCATION_NOTICE);
  }
  return sentences;
}

/** Suggests a keyword in the posting's words, with the points that it alone would add. */
function suggest(keyword: Keyword, gain: number, others: Keyword[]): string {
  const { kind, credit, requirement, discountedBecause } = keyword;
  const points = gain >= 1 ? ` (up to +${gain})` : "";
  const asked = [keyword, ...others].map(keywordName).join(" or ");
  const asks = `${requirement === "preferred" ? "Preferred" : "Required"}: ${asked}.`;
  if (kind === "years") {
    const shown = discountedBecause ?? "Your dates don't show it.";
    // Otherwise the sentence says what to do.
    return shown.includes(NAME_THE_WORK)
      ? `${asks} ${shown}`
      : `${asks} ${shown} Check that every job has dates.`;
  }
  if (kind === "title")
    return `Job title: ${asked}. If you have held it, or one like it, use this title${points}.`;
  if (kind === "education") return `${asks} If you have it, add its full name${points}.`;
  if (kind === "soft")
    return `${asks} If it fits, show it with an example from your work${points}.`;
  // It is mentioned but counts little, so adding it again would not help.
  if (credit > 0 && discountedBecause)
    return `${asks} ${discountedBecause.replace(/\.$/, "")}${points}.`;
  return `${asks} If you have ${others.length > 0 ? "one of them" : "it"}, add it${points}.`;
}
