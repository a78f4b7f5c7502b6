/** Finds where in the resume a change happened: the path of a changed Yjs type, and the sections of a transaction. */
import type * as Y from "yjs";
import { IGNORED_TIP_PREFIX, resumeRoot, settingsRoot } from "./layout.ts";
import { isPostingSettingKey } from "./postings.ts";

type Changed = Y.Transaction["changed"];

/** Returns the keys from the root's name down to a type, as ["resume", "experience", "<id>"], or why there are none. */
export function pathOf(doc: Y.Doc, type: object): string[] | "deleted" | "unknown" {
  const path: string[] = [];
  let current = type as Y.AbstractType<unknown>;
  for (let item = current._item; item; item = current._item) {
    if (item.deleted) return "deleted";
    if (item.parentSub === null) return "unknown";
    path.unshift(item.parentSub);
    current = item.parent as Y.AbstractType<unknown>;
  }
  if (current === (resumeRoot(doc) as unknown)) return ["resume", ...path];
  if (current === (settingsRoot(doc) as unknown)) return ["settings", ...path];
  return "unknown";
}

/** Every change of a job description is announced as this section. */
const JOB = "jobDescription";

/** The sections touched: keys of a resume, `templateId`, `jobDescription`. */
export function changedSections(doc: Y.Doc, changed: Changed): string[] {
  const sections = new Set<string>();
  for (const [type, keys] of changed) {
    const path = pathOf(doc, type);
    if (!Array.isArray(path)) continue;
    if (path[1] !== undefined) sections.add(path[1]);
    // Ignoring a writing tip is not announced to other people.
    else
      for (const key of keys)
        if (key !== null && !key.startsWith(IGNORED_TIP_PREFIX))
          sections.add(isPostingSettingKey(key) ? JOB : key);
  }
  return [...sections];
}
