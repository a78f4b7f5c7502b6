/** Defines the labels of document lines: parts of entries by kind of section, and kinds of lines such as the name. */
import { HEADED_SECTIONS, type HeadedSection } from "#app/core/resume-languages/language-words.ts";

/** The kinds of content, named as the sections of the resume. */
export type Content = HeadedSection | "custom";
const CONTENT: readonly Content[] = [...HEADED_SECTIONS, "custom"];

/**
 * `owner`: an employer above its roles; `head`: the first line of an entry; `more`: a further line of its head; `item`:
 * the first line of a bullet, paragraph or list; `rest`: the continuation of a wrapped line.
 */
export type Part = "owner" | "head" | "more" | "item" | "rest";

export type Label =
  | "name"
  | "headline"
  | "contact"
  | "heading"
  | "furniture"
  | `${Content}.${Part}`;

const ENTRY_PARTS: readonly Part[] = ["head", "more", "item", "rest"];
const LIST_PARTS: readonly Part[] = ["item", "rest"];
const LISTS: ReadonlySet<Content> = new Set(["summary", "skills", "languages", "interests"]);

export const LABELS: readonly Label[] = [
  "name",
  "headline",
  "contact",
  "heading",
  "furniture",
  "experience.owner",
  ...CONTENT.flatMap((content) =>
    (LISTS.has(content) ? LIST_PARTS : ENTRY_PARTS).map((part): Label => `${content}.${part}`),
  ),
];

export function partsOf(label: Label): { content: Content; part: Part } | null {
  const [content, part] = label.split(".");
  return part ? { content: content as Content, part: part as Part } : null;
}

/** Sections in which a model labels the parts of entries' heads. */
export const HEADED: ReadonlySet<Content> = new Set<Content>([
  "experience",
  "volunteering",
  "militaryService",
  "memberships",
  "education",
  "certificates",
  "awards",
  "publications",
  "courses",
]);

/** Labels of lines about the person, at the top of a document. */
export const OF_PERSON: ReadonlySet<string> = new Set(["name", "headline", "contact"]);
