/**
 * Merges a resume sent as JSON, whole or in part: its difference from the author's base state (the resume as the author
 * last received it, named by its revision, rev) becomes edits, which merge with what others changed since. A change
 * without a base state deletes nothing.
 */
import * as Y from "yjs";
import {
  setDesign,
  setJobDescription,
  setTemplate,
} from "#app/core/collab/document/edit-document.ts";
import { type WriteMode, writeResume } from "#app/core/collab/document/write-document.ts";
import type { Person, RoomChange } from "#app/core/collab/protocol/room-api.ts";
import type { DocumentGuard } from "#app/core/collab/room/document-guard.ts";
import {
  findMergeBase,
  type JsonSocket,
  type MergeBasePorts,
  type WriteOrigin,
} from "./merge-base.ts";

export interface MergePorts extends MergeBasePorts {
  document: DocumentGuard;
  rev(): number;
  /** Yjs client ids under which the room writes edits merged from JSON; `reserve` adds another. */
  mergeClientIds: { list(): number[]; reserve(): number };
}

export type MergeResult =
  | { ok: true; update: Uint8Array | null; sections: string[] }
  | { ok: false; reason: "unknown_rev" | "too_large"; message: string };

/** `from`: the JSON client's socket; null for an HTTP call. `update` is null if nothing changed. */
export function mergeChange(
  ports: MergePorts,
  change: RoomChange,
  by: Person,
  from: JsonSocket | null = null,
): MergeResult {
  const { baseRev, content = {} } = change;
  // Without a rev, the base is one of the states that the socket was sent.
  // A state that it was sent twice may be one with or without the author's latest edits (merge-base.ts).
  const isNamed = baseRev !== undefined;
  const sentStates = from?.seen ?? [];
  const isRepeated = sentStates.some((state) => state.rev === baseRev && state.isRepeated);
  const states = isNamed ? [{ rev: baseRev, isRepeated }] : sentStates;
  const currentRev = ports.rev();
  const socket = from?.clientId ?? null;
  const author = by.userId;
  const isBasedOnCurrent = states.every(({ rev }) => rev === currentRev);
  if (isBasedOnCurrent) {
    const mode = states.length > 0 ? "replace" : "add";
    return applyAndStore(ports, (doc) => applyChange(doc, change, mode), {
      author,
      socket,
      base: currentRev,
    });
  }
  const mergeBase = findMergeBase(ports, content, author, { states, isNamed, socket });
  if (!mergeBase) {
    return { ok: false, reason: "unknown_rev", message: "That revision is no longer known" };
  }
  const { doc: baseDoc, base } = mergeBase;
  // Recorded while editing: diffing two states would include everything that was ever deleted.
  const updates: Uint8Array[] = [];
  baseDoc.on("update", (update) => updates.push(update));
  baseDoc.clientID = pickMergeClientId(ports, baseDoc);
  applyChange(baseDoc, change, "replace");
  baseDoc.destroy();
  const apply = (doc: Y.Doc) => {
    for (const update of updates) Y.applyUpdate(doc, update);
  };
  return applyAndStore(ports, apply, { author, socket, base }, updates);
}

/** Picks an id whose edits are all in the base document, so that its next clock is free. */
function pickMergeClientId({ document, mergeClientIds }: MergePorts, baseDoc: Y.Doc): number {
  const currentStore = document.doc().store;
  const isFree = (id: number) => Y.getState(baseDoc.store, id) === Y.getState(currentStore, id);
  return mergeClientIds.list().find(isFree) ?? mergeClientIds.reserve();
}

/** `ownUpdates`: the updates that `work` applies; stored even where others made the same change. */
function applyAndStore(
  { document }: MergePorts,
  work: (doc: Y.Doc) => void,
  origin: WriteOrigin,
  ownUpdates: readonly Uint8Array[] = [],
): MergeResult {
  const outcome = document.change(work, { refusesOverflow: true, origin, ownUpdates });
  if (outcome.ok) return { ok: true, update: outcome.update, sections: outcome.sections };
  return { ok: false, reason: "too_large", message: outcome.message };
}

function applyChange(doc: Y.Doc, change: RoomChange, mode: WriteMode): void {
  doc.transact(() => {
    if (change.content) writeResume(doc, change.content, mode);
    if (change.templateId !== undefined)
      setTemplate(doc, change.templateId, change.templateVersion);
    if (change.design) {
      const settings = Object.entries(change.design).map(([key, value]) => [
        key,
        value ?? undefined,
      ]);
      setDesign(doc, Object.fromEntries(settings));
    }
    if (change.jobDescription !== undefined) setJobDescription(doc, change.jobDescription);
  });
}
