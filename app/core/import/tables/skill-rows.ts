/** Reads tables of skills with their years and levels: "Skill ⇥ Years ⇥ Level ⇥ Last used" above a row for each skill. */
import { readHeading, type SectionKind } from "#app/core/import/readers/headings.ts";
import { isLevel, isSkillLevel } from "#app/core/import/readers/language-levels.ts";
import { isSpoken } from "#app/core/import/readers/spoken-languages.ts";
import {
  type ArrangedLine,
  type LineMaker,
  mostShared,
  type NamedCell,
  type NamedRow,
  textOf,
} from "./arrange-entry.ts";
import { isOtherSection } from "./other-sections.ts";

const SKILL =
  /^(?:(?:(?:technical|key|core|it|computer|software|main|known|professional) )?skills?(?: ?(?:sets?|areas?|names?))?|technolog(?:y|ies)|tools?|software|applications?|competenc(?:y|e|ies)|(?:programming )?languages?(?: ?\/ ?(?:tools?|technolog(?:y|ies)))|(?:skills?|tools?|technolog(?:y|ies)) ?(?:\/|&|and) ?(?:skills?|tools?|technolog(?:y|ies)|software)|kenntnis(?:se)?|fähigkeit(?:en)?|kompetenz(?:en)?|compétences?|competencias?|habilidad(?:es)?|competências?|competenz[ae]|vaardighe(?:id|den)|umiejętnoś(?:ć|ci)|yetenek|beceri)$/iu;
const GROUP =
  /^(?:categor(?:y|ies)|areas?|groups?|domains?|skill (?:type|category|group)|type|kategorie|bereich|gruppe|catégorie|domaine|categoría|área|categoria|kategoria)$/iu;
/** What is told of a skill beside its name. */
const MEASURE =
  /^(?:years?|yrs\.?|no\. of years|months?|years? of (?:experience|use)|(?:experience|exp\.?)(?: in)?(?: (?:years|months|yrs))?|years? ?\/ ?months?|level|skill level|level of (?:skill|expertise|proficiency)|proficiency(?: level)?|competence|competency level|expertise(?: level)?|rating|self[- ]?rating|last used|last used in|year last used|version|versions|jahre|(?:berufs)?erfahrung|stufe|niveau|zuletzt(?: genutzt| verwendet)?|années|expérience|dernière utilisation|años|experiencia|nivel|último uso|anos|experiência|nível|último uso|anni|esperienza|livello|ultimo utilizzo|jaren|ervaring|lata|doświadczenie|poziom|ostatnio|seviye|deneyim)$/iu;
const ROW_NUMBER = /^(?:s\.? ?(?:\/ ?)?no?\.?|#|nr\.?|no\.?|lp\.)$/iu;
/** A year, a number with its unit, "Present", or dots; levels are told apart. */
const VALUE =
  /^(?:[<>~]?\d{1,4}(?:[.,]\d+)?\+?(?: ?(?:\/|of|von) ?\d{1,3})?(?: ?(?:%|\p{L}{1,8}\.?))?(?: \d{1,2} ?\p{L}{1,8}\.?)?|\p{L}{3,9}\.?[ -]\d{4}|present|current(?:ly)?|heute|aktuell|today|ongoing|till date|[–—-]|[\p{S}\p{P}\s]+|high|medium|low|strong|basics?|hands[- ]on|good|average|working|professional|hoch|mittel|profi|solide?|[A-C][12])$/iu;
/** In characters. */
const MAX_SKILL = 60;

type ColumnOf = "skill" | "group" | "measure" | "number";

interface Column {
  from: number;
  to: number;
  of: ColumnOf;
}

/** One line for each group, or for all: "Tools: Excel, Signavio". */
export function readSkillRows<Line>(
  rows: readonly NamedRow<Line>[],
  index: number,
  maker: LineMaker<Line>,
  section: SectionKind | null,
): ArrangedLine<Line>[][] {
  if (isOtherSection(section)) return [];
  const columns = columnsOf(rows[index], maker);
  if (!columns) return [];
  const groups: { name: string; line: Line; skills: string[] }[] = [];
  let count = 1;
  for (let at = index + 1; at < rows.length; at++, count++) {
    const row = rows[at] ?? [];
    const title = groupOf(row, rows[at + 1], columns, maker);
    const [first] = row[0]?.lines ?? [];
    if (title !== null && first) {
      groups.push({ name: title, line: first, skills: [] });
      continue;
    }
    const read = skillsOf(row, columns, maker);
    if (!read || !first) break;
    const last = groups.at(-1);
    const isNext = !last || (read.group !== "" && read.group !== last.name);
    if (isNext) groups.push({ name: read.group, line: first, skills: read.skills });
    else last.skills.push(...read.skills);
  }
  const skills = groups.flatMap((group) => group.skills);
  // Of languages, the levels matter: only the names of the columns say nothing.
  if (skills.filter(isSpoken).length > skills.length / 2) return [[]];
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
  return lines.length === 0 ? [] : [lines, ...Array.from({ length: count - 1 }, () => [])];
}

/** A row of names, of which each tells skills or what is known of them. */
function columnsOf<Line>(row: NamedRow<Line> | undefined, maker: LineMaker<Line>): Column[] | null {
  const columns = (row ?? []).map(({ from, to, lines }) => ({
    ...{ from, to },
    of: columnOf(textOf(lines, maker)),
  }));
  const has = (of: ColumnOf) => columns.some((column) => column.of === of);
  const areKnown = columns.every((column): column is Column => column.of !== null);
  return areKnown && has("skill") && has("measure") ? columns : null;
}

function columnOf(text: string): ColumnOf | null {
  const name = text
    .replace(/\([^)]*\)|:$/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  if (SKILL.test(name)) return "skill";
  if (MEASURE.test(name)) return "measure";
  if (GROUP.test(name)) return "group";
  return ROW_NUMBER.test(name) ? "number" : null;
}

/** The skills of a row whose other cells are years and levels; null for other rows. */
function skillsOf<Line>(
  row: NamedRow<Line>,
  columns: readonly Column[],
  maker: LineMaker<Line>,
): { group: string; skills: string[] } | null {
  const read = { group: "", skills: [] as string[] };
  for (const cell of row) {
    const of = mostShared(cell, columns)?.of;
    const text = textOf(cell.lines, maker);
    if (of === "skill" && text.length <= MAX_SKILL) read.skills.push(text);
    else if (of === "group") read.group = text;
    else if (!(of === "number" || (of === "measure" && isValue(text)))) return null;
  }
  return row.length > 1 && read.skills.length > 0 ? read : null;
}

const isValue = (text: string): boolean => VALUE.test(text) || isLevel(text) || isSkillLevel(text);

/** A row of one cell above those of its skills: "Databases". */
function groupOf<Line>(
  row: NamedRow<Line>,
  next: NamedRow<Line> | undefined,
  columns: readonly Column[],
  maker: LineMaker<Line>,
): string | null {
  const [cell, ...others] = row as readonly NamedCell<Line>[];
  if (!cell || others.length > 0 || cell.lines.length !== 1) return null;
  const text = textOf(cell.lines, maker);
  const section = readHeading(text);
  const isOther = section !== null && section !== "skills" && section !== "languages";
  const isAbove = next !== undefined && skillsOf(next, columns, maker) !== null;
  return isAbove && !isOther && text.length <= MAX_SKILL ? text.replace(/\s*:$/, "") : null;
}
