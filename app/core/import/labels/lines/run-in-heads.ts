/** Parts the post and its dates from the text that goes on behind them: "Nurse (2019 – 2021). Ran clinics". */

import { wouldHaveFit } from "#app/core/import/labels/features/line-facts.ts";
import {
  type LabelCell,
  type LabeledLine,
  type LabelLine,
  withCells,
} from "#app/core/import/labels/label-line.ts";
import { findPeriod } from "#app/core/import/readers/read-dates.ts";

const RUN_IN = /^(\p{Lu}[^.()]{2,60}) \(([^()]{4,50})\)[.:]\s+(?=\p{Lu})/u;
/** Fewer words behind the dates are a post or an employer, unless the second is small: "Installed gauges and". */
const MIN_WORDS = 6;
const OF_JOB = /^(?:experience|volunteering)\./;

export function splitRunInHeads(all: readonly LabeledLine[]): LabeledLine[] {
  const result: LabeledLine[] = [];
  let open: LabelLine | null = null;
  for (const { line, labeled } of all) {
    const [content = ""] = labeled.label.split(".");
    const head = OF_JOB.test(labeled.label) ? runInOf(line) : null;
    if (!head) {
      // The text goes on in the next line, whatever that is taken for.
      const isRest: boolean =
        open !== null &&
        /\.(?:item|more)$/.test(labeled.label) &&
        !line.isBullet &&
        !wouldHaveFit(open, line);
      result.push(
        isRest ? { line, labeled: { ...labeled, label: `${content}.rest` } } : { line, labeled },
      );
      open = null;
      continue;
    }
    const above = result.at(-1);
    // An employer above several posts.
    if (above?.labeled.label === `${content}.head` && !findPeriod(above.line.text))
      above.labeled = { ...above.labeled, label: `${content}.owner` };
    const [cell] = line.cells;
    const text = line.text.slice(head.length).trim();
    result.push(
      { line: withText(line, cell, head), labeled: { ...labeled, label: `${content}.head` } },
      { line: withText(line, cell, text), labeled: { ...labeled, label: `${content}.item` } },
    );
    open = line;
  }
  return result;
}

/** The post with its dates; null for other lines. */
function runInOf({ text, cells, isBullet }: LabelLine): string | null {
  const [all = "", , dates = ""] = (!isBullet && cells.length === 1 && RUN_IN.exec(text)) || [];
  const words = text.slice(all.length).split(/\s+/);
  const isSentence = words.length >= MIN_WORDS || /^\p{Ll}/u.test(words[1] ?? "");
  return all !== "" && isSentence && findPeriod(dates)?.rest === ""
    ? all.trim().replace(/[.:]$/, "")
    : null;
}

const withText = (line: LabelLine, cell: LabelCell | undefined, text: string): LabelLine =>
  withCells(line, [
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
