/** The professional summary; lines a person broke stay apart. */
import { memo } from "react";
import { LINE_END } from "#app/core/resume/description.ts";
import { Section, type SectionLook } from "./section.tsx";
import { Words } from "./words.tsx";

export const Summary = memo(function Summary({ text, heading }: SectionLook & { text: string }) {
  const paragraphs = text.split(LINE_END).filter((line) => line.trim() !== "");
  if (paragraphs.length === 0) return null;
  return (
    <Section name="summary" heading={heading}>
      {paragraphs.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line's identity is its place
        <p key={index} className="text" data-field="summary">
          <Words text={line} />
        </p>
      ))}
    </Section>
  );
});
