/**
 * Splits a job title and its dates from the text after them in the same line, "Nurse (2019 – 2021). Ran clinics for…",
 * into the first line of a job ("experience.head") and its text ("experience.item"). An employer above several such
 * lines becomes "experience.owner". from-labels.ts applies it to the lines of a resume after a model labeled them.
 */

import { wouldHaveFit } from "#app/core/import/labels/features/line-facts.ts";
import {
  type LabelCell,
  type LabeledLine,
  type LabelLine,
  replaceCells,
} from "#app/core/import/labels/label-line.ts";
import { findPeriod } from "#app/core/import/readers/read-dates.ts";

/** "Nurse (2019 – 2021). " before a capital. */
const TITLE_AND_DATES = /^(\p{Lu}[^.()]{2,60}) \(([^()]{4,50})\)[.:]\s+(?=\p{Lu})/u;
/**
 * In words: fewer after the dates are a title or an employer, unless the second is in lower case as in "Installed
 * gauges and".
 */
const MIN_SENTENCE_WORDS = 6;
const JOB_LABEL = /^(?:experience|volunteering)\./;

export function splitRunInHeads(all: readonly LabeledLine[]): LabeledLine[] {
  const result: LabeledLine[] = [];
  /** The line above, if it was split. */
  let splitLine: LabelLine | null = null;
  for (const { line, labeled } of all) {
    const [section = ""] = labeled.label.split(".");
    const head = JOB_LABEL.test(labeled.label) ? runInHeadOf(line) : null;
    if (!head) {
      // The text of a split line may be wrapped; models often label its second line as an item or part of the head.
      const isContinuation: boolean =
        splitLine !== null &&
        /\.(?:item|more)$/.test(labeled.label) &&
        !line.isBullet &&
        !wouldHaveFit(splitLine, line);
      const label = isContinuation ? `${section}.rest` : labeled.label;
      result.push({ line, labeled: { ...labeled, label } });
      splitLine = null;
      continue;
    }
    const above = result.at(-1);
    const isEmployer = above?.labeled.label === `${section}.head` && !findPeriod(above.line.text);
    if (above && isEmployer) above.labeled = { ...above.labeled, label: `${section}.owner` };
    const [cell] = line.cells;
    const text = line.text.slice(head.length).trim();
    result.push(
      { line: withText(line, cell, head), labeled: { ...labeled, label: `${section}.head` } },
      { line: withText(line, cell, text), labeled: { ...labeled, label: `${section}.item` } },
    );
    splitLine = line;
  }
  return result;
}

/** The job title with its dates at the start of a line of text, "Nurse (2019 – 2021)"; null for other lines. */
function runInHeadOf({ text, cells, isBullet }: LabelLine): string | null {
  const mayStartWithHead = !isBullet && cells.length === 1;
  const [head = "", , dates = ""] = (mayStartWithHead && TITLE_AND_DATES.exec(text)) || [];
  const words = text.slice(head.length).split(/\s+/);
  const isSentence = words.length >= MIN_SENTENCE_WORDS || /^\p{Ll}/u.test(words[1] ?? "");
  return head !== "" && isSentence && findPeriod(dates)?.rest === ""
    ? head.trim().replace(/[.:]$/, "")
    : null;
}

/** The line with one cell in the style of `cell`; a period or colon before the text is removed. */
const withText = (line: LabelLine, cell: LabelCell | undefined, text: string): LabelLine =>
  replaceCells(line, [
    {
      isBold: false,
      isItalic: false,
      x: 0,
      width: 0,
      ...cell,
      text: text.replace(/^[.:]\s*/, ""),
      spans: undefined,
    },
  ]);
