/** Skills: those of named groups first, then the others. */
import { memo, useContext } from "react";
import type { Resume } from "#app/core/resume/schema.ts";
import { ungroupedSkills } from "#app/core/resume/ungrouped-skills.ts";
import { isFilled, PrintableText } from "./printable-text.tsx";
import { Section, type SectionProps } from "./section.tsx";
import { SeparatorsAsText } from "./text-separators.tsx";

type Groups = NonNullable<Resume["skillGroups"]>;
const NO_GROUPS: Groups = [];

export const Skills = memo(function Skills({
  skills,
  groups = NO_GROUPS,
  heading,
}: SectionProps & { skills: readonly string[]; groups?: Groups }) {
  if (!skills.some(isFilled)) return null;
  const filled = groups.filter((group) => group.skills.some(isFilled));
  const others = ungroupedSkills(skills, filled);
  return (
    <Section name="skills" heading={heading}>
      {filled.map(({ id, name, skills }) => (
        <div key={id} className="group">
          {isFilled(name) ? (
            <h3 data-field={`skillGroups.${id}.name`}>
              <PrintableText text={name} />
            </h3>
          ) : null}
          <TagList className="tags" items={skills} field={`skillGroups.${id}.skills`} />
        </div>
      ))}
      {others.some(isFilled) ? <TagList className="tags" items={others} field="skills" /> : null}
    </Section>
  );
});

/**
 * A list in running text. In print, CSS draws the commas, so that they are not part of the extracted
 * items. Where people copy from the page, which drops what CSS draws, the commas are text.
 */
export function TagList({
  items,
  field,
  className,
}: {
  items: readonly string[];
  field: string;
  className: string;
}) {
  const hasTextSeparators = useContext(SeparatorsAsText);
  const filled = items.filter(isFilled);
  return (
    <ul className={className} data-field={field}>
      {filled.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same skill may be typed twice
        <li key={index}>
          <PrintableText text={item} />
          {hasTextSeparators && index < filled.length - 1 ? (
            <span className="apart">, </span>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
