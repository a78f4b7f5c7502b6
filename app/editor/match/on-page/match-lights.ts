/**
 * State of which requirements are highlighted ("lit") on the page and in their rows, and whose
 * number was clicked.
 */
import type { RowMatchesState } from "#app/features/score-report/match/row-matches.ts";

interface LightsState extends RowMatchesState {
  /** Whether the highlight began in the row of a requirement: the page then turns to its line. */
  isLitByRow: boolean;
}

export type MatchLights = ReturnType<typeof createMatchLights>;

export function createMatchLights() {
  let state: LightsState = { lit: [], picked: null, isLitByRow: false };
  const listeners = new Set<() => void>();
  function setState(change: Partial<LightsState>) {
    state = { ...state, ...change };
    for (const listener of [...listeners]) listener();
  }
  function light(lit: readonly string[], isLitByRow: boolean) {
    if (lit.join("\n") !== state.lit.join("\n")) setState({ lit, isLitByRow });
  }
  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    lightByRow: (keys: readonly string[]) => light(keys, true),
    lightOnPage: (keys: readonly string[]) => light(keys, false),
    pick: (key: string) => setState({ lit: [key], isLitByRow: false, picked: key }),
    endPick: () => setState({ picked: null }),
  };
}
