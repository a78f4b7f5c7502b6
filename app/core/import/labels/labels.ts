/** Defines the labels of document lines: parts of entries by kind of section, and kinds of lines such as the name. */
import { HEADED_SECTIONS, type HeadedSection } from "#app/core/resume-languages/language-words.ts";

/** The kinds of content, named as the sections of the resume. */
export type Content = HeadedSection | "custom";
const CONTENT_KINDS: readonly Content[] = [...HEADED_SECTIONS, "custom"];

/**
 * What a line is within its section. The lines at the top of an entry, with its title, organization, place and dates,
 * are its head; bullets and text follow.
 *
 * - `owner`: an employer above the entries of several jobs there
 * - `head`: the first line of an entry's head; it starts a new entry
 * - `more`: a further line of the head, such as the employer below the job title
 * - `item`: the first line of a bullet, a paragraph or a list
 * - `rest`: the continuation of a wrapped line; it is joined to the line above
 */
export type Part = "owner" | "head" | "more" | "item" | "rest";

/**
 * What a line of a document is: a section and the line's part in it, such as "education.head", or a line outside the
 * entries. `contact` is also any other line about the person; `heading` is a section's title; `furniture` is what
 * belongs to no content, such as page numbers, repeated page headers and signatures.
 */
export type Label =
  | "name"
  | "headline"
  | "contact"
  | "heading"
  | "furniture"
  | `${Content}.${Part}`;

const ENTRY_PARTS: readonly Part[] = ["head", "more", "item", "rest"];
const LIST_PARTS: readonly Part[] = ["item", "rest"];
/** Sections that are lists or text, without entries. */
const LISTS: ReadonlySet<Content> = new Set(["summary", "skills", "languages", "interests"]);

/** All labels that the model may give a line. */
export const LABELS: readonly Label[] = [
  "name",
  "headline",
  "contact",
  "heading",
  "furniture",
  "experience.owner",
  ...CONTENT_KINDS.flatMap((content) =>
    (LISTS.has(content) ? LIST_PARTS : ENTRY_PARTS).map((part): Label => `${content}.${part}`),
  ),
];

/** Splits "education.head" into content and part; null for a label outside the entries, such as "name". */
export function splitLabel(label: Label): { content: Content; part: Part } | null {
  const [content, part] = label.split(".");
  return part ? { content: content as Content, part: part as Part } : null;
}

/** Sections whose entries have heads; a second model labels the parts of these heads. */
export const SECTIONS_WITH_HEADS: ReadonlySet<Content> = new Set<Content>([
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
export const PERSON_LABELS: ReadonlySet<string> = new Set(["name", "headline", "contact"]);
