/** A description: one line is a paragraph, several are bullets. */
import { readDescription } from "#app/resume/description.ts";
import { Figures } from "./figures.tsx";
import { Words } from "./words.tsx";

export function Description({
  text,
  field,
  marksFigures = false,
}: {
  text: string;
  field: string;
  /** Sets numbers, amounts and percentages in bold. */
  marksFigures?: boolean;
}) {
  const block = readDescription(text);
  if (!block) return null;
  const Line = marksFigures ? Figures : Words;
  if (block.kind === "paragraph") {
    return (
      <p className="text" data-field={field}>
        <Line text={block.text} />
      </p>
    );
  }
  return (
    <ul className="bullets" data-field={field}>
      {block.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line's identity is its place
        <li key={index}>
          <Line text={item} />
        </li>
      ))}
    </ul>
  );
}
