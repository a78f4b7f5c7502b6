/** Groups a report's keywords by what the person can do about them. */
import type { Keyword } from "#app/core/ats/report.ts";

/** Below this share of its credit a keyword is only weakly shown. A keyword that is merely listed counts .82. */
const WEAK_BELOW_CREDIT = 0.8;

export interface KeywordGroups {
  missingMusts: Keyword[];
  weak: Keyword[];
  missingExtras: Keyword[];
  shown: Keyword[];
  musts: { shown: number; of: number };
}

/** Within a group, the keywords with the most still to gain come first. */
export function groupKeywords(keywords: readonly Keyword[]): KeywordGroups {
  const sorted = [...keywords].sort(
    (a, b) => b.weight * (1 - b.credit) - a.weight * (1 - a.credit),
  );
  const isWeak = ({ found, credit }: Keyword) => found && credit < WEAK_BELOW_CREDIT;
  const isShown = ({ found, credit }: Keyword) => found && credit >= WEAK_BELOW_CREDIT;
  const isMust = ({ requirement }: Keyword) => requirement === "required";
  const musts = keywords.filter(isMust);
  return {
    missingMusts: sorted.filter((keyword) => !keyword.found && isMust(keyword)),
    weak: sorted.filter(isWeak),
    missingExtras: sorted.filter((keyword) => !keyword.found && !isMust(keyword)),
    shown: sorted.filter(isShown),
    musts: { shown: musts.filter(isShown).length, of: musts.length },
  };
}
