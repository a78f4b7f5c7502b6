/** A resume in which what is absent is empty, so that writing it takes away what it does not have. */
import type { Resume } from "#app/core/resume/schema.ts";
import { ENTRY_LISTS } from "./layout.ts";

export function wholeResume(resume: Resume): Resume {
  const empty = Object.fromEntries(ENTRY_LISTS.map((list) => [list, []]));
  return { photo: null, ...empty, ...resume };
}
