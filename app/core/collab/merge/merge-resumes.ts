/** Three-way merge of resumes: both states are replayed as edits of the base and merged as Yjs merges them. */
import * as Y from "yjs";
import { newDocument } from "#app/core/collab/document/layout.ts";
import { readDocument } from "#app/core/collab/document/read-document.ts";
import { wholeResume } from "#app/core/collab/document/whole-resume.ts";
import { seedDocument, writeResume } from "#app/core/collab/document/write-document.ts";
import type { Resume } from "#app/core/resume/schema.ts";

export function mergeResumes(base: Resume, mine: Resume, theirs: Resume): Resume {
  const [one, two] = [newDocument(), newDocument()];
  seedDocument(one, { templateId: "", content: base, jobDescription: null });
  Y.applyUpdate(two, Y.encodeStateAsUpdate(one));
  one.transact(() => writeResume(one, wholeResume(mine), "replace"));
  two.transact(() => writeResume(two, wholeResume(theirs), "replace"));
  Y.applyUpdate(two, Y.encodeStateAsUpdate(one));
  const merged = readDocument(two)?.resume ?? theirs;
  for (const doc of [one, two]) doc.destroy();
  return merged;
}
