/** The professional summary; each line is a paragraph. */
import { memo } from "react";
import { LINE_END } from "#app/core/resume/description.ts";
import { MarkedLine } from "./formatted-line.tsx";
import { Section, type SectionProps } from "./section.tsx";

export const Summary = memo(function Summary({ text, heading }: SectionProps & { text: string }) {
  const paragraphs = text.split(LINE_END).filter((line) => line.trim() !== "");
  if (paragraphs.length === 0) return null;
  return (
    <Section name="summary" heading={heading}>
      {paragraphs.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are identified by their index
        <p key={index} className="text" data-field="summary">
          <MarkedLine text={line} />
        </p>
      ))}
    </Section>
  );
});
