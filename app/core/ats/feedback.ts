/** What the report says in sentences: the band's first, then warnings, then what would help most. */
import type { Guarded } from "./guards.ts";
import { isScoredLanguage, LANGUAGE_NAMES } from "./language-names.ts";
import { TEXTS_CUT } from "./limits.ts";
import { bandOf, type Keyword, notScoredIn, type ReportLanguage } from "./report.ts";

const MAX_SUGGESTIONS = 8;
const COPIED_NOTICE = 0.15;

export interface Told {
  score: number | null;
  keywords: Keyword[];
  guarded: Guarded;
  truncated: boolean;
  language: ReportLanguage;
  words: number;
  /** Points that showing a keyword fully would bring, and nothing else. */
  gainOf(keyword: Keyword): number;
  /** Which others the posting takes in a keyword's place. */
  othersOf(keyword: Keyword): Keyword[];
}

export function feedbackFor(told: Told): string[] {
  const { keywords, gainOf, othersOf } = told;
  const suggestions = keywords
    // What another stands for is not in the resume: the other one is to be shown better.
    .filter(({ credit, how }) => credit < 1 && how !== "alternative")
    .sort((a, b) => stillToShow(b) - stillToShow(a))
    .filter(
      (keyword, at, all) => !othersOf(keyword).some((other) => all.slice(0, at).includes(other)),
    )
    .slice(0, MAX_SUGGESTIONS)
    .map((keyword) => ({ keyword, gain: gainOf(keyword) }))
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

function suggest(keyword: Keyword, gain: number, others: Keyword[]): string {
  const { term, kind, found, requirement } = keyword;
  // Each is reckoned by itself: together they may bring less, and never more than is left.
  const points = gain >= 1 ? ` (about ${gain} ${gain === 1 ? "point" : "points"} on its own)` : "";
  if (kind === "years") {
    return found
      ? `The posting asks for ${term}; ${lowerFirst(keyword.discountedBecause ?? "your dates show less.")} Check that every job has its dates.`
      : `The posting asks for ${term}, and your dates do not show it. Check that every job has its dates.`;
  }
  if (kind === "title") {
    return `The posting is for "${term}". If you have held that title or one like it, name it as the posting does${points}.`;
  }
  if (!found && kind === "education") {
    return `The posting asks for ${withArticle(term)}. Add yours with its full name only if you have it${points}.`;
  }
  if (!found && kind === "soft") {
    return `Show ${lowerFirst(term)} with an example from your work, if you have one${points}.`;
  }
  if (!found) {
    const instead = others.map((other) => `, or ${other.term}`).join("");
    const wish = requirement === "preferred" ? "would like" : "asks for";
    return `Add "${term}" only if you have it: the posting ${wish} ${inItsWords(keyword)}${instead}${points}.`;
  }
  if (keyword.discountedBecause?.startsWith("Named in a list")) {
    return `Show "${term}" in a line about what you did with it; so far it stands in a list${points}.`;
  }
  if (keyword.discountedBecause?.startsWith("Repeated")) {
    return `"${term}" is repeated too often. Keep the mentions that say something.`;
  }
  return `Name "${keyword.surface}" as the posting does, if that is what you did${points}.`;
}

/** Who reads another word than the posting's wonders where it was asked for. */
const inItsWords = ({ term, surface }: Keyword) =>
  surface.toLowerCase() === term.toLowerCase() ? "it" : `"${surface}"`;

/** One has a degree, but studies a field: "a Bachelor's degree", "Computer science". */
const withArticle = (name: string) =>
  /(?:degree|diploma|doctorate|field)$/i.test(name)
    ? `${/^[aeiou]/i.test(name) ? "an" : "a"} ${name}`
    : name;

const lowerFirst = (text: string) =>
  /^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
