/** Reads the languages of a Europass Candidate: mother tongues, and levels by skill, such as listening. */
import type { JsonObject } from "#app/core/import/json/json-text.ts";
import { languageName } from "#app/core/import/structured/language-name.ts";
import { firstTextAt, nodesAt, readText, type XmlNode } from "./xml-tree.ts";

/** `person`: the CandidatePerson node; `profile`: the CandidateProfile node. Returns languages of JSON Resume. */
export function readLanguages(
  person: XmlNode | undefined,
  profile: XmlNode | undefined,
): JsonObject[] {
  const native = nodesAt(person, "PrimaryLanguageCode").map((node) => ({
    language: languageName(readText(node)),
    fluency: "Native",
  }));
  const competencies = nodesAt(profile, "PersonQualifications/PersonCompetency")
    .filter((node) => /language/i.test(firstTextAt(node, "TaxonomyID")))
    .map((node) => ({
      language: languageName(firstTextAt(node, "CompetencyName", "CompetencyID")),
      fluency: summarizeLevels(
        nodesAt(node, "CompetencyDimension").map((dimension) => ({
          // "CEF-Understanding-Listening".
          skill: firstTextAt(dimension, "CompetencyDimensionTypeCode").split("-").at(-1) ?? "",
          level: firstTextAt(dimension, "Score/ScoreText"),
        })),
      ),
    }));
  return [...native, ...competencies].filter(({ language }) => language !== "");
}

/** "C1" if all nonempty levels are the same, else each with its skill: "Listening C1, Writing B2". */
export function summarizeLevels(levels: readonly { skill: string; level: string }[]): string {
  const statedLevels = levels.filter(({ level }) => level !== "");
  const distinct = [...new Set(statedLevels.map(({ level }) => level))];
  if (distinct.length <= 1) return distinct[0] ?? "";
  return statedLevels.map(({ skill, level }) => `${skill} ${level}`.trim()).join(", ");
}
