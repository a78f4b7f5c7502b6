/**
 * Reads tables of skills with their years and levels, "Skill ⇥ Years ⇥ Level ⇥ Last used" above a
 * row for each skill, as lists of skills.
 */
import { readHeading, type SectionKind } from "#app/core/import/readers/headings.ts";
import { isSkillLevel, startsWithLevel } from "#app/core/import/readers/language-levels.ts";
import { isSpokenLanguage } from "#app/core/import/readers/spoken-languages.ts";
import { findOverlappingColumn, textOf } from "./arrange-entry.ts";
import { mayHaveProjectsOrSkills } from "./project-and-skill-sections.ts";
import type { ArrangedLine, Edges, GridRow, LineMaker, RowLines } from "./table-types.ts";

const SKILL_HEADER =
  /^(?:(?:(?:technical|key|core|it|computer|software|main|known|professional) )?skills?(?: ?(?:sets?|areas?|names?))?|technolog(?:y|ies)|tools?|software|applications?|techniques?|methods?|instruments?|frameworks?|platforms?|competenc(?:y|e|ies)|(?:programming )?languages?(?: ?\/ ?(?:tools?|technolog(?:y|ies)))|(?:skills?|tools?|technolog(?:y|ies)) ?(?:\/|&|and) ?(?:skills?|tools?|technolog(?:y|ies)|software)|kenntnis(?:se)?|fähigkeit(?:en)?|kompetenz(?:en)?|compétences?|competencias?|habilidad(?:es)?|competências?|competenz[ae]|vaardighe(?:id|den)|umiejętnoś(?:ć|ci)|yetenek|beceri)$/iu;
const GROUP_HEADER =
  /^(?:categor(?:y|ies)|areas?|groups?|domains?|skill (?:type|category|group)|type|kategorie|bereich|gruppe|catégorie|domaine|categoría|área|categoria|kategoria)$/iu;
/** How well or how long a skill is known. */
const MEASURE_HEADER =
  /^(?:years?|yrs\.?|no\. of years|months?|years? of (?:experience|use)|(?:experience|exp\.?)(?: in)?(?: (?:years|months|yrs))?|years? ?\/ ?months?|level|skill level|level of (?:skill|expertise|proficiency)|proficiency(?: level)?|competence|competency level|expertise(?: level)?|rating|self[- ]?rating|last used|last used in|year last used|version|versions|jahre|(?:berufs)?erfahrung|stufe|niveau|zuletzt(?: genutzt| verwendet)?|années|expérience|dernière utilisation|años|experiencia|nivel|último uso|anos|experiência|nível|último uso|anni|esperienza|livello|ultimo utilizzo|jaren|ervaring|lata|doświadczenie|poziom|ostatnio|seviye|deneyim)$/iu;
const ROW_NUMBER_HEADER = /^(?:s\.? ?(?:\/ ?)?no?\.?|#|nr\.?|no\.?|lp\.)$/iu;
/** A year, a number with its unit, "Present", or dots. `isMeasure` accepts known levels as well. */
const MEASURE =
  /^(?:[<>~]?\d{1,4}(?:[.,]\d+)?\+?(?: ?(?:\/|of|von) ?\d{1,3})?(?: ?(?:%|\p{L}{1,8}\.?))?(?: \d{1,2} ?\p{L}{1,8}\.?)?|\p{L}{3,9}\.?[ -]\d{4}|present|current(?:ly)?|heute|aktuell|today|ongoing|till date|[–—-]|[\p{S}\p{P}\s]+|high|medium|low|strong|basics?|hands[- ]on|good|average|working|professional|hoch|mittel|profi|solide?|[A-C][12])$/iu;
/** In characters. */
const MAX_SKILL_LENGTH = 60;

type SkillColumnKind = "skill" | "group" | "measure" | "number";

interface Column extends Edges {
  kind: SkillColumnKind;
}

/**
 * One line for each group of skills, or for all: "Tools: Excel, Signavio". The header row is at
 * `index`; empty if it is no such table. `section`: see `mayHaveProjectsOrSkills`.
 */
export function readSkillRows<Line>(
  rows: readonly GridRow<Line>[],
  index: number,
  maker: LineMaker<Line>,
  section: SectionKind | null,
): RowLines<Line> {
  if (!mayHaveProjectsOrSkills(section)) return [];
  const columns = columnsOf(rows[index], maker);
  if (!columns) return [];
  const groups: { name: string; line: Line; skills: string[] }[] = [];
  let rowCount = 1;
  for (let row = index + 1; row < rows.length; row++, rowCount++) {
    const cells = rows[row] ?? [];
    const groupName = groupNameOf(cells, rows[row + 1], columns, maker);
    const [first] = cells[0]?.lines ?? [];
    if (groupName !== null && first) {
      groups.push({ name: groupName, line: first, skills: [] });
      continue;
    }
    const rowSkills = skillsOf(cells, columns, maker);
    if (!rowSkills || !first) break;
    const { group, skills } = rowSkills;
    const last = groups.at(-1);
    const startsGroup = !last || (group !== "" && group !== last.name);
    if (startsGroup) groups.push({ name: group, line: first, skills });
    else last.skills.push(...skills);
  }
  const allSkills = groups.flatMap(({ skills }) => skills);
  const areLanguages = allSkills.filter(isSpokenLanguage).length > allSkills.length / 2;
  // Another reader keeps the levels of the languages; only the header row is removed.
  if (areLanguages) return [[]];
  if (section === "languages") return [];
  const lines = groups
    .filter(({ skills }) => skills.length > 0)
    .map(({ name, line, skills }): ArrangedLine<Line> => {
      const text = skills.join(", ");
      return {
        line: maker.withText(line, name === "" ? text : `${name}: ${text}`),
        tableLabel: "skills.item",
      };
    });
  return lines.length === 0 ? [] : [lines, ...Array.from({ length: rowCount - 1 }, () => [])];
}

/** The columns of a header row with at least skills and a measure; null for other rows. */
function columnsOf<Line>(row: GridRow<Line> | undefined, maker: LineMaker<Line>): Column[] | null {
  const columns = (row ?? []).map(({ from, to, lines }) => ({
    ...{ from, to },
    kind: columnKindOf(textOf(lines, maker)),
  }));
  const has = (kind: SkillColumnKind) => columns.some((column) => column.kind === kind);
  const areKnown = columns.every((column): column is Column => column.kind !== null);
  return areKnown && has("skill") && has("measure") ? columns : null;
}

function columnKindOf(text: string): SkillColumnKind | null {
  const name = text
    .replace(/\([^)]*\)|:$/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  if (SKILL_HEADER.test(name)) return "skill";
  if (MEASURE_HEADER.test(name)) return "measure";
  if (GROUP_HEADER.test(name)) return "group";
  return ROW_NUMBER_HEADER.test(name) ? "number" : null;
}

/**
 * The skills of a row whose other cells are years and levels, with their group, "" without one;
 * null for other rows.
 */
function skillsOf<Line>(
  row: GridRow<Line>,
  columns: readonly Column[],
  maker: LineMaker<Line>,
): { group: string; skills: string[] } | null {
  const skills: string[] = [];
  let group = "";
  for (const cell of row) {
    const kind = findOverlappingColumn(cell, columns)?.kind;
    const text = textOf(cell.lines, maker);
    if (kind === "skill" && text.length <= MAX_SKILL_LENGTH) skills.push(text);
    else if (kind === "group") group = text;
    else if (!(kind === "number" || (kind === "measure" && isMeasure(text)))) return null;
  }
  return row.length > 1 && skills.length > 0 ? { group, skills } : null;
}

const isMeasure = (text: string): boolean =>
  MEASURE.test(text) || startsWithLevel(text) || isSkillLevel(text);

/** The name of a group in a row of one cell above its skills, "Databases"; null for other rows. */
function groupNameOf<Line>(
  row: GridRow<Line>,
  next: GridRow<Line> | undefined,
  columns: readonly Column[],
  maker: LineMaker<Line>,
): string | null {
  const [cell, ...others] = row;
  if (!cell || others.length > 0 || cell.lines.length !== 1) return null;
  const text = textOf(cell.lines, maker);
  const section = readHeading(text);
  const isOtherHeading = section !== null && section !== "skills" && section !== "languages";
  const isAboveSkills = next !== undefined && skillsOf(next, columns, maker) !== null;
  const isGroupName = isAboveSkills && !isOtherHeading && text.length <= MAX_SKILL_LENGTH;
  return isGroupName ? text.replace(/\s*:$/, "") : null;
}
