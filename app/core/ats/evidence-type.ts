/** How a resume shows one requirement. */
import type { Grade } from "./claim-status.ts";
import type { Phrase } from "./phrase.ts";
import type { Keyword } from "./report.ts";

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
