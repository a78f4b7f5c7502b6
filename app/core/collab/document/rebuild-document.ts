/** Rebuilds a Yjs document from its content, without the history of deletions that Yjs keeps (docs/decisions/0004). */
import * as Y from "yjs";
import { newDocument, settingsRoot } from "./layout.ts";
import { readDocument } from "./read-document.ts";
import { seedDocument } from "./write-document.ts";

/**
 * Maximum size of a document with its history, which a page that joins receives in one frame. Four times the content's
 * cap, so it is only reached by writing and deleting megabytes.
 */
export const ENCODED_CAP_BYTES = 4_194_304;
/** From this size on, a rebuild only waits until the room is empty, not for a week without edits. */
const URGENT_BYTES = 3_145_728;
/** Smaller documents are never rebuilt. */
const MIN_BYTES = 262_144;
/** A rebuild must make the document at least this many times smaller. */
const MIN_RATIO = 4;
const MIN_RATIO_URGENT = 1.5;
const MIN_IDLE_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * True for a large document that no one has edited for a week, or for one close to the size cap.
 */
export function mayRebuild({ bytes, idleMs }: { bytes: number; idleMs: number }): boolean {
  return bytes > URGENT_BYTES || (bytes > MIN_BYTES && idleMs > MIN_IDLE_MS);
}

/**
 * Returns a new document with the same content, written under `clientId`; null if it would not be much smaller.
 * `isCostly`: the old one takes too long to load, so it is rebuilt whatever the size.
 */
export function rebuildDocument(old: Y.Doc, clientId: number, isCostly = false): Y.Doc | null {
  const content = readDocument(old);
  if (!content) return null;
  const rebuilt = newDocument();
  rebuilt.clientID = clientId;
  const { resume, templateId, jobDescription } = content;
  rebuilt.transact(() => {
    seedDocument(rebuilt, { templateId, content: resume, jobDescription });
    for (const [key, value] of settingsRoot(old).entries()) settingsRoot(rebuilt).set(key, value);
  });
  if (isCostly) return rebuilt;
  const size = (doc: Y.Doc) => Y.encodeStateAsUpdate(doc).byteLength;
  const before = size(old);
  const ratio = before > URGENT_BYTES ? MIN_RATIO_URGENT : MIN_RATIO;
  return before > ratio * size(rebuilt) ? rebuilt : null;
}
