/**
 * The properties of a layout that its family does not set, many by chance. Values that occur more often in a list are
 * chosen more often. Lines such as `{b study}[, {school}] >> {dates}` are in the grammar of ../grammar.mjs.
 */

export const SANS = [
  "Liberation Sans",
  "Lato",
  "Roboto",
  "Open Sans",
  "Carlito",
  "DejaVu Sans",
  "Noto Sans",
];
export const SERIF = ["Liberation Serif", "EB Garamond", "DejaVu Serif", "Caladea", "Noto Serif"];
export const COLORS = ["#1f4e79", "#8a1c1c", "#2e6b4f", "#5b3a8c", "#b35900", "#00707a", "#333"];

/** A list of the browser, or a sign as part of the text. */
const BULLETS = ["ul", "ul", "ul", "ul", "ul", "ul", "- ", "• ", "▪ ", "» "];
const MARKERS = ["disc", "disc", "square", "circle", '"– "', '"• "', '"✓ "'];

/** Variants of contact data with one detail per line. */
const STACKED = new Set(["stack", "blocks", "icons", "labels", "table"]);

const USUAL = ["summary", "experience", "education", "skills"];
const SKILLS_FIRST = ["summary", "skills", "experience", "education"];
const SCHOOL_FIRST = ["summary", "education", "experience", "skills"];
const BARE = ["experience", "education", "skills", "summary"];
const MORE = [
  "certificates",
  "projects",
  "languages",
  "volunteering",
  "publications",
  "awards",
  "courses",
  "memberships",
];
const LAST = ["custom", "interests", "references"];
export const EVERYTHING_ELSE = [...MORE, ...LAST];

/** The order of sections, without those of a sidebar. */
export function sectionOrder(chance, side = []) {
  const start = chance.pick([USUAL, USUAL, USUAL, SKILLS_FIRST, SKILLS_FIRST, SCHOOL_FIRST, BARE]);
  return [...start, ...chance.shuffle(MORE), ...LAST].filter((kind) => !side.includes(kind));
}

/**
 * Adds the properties that a family does not set; `own`: those that it sets. `job`, `school`, `project`, `minor`
 * (certificates, awards and the like), `group` (an employer above several roles) and `when` (a column of dates) are
 * lines of entries; the others name a variant in ../html-header.mjs, ../html-page.mjs or ../html-sections.mjs.
 */
export function withDefaults(chance, own) {
  const size = chance.pick([9.5, 10, 10, 10.5, 11, 11.5]);
  const accent = own.accent ?? chance.pick(COLORS);
  const font = own.font ?? chance.pick([...SANS, ...SERIF]);
  const leading = chance.pick([1.2, 1.3, 1.4, 1.5]);
  return {
    class: "one-column",
    frame: "one",
    order: sectionOrder(chance, own.side),
    header: "left",
    contact: "line",
    separator: chance.pick([" | ", " · ", " • ", " – ", ", ", "&nbsp; "]),
    links: true,
    isAddressSplit: STACKED.has(own.contact) && chance.happens(0.25),
    linkWords: chance.happens(0.1),
    row: chance.pick(["flex", "float", "table"]),
    bullets: chance.pick(BULLETS),
    school: ["{b study}[, {school}][, {place}] >> {dates}", "[{grade}]"],
    minor: chance
      .pick([
        "{name}[, {by}][, {date}][, {number}][ ({valid})]",
        "{b name}[ – {by}] >> {date}",
        "{name}[ ({by})][, {date}][, {valid}]",
      ])
      .split("\n"),
    minorList: chance.happens(0.4),
    project: ["{b name}[ – {s link}]", "[{toolsLabel}{i tools}]"],
    skills: chance.pick(["commas", "list", "columns", "groupLines", "dots", "groupTable"]),
    languages: chance.pick(["brackets", "dashes", "colons", "lines", "list", "table"]),
    margin: chance.pick(["15mm", "18mm", "20mm", "1in", "0.75in"]),
    paper: chance.pick(["A4", "A4", "Letter"]),
    tagged: chance.happens(0.6),
    ...own,
    css: `:root { --accent: ${accent}; } body { font: ${size}pt/${leading} "${font}"; }
      .name { font-size: 2em; line-height: 1.15; } .sec { margin-top: 1em; } .head { font-size: 1.2em; margin-bottom: 0.3em; }
      ul { list-style: ${chance.pick(MARKERS)}; }
      ${own.css}`,
  };
}
