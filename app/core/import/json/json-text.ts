/** Renders JSON values as text that a person can read and copy. */

export type JsonObject = Record<string, unknown>;

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);
export const asList = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : isEmpty(value) ? [] : [value];
export const isEmpty = (value: unknown) => toText(value) === "";

/** No user reads a longer list. */
const MAX_ITEMS = 100;
/** Keys whose value comes first, without a label. */
const NAME_KEYS = ["name", "title", "network"];

/** `{ name: "Ann", reference: "Kind" }` → "Ann: Kind". */
export function toText(value: unknown): string {
  if (typeof value === "string") return value.trim();
  if (typeof value === "number") return String(value);
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) {
    const items = value.slice(0, MAX_ITEMS).map(toText).filter(Boolean);
    if (value.length > MAX_ITEMS) items.push(`… and ${value.length - MAX_ITEMS} more`);
    return items.join(value.some(isJsonObject) ? "; " : ", ");
  }
  return isJsonObject(value) ? objectToText(value) : "";
}

function objectToText(value: JsonObject): string {
  const all = Object.entries(value)
    .slice(0, MAX_ITEMS)
    .map(([key, inner]) => ({ key, text: toText(inner) }))
    .filter(({ text }) => text !== "");
  const name = all.find(({ key }) => NAME_KEYS.includes(key));
  const others = all.filter((field) => field !== name);
  const isPlain = name && others.length === 1;
  const rest = others.map(({ key, text }) => (isPlain ? text : `${humanizeKey(key)}: ${text}`));
  return [name?.text ?? "", rest.join(", ")].filter(Boolean).join(": ");
}

/** `countryCode` → "country code". */
export const humanizeKey = (key: string) =>
  key
    .replace(/(?<=[a-z])(?=[A-Z])|[_-]+/g, " ")
    .trim()
    .toLowerCase();

/** A string as it is, or a number or list of strings as one string; null for other values. */
export function toPlainText(value: unknown, separator = ", "): string | null {
  if (typeof value === "string") return value;
  if (typeof value === "number") return String(value);
  const isTextList = Array.isArray(value) && value.every((item) => toPlainText(item) !== null);
  return isTextList ? value.map(String).join(separator) : null;
}
