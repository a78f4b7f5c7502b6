/**
 * Shows a pattern for the user's next bullet below its field, as a hint: never a part of the
 * resume.
 */
import { useSyncExternalStore } from "react";

let shown: { key: string; text: string } | null = null;
const listeners = new Set<() => void>();

function setShown(next: typeof shown): void {
  shown = next;
  for (const listener of [...listeners]) listener();
}

/** @param key of the field, like `experience.e1.description` */
export function showBulletHint(key: string, text: string): void {
  setShown({ key, text });
}

/** To be called when the user leaves the field. */
export function clearBulletHint(key: string): void {
  if (shown?.key === key) setShown(null);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The hint of a field; null if there is none. */
export function useBulletHint(key: string): string | null {
  return useSyncExternalStore(subscribe, () => (shown?.key === key ? shown.text : null));
}
