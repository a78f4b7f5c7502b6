/** Where the matches are on the page that is shown; measured again after edits, page turns and zooms. */
import { useCallback, useEffect, useRef, useState } from "react";
import { boxesOnPage } from "#app/editor/page/marks/page-boxes.ts";
import { usePageMeasure } from "#app/editor/page/marks/use-page-measure.ts";
import type { PagePreview } from "#app/editor/page/preview-page-handle.ts";
import type { PageMatch, PageMetrics } from "./margin-labels.ts";
import type { NumberedMatch } from "./numbered-matches.ts";
import { columnOf, pageMetrics } from "./page-metrics.ts";
import { readPageQuotes } from "./page-quotes.ts";

interface Measured {
  matches: PageMatch[];
  metrics: PageMetrics;
}

/**
 * After an edit a line may be new to the report until the browser has estimated the score, and its number would vanish
 * and come back. Longer than that, a number that the page no longer bears out is not shown.
 */
const ESTIMATED_WITHIN_MS = 500;

export function usePageMatches(
  { frame, layer }: PagePreview,
  numbered: readonly NumberedMatch[],
): Measured | null {
  const [measured, setMeasured] = useState<Measured | null>(null);
  /** The requirements whose lines were found, on any page. */
  const found = useRef<ReadonlySet<string>>(new Set());
  const waiting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const measure = useCallback(() => {
    const findQuote = readPageQuotes(frame);
    const quotes = numbered.flatMap((match) => {
      const quote = match.keyword.where && findQuote(match.keyword.where);
      return quote ? [{ match, range: quote.range }] : [];
    });
    const now = new Set(quotes.map(({ match }) => match.key));
    const show = () => {
      clearTimeout(waiting.current);
      waiting.current = undefined;
      found.current = now;
      const metrics = pageMetrics(frame, layer);
      const matches = quotes
        .map(({ match, range }) => ({
          ...match,
          boxes: boxesOnPage(range),
          column: columnOf(range),
        }))
        .filter(({ boxes }) => boxes.length > 0);
      setMeasured(metrics && { matches, metrics });
    };
    const isLost = numbered.some(({ key }) => found.current.has(key) && !now.has(key));
    if (!isLost) return show();
    waiting.current ??= setTimeout(() => {
      found.current = new Set();
      latest.current();
    }, ESTIMATED_WITHIN_MS);
  }, [frame, layer, numbered]);

  const latest = useRef(measure);
  useEffect(() => {
    latest.current = measure;
  }, [measure]);
  useEffect(() => () => clearTimeout(waiting.current), []);
  usePageMeasure(frame, measure);
  useEffect(() => {
    const zoomed = new ResizeObserver(() => latest.current());
    zoomed.observe(layer);
    const commented = new MutationObserver((changes) => {
      const nodes = changes.flatMap((change) => [...change.addedNodes, ...change.removedNodes]);
      if (nodes.some(isCommentCount)) latest.current();
    });
    commented.observe(layer, { childList: true, subtree: true });
    return () => {
      zoomed.disconnect();
      commented.disconnect();
    };
  }, [layer]);
  return measured;
}

const isCommentCount = (node: Node): boolean =>
  node instanceof Element && node.matches("[data-comment-count]");
