/**
 * Stores the server's last state in the offline copy, as the common base of a three-way merge. If the server rebuilds
 * the document, the base tells which edits are this page's.
 */
import type { ResumeSnapshot } from "#app/editor/sync/room.ts";
import type { OfflineCopy } from "./offline-copy.ts";

export interface MergeBaseRecorderPorts {
  isSaved(): boolean;
  /** Whether edits can be sent over the socket. */
  isLive(): boolean;
  /** The number of edits that the server has not confirmed. */
  unsavedCount(): number;
  /** The resume without the edit just made: the document's snapshot, which is refreshed later. */
  snapshotBeforeEdit(): ResumeSnapshot | null;
  offlineCopy(): Pick<OfflineCopy, "saveBase"> | null;
}

/**
 * Returns the function to call after each edit, after each server reply, and when the page closes.
 * It remembers the base at the first unsaved edit, and stores it only when edits cannot be sent, or
 * when the page closes.
 */
export function createMergeBaseRecorder({
  isSaved,
  isLive,
  unsavedCount,
  snapshotBeforeEdit,
  offlineCopy,
}: MergeBaseRecorderPorts) {
  let base: ResumeSnapshot | null = null;
  let isStored = false;

  return (isPageClosing = false): void => {
    if (isSaved()) {
      base = null;
      isStored = false;
      return;
    }
    // From the second unsaved edit on, the snapshot has edits that the server lacks.
    if (unsavedCount() === 1) base ??= snapshotBeforeEdit();
    if (!base || isStored || (isLive() && !isPageClosing)) return;
    offlineCopy()?.saveBase(base.resume);
    isStored = true;
  };
}
