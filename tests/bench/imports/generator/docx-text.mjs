/** Texts of a resume as paragraphs of Word: the lines above entries by the same grammar as pages, bullets, links. */
import {
  ExternalHyperlink,
  Paragraph,
  Tab,
  Table,
  TableBorders,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from "docx";
import { readLines } from "./grammar.mjs";

/** The width of the text on a page with usual margins, in twentieths of a point. */
export const TEXT_WIDTH = 9638;

/**
 * Letters of `style`: b bold, i italic, c capitals, k small capitals, u underlined, g gray, a colored, l large,
 * s small.
 */
export const run = (text, style = "") =>
  new TextRun({
    text,
    bold: style.includes("b") || undefined,
    italics: style.includes("i") || undefined,
    allCaps: style.includes("c") || undefined,
    smallCaps: style.includes("k") || undefined,
    underline: style.includes("u") ? {} : undefined,
    color: style.includes("g") ? "666666" : style.includes("a") ? "1F4E79" : undefined,
    size: style.includes("l") ? 26 : style.includes("s") ? 18 : undefined,
  });

export const link = (text, href, style) =>
  new ExternalHyperlink({
    link: href,
    children: [new TextRun({ text, style: "Hyperlink", bold: style?.includes("b") || undefined })],
  });

const pieces = (part) => part.map(({ text, style }) => run(text, style));

/** How the right part of a line gets to the right: by a tab, a table, blanks or a line of its own. */
const ROWS = {
  tab: (left, right) => [
    new Paragraph({
      keepNext: true,
      tabStops: [{ type: TabStopType.RIGHT, position: TEXT_WIDTH }],
      children: [...left, new TextRun({ children: [new Tab()] }), ...right],
    }),
  ],
  leftTab: (left, right) => [
    new Paragraph({
      tabStops: [{ type: TabStopType.LEFT, position: 2200 }],
      indent: { left: 2200, hanging: 2200 },
      children: [...left, new TextRun({ children: [new Tab()] }), ...right],
    }),
  ],
  table: (left, right) => [
    invisibleTable(
      [
        [
          [new Paragraph({ children: left })],
          [new Paragraph({ alignment: "right", children: right })],
        ],
      ],
      [65, 35],
    ),
  ],
  blanks: (left, right) => [new Paragraph({ children: [...left, run("          "), ...right] })],
  line: (left, right) => [new Paragraph({ children: left }), new Paragraph({ children: right })],
};

export function headParagraphs(lines, fields, { row, center }) {
  return readLines(lines, fields).flatMap(([left, right]) =>
    right === undefined || left.length === 0
      ? [new Paragraph({ alignment: center ? "center" : "left", children: pieces(right ?? left) })]
      : ROWS[row](pieces(left), pieces(right)),
  );
}

export function invisibleTable(rows, widths, borders = TableBorders.NONE) {
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    columnWidths: widths.map((width) => Math.round((TEXT_WIDTH * width) / 100)),
    borders,
    rows: rows.map(
      (cells) =>
        new TableRow({
          children: cells.map(
            (children, at) =>
              new TableCell({
                children,
                width: { size: widths[at], type: WidthType.PERCENTAGE },
                margins: { left: 60, right: 60 },
              }),
          ),
        }),
    ),
  });
}

export function bulletParagraphs(lines, { bullets }) {
  if (bullets === "list") {
    return lines.map((text) => new Paragraph({ text, numbering: { reference: "dots", level: 0 } }));
  }
  if (bullets === "style") return lines.map((text) => new Paragraph({ text, style: "ListBullet" }));
  return lines.map(
    (text) => new Paragraph({ text: bullets === "none" ? text : `${bullets}${text}` }),
  );
}
