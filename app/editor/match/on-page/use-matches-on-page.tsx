/**
 * The numbered matches of a report: `matches` links the rows of requirements with the page, `onPage`
 * is the component that draws the numbers on the page.
 */
import { type ReactNode, useMemo, useRef, useState } from "react";
import type { AtsReport } from "#app/core/ats/report.ts";
import type { OtherPanes } from "#app/editor/match/show-line.ts";
import type { RowMatches } from "#app/features/score-report/match/row-matches.ts";
import { lazyPart } from "#app/ui/loading/lazy-part.tsx";
import { createMatchHighlights } from "./match-highlights.ts";
import { useMatchesShown } from "./matches-shown.ts";
import { type NumberedMatch, numberMatches } from "./numbered-matches.ts";
import type { PageMatchesHandle } from "./page-matches.tsx";

const PageMatches = lazyPart(() =>
  import("./page-matches.tsx").then((module) => module.PageMatches),
);

const NO_MATCHES: readonly NumberedMatch[] = [];

export function useMatchesOnPage(
  report: AtsReport | null,
  otherPanes: OtherPanes,
  /** Shows the list of requirements. */
  showList: () => void,
): {
  /** Null while they are not shown. */
  matches: RowMatches | null;
  onPage: ReactNode;
} {
  const isShown = useMatchesShown();
  const [highlights] = useState(createMatchHighlights);
  const handle = useRef<PageMatchesHandle>(null);
  const numbered = useMemo(() => (report ? numberMatches(report) : NO_MATCHES), [report]);
  const { preview, showPage, showRows } = otherPanes;
  const matches = useMemo<RowMatches>(() => {
    const numbers = new Map(numbered.map(({ key, number }) => [key, number]));
    return {
      subscribe: highlights.subscribe,
      getState: highlights.read,
      numberOf: (key) => numbers.get(key) ?? null,
      highlight: highlights.highlightFromRow,
      clearClicked: highlights.endPick,
      focusOnPage(key) {
        showPage();
        handle.current?.focus(key);
      },
    };
  }, [numbered, highlights, showPage]);
  return {
    matches: isShown ? matches : null,
    onPage:
      isShown && preview && numbered.length > 0 ? (
        <PageMatches
          preview={preview}
          matches={numbered}
          highlights={highlights}
          onPick={(key) => {
            showRows();
            showList();
            // In the next frame, when the rows are shown: a hidden row cannot take the focus.
            requestAnimationFrame(() => highlights.pick(key));
          }}
          handle={handle}
        />
      ) : null,
  };
}
