/** The viewer's state as React subscribes to it. */
import { FIRST_STATE, type ViewerState } from "./viewer-handle.ts";

export interface ViewerStore {
  subscribe(listener: () => void): () => void;
  state(): ViewerState;
  set(change: Partial<ViewerState>): void;
}

export function createViewerStore(): ViewerStore {
  let state = FIRST_STATE;
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: () => state,
    set(change) {
      const keys = Object.keys(change) as (keyof ViewerState)[];
      if (keys.every((key) => state[key] === change[key])) return;
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
  };
}
