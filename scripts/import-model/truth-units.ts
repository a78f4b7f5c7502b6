/** Lists the texts of a resume that the lines of a file may show, each with its section, entry and kind. */
import type { Content } from "#app/core/import/labels/labels.ts";
import type { ResumePatch } from "#app/core/resume/schema.ts";

export type Values = Record<string, unknown>;

/** A text of the resume that lines may contain. */
export interface Unit {
  content: Content | "name" | "headline" | "contact";
  /** Index of the entry in its section; 0 where there are none. */
  entry: number;
  /** `head`: a name or other short field; `text`: a line of a description or an item of a list. */
  kind: "head" | "text" | "date";
  /** As `keyOf` returns it; a date as in the resume ("2019-05"). */
  text: string;
  /** Its index among all units; each line of a description is a unit. */
  order: number;
}

/** Fields with several lines of text. */
const TEXT_KEYS = new Set(["description", "body", "summary"]);

export function unitsOf(truth: ResumePatch): Unit[] {
  const units: Unit[] = [];
  let order = 0;
  const add = (content: Unit["content"], entry: number, kind: Unit["kind"], text: unknown) => {
    if (typeof text !== "string" || text.trim() === "") return;
    for (const line of text.split("\n")) {
      const key = kind === "date" ? line : keyOf(line);
      if (key !== "") units.push({ content, entry, kind, text: key, order: order++ });
    }
  };
  const { personalInfo = {}, summary, skills, skillGroups, ...sections } = truth;
  for (const [key, value] of Object.entries(personalInfo)) {
    if (key === "fullName") add("name", 0, "head", value);
    else if (key === "headline") add("headline", 0, "head", value);
    else if (key === "links")
      for (const link of (value as Values[]) ?? []) {
        add("contact", 0, "head", link.url);
        add("contact", 0, "head", link.label);
      }
    else add("contact", 0, "head", value);
    // Many resumes show only the user name, beside the network's icon.
    if ((key === "linkedIn" || key === "github") && typeof value === "string") {
      const user = /[^/]{5,}(?=\/?$)/.exec(value)?.[0] ?? "";
      if (keyOf(user) !== keyOf(personalInfo.fullName ?? "")) add("contact", 0, "head", user);
    }
  }
  add("summary", 0, "text", summary);
  for (const skill of skills ?? []) add("skills", 0, "text", skill);
  for (const { name } of skillGroups ?? []) add("skills", 0, "text", name);
  for (const [key, entries] of Object.entries(sections)) {
    if (!Array.isArray(entries)) continue;
    for (const [entry, values] of (entries as Values[]).entries()) {
      const content = (key === "customSections" ? "custom" : key) as Content;
      const isList = key === "languages" || key === "interests";
      /** Adds the texts of an entry, also of the entries of a custom section inside it. */
      const addEntry = (fields: Values, index: number) => {
        for (const [name, value] of Object.entries(fields)) {
          if (["id", "employerId", "hidden"].includes(name)) continue;
          if (key === "customSections" && name === "title" && fields === values) continue;
          if (Array.isArray(value)) {
            for (const item of value) {
              if (typeof item === "string") add(content, index, "text", item);
              else addEntry(item as Values, index);
            }
          } else if (/date$|until$/i.test(name)) add(content, index, "date", value);
          else add(content, index, TEXT_KEYS.has(name) || isList ? "text" : "head", value);
        }
      };
      addEntry(values, entry);
    }
  }
  return units;
}

/** The text in a form for comparison: without white space and most punctuation, in lower case. */
export const keyOf = (text: string) =>
  text
    .normalize("NFKC")
    .replace(/[\u00ad\u200b]/g, "")
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/[‘’‚‛`´]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[^\p{L}\p{M}\p{N}@+%$€£'"-]/gu, "")
    .toLowerCase();
