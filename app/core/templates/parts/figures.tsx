/** Renders a line with its numbers in bold, including sign, currency and unit. */
import { Fragment } from "react";
import { PrintableText } from "./printable-text.tsx";

/**
 * A number with its sign, currency and unit: "$1.2 M", "62 %", "€480k", "3x" and "+18%". Not a year such as "2019", nor
 * a number within a word or another number ("B2", "24/7").
 */
const FIGURE =
  /(?<![\p{L}\p{N}.,/-])(?!(?:19|20)\d\d(?![\d.,]))([+~<>]?[$€£]?\d[\d.,]*(?:\s?(?:%|k|m|bn?|x|million|billion)(?![\p{L}\p{N}]))?)(?=$|[\s.,;:)!?+])/giu;

/** FIGURE also matches a year at the end of a sentence ("in 2019."); the first layout versions keep this mistake. */
const YEAR = /^(?:19|20)\d\d$/;

/** Whether numbers are bold. `true` includes years at the end of a sentence. */
export type FigureEmphasis = boolean | "without years";

export function Figures({ text, emphasis }: { text: string; emphasis: FigureEmphasis }) {
  const parts: { offset: number; text: string; isFigure: boolean }[] = [];
  let offset = 0;
  for (const match of text.matchAll(FIGURE)) {
    // A period or comma after the number is not part of it.
    const figure = match[0].replace(/[.,]+$/, "");
    if (emphasis === "without years" && YEAR.test(figure)) continue;
    if (match.index > offset)
      parts.push({ offset, text: text.slice(offset, match.index), isFigure: false });
    parts.push({ offset: match.index, text: figure, isFigure: true });
    offset = match.index + figure.length;
  }
  if (offset < text.length) parts.push({ offset, text: text.slice(offset), isFigure: false });
  return parts.map((part) =>
    part.isFigure ? (
      <strong key={part.offset}>{part.text}</strong>
    ) : (
      <Fragment key={part.offset}>
        <PrintableText text={part.text} />
      </Fragment>
    ),
  );
}
