/**
 * Writes the text of an OpenDocument file: headings, paragraphs, lists and links. In names of styles, `_20_` is an
 * encoded space.
 */
import type { Outline } from "#app/core/export/outline.ts";
import type {
  OutlineEntry,
  OutlineLink,
  OutlineSection,
} from "#app/core/export/outline-section.ts";
import { element, escapeXml, XML_HEAD } from "#app/core/export/xml.ts";
import type { Bullet } from "#app/core/resume/description.ts";
import type { Run } from "#app/core/resume/inline-text.ts";
import { BULLET, keepWithNext, LIST, NAMESPACES, STYLE_NAMES } from "./odt-styles.ts";

/** The file `content.xml`. `photo`: XML of a frame, or "". */
export function contentXml(outline: Outline, photo: string): string {
  const { name, headline, contact, sections } = outline;
  const body = [
    name || photo ? paragraph(STYLE_NAMES.name, photo + escapeXml(name)) : "",
    headline ? paragraph(STYLE_NAMES.headline, escapeXml(headline)) : "",
    contact.length > 0
      ? paragraph(
          STYLE_NAMES.contact,
          contact.map((link) => linkXml(link, "Contact_20_link")).join(" | "),
        )
      : "",
    ...sections.map(sectionXml),
  ];
  return `${XML_HEAD}${element(
    "office:document-content",
    NAMESPACES,
    element("office:body", {}, element("office:text", {}, body)),
  )}`;
}

const paragraph = (style: string, content: string) =>
  element("text:p", { "text:style-name": style }, content);

const heading = (level: 1 | 2, style: string, text: string) =>
  element(
    "text:h",
    { "text:style-name": style, "text:outline-level": `${level}` },
    escapeXml(text),
  );

function sectionXml({ heading: title, paragraphs, items, entries }: OutlineSection): string {
  return [
    heading(1, STYLE_NAMES.heading, title),
    ...paragraphs.map((runs) => paragraph(STYLE_NAMES.text, runsXml(runs))),
    items.length > 0 ? paragraph(STYLE_NAMES.text, escapeXml(items.join(", "))) : "",
    ...entries.map(entryXml),
  ].join("");
}

function entryXml({ title, lines, body, links }: OutlineEntry): string {
  const rest = [
    body?.kind === "paragraph" ? paragraph(STYLE_NAMES.text, runsXml(body.runs)) : "",
    body?.kind === "bullets" ? listXml(body.items) : "",
    ...links.map((link) => paragraph(STYLE_NAMES.text, linkXml(link, "Internet_20_link"))),
  ].join("");
  // The last line of an entry need not be on the same page as the next entry.
  const styleOf = (name: string, isLast: boolean) =>
    isLast && rest === "" ? name : keepWithNext(name);
  return [
    title ? heading(2, styleOf(STYLE_NAMES.title, lines.length === 0), title) : "",
    ...lines.map(({ text, kind }, index) =>
      paragraph(styleOf(STYLE_NAMES[kind], index === lines.length - 1), escapeXml(text)),
    ),
    rest,
  ].join("");
}

/** Bullets of the second level become a list inside the item before them. */
function listXml(bullets: readonly Bullet[]): string {
  const items: { content: string; nested: string[] }[] = [];
  for (const { runs, isNested } of bullets) {
    const text = paragraph(BULLET, runsXml(runs));
    const last = items.at(-1);
    if (isNested && last) last.nested.push(element("text:list-item", {}, text));
    else items.push({ content: text, nested: [] });
  }
  const written = items.map(({ content, nested }) =>
    element(
      "text:list-item",
      {},
      content + (nested.length > 0 ? element("text:list", {}, nested) : ""),
    ),
  );
  return element("text:list", { "text:style-name": LIST }, written);
}

const runsXml = (runs: readonly Run[]) => runs.map(runXml).join("");

function runXml({ text, bold, italic, link }: Run): string {
  const style = [bold ? "Strong" : "", italic ? "Emphasis" : ""].filter(Boolean).join("_20_");
  const written = style ? span(style, escapeXml(text)) : escapeXml(text);
  return link ? anchor(link, "Text_20_link", written) : written;
}

const span = (style: string, content: string) =>
  element("text:span", { "text:style-name": style }, content);
/** The style is set on the link itself, because the program's own link style would take precedence. */
const anchor = (address: string, style: string, content: string) =>
  element(
    "text:a",
    {
      "xlink:type": "simple",
      "xlink:href": address,
      "text:style-name": style,
      "text:visited-style-name": style,
    },
    content,
  );

function linkXml({ label, text, href }: OutlineLink, style: string): string {
  const shown = href === null ? escapeXml(text) : anchor(href, style, escapeXml(text));
  return label ? `${escapeXml(label)}: ${shown}` : shown;
}
