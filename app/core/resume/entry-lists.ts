/**
 * The lists of a resume whose entries have ids, including nested ones (links, custom sections'
 * entries).
 */
import type { EntrySection, Resume, ResumePatch } from "./schema.ts";

/** `customEntries`: the entries of all custom sections as one list, each with the id of its section. */
export type EntryList = EntrySection | "links" | "skillGroups" | "customEntries";

type CustomSection = NonNullable<Resume["customSections"]>[number];
type CustomEntry = NonNullable<CustomSection["entries"]>[number];
type CustomEntryWithSection = CustomEntry & { sectionId: string };

/** An entry of this list. */
export type EntryOf<L extends EntryList> = L extends "links"
  ? NonNullable<Resume["personalInfo"]["links"]>[number]
  : L extends "customEntries"
    ? CustomEntryWithSection
    : L extends keyof Resume
      ? Extract<Resume[L], readonly { id: string }[]>[number]
      : never;

/** Returns the resume with the entries of one list replaced. */
export function withEntries(resume: Resume, list: EntryList, entries: readonly object[]): Resume {
  if (list === "customEntries") {
    const sections = distributeToSections(
      resume.customSections ?? [],
      entries as readonly CustomEntryWithSection[],
    );
    return { ...resume, customSections: sections };
  }
  if (list !== "links") return { ...resume, [list]: entries };
  const links = entries as Resume["personalInfo"]["links"];
  return { ...resume, personalInfo: { ...resume.personalInfo, links } };
}

/** The entries of a list; always the same array for the same resume. */
export function entriesOf(
  resume: Partial<Resume> | ResumePatch,
  list: EntryList,
): readonly { id: string }[] | undefined {
  if (list === "links") return resume.personalInfo?.links;
  if (list === "customEntries")
    return resume.customSections && customEntriesOf(resume.customSections);
  return resume[list];
}

const customEntriesCache = new WeakMap<object, readonly CustomEntryWithSection[]>();

function customEntriesOf(sections: readonly CustomSection[]): readonly CustomEntryWithSection[] {
  const cached = customEntriesCache.get(sections);
  if (cached) return cached;
  const entries = sections.flatMap((section) =>
    (section.entries ?? []).map((entry) => ({ ...entry, sectionId: section.id })),
  );
  customEntriesCache.set(sections, entries);
  return entries;
}

/** Puts each entry into its custom section; an entry whose section was deleted is dropped. */
export function distributeToSections(
  sections: readonly CustomSection[],
  entries: readonly CustomEntryWithSection[],
): CustomSection[] {
  return sections.map(({ entries: _, ...section }) => {
    const sectionEntries = entries
      .filter(({ sectionId }) => sectionId === section.id)
      .map(withoutSection);
    return sectionEntries.length > 0 ? { ...section, entries: sectionEntries } : section;
  });
}

const withoutSectionCache = new WeakMap<object, CustomEntry>();

/** Returns the same object for the same entry, because memoized components compare it. */
function withoutSection(entry: CustomEntryWithSection): CustomEntry {
  const { sectionId: _, ...customEntry } = entry;
  const result = withoutSectionCache.get(entry) ?? customEntry;
  withoutSectionCache.set(entry, result);
  return result;
}

/** A list whose entries are cards in the form and can be moved on the page. */
export type CardList = EntrySection | "customEntries";

/** The entries of a list in their order; for `customEntries`, only those of one section. */
export function entriesInSection(
  resume: Resume,
  list: CardList,
  sectionId: string | undefined,
): readonly { id: string }[] {
  const entries = entriesOf(resume, list) ?? [];
  if (list !== "customEntries") return entries;
  return (entries as readonly CustomEntryWithSection[]).filter(
    (entry) => entry.sectionId === sectionId,
  );
}

/** The custom section that an entry is in; undefined for an entry of another list. */
export function sectionIdOf(resume: Resume, list: CardList, id: string): string | undefined {
  if (list !== "customEntries") return undefined;
  const entries = entriesOf(resume, list) as readonly CustomEntryWithSection[] | undefined;
  return entries?.find((entry) => entry.id === id)?.sectionId;
}
