/**
 * Reads the rules of a layout's stylesheet for look.ts, which imitates a template in DOCX and ODT. Only for our own
 * stylesheets: their selectors are simple (classes, tags and lists of them), and rules within an at-rule (`@media`)
 * would be read as if they always applied.
 */

export type Declarations = Record<string, string>;

export interface CssRule {
  selectors: string[];
  declarations: Declarations;
}

export function readRules(css: string): CssRule[] {
  const withoutComments = css.replace(/\/\*[\s\S]*?\*\//g, "");
  return [...withoutComments.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(
    ([, selectors = "", body = ""]) => ({
      selectors: splitAtCommas(selectors).flatMap(expandLists),
      declarations: Object.fromEntries(
        body.split(";").flatMap((declaration) => {
          const colon = declaration.indexOf(":");
          return colon < 0
            ? []
            : [[declaration.slice(0, colon).trim(), declaration.slice(colon + 1).trim()]];
        }),
      ),
    }),
  );
}

/** The declarations of all rules with one of these selectors, as written; later rules win. */
export function declarationsOf(
  rules: readonly CssRule[],
  selectors: readonly string[],
): Declarations {
  const matching = rules.filter((rule) =>
    rule.selectors.some((selector) => selectors.includes(selector)),
  );
  return Object.assign({}, ...matching.map(({ declarations }) => declarations));
}

/** Splits at the commas that are not within parentheses. */
const splitAtCommas = (text: string) =>
  text.split(/,(?![^(]*\))/).map((part) => part.replace(/\s+/g, " ").trim());

/** ".a :is(.b, .c)" is ".a .b" and ".a .c". */
function expandLists(selector: string): string[] {
  const [, before = "", list, after = ""] = /^(.*?):is\(([^()]*)\)(.*)$/.exec(selector) ?? [];
  if (list === undefined) return [selector];
  return splitAtCommas(list).flatMap((part) => expandLists(before + part + after));
}
