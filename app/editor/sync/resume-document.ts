/** This page's resume: the Yjs document, its undo stack, and the snapshot that components read. */
import * as Y from "yjs";
import {
  isSeeded,
  newDocument,
  resumeRoot,
  settingsRoot,
} from "#app/core/collab/document/layout.ts";
import { documentReader } from "#app/core/collab/document/read-document.ts";
import { pageCursor } from "./collaboration/page-cursor.ts";
import type { ResumeSnapshot } from "./room.ts";
import { LOCAL_ORIGIN } from "./room-edits.ts";
import { createTextSubscriptions } from "./text-subscriptions.ts";
import { createTypingPauseTask } from "./typing-pause.ts";

/**
 * Delay of the form's fields after a change on the page without typing, as by undo: too short to be
 * noticed.
 */
const FORM_DELAY_MS = 50;

export type ResumeDocument = ReturnType<typeof createResumeDocument>;

export function createResumeDocument() {
  const doc = newDocument();
  const parse = documentReader(doc);
  const undoManager = new Y.UndoManager([resumeRoot(doc), settingsRoot(doc)], {
    trackedOrigins: new Set([LOCAL_ORIGIN]),
  });
  const texts = createTextSubscriptions(doc);
  let snapshot: ResumeSnapshot | null = null;
  let hasClientId = false;
  let localEdits = 0;
  let isLastChangeLocal = false;
  const notifyLater = createTypingPauseTask(FORM_DELAY_MS, texts.notify);
  doc.on("afterTransaction", ({ local, changed }: Y.Transaction) => {
    if (changed.size === 0) return;
    isLastChangeLocal = local;
    if (local) localEdits++;
    texts.collect(changed);
  });

  /**
   * False before the server has issued a client id: a write could reuse another page's id and never
   * converge.
   */
  const isWritable = () => hasClientId && isSeeded(doc);
  return {
    doc,
    undoManager,
    /** Reads the document as it is now; null before it is seeded. */
    parse,
    isWritable,
    hasClientId: () => hasClientId,
    assignClientId(id: number): void {
      doc.clientID = id;
      hasClientId = true;
    },
    /** The document as `refreshSnapshot` last read it; null while it is not writable. */
    read: () => snapshot,
    refreshSnapshot(): void {
      snapshot = isWritable() ? parse() : null;
    },
    subscribeText: texts.subscribe,
    /**
     * Updates the form's fields whose texts have changed. While a text is edited on the page it
     * waits for a pause in typing, so that letters are painted sooner; not if others are present,
     * whose carets are measured in the fields.
     */
    notifyTexts(hasOthers: boolean): void {
      if (hasOthers || pageCursor.read() === null) texts.notify();
      else notifyLater.schedule();
    },
    localEditCount: () => localEdits,
    isLastChangeLocal: () => isLastChangeLocal,
    destroy(): void {
      notifyLater.cancel();
      undoManager.destroy();
      doc.destroy();
    },
  };
}
