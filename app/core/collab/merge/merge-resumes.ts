/** Three-way merge of resumes: both states are replayed as edits of the base and merged as Yjs merges them. */
import * as Y from "yjs";
import { newDocument } from "#app/core/collab/document/layout.ts";
import { readDocument } from "#app/core/collab/document/read-document.ts";
import { withAllSections } from "#app/core/collab/document/with-all-sections.ts";
import { seedDocument, writeResume } from "#app/core/collab/document/write-document.ts";
import type { Resume } from "#app/core/resume/schema.ts";

/** Returns the base with the changes of both. */
export function mergeResumes(base: Resume, mine: Resume, theirs: Resume): Resume {
  const [myDoc, theirDoc] = [newDocument(), newDocument()];
  seedDocument(myDoc, { templateId: "", content: base, jobDescription: null });
  Y.applyUpdate(theirDoc, Y.encodeStateAsUpdate(myDoc));
  myDoc.transact(() => writeResume(myDoc, withAllSections(mine), "replace"));
  theirDoc.transact(() => writeResume(theirDoc, withAllSections(theirs), "replace"));
  Y.applyUpdate(theirDoc, Y.encodeStateAsUpdate(myDoc));
  const merged = readDocument(theirDoc)?.resume ?? theirs;
  for (const doc of [myDoc, theirDoc]) doc.destroy();
  return merged;
}
