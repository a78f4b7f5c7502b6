/**
 * Normalizes the entries of a JSON Resume section to the keys and types that we read. Values without a field here move
 * into the description as text, or are reported.
 */
import {
  isReadFromOtherPrograms,
  type JSON_SECTIONS,
} from "#app/core/resume/json-resume-fields.ts";
import { CAPS } from "#app/core/resume/schema-fields.ts";
import type { IssueCollector } from "./issue-collector.ts";
import {
  asList,
  humanizeKey,
  isEmpty,
  isJsonObject,
  type JsonObject,
  toPlainText,
  toText,
  toUntrimmedText,
} from "./json-text.ts";
import { formatPeriod, normalizeDate } from "./normalize-dates.ts";

/**
 * A section and its fields: `theirs` are the names in JSON Resume, `ours` those in our resumes. A field with `text`
 * instead of `theirs` is the description, whose lines stay apart; `text` is its name in JSON Resume. `unmapped` are our
 * fields that JSON Resume lacks.
 */
type Section = (typeof JSON_SECTIONS)[number];

/** Keys whose values become a labeled line of the description. */
const DESCRIPTION_LABELS: Partial<Record<Section["theirs"], Record<string, string>>> = {
  work: { description: "About the company", url: "Website" },
  volunteer: { url: "Website" },
  projects: { roles: "Role", entity: "Organization", type: "Type" },
};
/** Keys of JSON Resume before version 1, and of lists of licenses, with the keys of today. */
const LEGACY_KEYS: Partial<Record<Section["theirs"], Record<string, string>>> = {
  work: { company: "name", website: "url" },
  volunteer: { website: "url" },
  education: { gpa: "score" },
  publications: { website: "url" },
  certificates: {
    title: "name",
    authority: "issuer",
    organization: "issuer",
    website: "url",
    licenseNumber: "number",
    credentialId: "number",
    expirationDate: "validUntil",
    expiryDate: "validUntil",
    expires: "validUntil",
  },
};

/** `value`: the list of entries in the file, of any type. Items that are no entries are reported in `issues`. */
export function normalizeSection(
  section: Section,
  value: unknown,
  issues: IssueCollector,
): JsonObject[] {
  const items = asList(value);
  const name = humanizeKey(section.theirs);
  for (const item of items) {
    if (!isJsonObject(item) && !isInterestName(section, item))
      issues.addUnplaced(item, `This isn't an entry of ${name}`);
  }
  // Entries beyond the limit are dropped as a whole and reported by fitToSchema.
  return items
    .map((item) => (isInterestName(section, item) ? { name: item } : item))
    .filter(isJsonObject)
    .map((entry, index) =>
      index < CAPS.entries ? normalizeEntry(section, entry, index, issues) : entry,
    );
}

/** Some programs write interests as plain texts. */
const isInterestName = (section: Section, item: unknown) =>
  section.ours === "interests" && typeof item === "string";

function normalizeEntry(
  section: Section,
  entry: JsonObject,
  index: number,
  issues: IssueCollector,
): JsonObject {
  const rest = renameLegacyKeys(entry, LEGACY_KEYS[section.theirs] ?? {});
  /** Returns a value and removes it from `rest`. */
  const take = (key: string) => {
    const value = rest[key];
    delete rest[key];
    return value;
  };
  // `meta` has what our own exports store there. json-resume.ts reads it as ours, and fitToSchema checks the result.
  const normalized: JsonObject = { meta: take("meta") };
  let hasDescription = false;
  for (const item of section.fields) {
    const key = "text" in item ? item.text : item.theirs;
    if ("text" in item) hasDescription = true;
    const text = toPlainText(locationText(key, rest[key]), "text" in item ? "\n" : ", ");
    // A missing value, or one that no field takes, such as an object; this stays in `rest` and is reported.
    if (text === null) continue;
    take(key);
    const isDate = "kind" in item && item.kind === "date";
    const value = isDate
      ? normalizeDate(text, `${section.ours}.${index}.${item.ours}`, issues)
      : text;
    normalized[key] = value;
  }
  // Fields that JSON Resume lacks, but that other programs write under the same key.
  for (const key of section.unmapped.filter(isReadFromOtherPrograms)) {
    const text = toPlainText(locationText(key, rest[key]));
    if (text === null) continue;
    take(key);
    normalized[key] =
      key === "validUntil" ? normalizeDate(text, `${section.ours}.${index}.${key}`, issues) : text;
  }
  if (section.ours === "projects") normalized.keywords = toTags(take("keywords"));
  if (hasDescription) {
    const highlights = takeHighlights(section, take);
    if (highlights.length > 0) normalized.highlights = highlights;
  }
  const [titleField] = section.fields;
  const name = "theirs" in titleField ? toText(normalized[titleField.theirs]) : "";
  const entryLabel = [`${humanizeKey(section.theirs)} ${index + 1}`, name.slice(0, 60)]
    .filter(Boolean)
    .join(", ");
  for (const [key, value] of Object.entries(rest)) {
    issues.addUnplaced(value, `There is no field for ${humanizeKey(key)} (${entryLabel})`);
  }
  return normalized;
}

/** A `location` given as an object, like the person's, as text: "Graz, AT"; other values as they are. */
function locationText(key: string, value: unknown): unknown {
  if (key !== "location" || !isJsonObject(value)) return value;
  return ["address", "city", "region", "country", "countryCode"]
    .map((part) => toText(value[part]))
    .filter((text) => text !== "")
    .join(", ");
}

/** The lines of the description: the highlights of the file, then values without a field of their own. */
function takeHighlights(section: Section, take: (key: string) => unknown): string[] {
  const highlights = asList(take("highlights")).map(toUntrimmedText);
  const labeledLines = Object.entries(DESCRIPTION_LABELS[section.theirs] ?? {}).map(
    ([key, label]) => {
      const text = toText(take(key));
      return text && `${label}: ${text}`;
    },
  );
  // Our projects have no dates.
  const period =
    section.ours === "projects"
      ? formatPeriod(toText(take("startDate")), toText(take("endDate")))
      : "";
  return [...highlights, ...labeledLines, period].filter((line) => line !== "");
}

function renameLegacyKeys(entry: JsonObject, legacyKeys: Record<string, string>): JsonObject {
  const renamed = { ...entry };
  for (const [legacy, current] of Object.entries(legacyKeys)) {
    if (!isEmpty(renamed[current]) || !(legacy in renamed)) continue;
    renamed[current] = renamed[legacy];
    delete renamed[legacy];
  }
  return renamed;
}

/** Keeps empty tags, because an exported resume of ours may contain them. */
const toTags = (value: unknown) =>
  typeof value === "string"
    ? value.split(",").map((tag) => tag.trim())
    : asList(value).map(toUntrimmedText);
