/**
 * Maps our fields to those of JSON Resume (jsonresume.org), and converts their values in both directions. JSON Resume
 * has formats of its own; a value that does not fit is also stored as typed under `meta.covitae`, and read from there.
 */
import { type Bullet, readFormattedDescription } from "./description.ts";
import { writeInline } from "./inline-text.ts";
import { dropUnsafeAddress, readAddress } from "./read-address.ts";

/** "list": a text with commas in our data, a list in JSON Resume. */
type Kind = "text" | "email" | "link" | "date" | "list";
export type Json = Record<string, unknown>;

/**
 * Our field (`ours`), the field of JSON Resume (`theirs`), and its kind. A description has `text` instead: one line
 * maps to that field, several to `highlights`. An optional field is absent while empty.
 */
export type Field =
  | { ours: string; theirs: string; kind: Kind; isOptional?: true }
  | { ours: string; text: string };

const field = (ours: string, theirs = ours, kind: Kind = "text"): Field => ({ ours, theirs, kind });
const date = (ours: string, theirs = ours) => field(ours, theirs, "date");
const link = (ours: string, theirs = ours) => field(ours, theirs, "link");
const optional = (ours: string, theirs = ours): Field => ({
  ours,
  theirs,
  kind: "text",
  isOptional: true,
});

export const BASICS = [
  field("fullName", "name"),
  field("email", "email", "email"),
  field("phone"),
  optional("headline", "label"),
];

/** Our section, the section of JSON Resume, and the fields; those in `unmapped` have no equivalent there. */
export const JSON_SECTIONS = [
  {
    ours: "experience",
    theirs: "work",
    fields: [
      field("company", "name"),
      field("position"),
      date("startDate"),
      date("endDate"),
      { ours: "description", text: "summary" },
      optional("location"),
    ],
    unmapped: ["current", "employerId"],
  },
  {
    ours: "education",
    theirs: "education",
    fields: [
      field("institution"),
      field("degree", "studyType"),
      field("fieldOfStudy", "area"),
      date("startDate"),
      date("endDate"),
      field("gpa", "score"),
    ],
    unmapped: ["location"],
  },
  {
    ours: "projects",
    theirs: "projects",
    fields: [field("name"), { ours: "description", text: "description" }, link("liveLink", "url")],
    unmapped: ["githubLink"],
  },
  {
    ours: "volunteering",
    theirs: "volunteer",
    fields: [
      field("organization"),
      field("role", "position"),
      date("startDate"),
      date("endDate"),
      { ours: "description", text: "summary" },
      optional("location"),
    ],
    unmapped: ["current"],
  },
  {
    ours: "certificates",
    theirs: "certificates",
    fields: [field("name"), field("issuer"), date("date"), link("url")],
    unmapped: ["number", "validUntil"],
  },
  {
    ours: "languages",
    theirs: "languages",
    fields: [field("name", "language"), field("level", "fluency")],
    unmapped: [],
  },
  {
    ours: "awards",
    theirs: "awards",
    fields: [
      field("title"),
      field("issuer", "awarder"),
      date("date"),
      field("description", "summary"),
    ],
    unmapped: [],
  },
  {
    ours: "publications",
    theirs: "publications",
    fields: [field("title", "name"), field("publisher"), date("date", "releaseDate"), link("url")],
    unmapped: [],
  },
  {
    ours: "interests",
    theirs: "interests",
    fields: [field("name"), field("description", "keywords", "list")],
    unmapped: [],
  },
  {
    ours: "references",
    theirs: "references",
    fields: [field("name"), field("description", "reference")],
    unmapped: ["position", "company", "email", "phone"],
  },
] as const satisfies { ours: string; theirs: string; fields: Field[]; unmapped: string[] }[];

/** Fields that JSON Resume does not define but other programs write under the same name. */
export const isReadFromOtherPrograms = (ownKey: string) =>
  ["location", "number", "validUntil"].includes(ownKey) || isReferenceField(ownKey);
export const isReferenceField = (ownKey: string) =>
  ["position", "company", "email", "phone"].includes(ownKey);

/** Our sections without an equivalent in JSON Resume; they are stored whole under `meta`. */
export const UNMAPPED_SECTIONS = [
  "courses",
  "memberships",
  "patents",
  "militaryService",
  "customSections",
] as const;

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

/** Separates the items of a Kind "list" in our text. */
const LIST_COMMA = ", ";

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
  const original = source[item.theirs];
  const value = Array.isArray(original) ? original.map(asText).join(LIST_COMMA) : asText(original);
  return item.kind === "date" ? readDate(value) : value;
}

function convertValue(item: Field, input: string): Json {
  if ("text" in item) {
    const block = readFormattedDescription(input);
    if (!block) return {};
    if (block.kind === "paragraph") return { [item.text]: writeInline(block.runs) };
    const line = ({ runs, isNested }: Bullet) => (isNested ? "  " : "") + writeInline(runs);
    return { highlights: block.items.map(line) };
  }
  if (item.kind === "list") return input === "" ? {} : { [item.theirs]: input.split(LIST_COMMA) };
  const value = FORMATTERS[item.kind](input);
  return value === "" ? {} : { [item.theirs]: value };
}

/** Reduces a date to `2024`, `2024-05`, or our `2024-21` for a season; "" for other text. */
export const readDate = (value: string) =>
  /^(\d{4}(?:-(?:0[1-9]|1[0-2]|2[1-4]))?)(?:-\d{2}(?:T.*)?)?$/.exec(value)?.[1] ?? "";

/** Converts values to the formats of the JSON Resume schema; empty if the value has another format. */
const FORMATTERS: Record<Exclude<Kind, "list">, (input: string) => string> = {
  text: (input) => input,
  email: (input) => (/^[\w.+%-]+@[\w-]+(\.[\w-]+)+$/.test(input) ? input : ""),
  // There are no seasons in JSON Resume, so other programs get the year alone.
  date: (input) => /^[12]\d{3}(?:-[01]\d)?(?=$|-2\d$)/.exec(input)?.[0] ?? "",
  link: toUri,
};

/** The URI of a web address; "" if it is none. */
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
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
export const objectOf = (value: unknown): Json =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Json) : {};
/** Our data in a part of the document (`meta.covitae`), which other programs ignore. */
export const covitaeMeta = (part: Json) => objectOf(objectOf(part.meta).covitae);
