/** Whether the page numbers the lines that show a posting's requirements; off by default, stored in this browser. */
import { useSyncExternalStore } from "react";

const KEY = "covitae:matches";

let isShown: boolean | null = null;
const listeners = new Set<() => void>();

export function readMatchesShown(): boolean {
  isShown ??= load();
  return isShown;
}

export function setMatchesShown(next: boolean): void {
  isShown = next;
  try {
    localStorage.setItem(KEY, next ? "on" : "off");
  } catch {
    // Storage is denied: the choice lasts until the page is closed.
  }
  for (const listener of [...listeners]) listener();
}

function load(): boolean {
  try {
    return localStorage.getItem(KEY) === "on";
  } catch {
    return false;
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export const useMatchesShown = (): boolean =>
  useSyncExternalStore(subscribe, readMatchesShown, () => false);
