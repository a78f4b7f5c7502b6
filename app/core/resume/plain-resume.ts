/**
 * Removes or escapes the markup (`**bold**`) in all texts of a resume. Parts that don't change keep
 * their identity.
 */
import { inlineText, plainText } from "./inline-text.ts";
import type { Resume } from "./schema.ts";

/** The resume without formatting, for code such as writing advice that reads plain text. */
export const plainResume = (resume: Resume): Resume => mapTexts(resume, plainText) as Resume;

/** Escapes texts from a source without formatting, so that asterisks in them stay asterisks. */
export const markedResume = (resume: Resume): Resume => mapTexts(resume, inlineText) as Resume;

/** Whether a text holds bold and italic words and links. @param key such as `experience.{id}.description` */
export const isFormattedField = (key: string): boolean =>
  /^summary$|^(?!interests\.).*\.(?:description|body)$/.test(key);

/** Fields whose texts may have markup. */
const FORMATTED = new Set(["summary", "description", "body"]);
/** Sections whose texts never have markup, although they have fields of these names. */
const WITHOUT_FORMATS = new Set(["interests"]);

/** Like `isFormattedField`, without joining the path and searching the key: typing a letter asks several times. */
export const isFormattedPath = (path: readonly string[]): boolean =>
  FORMATTED.has(path.at(-1) ?? "") && !WITHOUT_FORMATS.has(path[0] ?? "");

export function mapTexts(part: unknown, change: (text: string) => string): unknown {
  if (Array.isArray(part)) {
    const changed = part.map((item) => mapTexts(item, change));
    return changed.every((item, index) => item === part[index]) ? part : changed;
  }
  if (typeof part !== "object" || part === null) return part;
  const entries = Object.entries(part).map(([key, value]) => {
    if (WITHOUT_FORMATS.has(key)) return [key, value];
    const isText = typeof value === "string" && FORMATTED.has(key);
    return [key, isText ? change(value) : mapTexts(value, change)];
  });
  const isSame = entries.every(([key, value]) => value === part[key as keyof typeof part]);
  return isSame ? part : Object.fromEntries(entries);
}
