/** Splits running text at bullets that were typed in it: "Ran the grill. • Baked bread daily from four. • Ordered stock". */

import { type LabeledLine, withCells } from "#app/core/import/labels/label-line.ts";

const OF_TEXT = /^(experience|volunteering|projects|militaryService|memberships)\.(?:item|rest)$/;
/** Full stops of these end no sentence: "Acme Inc. · Leeds", "9 a.m. • 5 p.m.". */
const SHORT =
  "inc|co|corp|ltd|bros|pvt|st|ave|rd|str|dr|mr|mrs|ms|prof|no|nr|vs|approx|ca|dept|univ|tel|bzw|ggf|cie|sr|sra";
const EITHER_CASE = SHORT.replace(/(?<=^|\|)\p{Ll}/gu, (one) => `[${one.toUpperCase()}${one}]`);
const ABBREVIATION = `(?<!\\p{L})(?:\\p{L}|\\p{L}\\.\\p{L}|${EITHER_CASE})\\.`;
const NEXT = "\\s+(?=[\\p{Lu}\\p{Lo}\\d])";
const BULLET = new RegExp(`(?<!${ABBREVIATION})\\s+[•▪‣◦●]${NEXT}`, "u");
/** A dot or a small sign also separates the items of a list, unless a sentence ends before it. */
const AFTER_SENTENCE = new RegExp(`(?<=[.!?;])(?<!${ABBREVIATION})\\s+[•▪‣◦●·∙]${NEXT}`, "u");
/** "Stack: Ruby on Rails • Google Cloud Platform" is a list, however long its items are. */
const LABEL = /^\p{Lu}[^.!?:]{1,40}:\s/u;
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
  const isLong = (piece: string) => piece.split(/\s+/).length >= MIN_WORDS;
  const bare = text.split(AFTER_SENTENCE);
  // "Node.js; • Express" is a list.
  if (bare.length > 1 && bare.every((piece) => isLong(piece) || !piece.endsWith(";"))) return bare;
  const pieces = LABEL.test(text) ? [] : text.split(BULLET);
  return pieces.length > 1 && pieces.every(isLong) ? pieces : [text];
}
