/** A line whose results stand out: numbers with their sign, currency and unit are set in bold. */
import { Fragment } from "react";
import { Words } from "./words.tsx";

/** "$1.2 M", "62 %", "€480k", "3x", "+18%"; years stay as they are. */
const FIGURE =
  /(?<![\p{L}\p{N}.,/-])(?!(?:19|20)\d\d(?![\d.,]))([+~<>]?[$€£]?\d[\d.,]*(?:\s?(?:%|k|m|bn?|x|million|billion)(?![\p{L}\p{N}]))?)(?=$|[\s.,;:)!?+])/giu;

/** A year at a sentence's end, which the first layouts with marked figures take for one. */
const YEAR = /^(?:19|20)\d\d$/;

export type Marks = boolean | "without years";

export function Figures({ text, marks }: { text: string; marks: Marks }) {
  const parts: { at: number; text: string; isFigure: boolean }[] = [];
  let at = 0;
  for (const match of text.matchAll(FIGURE)) {
    // A full stop or comma after the number ends the sentence, not the figure.
    const figure = match[0].replace(/[.,]+$/, "");
    if (marks === "without years" && YEAR.test(figure)) continue;
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
        <Words text={part.text} />
      </Fragment>
    ),
  );
}
