/**
 * Splits running text at bullets that were typed in it, "Ran the grill. • Baked bread daily from four. • Ordered
 * stock", into a line for each bullet ("experience.item"). from-labels.ts applies it to the lines of a resume after a
 * model labeled them.
 */

import { type LabeledLine, replaceText } from "#app/core/import/labels/label-line.ts";

const RUNNING_TEXT_LABEL =
  /^(experience|volunteering|projects|militaryService|memberships)\.(?:item|rest)$/;
/** The full stop after an abbreviation does not end a sentence: "Acme Inc. · Leeds", "9 a.m. • 5 p.m.". */
const ABBREVIATIONS =
  "inc|co|corp|ltd|bros|pvt|st|ave|rd|str|dr|mr|mrs|ms|prof|no|nr|vs|approx|ca|dept|univ|tel|bzw|ggf|cie|sr|sra";
/** The abbreviations with a small or capital first letter: "[Ii]nc". */
const EITHER_CASE = ABBREVIATIONS.replace(
  /(?<=^|\|)\p{Ll}/gu,
  (letter) => `[${letter.toUpperCase()}${letter}]`,
);
const ENDS_WITH_ABBREVIATION = `(?<!\\p{L})(?:\\p{L}|\\p{L}\\.\\p{L}|${EITHER_CASE})\\.`;
/** Space before a capital, a letter without case or a digit. */
const SENTENCE_START = "\\s+(?=[\\p{Lu}\\p{Lo}\\d])";
/** A bullet that does not follow an abbreviation. */
const BULLET = new RegExp(`(?<!${ENDS_WITH_ABBREVIATION})\\s+[•▪‣◦●]${SENTENCE_START}`, "u");
/** A middle dot mostly separates the items of a list; it is a bullet where a sentence ends before it. */
const AFTER_SENTENCE = new RegExp(
  `(?<=[.!?;])(?<!${ENDS_WITH_ABBREVIATION})\\s+[•▪‣◦●·∙]${SENTENCE_START}`,
  "u",
);
/** The caption of a list, however long its items are: "Stack: Ruby on Rails • Google Cloud Platform". */
const LIST_LABEL = /^\p{Lu}[^.!?:]{1,40}:\s/u;
/** In words: shorter pieces are items of a list, such as tools. */
const MIN_WORDS = 3;

export function splitTypedBullets(all: readonly LabeledLine[]): LabeledLine[] {
  return all.flatMap((labeledLine) => {
    const { line, labeled } = labeledLine;
    const [, section] = RUNNING_TEXT_LABEL.exec(labeled.label) ?? [];
    const [cell, ...others] = line.cells;
    const pieces = section && cell && others.length === 0 ? piecesOf(line.text) : [];
    if (!cell || pieces.length < 2) return [labeledLine];
    return pieces.map((piece, index): LabeledLine => {
      const isFirst = index === 0;
      const text = isFirst ? piece : `• ${piece}`;
      const split = replaceText(line, text);
      return isFirst
        ? { line: split, labeled }
        : { line: { ...split, isBullet: true }, labeled: { ...labeled, label: `${section}.item` } };
    });
  });
}

/** The pieces between bullets; a text without any, or a list of short items, is one piece. */
function piecesOf(text: string): string[] {
  const isLong = (piece: string) => piece.split(/\s+/).length >= MIN_WORDS;
  const sentencePieces = text.split(AFTER_SENTENCE);
  // A short piece that ends with a semicolon is an item of a list: "Node.js; • Express".
  const areSentences = sentencePieces.every((piece) => isLong(piece) || !piece.endsWith(";"));
  if (sentencePieces.length > 1 && areSentences) return sentencePieces;
  if (LIST_LABEL.test(text)) return [text];
  const pieces = text.split(BULLET);
  return pieces.length > 1 && pieces.every(isLong) ? pieces : [text];
}
