/** The engine's result for one resume and one posting; the response of POST /api/ats-score. */

import type { Grade } from "./claims/claim-status.ts";
import { LANGUAGE_NAMES } from "./language-names.ts";
import type { Aside } from "./posting/line-kind.ts";

export type KeywordKind = "hard" | "soft" | "title" | "education" | "years";

export interface Keyword {
  /** The name in the report. */
  term: string;
  /**
   * The dictionary's name for all aliases (`JavaScript` for JS); equals `term` if there is none.
   */
  canonical: string;
  /** The wording in the posting. */
  surface: string;
  kind: KeywordKind;
  requirement: "required" | "preferred";
  /** Share of the whole posting, 0 to 1; the weights of a report sum to 1. */
  weight: number;
  found: boolean;
  /** How the resume shows it; null if it does not. */
  how: "exact" | "alias" | "inflection" | "nearby" | "alternative" | "confirmed" | null;
  /** The name of the alternative that shows it; missing in analyses stored by engines before 5.4.0. */
  metBy?: string | undefined;
  /** Share of the weight that counts, 0 to 1. */
  credit: number;
  /**
   * First mention in resumeText, in UTF-16 units, with its line or lines; also if it gets no
   * credit.
   */
  where: { section: string | null; offset: number; snippet: string } | null;
  /** Why it gets less than full credit, as a sentence; null for full credit. */
  discountedBecause: string | null;
  /** How strongly it is shown, in words; missing in analyses stored by engines before 3.0.0. */
  grade?: Grade;
  /** The reason for the grade, as a sentence; also if a mention gets no credit. */
  reason?: string | null;
  /**
   * Present if a line may show it without naming it, so the user is asked. `shows` is the answer,
   * null until there is one.
   */
  confirmation?: { line: string; shows: boolean | null } | undefined;
  /** Where the job description says it; empty if only its title does, missing in older analyses. */
  places?: Place[] | undefined;
  /** The posting's words that the user added as a requirement; absent if the engine found it. */
  added?: string | undefined;
  /** True if the user changed whether it is a must-have (required, not preferred). */
  isChanged?: boolean | undefined;
}

/** A range of jobDescriptionText, in UTF-16 units. */
export interface Place {
  start: number;
  end: number;
}

/** Kinds of clauses of a job description that are not about the work or its requirements. */
export type ClauseKind = "heading" | "preferred" | Aside;

/** How the job description was read, to show it line by line. */
export interface PostingReading {
  /** hashText of the text that was read (at most MAX_POSTING characters), to which places refer. */
  hash: number;
  clauses: (Place & { kind: ClauseKind })[];
  /** Requirements that the user removed. */
  excluded: { canonical: string; surface: string; places: Place[] }[];
}

/** One line of the score's explanation; the points of all lines add up to the score. */
export interface ScoreLine {
  part: "requirement" | "wording" | "trade" | "limit";
  /** The keyword's term; null for other parts. */
  term: string | null;
  /** An integer; below 0 for a limit. */
  points: number;
  /** The maximum points; those of all lines add up to 100. */
  of: number;
  /** Why points are missing; null if none are. */
  reason: string | null;
}

/** The total weight of required keywords, and how much of it the resume shows. */
export interface Musts {
  shown: number;
  of: number;
}

/** A yes-or-no condition of the posting; compared with the resume, never scored. */
export interface ScreeningQuestion {
  /** What it is about: "Right to work". */
  name: string;
  /** The posting's own line. */
  text: string;
  /** "unknown" if the resume does not say. */
  state: "met" | "unmet" | "unknown";
  /** The resume's line that says so, offset in UTF-16 units of resumeText. */
  where: { section: string | null; offset: number; snippet: string } | null;
}

/** ISO 639-1 codes; null if a text is too short to detect its language. */
export interface ReportLanguage {
  posting: string | null;
  resume: string | null;
  /** False if the engine was not evaluated for one of them: the report then has no score. */
  isScored: boolean;
}

export interface AtsReport {
  /** An integer from 0 to 100, the same as `parts.match`. Null if the language is not scored. */
  score: number | null;
  /** True when the inputs were longer than the engine reads (limits.ts). */
  truncated: boolean;
  /** Sentences; the first is the band's, or says why there is no score. */
  feedback: string[];
  /**
   * Must-haves first, then nice-to-haves, without titles, degrees and years
   * (requirement-summary.ts).
   */
  missingSkills: string[];
  /**
   * The explanation of the score; missing in analyses stored by engines before 3.0.0, like `musts`.
   */
  arithmetic?: ScoreLine[];
  musts?: Musts;
  /** Absent from reports made before engine 3.0.0, as `language` is. */
  knockouts?: ScreeningQuestion[] | undefined;
  language?: ReportLanguage | undefined;
  /** Requirements that the user removed, in the posting's words; absent if there are none. */
  excluded?: string[] | undefined;
  posting?: PostingReading | undefined;
  metadata: {
    analysis: { rawScore: number; maxPossible: number; keywords: Keyword[] };
    parts: { match: number | null; parse: number | null; writing: number | null };
    engine: { version: string };
  };
}

/** The text in place of a score. @param code ISO 639-1 */
export const notScoredIn = (code: string): string =>
  `Not scored in ${LANGUAGE_NAMES[code] ?? "this language"} yet.`;

/** Bands and sentences of [spec 9]. */
export function bandOf(score: number): { band: "excellent" | "good" | "low"; sentence: string } {
  if (score >= 80)
    return { band: "excellent", sentence: "Excellent! Your resume is ATS-optimized." };
  if (score >= 60) return { band: "good", sentence: "Good score with room for improvement." };
  return { band: "low", sentence: "Needs improvement to pass ATS filters." };
}

/** Why the score is lower than its points; null if no limit lowers it, and for reports of old engines. */
export const limitReasonOf = ({ arithmetic = [] }: Pick<AtsReport, "arithmetic">): string | null =>
  arithmetic.find(({ part }) => part === "limit")?.reason ?? null;
