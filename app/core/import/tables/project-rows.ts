/**
 * Reads projects in tables of labels and values: "Project 1 ⇥ River Gauge", below it "Client ⇥ …", "Role ⇥ …",
 * "Tools ⇥ …". The project's name may instead be in a row of its own above them.
 */
import { readHeading, type SectionKind } from "#app/core/import/readers/headings.ts";
import { findPeriod } from "#app/core/import/readers/read-dates.ts";
import { MAX_HEADER_LENGTH, textOf } from "./arrange-entry.ts";
import { columnKind } from "./column-names.ts";
import { mayHaveProjectsOrSkills } from "./project-and-skill-sections.ts";
import type { ArrangedLine, GridRow, LineMaker, RowLines } from "./table-types.ts";

type RowKind =
  | "name"
  | "client"
  | "tools"
  | "team"
  | "text"
  | "role"
  | "time"
  | "employer"
  | "other";

/** The labels of a project's rows. The label of its name may have a number: "Project 2". */
const LABELS: readonly (readonly [RowKind, RegExp])[] = [
  [
    "name",
    /^(?:(?:project|projekt|projet|proyecto|projeto|progetto)(?: ?(?:name|title|titel))?(?: ?[#:.-]? ?(?:no\.? ?)?\d{1,2})?|(?:name|title) of (?:the )?project|projektname|nazwa projektu|nom du projet|nombre del proyecto|nome do projeto|nome del progetto|title)$/iu,
  ],
  [
    "client",
    /^(?:(?:end[ -]?)?clients?(?:['’]s)?(?: name)?|customer(?: name)?|kunde|auftraggeber|cliente|commanditaire|klient|klant)$/iu,
  ],
  [
    "tools",
    /^(?:tools?(?: used)?|(?:tools? (?:and|&) )?technolog(?:y|ies)(?: used)?|tech(?:nology|nical)? ?stack|(?:technical |project )?environment|(?:software|platform|languages?)s? used|technologien|werkzeuge|outils|tecnologías|herramientas|tecnologias|ferramentas|tecnologie|strumenti|technologie|narzędzia)$/iu,
  ],
  ["team", /^(?:team(?: size)?|size of (?:the )?team|teamgröße)$/iu],
  [
    "text",
    /^(?:(?:project )?(?:description|summary|synopsis|overview|scope|details?)|brief description|contributions?|deliverables|(?:key |my |main )?(?:roles? (?:and|&) )?responsibilit(?:y|ies)|beschreibung|aufgaben|descripción|descrição|descrizione|opis)$/iu,
  ],
  ["role", /^(?:role(?: played)?|position|designation|rolle|rol|rôle|papel|função|ruolo|rola)$/iu],
  [
    "time",
    /^(?:(?:project )?duration|periods?|dates?|time(?: period| frame)?|zeitraum|dauer|durée|duración|duração|durata|okres|período|periodo)$/iu,
  ],
];

const PROJECT_NUMBER = /^project ?[#:.-]? ?(?:no\.? ?)?\d{1,2}\s*[.:)]?$/iu;
/** "Project 2: " before a project's name, in a row of one cell: "Project 2: River Gauge". */
const PROJECT_PREFIX = /^project(?: ?(?:name|title))?(?: ?#? ?\d{1,2})?\s*[:–-]\s*(?=\S)/iu;
const COMPANY_WORD =
  /(?<!\p{L})(?:Ltd|Limited|Inc|LLC|LLP|Corp|GmbH|AG|Pvt|Technologies|Solutions|Consultancy|Services|Systems)(?!\p{L})/u;
/** In characters; a longer text in a row of its own is a description. */
const MAX_TITLE_LENGTH = 80;
/** Of one project. Limits the work for a malicious file. */
const MAX_ROWS = 30;

/** The project that starts at `index`; empty if the rows are no project. `section`: see `mayHaveProjectsOrSkills`. */
export function readProjectRows<Line>(
  rows: readonly GridRow<Line>[],
  index: number,
  maker: LineMaker<Line>,
  section: SectionKind | null,
): RowLines<Line> {
  if (!mayHaveProjectsOrSkills(section)) return [];
  const title = titleOf(rows[index], maker);
  const firstPairRow = title === null ? index : index + 1;
  const pairs = pairsFrom(rows, firstPairRow, maker);
  const has = (...kinds: RowKind[]) => pairs.some(({ kind }) => kinds.includes(kind));
  const hasDetails = has("client", "tools", "team", "role", "time", "text");
  const namePair = pairs.find(({ kind }) => kind === "name");
  // With an employer it is a job; its project is listed below the job.
  if (has("employer")) return [];
  // In the section of jobs, an entry with dates is a project only if it has a number.
  const isNumbered =
    PROJECT_NUMBER.test(namePair?.label ?? "") ||
    /\d/.test(title?.match(PROJECT_PREFIX)?.[0] ?? "");
  if (section === "experience" && has("time") && !isNumbered) return [];
  if (namePair) {
    const isTitleNumber = title !== null && PROJECT_NUMBER.test(title);
    const startsWithName = pairs[0] === namePair || isTitleNumber;
    const hasOtherTitle = title !== null && !isTitleNumber;
    if (!startsWithName || hasOtherTitle) return [];
    // Jobs, certificates and papers have the label "Title" too.
    if (/^title$/i.test(namePair.label) && section !== "projects") return [];
    if (!hasDetails) return [];
  } else if (title === null || !isProjectName(title, hasDetails, has, section)) return [];
  const [titleLine] = rows[index]?.[0]?.lines ?? [];
  const nameLine = namePair?.lines[0] ?? titleLine;
  if (!nameLine) return [];
  const nameText = namePair ? textOf(namePair.lines, maker) : (title ?? "");
  const name = nameText.replace(PROJECT_PREFIX, "");
  const facts = pairs.filter((pair) => pair !== namePair && pair.kind !== "text");
  const project: ArrangedLine<Line>[] = [
    { line: maker.withText(nameLine, name), startsEntry: true, tableLabel: "projects.head" },
    ...facts.flatMap(({ kind, label, lines: [first], lines }) => {
      const fact = `${kind === "tools" ? "Technologies" : label}: ${textOf(lines, maker)}`;
      return first ? [withinProject(maker.withText(first, fact), "projects.item")] : [];
    }),
    ...pairs.flatMap(({ kind, lines }) =>
      kind === "text" ? lines.map((line) => withinProject(line, "projects")) : [],
    ),
  ];
  const labeledRows = firstPairRow - index + new Set(pairs.map(({ row }) => row)).size;
  const descriptions = descriptionsBelow(rows, index + labeledRows, maker);
  project.push(...descriptions.flat().map((line) => withinProject(line, "projects")));
  const otherRows = labeledRows + descriptions.length - 1;
  return [project, ...Array.from({ length: otherRows }, () => [])];
}

const withinProject = <Line>(line: Line, tableLabel: string): ArrangedLine<Line> => ({
  line,
  startsEntry: false,
  tableLabel,
});

/** A label and its value. */
interface Pair<Line> {
  /** The index of its row. */
  row: number;
  kind: RowKind;
  label: string;
  lines: Line[];
}

/** The pairs of a project from row `start` on, up to a repeated label or a row without labels. */
function pairsFrom<Line>(
  rows: readonly GridRow<Line>[],
  start: number,
  maker: LineMaker<Line>,
): Pair<Line>[] {
  const pairs: Pair<Line>[] = [];
  for (let row = start; row < Math.min(rows.length, start + MAX_ROWS); row++) {
    const rowPairs = pairsOf(rows[row] ?? [], row, maker);
    // Unknown labels are part of a project only between known labels.
    if (row === start && (!rowPairs || rowPairs[0]?.kind === "other")) return [];
    const startsNextProject = rowPairs?.some(
      ({ kind, label }) =>
        pairs.some((pair) => pair.label === label) ||
        (kind === "name" && pairs.some((pair) => pair.kind === "name")),
    );
    if (!rowPairs || startsNextProject) break;
    pairs.push(...rowPairs);
  }
  const last = pairs.findLastIndex(({ kind }) => kind !== "other");
  return pairs.slice(0, last + 1);
}

/** The pairs of one row; null if it has other text. `row`: its index. */
function pairsOf<Line>(
  cells: GridRow<Line>,
  row: number,
  maker: LineMaker<Line>,
): Pair<Line>[] | null {
  if (cells.length < 2 || cells.length % 2 > 0) return null;
  const pairs: Pair<Line>[] = [];
  for (let index = 0; index < cells.length; index += 2) {
    const label = textOf(cells[index]?.lines ?? [], maker).replace(/\s*:$/, "");
    const value = cells[index + 1]?.lines ?? [];
    const kind = LABELS.find(([, labels]) => labels.test(label))?.[0];
    const mayBeLabel =
      cells.length === 2 && label.length <= MAX_HEADER_LENGTH && !/[\d.,@]/.test(label);
    // Without borders, the next heading may be in the same cell as a value.
    const hasHeading = value.slice(1).some((line) => readHeading(maker.textOf(line)) !== null);
    if ((!kind && !mayBeLabel) || hasHeading) return null;
    const otherKind = columnKind(label) === "employer" ? "employer" : "other";
    pairs.push({ row, kind: kind ?? otherKind, label, lines: withoutColon(value, maker) });
  }
  return pairs;
}

/** Removes the colon in "Client ⇥ : Harbor Ltd". */
const withoutColon = <Line>([first, ...more]: readonly Line[], maker: LineMaker<Line>): Line[] => {
  if (first === undefined) return [];
  const text = maker.textOf(first);
  return [
    /^\s*:/.test(text) ? maker.withText(first, text.replace(/^\s*:\s*/, "")) : first,
    ...more,
  ];
};

/** The text of a row that has one cell with one short line; null for other rows. */
function titleOf<Line>(row: GridRow<Line> | undefined, maker: LineMaker<Line>): string | null {
  const [cell, ...others] = row ?? [];
  const text = textOf(cell?.lines ?? [], maker);
  const isTitle =
    others.length === 0 && cell?.lines.length === 1 && text.length <= MAX_TITLE_LENGTH;
  return isTitle && text !== "" ? text : null;
}

/**
 * True if the title above the pairs is a project's name: it starts with "Project", or a client and
 * tools are below it and it is no company, sentence, heading or date. The latter does not count
 * where jobs may have such rows too.
 */
function isProjectName(
  title: string,
  hasDetails: boolean,
  has: (kind: RowKind) => boolean,
  section: SectionKind | null,
): boolean {
  if (PROJECT_PREFIX.test(title)) return hasDetails;
  if (!has("client") || !has("tools") || COMPANY_WORD.test(title) || /[.!?]$/.test(title))
    return false;
  if (readHeading(title) !== null || findPeriod(title) !== null) return false;
  return section === null || section === "projects";
}

/** The lines of each row of one cell from row `start` on, up to the next project or heading: what was done. */
function descriptionsBelow<Line>(
  rows: readonly GridRow<Line>[],
  start: number,
  maker: LineMaker<Line>,
): Line[][] {
  const descriptions: Line[][] = [];
  for (let row = start; row < rows.length; row++) {
    const [cell, ...others] = rows[row] ?? [];
    const text = textOf(cell?.lines ?? [], maker);
    const [pairBelow] = pairsOf(rows[row + 1] ?? [], row, maker) ?? [];
    const mayBeTitle = text.length <= MAX_TITLE_LENGTH && !/[.!?]$/.test(text);
    const isTitle =
      PROJECT_PREFIX.test(text) ||
      PROJECT_NUMBER.test(text) ||
      (mayBeTitle && pairBelow && pairBelow.kind !== "name");
    const isHeading = readHeading(text) !== null || text === text.toUpperCase();
    if (!cell || others.length > 0 || isHeading || isTitle) break;
    descriptions.push(cell.lines);
  }
  return descriptions;
}
