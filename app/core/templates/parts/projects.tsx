/** Projects: names, links, technologies and descriptions. */
import { memo } from "react";
import type { Project } from "#app/core/resume/schema.ts";
import { readLink } from "#app/core/templates/links.ts";
import { Description, haveBullets } from "./description.tsx";
import { EntryHead } from "./entry-head.tsx";
import type { FigureEmphasis } from "./figures.tsx";
import { LinkText } from "./link-text.tsx";
import { isFilled } from "./printable-text.tsx";
import { Section, type SectionProps } from "./section.tsx";
import { TagList } from "./skills.tsx";

export const Projects = memo(function Projects({
  entries,
  heading,
  emphasizesFigures = false,
}: SectionProps & { entries: readonly Project[]; emphasizesFigures?: FigureEmphasis }) {
  const filled = entries.filter(hasContent);
  if (filled.length === 0) return null;
  const sectionHasBullets = haveBullets(filled.map((entry) => entry.description));
  return (
    <Section name="projects" heading={heading}>
      {filled.map((entry) => (
        <ProjectEntry
          key={entry.id}
          entry={entry}
          emphasizesFigures={emphasizesFigures}
          sectionHasBullets={sectionHasBullets}
        />
      ))}
    </Section>
  );
});

const ProjectEntry = memo(function ProjectEntry({
  entry,
  emphasizesFigures,
  sectionHasBullets,
}: {
  entry: Project;
  emphasizesFigures: FigureEmphasis;
  sectionHasBullets: boolean;
}) {
  const field = `projects.${entry.id}`;
  const links = [
    { field: `${field}.githubLink`, link: readLink(entry.githubLink) },
    { field: `${field}.liveLink`, link: readLink(entry.liveLink) },
  ].filter((item) => item.link !== null);
  return (
    <article className="entry">
      <EntryHead texts={[{ field: `${field}.name`, text: entry.name }]} dates="" />
      {entry.technologies.some(isFilled) ? (
        <TagList className="tech" items={entry.technologies} field={`${field}.technologies`} />
      ) : null}
      <Description
        text={entry.description}
        field={`${field}.description`}
        emphasizesFigures={emphasizesFigures}
        sectionHasBullets={sectionHasBullets}
      />
      {links.length > 0 ? (
        <ul className="links">
          {links.map(({ field, link }) => (
            <li key={field} data-field={field}>
              {link ? <LinkText link={link} /> : null}
            </li>
          ))}
        </ul>
      ) : null}
    </article>
  );
});

const hasContent = (entry: Project) =>
  [entry.name, entry.description, entry.githubLink, entry.liveLink, ...entry.technologies].some(
    isFilled,
  );
