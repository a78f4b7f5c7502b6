/** Whether the annotations differ from those last saved: by their content, since moving one makes no event. */
import type { ViewerStore } from "#app/features/pdf-viewer/viewer-store.ts";

export interface Storage {
  size: number;
  /** What would be written into the file; its hash is empty when nothing would. */
  serializable: { hash: string };
}

/** Pictures are copied for each look, so that one look serves a whole gesture. */
const REST_MS = 150;

export function watchChanges(
  container: HTMLElement,
  storage: Storage,
  store: ViewerStore,
  signal: AbortSignal,
) {
  let saved = storage.serializable.hash;
  /** While a signature is asked for, pdf.js holds one with nothing to write, and throws; another look follows. */
  const hash = () => {
    try {
      return storage.serializable.hash;
    } catch {
      return null;
    }
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const now = hash();
      if (now !== null) store.set({ isChanged: now !== saved });
    }, REST_MS);
  };
  for (const event of ["pointerup", "keyup", "focusout"]) {
    container.addEventListener(event, look, { signal });
  }
  signal.addEventListener("abort", () => clearTimeout(timer));
  return {
    look,
    markSaved() {
      saved = hash() ?? saved;
      look();
    },
  };
}
