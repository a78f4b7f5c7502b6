/** Renders a description: one line as a paragraph, several as bullets. */
import { useContext } from "react";
import { LINE_END, readFormattedDescription, textOfRuns } from "#app/core/resume/description.ts";
import type { FigureEmphasis } from "./figures.tsx";
import { FormattedLine } from "./formatted-line.tsx";
import { LongPages } from "./long-pages.ts";

/** Bullets up to this length may fit on one line, in the widest layout; longer ones take two or more. */
const BRIEF_LENGTH = 105;

export function Description({
  text,
  field,
  emphasizesFigures = false,
  isListed = false,
}: {
  text: string;
  field: string;
  /** Whether numbers, amounts and percentages are bold. */
  emphasizesFigures?: FigureEmphasis;
  /** Whether other entries of the section have bullets, so that a single line has one as well. */
  isListed?: boolean;
}) {
  const isForLongPages = useContext(LongPages);
  const block = readFormattedDescription(text);
  if (!block) return null;
  if (block.kind === "paragraph" && !(isListed && isForLongPages)) {
    return (
      <p className="text" data-field={field}>
        <FormattedLine runs={block.runs} emphasis={emphasizesFigures} />
      </p>
    );
  }
  const items = block.kind === "paragraph" ? [{ runs: block.runs, isNested: false }] : block.items;
  return (
    <ul className="bullets" data-field={field}>
      {items.map(({ runs, isNested }, index) => {
        const isBrief = isForLongPages && textOfRuns(runs).length <= BRIEF_LENGTH;
        const names = [isNested && "nested", isBrief && "brief"].filter(Boolean).join(" ");
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are identified by their index
          <li key={index} className={names || undefined}>
            <FormattedLine runs={runs} emphasis={emphasizesFigures} />
          </li>
        );
      })}
    </ul>
  );
}

/** Whether any of a section's descriptions has bullets. */
export const haveBullets = (descriptions: readonly (string | undefined)[]): boolean =>
  descriptions.some((text = "") => text.split(LINE_END).filter((line) => line.trim()).length > 1);
