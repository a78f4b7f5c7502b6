/** The styles of an OpenDocument text, which follow the look of a template. */
import {
  LOOK_PARTS,
  type Look,
  type LookPart,
  type ParagraphLook,
  type Rule,
} from "#app/core/export/look/look.ts";
import { officeFont } from "#app/core/export/look/office-fonts.ts";
import { element, XML_HEAD } from "#app/core/export/xml.ts";
import type { Language } from "#app/core/templates/language.ts";
import type { Sheet } from "#app/core/templates/page/page.ts";

/** LibreOffice's built-in styles keep their names; `_20_` is an encoded space. */
export const STYLE_NAMES: Record<LookPart, string> = {
  text: "Standard",
  name: "Title",
  headline: "Subtitle",
  contact: "Contact_20_Details",
  heading: "Heading_20_1",
  title: "Heading_20_2",
  sub: "Entry_20_Organization",
  aside: "Entry_20_Dates",
};
/** The name of a style's variant that stays on one page with the next paragraph. */
export const keepWithNext = (style: string) => `${style}_20_Kept`;
/** The paragraph style of a bullet, and the list style of its list. */
export const BULLET = "List_20_Bullet";
export const LIST = "Bullets";

export const NAMESPACES = {
  "xmlns:office": "urn:oasis:names:tc:opendocument:xmlns:office:1.0",
  "xmlns:style": "urn:oasis:names:tc:opendocument:xmlns:style:1.0",
  "xmlns:text": "urn:oasis:names:tc:opendocument:xmlns:text:1.0",
  "xmlns:draw": "urn:oasis:names:tc:opendocument:xmlns:drawing:1.0",
  "xmlns:fo": "urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0",
  "xmlns:svg": "urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0",
  "xmlns:xlink": "http://www.w3.org/1999/xlink",
  "xmlns:dc": "http://purl.org/dc/elements/1.1/",
  "xmlns:meta": "urn:oasis:names:tc:opendocument:xmlns:meta:1.0",
  "office:version": "1.3",
};

const displayName = (name: string) => name.replaceAll("_20_", " ");
const points = (length: number) => `${Number(length.toFixed(2))}pt`;
const color = (hex: string) => `#${hex}`;
const percent = (ratio: number) => `${Math.round(ratio * 100)}%`;
/**
 * Most fonts' own line height, relative to their size; office programs' spacing is relative to it.
 */
const FONT_LINE_HEIGHT = 1.2;
/** Between the text and a border. */
const RULE_SPACE = "4pt";

/** The file `styles.xml`. */
export function stylesXml(look: Look, sheet: Sheet, { lang, dir }: Language): string {
  const [language, country] = lang.split("-");
  const defaults = element("style:default-style", { "style:family": "paragraph" }, [
    element("style:paragraph-properties", {
      "style:writing-mode": dir === "rtl" ? "rl-tb" : "lr-tb",
      "fo:orphans": "2",
      "fo:widows": "2",
    }),
    element("style:text-properties", {
      ...inAllScripts("language", language),
      ...inAllScripts("country", country?.length === 2 ? country : "none"),
    }),
  ]);
  const headParts: LookPart[] = ["title", "sub", "aside"];
  const styles = [
    defaults,
    ...LOOK_PARTS.map((part) => paragraphStyle(STYLE_NAMES[part], look[part], { look, part })),
    ...headParts.map((part) =>
      element(
        "style:style",
        styleAttributes(keepWithNext(STYLE_NAMES[part]), STYLE_NAMES[part]),
        element("style:paragraph-properties", { "fo:keep-with-next": "always" }),
      ),
    ),
    element("style:style", styleAttributes(BULLET, STYLE_NAMES.text)),
    textStyle("Internet_20_link", { "fo:color": color(look.link) }),
    textStyle("Contact_20_link", { "fo:color": color(look.contactLink) }),
    textStyle("Text_20_link", { "style:text-underline-style": "solid" }),
    textStyle("Strong", inAllScripts("font-weight", "bold")),
    textStyle("Emphasis", inAllScripts("font-style", "italic")),
    textStyle("Strong_20_Emphasis", {
      ...inAllScripts("font-weight", "bold"),
      ...inAllScripts("font-style", "italic"),
    }),
    listStyle(),
    photoStyle("PhotoRight", "right"),
    photoStyle("PhotoLeft", "left"),
  ];
  return `${XML_HEAD}${element("office:document-styles", NAMESPACES, [
    element("office:font-face-decls", {}, fontFaces(look)),
    element("office:styles", {}, styles),
    element("office:automatic-styles", {}, pageLayout(sheet)),
    element(
      "office:master-styles",
      {},
      element("style:master-page", { "style:name": "Standard", "style:page-layout-name": "Page" }),
    ),
  ])}`;
}

function fontFaces(look: Look): string {
  const families = [...new Set([look.text.font, look.name.font])];
  return families
    .map((family) => {
      const { fallback, isSerif } = officeFont(family);
      return element("style:font-face", {
        "style:name": family,
        // LibreOffice uses the second font if the first one is not installed.
        "svg:font-family": `'${family}', '${fallback}'`,
        "style:font-family-generic": isSerif ? "roman" : "swiss",
        "style:font-pitch": "variable",
      });
    })
    .join("");
}

const styleAttributes = (name: string, parent?: string, level?: string) => ({
  "style:name": name,
  "style:display-name": displayName(name),
  "style:family": "paragraph",
  "style:parent-style-name": parent,
  "style:default-outline-level": level,
});

/** Outline levels of headings, for navigation. */
const LEVELS: Partial<Record<LookPart, string>> = { heading: "1", title: "2" };

/** An attribute of text; OpenDocument has one each for Western, East Asian and complex scripts, such as Arabic. */
const inAllScripts = (name: string, value: string | undefined) => ({
  [`fo:${name}`]: value,
  [`style:${name}-asian`]: value,
  [`style:${name}-complex`]: value,
});

function paragraphStyle(
  name: string,
  style: ParagraphLook,
  { look, part }: { look: Look; part: LookPart },
): string {
  const parent = part === "text" ? undefined : STYLE_NAMES.text;
  return element("style:style", styleAttributes(name, parent, LEVELS[part]), [
    element("style:paragraph-properties", {
      "fo:margin-top": points(style.before),
      "fo:margin-bottom": points(style.after),
      "fo:line-height": percent(look.lineHeight / FONT_LINE_HEIGHT),
      "fo:text-align": style.centered ? "center" : "start",
      "fo:keep-with-next": part === "heading" ? "always" : undefined,
      ...borderAttributes(style),
    }),
    element("style:text-properties", {
      "style:font-name": style.font,
      "style:font-name-asian": style.font,
      "style:font-name-complex": style.font,
      ...inAllScripts("font-size", points(style.size)),
      "fo:color": color(style.color),
      ...inAllScripts("font-weight", style.bold ? "bold" : "normal"),
      ...inAllScripts("font-style", style.italic ? "italic" : "normal"),
      "fo:text-transform": style.capitals ? "uppercase" : undefined,
      "fo:letter-spacing": style.letterSpacing ? points(style.letterSpacing) : undefined,
    }),
  ]);
}

function borderAttributes({
  above,
  below,
  beside,
  background,
}: ParagraphLook): Record<string, string> {
  // Borders in the background's color serve as its padding. Neighbors with equal borders share a
  // box.
  const padding = background ? { width: 1, isDouble: false, color: background } : undefined;
  const sides = {
    top: above ?? padding,
    bottom: below ?? padding,
    left: beside ?? padding,
    right: padding,
  };
  const drawn = Object.entries(sides).flatMap(([side, rule]) =>
    rule
      ? [
          [`fo:border-${side}`, border(rule)],
          [`fo:padding-${side}`, RULE_SPACE],
        ]
      : [],
  );
  return {
    ...Object.fromEntries(drawn),
    ...(background ? { "fo:background-color": color(background) } : {}),
  };
}

const border = ({ width, isDouble, color: hex }: Rule) =>
  `${points(width)} ${isDouble ? "double" : "solid"} ${color(hex)}`;

const textStyle = (name: string, properties: Record<string, string | undefined>) =>
  element(
    "style:style",
    { "style:name": name, "style:display-name": displayName(name), "style:family": "text" },
    element("style:text-properties", properties),
  );

const photoStyle = (name: string, side: "left" | "right") =>
  element(
    "style:style",
    { "style:name": name, "style:family": "graphic" },
    element("style:graphic-properties", {
      "style:wrap": side === "right" ? "left" : "right",
      "style:horizontal-pos": side,
      "style:horizontal-rel": "page-content",
      "style:vertical-pos": "top",
      "style:vertical-rel": "page-content",
      [`fo:margin-${side === "right" ? "left" : "right"}`]: "9pt",
    }),
  );

function listStyle(): string {
  const level = (number: number, sign: string) =>
    element(
      "text:list-level-style-bullet",
      { "text:level": `${number}`, "text:bullet-char": sign },
      element(
        "style:list-level-properties",
        { "text:list-level-position-and-space-mode": "label-alignment" },
        element("style:list-level-label-alignment", {
          "text:label-followed-by": "listtab",
          "fo:text-indent": "-12pt",
          "fo:margin-left": `${18 * number}pt`,
        }),
      ),
    );
  return element("text:list-style", { "style:name": LIST }, [level(1, "•"), level(2, "–")]);
}

function pageLayout({ widthMm, heightMm, verticalMm, horizontalMm }: Sheet): string {
  return element(
    "style:page-layout",
    { "style:name": "Page" },
    element("style:page-layout-properties", {
      "fo:page-width": `${widthMm}mm`,
      "fo:page-height": `${heightMm}mm`,
      "fo:margin-top": `${verticalMm}mm`,
      "fo:margin-bottom": `${verticalMm}mm`,
      "fo:margin-left": `${horizontalMm}mm`,
      "fo:margin-right": `${horizontalMm}mm`,
    }),
  );
}
