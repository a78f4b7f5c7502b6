/** The lists of a resume whose entries have ids, also where a list is part of another part. */
import type { EntrySection, Resume, ResumePatch } from "./schema.ts";

export type EntryList = EntrySection | "links" | "skillGroups";

/** An entry of this list. */
export type EntryOf<L extends EntryList> = L extends "links"
  ? NonNullable<Resume["personalInfo"]["links"]>[number]
  : L extends keyof Resume
    ? Extract<Resume[L], readonly { id: string }[]>[number]
    : never;

/** A resume with other entries in a list. */
export function withEntries(resume: Resume, list: EntryList, entries: readonly object[]): Resume {
  if (list !== "links") return { ...resume, [list]: entries };
  const links = entries as Resume["personalInfo"]["links"];
  return { ...resume, personalInfo: { ...resume.personalInfo, links } };
}

/** The entries of a list, which for links is part of the contact details. */
export function entriesOf(
  resume: Partial<Resume> | ResumePatch,
  list: EntryList,
): readonly { id: string }[] | undefined {
  return list === "links" ? resume.personalInfo?.links : resume[list];
}
