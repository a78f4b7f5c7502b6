/** Reads projects whose rows have names: "Project 1 ⇥ River Gauge", below it "Client ⇥ …", "Role ⇥ …", "Tools ⇥ …". */
import { readHeading, type SectionKind } from "#app/core/import/readers/headings.ts";
import { findPeriod } from "#app/core/import/readers/read-dates.ts";
import {
  type ArrangedLine,
  type LineMaker,
  MAX_NAME,
  type NamedRow,
  textOf,
} from "./arrange-entry.ts";
import { columnKind } from "./column-names.ts";
import { isOtherSection } from "./other-sections.ts";

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

/** What a row of a project is called; with a number, a name is that of one of several projects. */
const KINDS: readonly (readonly [RowKind, RegExp])[] = [
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

const NUMBERED = /^project ?[#:.-]? ?(?:no\.? ?)?\d{1,2}\s*[.:)]?$/iu;
/** "Project 2: River Gauge" over the whole width. */
const NAMED = /^project(?: ?(?:name|title))?(?: ?#? ?\d{1,2})?\s*[:–-]\s*(?=\S)/iu;
const COMPANY =
  /(?<!\p{L})(?:Ltd|Limited|Inc|LLC|LLP|Corp|GmbH|AG|Pvt|Technologies|Solutions|Consultancy|Services|Systems)(?!\p{L})/u;
/** In characters: a longer text in a row of its own is no name. */
const MAX_TITLE = 80;
/** Of one project: it bounds the work for a hostile file. */
const MAX_ROWS = 30;

export function readProjectRows<Line>(
  rows: readonly NamedRow<Line>[],
  index: number,
  maker: LineMaker<Line>,
  section: SectionKind | null,
): ArrangedLine<Line>[][] {
  if (isOtherSection(section)) return [];
  const title = titleOf(rows[index], maker);
  const start = title === null ? index : index + 1;
  const pairs = pairsFrom(rows, start, maker);
  const has = (...kinds: RowKind[]) => pairs.some(({ kind }) => kinds.includes(kind));
  const named = pairs.find(({ kind }) => kind === "name");
  // An employer makes a job of it, whose project is told below the job.
  if (has("employer")) return [];
  // Below a job may be its projects; with a time of its own and no number, one is as likely a job.
  const isNumbered = NUMBERED.test(named?.name ?? "") || /\d/.test(title?.match(NAMED)?.[0] ?? "");
  if (section === "experience" && has("time") && !isNumbered) return [];
  const isOwnName = pairs[0] === named || (title !== null && NUMBERED.test(title));
  if (named) {
    if (!isOwnName || (title !== null && !NUMBERED.test(title))) return [];
    // Jobs, certificates and papers have a title too.
    if (/^title$/i.test(named.name) && section !== "projects") return [];
    if (!has("client", "tools", "team", "role", "time", "text")) return [];
  } else if (title === null || !isNameAbove(title, has, section)) return [];
  const [titleLine] = rows[index]?.[0]?.lines ?? [];
  const line = named?.lines[0] ?? titleLine;
  if (!line) return [];
  const text = (named ? textOf(named.lines, maker) : (title ?? "")).replace(NAMED, "");
  const facts = pairs.filter((pair) => pair !== named && pair.kind !== "text");
  const read: ArrangedLine<Line>[] = [
    { line: maker.withText(line, text), startsEntry: true, tableLabel: "projects.head" },
    ...facts.flatMap(({ kind, name, lines: [first], lines }) => {
      const label = kind === "tools" ? "Technologies" : name;
      const fact = `${label}: ${textOf(lines, maker)}`;
      return first ? [ofProject(maker.withText(first, fact), "projects.item")] : [];
    }),
    ...pairs.flatMap(({ kind, lines }) =>
      kind === "text" ? lines.map((own) => ofProject(own, "projects")) : [],
    ),
  ];
  const count = start - index + new Set(pairs.map(({ at }) => at)).size;
  const texts = textsBelow(rows, index + count, maker);
  read.push(...texts.flat().map((own) => ofProject(own, "projects")));
  return [read, ...Array.from({ length: count + texts.length - 1 }, () => [])];
}

const ofProject = <Line>(line: Line, tableLabel: string): ArrangedLine<Line> => ({
  line,
  startsEntry: false,
  tableLabel,
});

interface Pair<Line> {
  /** Of its row. */
  at: number;
  kind: RowKind;
  name: string;
  lines: Line[];
}

/** The names and values of a project, up to a name that comes again or a row of something else. */
function pairsFrom<Line>(
  rows: readonly NamedRow<Line>[],
  start: number,
  maker: LineMaker<Line>,
): Pair<Line>[] {
  const pairs: Pair<Line>[] = [];
  for (let at = start; at < Math.min(rows.length, start + MAX_ROWS); at++) {
    const own = pairsOf(rows[at] ?? [], at, maker);
    // Unknown names are only looked at within a project.
    if (at === start && (!own || own[0]?.kind === "other")) return [];
    const isNext = own?.some(
      ({ kind, name }) =>
        pairs.some((pair) => pair.name === name) ||
        (kind === "name" && pairs.some((pair) => pair.kind === "name")),
    );
    if (!own || isNext) break;
    pairs.push(...own);
  }
  const last = pairs.findLastIndex(({ kind }) => kind !== "other");
  return pairs.slice(0, last + 1);
}

function pairsOf<Line>(
  row: NamedRow<Line>,
  at: number,
  maker: LineMaker<Line>,
): Pair<Line>[] | null {
  if (row.length < 2 || row.length % 2 > 0) return null;
  const pairs: Pair<Line>[] = [];
  for (let cell = 0; cell < row.length; cell += 2) {
    const name = textOf(row[cell]?.lines ?? [], maker).replace(/\s*:$/, "");
    const kind = KINDS.find(([, names]) => names.test(name))?.[0];
    const isOther = row.length === 2 && name.length <= MAX_NAME && !/[\d.,@]/.test(name);
    const below = row[cell + 1]?.lines.slice(1) ?? [];
    // Without borders, a heading may be below a value.
    const isOpen = below.some((line) => readHeading(maker.textOf(line)) !== null);
    if ((!kind && !isOther) || isOpen) return null;
    const values = withoutColon(row[cell + 1]?.lines ?? [], maker);
    const other = columnKind(name) === "employer" ? "employer" : "other";
    pairs.push({ at, kind: kind ?? other, name, lines: values });
  }
  return pairs;
}

/** "Client ⇥ : Harbor Ltd". */
const withoutColon = <Line>([first, ...more]: readonly Line[], maker: LineMaker<Line>): Line[] => {
  if (first === undefined) return [];
  const text = maker.textOf(first);
  return [
    /^\s*:/.test(text) ? maker.withText(first, text.replace(/^\s*:\s*/, "")) : first,
    ...more,
  ];
};

/** The text of a row of one cell with one line; null for other rows. */
function titleOf<Line>(row: NamedRow<Line> | undefined, maker: LineMaker<Line>): string | null {
  const [cell, ...others] = row ?? [];
  const text = textOf(cell?.lines ?? [], maker);
  const isTitle = others.length === 0 && cell?.lines.length === 1 && text.length <= MAX_TITLE;
  return isTitle && text !== "" ? text : null;
}

/** Below a name without "Project", the rows tell that it is one, unless jobs may be told so too. */
function isNameAbove(
  title: string,
  has: (...kinds: RowKind[]) => boolean,
  section: SectionKind | null,
): boolean {
  if (NAMED.test(title)) return has("client", "tools", "team", "role", "time", "text");
  if (!has("client") || !has("tools") || COMPANY.test(title) || /[.!?]$/.test(title)) return false;
  if (readHeading(title) !== null || findPeriod(title) !== null) return false;
  return section === null || section === "projects";
}

/** Rows of one cell with what was done, up to the next name or heading. */
function textsBelow<Line>(
  rows: readonly NamedRow<Line>[],
  start: number,
  maker: LineMaker<Line>,
): Line[][] {
  const texts: Line[][] = [];
  for (let at = start; at < rows.length; at++) {
    const [cell, ...others] = rows[at] ?? [];
    const text = textOf(cell?.lines ?? [], maker);
    const [below] = pairsOf(rows[at + 1] ?? [], at, maker) ?? [];
    const mayBeTitle = text.length <= MAX_TITLE && !/[.!?]$/.test(text);
    const isTitle = NUMBERED.test(text) || (mayBeTitle && below && below.kind !== "name");
    const isHeading = readHeading(text) !== null || text === text.toUpperCase();
    if (!cell || others.length > 0 || isHeading || isTitle || NAMED.test(text)) break;
    texts.push(cell.lines);
  }
  return texts;
}
