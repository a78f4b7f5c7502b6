/** Renders a description: one line as a paragraph, several as bullets. */
import { useContext } from "react";
import { LINE_END, readFormattedDescription, textOfRuns } from "#app/core/resume/description.ts";
import type { FigureEmphasis } from "./figures.tsx";
import { FormattedLine } from "./formatted-line.tsx";
import { MultiPageLayout } from "./multi-page-layout.ts";

/** Bullets up to this length may fit on one line, in the widest layout; longer ones take two or more. */
const BRIEF_LENGTH = 105;

export function Description({
  text,
  field,
  emphasizesFigures = false,
  sectionHasBullets = false,
}: {
  text: string;
  field: string;
  /** Whether numbers, amounts and percentages are bold. */
  emphasizesFigures?: FigureEmphasis;
  /** Whether an entry of the section has several bullets, so that a single line becomes a bullet. */
  sectionHasBullets?: boolean;
}) {
  const isMultiPage = useContext(MultiPageLayout);
  const block = readFormattedDescription(text);
  if (!block) return null;
  if (block.kind === "paragraph" && !(sectionHasBullets && isMultiPage)) {
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
        const isBrief = isMultiPage && textOfRuns(runs).length <= BRIEF_LENGTH;
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
