/**
 * Takes the dates out of the heads of entries (the first lines of each, with title, organization, place and dates) and
 * splits the rest at gaps, separators and changes of style into parts, such as "Nurse" and "Oak Clinic". A model then
 * labels each part.
 */

import type { LabelLine } from "#app/core/import/labels/label-line.ts";
import type { Content } from "#app/core/import/labels/labels.ts";
import { hasJobTitleWord, hasWorkOrSchoolWord } from "#app/core/import/readers/entry-keywords.ts";
import type { Period } from "#app/core/import/readers/read-dates.ts";
import type { HeadColumnPart } from "./column-parts.ts";
import { columnPartOf, isUnsplitColumn, joinSpans } from "./column-parts.ts";
import { withPartsAboveDuration } from "./dated-by-duration.ts";
import { cutDates, hasText, isYear, MAX_TEXT, type Span, spansOf } from "./head-dates.ts";

/** A text between separators in a head, with its style and position. */
export interface HeadPart {
  text: string;
  /** The text between this part and the one before: a separator, spaces, or nothing at the start of a cell. */
  separatorBefore: string;
  isBold: boolean;
  isItalic: boolean;
  /** True if all letters are capitals. */
  isCaps: boolean;
  /** The font size in points; 0 where unknown. */
  size: number;
  /** The indexes of the line in the head, of the cell in the line, and of the part in the cell. */
  lineIndex: number;
  cellIndex: number;
  partIndex: number;
  /** The number of cells in the line. */
  cellCount: number;
  /** True if the line has dates. */
  hasDates: boolean;
  content: Content | "contact";
  /** The index of its entry. */
  entryIndex: number;
  /** The kind of part that the name of its table column gives; absent without one. */
  columnPart?: HeadColumnPart;
}

/**
 * Separators between parts, as one group: "|", ", ", " – ", ": ", "(", " at ". Words count before a capital. In Irish
 * names ("Coláiste na Coiribe", "Bord na Móna"), "na" is "of the" and separates nothing, nor does the dot after a
 * German abbreviation ("wiss. Mitarbeiterin").
 */
const SEPARATOR =
  /(\s+[|·•⋅∙⋄◦▪■∗‖¦/@]\s*|\s*[|·•⋅∙⋄◦▪■∗‖¦]\s+|,(?:\s+|$)|\s+[–—-]+\s+|\s*[–—]\s+|:\s+|;\s+|(?<=\p{Ll}{4,})(?<!(?<!\p{L})(?:stellv|staatl|wiss|kaufm|techn))\.\s+(?=\p{Lu})|\s*\(|\)\s*|\s+(?:at|bei|chez|en|w|presso|bij|te|hos|på|(?<!(?:Coláiste|[Ss]coil|Gaelcholáiste|Bord|Údarás|Acadamh|Ollscoil|Cumann|Comhairle|Foras)\s)na|em|à|@)\s+(?=\p{Lu}))/u;

/** "University of California, Irvine" and "University of Louisiana at Lafayette": the campus is part of the name. */
const CAMPUS =
  /\b(?:University of (?:California|Wisconsin|Texas|Illinois|North Carolina|Massachusetts|Maryland|Missouri|Nebraska|Tennessee|Colorado|Louisiana|Hawaii|Michigan|Arkansas)|California State University|(?:State|City) University of New York)(?:, | at )(?=\p{Lu}\p{Ll})(?!\p{Lu}[\p{L} .]+,)/gu;
/**
 * The comma before a legal form belongs to the name: "Parcelhawk, Inc.", "Conservas Valdejalón, S.L.". If a form
 * that is also a word or name has text after it, its comma is a separator: "Director, Corp Communications",
 * "Data Scientist, SAS Institute". An abbreviation such as "LLC" keeps its comma even then.
 */
const LEGAL_COMMA =
  /,\s+(?=(?:(?:Inc|LLC|L\.L\.C|LLP|Ltd|GmbH|S\.L\.?U?|S\.L\.P|S\.A|S\.A\.S|SARL|Lda|Ltda|B\.V|N\.V|s\.?r\.?o|a\.s|P\.C|L\.P)\.?(?=$|[\s,;)|·•–—])|(?:Limited|Corp|Co|PLC|AG|KG|SLU?|SAS|S\.?R\.?L)\.?(?=\s*(?:$|[,;()|·•–—-]))))(?!Co(?:\s|$))/gu;

/** "Tanner, Boyle & Associates": the comma between surnames of a firm. */
const FIRM_COMMA =
  /(?<=^\s*\p{Lu}[\p{L}'’-]+),\s+(?=\p{Lu}[\p{L}'’-]+ (?:&|and|und|et|y|e) (?:Associates|Partners?|Asociados|Associés)(?!\p{L})|(?=\p{Lu}[\p{L}'’-]+ & \p{Lu}[\p{L}'’-]+,? (?:LLP|LLC|PLLC|P\.?C\.?|Solicitors)(?!\p{L})))/gu;

/** In "Architect, Foster & Partners" the comma separates the job title from its employer. */
const protectFirmComma = (comma: string, index: number, text: string) =>
  hasJobTitleWord(text.slice(0, index)) ? comma : COMMA_PLACEHOLDER;

/** "Alma Mater Studiorum – Università di Bologna" and "Sapienza – Università di Roma" are one name each. */
const UNIVERSITY_DASH = /\b((?:Alma Mater Studiorum|(?:La )?Sapienza))\s+[–—-]\s+(?=Universit)/gu;

/** Stand in for separators that belong to a name while the text is split; no text has these noncharacters. */
const [COMMA_PLACEHOLDER, AT_PLACEHOLDER, COLON_PLACEHOLDER, PTY_PLACEHOLDER, DASH_PLACEHOLDER] = [
  "\ufdd0",
  "\ufdd1",
  "\ufdd2",
  "\ufdd3",
  "\ufdd4",
];

/** "Exercises at home: a guide for families": the colon in the title of a publication. */
const TITLE_COLON = /(?<=\p{L}{2} .{6,}):\s+(?=\p{L})/gu;
/** Keeps the colon in a publication's title, and elsewhere the "at" of "Attorney at Law", from being separators. */
const protectTitleColonOrAtLaw = (text: string, content: EntryHead["content"]) =>
  content === "publications"
    ? text.replace(TITLE_COLON, COLON_PLACEHOLDER)
    : text.replace(/ at (?=Law(?!\p{L}))/gu, AT_PLACEHOLDER);

/** Keeps a campus with its university. "University of Michigan, Research Assistant" is split: a job title follows. */
const protectCampusSeparator = (name: string, index: number, text: string) =>
  hasWorkOrSchoolWord(/^[^,;|·•(–—]{0,40}/u.exec(text.slice(index + name.length))?.[0] ?? "")
    ? name
    : name.replace(/, $/, COMMA_PLACEHOLDER).replace(/ at $/, AT_PLACEHOLDER);

/** The slash within a grade, at which the text must not be split: "3.7 / 4.0". */
const GRADE_SLASH = /(\d)\s+\/\s+(?=\d)/g;

/** A word between job title and employer that is a piece of its own because its style differs. */
const LINKING_WORD = /^\s*(?:at|bei|chez|en|presso|bij|hos|på|na|em|à|@)\s*$/u;

/** The first lines of an entry in the section `content`, or a line of contact details. */
export interface EntryHead {
  content: Content | "contact";
  lines: LabelLine[];
}

export interface HeadSplit {
  parts: HeadPart[];
  /** The periods and dates that were taken out, in order. */
  periods: Period[];
}

/**
 * Splits one head. `entryIndex` is the index of the entry among those of its section; `language` ("en") decides what
 * ambiguous names of months mean.
 */
export function splitHead(
  { content, lines: linesOfHead }: EntryHead,
  entryIndex: number,
  language?: string,
): HeadSplit {
  const parts: HeadPart[] = [];
  const periods: Period[] = [];
  const lines = withPartsAboveDuration(content, linesOfHead);
  const placeCell = lines
    .flatMap(({ cells }) => cells)
    .find((cell) => columnPartOf(cell, content) === "place");
  const hasDateAlone = lines.some((line) => hasDateCell(line, language));
  for (const [lineIndex, line] of lines.entries()) {
    const cells = cutDatesOfLine(line, content, hasDateAlone, language);
    const hasDates = cells.some(({ period }) => period !== null);
    for (const [cellIndex, { spans, period }] of cells.entries()) {
      if (period) periods.push(period);
      const cell = line.cells[cellIndex];
      const columnPart = columnPartOf(cell, content);
      for (const [partIndex, part] of splitCell(
        spans,
        isUnsplitColumn(
          columnPart,
          joinSpans(spans)[0]?.text ?? "",
          placeCell?.text,
          cell?.part === "wholeOrg",
        ),
        content,
      ).entries()) {
        // A town may follow the employer in its column, so only the first part is the employer.
        const isColumnPart = columnPart !== undefined && (columnPart !== "org" || partIndex === 0);
        parts.push({
          ...part,
          lineIndex,
          cellIndex,
          partIndex,
          cellCount: line.cells.length,
          hasDates,
          content,
          entryIndex,
          ...(isColumnPart ? { columnPart } : {}),
        });
      }
    }
  }
  return { parts, periods };
}

/** True for a line with dates in a cell of their own. */
const hasDateCell = (line: LabelLine, language?: string): boolean =>
  line.cells
    .map((cell) => cutDates(cell, language))
    .some(({ period, spans }) => period !== null && !hasText(spans));

/**
 * The cells of a line without their dates. `isDatedElsewhere`: whether the head has dates in a cell of their own, so that
 * the year in a column of names belongs to the name: "Circus 1903".
 */
function cutDatesOfLine(
  line: LabelLine,
  content: EntryHead["content"],
  isDatedElsewhere: boolean,
  language?: string,
) {
  const cells = line.cells.map((cell) => cutDates(cell, language));
  const hasDateAlone = cells.some(({ period, spans }) => period !== null && !hasText(spans));
  // "Incoterms 2020 ⇥ 2021": beside a date in its own cell, a single year elsewhere is part of a name.
  return cells.map((cellDates, index) => {
    const cell = line.cells[index];
    const isInColumn = columnPartOf(cell, content) !== undefined;
    const isDatePartOfName =
      (hasDateAlone || (isDatedElsewhere && isInColumn)) &&
      cell &&
      hasText(cellDates.spans) &&
      cellDates.period !== null &&
      (isYear(cellDates.period) || isInColumn);
    return isDatePartOfName ? { spans: spansOf(cell), period: null } : cellDates;
  });
}

type TextPart = Pick<
  HeadPart,
  "text" | "separatorBefore" | "isBold" | "isItalic" | "isCaps" | "size"
>;

/** The parts of a cell without dates. `isUnsplit`: see `isUnsplitColumn`. */
function splitCell(
  cellSpans: readonly Span[],
  isUnsplit: boolean,
  content: EntryHead["content"],
): TextPart[] {
  const parts: TextPart[] = [];
  let separatorBefore = "";
  for (const { text, ...style } of isUnsplit ? joinSpans(cellSpans) : cellSpans) {
    const protectedText = protectNames(text);
    const pieces =
      protectedText.length > MAX_TEXT || isUnsplit
        ? [protectedText]
        : protectTitleColonOrAtLaw(protectedText, content).split(SEPARATOR);
    separatorBefore = parts.length > 0 ? separatorBefore || " " : "";
    for (const [index, piece] of pieces.entries()) {
      // SEPARATOR has a capture group, so the pieces at odd indexes are the separators.
      const isSeparator = index % 2 === 1 || (parts.length > 0 && LINKING_WORD.test(piece));
      if (isSeparator) {
        separatorBefore += piece;
        continue;
      }
      const { text, lead, tail } = splitSeparators(restoreNames(piece).trim());
      separatorBefore += lead;
      // A piece without letters and digits is a separator, too.
      if (text === "" || !/[\p{L}\d]/u.test(text)) {
        separatorBefore += piece;
        continue;
      }
      const isCaps = text.length > 2 && text === text.toUpperCase() && /\p{Lu}/u.test(text);
      parts.push({ text, separatorBefore, isCaps, ...style });
      separatorBefore = tail;
    }
  }
  return parts;
}

/** Replaces separators that belong to a name by placeholders. */
const protectNames = (text: string): string =>
  text
    .replace(GRADE_SLASH, "$1/")
    .replace(CAMPUS, protectCampusSeparator)
    .replace(UNIVERSITY_DASH, `$1${DASH_PLACEHOLDER}`)
    .replace(LEGAL_COMMA, COMMA_PLACEHOLDER)
    .replace(FIRM_COMMA, protectFirmComma)
    // Brackets are separators, except those of the legal form "(Pty) Ltd".
    .replace(/\(Pty\)(?= Ltd)/giu, PTY_PLACEHOLDER);

/** Puts the separators back in place of the placeholders. */
const restoreNames = (piece: string): string =>
  piece
    .replaceAll(COMMA_PLACEHOLDER, ", ")
    .replace(AT_PLACEHOLDER, " at ")
    .replaceAll(COLON_PLACEHOLDER, ": ")
    .replaceAll(PTY_PLACEHOLDER, "(Pty)")
    .replaceAll(DASH_PLACEHOLDER, " – ");

/** Splits off separators at both ends: the dash of "Nova Scotia —" before a part in another style. */
function splitSeparators(piece: string): { text: string; lead: string; tail: string } {
  const [lead = ""] = /^(?:[,|·•⋅∙⋄–—-]\s*)+(?=[\p{L}\d])/u.exec(piece) ?? [];
  const [tail = ""] = /(?<=[\p{L}\d.)])(?:\s*[,|·•⋅∙⋄]|\s+[–—-])+$/u.exec(piece) ?? [];
  return { text: piece.slice(lead.length, piece.length - tail.length), lead, tail };
}
