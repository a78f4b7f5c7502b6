/** In words what a change does to score and pages. */
import { useSuggestionEffect } from "./use-suggestion-effect.ts";

export function SuggestionEffect({ field, text }: { field: string; text: string }) {
  const effect = useSuggestionEffect(field, text);
  return (
    <p role="status" className="text-sm text-ink-soft tabular-nums">
      {effect === null ? "Working out what it does…" : inWords(effect)}
    </p>
  );
}

function inWords({ score, pages }: NonNullable<ReturnType<typeof useSuggestionEffect>>): string {
  const said = (what: string, { before, after }: { before: number; after: number }) =>
    before === after ? `${what}: ${before}, unchanged` : `${what}: ${before} → ${after}`;
  return [
    score === "no posting"
      ? "No score without a job description"
      : score
        ? said("Estimated score", score)
        : "The score could not be estimated",
    pages ? said("Pages", pages) : "Pages: open the preview to count them",
  ].join(" · ");
}
