/** How a resume shows one requirement. */
import type { Grade } from "#app/core/ats/claims/claim-status.ts";
import type { Keyword } from "#app/core/ats/report.ts";
import type { Phrase } from "#app/core/ats/words/phrase.ts";

export interface Evidence {
  how: Keyword["how"];
  credit: number;
  grade: Grade;
  /** Why that grade, as a sentence. */
  reason: string | null;
  /** Token range, or null where nothing can be pointed at. */
  at: Phrase | null;
  discountedBecause: string | null;
}
