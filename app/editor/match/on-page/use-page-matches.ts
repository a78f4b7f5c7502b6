/**
 * Measures where the numbered matches are on the shown page, again after edits, page turns and
 * zooms.
 */
import { useCallback, useEffect, useRef, useState } from "react";
import { boxesOnPage } from "#app/editor/page/marks/page-boxes.ts";
import { usePageMeasure } from "#app/editor/page/marks/use-page-measure.ts";
import type { PagePreview } from "#app/editor/page/page-preview.ts";
import type { PageMatch, PageMetrics } from "./margin-labels.ts";
import type { NumberedMatch } from "./numbered-matches.ts";
import { columnOf, pageMetrics } from "./page-metrics.ts";
import { readPageQuotes } from "./page-quotes.ts";

interface Measured {
  matches: PageMatch[];
  metrics: PageMetrics;
}

/**
 * An edited line is not found until the browser has estimated the score again. The shown numbers of
 * matches are kept for this time, so that they don't flicker; then those whose line is gone are
 * removed.
 */
const ESTIMATE_TIMEOUT_MS = 500;

/** Null while the page is not rendered, or behind another tab. */
export function usePageMatches(
  { pageDocument, layer }: PagePreview,
  numbered: readonly NumberedMatch[],
): Measured | null {
  const [measured, setMeasured] = useState<Measured | null>(null);
  /** Keys of the requirements whose lines were found at the last measurement, on any page. */
  const locatedKeys = useRef<ReadonlySet<string>>(new Set());
  const lostTimer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const measure = useCallback(() => {
    const findQuote = readPageQuotes(pageDocument);
    const quotes = numbered.flatMap((match) => {
      const quote = match.keyword.where && findQuote(match.keyword.where);
      return quote ? [{ match, range: quote.range }] : [];
    });
    const currentKeys = new Set(quotes.map(({ match }) => match.key));
    const show = () => {
      clearTimeout(lostTimer.current);
      lostTimer.current = undefined;
      locatedKeys.current = currentKeys;
      const metrics = pageMetrics(pageDocument, layer);
      const matches = quotes
        .map(({ match, range }) => ({
          ...match,
          boxes: boxesOnPage(range),
          column: columnOf(range),
        }))
        .filter(({ boxes }) => boxes.length > 0);
      setMeasured(metrics && { matches, metrics });
    };
    const isLost = numbered.some(
      ({ key }) => locatedKeys.current.has(key) && !currentKeys.has(key),
    );
    if (!isLost) return show();
    lostTimer.current ??= setTimeout(() => {
      locatedKeys.current = new Set();
      latest.current();
    }, ESTIMATE_TIMEOUT_MS);
  }, [pageDocument, layer, numbered]);

  const latest = useRef(measure);
  useEffect(() => {
    latest.current = measure;
  }, [measure]);
  useEffect(() => () => clearTimeout(lostTimer.current), []);
  usePageMeasure(pageDocument, measure);
  useEffect(() => {
    const resizeObserver = new ResizeObserver(() => latest.current());
    resizeObserver.observe(layer);
    const commentObserver = new MutationObserver((changes) => {
      const nodes = changes.flatMap((change) => [...change.addedNodes, ...change.removedNodes]);
      if (nodes.some(isCommentCount)) latest.current();
    });
    commentObserver.observe(layer, { childList: true, subtree: true });
    return () => {
      resizeObserver.disconnect();
      commentObserver.disconnect();
    };
  }, [layer]);
  return measured;
}

const isCommentCount = (node: Node): boolean =>
  node instanceof Element && node.matches("[data-comment-count]");
