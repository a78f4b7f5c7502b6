/** A description: one line is a paragraph, several are bullets. */
import { readDescription } from "#app/core/resume/description.ts";
import { Figures, type Marks } from "./figures.tsx";
import { Words } from "./words.tsx";

export function Description({
  text,
  field,
  marksFigures = false,
}: {
  text: string;
  field: string;
  /** Sets numbers, amounts and percentages in bold. */
  marksFigures?: Marks;
}) {
  const block = readDescription(text);
  if (!block) return null;
  const line = (line: string) =>
    marksFigures ? <Figures text={line} marks={marksFigures} /> : <Words text={line} />;
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
        // biome-ignore lint/suspicious/noArrayIndexKey: a line's identity is its place
        <li key={index}>{line(item)}</li>
      ))}
    </ul>
  );
}
