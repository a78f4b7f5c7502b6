/** Maps our fields to those of JSON Resume, and converts their values in both directions. */
import { readDescription } from "./description.ts";
import { dropUnsafeAddress, readAddress } from "./read-address.ts";

type Kind = "text" | "email" | "link" | "month";
type Json = Record<string, unknown>;

/** Our field, the field of JSON Resume, and its kind. A description maps to a text or a list of highlights. */
type Field = { ours: string; theirs: string; kind: Kind } | { ours: string; text: string };

const field = (ours: string, theirs = ours, kind: Kind = "text"): Field => ({ ours, theirs, kind });
const month = (ours: string, theirs = ours) => field(ours, theirs, "month");
const link = (ours: string, theirs = ours) => field(ours, theirs, "link");

export const BASICS = [field("fullName", "name"), field("email", "email", "email"), field("phone")];

/** Our section, the section of JSON Resume, and the fields; those in `own` have no equivalent there. */
export const JSON_SECTIONS = [
  {
    ours: "experience",
    theirs: "work",
    fields: [
      field("company", "name"),
      field("position"),
      month("startDate"),
      month("endDate"),
      { ours: "description", text: "summary" },
    ],
    own: ["current"],
  },
  {
    ours: "education",
    theirs: "education",
    fields: [
      field("institution"),
      field("degree", "studyType"),
      field("fieldOfStudy", "area"),
      month("startDate"),
      month("endDate"),
      field("gpa", "score"),
    ],
    own: [],
  },
  {
    ours: "projects",
    theirs: "projects",
    fields: [field("name"), { ours: "description", text: "description" }, link("liveLink", "url")],
    own: ["githubLink"],
  },
  {
    ours: "volunteering",
    theirs: "volunteer",
    fields: [
      field("organization"),
      field("role", "position"),
      month("startDate"),
      month("endDate"),
      { ours: "description", text: "summary" },
    ],
    own: ["current"],
  },
  {
    ours: "certificates",
    theirs: "certificates",
    fields: [field("name"), field("issuer"), month("date"), link("url")],
    own: [],
  },
  {
    ours: "languages",
    theirs: "languages",
    fields: [field("name", "language"), field("level", "fluency")],
    own: [],
  },
  {
    ours: "awards",
    theirs: "awards",
    fields: [
      field("title"),
      field("issuer", "awarder"),
      month("date"),
      field("description", "summary"),
    ],
    own: [],
  },
  {
    ours: "publications",
    theirs: "publications",
    fields: [field("title", "name"), field("publisher"), month("date", "releaseDate"), link("url")],
    own: [],
  },
] as const satisfies { ours: string; theirs: string; fields: Field[]; own: string[] }[];

/**
 * Writes a field's value into `target`. Returns the original if JSON Resume can't represent it exactly, so that
 * it can be stored under `meta`; otherwise null.
 */
export function writeField(target: Json, item: Field, value: string): string | null {
  // An address that is unsafe on the page is not written here either, nor stored under `meta`.
  const input = "kind" in item && item.kind === "link" ? dropUnsafeAddress(value) : value;
  const converted = convertValue(item, input);
  Object.assign(target, converted);
  return readField(converted, item) === input ? null : input;
}

/** Reads a field; `stored`, the original of `meta`, is used only if the converted value has not changed since. */
export function readField(source: Json, item: Field, stored?: unknown): string {
  if (typeof stored === "string") {
    const converted = convertValue(item, stored);
    const isUntouched = keysOf(item).every((key) => isSame(converted[key], source[key]));
    if (isUntouched) return stored;
  }
  if ("text" in item) {
    const lines = Array.isArray(source.highlights) ? source.highlights.map(asText) : [];
    return [asText(source[item.text]), ...lines].filter((line) => line !== "").join("\n");
  }
  const value = asText(source[item.theirs]);
  return item.kind === "month" ? (/^\d{4}-(0[1-9]|1[0-2])/.exec(value)?.[0] ?? "") : value;
}

function convertValue(item: Field, input: string): Json {
  if ("text" in item) {
    const block = readDescription(input);
    if (!block) return {};
    return block.kind === "paragraph" ? { [item.text]: block.text } : { highlights: block.items };
  }
  const value = FORMATTERS[item.kind](input);
  return value === "" ? {} : { [item.theirs]: value };
}

/** Converts values to the formats of the JSON Resume schema; empty if the value has another format. */
const FORMATTERS: Record<Kind, (input: string) => string> = {
  text: (input) => input,
  email: (input) => (/^[\w.+%-]+@[\w-]+(\.[\w-]+)+$/.test(input) ? input : ""),
  month: (input) => (/^[12]\d{3}-\d{2}$/.test(input) ? input : ""),
  link: toUri,
};

export function toUri(input: string): string {
  const value = input.trim();
  const read = readAddress(value);
  if (read.kind !== "link" || !/^https?:/.test(read.href)) return "";
  const address = /^https?:\/\//i.test(value) ? value : `https://${value}`;
  // A URI is ASCII without spaces; a valid one stays as typed.
  return /^[\w\-.~:/?#[\]@!$&'()*+,;=%]+$/.test(address) ? address : new URL(address).href;
}

const keysOf = (item: Field) => ("text" in item ? [item.text, "highlights"] : [item.theirs]);
const isSame = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
export const asText = (value: unknown): string => (typeof value === "string" ? value : "");
