/** Converts JSON values of unknown types: to text that a person can read and copy, and to lists. */

export type JsonObject = Record<string, unknown>;

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);
/** A list as it is; another value as a list of one, or of none if it is empty. */
export const asList = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : isEmpty(value) ? [] : [value];
/** True for values without text, such as `null`, `[]` and `{ a: "" }`. */
export const isEmpty = (value: unknown) => toText(value) === "";

/** No user reads a longer list. */
const MAX_ITEMS = 100;
/** Keys whose value names its object; it comes first, without a label. */
const NAME_KEYS = ["name", "title", "network"];

/** All text in a value: `{ name: "Ann", reference: "Kind" }` → "Ann: Kind"; "" if it has none. */
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
  const fields = Object.entries(value)
    .slice(0, MAX_ITEMS)
    .map(([key, inner]) => ({ key, text: toText(inner) }))
    .filter(({ text }) => text !== "");
  const name = fields.find(({ key }) => NAME_KEYS.includes(key));
  const others = fields.filter((field) => field !== name);
  const isNameWithDetail = name && others.length === 1;
  const rest = others.map(({ key, text }) =>
    isNameWithDetail ? text : `${humanizeKey(key)}: ${text}`,
  );
  return [name?.text ?? "", rest.join(", ")].filter(Boolean).join(": ");
}

/** `countryCode` → "country code". */
export const humanizeKey = (key: string) =>
  key
    .replace(/(?<=[a-z])(?=[A-Z])|[_-]+/g, " ")
    .trim()
    .toLowerCase();

/** All text in a value; a plain text is not trimmed. */
export const toUntrimmedText = (value: unknown): string => toPlainText(value) ?? toText(value);

/** Unlike `toText`, converts only strings, numbers and lists of them, and does not trim; null for other values. */
export function toPlainText(value: unknown, separator = ", "): string | null {
  if (typeof value === "string") return value;
  if (typeof value === "number") return String(value);
  const isTextList = Array.isArray(value) && value.every((item) => toPlainText(item) !== null);
  return isTextList ? value.map(String).join(separator) : null;
}
