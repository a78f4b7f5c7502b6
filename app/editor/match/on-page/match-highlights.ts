/**
 * State: which requirements (by `keywordKey`) are highlighted on the page and in their rows, and
 * whose number was clicked.
 */
import type { RowMatchesState } from "#app/features/score-report/match/row-matches.ts";

interface HighlightsState extends RowMatchesState {
  /** Whether the highlight began in the row of a requirement: the page then turns to its line. */
  isFromRow: boolean;
}

export type MatchHighlights = ReturnType<typeof createMatchHighlights>;

export function createMatchHighlights() {
  let state: HighlightsState = { highlighted: [], clickedKey: null, isFromRow: false };
  const listeners = new Set<() => void>();
  function setState(change: Partial<HighlightsState>) {
    state = { ...state, ...change };
    for (const listener of [...listeners]) listener();
  }
  function highlight(highlighted: readonly string[], isFromRow: boolean) {
    const isChanged = highlighted.join("\n") !== state.highlighted.join("\n");
    if (isChanged) setState({ highlighted, isFromRow });
  }
  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    highlightFromRow: (keys: readonly string[]) => highlight(keys, true),
    highlightFromPage: (keys: readonly string[]) => highlight(keys, false),
    pick: (key: string) => setState({ highlighted: [key], isFromRow: false, clickedKey: key }),
    endPick: () => setState({ clickedKey: null }),
  };
}
