/** Reads the rows in which a form names the vacancy: "Job title ⇥ …" and "Reference ⇥ … ⇥ Closing date ⇥ …". */
import type { SectionKind } from "#app/core/import/readers/headings.ts";
import { textOf } from "./arrange-entry.ts";
import { type ColumnKind, columnKind } from "./column-names.ts";
import { isPostLabel } from "./post-labels.ts";
import { rowsFrom } from "./rows-from.ts";
import type { ArrangedLine, GridRow, LineMaker, RowLines } from "./table-types.ts";

/** Labels typical of an advertised vacancy. */
const VACANCY_LABEL =
  /^(?:closing date(?: for applications)?|(?:job|vacancy|post|position|application|advert(?:isement)?|requisition)? ?ref(?:erence)?(?: ?(?:number|no|nr|code))?\.?|(?:job|vacancy|requisition|announcement) (?:id|code|number|no\.?)|where did you (?:see|hear about) (?:this|the) (?:post|vacancy|job|position|advert(?:isement)?)\??|source of (?:advert(?:isement)?|vacancy)|advertised in|date of advert(?:isement)?|kennziffer|stellen-?nr\.?|referenznummer|référence(?: de l['’]offre)?|bewerbungsfrist|date limite)\s*:?$/iu;
/** Rows that may also be in the form but are labels of jobs too: they do not show that it is a vacancy. */
const FURTHER_LABEL =
  /^(?:department|directorate|school|location|base|band|grade|hours|contract(?: type)?|employer|(?:date|start date) available|available from)\s*:?$/iu;
/** In characters: a longer text is a sentence, not a job title. */
const MAX_TITLE_LENGTH = 90;

/** Columns that show that the rows are a job's, because a job has them below its reference: "Dates", "From". */
const OF_JOB: ReadonlySet<ColumnKind | null> = new Set<ColumnKind | null>([
  ...(["period", "from", "to", "date", "employer", "duties"] as const),
]);

/**
 * Labels the job title as the headline, and the other rows as furniture (text that belongs to no field). Returns [] if
 * the rows from `index` on lack a job title or a label typical of a vacancy, and below the heading of a section
 * (`section`), such as jobs.
 */
export function readVacancyRows<Line>(
  rows: readonly GridRow<Line>[],
  index: number,
  maker: LineMaker<Line>,
  section: SectionKind | null = null,
): RowLines<Line> {
  if (section !== null) return [];
  const result: RowLines<Line> = [];
  let hasTitle = false;
  let hasVacancyLabel = false;
  for (const row of rowsFrom(rows, index)) {
    const lines: ArrangedLine<Line>[] = [];
    for (let column = 0; column < row.length; column += 2) {
      const [labelLine] = row[column]?.lines ?? [];
      const [first, ...more] = row[column + 1]?.lines ?? [];
      const label = textOf(row[column]?.lines ?? [], maker);
      const isTitle: boolean = !hasTitle && isTitleLabel(label);
      const isVacancyLabel = VACANCY_LABEL.test(label);
      // A row with another label ends the form; if it belongs to a job, the rows were a job's.
      if (labelLine === undefined || !(isTitle || isVacancyLabel || FURTHER_LABEL.test(label)))
        return hasTitle && hasVacancyLabel && !OF_JOB.has(columnKind(label)) ? result : [];
      hasTitle ||= isTitle;
      hasVacancyLabel ||= isVacancyLabel;
      if (first === undefined) continue;
      const value = maker.withText(first, textOf([first, ...more], maker));
      // "Title ⇥ Journal ⇥ Reference ⇥ Year" are names of columns.
      if (isTitle && columnKind(maker.textOf(value)) !== null) return [];
      const isHeadline = isTitle && maker.textOf(value).length <= MAX_TITLE_LENGTH;
      lines.push(
        isHeadline
          ? { line: value, tableLabel: "headline" }
          : { line: maker.joinCells([labelLine, value]), tableLabel: "furniture" },
      );
    }
    // A form starts with the job title.
    if (!hasTitle) return [];
    result.push(lines);
  }
  return hasTitle && hasVacancyLabel ? result : [];
}

const isTitleLabel = (label: string): boolean =>
  isPostLabel(label) || columnKind(label) === "position";
