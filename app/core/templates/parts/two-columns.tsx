/**
 * A main column and a side column, side by side on the page and one after the other in reading order. A side
 * column that ran over a page's end would be read in the middle of the main one, so only as many sections
 * stand beside it as surely end on the first page; the others join the main column.
 */
import type { ReactNode } from "react";
import { NO_DESIGN, type SectionName } from "#app/core/resume/design.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import type { LayoutProps } from "#app/core/templates/template.ts";
import { arrange } from "./sections.tsx";
import { isFilled } from "./words.tsx";

/** Of a column 50 mm wide in the layouts' type: characters a line at the least, lines on a page at the least. */
const CHARACTERS_A_LINE = 26;
const LINES_BESIDE = 40;

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
  /** A side column that floats stands first, so that the main one takes its width below it and on later pages. */
  isSideFirst?: boolean;
  children(names: readonly SectionName[]): ReactNode;
}) {
  const { beside, joined } = divide(resume, arrange(side, design), lineCap(design));
  const mainNames = arrange(main, design);
  const first = mainNames.filter((name) => name !== "customSections");
  const last = mainNames.filter((name) => name === "customSections");
  const sideColumn = beside.length > 0 ? <div className="side">{children(beside)}</div> : null;
  return (
    <div className="columns">
      {isSideFirst ? sideColumn : null}
      <div className="main">{children([...first, ...joined, ...last])}</div>
      {isSideFirst ? null : sideColumn}
    </div>
  );
}

function lineCap({ scale = 100, spacing = 100 }: NonNullable<LayoutProps["design"]>): number {
  const grown = Math.max(scale, 90) / 100;
  return Math.floor(LINES_BESIDE / (grown * grown) / Math.max(1, spacing / 100));
}

function divide(resume: Resume, names: readonly SectionName[], cap: number) {
  const beside: SectionName[] = [];
  const joined: SectionName[] = [];
  let used = 0;
  for (const name of names) {
    const lines = linesOf(resume, name);
    if (lines === 0) continue;
    // One that joins takes all after it along, so that the order stays.
    if (joined.length === 0 && used + lines <= cap) {
      beside.push(name);
      used += lines;
    } else {
      joined.push(name);
    }
  }
  return { beside, joined };
}

/** Lines a section needs in the side column, its heading counted as three. */
function linesOf(resume: Resume, name: SectionName): number {
  const texts = textsOf(resume, name).filter((entry) => entry.some(isFilled));
  if (texts.length === 0) return 0;
  const lines = texts.map((entry) =>
    entry
      .filter(isFilled)
      .reduce((sum, text) => sum + Math.ceil(text.length / CHARACTERS_A_LINE), 0.6),
  );
  return 3 + lines.reduce((sum, count) => sum + count, 0);
}

/** An entry's texts, each of which begins a line. */
function textsOf(resume: Resume, name: SectionName): string[][] {
  switch (name) {
    case "skills":
      return [resume.skills.map((skill) => `${skill}, `)];
    case "languages":
      return (resume.languages ?? []).map((entry) => [`${entry.name} (${entry.level})`]);
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
