/** Renders a description: one line as a paragraph, several as bullets. */
import { readFormattedDescription } from "#app/core/resume/description.ts";
import type { FigureEmphasis } from "./figures.tsx";
import { FormattedLine } from "./formatted-line.tsx";

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
  const block = readFormattedDescription(text);
  if (!block) return null;
  if (block.kind === "paragraph") {
    return (
      <p className="text" data-field={field}>
        <FormattedLine runs={block.runs} emphasis={emphasizesFigures} />
      </p>
    );
  }
  return (
    <ul className="bullets" data-field={field}>
      {block.items.map(({ runs, isNested }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are identified by their index
        <li key={index} className={isNested ? "nested" : undefined}>
          <FormattedLine runs={runs} emphasis={emphasizesFigures} />
        </li>
      ))}
    </ul>
  );
}
