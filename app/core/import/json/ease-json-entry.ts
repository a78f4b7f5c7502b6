/**
 * An entry of a JSON Resume, as other programs write it, made one that is read without loss: what has no
 * field is folded into the description in words, or noted.
 */
import type { JSON_SECTIONS } from "#app/core/resume/json-resume-fields.ts";
import { CAPS } from "#app/core/resume/schema.ts";
import { easeMonth, sayPeriod } from "./json-months.ts";
import type { Notes } from "./json-notes.ts";
import { asList, asPlain, isEmpty, isJson, type Json, spoken, toWords } from "./json-words.ts";

type Section = (typeof JSON_SECTIONS)[number];

/** What a line of the description can say; ours to say in words. */
const FOLDED: Partial<Record<Section["theirs"], Record<string, string>>> = {
  work: { location: "Location", description: "About the company", url: "Website" },
  volunteer: { location: "Location", url: "Website" },
  projects: { roles: "Role", entity: "Organization", type: "Type" },
};
/** Names of JSON Resume before its version 1, and today's. */
const FORMER: Partial<Record<Section["theirs"], Record<string, string>>> = {
  work: { company: "name", website: "url" },
  volunteer: { website: "url" },
  education: { gpa: "score" },
  publications: { website: "url" },
};

export function easeSection(section: Section, value: unknown, notes: Notes): Json[] {
  const items = asList(value);
  const name = spoken(section.theirs);
  for (const item of items) {
    if (!isJson(item)) notes.lost(item, `This is no entry of ${name}`);
  }
  // What lies beyond the cap is left out as a whole, which is told there.
  return items
    .filter(isJson)
    .map((entry, index) =>
      index < CAPS.entries ? easeEntry(section, entry, index, notes) : entry,
    );
}

function easeEntry(section: Section, entry: Json, index: number, notes: Notes): Json {
  const rest = withTodaysNames(entry, FORMER[section.theirs] ?? {});
  const take = (key: string) => {
    const value = rest[key];
    delete rest[key];
    return value;
  };
  const eased: Json = { meta: take("meta") };
  let hasDescription = false;
  for (const item of section.fields) {
    const key = "text" in item ? item.text : item.theirs;
    if ("text" in item) hasDescription = true;
    const plain = asPlain(rest[key], "text" in item ? "\n" : ", ");
    if (plain === null) continue;
    take(key);
    const isMonth = "kind" in item && item.kind === "month";
    const said = isMonth ? easeMonth(plain, `${section.ours}.${index}.${item.ours}`, notes) : plain;
    eased[key] = said;
  }
  if (section.ours === "projects") eased.keywords = toTags(take("keywords"));
  if (hasDescription) {
    const lines = asList(take("highlights")).map((line) => asPlain(line) ?? toWords(line));
    const facts = Object.entries(FOLDED[section.theirs] ?? {}).map(([key, label]) => {
      const words = toWords(take(key));
      return words && `${label}: ${words}`;
    });
    // Ours has no months for a project.
    const period = section.ours === "projects" ? takePeriod(take) : "";
    const highlights = [...lines, ...facts.filter(Boolean), period].filter((line) => line !== "");
    if (highlights.length > 0) eased.highlights = highlights;
  }
  const [title] = section.fields;
  const named = "theirs" in title ? toWords(eased[title.theirs]) : "";
  const whose = [`${spoken(section.theirs)} ${index + 1}`, named.slice(0, 60)].filter(Boolean);
  for (const [key, value] of Object.entries(rest)) {
    notes.lost(value, `There is no field for ${spoken(key)} (${whose.join(", ")})`);
  }
  return eased;
}

function takePeriod(take: (key: string) => unknown): string {
  return sayPeriod(toWords(take("startDate")), toWords(take("endDate")));
}

function withTodaysNames(entry: Json, former: Record<string, string>): Json {
  const renamed = { ...entry };
  for (const [was, is] of Object.entries(former)) {
    if (!isEmpty(renamed[is]) || !(was in renamed)) continue;
    renamed[is] = renamed[was];
    delete renamed[was];
  }
  return renamed;
}

/** Empty ones too: a resume of ours may hold them. */
const toTags = (value: unknown) =>
  typeof value === "string"
    ? value.split(",").map((tag) => tag.trim())
    : asList(value).map((tag) => asPlain(tag) ?? toWords(tag));
