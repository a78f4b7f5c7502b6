/** Renders a description: one line as a paragraph, several as bullets. */
import { readDescription } from "#app/core/resume/description.ts";
import { type FigureEmphasis, Figures } from "./figures.tsx";
import { PrintableText } from "./printable-text.tsx";

export function Description({
  text,
  field,
  emphasizesFigures = false,
}: {
  text: string;
  field: string;
  /** Whether numbers, amounts and percentages are bold. */
  emphasizesFigures?: FigureEmphasis;
}) {
  const block = readDescription(text);
  if (!block) return null;
  const line = (line: string) =>
    emphasizesFigures ? (
      <Figures text={line} emphasis={emphasizesFigures} />
    ) : (
      <PrintableText text={line} />
    );
  if (block.kind === "paragraph") {
    return (
      <p className="text" data-field={field}>
        {line(block.text)}
      </p>
    );
  }
  return (
    <ul className="bullets" data-field={field}>
      {block.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are identified by their index
        <li key={index}>{line(item)}</li>
      ))}
    </ul>
  );
}
