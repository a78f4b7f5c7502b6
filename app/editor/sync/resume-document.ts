/** This page's resume: the Yjs document, its undo stack, and the snapshot that components read. */
import * as Y from "yjs";
import {
  isSeeded,
  newDocument,
  resumeRoot,
  settingsRoot,
} from "#app/core/collab/document/layout.ts";
import { documentReader } from "#app/core/collab/document/read-document.ts";
import type { ResumeSnapshot } from "./room.ts";
import { LOCAL_ORIGIN } from "./room-edits.ts";
import { createTextSubscriptions } from "./text-subscriptions.ts";

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
    notifyTexts: texts.notify,
    localEditCount: () => localEdits,
    isLastChangeLocal: () => isLastChangeLocal,
    destroy(): void {
      undoManager.destroy();
      doc.destroy();
    },
  };
}
