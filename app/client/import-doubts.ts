/**
 * Stores an import's doubtful fields in this browser, until the user has checked them in the
 * editor.
 */
import * as v from "valibot";

const schema = v.array(
  v.object({
    /** The field's key in the editor, such as `experience.{id}.company`. */
    field: v.string(),
    /** The name of the field or entry, and the reasons for doubt: `Company: Check this.` */
    text: v.string(),
  }),
);
export type ImportDoubts = v.InferOutput<typeof schema>;

/** Logout removes all keys with this prefix. */
export const IMPORT_DOUBTS_PREFIX = "covitae:import-doubts:";
const keyOf = (resumeId: string) => `${IMPORT_DOUBTS_PREFIX}${resumeId}`;

export function readImportDoubts(resumeId: string): ImportDoubts {
  try {
    const stored = localStorage.getItem(keyOf(resumeId));
    const parsed = stored === null ? null : v.safeParse(schema, JSON.parse(stored));
    return parsed?.success ? parsed.output : [];
  } catch {
    return [];
  }
}

/** Full or denied storage is ignored: the doubts are only a reminder. */
export function storeImportDoubts(resumeId: string, doubts: ImportDoubts): void {
  try {
    if (doubts.length === 0) localStorage.removeItem(keyOf(resumeId));
    else localStorage.setItem(keyOf(resumeId), JSON.stringify(doubts));
  } catch {
    // The doubts then last only until the page is left.
  }
}
