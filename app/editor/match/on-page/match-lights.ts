/** Which requirements are lit on the page and in their rows, and whose row was asked for by its number. */
import type { RowMatchesState } from "#app/features/score-report/match/row-matches.ts";

interface LightsState extends RowMatchesState {
  /** Then the page turns to the line. */
  isLitByRow: boolean;
}

export type MatchLights = ReturnType<typeof createMatchLights>;

export function createMatchLights() {
  let state: LightsState = { lit: [], picked: null, isLitByRow: false };
  const listeners = new Set<() => void>();
  function set(change: Partial<LightsState>) {
    state = { ...state, ...change };
    for (const listener of [...listeners]) listener();
  }
  function light(lit: readonly string[], isLitByRow: boolean) {
    if (lit.join("\n") !== state.lit.join("\n")) set({ lit, isLitByRow });
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
    pick: (key: string) => set({ lit: [key], isLitByRow: false, picked: key }),
    endPick: () => set({ picked: null }),
  };
}
