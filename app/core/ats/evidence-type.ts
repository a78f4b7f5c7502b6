import type { Keyword } from "./report.ts";

export interface Evidence {
  how: Keyword["how"];
  credit: number;
  /** Token range, or null where nothing can be pointed at. */
  at: { from: number; to: number } | null;
  discountedBecause: string | null;
}
