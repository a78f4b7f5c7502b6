/** Renders a line with its numbers in bold, including sign, currency and unit. */
import { Fragment } from "react";
import { PrintableText } from "./printable-text.tsx";

/** Matches "$1.2 M", "62 %", "€480k", "3x" and "+18%", but not years. */
const FIGURE =
  /(?<![\p{L}\p{N}.,/-])(?!(?:19|20)\d\d(?![\d.,]))([+~<>]?[$€£]?\d[\d.,]*(?:\s?(?:%|k|m|bn?|x|million|billion)(?![\p{L}\p{N}]))?)(?=$|[\s.,;:)!?+])/giu;

/**
 * FIGURE also matches a year at the end of a sentence; the first layout versions keep this mistake.
 */
const YEAR = /^(?:19|20)\d\d$/;

export type FigureEmphasis = boolean | "without years";

export function Figures({ text, emphasis }: { text: string; emphasis: FigureEmphasis }) {
  const parts: { at: number; text: string; isFigure: boolean }[] = [];
  let at = 0;
  for (const match of text.matchAll(FIGURE)) {
    // A period or comma after the number is not part of it.
    const figure = match[0].replace(/[.,]+$/, "");
    if (emphasis === "without years" && YEAR.test(figure)) continue;
    if (match.index > at) parts.push({ at, text: text.slice(at, match.index), isFigure: false });
    parts.push({ at: match.index, text: figure, isFigure: true });
    at = match.index + figure.length;
  }
  if (at < text.length) parts.push({ at, text: text.slice(at), isFigure: false });
  return parts.map((part) =>
    part.isFigure ? (
      <strong key={part.at}>{part.text}</strong>
    ) : (
      <Fragment key={part.at}>
        <PrintableText text={part.text} />
      </Fragment>
    ),
  );
}
