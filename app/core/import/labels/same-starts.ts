/** Parts entries of a few lines that were taken for one: licenses, courses and awards, one below the other. */
import type { Labeled } from "./crf.ts";
import type { LabelLine } from "./label-line.ts";

const MORE = /^(certificates|courses|awards)\.(?:more|rest|item)$/;
const SAME = { size: 0.3, x: 2 } as const;

/** A line that begins in bold, as the head above does and the line between them does not, is a head as well. */
export const withSameStarts = (
  lines: readonly LabelLine[],
  labeled: readonly Labeled[],
): Labeled[] => {
  const result = [...labeled];
  for (const [index, own] of labeled.entries()) {
    const content = MORE.exec(own.label)?.[1];
    const head = content
      ? result.slice(0, index).findLastIndex(({ label }) => label === `${content}.head`)
      : -1;
    const [line, above, first] = [lines[index], lines[index - 1], lines[head]];
    if (!line || !above || !first || head >= index - 1) continue;
    const isInside = result
      .slice(head, index)
      .every(({ label }) => label.startsWith(`${content}.`));
    if (
      isInside &&
      startsBold(line) &&
      startsBold(first) &&
      !startsBold(above) &&
      looksLike(line, first)
    )
      result[index] = { ...own, label: `${content}.head` };
  }
  return result;
};

const startsBold = ({ cells }: LabelLine) => cells[0]?.isBold === true;

const looksLike = (line: LabelLine, other: LabelLine) =>
  Math.abs(line.size - other.size) < SAME.size &&
  Math.abs(line.x - other.x) < SAME.x &&
  line.isBullet === other.isBullet;
