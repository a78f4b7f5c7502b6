/** How a resume shows one requirement. */
import type { Grade } from "#app/core/ats/claims/claim-status.ts";
import type { Keyword } from "#app/core/ats/report.ts";
import type { Phrase } from "#app/core/ats/words/phrase.ts";

/** Below this credit a requirement is reported as not shown: learned, sold, scheduled, lapsed. */
export const LEAST_SHOWN = 1 / 3;

export interface Evidence {
  how: Keyword["how"];
  credit: number;
  grade: Grade;
  /** Why that grade, as a sentence. */
  reason: string | null;
  /** Token range, or null where nothing can be pointed at. */
  at: Phrase | null;
  discountedBecause: string | null;
  /** See usual-in-job.ts: no line says it. */
  isByJob?: true;
  /** See with-reading.ts: a line says it in other words. */
  isRead?: true;
  /** See confirmations.ts; absent where there is nothing to confirm. */
  confirmation?: Keyword["confirmation"];
}

/** A person's Yes or No to evidence in other words. */
export interface EvidenceAnswer {
  /** Canonical term of the requirement. */
  term: string;
  /** The resume's line, as the report's Keyword.confirmation gives it. */
  line: string;
  shows: boolean;
}
