/**
 * The lists of a resume whose entries have ids, including nested ones (links, custom sections'
 * entries).
 */
import type { EntrySection, Resume, ResumePatch } from "./schema.ts";

/** `customEntries`: the entries of all custom sections as one list, each with the id of its section. */
export type EntryList = EntrySection | "links" | "skillGroups" | "customEntries";

type CustomSection = NonNullable<Resume["customSections"]>[number];
type CustomEntry = NonNullable<CustomSection["entries"]>[number];
type PlacedEntry = CustomEntry & { sectionId: string };

/** An entry of this list. */
export type EntryOf<L extends EntryList> = L extends "links"
  ? NonNullable<Resume["personalInfo"]["links"]>[number]
  : L extends "customEntries"
    ? PlacedEntry
    : L extends keyof Resume
      ? Extract<Resume[L], readonly { id: string }[]>[number]
      : never;

/** Returns the resume with the entries of one list replaced. */
export function withEntries(resume: Resume, list: EntryList, entries: readonly object[]): Resume {
  if (list === "customEntries") {
    const sections = inSections(resume.customSections ?? [], entries as readonly PlacedEntry[]);
    return { ...resume, customSections: sections };
  }
  if (list !== "links") return { ...resume, [list]: entries };
  const links = entries as Resume["personalInfo"]["links"];
  return { ...resume, personalInfo: { ...resume.personalInfo, links } };
}

/** The entries of a list, which for links is part of the contact details; the same list for the same resume. */
export function entriesOf(
  resume: Partial<Resume> | ResumePatch,
  list: EntryList,
): readonly { id: string }[] | undefined {
  if (list === "links") return resume.personalInfo?.links;
  if (list === "customEntries") return resume.customSections && placedIn(resume.customSections);
  return resume[list];
}

const placedCache = new WeakMap<object, readonly PlacedEntry[]>();

function placedIn(sections: readonly CustomSection[]): readonly PlacedEntry[] {
  const known = placedCache.get(sections);
  if (known) return known;
  const entries = sections.flatMap((section) =>
    (section.entries ?? []).map((entry) => ({ ...entry, sectionId: section.id })),
  );
  placedCache.set(sections, entries);
  return entries;
}

/** Custom sections with their entries; an entry whose section is gone is left out. */
export function inSections(
  sections: readonly CustomSection[],
  entries: readonly PlacedEntry[],
): CustomSection[] {
  return sections.map(({ entries: _, ...section }) => {
    const own = entries.filter(({ sectionId }) => sectionId === section.id).map(withoutSection);
    return own.length > 0 ? { ...section, entries: own } : section;
  });
}

const bareCache = new WeakMap<object, CustomEntry>();

/** Returns the same object for the same entry, because memoized components compare it. */
function withoutSection(entry: PlacedEntry): CustomEntry {
  const { sectionId: _, ...own } = entry;
  const known = bareCache.get(entry) ?? own;
  bareCache.set(entry, known);
  return known;
}

/** A list whose entries the form shows as cards, and the page lets move. */
export type CardList = EntrySection | "customEntries";

/** The entries of a list in their order; of a custom section, only its own. */
export function entriesIn(
  resume: Resume,
  list: CardList,
  sectionId: string | undefined,
): readonly { id: string }[] {
  const entries = entriesOf(resume, list) ?? [];
  if (list !== "customEntries") return entries;
  return (entries as readonly PlacedEntry[]).filter((entry) => entry.sectionId === sectionId);
}

/** The custom section that an entry is in; undefined for an entry of another list. */
export function sectionIdOf(resume: Resume, list: CardList, id: string): string | undefined {
  if (list !== "customEntries") return undefined;
  const entries = entriesOf(resume, list) as readonly PlacedEntry[] | undefined;
  return entries?.find((entry) => entry.id === id)?.sectionId;
}
