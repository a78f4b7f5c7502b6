/** Records the server's last state in the offline copy, as the merge base of edits that are made without it. */

import type { ResumeSnapshot } from "#app/editor/sync/room.ts";
import type { OfflineCopy } from "./offline-copy.ts";

export interface MergeBasePorts {
  isSaved(): boolean;
  isLive(): boolean;
  /** How many edits the server has not confirmed. */
  changes(): number;
  snapshot(): ResumeSnapshot | null;
  copy(): Pick<OfflineCopy, "saveBase"> | null;
}

/** Returns the function to call after each edit, after each answer, and when the page closes. */
export function createMergeBaseRecorder({
  isSaved,
  isLive,
  changes,
  snapshot,
  copy,
}: MergeBasePorts) {
  let base: ResumeSnapshot | null = null;
  let isRecorded = false;

  /** Remembers the base at the first unsaved edit, and writes it only once edits are not sent at once. */
  return (isPageClosing = false): void => {
    if (isSaved()) {
      base = null;
      isRecorded = false;
      return;
    }
    if (changes() === 1) base ??= snapshot();
    if (!base || isRecorded || (isLive() && !isPageClosing)) return;
    copy()?.saveBase(base.resume);
    isRecorded = true;
  };
}
