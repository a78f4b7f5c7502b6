/**
 * Labels parts of heads by the names of their table columns, which are more certain than the model. A head is the first
 * lines of an entry, with its title, employer or dates; a part is a piece of its text, such as the employer.
 */

import type { Labeled } from "#app/core/import/labels/network/crf.ts";
import type { HeadPart } from "./head-parts.ts";

/** Words of departments, in several languages: "Roads Unit". */
const DEPARTMENT =
  /(?<!\p{L})(?:bureau|branch|centre|center|department|directorate|division|faculty|group|office|service|services|section|team|unit|abteilung|bereich|referat|service|direction|departamento|dirección|dipartimento|reparto|afdeling|wydział|dział|oddział)(?!\p{L})/iu;
const ORGANIZATION: Labeled = { label: "org", probability: 1 };
/** For a part that the model gave no label. */
const UNLABELED: Labeled = { label: "note", probability: 0 };

/**
 * A part with a `columnPart` gets that label. Other parts of its entry with the same label become notes, and beside a
 * column of schools the degree or the field of study. Places and further parts of the column's own cell keep their
 * label, but what follows an employer whose town has its own column is part of the employer: "Ministry of Works, Roads
 * Unit".
 */
export const withColumnParts = (
  parts: readonly HeadPart[],
  labeled: readonly Labeled[],
): Labeled[] => {
  const labelsOfColumns = new Set(
    parts.map(({ entryIndex, columnPart }) => entryKey(entryIndex, columnPart)),
  );
  const entriesWithDegree = new Set(
    parts.flatMap(({ entryIndex }, index) =>
      labeled[index]?.label === "degree" ? [entryIndex] : [],
    ),
  );
  return parts.map((part, index) => {
    if (part.columnPart) return { label: part.columnPart, probability: 1 };
    const current = labeled[index] ?? UNLABELED;
    const isDepartment =
      (current.label === "note" || current.label === "role") &&
      DEPARTMENT.test(part.text) &&
      labelsOfColumns.has(entryKey(part.entryIndex, "place")) &&
      isInColumnCell(part, parts, ORGANIZATION);
    if (isDepartment) return { ...current, label: "org" };
    const isTaken =
      current.label !== "place" && labelsOfColumns.has(entryKey(part.entryIndex, current.label));
    if (!isTaken || isInColumnCell(part, parts, current)) return current;
    if (part.content !== "education") return { ...current, label: "note" };
    // What was taken for a school, beside a column of schools, is the degree or the field of study.
    const label = entriesWithDegree.has(part.entryIndex) ? "field" : "degree";
    entriesWithDegree.add(part.entryIndex);
    return { ...current, label };
  });
};

const entryKey = (entryIndex: number, label?: string) => `${entryIndex} ${label}`;

/** "Harbor Ltd, Marine Division": the department is part of the employer. */
const isInColumnCell = (part: HeadPart, parts: readonly HeadPart[], current: Labeled): boolean =>
  parts.some(
    ({ entryIndex, lineIndex, cellIndex, columnPart }) =>
      columnPart === current.label &&
      entryIndex === part.entryIndex &&
      lineIndex === part.lineIndex &&
      cellIndex === part.cellIndex,
  );
