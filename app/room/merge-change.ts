/**
 * Plain data that somebody sends whole, merged as edits. With the rev they had seen, the difference to
 * that state is what they did, and it is merged with what others did since; without, nothing is deleted.
 */
import * as Y from "yjs";
import { setJobDescription, setTemplate } from "./edit-document.ts";
import type { Person, RoomChange } from "./room-api.ts";
import type { RoomDoc } from "./room-document.ts";
import { type WriteMode, writeResume } from "./write-document.ts";

interface MergePorts {
  document: RoomDoc;
  rev(): number;
  documentAt(rev: number): Y.Doc | null;
  issueClient(userId: string): number;
}

export type MergeResult =
  | { ok: true; update: Uint8Array | null; sections: string[] }
  | { ok: false; reason: "unknown_rev" | "too_large"; message: string };

export function mergeChange(ports: MergePorts, change: RoomChange, by: Person): MergeResult {
  const { baseRev } = change;
  const isCurrent = baseRev === undefined || baseRev === ports.rev();
  const edit = isCurrent
    ? (doc: Y.Doc) => write(doc, change, baseRev === undefined ? "add" : "replace")
    : editSince(ports, change, baseRev, by);
  if (!edit) {
    return { ok: false, reason: "unknown_rev", message: "That revision is no longer known" };
  }
  const outcome = ports.document.change(edit, { refusesOverflow: true });
  if (outcome.ok) return { ok: true, update: outcome.update, sections: outcome.sections };
  return { ok: false, reason: "too_large", message: outcome.message };
}

/** The same writing done on the state they saw, under an id of its own, then merged as any update is. */
function editSince(ports: MergePorts, change: RoomChange, rev: number, by: Person) {
  const base = ports.documentAt(rev);
  if (!base) return null;
  const before = Y.encodeStateVector(base);
  base.clientID = ports.issueClient(by.userId);
  write(base, change, "replace");
  const update = Y.encodeStateAsUpdate(base, before);
  base.destroy();
  return (doc: Y.Doc) => Y.applyUpdate(doc, update);
}

function write(doc: Y.Doc, change: RoomChange, mode: WriteMode): void {
  doc.transact(() => {
    if (change.content) writeResume(doc, change.content, mode);
    if (change.templateId !== undefined) setTemplate(doc, change.templateId);
    if (change.jobDescription !== undefined) setJobDescription(doc, change.jobDescription);
  });
}
