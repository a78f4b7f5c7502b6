/**
 * Parses style sheets and `style` attributes, and keeps what matters for reading the text: hidden, bold, italic, font
 * size and side-by-side layout.
 */

export interface Css {
  /** Not displayed. */
  isHidden?: boolean;
  isInvisible?: boolean;
  isBold?: boolean;
  isItalic?: boolean;
  /** Font size in points. */
  size?: number;
  /** A flex container; its children are side by side unless `isColumn`. */
  isFlex?: boolean;
  isColumn?: boolean;
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

/**
 * Adds a style sheet's rules to `rules`, by their selectors. Selectors with more than one ancestor are ignored, and so are
 * rules for other media than a wide screen, fonts and animations.
 */
export function readStyleSheet(text: string, rules: Map<string, Css>): void {
  const sheet = dropComments(text.slice(0, MAX_LENGTH));
  const signs = /[{};]/g;
  const open: Block[] = [];
  let partStart = 0;
  for (let sign = signs.exec(sheet); sign && rules.size < MAX_RULES; sign = signs.exec(sheet)) {
    const block = open.at(-1);
    const isInRule = block?.kind === "rule";
    if (sign[0] === ";" && isInRule) continue;
    const part = sheet.slice(partStart, sign.index).trim();
    partStart = sign.index + 1;
    // A rule in a rule begins after declarations of the outer one; its selectors have no colon that names a property.
    if (isInRule) addRule(block.prelude, part, rules);
    if (sign[0] === "{") open.push({ prelude: part, kind: blockKind(part, block) });
    if (sign[0] === "}") open.pop();
  }
}

/** A block whose `}` is still to come: `prelude {`. */
interface Block {
  prelude: string;
  /** A condition that a wide screen meets, a rule, or something that is left out. */
  kind: "condition" | "rule" | "other";
}

/** `@media screen and (min-width: 768px)`; without `print`, `max-width` and the like. */
const WIDE_SCREEN =
  /^(?:only\s+)?(?:(?:all|screen)(?:\s+and\s+)?)?(?:\((?:min-width\s*:|width\s*>=?)[^()]{1,20}\))?$/i;

function blockKind(prelude: string, outer: Block | undefined): Block["kind"] {
  if (outer && outer.kind !== "condition") return "other";
  if (!prelude.startsWith("@")) return "rule";
  const media = /^@media\b/i.test(prelude) ? prelude.slice("@media".length) : null;
  const isMet = media
    ? media.split(",").some((query) => WIDE_SCREEN.test(query.trim()))
    : /^@(?:supports(?!\s*not\b)|layer)\b/i.test(prelude);
  return isMet ? "condition" : "other";
}

function addRule(selectors: string, declarations: string, rules: Map<string, Css>): void {
  const css = readDeclarations(declarations);
  if (Object.keys(css).length === 0) return;
  for (const selector of selectors.split(",").map((part) => part.trim().toLowerCase())) {
    if (selector === "" || !SELECTOR.test(selector)) continue;
    rules.set(selector, { ...rules.get(selector), ...css });
  }
}

const dropComments = (text: string) => text.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, "");

/** Whether the children of an element are side by side. */
export const isFlexRow = ({ isFlex, isColumn }: Css): boolean => isFlex === true && !isColumn;

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
      css.isHidden = value === "none";
      css.isFlex = /^(?:inline-)?flex$/.test(value);
      if (/^(?:inline-(?:block|flex|grid)|table-cell)$/.test(value)) css.isBox = true;
    } else if (name === "flex-direction" || name === "flex-flow")
      css.isColumn = /\bcolumn/.test(value);
    else if (name === "visibility") css.isInvisible = value === "hidden";
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
