/** Values of a JSON file in words, for a person to read and to copy. */

export type Json = Record<string, unknown>;

export const isJson = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);
export const asList = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : isEmpty(value) ? [] : [value];
export const isEmpty = (value: unknown) => toWords(value) === "";

/** Nobody reads on in a list that is longer. */
const MOST = 100;
/** Said first, without the key's name. */
const NAMES = ["name", "title", "network"];

/** `{ name: "Ann", reference: "Kind" }` → "Ann: Kind". */
export function toWords(value: unknown): string {
  if (typeof value === "string") return value.trim();
  if (typeof value === "number") return String(value);
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) {
    const items = value.slice(0, MOST).map(toWords).filter(Boolean);
    if (value.length > MOST) items.push(`… and ${value.length - MOST} more`);
    return items.join(value.some(isJson) ? "; " : ", ");
  }
  return isJson(value) ? objectInWords(value) : "";
}

function objectInWords(value: Json): string {
  const all = Object.entries(value)
    .slice(0, MOST)
    .map(([key, inner]) => ({ key, words: toWords(inner) }))
    .filter(({ words }) => words !== "");
  const name = all.find(({ key }) => NAMES.includes(key));
  const others = all.filter((one) => one !== name);
  const isPlain = name && others.length === 1;
  const rest = others.map(({ key, words }) => (isPlain ? words : `${spoken(key)}: ${words}`));
  return [name?.words ?? "", rest.join(", ")].filter(Boolean).join(": ");
}

/** `countryCode` → "country code". */
export const spoken = (key: string) =>
  key
    .replace(/(?<=[a-z])(?=[A-Z])|[_-]+/g, " ")
    .trim()
    .toLowerCase();

/** A text as it stands there; also where another program wrote a number, or a list of texts. */
export function asPlain(value: unknown, between = ", "): string | null {
  if (typeof value === "string") return value;
  if (typeof value === "number") return String(value);
  const isOfTexts = Array.isArray(value) && value.every((item) => asPlain(item) !== null);
  return isOfTexts ? value.map(String).join(between) : null;
}
