/** Splits "Master of Science, Computer Science" and "BSc in Physics" into degree and field of study. */
import { scoreDegree } from "#app/core/import/readers/entry-keywords.ts";

/** `area` is empty if the title names no field of study. */
export function splitDegree(title: string): { studyType: string; area: string } {
  const [, studyType = title, area = ""] = /^([^,]+),\s+([^,]+)$/.exec(title) ?? [];
  if (area !== "") return { studyType, area };
  const [, degree = title, field = ""] = /^(.+?) in (.+)$/.exec(title) ?? [];
  return scoreDegree(degree) > 0
    ? { studyType: degree, area: field }
    : { studyType: title, area: "" };
}
