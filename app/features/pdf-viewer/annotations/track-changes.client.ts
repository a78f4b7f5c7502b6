/** Tracks unsaved changes by comparing content hashes, because pdf.js emits no event when an annotation moves. */
import type { ViewerStore } from "#app/features/pdf-viewer/viewer-store.ts";

export interface AnnotationStorage {
  size: number;
  /** The annotations to write into the file; the hash is empty when there are none. */
  serializable: { hash: string };
}

/** Hashing copies all images, so changes are checked once per gesture. */
const CHECK_DELAY_MS = 150;

export function trackChanges(
  container: HTMLElement,
  storage: AnnotationStorage,
  store: ViewerStore,
  signal: AbortSignal,
) {
  let savedHash = storage.serializable.hash;
  /** While the signature dialog is open, pdf.js holds an empty signature and throws; a later check succeeds. */
  const currentHash = () => {
    try {
      return storage.serializable.hash;
    } catch {
      return null;
    }
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const scheduleCheck = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const hash = currentHash();
      if (hash !== null) store.set({ hasUnsavedChanges: hash !== savedHash });
    }, CHECK_DELAY_MS);
  };
  for (const event of ["pointerup", "keyup", "focusout"]) {
    container.addEventListener(event, scheduleCheck, { signal });
  }
  signal.addEventListener("abort", () => clearTimeout(timer));
  return {
    scheduleCheck,
    markSaved() {
      savedHash = currentHash() ?? savedHash;
      scheduleCheck();
    },
  };
}
