/** Where each of our fields lies in JSON Resume, and how a value is said there and heard back. */
import { readDescription } from "./description.ts";
import { readAddress, withoutHarmful } from "./read-address.ts";

type Kind = "text" | "email" | "link" | "month";
type Json = Record<string, unknown>;

/** Our field, its place in JSON Resume, its kind. A description goes to a text, or to a list of lines. */
type Field = { ours: string; theirs: string; kind: Kind } | { ours: string; text: string };

const field = (ours: string, theirs = ours, kind: Kind = "text"): Field => ({ ours, theirs, kind });
const month = (ours: string, theirs = ours) => field(ours, theirs, "month");
const link = (ours: string, theirs = ours) => field(ours, theirs, "link");

export const BASICS = [field("fullName", "name"), field("email", "email", "email"), field("phone")];

/** Our section, theirs, the fields; what is listed under `own` has no place there. */
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
 * Puts a field's value into `target`. Returns it as typed where JSON Resume can't say it exactly, so that
 * it can be kept beside; null where nothing is lost.
 */
export function sayField(target: Json, item: Field, value: string): string | null {
  // What leads nowhere on the page leads nowhere here either, nor is it kept beside.
  const typed = "kind" in item && item.kind === "link" ? withoutHarmful(value) : value;
  const said = say(item, typed);
  Object.assign(target, said);
  return hearField(said, item) === typed ? null : typed;
}

/** What is read back; `kept` counts only while it still says the same. */
export function hearField(source: Json, item: Field, kept?: unknown): string {
  if (typeof kept === "string") {
    const said = say(item, kept);
    const isUntouched = keysOf(item).every((key) => isSame(said[key], source[key]));
    if (isUntouched) return kept;
  }
  if ("text" in item) {
    const lines = Array.isArray(source.highlights) ? source.highlights.map(asText) : [];
    return [asText(source[item.text]), ...lines].filter((line) => line !== "").join("\n");
  }
  const value = asText(source[item.theirs]);
  return item.kind === "month" ? (/^\d{4}-(0[1-9]|1[0-2])/.exec(value)?.[0] ?? "") : value;
}

function say(item: Field, typed: string): Json {
  if ("text" in item) {
    const block = readDescription(typed);
    if (!block) return {};
    return block.kind === "paragraph" ? { [item.text]: block.text } : { highlights: block.items };
  }
  const value = SAY[item.kind](typed);
  return value === "" ? {} : { [item.theirs]: value };
}

/** Formats of the JSON Resume schema; empty where the value has none of them. */
const SAY: Record<Kind, (typed: string) => string> = {
  text: (typed) => typed,
  email: (typed) => (/^[\w.+%-]+@[\w-]+(\.[\w-]+)+$/.test(typed) ? typed : ""),
  month: (typed) => (/^[12]\d{3}-\d{2}$/.test(typed) ? typed : ""),
  link: toUri,
};

export function toUri(typed: string): string {
  const value = typed.trim();
  const read = readAddress(value);
  if (read.kind !== "link" || !/^https?:/.test(read.href)) return "";
  const address = /^https?:\/\//i.test(value) ? value : `https://${value}`;
  // A URI is ASCII and without spaces; one that is so already stays as it was typed.
  return /^[\w\-.~:/?#[\]@!$&'()*+,;=%]+$/.test(address) ? address : new URL(address).href;
}

const keysOf = (item: Field) => ("text" in item ? [item.text, "highlights"] : [item.theirs]);
const isSame = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
export const asText = (value: unknown): string => (typeof value === "string" ? value : "");
