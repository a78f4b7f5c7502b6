/**
 * Reads rows of personal facts, "Date of birth ⇥ …", with the heading above them in the same table,
 * if there is one.
 */
import { isFactLabelAlone, isPersonHeading } from "#app/core/import/labels/heads/personal-facts.ts";
import { readHeading } from "#app/core/import/readers/headings.ts";
import { isRelative } from "./applicant-rows.ts";
import { textOf } from "./arrange-entry.ts";
import { columnKind } from "./column-names.ts";
import { isPostLabel, mayBePost } from "./post-labels.ts";
import { rowsFrom } from "./rows-from.ts";
import type { ArrangedLine, GridRow, LineMaker, RowLines } from "./table-types.ts";

/** Without a heading, a single row is too little evidence of a list of facts. */
const MIN_FACTS = 2;

/** One line for each fact, labeled as a custom section if there is a heading. The rows start at `index`. */
export function readFactRows<Line>(
  rows: readonly GridRow<Line>[],
  index: number,
  maker: LineMaker<Line>,
): RowLines<Line> {
  const [title, ...others] = rows[index] ?? [];
  const lines = title?.lines ?? [];
  const hasHeading = others.length === 0 && isPersonHeading(textOf(lines, maker));
  const result: RowLines<Line> = hasHeading
    ? [lines.map((line) => ({ line, tableLabel: "heading" }))]
    : [];
  const headingRows = result.length;
  /** Languages and interests, put below all facts, so that the facts around them stay one section. */
  const listedLines: ArrangedLine<Line>[] = [];
  let labelAbove = "";
  for (const [label, value, ...otherCells] of rowsFrom(rows, index + headingRows)) {
    const [labelLine] = label?.lines ?? [];
    const [valueLine, ...furtherLines] = value?.lines ?? [];
    const labelText = textOf(label?.lines ?? [], maker);
    const isPair = furtherLines.length === 0 && otherCells.length === 0;
    if (!labelLine || !valueLine || !isPair) break;
    const isAfterFacts = result.length - headingRows >= MIN_FACTS;
    const listed = isAfterFacts ? listedIn(labelText) : null;
    // "Profession" below "Father's name" is that of the father, not of the person.
    const isOfRelative = isRelative(labelAbove);
    labelAbove = labelText;
    // A post is the job that the person has or wants.
    if (isPostLabel(labelText) && !isOfRelative && mayBePost(maker.textOf(valueLine)))
      result.push([{ line: valueLine, tableLabel: "headline" }]);
    else if (listed) {
      listedLines.push({ line: valueLine, tableLabel: `${listed}.item` });
      // The row itself has no lines.
      result.push([]);
    } else if (isFactLabelAlone(labelText) || (isAfterFacts && mayBeFactLabel(labelText))) {
      const line = maker.joinCells([maker.withText(labelLine, labelText), valueLine]);
      // Labeled, a relative's name and job are not read as the person's.
      result.push([
        hasHeading || isOfRelative || isRelative(labelText)
          ? { line, tableLabel: "custom.item" }
          : { line },
      ]);
    } else break;
  }
  result.at(-1)?.push(...listedLines);
  const areFacts = result.length - headingRows >= (hasHeading ? 1 : MIN_FACTS);
  return areFacts ? result : [];
}

/** "Languages known" and "Hobbies", which forms have among the facts. */
function listedIn(label: string): "languages" | "interests" | null {
  const section = readHeading(label);
  return section === "languages" || section === "interests" ? section : null;
}

/** In characters. */
const MAX_FACT_LABEL = 25;

/** True for "Expected salary" after facts; false for contact details, names of columns and headings. */
const mayBeFactLabel = (label: string): boolean =>
  label !== "" &&
  label.length <= MAX_FACT_LABEL &&
  !/[\d@,.]/.test(label) &&
  [null, "detail"].includes(columnKind(label)) &&
  readHeading(label) === null;
