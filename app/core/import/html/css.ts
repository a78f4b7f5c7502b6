/** Reads the few CSS properties that matter for reading text: hidden, bold, italic, font size, and side-by-side layout. */

export interface Css {
  isHidden?: boolean;
  isBold?: boolean;
  isItalic?: boolean;
  /** Font size in points. */
  size?: number;
  /** Its children are side by side. */
  isRow?: boolean;
  /** Placed at the right of the text around it. */
  isAside?: boolean;
  /** Separated from its neighbors by a border, margin or padding. */
  isBox?: boolean;
  /** As wide as a column, whatever its text. */
  isColumn?: boolean;
}

const MAX_RULES = 2_000;
const MAX_LENGTH = 500_000;
/** `p`, `.dates`, `p.dates` or `#name`, alone or inside another such element. */
const SELECTOR =
  /^(?:[a-z][a-z0-9]*)?(?:[.#][\w-]+)?(?: [a-z][a-z0-9]*(?:[.#][\w-]+)?| [.#][\w-]+)?$/i;

/** Adds the rules by their selectors; selectors with more than one ancestor are ignored. */
export function readStyleSheet(text: string, rules: Map<string, Css>): void {
  const withoutComments = dropComments(text.slice(0, MAX_LENGTH));
  // Rules for print and small screens start inside braces, which no selector has.
  for (const block of withoutComments.split("}")) {
    if (rules.size >= MAX_RULES) return;
    const [selectors = "", declarations] = block.split("{");
    if (declarations === undefined || selectors.includes("@")) continue;
    const css = readDeclarations(declarations);
    if (Object.keys(css).length === 0) continue;
    for (const selector of selectors.split(",").map((each) => each.trim().toLowerCase())) {
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
  return [name, ...classes.flatMap((part) => [`.${part}`, `${name}.${part}`]), ...id];
}

/** `display: none; font-weight: 700` of a rule or a `style` attribute. */
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
      if (/^(?:inline-)?flex$/.test(value)) css.isRow = true;
      if (/^(?:inline-(?:block|flex|grid)|table-cell)$/.test(value)) css.isBox = true;
    } else if (name === "flex-direction" && value.startsWith("column")) css.isRow = false;
    else if (name === "visibility" && value === "hidden") css.isHidden = true;
    else if (name === "font-weight") css.isBold = /^(?:bold|bolder|[6-9]00)$/.test(value);
    else if (name === "font-style") css.isItalic = /^(?:italic|oblique)/.test(value);
    else if (name === "float" && value === "right") css.isAside = true;
    else if (name === "float" && value === "left") css.isBox = css.isColumn = true;
    else if (/^(?:min-)?width$/.test(name) && isLength(value)) css.isColumn = true;
    else if (SIDES.test(name) && hasRoomAtSides(name, value)) css.isBox = true;
    else if (BORDER.test(name) && /^(?!none|0|transparent)./.test(value)) css.isBox = true;
    else if (name === "font-size") {
      const size = readSize(value);
      if (size) css.size = size;
    }
  }
  return css;
}

const SIDES = /^(?:padding|margin)(?:-(?:left|right|inline(?:-start|-end)?))?$/;
const BORDER = /^border(?:-(?:left|right|inline(?:-start|-end)?))?$/;

const isLength = (value: string) => /^[\d.]*[1-9][\d.]*[a-z%]/.test(value);

/** The horizontal value is the second of "1px 8px" and the only one of "4px". */
function hasRoomAtSides(name: string, value: string): boolean {
  const parts = value.split(/\s+/);
  const atSides = /^(?:padding|margin)$/.test(name) ? [parts[1] ?? parts[0], parts[3]] : parts;
  return atSides.some((part) => isLength(part ?? ""));
}

const POINTS: Record<string, number> = { pt: 1, px: 0.75, em: 12, rem: 12, "%": 0.12 };

function readSize(value: string): number | null {
  const [, number, unit = ""] = /^([\d.]{1,6})(pt|px|r?em|%)$/.exec(value) ?? [];
  const size = Number(number) * (POINTS[unit] ?? 0);
  return size > 0 && size < 200 ? size : null;
}
