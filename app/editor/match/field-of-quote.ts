/** Finds the field of a resume that holds a line quoted by the score report. */
import { ENTRY_LISTS, fieldsOf } from "#app/core/collab/document/layout.ts";
import { entriesOf } from "#app/core/resume/entry-lists.ts";
import { plainResume } from "#app/core/resume/plain-resume.ts";
import type { Resume } from "#app/core/resume/schema.ts";

/** A field's key as the form and the page name it, such as `experience.{id}.description`; null if nothing matches. */
export function fieldOfQuote(resume: Resume, snippet: string): string | null {
  const quoted = normalize(snippet.replaceAll("…", " "));
  if (quoted === "") return null;
  let best: { key: string; length: number } | null = null;
  for (const [key, text] of fieldTexts(resume)) {
    const value = normalize(text);
    const length = sharedLength(value, quoted);
    if (length > (best?.length ?? 0)) best = { key, length };
  }
  return best?.key ?? null;
}

/** Templates draw bullets of their own, and the text of a page has single spaces. */
const normalize = (text: string) =>
  text
    .replace(/[•*\s]+/g, " ")
    .trim()
    .toLowerCase();

/** A short field, such as a position, stands inside the quote; a long one contains it. */
function sharedLength(value: string, quoted: string): number {
  if (value === "") return 0;
  if (value.includes(quoted)) return quoted.length;
  return quoted.includes(value) ? value.length : 0;
}

function* fieldTexts(marked: Resume): Generator<[key: string, text: string]> {
  const resume = plainResume(marked);
  yield ["summary", resume.summary];
  yield ["skills", resume.skills.join(", ")];
  for (const [field, text] of Object.entries(resume.personalInfo))
    if (typeof text === "string") yield [`personalInfo.${field}`, text];
  for (const list of ENTRY_LISTS) {
    for (const entry of entriesOf(resume, list) ?? []) {
      const values = entry as unknown as Record<string, unknown>;
      for (const [field] of fieldsOf(list)) {
        const value = values[field];
        if (typeof value === "string") yield [`${list}.${entry.id}.${field}`, value];
        if (Array.isArray(value)) yield [`${list}.${entry.id}.${field}`, value.join(", ")];
      }
    }
  }
}
