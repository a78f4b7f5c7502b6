/** Tests that the end of an employer's name is the town if all other jobs have a town there. */

import { expect, test } from "vitest";
import { labeledLines } from "../../../../../tests/support/labeled-lines.ts";
import { readHeads } from "./read-heads.ts";

/**
 * Reads jobs of two lines, a job title above employer and town; in the last job, the town is labeled as the employer.
 */
const lastOf = (...employers: string[]) => {
  const heads = employers.map((employer) => ({
    content: "experience" as const,
    lines: labeledLines([
      ["experience.head", ["Welder"]],
      ["experience.more", [employer]],
    ]).map(({ line }) => line),
  }));
  return readHeads(heads, (parts) =>
    parts.map(({ lineIndex, partIndex, entryIndex }) => {
      const isLast = entryIndex === employers.length - 1;
      const label = lineIndex === 0 ? "role" : partIndex === 0 || isLast ? "org" : "place";
      return { label, probability: 1 };
    }),
  ).at(-1)?.texts;
};

test("a part at the position of the towns of all other jobs is the town", () => {
  expect(
    lastOf("Aceites Sol, La Muela", "Opel, Figueruelas", "Papelera Norte, El Burgo de Ebro"),
  ).toMatchObject({ org: "Papelera Norte", place: "El Burgo de Ebro" });
});

test.each([
  [["Aceites Sol, La Muela", "Papelera Norte, El Burgo de Ebro"]],
  [["Aceites Sol, La Muela", "Opel, Figueruelas", "Deloitte, Tax Services"]],
  [["Aceites Sol, La Muela", "Opel, Figueruelas", "Deloitte, Audit Team"]],
  [["Aceites Sol, La Muela", "Opel, Figueruelas", "John Lewis, Home"]],
  [["Aceites Sol, La Muela", "Opel", "Papelera Norte, Burgo"]],
])("with fewer jobs, or a unit of the employer, there is no town: %j", (employers) => {
  expect(lastOf(...employers)?.place).toBeUndefined();
});
