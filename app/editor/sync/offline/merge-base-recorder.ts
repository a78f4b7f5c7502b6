/** Stores the server's last state in the offline copy, as the merge base of edits that the server lacks. */
import type { ResumeSnapshot } from "#app/editor/sync/room.ts";
import type { OfflineCopy } from "./offline-copy.ts";

export interface MergeBaseRecorderPorts {
  isSaved(): boolean;
  isLive(): boolean;
  /** The number of edits that the server has not confirmed. */
  unsavedCount(): number;
  snapshot(): ResumeSnapshot | null;
  offlineCopy(): Pick<OfflineCopy, "saveBase"> | null;
}

/**
 * Returns the function to call after each edit, after each server reply, and when the page closes.
 */
export function createMergeBaseRecorder({
  isSaved,
  isLive,
  unsavedCount,
  snapshot,
  offlineCopy,
}: MergeBaseRecorderPorts) {
  let base: ResumeSnapshot | null = null;
  let isStored = false;

  /**
   * Remembers the base at the first unsaved edit. Stores it only when edits cannot be sent, or when
   * the page closes.
   */
  return (isPageClosing = false): void => {
    if (isSaved()) {
      base = null;
      isStored = false;
      return;
    }
    if (unsavedCount() === 1) base ??= snapshot();
    if (!base || isStored || (isLive() && !isPageClosing)) return;
    offlineCopy()?.saveBase(base.resume);
    isStored = true;
  };
}
