/** Reads the rows in which a form names the vacancy: "Job title ⇥ …" and "Reference ⇥ … ⇥ Closing date ⇥ …". */
import type { SectionKind } from "#app/core/import/readers/headings.ts";
import { isPostLabel } from "./applicant-rows.ts";
import { textOf } from "./arrange-entry.ts";
import { type ColumnKind, columnKind } from "./column-names.ts";
import { rowsFrom } from "./rows-from.ts";
import type { ArrangedLine, GridRow, LineMaker, RowLines } from "./table-types.ts";

/** What only an advertised vacancy has. */
const VACANCY_LABEL =
  /^(?:closing date(?: for applications)?|(?:job|vacancy|post|position|application|advert(?:isement)?|requisition)? ?ref(?:erence)?(?: ?(?:number|no|nr|code))?\.?|(?:job|vacancy|requisition|announcement) (?:id|code|number|no\.?)|where did you (?:see|hear about) (?:this|the) (?:post|vacancy|job|position|advert(?:isement)?)\??|source of (?:advert(?:isement)?|vacancy)|advertised in|date of advert(?:isement)?|kennziffer|stellen-?nr\.?|referenznummer|référence(?: de l['’]offre)?|bewerbungsfrist|date limite)\s*:?$/iu;
/** These may also be labels of a job, so one of `VACANCY_LABEL` alone tells nothing. */
const FURTHER_LABEL =
  /^(?:department|directorate|school|location|base|band|grade|hours|contract(?: type)?|employer|(?:date|start date) available|available from)\s*:?$/iu;
/** In characters. */
const MAX_POST_LENGTH = 90;

/** What a job has below its reference: "Dates", "From". */
const OF_JOB: ReadonlySet<ColumnKind | null> = new Set<ColumnKind | null>([
  ...(["period", "from", "to", "date", "employer", "duties"] as const),
]);

/**
 * The headline, and the rest as furniture. Empty below the heading of jobs or other entries, and unless the rows from
 * `index` on have a post and what only a vacancy has.
 */
export function readVacancyRows<Line>(
  rows: readonly GridRow<Line>[],
  index: number,
  maker: LineMaker<Line>,
  section: SectionKind | null = null,
): RowLines<Line> {
  if (section !== null) return [];
  const result: RowLines<Line> = [];
  let hasPost = false;
  let hasVacancyLabel = false;
  for (const row of rowsFrom(rows, index)) {
    const lines: ArrangedLine<Line>[] = [];
    for (let at = 0; at < row.length; at += 2) {
      const [labelLine] = row[at]?.lines ?? [];
      const [first, ...more] = row[at + 1]?.lines ?? [];
      const label = textOf(row[at]?.lines ?? [], maker);
      const isPost: boolean = !hasPost && isTitleLabel(label);
      const isVacancyLabel = VACANCY_LABEL.test(label);
      if (labelLine === undefined || !(isPost || isVacancyLabel || FURTHER_LABEL.test(label)))
        return hasPost && hasVacancyLabel && !OF_JOB.has(columnKind(label)) ? result : [];
      hasPost ||= isPost;
      hasVacancyLabel ||= isVacancyLabel;
      if (first === undefined) continue;
      const value = maker.withText(first, textOf([first, ...more], maker));
      // "Title ⇥ Journal ⇥ Reference ⇥ Year" are names of columns.
      if (isPost && columnKind(maker.textOf(value)) !== null) return [];
      const isHeadline = isPost && maker.textOf(value).length <= MAX_POST_LENGTH;
      lines.push(
        isHeadline
          ? { line: value, tableLabel: "headline" }
          : { line: maker.joinCells([labelLine, value]), tableLabel: "furniture" },
      );
    }
    // A form starts with the post.
    if (!hasPost) return [];
    result.push(lines);
  }
  return hasPost && hasVacancyLabel ? result : [];
}

const isTitleLabel = (label: string): boolean =>
  isPostLabel(label) || columnKind(label) === "position";
