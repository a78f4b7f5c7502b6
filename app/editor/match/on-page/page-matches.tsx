/** Numbers and highlights the lines of the page that show a requirement. Never part of the PDF. */
import {
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useSyncExternalStore,
} from "react";
import { createPortal } from "react-dom";
import { boxStyle, type PageBox } from "#app/editor/page/marks/page-boxes.ts";
import type { PagePreview } from "#app/editor/page/page-preview.ts";
import { classNames } from "#app/ui/controls/class-names.ts";
import { groupLabels, type PageMatch } from "./margin-labels.ts";
import { MatchButton } from "./match-button.tsx";
import type { MatchHighlights } from "./match-highlights.ts";
import type { NumberedMatch } from "./numbered-matches.ts";
import { readPageQuotes } from "./page-quotes.ts";
import { usePageMatches } from "./use-page-matches.ts";

/** Delay before the page turns, so that a pointer moving across the rows does not turn pages. */
const TURN_DELAY_MS = 150;
/**
 * How long to wait for a number's button: a page that was behind a tab is measured only once it is
 * shown.
 */
const BUTTON_TIMEOUT_MS = 1_000;

export interface PageMatchesHandle {
  /** Focuses a requirement's number on the page. */
  focus(key: string): void;
}

export function PageMatches({
  preview,
  matches,
  highlights,
  onPick,
  handle,
}: {
  preview: PagePreview;
  matches: readonly NumberedMatch[];
  highlights: MatchHighlights;
  /** Shows the row of a requirement. */
  onPick(key: string): void;
  handle: Ref<PageMatchesHandle>;
}) {
  const measured = usePageMatches(preview, matches);
  const { highlighted, isFromRow } = useSyncExternalStore(highlights.subscribe, highlights.read);
  const onPage = measured?.matches ?? NO_MATCHES;
  useRevealHighlighted(preview, matches, isFromRow ? highlighted : NO_KEYS, onPage);
  const picked = useRef<string | null>(null);
  const groups = useMemo(
    () => (measured ? groupLabels(measured.matches, measured.metrics) : []),
    [measured],
  );
  const pickNext = (candidates: readonly PageMatch[]) => {
    const index = candidates.findIndex(({ key }) => key === picked.current);
    // Pressing again picks the next one.
    picked.current = candidates[(index + 1) % candidates.length]?.key ?? null;
    if (picked.current) onPick(picked.current);
  };
  useImperativeHandle(handle, () => ({
    focus(key) {
      const number = matches.find((match) => match.key === key)?.number;
      const end = performance.now() + BUTTON_TIMEOUT_MS;
      const attempt = () => {
        const button = preview.layer.querySelector<HTMLElement>(`[data-matches~="${number}"]`);
        if (button) button.focus();
        else if (performance.now() < end) requestAnimationFrame(attempt);
      };
      requestAnimationFrame(attempt);
    },
  }));
  if (!measured) return null;
  return createPortal(
    <div className="print:hidden">
      {onPage.flatMap(({ key, number, isPartial, boxes }) =>
        boxes.map((box) => (
          <MatchedLine
            key={`${key} ${box.left} ${box.top}`}
            number={number}
            isPartial={isPartial}
            isHighlighted={highlighted.includes(key)}
            box={box}
          />
        )),
      )}
      {groups.map((group) => (
        <MatchButton
          // Not keyed by position, so that the button keeps the focus while the text above it
          // grows.
          key={`${group.side} ${group.labels[0]?.matches[0]?.key}`}
          group={group}
          metrics={measured.metrics}
          onHighlight={(hovered) => highlights.highlightFromPage(hovered.map(({ key }) => key))}
          onPick={pickNext}
        />
      ))}
    </div>,
    preview.layer,
  );
}

function MatchedLine({
  number,
  isPartial,
  isHighlighted,
  box,
}: {
  number: number;
  isPartial: boolean;
  isHighlighted: boolean;
  box: PageBox;
}) {
  return (
    <span
      data-match-line={number}
      data-match-light={isHighlighted ? number : undefined}
      className={classNames(
        "absolute",
        isHighlighted ? "border-b-2 border-[#15803d] bg-[#15803d]/20" : "bg-[#15803d]/7",
        isPartial && "border-dashed",
      )}
      style={boxStyle(box)}
    />
  );
}

const NO_MATCHES: readonly PageMatch[] = [];
const NO_KEYS: readonly string[] = [];

/** Turns to the page of a line that is highlighted from its row, and scrolls to it. */
function useRevealHighlighted(
  preview: PagePreview,
  matches: readonly NumberedMatch[],
  highlighted: readonly string[],
  onPage: readonly PageMatch[],
): void {
  const [first] = highlighted;
  const isOnPage = onPage.some(({ key }) => key === first);
  const turn = useCallback(() => {
    const where = matches.find(({ key }) => key === first)?.keyword.where;
    const [rect] =
      (where && readPageQuotes(preview.pageDocument)(where)?.range.getClientRects()) ?? [];
    if (rect && rect.height > 0) preview.showPageOf(rect);
  }, [preview, matches, first]);
  useEffect(() => {
    if (first === undefined) return;
    const timer = setTimeout(() => {
      if (!isOnPage) turn();
      preview.layer.querySelector("[data-match-light]")?.scrollIntoView({ block: "nearest" });
    }, TURN_DELAY_MS);
    return () => clearTimeout(timer);
  }, [first, isOnPage, turn, preview]);
}
