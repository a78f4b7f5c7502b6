/** Rebuilds a document from its content, without the history. */
import * as Y from "yjs";
import { newDocument, settingsRoot } from "./layout.ts";
import { readDocument } from "./read-document.ts";
import { seedDocument } from "./write-document.ts";

/**
 * A document with its history: what a page that comes in gets in one frame. Four times the content's cap,
 * so that anyone who meets it has written and deleted megabytes.
 */
export const ENCODED_CAP_BYTES = 4_194_304;
/** From here on a rebuild waits for no week, but for the room to be empty. */
const PRESSING_BYTES = 3_145_728;
const LEAST_BYTES = 262_144;
const LEAST_RATIO = 4;
const LEAST_RATIO_PRESSING = 1.5;
const LEAST_IDLE_MS = 7 * 24 * 60 * 60 * 1000;

/** Only a large document that no one has edited for a week may be worth it, or one about to be too large. */
export function mayRebuild({ bytes, idleMs }: { bytes: number; idleMs: number }): boolean {
  return bytes > PRESSING_BYTES || (bytes > LEAST_BYTES && idleMs > LEAST_IDLE_MS);
}

/** Null where it would not become much smaller, unless its cost is why it is rebuilt. */
export function rebuildDocument(old: Y.Doc, clientId: number, isCostly = false): Y.Doc | null {
  const content = readDocument(old);
  if (!content) return null;
  const fresh = newDocument();
  fresh.clientID = clientId;
  const { resume, templateId, jobDescription } = content;
  fresh.transact(() => {
    seedDocument(fresh, { templateId, content: resume, jobDescription });
    for (const [key, value] of settingsRoot(old).entries()) settingsRoot(fresh).set(key, value);
  });
  if (isCostly) return fresh;
  const size = (doc: Y.Doc) => Y.encodeStateAsUpdate(doc).byteLength;
  const before = size(old);
  const ratio = before > PRESSING_BYTES ? LEAST_RATIO_PRESSING : LEAST_RATIO;
  return before > ratio * size(fresh) ? fresh : null;
}
