/** Detects lists with one entry per line: "Baker, Oak & Co., Leeds (2015–2019)" above the next one. */
import { findPeriod, type Period } from "#app/core/import/readers/read-dates.ts";
import type { Labeled } from "./crf.ts";
import type { LabelLine } from "./label-line.ts";

const MORE = /^(?:experience|education|volunteering|memberships)\.(?:more|rest|item)$/;
const HEAD = /\.(?:head|more)$/;
const SAME = { size: 0.3, x: 2 } as const;
const BETWEEN = /,\s|\s[–—|·•/-]\s|\t|\s{2,}/;

/** Starts an entry at a line with a period and names whose style is that of such a line above it. */
export const withLineEntries = (
  lines: readonly LabelLine[],
  labeled: readonly Labeled[],
): Labeled[] => {
  const result = [...labeled];
  for (const [index, own] of labeled.entries()) {
    const [line, above] = [lines[index], lines[index - 1]];
    const before = result[index - 1];
    if (!line || !above || !before || !MORE.test(own.label) || !HEAD.test(before.label)) continue;
    const [content] = own.label.split(".");
    if (!before.label.startsWith(`${content}.`)) continue;
    const head = result.slice(0, index).findLastIndex(({ label }) => label === `${content}.head`);
    const isInside = isWithin(line, lines[head]);
    if (!isInside && isWholeEntry(line) && isWholeEntry(above) && looksLike(line, above))
      result[index] = { ...own, label: `${content}.head` };
  }
  return result;
};

/** True if the line's period is within that of the head: a post at the employer above. */
function isWithin(line: LabelLine, head: LabelLine | undefined): boolean {
  const [own, all] = [line, head].map((each) => findPeriod(each?.text ?? "")?.period);
  if (!own?.startDate || !all?.startDate) return false;
  return own.startDate >= all.startDate && endOf(own) <= endOf(all);
}

const endOf = ({ startDate, endDate, current }: Period) =>
  current ? "present" : endDate || startDate;

/** True for a line with a period and at least two names. */
function isWholeEntry({ text, cells, isBullet }: LabelLine): boolean {
  const found = isBullet ? null : findPeriod(text);
  if (!found || found.period.startDate === "") return false;
  const names = text.replace(found.text, " ").replace(/[()\s–—|·•:,-]+$/u, "");
  return cells.length > 2 || BETWEEN.test(names.replace(/^[()\s–—|·•:,-]+/u, ""));
}

function looksLike(line: LabelLine, other: LabelLine): boolean {
  const [first, second] = [line.cells[0], other.cells[0]];
  return (
    Math.abs(line.size - other.size) < SAME.size &&
    Math.abs(line.x - other.x) < SAME.x &&
    line.isItalic === other.isItalic &&
    first?.isBold === second?.isBold
  );
}
