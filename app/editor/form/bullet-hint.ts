/** A pattern for the bullet that is about to be written, beside its field: never a part of the resume. */
import { useSyncExternalStore } from "react";

let shown: { key: string; text: string } | null = null;
const listeners = new Set<() => void>();

function set(next: typeof shown): void {
  shown = next;
  for (const listener of [...listeners]) listener();
}

/** @param key of the field, like `experience.e1.description` */
export function showBulletHint(key: string, text: string): void {
  set({ key, text });
}

/** Once the person leaves the field. */
export function clearBulletHint(key: string): void {
  if (shown?.key === key) set(null);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function useBulletHint(key: string): string | null {
  return useSyncExternalStore(subscribe, () => (shown?.key === key ? shown.text : null));
}
