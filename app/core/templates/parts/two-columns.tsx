/**
 * A main column and a side column, next to each other on the page and one after the other in reading order. A side
 * column that continued on the next page would be read in the middle of the main one, so it gets only as many
 * sections as certainly fit on the first page; the others move to the main column.
 */
import type { ReactNode } from "react";
import { NO_DESIGN, type SectionName } from "#app/core/resume/design.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import type { LayoutProps } from "#app/core/templates/template.ts";
import { isFilled } from "./printable-text.tsx";
import { arrangeSections } from "./sections.tsx";

/** Minimum characters per line and lines per page of a 50 mm column in the layouts' fonts. */
const CHARACTERS_PER_LINE = 26;
const LINES_PER_PAGE = 40;

export function TwoColumns({
  resume,
  design = NO_DESIGN,
  main,
  side,
  isSideFirst = false,
  children,
}: LayoutProps & {
  main: readonly SectionName[];
  side: readonly SectionName[];
  /** True for a floating side column, below which and on later pages the main column has the full width. */
  isSideFirst?: boolean;
  children(names: readonly SectionName[]): ReactNode;
}) {
  const { sideNames, movedNames } = splitSections(
    resume,
    arrangeSections(side, design),
    maxSideLines(design),
  );
  const mainNames = arrangeSections(main, design);
  const first = mainNames.filter((name) => name !== "customSections");
  const last = mainNames.filter((name) => name === "customSections");
  const sideColumn =
    sideNames.length > 0 ? <div className="side">{children(sideNames)}</div> : null;
  return (
    <div className="columns">
      {isSideFirst ? sideColumn : null}
      <div className="main">{children([...first, ...movedNames, ...last])}</div>
      {isSideFirst ? null : sideColumn}
    </div>
  );
}

function maxSideLines({ scale = 100, spacing = 100 }: NonNullable<LayoutProps["design"]>): number {
  const enlargement = Math.max(scale, 90) / 100;
  return Math.floor(LINES_PER_PAGE / (enlargement * enlargement) / Math.max(1, spacing / 100));
}

function splitSections(resume: Resume, names: readonly SectionName[], cap: number) {
  const sideNames: SectionName[] = [];
  const movedNames: SectionName[] = [];
  let used = 0;
  for (const name of names) {
    const lines = countLines(resume, name);
    if (lines === 0) continue;
    // All sections after the first moved one move too, so that the order stays.
    if (movedNames.length === 0 && used + lines <= cap) {
      sideNames.push(name);
      used += lines;
    } else {
      movedNames.push(name);
    }
  }
  return { sideNames, movedNames };
}

/** Estimates the lines of a section in the side column; the heading counts as three. */
function countLines(resume: Resume, name: SectionName): number {
  const texts = entryTexts(resume, name).filter((entry) => entry.some(isFilled));
  if (texts.length === 0) return 0;
  const lines = texts.map((entry) =>
    entry
      .filter(isFilled)
      .reduce((sum, text) => sum + Math.ceil(text.length / CHARACTERS_PER_LINE), 0.6),
  );
  return 3 + lines.reduce((sum, count) => sum + count, 0);
}

/** The texts of each entry; each text starts a new line. */
function entryTexts(resume: Resume, name: SectionName): string[][] {
  switch (name) {
    case "skills":
      return [resume.skills.map((skill) => `${skill}, `)];
    case "languages":
      return (resume.languages ?? []).map((entry) => [`${entry.name} (${entry.level})`]);
    case "interests":
      return (resume.interests ?? []).map((entry) => [`${entry.name} (${entry.description})`]);
    case "education":
      return resume.education.map((entry) => [
        `${entry.degree}, ${entry.fieldOfStudy}`,
        entry.institution,
        entry.startDate || entry.endDate,
        entry.gpa,
      ]);
    case "certificates":
      return (resume.certificates ?? []).map(({ name, issuer, date, url }) => [
        name,
        issuer,
        date,
        url,
      ]);
    case "awards":
      return (resume.awards ?? []).map(({ title, issuer, date, description }) => [
        title,
        issuer,
        date,
        ...description.split("\n"),
      ]);
    default:
      throw new Error(`${name} is too wide for a side column`);
  }
}
