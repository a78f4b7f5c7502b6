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
import { createFollowUp } from "./typing-pause.ts";

/** Without a letter, as after an undo on the page: too short to be noticed. */
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
  const notifyLater = createFollowUp(FORM_DELAY_MS, texts.notify);
  doc.on("afterTransaction", ({ local, changed }: Y.Transaction) => {
    if (changed.size === 0) return;
    isLastChangeLocal = local;
    if (local) localEdits++;
    texts.collect(changed);
  });

  /** Before the server has issued a client id, a write could reuse one and never converge. */
  const isWritable = () => hasClientId && isSeeded(doc);
  return {
    doc,
    undoManager,
    parse,
    isWritable,
    hasClientId: () => hasClientId,
    assignClientId(id: number): void {
      doc.clientID = id;
      hasClientId = true;
    },
    read: () => snapshot,
    refreshSnapshot(): void {
      snapshot = isWritable() ? parse() : null;
    },
    subscribeText: texts.subscribe,
    /**
     * The form follows what is written on the page when typing pauses, so that a letter is drawn without waiting for
     * its field; at once where others' carets are measured in the field.
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
