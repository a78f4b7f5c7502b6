/**
 * Parses style sheets and `style` attributes, and keeps what matters for reading the text: hidden, bold, italic, font
 * size and side-by-side layout.
 */

export interface Css {
  isHidden?: boolean;
  isBold?: boolean;
  isItalic?: boolean;
  /** Font size in points. */
  size?: number;
  /** A flex container whose children are side by side. */
  isFlexRow?: boolean;
  /** Floated to the right of the text around it, which it precedes in the file. */
  isFloatedRight?: boolean;
  /** Visibly separated from its neighbors, such as by a border, margin or padding. */
  isBox?: boolean;
  /** Has a fixed width or is floated to the left, as columns are. */
  hasColumnWidth?: boolean;
}

const MAX_RULES = 2_000;
const MAX_LENGTH = 500_000;
/** `p`, `.dates`, `p.dates` or `#name`, alone or inside another such element. */
const SELECTOR =
  /^(?:[a-z][a-z0-9]*)?(?:[.#][\w-]+)?(?: [a-z][a-z0-9]*(?:[.#][\w-]+)?| [.#][\w-]+)?$/i;

/** Adds a style sheet's rules to `rules`, by their selectors. Selectors with more than one ancestor are ignored. */
export function readStyleSheet(text: string, rules: Map<string, Css>): void {
  const withoutComments = dropComments(text.slice(0, MAX_LENGTH));
  // A part with `@` begins a block such as `@media print {`; the block's first rule is left out with it.
  for (const block of withoutComments.split("}")) {
    if (rules.size >= MAX_RULES) return;
    const [selectors = "", declarations] = block.split("{");
    if (declarations === undefined || selectors.includes("@")) continue;
    const css = readDeclarations(declarations);
    if (Object.keys(css).length === 0) continue;
    for (const selector of selectors.split(",").map((part) => part.trim().toLowerCase())) {
      if (selector === "" || !SELECTOR.test(selector)) continue;
      rules.set(selector, { ...rules.get(selector), ...css });
    }
  }
}

const dropComments = (text: string) =>
  text
    .split("/*")
    .map((part, index) => {
      const end = index === 0 ? -2 : part.indexOf("*/");
      return index > 0 && end < 0 ? "" : part.slice(end + 2);
    })
    .join("");

/** The selectors that an element matches by itself. */
export function selectorsOf(name: string, attributes: Record<string, string>): string[] {
  const classes = (attributes.class ?? "").toLowerCase().split(/\s+/, 20).filter(Boolean);
  const id = attributes.id ? [`#${attributes.id.toLowerCase()}`] : [];
  return [
    name,
    ...classes.flatMap((className) => [`.${className}`, `${name}.${className}`]),
    ...id,
  ];
}

/** Parses "display: none; font-weight: 700", the declarations of a rule or a `style` attribute. */
export function readDeclarations(text: string): Css {
  const css: Css = {};
  for (const declaration of text.split(";")) {
    const colon = declaration.indexOf(":");
    if (colon < 0) continue;
    const name = declaration.slice(0, colon).trim().toLowerCase();
    const value = declaration
      .slice(colon + 1)
      .replace(/!important/i, "")
      .trim()
      .toLowerCase();
    if (name === "display") {
      if (value === "none") css.isHidden = true;
      if (/^(?:inline-)?flex$/.test(value)) css.isFlexRow = true;
      if (/^(?:inline-(?:block|flex|grid)|table-cell)$/.test(value)) css.isBox = true;
    } else if (name === "flex-direction" && value.startsWith("column")) css.isFlexRow = false;
    else if (name === "visibility" && value === "hidden") css.isHidden = true;
    else if (name === "font-weight") css.isBold = /^(?:bold|bolder|[6-9]00)$/.test(value);
    else if (name === "font-style") css.isItalic = /^(?:italic|oblique)/.test(value);
    else if (name === "float" && value === "right") css.isFloatedRight = true;
    else if (name === "float" && value === "left") css.isBox = css.hasColumnWidth = true;
    else if (/^(?:min-)?width$/.test(name) && isNonzeroLength(value)) css.hasColumnWidth = true;
    else if (SIDE_SPACING.test(name) && hasSideSpacing(name, value)) css.isBox = true;
    else if (SIDE_BORDER.test(name) && /^(?!none|0|transparent)./.test(value)) css.isBox = true;
    else if (name === "font-size") {
      const size = toPoints(value);
      if (size) css.size = size;
    }
  }
  return css;
}

const SIDE_SPACING = /^(?:padding|margin)(?:-(?:left|right|inline(?:-start|-end)?))?$/;
const SIDE_BORDER = /^border(?:-(?:left|right|inline(?:-start|-end)?))?$/;

const isNonzeroLength = (value: string) => /^[\d.]*[1-9][\d.]*[a-z%]/.test(value);

/**
 * True for space at the left or right. The values of `padding` and `margin` are top, right, bottom and left; the only
 * value of "4px" and the second of "1px 8px" are for both sides.
 */
function hasSideSpacing(name: string, value: string): boolean {
  const parts = value.split(/\s+/);
  const atSides = /^(?:padding|margin)$/.test(name) ? [parts[1] ?? parts[0], parts[3]] : parts;
  return atSides.some((part) => isNonzeroLength(part ?? ""));
}

/** Points by unit; relative units are of a font size of 12 points. */
const POINTS_PER_UNIT: Record<string, number> = { pt: 1, px: 0.75, em: 12, rem: 12, "%": 0.12 };

function toPoints(value: string): number | null {
  const [, number, unit = ""] = /^([\d.]{1,6})(pt|px|r?em|%)$/.exec(value) ?? [];
  const size = Number(number) * (POINTS_PER_UNIT[unit] ?? 0);
  return size > 0 && size < 200 ? size : null;
}
