/** Moves the courses that a JSON Resume lists at a school to our separate courses section, which names the school. */
import { covitaeMeta } from "#app/core/resume/json-resume-fields.ts";
import type { IssueCollector } from "./issue-collector.ts";
import { asList, isJsonObject, type JsonObject, toText } from "./json-text.ts";

/** Returns the file with its schools' courses appended to those in `meta.covitae`, and reports each move. */
export function moveSchoolCourses(source: JsonObject, issues: IssueCollector): JsonObject {
  const covitaeData = covitaeMeta(source);
  const courses: unknown[] = [...asList(covitaeData.courses)];
  const education = asList(source.education).map((school) => {
    if (!isJsonObject(school)) return school;
    const { courses: courseNames, ...rest } = school;
    const names = asList(courseNames).map(toText).filter(Boolean);
    if (names.length === 0) return rest;
    const provider = toText(school.institution);
    issues.addField(
      `courses.${courses.length}.name`,
      names.join(", "),
      `Moved from ${provider || "the school"} to the section Courses`,
    );
    courses.push(...names.map((name) => ({ name, provider, date: "", url: "", description: "" })));
    return rest;
  });
  if (courses.length === asList(covitaeData.courses).length) return source;
  const meta = isJsonObject(source.meta) ? source.meta : {};
  return { ...source, education, meta: { ...meta, covitae: { ...covitaeData, courses } } };
}
