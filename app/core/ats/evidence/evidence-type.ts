/** How a resume shows one requirement. */
import { type Grade, meaningOf, STATUS } from "#app/core/ats/claims/claim-status.ts";
import type { Keyword } from "#app/core/ats/report.ts";
import type { TokenRange } from "#app/core/ats/words/token-range.ts";

/**
 * Below this credit a requirement is reported as not shown: it is only being learned, sold and so
 * on.
 */
export const MIN_SHOWN = 1 / 3;

export interface Evidence {
  how: Keyword["how"];
  /** The name of the other requirement that shows it, where any one of several is enough. */
  metBy?: string;
  /** Share of the requirement's weight that counts, 0 to 1. */
  credit: number;
  /** How strongly it is shown: as work done, held, listed and so on. */
  grade: Grade;
  /** Why that grade, as a sentence. */
  reason: string | null;
  /** Token range in the resume; null if no words of it show or mention the requirement. */
  at: TokenRange | null;
  /** Why it gets less than full credit, as a sentence; null if it gets it in full. */
  discountedBecause: string | null;
  /** Assumed from a job's title, without a line that says it (usual-work-evidence.ts). */
  isAssumedFromJob?: true;
  /** Shown by the name of a kind or part of it: Infrastructure as code by Terraform. */
  isByRelatedName?: true;
  /** Found by the line reader, a model that recognizes it in other words (adjust-evidence.ts). */
  isByLineReader?: true;
  /** Its best line likely says something else, so only a person's answer about it quotes it. */
  isUnquoted?: true;
  /** The line to confirm and the user's answer (confirmations.ts); absent if there is none. */
  confirmation?: Keyword["confirmation"];
}

/**
 * Whether the resume names it as expired, suspended or not granted yet. No other line shows it then:
 * the card of another course does not renew it.
 */
export const isLapsed = ({ reason }: Pick<Evidence, "reason">): boolean =>
  reason === meaningOf(STATUS.lapsed).reason;

/** A person's Yes or No to evidence in other words. */
export interface EvidenceAnswer {
  /** Canonical term of the requirement. */
  term: string;
  /** The resume's line, as the report's Keyword.confirmation gives it. */
  line: string;
  shows: boolean;
}
