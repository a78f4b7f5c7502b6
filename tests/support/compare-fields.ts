/** Compares two resumes field by field, as people see them. */
import type { Resume } from "#app/core/resume/schema.ts";
import { shownValues, unspaced } from "./shown-values.ts";

export interface Difference {
  path: string;
  wanted: string;
  got: string;
}

/** Fields of the first resume that the second does not have at the same path. */
export function differingFields(wanted: Resume, got: Resume): Difference[] {
  const gotValues = new Map(shownValues(got));
  return shownValues(wanted)
    .map(([path, texts]) => ({
      path,
      wanted: texts.join("\n"),
      got: (gotValues.get(path) ?? []).join("\n"),
    }))
    .filter((field) => unspaced(field.wanted) !== unspaced(field.got));
}
