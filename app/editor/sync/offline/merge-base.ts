/** The last state that the server had, kept in the offline copy once edits go on without it. */

import type { RoomSnapshot } from "#app/editor/sync/room.ts";
import type { OfflineCopy } from "./offline-copy.ts";

export interface UnsavedBasePorts {
  isSaved(): boolean;
  isLive(): boolean;
  /** How many edits the server has not confirmed. */
  changes(): number;
  snapshot(): RoomSnapshot | null;
  copy(): Pick<OfflineCopy, "keepBase"> | null;
}

/** Gives what to call after each edit and each answer, and as the page goes away. */
export function keepUnsavedBase({ isSaved, isLive, changes, snapshot, copy }: UnsavedBasePorts) {
  let base: RoomSnapshot | null = null;
  let isKept = false;

  /** Noted at each first unsaved edit, written once the server does not hear of them at once. */
  return (isLeaving = false): void => {
    if (isSaved()) {
      base = null;
      isKept = false;
      return;
    }
    if (changes() === 1) base ??= snapshot();
    if (!base || isKept || (isLive() && !isLeaving)) return;
    copy()?.keepBase(base.resume);
    isKept = true;
  };
}
