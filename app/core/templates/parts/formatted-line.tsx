/** Renders a line of a text with its bold and italic words and its links. */
import { Fragment, memo } from "react";
import { type Run, readInline } from "#app/core/resume/inline-text.ts";
import { type FigureEmphasis, Figures } from "./figures.tsx";
import { PrintableText } from "./printable-text.tsx";

export function FormattedLine({
  runs,
  emphasis = false,
}: {
  runs: readonly Run[];
  /** Whether numbers, amounts and percentages are bold. */
  emphasis?: FigureEmphasis;
}) {
  return runs.map((run, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: runs are identified by their index
    <Fragment key={index}>{renderRun(run, emphasis)}</Fragment>
  ));
}

function renderRun(run: Run, emphasis: FigureEmphasis) {
  const { text, bold, italic, link } = run;
  let node =
    emphasis && !bold ? <Figures text={text} emphasis={emphasis} /> : <PrintableText text={text} />;
  if (italic) node = <em>{node}</em>;
  if (bold) node = <strong>{node}</strong>;
  if (link) node = <a href={link}>{node}</a>;
  return node;
}

/** A line as stored in the resume's JSON, with `**bold**`, `*italic*` and links. */
export const MarkedLine = memo(function MarkedLine({ text }: { text: string }) {
  return <FormattedLine runs={readInline(text)} />;
});
