/**
 * Adds absent sections and optional fields as empty ones. Writing a resume into the shared document changes only the
 * keys that it has; after this, it also empties what the resume lacks.
 */

import { distributeToSections, type EntryList, entriesOf } from "#app/core/resume/entry-lists.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { ENTRY_LISTS, fieldsOf, isOptionalField } from "./layout.ts";

export function withAllSections(resume: Resume): Resume {
  const lists = ENTRY_LISTS.map((list) => [
    list,
    (entriesOf(resume, list) ?? []).map(withAllFields(list)),
  ]);
  const { links, customEntries, ...otherLists } = Object.fromEntries(lists);
  const sections = distributeToSections(otherLists.customSections, customEntries);
  const customSections = sections.map((section) => ({ entries: [], ...section }));
  const personalInfo = { headline: "", ...resume.personalInfo, links };
  return { photo: null, language: "", ...resume, ...otherLists, customSections, personalInfo };
}

const withAllFields = (list: EntryList) => {
  const optional = fieldsOf(list).filter(([field]) => isOptionalField(field));
  const empty = Object.fromEntries(
    optional.map(([field, kind]) => [field, kind === "flag" ? false : ""]),
  );
  return (entry: object) => ({ ...empty, ...entry });
};
