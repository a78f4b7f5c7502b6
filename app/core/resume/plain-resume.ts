/**
 * Removes or escapes the markup (`**bold**`) in all texts of a resume. Parts that don't change keep
 * their identity.
 */
import { escapeInline, plainText } from "./inline-text.ts";
import type { Resume } from "./schema.ts";

/** The resume without formatting, for code such as writing advice that reads plain text. */
export const plainResume = (resume: Resume): Resume =>
  mapFormattedTexts(resume, plainText) as Resume;

/** Escapes texts from a source without formatting, so that asterisks in them stay asterisks. */
export const escapedResume = (resume: Resume): Resume =>
  mapFormattedTexts(resume, escapeInline) as Resume;

/** Whether a text holds bold and italic words and links. @param key such as `experience.{id}.description` */
export const isFormattedField = (key: string): boolean =>
  /^summary$|^(?!interests\.).*\.(?:description|body)$/.test(key);

/** Fields whose texts may have markup. */
const FORMATTED_FIELDS = new Set(["summary", "description", "body"]);
/** Sections whose texts never have markup, although they have fields of these names. */
const UNFORMATTED_SECTIONS = new Set(["interests"]);

/** Like `isFormattedField` but faster, because it is called several times at each keystroke. */
export const isFormattedPath = (path: readonly string[]): boolean =>
  FORMATTED_FIELDS.has(path.at(-1) ?? "") && !UNFORMATTED_SECTIONS.has(path[0] ?? "");

/** Applies `change` to all texts with markup; parts that don't change keep their identity. */
export function mapFormattedTexts(part: unknown, change: (text: string) => string): unknown {
  if (Array.isArray(part)) {
    const changed = part.map((item) => mapFormattedTexts(item, change));
    return changed.every((item, index) => item === part[index]) ? part : changed;
  }
  if (typeof part !== "object" || part === null) return part;
  const entries = Object.entries(part).map(([key, value]) => {
    if (UNFORMATTED_SECTIONS.has(key)) return [key, value];
    const isText = typeof value === "string" && FORMATTED_FIELDS.has(key);
    return [key, isText ? change(value) : mapFormattedTexts(value, change)];
  });
  const isSame = entries.every(([key, value]) => value === part[key as keyof typeof part]);
  return isSame ? part : Object.fromEntries(entries);
}
