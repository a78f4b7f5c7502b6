/** The engine's result for one resume and one posting; the response of POST /api/ats-score. */

import type { Grade } from "./claims/claim-status.ts";
import { LANGUAGE_NAMES } from "./language-names.ts";
import type { Aside } from "./posting/line-kind.ts";

export type KeywordKind = "hard" | "soft" | "title" | "education" | "years";

export interface Keyword {
  /** As the report names it. */
  term: string;
  /** Dictionary name that aliases share (`JavaScript` for JS); equals term when there is none. */
  canonical: string;
  /** As the posting wrote it. */
  surface: string;
  kind: KeywordKind;
  requirement: "required" | "preferred";
  /** Share of the whole posting, 0 to 1; the weights of a report sum to 1. */
  weight: number;
  found: boolean;
  /** How the resume shows it. */
  how: "exact" | "alias" | "inflection" | "nearby" | "alternative" | "confirmed" | null;
  /** 0 to 1 of the weight that counted. */
  credit: number;
  /** First mention in resumeText, in UTF-16 units, and the line or lines it is in; also where it counts for nothing. */
  where: { section: string | null; offset: number; snippet: string } | null;
  /** Why less than full credit counted, as a sentence; null when nothing was taken off. */
  discountedBecause: string | null;
  /** How a reader would say that it is shown; analyses kept by engines before 3.0.0 have none. */
  grade?: Grade;
  /** Why that grade, as a sentence; also where a mention counts for nothing. */
  reason?: string | null;
  /**
   * Present where a person can say whether a line shows it: in other words than the job description's, and by no name.
   * `shows` is their answer, null until there is one.
   */
  confirmation?: { line: string; shows: boolean | null } | undefined;
  /** Where the job description says it; none where its title alone does. Older analyses have no places. */
  places?: Place[] | undefined;
  /** The words by which a person added it; absent where it was read. */
  added?: string | undefined;
  /** True where a person said whether it is a must-have. */
  isChanged?: boolean | undefined;
}

/** A stretch of jobDescriptionText, in UTF-16 units. */
export interface Place {
  start: number;
  end: number;
}

/** What a clause of a job description is, other than one about the work or what it asks for. */
export type ClauseKind = "heading" | "preferred" | Aside;

/** How the job description was read, to show it line by line. */
export interface PostingReading {
  /** hashText of what was read: at most MAX_POSTING characters. Another text has its places elsewhere. */
  hash: number;
  clauses: (Place & { kind: ClauseKind })[];
  /** What a person removed as no requirement. */
  excluded: { canonical: string; surface: string; places: Place[] }[];
}

/** One line of the score's arithmetic: its points of the hundred; the points of all lines add up to the score. */
export interface ScoreLine {
  part: "requirement" | "wording" | "trade" | "limit";
  /** The keyword's term; null for other parts. */
  term: string | null;
  /** An integer; below 0 for a limit. */
  points: number;
  /** The most it could be; all lines add up to 100. */
  of: number;
  /** Why it is less than the most; null where nothing is missing. */
  reason: string | null;
}

/** Weights of required keywords: all of them, and as much of them as counted. */
export interface Musts {
  shown: number;
  of: number;
}

/** A condition that decides by yes or no; compared with the resume, never scored. */
export interface Knockout {
  /** What it is about: "Right to work". */
  name: string;
  /** The posting's own line. */
  text: string;
  /** "unknown" where the resume does not say. */
  state: "met" | "unmet" | "unknown";
  /** The resume's line that says so, offset in UTF-16 units of resumeText. */
  where: { section: string | null; offset: number; snippet: string } | null;
}

/** ISO 639-1 codes; null where a text says too little to tell. */
export interface ReportLanguage {
  posting: string | null;
  resume: string | null;
  /** False where the engine was not measured for one of them: the report has no score then. */
  isScored: boolean;
}

export interface AtsReport {
  /** 0 to 100, an integer: the Match part. Null where the language is not scored. */
  score: number | null;
  /** True when the inputs were longer than the engine reads (limits.ts). */
  truncated: boolean;
  feedback: string[];
  /** Must-haves first, then nice-to-haves; titles, degrees and years are no skills (requirement-summary.ts). */
  missingSkills: string[];
  /** Why not 100; analyses kept by engines before 3.0.0 have neither. */
  arithmetic?: ScoreLine[];
  musts?: Musts;
  /** Absent from reports made before engine 3.0.0, as `language` is. */
  knockouts?: Knockout[] | undefined;
  language?: ReportLanguage | undefined;
  /** What a person removed as no requirement, in the posting's words; absent where nothing was. */
  excluded?: string[] | undefined;
  posting?: PostingReading | undefined;
  metadata: {
    analysis: { rawScore: number; maxPossible: number; keywords: Keyword[] };
    parts: { match: number | null; parse: number | null; writing: number | null };
    engine: { version: string };
  };
}

/** Said in place of a score. @param code ISO 639-1 */
export const notScoredIn = (code: string): string =>
  `Not scored in ${LANGUAGE_NAMES[code] ?? "this language"} yet.`;

/** Bands and sentences of [spec 9]. */
export function bandOf(score: number): { band: "excellent" | "good" | "low"; sentence: string } {
  if (score >= 80)
    return { band: "excellent", sentence: "Excellent! Your resume is ATS-optimized." };
  if (score >= 60) return { band: "good", sentence: "Good score with room for improvement." };
  return { band: "low", sentence: "Needs improvement to pass ATS filters." };
}
