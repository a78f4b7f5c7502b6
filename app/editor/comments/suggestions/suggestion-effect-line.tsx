/** One line with the effect of a suggestion on score and page count. */

import { TEXTS } from "#app/editor/comments/texts.ts";
import { useSuggestionEffect } from "./use-suggestion-effect.ts";

export function SuggestionEffect({ field, text }: { field: string; text: string }) {
  const effect = useSuggestionEffect(field, text);
  return (
    <p role="status" className="text-sm text-ink-soft tabular-nums">
      {effect === null ? TEXTS.workingOutWhatItDoes : describeEffect(effect)}
    </p>
  );
}

function describeEffect({
  score,
  pages,
}: NonNullable<ReturnType<typeof useSuggestionEffect>>): string {
  const describe = (what: string, { before, after }: { before: number; after: number }) =>
    before === after
      ? TEXTS.unchangedValue({ what, value: before })
      : TEXTS.changedValue({ what, before, after });
  return [
    score === "no posting"
      ? TEXTS.noScoreWithoutAJobDescription
      : score
        ? describe(TEXTS.estimatedScore, score)
        : TEXTS.theScoreCouldNotBeEstimated,
    pages ? describe(TEXTS.pagesLabel, pages) : TEXTS.pagesUnknown,
  ].join(" · ");
}
