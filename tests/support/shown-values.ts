/** Each field of a resume as people see it, which every export must contain. */
import { readDescription } from "#app/core/resume/description.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { formatMonth } from "#app/core/templates/dates.ts";
import { readLink } from "#app/core/templates/links.ts";
import { toPrintable } from "#app/core/templates/page/printable.ts";

const LINKS = new Set(["linkedIn", "github", "githubLink", "liveLink", "url"]);
const TEXTS = new Set(["description", "body"]);

/** Dot path → the texts shown for it. */
export function shownValues(resume: Resume): [path: string, texts: string[]][] {
  const { photo, ...shown } = resume;
  return walk(shown, [], "").filter(([, texts]) => texts.length > 0);
}

function walk(value: unknown, path: string[], key: string): [string, string[]][] {
  if (typeof value === "string") return [[path.join("."), shown(key, value)]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    if (
      name === "id" ||
      name === "employerId" ||
      (name === "endDate" && "current" in value && value.current)
    )
      return [];
    return walk(inner, [...path, name], /^\d+$/.test(name) ? key : name);
  });
}

function shown(key: string, value: string): string[] {
  if (TEXTS.has(key)) {
    const block = readDescription(toPrintable(value));
    if (!block) return [];
    return block.kind === "paragraph" ? [block.text] : block.items;
  }
  if (LINKS.has(key)) return [readLink(value)?.text ?? ""].filter(Boolean);
  if (/date$|until$/i.test(key)) return [formatMonth(value)].filter(Boolean);
  return toPrintable(value)
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
}

/** Removes spaces and case, to compare texts regardless of line breaks. */
export const unspaced = (text: string) => text.normalize("NFC").replace(/\s/g, "").toLowerCase();

/** Paths of the fields that the text lacks. */
export function missingFrom(text: string, resume: Resume): string[] {
  const read = unspaced(text);
  return shownValues(resume)
    .filter(([, texts]) => !texts.every((one) => read.includes(unspaced(one))))
    .map(([path]) => path);
}
