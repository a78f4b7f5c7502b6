/**
 * Normalizes a JSON Resume written by any program to the keys and types that we read. Values for which our
 * resume has no field are reported.
 */

import type { ImportIssue } from "#app/core/import/outcome.ts";
import { readHeading } from "#app/core/import/readers/headings.ts";
import { JSON_SECTIONS } from "#app/core/resume/json-resume-fields.ts";
import { CAPS } from "#app/core/resume/schema-fields.ts";
import { createIssueCollector, type IssueCollector } from "./issue-collector.ts";
import {
  asList,
  humanizeKey,
  isEmpty,
  isJsonObject,
  type JsonObject,
  toPlainText,
  toText,
  toUntrimmedText,
} from "./json-text.ts";
import { normalizeBasics } from "./normalize-basics.ts";
import { normalizeSection } from "./normalize-entry.ts";
import { moveSchoolCourses } from "./school-courses.ts";

interface NormalizedJsonResume {
  document: JsonObject;
  /** What the user should check. */
  uncertain: ImportIssue[];
}

export function normalizeJsonResume(source: JsonObject): NormalizedJsonResume {
  const issues = createIssueCollector();
  // Template and design are read separately, in from-json.ts.
  const { $schema, meta, templateId, design, basics, skills, ...rest } = moveLicenses(
    moveSchoolCourses(source, issues),
  );
  const document: JsonObject = { meta };
  // `theirs` is the section's key in JSON Resume.
  for (const section of JSON_SECTIONS) {
    if (section.theirs in rest) {
      document[section.theirs] = normalizeSection(section, rest[section.theirs], issues);
    }
    delete rest[section.theirs];
  }
  document.skills = asList(skills).flatMap((skill) => normalizeSkill(skill, issues));
  for (const [key, value] of Object.entries(rest)) {
    for (const item of asList(value))
      issues.addUnplaced(item, `There is no section for ${humanizeKey(key)}`);
  }
  document.basics = normalizeBasics(basics, issues);
  return { document, uncertain: issues.list() };
}

/** Moves lists such as `licenses`, which are no part of JSON Resume, to the certificates. */
function moveLicenses(source: JsonObject): JsonObject {
  const rest = { ...source };
  const licenseKeys = Object.keys(source).filter(
    (key) =>
      key !== "certificates" &&
      Array.isArray(source[key]) &&
      readHeading(humanizeKey(key)) === "certificates",
  );
  const entries = licenseKeys.flatMap((key) => {
    delete rest[key];
    return asList(source[key]).map((item) => (typeof item === "string" ? { name: item } : item));
  });
  return entries.length === 0
    ? rest
    : { ...rest, certificates: [...asList(source.certificates), ...entries] };
}

/**
 * Writes a skill's level in parentheses after its name, because our skills are plain text. A skill with keywords is a
 * group of skills, and its name is the group's. Returns an empty list for a skill without text.
 */
function normalizeSkill(skill: unknown, issues: IssueCollector): JsonObject[] {
  if (!isJsonObject(skill)) return [{ name: toUntrimmedText(skill) }];
  const { name, level, keywords, meta, ...rest } = skill;
  const isFromCovitae = isJsonObject(meta) && isJsonObject(meta.covitae);
  // A file that we exported is read back unchanged, so its blank keywords are kept.
  const keywordTexts = asList(keywords)
    .map(toUntrimmedText)
    .filter((word) => isFromCovitae || word.trim() !== "");
  const nameText = toPlainText(name);
  const levelText = /^\d/.test(toText(level)) ? `level ${toText(level)}` : toText(level);
  const nameWithLevel = nameText && levelText ? `${nameText} (${levelText})` : nameText;
  const fitsField = nameWithLevel !== null && nameWithLevel.length <= CAPS.skill;
  const skillLabel = nameText || toText(keywordTexts);
  const isLevelInName = fitsField && nameText;
  const unplaced = isLevelInName ? rest : { level, ...rest };
  for (const [key, value] of Object.entries(unplaced)) {
    if (isEmpty(value)) continue;
    issues.addUnplaced(
      value,
      `There is no field for ${humanizeKey(key)}${skillLabel && ` (skill ${skillLabel.slice(0, 60)})`}`,
    );
  }
  const skillName = fitsField ? nameWithLevel : nameText;
  if (skillName === null && keywordTexts.length === 0) return [];
  return [{ name: skillName ?? "", ...(keywords ? { keywords: keywordTexts } : {}), meta }];
}
