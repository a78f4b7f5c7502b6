/**
 * Helpers that convert entries of other programs' formats to JSON Resume. Keys that it does not have are kept, so that
 * the JSON Resume importer reports them.
 */
import { isEmpty, isJsonObject, type JsonObject, toText } from "#app/core/import/json/json-text.ts";
import { isGitHub, isLinkedIn } from "#app/core/import/readers/find-contacts.ts";
import { findDate, findPeriod } from "#app/core/import/readers/read-dates.ts";
import { richText } from "./rich-text.ts";

/** The objects of a list; empty for other values. */
export const objectsOf = (value: unknown): JsonObject[] =>
  Array.isArray(value) ? value.filter(isJsonObject) : [];
/** An object as it is; an empty one for other values. */
export const objectAt = (value: unknown): JsonObject => (isJsonObject(value) ? value : {});

/** `names`: key in the file → key of JSON Resume. A key that has a value already keeps it. */
export function renameKeys(entry: JsonObject, names: Record<string, string>): JsonObject {
  const renamed: JsonObject = { ...entry };
  for (const [oldKey, newKey] of Object.entries(names)) {
    if (!(oldKey in renamed) || oldKey === newKey || !isEmpty(renamed[newKey])) continue;
    renamed[newKey] = renamed[oldKey];
    delete renamed[oldKey];
  }
  return renamed;
}

/** Leaves out keys that say nothing of the person, such as ids and icons. */
export function dropKeys(entry: JsonObject, keys: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(entry).filter(([key]) => !keys.includes(key)));
}

/** Converts the texts at `keys`, which may be HTML or Markdown, to our text format. */
export function withRichTexts(entry: JsonObject, keys: readonly string[]): JsonObject {
  const changed: JsonObject = { ...entry };
  for (const key of keys) {
    const value = entry[key];
    if (typeof value === "string") changed[key] = richText(value);
    else if (Array.isArray(value))
      changed[key] = value.map((item) => (typeof item === "string" ? richText(item) : item));
  }
  return changed;
}

/** Reads "August 2016 – Present" or `{ start, end }`. Text that is no period becomes the end date, and is reported. */
export function readPeriodText(value: unknown): { startDate?: string; endDate?: string } {
  if (isJsonObject(value)) {
    return { startDate: toText(value.start ?? value.from), endDate: toText(value.end ?? value.to) };
  }
  const text = toText(value);
  const match = findPeriod(text);
  if (match && match.rest === "") {
    return { startDate: match.period.startDate, endDate: match.period.endDate };
  }
  return text === "" ? {} : { endDate: text };
}

/** Converts a date in words or numbers to "2022-08"; other text is returned as it is, and is reported later. */
export function readDateText(value: unknown): string {
  const text = toText(value);
  const date = findDate(text);
  return date?.rest === "" ? date.value : text;
}

/** A profile by its address: LinkedIn and GitHub have fields of their own, whatever the file calls them. */
export function toProfile(network: unknown, url: unknown): JsonObject {
  const address = toText(url);
  if (isLinkedIn(address)) return { network: "LinkedIn", url: address };
  return { network: isGitHub(address) ? "GitHub" : toText(network), url: address };
}

/** The fields for a project's address: our resumes have a field of their own for GitHub. */
export const projectLink = (address: string): JsonObject =>
  isGitHub(address) ? { meta: { covitae: { githubLink: address } } } : { url: address };

/** Marks an entry that the file keeps but does not show. */
export const asHidden = (entry: JsonObject): JsonObject => ({
  ...entry,
  meta: { covitae: { ...objectAt(objectAt(entry.meta).covitae), hidden: true } },
});
