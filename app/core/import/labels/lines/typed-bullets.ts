/** Splits running text at bullets that were typed in it: "Ran the grill. • Baked bread daily from four. • Ordered stock". */

import { type LabeledLine, withCells } from "#app/core/import/labels/label-line.ts";

const OF_TEXT = /^(experience|volunteering|projects|militaryService|memberships)\.(?:item|rest)$/;
const BULLET = /\s+[•▪‣◦●]\s+(?=[\p{Lu}\p{Lo}\d])/u;
/** A dot or a small sign also separates the items of a list, unless a sentence ends before it. */
const AFTER_SENTENCE = /(?<=[.!?;])\s+[•▪‣◦●·∙]\s+(?=[\p{Lu}\p{Lo}\d])/u;
/** In words; shorter pieces are items of a list, such as tools. */
const MIN_WORDS = 3;

export function splitTypedBullets(all: readonly LabeledLine[]): LabeledLine[] {
  return all.flatMap((own) => {
    const { line, labeled } = own;
    const [, content] = OF_TEXT.exec(labeled.label) ?? [];
    const [cell, ...others] = line.cells;
    const pieces = content && cell && others.length === 0 ? piecesOf(line.text) : [];
    if (!cell || pieces.length < 2) return [own];
    return pieces.map((text, at): LabeledLine => {
      const split = withCells(line, [
        { ...cell, text: at === 0 ? text : `• ${text}`, spans: undefined, pieces: undefined },
      ]);
      return at === 0
        ? { line: split, labeled }
        : { line: { ...split, isBullet: true }, labeled: { ...labeled, label: `${content}.item` } };
    });
  });
}

/** The pieces between bullets; one for a text without any, or for a list of short items. */
function piecesOf(text: string): string[] {
  const bare = text.split(AFTER_SENTENCE);
  if (bare.length > 1) return bare;
  const pieces = text.split(BULLET);
  return pieces.every((piece) => piece.split(/\s+/).length >= MIN_WORDS) ? pieces : [text];
}
