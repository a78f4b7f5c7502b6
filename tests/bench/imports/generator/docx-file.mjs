/** Writes a Word file: name and contact data, then the sections in the frame (arrangement of columns) of its layout. */
import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  TableBorders,
  TextRun,
} from "docx";
import { sectionsOf } from "./docx-sections.mjs";
import { invisibleTable, link, run } from "./docx-text.mjs";
import { contactItems } from "./html-header.mjs";

/** Word gives font sizes in half points, and lengths in twentieths of a point: 1134 are 2 cm. */
export function docxBytes(page) {
  const { layout, person } = page;
  const main = FRAMES[layout.frame](page);
  const document = new Document({
    title: person.fullName,
    styles: { default: { document: { run: { font: layout.font, size: layout.size * 2 } } } },
    numbering: {
      config: [
        {
          reference: "dots",
          levels: [
            {
              level: 0,
              format: LevelFormat.BULLET,
              text: "•",
              style: { paragraph: { indent: { left: 360, hanging: 240 } } },
            },
          ],
        },
      ],
    },
    sections: [
      {
        properties: { page: { margin: { top: 1134, bottom: 1134, left: 1134, right: 1134 } } },
        footers: layout.footer ? { default: footer(person) } : undefined,
        children: layout.columns ? header(page) : [...header(page), ...main],
      },
      ...(layout.columns
        ? [{ properties: { type: "continuous", column: { count: 2, space: 500 } }, children: main }]
        : []),
    ],
  });
  return Packer.toBuffer(document);
}

const FRAMES = {
  one: (page) =>
    sectionsOf(page, page.layout.order).flatMap(([title, body]) => [heading(title, page), ...body]),
  /** Headings in the left cells of a table, content in the right ones. */
  form: (page) => [
    invisibleTable(
      sectionsOf(page, page.layout.order).map(([title, body]) => [[heading(title, page)], body]),
      [24, 76],
      page.layout.isRuled ? {} : TableBorders.NONE,
    ),
  ],
  side: (page) => {
    const { layout } = page;
    const column = (kinds) =>
      sectionsOf(page, kinds).flatMap(([title, body]) => [heading(title, page), ...body]);
    const side = column(layout.side);
    const cells = [
      side.length > 0 ? side : [new Paragraph({ children: [] })],
      column(layout.order),
    ];
    const widths = [32, 68];
    if (layout.isSideRight) return [invisibleTable([cells.reverse()], widths.reverse())];
    return [invisibleTable([cells], widths)];
  },
};

function header(page) {
  const { layout, person, vocabulary } = page;
  const alignment = layout.center ? AlignmentType.CENTER : AlignmentType.LEFT;
  const name = layout.hasStyles
    ? new Paragraph({
        alignment,
        heading: HeadingLevel.TITLE,
        children: [new TextRun(person.fullName)],
      })
    : new Paragraph({
        alignment,
        children: [new TextRun({ text: person.fullName, bold: true, size: 36 })],
      });
  const title = layout.cvTitle
    ? [new Paragraph({ alignment, children: [run(vocabulary.labels.cv, "c")] })]
    : [];
  const headline = person.headline
    ? [new Paragraph({ alignment, children: [run(person.headline, "i")] })]
    : [];
  return [...title, name, ...headline, ...contact(page, alignment)];
}

function contact(page, alignment) {
  const { layout } = page;
  const items = contactItems(page).map(({ text, href, label }) => {
    const value = href && layout.isLinked ? link(text, href) : run(text);
    return layout.contact === "labels" ? [run(`${label}: `, "b"), value] : [value];
  });
  if (layout.contact === "line") {
    const children = items.flatMap((item, at) =>
      at > 0 ? [run(layout.separator), ...item] : item,
    );
    return [new Paragraph({ alignment, children })];
  }
  return items.map((children) => new Paragraph({ alignment, children }));
}

function heading(title, { layout }) {
  const isInText = layout.frame === "one";
  const alignment = layout.center ? AlignmentType.CENTER : AlignmentType.LEFT;
  const border = { bottom: { style: BorderStyle.SINGLE, size: 6, color: "888888", space: 1 } };
  const looks = {
    style: { heading: HeadingLevel.HEADING_1, children: [new TextRun(title)] },
    style2: { heading: HeadingLevel.HEADING_2, children: [new TextRun(title)] },
    bold: { children: [new TextRun({ text: title, bold: true })] },
    caps: { children: [new TextRun({ text: title, bold: true, allCaps: true })], border },
    typed: { children: [new TextRun({ text: title.toUpperCase(), bold: true, underline: {} })] },
    color: { children: [new TextRun({ text: title, size: 28, color: "1F4E79" })], border },
    shaded: {
      children: [new TextRun({ text: title, bold: true, color: "FFFFFF" })],
      shading: { type: "clear", fill: "444444" },
    },
  };
  return new Paragraph({
    alignment,
    spacing: { before: isInText ? 240 : 60, after: 60 },
    keepNext: isInText,
    ...looks[layout.look],
  });
}

const footer = (person) =>
  new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.CENTER,
        children: [
          new TextRun({
            children: [`${person.fullName} – `, PageNumber.CURRENT, " / ", PageNumber.TOTAL_PAGES],
          }),
        ],
      }),
    ],
  });
