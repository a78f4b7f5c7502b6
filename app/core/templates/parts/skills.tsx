import { memo } from "react";
import { Section, type SectionLook } from "./section.tsx";
import { isFilled, Words } from "./words.tsx";

export const Skills = memo(function Skills({
  skills,
  heading,
}: SectionLook & { skills: readonly string[] }) {
  if (!skills.some(isFilled)) return null;
  return (
    <Section name="skills" heading={heading}>
      <TagList className="tags" items={skills} field="skills" />
    </Section>
  );
});

/** A list set in running text; commas come from the style, so that the words stay clean. */
export function TagList({
  items,
  field,
  className,
}: {
  items: readonly string[];
  field: string;
  className: string;
}) {
  return (
    <ul className={className} data-field={field}>
      {items.filter(isFilled).map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same skill may be typed twice
        <li key={index}>
          <Words text={item} />
        </li>
      ))}
    </ul>
  );
}
