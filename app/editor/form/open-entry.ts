/**
 * State of which entry (such as one job) of the form is open: one at a time, so that the form stays
 * short.
 */
import { createContext, useContext, useSyncExternalStore } from "react";

export interface OpenEntry {
  /** The id of the open entry; null if all are closed. */
  current(): string | null;
  open(id: string | null): void;
  subscribe(listener: () => void): () => void;
}

/** Created with all entries closed. */
export function createOpenEntry(): OpenEntry {
  let openId: string | null = null;
  const listeners = new Set<() => void>();
  return {
    current: () => openId,
    open(id) {
      if (id === openId) return;
      openId = id;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export const OpenEntryContext = createContext<OpenEntry>(createOpenEntry());

export const useOpenEntry = () => useContext(OpenEntryContext);

/** Whether this entry is open. When another is opened, only the two that change are rendered. */
export function useIsEntryOpen(id: string): boolean {
  const openEntry = useOpenEntry();
  return useSyncExternalStore(openEntry.subscribe, () => openEntry.current() === id);
}
