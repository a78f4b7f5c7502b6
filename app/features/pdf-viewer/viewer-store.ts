/** A store of the viewer's state for React to subscribe to. */
import { INITIAL_STATE, type ViewerState } from "./viewer-handle.ts";

export interface ViewerStore {
  subscribe(listener: () => void): () => void;
  getState(): ViewerState;
  set(change: Partial<ViewerState>): void;
}

export function createViewerStore(): ViewerStore {
  let state = INITIAL_STATE;
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getState: () => state,
    set(change) {
      const keys = Object.keys(change) as (keyof ViewerState)[];
      if (keys.every((key) => state[key] === change[key])) return;
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
  };
}
