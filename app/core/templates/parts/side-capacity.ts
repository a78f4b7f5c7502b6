/** Estimates how many lines of a side column's sections certainly fit on the first page. */
import type { Design, SectionName } from "#app/core/resume/design.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { ungroupedSkills } from "#app/core/resume/ungrouped-skills.ts";
import { sheetOf } from "#app/core/templates/page/page.ts";
import { isFilled } from "./printable-text.tsx";

/** Minimum characters per line of a 50 mm column in the layouts' fonts. */
const CHARACTERS_PER_LINE = 26;
/** The content area of A4 with the layouts' margins. */
const USUAL_HEIGHT_MM = 265;
const USUAL_WIDTH_MM = 174;
const MIN_LINE_MM = 4.4;
/** The layouts' lines, in percent of their size. */
const USUAL_LINE_HEIGHT = 132;
/** Contact details per line, if they are not on a line each. */
const CONTACTS_PER_LINE = 2;
const USUAL_CONTACT_LINES = 2;
/** The lines by which a photo makes the header higher. */
const PHOTO_LINES = 5;
/** More skills than this are set as running text instead of one per line. */
const MAX_SKILL_LINES = 18;
/** The space between two entries, in lines. */
const ENTRY_GAP_LINES = 0.6;

export interface SideCapacity {
  /** On A4 with the usual margins, below the name. */
  linesPerPage: number;
  /** The height of a heading with the space around it, in lines of text. */
  headingLines: number;
  /**
   * Characters per line of the opening, which is the summary across the page above the columns. Only
   * for a column that fills the page below it. In such a column, a group's name has its own line, and
   * so does each skill that is not in a group.
   */
  openingCharacters?: number;
  /** Whether each skill of a group has its own line as well. */
  hasSkillLines?: boolean;
}

/** For layouts whose column ends with its content; a more cautious estimate. */
export const DEFAULT_CAPACITY: SideCapacity = { linesPerPage: 40, headingLines: 3 };

/** How many lines of the side column fit on the first page with this design, a cautious estimate. */
export function maxSideLines(
  resume: Resume,
  design: Design,
  { linesPerPage, openingCharacters }: SideCapacity,
): number {
  const { scale = 100, spacing = 100, lineHeight = USUAL_LINE_HEIGHT } = design;
  // A scale below 90 percent counts as 90, to keep the estimate cautious.
  const enlargement = Math.max(scale, 90) / 100;
  // Larger text has fewer lines on a page and fewer characters in a line, so its square counts.
  const scaleToDesign = (lines: number) =>
    Math.floor(
      lines /
        (enlargement * enlargement) /
        Math.max(1, spacing / 100) /
        Math.max(1, lineHeight / USUAL_LINE_HEIGHT),
    );
  if (!openingCharacters) return scaleToDesign(linesPerPage);
  const { heightMm, verticalMm, widthMm, horizontalMm } = sheetOf(design);
  const missingLines = (USUAL_HEIGHT_MM - (heightMm - 2 * verticalMm)) / MIN_LINE_MM;
  const relativeWidth = (widthMm - 2 * horizontalMm) / USUAL_WIDTH_MM;
  // A hidden summary is only in the owner's copy, and all viewers must get the same column.
  const summary = design.hidden?.includes("summary") ? "" : resume.summary;
  const openingLines =
    Math.ceil((summary.length * enlargement) / (openingCharacters * relativeWidth)) +
    extraHeaderLines(resume, design);
  return scaleToDesign(linesPerPage - missingLines - openingLines * enlargement);
}

/** How many more lines than usual the name and the contact details take. */
function extraHeaderLines({ personalInfo, photo }: Resume, { separators }: Design): number {
  const { email, phone, address, linkedIn, github, links = [] } = personalInfo;
  const texts = [email, phone, address, linkedIn, github, ...links.map(({ url }) => url)];
  const count = texts.filter(isFilled).length;
  const lines = separators === "lines" ? count : Math.ceil(count / CONTACTS_PER_LINE);
  return Math.max(0, lines - USUAL_CONTACT_LINES - 1) + (photo?.visible ? PHOTO_LINES : 0);
}

/** Estimates the lines of a section in the side column. */
export function countLines(resume: Resume, name: SectionName, capacity: SideCapacity): number {
  const { headingLines, openingCharacters, hasSkillLines } = capacity;
  const entries = openingCharacters
    ? entryTextsInFullColumn(resume, name, hasSkillLines)
    : entryTexts(resume, name);
  const texts = entries.filter((entry) => entry.some(isFilled));
  if (texts.length === 0) return 0;
  const lines = texts.map((entry) =>
    entry
      .filter(isFilled)
      .reduce((sum, text) => sum + Math.ceil(text.length / CHARACTERS_PER_LINE), ENTRY_GAP_LINES),
  );
  return headingLines + lines.reduce((sum, count) => sum + count, 0);
}

function entryTextsInFullColumn(
  resume: Resume,
  name: SectionName,
  hasSkillLines = false,
): string[][] {
  const texts = entryTexts(resume, name);
  if (name === "languages" || name === "interests") return [texts.flat()];
  if (name !== "skills") return texts;
  const { skills, skillGroups = [] } = resume;
  const others = ungroupedSkills(skills, skillGroups);
  return [
    ...skillGroups.map(({ name, skills }) => [
      name,
      ...(hasSkillLines ? skills : [skills.join(", ")]),
    ]),
    !hasSkillLines && others.length > MAX_SKILL_LINES ? [others.join(", ")] : [...others],
  ];
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
